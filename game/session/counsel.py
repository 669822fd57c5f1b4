"""What the bots on a person's side say when they are asked for their opinion.

Knows matches through their public door and who sits where. Must not know how anybody thinks, nor
words. Nothing here is written down: an opinion is no move.
"""

from __future__ import annotations

from game.ai.opinion import Opinion, on_call, on_hand
from game.engine.actions import Call, say
from game.engine.play import why_not
from game.engine.seats import Seat
from game.session.match import Match

Opinions = tuple[tuple[Seat, tuple[Opinion, ...]], ...]


def mates(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Return who plays on a seat's side in this hand and has not left it, the seat itself not."""
    state = match.state
    if seat not in state.seats:
        return ()
    side = state.sides[seat]
    return tuple(
        mate
        for mate in state.seats
        if mate != seat and state.sides[mate] == side and mate not in state.gone
    )


def counsellors(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Return the bots of ours among them: a person speaks for himself, and a program that is not
    ours cannot be asked."""
    specs = match.seats
    return tuple(
        mate for mate in mates(match, seat) if not (specs[mate].is_human or specs[mate].is_outside)
    )


def may_leave(match: Match, seat: Seat) -> bool:
    """Return whether a seat may leave its answer to somebody who is asked as well."""
    asked = match.asked
    return seat in asked and len(asked) > 1 and not match.hand_over


def opinions_on_call(match: Match, seat: Seat) -> Opinions:
    """Return what those bots would answer to the call that a seat is asked about with them."""
    if not may_leave(match, seat):
        return ()
    found = []
    for mate in counsellors(match, seat):
        opinion = on_call(match.observation(mate), match.legal(mate))
        if opinion is not None:
            found.append((mate, (opinion,)))
    return tuple(found)


def opinions(match: Match, seat: Seat) -> Opinions:
    """Return what those bots say when a seat asks them: of the call if one waits for an answer,
    else of their cards."""
    told = opinions_on_call(match, seat)
    if told:
        return told
    is_open = why_not(match.state, say(seat, Call.ENVIDO)) is None
    found = ((mate, on_hand(match.observation(mate), is_open)) for mate in counsellors(match, seat))
    return tuple((mate, told) for mate, told in found if told)
