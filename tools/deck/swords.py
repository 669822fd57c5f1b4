"""The sign of espadas: a straight sword."""

from deck.geometry import LIGHT, dot
from deck.pen import Pen
from deck.tones import GOLD, INK, RED, STEEL


def sword(g: Pen, length: float, width: float = 34, guard: float | None = None) -> None:
    """Straight sword along +y (point down), centred; hilt at -y."""
    w = max(2.8, g.w * 0.8)
    hilt = min(length * 0.26, 62 + width * 0.9)
    y0 = -length / 2
    yb, yt = y0 + hilt, length / 2
    b = width / 2
    gw = guard or width * 1.75
    # blade, two tones meeting at the ridge
    blade = (
        f"{-b},{yb - 4}! {-b * 0.92},{(yb + yt) / 2} {-b * 0.86},{yt - width * 1.35}! 0,{yt}! "
        f"{b * 0.86},{yt - width * 1.35}! {b * 0.92},{(yb + yt) / 2} {b},{yb - 4}!"
    )
    g.piece(blade, STEEL, w=w, shade=0, gap=0)
    half = (
        f"0,{yb - 4}! 0,{yt}! {b * 0.86},{yt - width * 1.35}! {b * 0.92},{(yb + yt) / 2} "
        f"{b},{yb - 4}!"
    )
    left_lit = dot(g.T(-1 + 0j) - g.T(0j), LIGHT) > 0
    other = (
        f"0,{yb - 4}! 0,{yt}! {-b * 0.86},{yt - width * 1.35}! {-b * 0.92},{(yb + yt) / 2} "
        f"{-b},{yb - 4}!"
    )
    dark, lit = (half, other) if left_lit else (other, half)
    g.fill(g.poly(dark), "#6E9FD6")
    g.fill(g.poly(lit), "#E4F0FA")
    sd = 1 if left_lit else -1
    for i in range(int((yt - yb - width * 1.6) / 11)):
        y = yb + 10 + i * 11
        g.line(
            f"{sd * b * 0.88},{y} {sd * b * 0.5},{y + 4} {sd * b * 0.16},{y + 7}",
            2.6,
            "cut",
            "#173E74",
        )
    g.line(f"0,{yb} 0,{(yb + yt) / 2} 0,{yt - 6}", w * 0.75, "cut")
    g.line(
        (
            f"{-sd * b * 0.55},{yb + 16} {-sd * b * 0.5},{(yb + yt) / 2} "
            f"{-sd * b * 0.34},{yt - width * 1.7}"
        ),
        2.2,
        "cut",
        "#6E9FD6",
    )
    # langets under the guard
    g.piece(
        (
            f"{-b * 0.62},{yb - 2}! {-b * 0.5},{yb + width * 0.42} 0,{yb + width * 0.8}! "
            f"{b * 0.5},{yb + width * 0.42} {b * 0.62},{yb - 2}!"
        ),
        GOLD,
        w=w * 0.7,
        shade=3,
    )
    # grip
    gy0, gy1 = y0 + width * 0.62, yb - 4
    gp = g.piece(
        (
            f"{-b * 0.40},{gy0}! {-b * 0.62},{(gy0 + gy1) / 2} {-b * 0.42},{gy1}! "
            f"{b * 0.42},{gy1}! {b * 0.62},{(gy0 + gy1) / 2} {b * 0.40},{gy0}!"
        ),
        RED,
        w=w,
        shade=5,
    )
    n = max(3, int((gy1 - gy0) / 11))
    for i in range(n + 1):
        y = gy0 + (gy1 - gy0) * i / n
        g.clipline(f"{-b},{y + 5} 0,{y} {b},{y - 5}", gp, 3.6, "even", "#F7DC6B")
        g.clipline(f"{-b},{y + 8} 0,{y + 3} {b},{y - 2}", gp, 2.0, "even", INK)
    # trefoil cross-guard
    for f in (False, True):
        with g.at(0, 0, flip=f):
            g.piece(
                (
                    f"0,{yb - 9}! {gw * 0.6},{yb - 7} {gw * 0.86},{yb - 15} {gw},{yb - 20}! "
                    f"{gw * 1.12},{yb - 6} {gw * 1.04},{yb + 12}! {gw * 0.84},{yb + 6} "
                    f"{gw * 0.55},{yb + 5} 0,{yb + 7}!"
                ),
                GOLD,
                w=w,
                shade=5,
            )
            g.piece(g.circle(gw * 1.08, yb - 4, width * 0.2), GOLD, w=w * 0.8, shade=3)
    g.piece(
        f"{-width * 0.34},{yb - 1} 0,{yb - 12} {width * 0.34},{yb - 1} 0,{yb + 11}",
        RED,
        w=w * 0.7,
        shade=3,
        gap=2,
    )
    # pommel
    g.piece(g.circle(0, y0 + width * 0.34, width * 0.36), GOLD, w=w, shade=4.5)
    g.piece(g.circle(0, y0 + width * 0.0 - 2, width * 0.14), GOLD, w=w * 0.8, shade=2)
