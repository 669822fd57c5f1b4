"""A guitar with gut strings, and the short things it says at the table.

Every motif is our own: a call is a gesture of two to six notes that can be told from the others
with eyes shut, and what ends a hand or a match is a phrase.
"""

import math
from random import Random

from sounds.synth import RATE, Signal, band_pass, high_pass, low_pass, mixed, noise, room, samples

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note: str) -> float:
    """Frequency of a note written as letter, perhaps # or b, and octave: A4 is 440."""
    step = _STEPS[note[0]] + note.count("#") - note[1:].count("b")
    return 440.0 * 2 ** ((step - 9) / 12 + int(note[-1]) - 4)


def pluck(rng: Random, note: str, seconds: float, brightness: float = 0.5) -> Signal:
    """One string, plucked and let ring: a burst of noise in a loop that dulls it at every turn."""
    loop_length = RATE / hertz(note)
    # Averaging a sample with the next one shortens the loop by half a sample.
    size = int(loop_length + 0.5)
    # The fraction of a sample that the loop lacks is made up by an all-pass, else it is off key.
    gap = loop_length + 0.5 - size
    tune = (1 - gap) / (1 + gap)
    burst = low_pass(noise(size / RATE + 0.001, rng), 1200 + 5200 * brightness)[:size]
    # Plucked at a fifth of the string: that harmonic and its like are missing.
    pick = max(1, size // 5)
    loop = [burst[i] - 0.9 * burst[i - pick] for i in range(size)]
    # Half of the height is gone after about this long; high strings die sooner.
    half_s = 0.55 * (220 / hertz(note)) ** 0.4
    keep = 0.5 * 0.5 ** (1 / (hertz(note) * half_s))
    out = []
    last_in = last_out = 0.0
    for i in range(samples(seconds)):
        now = loop[i % size]
        out.append(now)
        dull = keep * (now + loop[(i + 1) % size])
        tuned = tune * dull + last_in - tune * last_out
        last_in, last_out = dull, tuned
        loop[i % size] = tuned
    return out


def _body(signal: Signal) -> Signal:
    """The wooden box: two broad resonances under the strings."""
    return mixed(
        (0.0, 1.0, high_pass(signal, 75)),
        (0.0, 0.7, band_pass(signal, 108, 2.0)),
        (0.0, 0.6, band_pass(signal, 215, 1.6)),
    )


def phrase(rng: Random, notes: str, ring_s: float, brightness: float = 0.5) -> Signal:
    """Notes written as `SECONDS:NOTE+NOTE`, played at those times, each rung out at the end.

    Notes joined by + are strummed from the first to the last.
    """
    parts = []
    events = [event.split(":") for event in notes.split()]
    end = max(float(at) for at, _ in events) + ring_s
    for at, chord in events:
        for k, note in enumerate(chord.split("+")):
            start = float(at) + 0.014 * k
            level = rng.uniform(0.9, 1.0)
            parts.append((start, level, pluck(rng, note, end - start, brightness)))
    played = _body(mixed(*parts))
    # A palm comes down on the strings at the end, not a pair of scissors.
    release = samples(0.7 * ring_s)
    for i in range(release):
        played[-1 - i] *= math.sin(math.pi / 2 * i / release)
    return room(played, wet=0.2)


CALLS = {
    "call": "0:E3+B3 0.09:E4",
    "call_envido": "0:A3 0.11:E4",
    "call_truco": "0:A2+E3+A3+C4",
    "call_retruco": "0:A2+E3+A3 0.15:D3+A3+D4+F4",
    "call_vale_cuatro": "0:A2+E3+A3 0.13:D3+A3+D4 0.26:E3+B3+E4+G#4+B4",
    "call_flor": "0:C4 0.07:E4 0.14:G4 0.21:C5",
    "call_quiero": "0:G3+D4 0.12:C3+G3+C4+E4",
    "call_no_quiero": "0:E4 0.12:D4 0.24:A3",
}
"""What the guitar says for each call; `call` for one that has nothing of its own."""

ENDINGS = {
    "trick_won": ("0:E4 0.09:A4", 0.35),
    "hand_won": ("0:C4 0.10:E4 0.20:G4 0.30:C4+E4+G4+C5", 0.75),
    "chico_won": ("0:G3 0.12:C4 0.24:E4 0.36:D4 0.48:G4 0.62:C3+G3+C4+E4+G4+C5", 1.1),
    "match_won": (
        "0:A2 0.18:E3 0.27:A3 0.36:C#4 0.54:E4 0.63:D4 0.72:C#4 0.90:B3 "
        "1.08:E3+B3+D4+G#4 1.35:A2+E3+A3+C#4+E4+A4",
        1.5,
    ),
    "match_lost": ("0:E4 0.20:D4 0.40:C4 0.62:B3 0.62:E3 0.92:A2+E3+A3+C4", 1.3),
}
"""What ends something, with the seconds that the last note rings."""
