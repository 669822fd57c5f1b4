"""The ratings of a round robin as a drawing: a dot and its interval for each rival.

Knows names and numbers, and how to write SVG.
"""

from __future__ import annotations

from collections.abc import Mapping

_LEFT, _RIGHT, _TOP, _ROW, _WIDTH = 110, 24, 16, 24, 640
_STEP = 50
_INK, _FAINT, _LEVEL, _OTHER = "#3a3a3a", "#d8d4cc", "#1f5fa8", "#a8571f"


def draw(
    ratings: Mapping[str, float], spans: Mapping[str, tuple[float, float]], levels: tuple[str, ...]
) -> str:
    """Return an SVG of the ratings, best first; levels are told from measuring opponents.

    >>> draw({"a": 10.0}, {"a": (0.0, 20.0)}, ("a",)).count("<circle")
    1
    """
    order = sorted(ratings, key=lambda name: -ratings[name])
    low = _STEP * (min(span[0] for span in spans.values()) // _STEP)
    high = _STEP * (max(span[1] for span in spans.values()) // _STEP + 1)
    height = _TOP + _ROW * len(order) + 28

    def across(rating: float) -> float:
        return _LEFT + (rating - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fffdf8"/>',
    ]
    mark = low
    while mark <= high:
        x, bottom = across(mark), height - 24
        parts.append(
            f'<path d="M{x:.1f} {_TOP - 6}V{bottom}" stroke="{_FAINT}"/>'
            f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="{_INK}">'
            f"{mark:+.0f}</text>"
        )
        mark += _STEP * (1 if high - low <= 12 * _STEP else 2)
    for row, name in enumerate(order):
        y = _TOP + _ROW * row + _ROW / 2
        colour = _LEVEL if name in levels else _OTHER
        first, last = (across(edge) for edge in spans[name])
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 4:.1f}" text-anchor="end" fill="{_INK}">{name}</text>'
            f'<path d="M{first:.1f} {y:.1f}H{last:.1f}" stroke="{colour}" stroke-width="3"/>'
            f'<circle cx="{across(ratings[name]):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'
        )
    return "\n".join([*parts, "</svg>", ""])
