"""What may stand for the hands hidden from a record: the words give some of it away, and what
they leave open the later lines decide.

Knows the tokens of one hand. In a seat's own record F, figures and the words of the declaring are
always written, but not who had the better flor, nor who lied and was found out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product

from game.engine.envido import highest_tanto
from game.engine.rules import Rules
from game.engine.scoring import at_target, chico_winner, next_score
from game.engine.seats import LETTERS, Seat
from game.engine.state import Phase, Secret, State
from game.engine.transcript import HandText, ResultText

_FLOR_WORDS = ("F", "FQ", "CF", "CR", "FA")
_BELOW_ALL = -1
_BEST_FLOR, _WORST_FLOR = 48, 0
_SILENT = 2
"""More flores than this that nobody sang are thought of last, and nobody lies then."""


def guesses(text: HandText, rules: Rules) -> Iterator[tuple[Secret | None, ...]]:
    """Yield what may stand for the hidden hands, likeliest first; one empty guess where none is
    hidden.

    A hidden flor may be the worst or the best of the table, or sung falsely where players sing, a
    hidden tanto honest or not, who left at a rival's flor may have shrunk from it, partners of who
    sang may hold a flor without a word, and where players sing one may have kept his quiet. Of
    three who may lie one may have conceded with the better tanto.
    """
    hidden = [seat for seat, hand in enumerate(text.deal) if hand is None]
    words = {seat: _words(text, seat) for seat in hidden}
    sang = [seat for seat in hidden if any(word in _FLOR_WORDS for word in words[seat])]
    shrank = [seat for seat in _left_at_flor(text) if seat in hidden and seat not in sang]
    options = [sang]
    if shrank:
        options.append(sang + shrank)
    if rules.free_flor:
        options += [list(true) for true in reversed([*_subsets(sang)][:-1])]
        options += [[*sang, seat] for seat in hidden if seat not in sang]
    if rules.obligatory_flor and any(_has_flor_words(text)):
        for known in [sang, sang + shrank] if shrank else [sang]:
            silent = [seat for seat in hidden if seat not in known]
            options += [[*known, *more] for more in _subsets(silent) if 0 < len(more) <= _SILENT]
    highest = highest_tanto(rules)
    tantos = {seat: _tanto(words[seat], highest) for seat in hidden}
    better: list[dict[Seat, int]] = [tantos]
    if rules.each_alone and rules.tantos == "libres":
        better += [{**tantos, seat: highest} for seat in hidden if "SB" in words[seat]]
    for liars in dict.fromkeys(_liars(hidden, words) if rules.can_lie else [()]):
        for singers, told in product(options, better):
            for best in _subsets(singers):
                yield _secrets(text, told, singers, best, liars)
    if rules.flor and any(_has_flor_words(text)):
        yield from _many_silent(text, tantos, sang)


def _many_silent(
    text: HandText, tantos: dict[Seat, int], sang: list[Seat]
) -> Iterator[tuple[Secret | None, ...]]:
    """Yield contests that several flores joined without a word, at most one better than others."""
    for more in _subsets([seat for seat in tantos if seat not in sang]):
        singers = [*sang, *more]
        if len(more) < _SILENT:
            continue
        for best in [(), *((seat,) for seat in singers)]:
            yield _secrets(text, tantos, singers, best, ())


def _secrets(
    text: HandText,
    tantos: dict[Seat, int],
    singers: list[Seat],
    best: tuple[Seat, ...],
    liars: tuple[Seat, ...],
) -> tuple[Secret | None, ...]:
    """Return what stands for each hand; ``tantos`` are those of the hidden ones."""
    secrets: list[Secret | None] = [None] * len(text.deal)
    for seat, tanto in tantos.items():
        flor = _BEST_FLOR if seat in best else _WORST_FLOR
        secrets[seat] = Secret(flor if seat in singers else None, tanto, seat not in liars)
    return tuple(secrets)


def _liars(hidden: list[int], words: dict[int, list[str]]) -> Iterator[tuple[int, ...]]:
    """Yield who may have told a false tanto: nobody, all, one, then any of those who told one, of
    whom each duel has its own."""
    yield ()
    yield tuple(hidden)
    for seat in hidden:
        yield (seat,)
    told = [seat for seat in hidden if any(word[:1] == "=" or word == "MM" for word in words[seat])]
    yield from _subsets(told)


def _subsets(seats: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield some of these seats, few first: who may have the better flores, in duels each his
    own."""
    for count in range(len(seats) + 1):
        yield from combinations(seats, count)


def _has_flor_words(text: HandText) -> Iterator[bool]:
    return (token.text[1:].removesuffix("!") in _FLOR_WORDS for token in text.tokens)


def leaves_open(text: HandText, rules: Rules) -> bool:
    """Return whether the score of a hand may rest on what the record hides: who lied, or whose flor
    was the better. Elsewhere every figure that counts is written."""
    return None in text.deal and (rules.can_lie or any(_has_flor_words(text)))


def _left_at_flor(text: HandText) -> list[int]:
    """Return the seats whose «al mazo» stands straight behind a flor call or another's answer."""
    tokens = [token.text.removesuffix("!") for token in text.tokens if token.text[1:2] not in "/~@"]
    return [
        LETTERS.index(token[0])
        for before, token in pairwise(tokens)
        if token[1:] == "M" and before[1:] in (*_FLOR_WORDS, "M")
    ]


def _words(text: HandText, seat: int) -> list[str]:
    letter = LETTERS[seat]
    return [token.text[1:].removesuffix("!") for token in text.tokens if token.text[:1] == letter]


def _tanto(words: list[str], highest: int) -> int:
    for word in words:
        if word == "MM":
            return highest
        if word[:1] == "=":
            return int(word[1:])
    return _BELOW_ALL


def borne_out(
    state: State, text: HandText, after: HandText | None, result: ResultText | None
) -> bool:
    """Return whether the lines behind a hand agree with how it was played; with no line behind it,
    it goes on."""
    if text.end is None and after is None and result is None:
        return state.phase < Phase.OVER
    if text.end is not None and state.score != text.end:
        return False
    if after is not None:
        score = next_score(state)
        fits = after.score in (None, score) and after.chicos in (None, state.chicos)
        return fits and state.phase in (Phase.OVER, Phase.CHICO_OVER)
    if result is not None and result.word not in ("abandoned", "annulled"):
        return state.phase == Phase.MATCH_OVER
    return True


def believe(
    state: State, text: HandText, after: HandText | None, result: ResultText | None
) -> State:
    """Take the written score of a hand that hides what it was made of: that of its end, of the
    next hand or of the result, and what chicos the next hand counts."""
    before = state.chicos
    if state.phase > Phase.OVER:
        winner = chico_winner(state)
        before = tuple(won - (side == winner) for side, won in enumerate(before))
    counted = after.chicos if after is not None else None
    if counted is not None and counted != before:
        told = text.end or state.score
        return state._replace(score=told, chicos=counted, phase=Phase.CHICO_OVER)
    score = text.end
    if score is None and after is not None:
        score = after.score
    elif score is None and result is not None:
        score = result.score
    if score is None:
        return state
    state = state._replace(score=score, phase=Phase.OVER, chicos=before)
    if at_target(state) and (winner := chico_winner(state)) is not None:
        chicos = tuple(won + (side == winner) for side, won in enumerate(before))
        over = max(chicos) >= state.rules.chicos
        state = state._replace(chicos=chicos, phase=Phase.MATCH_OVER if over else Phase.CHICO_OVER)
    return state
