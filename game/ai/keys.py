"""What a player of two remembers of a hand: the situation as a number, and its moves.

Suits are dropped. While envido can still be called the hand is exact; afterwards its points matter
only as a public image of the cards still to come. `tools/trainer/keys.h` lays the same bits out;
golden keys hold the two together. Knows one seat's observation; must not know probabilities.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.actions import Action, Call, Play, Say
from game.engine.cards import DECK, RANKS, Card
from game.engine.observe import Observation
from game.engine.ranking import STRENGTH, envido_points
from game.engine.seats import Side
from game.engine.state import PARDA

TANTOS = 34
SHOWN_SETS = 1 + 40 + 780
NO_IMAGE = 5
"""Nothing was declared, or all three cards lie on the table."""
_IMAGES = 5
_ACCEPTED = 3
_FLOR_MINE, _FLOR_HIS, _FLOR_BOTH = 39, 40, 45
"""A flor was sung; one more than _FLOR_HIS and its suit once a card of it is shown."""
_COARSE = 1 << 62
_TAG_ENVIDO, _TAG_FIRST = 0, 1

# Classes of strength, from a four to the ancho de espadas: for the third baza, for the second,
# and for both where an accepted envido tells more than they do.
_FINE = (0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7)
_MIDDLE = (0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5)
_ROUGH = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4)

_POWER = {card: strength - 1 for card, strength in STRENGTH.items()}
_PLACE = {card: place for place, card in enumerate(DECK)}
_LADDERS: dict[tuple[Call, ...], int] = {
    tuple(map(Call, words.split())): code
    for code, words in enumerate(
        (
            "", "E", "RE", "FE", "E E", "E RE", "E FE", "RE FE",
            "E E RE", "E E FE", "E RE FE", "E E RE FE",
        )
    )
}  # fmt: skip
_ORDER = {
    Call.TRUCO: 3,
    Call.RETRUCO: 3,
    Call.VALE_CUATRO: 3,
    Call.ENVIDO: 4,
    Call.REAL_ENVIDO: 5,
    Call.FALTA_ENVIDO: 6,
    Call.QUIERO: 7,
    Call.NO_QUIERO: 8,
}


class Situation(NamedTuple):
    """A key and its moves: of equal cards any is the same move, so a move is a tuple of actions.

    A move that this table's options forbid is empty.
    """

    key: int
    moves: tuple[tuple[Action, ...], ...]


def situation(
    seen: Observation, legal: tuple[Action, ...], images: bytes, falta_class: int
) -> Situation | None:
    """Return the situation of a seat that must act, None where no trained table has its like.

    ``images`` are the table's; ``falta_class`` tells how much an accepted falta is worth, 0 to 3,
    of which the key tells the two cheap ones from the two dear ones.
    """
    ladder = _LADDERS.get(seen.envido.calls)
    if ladder is None or any(play.face_down for trick in seen.tricks for play in trick):
        return None
    me = seen.seat
    player = 0 if me == seen.mano else 1
    hand = sorted(seen.cards, key=lambda card: (_POWER[card], _PLACE[card]))
    mine = [play.card for trick in seen.tricks for play in trick if play.seat == me]
    his = [play.card for trick in seen.tricks for play in trick if play.seat != me]
    baza = len(seen.results)
    own = mine[baza] if len(mine) > baza else None
    theirs = his[baza] if len(his) > baza else None
    lying = 0 if theirs is None else 1 + _POWER[theirs]
    asked = me in seen.truco.asked
    alive = _is_envido_alive(seen)
    if alive:
        key = player
        for card in hand:
            key = key << 4 | _POWER[card]
        key = key << 6 | envido_points(seen.cards)
        key = (key << 2 | _slot(hand, own)) << 4 | lying
        key = (key << 4 | ladder) << 1 | bool(seen.truco.pending)
        key = (key << 2 | falta_class >> 1) << 2 | _TAG_ENVIDO
    else:
        memory = _envido_memory(seen, images, mine, his)
        if baza == 0:
            key = player
            for card in hand:
                key = key << 4 | _POWER[card]
            key = (key << 2 | _slot(hand, own)) << 4 | lying
        else:
            spoken = _ACCEPTED <= memory < _FLOR_MINE
            classes = _ROUGH if spoken else _MIDDLE if baza == 1 else _FINE
            key = _later(seen, player, hand, mine, his, classes)
        key = (key << 6 | memory) << 4 | _truco_memory(seen, asked)
        key = key << 2 | _TAG_FIRST + baza
    return Situation(key, _moves(seen, legal, ladder, alive, asked))


def _later(
    seen: Observation,
    player: int,
    hand: list[Card],
    mine: list[Card | None],
    his: list[Card | None],
    classes: tuple[int, ...],
) -> int:
    """Return the part of the key about cards, from the second baza on."""
    baza = len(seen.results)
    own = mine[baza] if len(mine) > baza else None
    lying = 0 if len(his) <= baza else 1 + _power(his[baza])
    left = [card for card in hand if card not in mine[:baza]]
    my_first, his_first = classes[_power(mine[0])], classes[_power(his[0])]
    first = _result(seen.results[0], seen.seat)
    if baza == 1:
        low, high = _POWER[left[0]], _POWER[left[1]]
        laid = 0 if own is None else 1 if own == left[0] or low == high else 2
        key = (player << 4 | low) << 4 | high
        key = (key << 2 | laid) << 4 | lying
        return ((key << 3 | my_first) << 3 | his_first) << 2 | first
    last = _POWER[left[0]]
    if lying:
        last = int(last > lying - 1 or (last == lying - 1 and _wins_ties(seen)))
    key = (player << 4 | last) << 1 | (own is not None)
    key = ((key << 4 | lying) << 3 | my_first) << 3 | his_first
    key = (key << 3 | classes[_power(mine[1])]) << 3 | classes[_power(his[1])]
    return (key << 2 | first) << 2 | _result(seen.results[1], seen.seat)


def coarse_key(key: int) -> int:
    """Return the key of a situation met too seldom: any falta; no first cards, no
    images, no suit of a flor."""
    tag = key & 3
    if tag == _TAG_ENVIDO:
        return _COARSE | key & ~0xC
    memory = key >> 6 & 63
    if memory < _FLOR_MINE:
        memory = min(memory, _ACCEPTED)
    elif _FLOR_HIS < memory < _FLOR_BOTH:
        memory = _FLOR_HIS
    key = key & ~(63 << 6) | memory << 6
    if tag > _TAG_FIRST:
        key &= ~(63 << (14 if tag == _TAG_FIRST + 1 else 22))
    return _COARSE | key


def _is_envido_alive(seen: Observation) -> bool:
    """Whether the tanto still matters: it is being called, or somebody may yet call it."""
    envido, truco = seen.envido, seen.truco
    if envido.asked:
        return True
    over = envido.closed or envido.calls or seen.flor.calls or seen.results or truco.level
    return not over and not (truco.pending and truco.caller != seen.mano)


def _slot(hand: list[Card], own: Card | None) -> int:
    """Return where the card on the table stood in the sorted hand, equals as the first; 0: none."""
    if own is None:
        return 0
    return 1 + next(at for at, card in enumerate(hand) if _POWER[card] == _POWER[own])


def _power(card: Card | None) -> int:
    assert card is not None
    return _POWER[card]


def _result(result: Side, seat: int) -> int:
    return 2 if result == PARDA else 0 if result == seat else 1


def _wins_ties(seen: Observation) -> bool:
    """Whether a parda in the third baza gives this seat the hand."""
    first = seen.results[0]
    return (seen.mano if first == PARDA else first) == seen.seat


def _envido_memory(
    seen: Observation, images: bytes, mine: list[Card | None], his: list[Card | None]
) -> int:
    """Return what is left of the envido: nothing, who was refused, or both public images; of a
    flor, whose it is."""
    if seen.flor.sung:
        return _flor_memory(seen, his)
    if not seen.envido.calls:
        return 0
    if not seen.spoken:
        return 1 + (seen.envido.caller != seen.seat)
    own = _image(seen, seen.seat, envido_points(seen.cards), mine, images)
    other = _image(seen, 1 - seen.seat, seen.tantos[1 - seen.seat], his, images)
    return _ACCEPTED + (_IMAGES + 1) * own + other


def _flor_memory(seen: Observation, his: list[Card | None]) -> int:
    flor = seen.flor
    # Where the game sings, only who holds a flor can shrink from another
    if len(flor.sung) > 1 or len(flor.calls) > 1 or (flor.told and seen.rules.obligatory_flor):
        return _FLOR_BOTH
    if flor.sung[0] == seen.seat:
        return _FLOR_MINE
    return _FLOR_HIS if not his or his[0] is None else _FLOR_HIS + 1 + _PLACE[his[0]] // len(RANKS)


def _image(
    seen: Observation, seat: int, points: int | None, shown: list[Card | None], images: bytes
) -> int:
    hidden = points is None or (seat != seen.mano and seen.holder == seen.mano)
    if hidden or points is None or len(shown) > 2:
        return NO_IMAGE
    places = sorted(_PLACE[card] for card in shown if card is not None)
    at = 0
    if len(places) == 1:
        at = 1 + places[0]
    elif places:
        low, high = places
        at = 41 + high * (high - 1) // 2 + low
    return images[points * SHOWN_SETS + at]


def _truco_memory(seen: Observation, asked: bool) -> int:
    truco = seen.truco
    if truco.pending:
        return 5 + truco.pending if asked else 0
    if truco.level == 3:
        return 5
    return 2 * truco.level - (seen.seat in truco.quiero) if truco.level else 0


def _moves(
    seen: Observation, legal: tuple[Action, ...], ladder: int, alive: bool, asked: bool
) -> tuple[tuple[Action, ...], ...]:
    """Return the moves of the game the tables were trained on, in the order of their numbers."""
    cards: dict[int, list[Action]] = {}
    said: dict[int, Action] = {}
    for action in legal:
        if isinstance(action, Play) and action.card is not None and not action.face_down:
            cards.setdefault(_POWER[action.card], []).append(action)
        elif isinstance(action, Say) and action.call in _ORDER:
            said[_ORDER[action.call]] = action
    plays = [tuple(cards[power]) for power in sorted(cards)]
    trained = _trained_words(seen, ladder, alive, asked)
    return (*plays, *((said[word],) if word in said else () for word in trained))


def _trained_words(seen: Observation, ladder: int, alive: bool, asked: bool) -> list[int]:
    """Return the numbers of the words that may be said by the rules the tables were trained on."""
    if seen.envido.asked:
        raises = {1: (4, 5, 6), 2: (6,), 4: (5, 6), 5: (6,), 8: (6,)}.get(ladder, ())
        return [*raises, 7, 8]
    truco = seen.truco
    highest = truco.pending or truco.level
    may_raise = highest < 3 and (asked or not truco.quiero or seen.seat in truco.quiero)
    unplayed = len(seen.held) == 3
    words = [3] if may_raise else []
    if alive and unplayed:
        words += [4, 5, 6]
    return words + ([7, 8] if asked else [])
