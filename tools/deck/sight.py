"""How colours look to eyes that lack one kind of cone, and how far apart two colours are."""

import math

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
KINDS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(rgb: Rgb) -> Rgb:
    """Light of an sRGB colour, 0-255 to 0-1."""
    r, g, b = (
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb
    )
    return r, g, b


def coded(light: Rgb) -> Rgb:
    """The sRGB colour of a light, 0-1 to 0-255, cut off at the ends."""
    r, g, b = (
        255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)
        for c in (min(1.0, max(0.0, v)) for v in light)
    )
    return r, g, b


def seen(rgb: Rgb, kind: str) -> Rgb:
    """An sRGB colour as such eyes see it; `kind` is a key of KINDS."""
    v = linear(rgb)
    r, g, b = (sum(m * c for m, c in zip(row, v, strict=True)) for row in KINDS[kind])
    return coded((r, g, b))


def lab(rgb: Rgb) -> Rgb:
    """CIE L*a*b* of an sRGB colour under daylight D65."""
    r, g, b = linear(rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: Rgb, b: Rgb) -> float:
    """The distance of two sRGB colours, CIE 1976."""
    return math.dist(lab(a), lab(b))
