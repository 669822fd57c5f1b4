"""The sign of bastos: a knotty club with sawn, gold-ringed stubs."""

import math
from dataclasses import dataclass, field

from deck.geometry import Polygon
from deck.pen import Pen
from deck.tones import GOLD, GREEN, Tone

WOOD = Tone("#EBC873", "#F8E6B4", "#B98A34", "#FDF3D6")


@dataclass(frozen=True)
class Trunk:
    """A bent, tapering branch along y; `t` runs from -1 at the thick end to 1 at the thin one."""

    reach: float
    half: float
    taper: float = 0.62
    sway: float = 0.22
    # where a branch was sawn off: t, side, size
    knots: tuple[tuple[float, int, float], ...] = field(
        default=((-0.6, -1, 1.0), (-0.26, 1, 0.92), (0.1, -1, 0.8), (0.46, 1, 0.68))
    )

    def middle(self, t: float) -> float:
        """The slow bend of the branch."""
        return self.half * self.sway * math.sin(t * 2.9 + 0.8)

    def width(self, t: float) -> float:
        """Half the thickness without the knots."""
        body = 1.0 - self.taper * math.pow((t + 1) / 2, 0.75)
        return self.half * (body + 0.16 * math.exp(-(((t + 0.86) / 0.3) ** 2)))

    def edge(self, t: float, side: int) -> float:
        """The outline on one side: it swells where a branch stood, and a little across from it."""
        x = self.width(t)
        for at, s, size in self.knots:
            swell = 0.26 if s == side else 0.1
            x += self.half * swell * size * math.exp(-(((t - at) / 0.085) ** 2))
        return self.middle(t) + side * x

    def line(self, t0: float, t1: float, f: float, n: int = 6) -> str:
        """A line along the branch, `f` of its half thickness to the right of the middle."""
        out = []
        for i in range(n + 1):
            t = t0 + (t1 - t0) * i / n
            x = self.middle(t) + self.width(t) * f
            for at, s, size in self.knots:
                if s * f > -0.3:
                    push = self.half * 0.2 * size * math.exp(-(((t - at) / 0.11) ** 2))
                    x -= s * push * (0.4 + abs(f))
            out.append(f"{x:.1f},{t * self.reach:.1f}")
        return " ".join(out)


def stubs(g: Pen, k: Trunk, tone: Tone, w: float) -> None:
    """The sawn branches, behind the trunk: a short neck, a gold ring and the pale cut."""
    for t, side, size in k.knots:
        r = k.half * 0.46 * size
        x = k.middle(t) + side * k.width(t) * 0.92
        with g.at(x, t * k.reach, 24 * side, flip=side < 0):
            g.piece(
                (
                    f"{-r},{-r * 1.7}! {r * 0.5},{-r * 1.0} {r * 1.25},{-r * 0.86}! "
                    f"{r * 1.25},{r * 0.86}! {r * 0.5},{r * 1.1} {-r},{r * 2.0}!"
                ),
                tone,
                w=w,
                shade=r * 0.3,
            )
            g.piece(g.circle(r * 1.3, 0, r * 0.56, r * 1.02), GOLD, w=w * 0.9, shade=0, gap=0)
            g.piece(
                g.circle(r * 1.42, 0, r * 0.38, r * 0.72), WOOD, w=w * 0.5, shade=r * 0.16, gap=0
            )
            if r > 9:
                g.ring(
                    g.circle(r * 1.42, 0, r * 0.22, r * 0.42),
                    g.circle(r * 1.42, 0, r * 0.1, r * 0.26),
                    "#7A5412",
                )
            else:
                g.fill(g.circle(r * 1.42, 0, r * 0.14, r * 0.26), "#7A5412")


def cut_end(g: Pen, x: float, y: float, rx: float, ry: float, w: float) -> None:
    """The pale sawn face at an end, with its rings of growth."""
    g.piece(g.circle(x, y, rx, ry), WOOD, w=w, shade=ry * 0.3, gap=1.4)
    for f in (0.62, 0.28):
        g.ring(
            g.circle(x, y, rx * f, ry * f),
            g.circle(x, y, rx * f - w * 0.4, ry * f - w * 0.34),
            "#7A5412",
        )


def log(g: Pen, k: Trunk, tone: Tone, w: float) -> Polygon:
    """The trunk: outline, streak of light, bark crowding to the shadow, eyes of the knots."""
    n = 40
    ts = [-1 + 2 * i / n for i in range(n + 1)]
    left = [complex(k.edge(t, -1), t * k.reach) for t in ts]
    right = [complex(k.edge(t, 1), t * k.reach) for t in ts]
    p = g.piece(
        [g.T(z) for z in right + left[::-1]], tone, w=w, shade=k.half * 0.42 * g.scale(), gap=2.4
    )
    g.line(k.line(-0.93, 0.9, -0.44, 12), k.half * 0.36 * g.scale(), "swell", tone.light)
    g.line(k.line(-0.86, 0.1, -0.56), max(2.4, k.half * 0.1) * g.scale(), "swell", tone.gap)
    count = max(9, int(k.reach / 17))
    for i in range(count):
        f = -0.18 + (i * 0.382) % 0.98
        t = -0.92 + (i * 0.4343) % 1.5
        run = 0.22 + 0.12 * math.sin(i * 1.9)
        g.clipline(
            k.line(t, min(0.93, t + run), f), p, (1.9 + k.half * 0.035 + f) * g.scale(), "swell"
        )
    for t, side, size in k.knots:
        x, y = k.middle(t) + side * k.width(t) * 0.5, t * k.reach
        r = k.half * 0.3 * size
        for rr, ww in ((1.0, 0.8), (0.5, 0.6)):
            g.line(
                f"{x + side * r * 0.7},{y - r * 1.9 * rr} "
                f"{x - side * r * 0.75 * rr},{y - r * 0.3} "
                f"{x - side * r * 0.4 * rr},{y + r * rr} {x + side * r * 0.6},{y + r * 1.9 * rr}",
                w * ww,
                "swell",
            )
    return p


def club(g: Pen, length: float, width: float = 52, tone: Tone = GREEN) -> Polygon:
    """Knotty club along +y: thick end at -y, thin ringed end at +y; centred."""
    w = max(2.8, g.w * 0.85)
    k = Trunk(length / 2 - width * 0.1, width * 0.56)
    stubs(g, k, tone, w)
    p = log(g, k, tone, w)
    top = (k.edge(-1, 1) - k.edge(-1, -1)) / 2
    cut_end(g, k.middle(-1), -k.reach, top * 0.99, top * 0.4, w * 0.9)
    x, foot = k.middle(1), (k.edge(1, 1) - k.edge(1, -1)) / 2
    for y, grow, tall in ((k.reach - width * 0.3, 1.0, 0.1), (k.reach, 1.1, 0.15)):
        r, v = foot * grow, width * tall
        g.piece(
            (
                f"{x - r},{y - v}! {x},{y - v * 0.4} {x + r},{y - v}! {x + r * 1.06},{y} "
                f"{x + r},{y + v * 0.8}! {x},{y + v * 1.5} {x - r},{y + v * 0.8}! "
                f"{x - r * 1.06},{y}"
            ),
            GOLD,
            w=w * 0.85,
            shade=width * 0.06,
            gap=1.4,
        )
    return p
