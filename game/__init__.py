"""Vale Cuatro: truco of the River Plate for one table."""

import os

# Standard output belongs to the commands; pygame greets there when it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# And gives windows the name of the script, unless they have one by then.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "vale-cuatro")
