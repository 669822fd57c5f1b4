"""Vale Cuatro: truco of the River Plate for one table."""

import os

# Standard output belongs to the commands; pygame greets there when it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
