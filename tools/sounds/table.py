"""What is heard on the table: cards that slide, fall, riffle and slap, a pencil, a tap of wood.

Every function takes the generator of one take, so takes differ as hands do.
"""

import math
from random import Random

from sounds.synth import (
    RATE,
    Signal,
    band_pass,
    fading,
    high_pass,
    low_pass,
    mixed,
    noise,
    room,
    samples,
    swelling,
    tone,
)

_WOOD = ((118, 0.050, 1.0), (187, 0.038, 0.7), (296, 0.026, 0.5), (431, 0.017, 0.28))
"""A table top's own tones: hertz, how long they ring, how loud."""


def _knock(rng: Random, weight: float) -> Signal:
    """The table answering a blow: a heavier one rings lower, longer and louder."""
    detune = rng.uniform(0.96, 1.04)
    rings = [
        (0.0, level * weight, tone(hertz * detune, 0.22, fall * (0.6 + 0.5 * weight)))
        for hertz, fall, level in _WOOD
    ]
    felt = fading(low_pass(noise(0.12, rng), 340 + 260 * weight), 0.001, 0.018)
    return mixed(*rings, (0.0, 2.2 * weight, felt))


def _flick(rng: Random, hertz: float = 3200, fall_s: float = 0.006) -> Signal:
    """The edge of a card: a very short dry click."""
    burst = band_pass(noise(0.05, rng), hertz * rng.uniform(0.85, 1.2), 0.9)
    return fading(burst, 0.0006, fall_s)


def _slide(rng: Random, seconds: float, hertz: float, peak: float) -> Signal:
    """A card passing over cloth: air whose hiss falls as the card slows down."""
    swish = swelling(noise(seconds, rng), peak)
    return mixed(
        (0.0, 1.0, band_pass(swish, hertz, 0.8)),
        (0.0, 0.5, band_pass(swish, hertz * 0.45, 0.7)),
    )


def card(rng: Random, weight: float) -> Signal:
    """A card put on the table: from laid down (0.2) to thrown (1.0)."""
    landing = 0.075 - 0.035 * weight
    return room(
        mixed(
            (0.0, 0.34, _slide(rng, landing + 0.05, 2100 + 900 * weight, 0.75)),
            (landing, 0.5 + 0.5 * weight, _flick(rng, 2500 + 900 * weight, 0.007)),
            (landing + 0.003, 0.55 * weight, _knock(rng, weight)),
            (landing + 0.016 + rng.uniform(0, 0.008), 0.22, _flick(rng, 1900, 0.010)),
        ),
        wet=0.10,
    )


def slap(rng: Random) -> Signal:
    """A card slammed down with the flat of the hand, for whoever wants it noticed."""
    palm = fading(band_pass(noise(0.10, rng), 1250, 0.6), 0.0008, 0.013)
    return room(
        mixed(
            (0.0, 1.1, palm),
            (0.0, 0.8, _flick(rng, 3600, 0.008)),
            (0.002, 1.0, _knock(rng, 1.35)),
            # The other cards and a glass jump a little afterwards.
            (0.085, 0.14, _flick(rng, 4200, 0.010)),
            (0.128, 0.09, _flick(rng, 3300, 0.012)),
        ),
        wet=0.22,
    )


def deal(rng: Random) -> Signal:
    """A card leaving the pack and gliding to a player."""
    glide = rng.uniform(0.13, 0.16)
    return room(
        mixed(
            (0.0, 0.8, _flick(rng, 3900, 0.005)),
            (0.004, 0.85, _slide(rng, glide, rng.uniform(2700, 3300), 0.28)),
            (glide - 0.01, 0.34, _flick(rng, 2200, 0.008)),
            (glide - 0.008, 0.10, _knock(rng, 0.3)),
        ),
        wet=0.08,
    )


def shuffle(rng: Random) -> Signal:
    """A riffle of the pack, its bridge falling shut, and two taps to square it."""
    parts = []
    at = 0.0
    for k in range(34):
        # The halves let go slowly, then ever faster, then the last cards lag behind.
        at += 0.030 - 0.019 * math.sin(math.pi * min(1.0, k / 30)) + rng.uniform(-0.003, 0.003)
        level = 0.45 + 0.4 * math.sin(math.pi * k / 34) + rng.uniform(-0.1, 0.1)
        parts.append((at, level, _flick(rng, 2400 + 26 * k, 0.007)))
    parts.append((at + 0.05, 0.8, _slide(rng, 0.24, 2500, 0.6)))
    for k in range(16):
        parts.append((at + 0.09 + 0.009 * k, 0.35, _flick(rng, 3000 + 40 * k, 0.005)))
    for tap in (0.37, 0.53):
        parts.append((at + tap, 0.75, _flick(rng, 2100, 0.010)))
        parts.append((at + tap + 0.002, 0.35, _knock(rng, 0.5)))
    return room(mixed(*parts), wet=0.10)


def point(rng: Random) -> Signal:
    """One stroke of a pencil on paper: grain that catches and lets go, from a light hand."""
    seconds = rng.uniform(0.17, 0.22)
    grain = low_pass(noise(seconds, rng), rng.uniform(90, 120))
    grain = low_pass([abs(value) for value in grain], 160)
    top = max(grain)
    scratch = [
        value * (0.25 + 0.75 * grain[i] / top) for i, value in enumerate(noise(seconds, rng))
    ]
    scratch = swelling(scratch, rng.uniform(0.3, 0.45))
    paper = mixed(
        (0.0, 1.0, band_pass(scratch, rng.uniform(3300, 3900), 0.9)),
        (0.0, 0.6, band_pass(scratch, 1500, 1.4)),
        (0.0, 0.35, high_pass(scratch, 6000)),
    )
    touch = _flick(rng, 1400, 0.006)
    return mixed((0.0, 0.5, touch), (0.006, 1.0, paper))


def stick(rng: Random) -> Signal:
    """A match laid on paper: a light dry click that bounces once."""
    hertz = rng.uniform(2300, 2700)
    bounce = rng.uniform(0.045, 0.06)
    wood = tone(hertz * 0.62, 0.05, 0.004)
    return room(
        mixed(
            (0.0, 0.8, _flick(rng, hertz, 0.004)),
            (0.0, 0.5, wood),
            (bounce, 0.3, _flick(rng, hertz * 1.1, 0.003)),
            (bounce + 0.02, 0.18, _slide(rng, 0.05, 3400, 0.3)),
        ),
        wet=0.06,
    )


def bean(rng: Random) -> Signal:
    """A dry bean dropped on paper over wood: it knocks, hops and rolls a little."""
    hertz = rng.uniform(1350, 1650)
    parts = [(0.0, 1.0, tone(hertz, 0.05, 0.006)), (0.0, 0.5, _flick(rng, 1900, 0.005))]
    at, level, gap = 0.0, 0.5, rng.uniform(0.055, 0.075)
    for _ in range(4):
        at, level, gap = at + gap, level * 0.55, gap * 0.62
        parts.append((at, level, tone(hertz * rng.uniform(1.02, 1.12), 0.04, 0.004)))
        parts.append((at, level * 0.5, _flick(rng, 2300, 0.004)))
    return room(mixed(*parts), wet=0.07)


def tick(rng: Random) -> Signal:
    """A fingertip on wood, for the buttons."""
    size = samples(0.06)
    body = mixed((0.0, 1.0, tone(920, 0.06, 0.007)), (0.0, 0.5, tone(1480, 0.06, 0.004)))
    return fading(mixed((0.0, 0.25, _flick(rng, 2600, 0.003)), (0.0, 1.0, body)), 2 / RATE, 0.02)[
        :size
    ]
