"""Whose eyes the screen is for where several people share it, and what a table shows nobody.

Knows the match's public door and observations. Must not know pixels, curtains or scenes.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.actions import Action, Call, say
from game.engine.observe import Observation, hide, known_tantos, observe
from game.engine.seats import Seat
from game.engine.state import NOBODY, Phase, State
from game.session.match import Match


def people(match: Match) -> tuple[Seat, ...]:
    """Return the seats in which a person decides."""
    return tuple(seat for seat, spec in enumerate(match.seats) if spec.is_human)


def are_several(match: Match) -> bool:
    """Return whether cards must be hidden from somebody who looks at the same screen."""
    return len(people(match)) > 1


def first(match: Match) -> Seat:
    """Return who should look first as the match stands: the person who is asked, else the next one
    in playing order; where no person sits, whoever used to, else the first seat."""
    asked = match.human_to_act
    if asked is not None:
        return asked
    state = match.state
    waits = match.observation(0).to_act if state.phase != Phase.CUT else ()
    start = waits[0] if waits else state.mano
    seats = people(match) or tuple(match.owners) or (0,)
    return min(seats, key=lambda seat: (seat - start) % len(match.seats))


def covered(state: State, seat: Seat) -> Observation:
    """Return the table from a seat's place with its cards face down, as anybody may see it."""
    public = hide(state, NOBODY)
    return replace(
        observe(state, seat),
        cards=(),
        held=(),
        tantos=known_tantos(public, None),
        tricks=public.tricks,
        table=public,
    )


def claim(match: Match) -> Action | None:
    """Return a person's asking to see a tanto, whoever of those at the screen may; None if none
    may."""
    asking = (say(seat, Call.A_VER) for seat in people(match))
    return next((action for action in asking if action in match.legal(action.seat)), None)
