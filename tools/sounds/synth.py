"""Signals and what can be done to them, in plain Python: noise, tones, filters, envelopes.

A signal is a list of floats around -1..1 at RATE samples a second. Must not know which sounds the
game has. Noise comes from a generator the caller seeds, so the same call gives the same signal.
"""

from __future__ import annotations

import math
from array import array
from random import Random

RATE = 44100

Signal = list[float]


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """Nothing, for a while."""
    return [0.0] * samples(seconds)


def noise(seconds: float, rng: Random) -> Signal:
    """White noise."""
    return [rng.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def tone(hertz: float, seconds: float, fall_s: float) -> Signal:
    """A sine that rings out, losing two thirds of its height every `fall_s` seconds."""
    turn, fall, size = 2 * math.pi * hertz / RATE, 1 / (fall_s * RATE), samples(seconds)
    # The straight slope to zero is for the end, which would click otherwise.
    return [math.sin(turn * i) * math.exp(-i * fall) * (1 - i / size) for i in range(size)]


def fading(signal: Signal, rise_s: float, fall_s: float) -> Signal:
    """The signal under a short rise and an exponential fall."""
    rise, fall = max(1, samples(rise_s)), 1 / (fall_s * RATE)
    return [
        value * min(1.0, i / rise) * math.exp(-max(0, i - rise) * fall)
        for i, value in enumerate(signal)
    ]


def swelling(signal: Signal, peak: float) -> Signal:
    """The signal under a hill whose top is at `peak` (0..1) of its length."""
    top = max(1.0, peak * len(signal))
    rest = max(1.0, len(signal) - top)
    return [
        value * math.sin(math.pi / 2 * (i / top if i < top else (len(signal) - i) / rest)) ** 2
        for i, value in enumerate(signal)
    ]


def low_pass(signal: Signal, hertz: float, sharpness: float = 0.707) -> Signal:
    """Only what is below `hertz`, at 12 dB an octave."""
    cosine, alpha = _corner(hertz, sharpness)
    return _biquad(signal, (1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, cosine, alpha)


def high_pass(signal: Signal, hertz: float, sharpness: float = 0.707) -> Signal:
    """Only what is above `hertz`, at 12 dB an octave."""
    cosine, alpha = _corner(hertz, sharpness)
    return _biquad(signal, (1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2, cosine, alpha)


def band_pass(signal: Signal, hertz: float, sharpness: float) -> Signal:
    """Only what is near `hertz`; the sharper, the nearer."""
    cosine, alpha = _corner(hertz, sharpness)
    return _biquad(signal, alpha, 0.0, -alpha, cosine, alpha)


def _corner(hertz: float, sharpness: float) -> tuple[float, float]:
    turn = 2 * math.pi * hertz / RATE
    return math.cos(turn), math.sin(turn) / (2 * sharpness)


def _biquad(signal: Signal, b0: float, b1: float, b2: float, cosine: float, alpha: float) -> Signal:
    """Filter of the second order, after the well-known audio equaliser formulae."""
    a0, a1, a2 = 1 + alpha, -2 * cosine, 1 - alpha
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def mixed(*parts: tuple[float, float, Signal]) -> Signal:
    """Signals one over another, each with its start in seconds and its level."""
    out = [0.0] * max(samples(start) + len(signal) for start, _, signal in parts)
    for start, level, signal in parts:
        offset = samples(start)
        for i, value in enumerate(signal):
            out[offset + i] += level * value
    return out


def room(signal: Signal, wet: float = 0.16) -> Signal:
    """The signal as a small room with a low ceiling gives it back: a few early echoes."""
    echoes = ((0.0113, 0.55), (0.0171, 0.43), (0.0237, 0.34), (0.0311, 0.25), (0.0433, 0.17))
    dull = low_pass(signal, 3200)
    return mixed((0.0, 1.0, signal), *((at, wet * level, dull) for at, level in echoes))


def finished(signal: Signal, loudness_db: float, ceiling_db: float = -2.5) -> array[int]:
    """16-bit samples at a loudness: the RMS of the loudest 50 ms, in dB below full scale.

    Peaks are rounded off softly under `ceiling_db`; the end fades out so that it does not click.
    """
    signal = high_pass(signal, 40)
    tail = min(len(signal), samples(0.012))
    for i in range(tail):
        signal[-1 - i] *= i / tail
    ceiling = 10 ** (ceiling_db / 20)
    gain = 10 ** (loudness_db / 20) / max(loudest(signal), 1e-9)
    # Rounding peaks off takes loudness away, so the gain is corrected until it stays.
    for _ in range(12):
        out = [_soft(value * gain, ceiling) for value in signal]
        gain *= 10 ** (loudness_db / 20) / loudest(out)
    return array("h", (round(value * 32767) for value in out))


def loudest(signal: Signal, window_s: float = 0.05) -> float:
    """RMS of the loudest stretch of `window_s` seconds; a shorter signal counts as one stretch."""
    size = min(len(signal), samples(window_s))
    step = max(1, size // 8)
    squares = [value * value for value in signal]
    total = best = sum(squares[:size])
    for start in range(step, len(signal) - size + 1, step):
        total += sum(squares[start + size - step : start + size])
        total -= sum(squares[start - step : start])
        best = max(best, total)
    return math.sqrt(best / size)


def _soft(value: float, ceiling: float) -> float:
    knee = 0.6 * ceiling
    over = abs(value) - knee
    if over <= 0:
        return value
    return math.copysign(knee + (ceiling - knee) * math.tanh(over / (ceiling - knee)), value)
