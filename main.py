"""Start Vale Cuatro: `python main.py` plays, `python main.py --help` says what else it can do."""

import multiprocessing

if __name__ == "__main__":
    # First of all: a frozen program starts its helpers by starting itself.
    multiprocessing.freeze_support()
    from game.cli import main

    raise SystemExit(main())
