"""The program's window: how it is made, its size, full screen, icon, pictures of it.

Knows SDL through pygame; must not know what is drawn in it.
"""

from __future__ import annotations

import os
import warnings

import pygame

from game.ui.hush import hushed
from game.ui.paint import assets

APPLICATION = "vale-cuatro"
TITLE = "Vale Cuatro"
MIN_SIZE = (960, 600)
LONGEST = 8192
"""No screen is wider; a size mistyped must not eat the memory."""
FIRST_SHARE = 0.8
"""Share of the desktop that the window takes the first time."""
_GRIP = 120
"""Pixels of a window that must be on the screen for it to be found."""
UNSEEN_DRIVERS = ("offscreen", "dummy")

_ENVIRONMENT = {
    "SDL_VIDEO_X11_WMCLASS": APPLICATION,
    "SDL_VIDEO_WAYLAND_WMCLASS": APPLICATION,
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}


class NoDisplay(Exception):
    """There is no screen to show a window on; the text says why in one line."""


def open_display(unseen_is_fine: bool = False) -> None:
    """Start SDL's video; raises NoDisplay where there is no screen.

    Without a screen SDL quietly draws where nobody sees it, so that must be asked for: by
    `unseen_is_fine` or by the environment's SDL_VIDEODRIVER.
    """
    for name, value in _ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    asked_for = unseen_is_fine or bool(os.environ.get("SDL_VIDEODRIVER"))
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"cannot open a window: {error}") from error
    if pygame.display.get_driver() in UNSEEN_DRIVERS and not asked_for:
        pygame.display.quit()
        raise NoDisplay("cannot open a window: there is no display (is DISPLAY set?)")


class Window:
    """The one window. Sizes are in pixels."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        fullscreen: bool = False,
        place: tuple[int, int] | None = None,
        maximised: bool = False,
    ) -> None:
        """Show the window; None as size takes most of the desktop, centred; None as place leaves
        it to the system."""
        pygame.display.set_icon(_icon())
        pygame.display.set_caption(TITLE)
        self.windowed_size = _at_least(size or _first_size())
        pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
        self._limit()
        self._fullscreen = self._maximised = False
        self.place: tuple[int, int] | None = None
        """Where the window's upper left corner is on the desktop, as far as it has been told."""
        if place is not None and _is_in_reach(place):
            _handle().position = place
        if maximised:
            _handle().maximize()
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        """What to draw on."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.surface.get_size()

    @property
    def is_fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    @property
    def is_maximised(self) -> bool:
        """Whether the window was made as large as the desktop by its frame."""
        return self._maximised

    def note(self, event: pygame.event.Event) -> None:
        """Take note of what the system does with the window."""
        if self._fullscreen:
            return
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWRESTORED:
            self._maximised = False
        elif event.type == pygame.WINDOWMOVED and not self._maximised:
            self.place = (event.x, event.y)

    def set_fullscreen(self, wanted: bool) -> None:
        """Fill the screen without changing its resolution, or go back to a window."""
        if wanted == self._fullscreen:
            return
        if wanted:
            self.note_size()
            _handle().set_fullscreen(True)
        else:
            _handle().set_windowed()
        self._fullscreen = wanted

    def set_size(self, size: tuple[int, int]) -> None:
        """Change the window's size, never below the smallest that works."""
        self.set_fullscreen(False)
        self.windowed_size = _at_least(size)
        pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
        self._limit()

    def note_size(self) -> None:
        """Remember the size a person gave the window, to be found again next time."""
        if not (self._fullscreen or self._maximised):
            self.windowed_size = self.size

    def set_title(self, title: str = TITLE) -> None:
        """Write on the window's frame."""
        pygame.display.set_caption(title)

    def _limit(self) -> None:
        # Lost at each set_mode.
        _handle().minimum_size = MIN_SIZE


def _handle() -> pygame.Window:
    """The system's window, fetched anew each time: one kept across a change of mode is invalid."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _is_in_reach(place: tuple[int, int]) -> bool:
    """Whether a window at a place can be taken hold of. With several screens only the system
    knows; it also moves what lies outside."""
    desktops = pygame.display.get_desktop_sizes()
    wide, tall = desktops[0]
    return len(desktops) > 1 or (
        -_GRIP <= place[0] <= wide - _GRIP and 0 <= place[1] <= tall - _GRIP
    )


def _first_size() -> tuple[int, int]:
    width, height = pygame.display.get_desktop_sizes()[0]
    return round(width * FIRST_SHARE), round(height * FIRST_SHARE)


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    wide, tall = (
        min(max(side, least), LONGEST) for side, least in zip(size, MIN_SIZE, strict=True)
    )
    return wide, tall


def _icon() -> pygame.Surface:
    """The game's mark; without its file the ace of espadas."""
    try:
        return pygame.image.load(assets.asset_path("icons", "vale-cuatro-256.png"))
    except (OSError, pygame.error):
        return assets.card_surface("1e", 256)
