"""An outside bot that takes the first thing it may, or does what its first argument says."""

import json
import sys
import time


def main(way: str) -> None:
    """Answer until standard input ends."""
    count = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "end":
            continue
        count += 1
        if way == "dies" and count == 3:
            sys.exit(1)
        if way == "sleeps" and count == 2:
            time.sleep(0.3)
        if way == "deaf":
            time.sleep(60)
        if way == "babbles":
            print("hello", flush=True)
            continue
        action = "Z9" if way == "lies" else message["legal"][0].replace("=*", "=0")
        print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
