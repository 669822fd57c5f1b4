"""Pictures for the README: saved with as many shades of each colour as their size allows.

Knows bytes and shades; must not know what is in a picture.
"""

from pathlib import Path

import pygame


def save_light(shown: pygame.Surface, path: Path, most_bytes: int) -> None:
    """Save a picture in at most so many bytes; RuntimeError if even few shades take more."""
    raw = pygame.image.tobytes(shown, "RGB")
    for step in range(1, 33):
        shades = bytes(min(255, round(value / step) * step) for value in range(256))
        coarse = pygame.image.frombytes(raw.translate(shades), shown.get_size(), "RGB")
        pygame.image.save(coarse, path)
        if path.stat().st_size <= most_bytes:
            return
    raise RuntimeError(f"{path} cannot be made small enough")
