"""Quiet things that lie on the table where there is room: a mate, a dish of porotos.

Knows how they look from slightly above. Must not know the match; they never lie under text.
"""

from __future__ import annotations

from random import Random

import pygame

from game.ui.paint.plates import vector

MATE_UNITS, DISH_UNITS = 120, 130
_SEED = 7


def mate(side: int) -> pygame.Surface:
    """Return a gourd with its bombilla, in a square of ``side`` pixels."""
    return vector(
        """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">
        <defs>
        <radialGradient id="g" cx="42%" cy="34%" r="70%"><stop offset="0%" stop-color="#a5673a"/>
        <stop offset="60%" stop-color="#6b3a1c"/><stop offset="100%" stop-color="#33180a"/>
        </radialGradient>
        <radialGradient id="y" cx="50%" cy="40%" r="60%"><stop offset="0%" stop-color="#8d9a3f"/>
        <stop offset="100%" stop-color="#4b5a1f"/></radialGradient></defs>
        <ellipse cx="66" cy="98" rx="44" ry="17" fill="#080402" fill-opacity="0.34"/>
        <ellipse cx="62" cy="95" rx="38" ry="14" fill="#080402" fill-opacity="0.4"/>
        <path d="M24 44 C16 66 20 100 56 104 C92 100 96 66 88 44 Z" fill="url(#g)"/>
        <path d="M30 60 C30 80 36 94 50 99 C38 92 34 78 34 60 Z" fill="#d79a68"
         fill-opacity="0.45"/>
        <ellipse cx="56" cy="44" rx="33" ry="13.5" fill="#d8d4c8"/>
        <ellipse cx="56" cy="44" rx="33" ry="13.5" fill="none" stroke="#6e6a60" stroke-width="1.4"/>
        <ellipse cx="56" cy="45" rx="27" ry="10" fill="#2c1509"/>
        <ellipse cx="56" cy="46.5" rx="25.5" ry="8.6" fill="url(#y)"/>
        <path d="M66 48 L88 12 Q91 7 99 8" fill="none" stroke="#5f5b52" stroke-width="6.4"
         stroke-linecap="round"/>
        <path d="M66 48 L88 12 Q91 7 99 8" fill="none" stroke="#e2ded2" stroke-width="3.6"
         stroke-linecap="round"/>
        <path d="M79 25.5 L83.5 28.5" stroke="#d9a63a" stroke-width="5" stroke-linecap="round"/>
        </svg>""",
        (side, side),
    )


def dish(side: int) -> pygame.Surface:
    """Return an enamelled dish with porotos in it, in a square of ``side`` pixels."""
    chance = Random(_SEED)
    beans = []
    for _ in range(26):
        x, y = chance.gauss(65, 15), chance.gauss(70, 7)
        tone = chance.choice(("#f1e6cf", "#e6d3ae", "#f6efdf", "#c9a878"))
        turn = chance.randrange(180)
        beans.append(
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn})">'
            f'<ellipse cx="0.8" cy="1.4" rx="6" ry="3.9" fill="#241408" fill-opacity="0.5"/>'
            f'<ellipse rx="6" ry="3.9" fill="{tone}" stroke="#6d5330" stroke-width="0.8"/>'
            f'<ellipse cx="-1.4" cy="-1.2" rx="2.2" ry="1" fill="#ffffff" fill-opacity="0.7"/></g>'
        )
    return vector(
        f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 130" width="130" height="130">
        <ellipse cx="70" cy="86" rx="58" ry="31" fill="#080402" fill-opacity="0.34"/>
        <ellipse cx="65" cy="74" rx="56" ry="32" fill="#dfe3e0"/>
        <ellipse cx="65" cy="74" rx="56" ry="32" fill="none" stroke="#2c3f7c" stroke-width="3"/>
        <ellipse cx="65" cy="73" rx="44" ry="23" fill="#aeb6b4"/>
        <ellipse cx="65" cy="75" rx="43" ry="21" fill="#cdd3d0"/>{"".join(beans)}</svg>""",
        (side, side),
    )
