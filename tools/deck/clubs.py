"""The sign of bastos: a knotty club."""

import math

from deck.clipping import clip
from deck.geometry import Polygon
from deck.pen import Pen
from deck.tones import GOLD, GREEN, INK, OCHRE, Tone


def club(g: Pen, length: float, width: float = 52, tone: Tone = GREEN) -> Polygon:
    """Knotty club along +y: thick end at -y, thin cut end at +y; centred."""
    w = max(3.0, g.w * 0.85)
    h, b = length / 2, width / 2
    knots = [(-0.56, -1), (-0.22, 1), (0.26, -1)]

    def half(t: float) -> float:
        taper = 1.10 - 0.66 * math.pow((t + 1) / 2, 0.6)
        return b * taper + b * 0.16 * math.exp(-(((t + 0.72) / 0.2) ** 2))

    def bend(t: float) -> float:
        return b * 0.15 * math.sin(t * 3.4 + 0.9)

    for t, s in knots:  # stubs, behind the trunk
        k = half(t) / b
        with g.at(bend(t) + s * half(t) * 0.9, t * h, 28 * s, flip=s < 0):
            r = 19 * (width / 52) * (0.5 + 0.5 * k)
            g.piece(
                (
                    f"{-r * 1.1},{-r * 1.2}! {r * 0.3},{-r * 0.92} {r * 0.95},{-r * 0.72}! "
                    f"{r * 0.95},{r * 0.72}! {r * 0.2},{r * 1.05} {-r * 1.1},{r * 1.7}!"
                ),
                tone,
                w=w,
                shade=4,
            )
            g.piece(
                g.circle(r * 0.95, 0, r * 0.40, r * 0.76), OCHRE, w=w * 0.75, shade=2.4, gap=1.4
            )
    N = 12
    lf = [
        (bend(t) - half(t) * (1 + 0.10 * math.sin(i * 2.6)), t * h * 0.97)
        for i, t in ((i, -1 + 2 * i / N) for i in range(N + 1))
    ]
    rt = [
        (bend(t) + half(t) * (1 + 0.10 * math.sin(i * 2.1 + 1)), t * h * 0.97)
        for i, t in ((i, -1 + 2 * i / N) for i in range(N + 1))
    ]
    body = (
        [f"{x:.1f},{y:.1f}" for x, y in lf[::-1]]
        + [f"{bend(-1) - b * 0.5:.1f},{-h * 1.02:.1f}", f"{bend(-1) + b * 0.4:.1f},{-h * 1.03:.1f}"]
        + [f"{x:.1f},{y:.1f}" for x, y in rt]
    )
    body[0] += "!"
    body[-1] += "!"
    p = g.piece(" ".join(body), tone, w=w, shade=width * 0.22, gap=2.4)
    g.line(
        " ".join(
            f"{bend(t) - half(t) * 0.40:.1f},{t * h:.1f}" for t in (-0.88, -0.5, -0.1, 0.3, 0.7)
        ),
        width * 0.17,
        "swell",
        tone.light,
    )
    for k in range(int(length / 20)):  # bark cuts along the trunk
        t = -0.9 + (k * 0.4343) % 1.62
        f, run = -0.1 + (k * 0.382) % 0.86, 0.10 + 0.05 * math.sin(k * 1.9)
        g.clipline(
            " ".join(
                f"{bend(u) + half(u) * f + 1.6 * math.sin((u - t) * 40 + k):.1f},{u * h:.1f}"
                for u in (t, t + run, t + 2 * run)
            ),
            p,
            2.6 + 1.2 * f,
            "swell",
        )
    for t, sd in knots:
        x, y = bend(t) + sd * half(t) * 0.42, t * h + 3
        r = half(t) * 0.36
        g.line(
            (
                f"{x - sd * r},{y - r * 1.3} {x + sd * r * 0.6},{y - r * 0.4} "
                f"{x + sd * r * 0.6},{y + r * 0.7} {x - sd * r},{y + r * 1.7}"
            ),
            w * 0.7,
            "swell",
        )
    x, y, hw = bend(1), h * 0.97, half(1) * 1.05
    for q in clip(
        g.poly(
            f"{x - hw * 2.4},{y - 30}! {x + hw * 2.4},{y - 30}! {x + hw * 2.4},{y - 15}! "
            f"{x - hw * 2.4},{y - 15}!"
        ),
        p,
    ):
        g.piece(q, GOLD, w=w * 0.7, shade=3, gap=1.6)
    g.piece(g.circle(x, y, hw, hw * 0.42), OCHRE, w=w * 0.85, shade=2.2, gap=1.4)
    g.fill(g.circle(x, y, hw * 0.36, hw * 0.14), INK)
    return p
