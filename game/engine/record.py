"""Reading the text of a match, strictly: the first thing that is wrong is said and where.

Knows the grammar. Must not know the rules: `replay` plays what was read.
"""

from __future__ import annotations

import re

from game.engine.cards import Card, parse_card, parse_hand
from game.engine.rules import BadRules, Rules, read_rules
from game.engine.scoring import opening_score
from game.engine.seats import LETTERS, TEAM_LETTERS, seat_of
from game.engine.transcript import (
    VERSION,
    BadRecord,
    HandText,
    Record,
    ResultText,
    SeatLine,
    Token,
    clean_name,
)
from game.engine.tricks import HAND_SIZE
from game.engine.variants import Scoring, Sides

__all__ = ["BadRecord", "HandText", "Record", "ResultText", "SeatLine", "Token", "parse"]

_KEYWORDS = ("truco", "rules", "seat", "seed", "hand", "deal", "end", "nonce", "result", "note")
_TOKEN = re.compile(
    r"[a-f](?:\d{1,2}[eboc]|\((?:\d{1,2}[eboc]|\?)\)|[A-Z]{1,2}\d?|=\d{1,2}"
    r"|D(?:\d{1,2}[eboc]|\?)|~(?:[a-z0-9]{1,2}|\?)(?:\([a-f](?:,[a-f])*\))?|@[a-z-]+)!?|//?"
)


def parse(text: str) -> Record:
    """Return the record of a text; raises BadRecord for the first thing that is wrong.

    Grammar only: whether the match can be played is for `replay` to say.
    """
    return _Reader(text).read()


def _pairs(words: list[str], line: int) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise BadRecord(line, word, "bad-key", "a key=value was expected")
        if key in pairs:
            raise BadRecord(line, word, "repeated-key", "the key stands twice")
        pairs[key] = value
    return pairs


def _score(text: str, sides: int, line: int) -> tuple[int, ...]:
    parts = text.split("-")
    if len(parts) != sides or not all(_is_number(part) for part in parts):
        raise BadRecord(line, text, "bad-score", f"{sides} numbers joined by - were expected")
    return tuple(int(part) for part in parts)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _hand_keys(rules: Rules) -> tuple[str, ...]:
    """Return the keys that this table's ``hand`` lines may have."""
    keys = ["mano", "score", "chicos", "commit"]
    if rules.table.muestra:
        keys.append("muestra")
    if rules.players == 6:
        keys.append("format")
    if rules.table.sides is Sides.PIE_ALONE:
        keys.append("pie")
    return tuple(keys)


class _Reader:
    """Reads the lines of a record one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, line.split(";", 1)[0].split(), line.split(";", 1)[0].strip())
            for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1)
        ]
        self.last = max((number for number, words, _ in self.lines if words), default=1)
        self.rules: Rules | None = None
        self.seats: list[SeatLine] = []
        self.seed: str | None = None
        self.notes: list[str] = []
        self.hands: list[HandText] = []
        self.open: dict[str, object] | None = None
        self.tokens: list[Token] = []
        self.result: ResultText | None = None
        self.changes: list[SeatLine] = []

    def read(self) -> Record:
        lines = iter((number, words, raw) for number, words, raw in self.lines if words)
        number, words, _ = next(lines, (1, [""], ""))
        if words[0] != "truco" or words[1:] != [VERSION]:
            raise BadRecord(
                number, " ".join(words) or "end", "not-a-record", "it must begin with «truco 1»"
            )
        for number, words, raw in lines:
            self._line(number, words, raw)
        self._close_hand()
        if not self.hands:
            self._check_header(self.last)
        assert self.rules is not None
        return Record(
            self.rules,
            tuple(self.seats),
            self.seed,
            tuple(self.hands),
            self.result,
            tuple(self.notes),
            tuple(self.changes),
        )

    def _line(self, number: int, words: list[str], raw: str) -> None:
        word = words[0]
        if word not in _KEYWORDS:
            self._tokens(number, words)
            return
        if self.result and word != "note":
            raise BadRecord(number, word, "misplaced", "nothing but notes follows the result")
        getattr(self, f"_on_{word}")(number, words[1:], raw)

    def _on_truco(self, number: int, words: list[str], raw: str) -> None:
        raise BadRecord(number, "truco", "misplaced", "the record has begun already")

    def _on_rules(self, number: int, words: list[str], raw: str) -> None:
        if self.rules is not None or self.hands or self.open:
            raise BadRecord(number, "rules", "misplaced", "one rules line, before the seats")
        try:
            self.rules = read_rules(_pairs(words, number))
        except BadRules as bad:
            token = f"{bad.key}={bad.value}"
            raise BadRecord(number, token, "bad-option", f"{bad.key}: {bad.detail}") from bad

    def _on_seat(self, number: int, words: list[str], raw: str) -> None:
        rules = self._rules(number, "seat")
        if len(words) < 2:
            raise BadRecord(number, raw, "bad-seat", "seat LETTER PLAYER NAME was expected")
        try:
            seat = seat_of(words[0])
        except ValueError:
            seat = rules.players
        if seat >= rules.players:
            raise BadRecord(number, words[0], "bad-seat", "the table has no such seat")
        kind, colon, rest = words[1].partition(":")
        if words[1] != "human" and not (kind in ("bot", "cmd") and colon and rest):
            raise BadRecord(number, words[1], "bad-seat", "human, bot:… or cmd:… was expected")
        line = SeatLine(seat, words[1], clean_name(words[2:]), number)
        if self.hands or self.open:
            if self.open and "deal" not in self.open:
                raise BadRecord(number, "seat", "misplaced", "seats change between hands")
            self.changes.append(line)
            return
        if seat != len(self.seats):
            raise BadRecord(number, words[0], "bad-seat", "one line a seat, in order")
        self.seats.append(line)

    def _on_seed(self, number: int, words: list[str], raw: str) -> None:
        if len(words) != 1 or self.seed is not None or self.open or self.hands:
            raise BadRecord(number, raw, "bad-seed", "one word, once, before the first hand")
        self.seed = words[0]

    def _on_hand(self, number: int, words: list[str], raw: str) -> None:
        self._check_header(number)
        self._close_hand()
        rules = self._rules(number, "hand")
        if not words or not _is_number(words[0]) or int(words[0]) < 1:
            raise BadRecord(number, raw, "bad-hand", "hand NUMBER was expected")
        pairs = _pairs(words[1:], number)
        for key in pairs:
            if key not in _hand_keys(rules):
                raise BadRecord(number, key, "bad-key", "this table's hands have no such key")
        opened: dict[str, object] = {"number": int(words[0]), "line": number}
        for key in ("mano", "pie"):
            letter = pairs.get(key)
            if letter is not None and (len(letter) != 1 or letter not in LETTERS[: rules.players]):
                raise BadRecord(number, f"{key}={letter}", f"bad-{key}", "no such seat here")
            opened[key] = None if letter is None else seat_of(letter)
        sides = len(opening_score(rules.table.scoring))
        for key in ("score", "chicos"):
            opened[key] = _score(pairs[key], sides, number) if key in pairs else None
        if pairs.get("format", "pica") not in ("pica", "redonda"):
            raise BadRecord(number, f"format={pairs['format']}", "bad-key", "pica or redonda")
        opened["pica"] = pairs.get("format") == "pica"
        opened["muestra"] = self._muestra(number, pairs.get("muestra"), rules)
        opened["commit"] = pairs.get("commit")
        opened["seats"], self.changes = tuple(self.changes), []
        self.open = opened

    def _muestra(self, number: int, text: str | None, rules: Rules) -> Card | None:
        if text is None:
            return None
        try:
            card = parse_card(text)
        except ValueError:
            raise BadRecord(number, text, "bad-card", "that is no card of the deck") from None
        if card.rank == 10 and not rules.dieces:
            raise BadRecord(number, text, "bad-card", "not in this deck")
        return card

    def _on_deal(self, number: int, words: list[str], raw: str) -> None:
        if self.open is None or "deal" in self.open:
            raise BadRecord(number, "deal", "misplaced", "one deal line after a hand line")
        rules = self._rules(number, "deal")
        deal: list[tuple[Card, ...] | None] = []
        used: set[Card | None] = {self.open["muestra"]}  # type: ignore[arg-type]
        for word in words:
            letter, colon, cards = word.partition(":")
            if letter != LETTERS[len(deal)] or not colon or len(deal) >= rules.players:
                raise BadRecord(number, word, "bad-deal", "every seat's cards, in order")
            deal.append(self._cards(number, word, cards, used, rules))
        if len(deal) != rules.players:
            raise BadRecord(number, raw, "bad-deal", "the deal lacks a seat")
        if deal != [None] * rules.players or not rules.corte:
            self._check_muestra(rules)
        self.open["deal"] = tuple(deal)
        self.open["deal_text"] = " ".join(words)

    def _check_muestra(self, rules: Rules) -> None:
        """Demand the card turned up; only before the cut, as a seat sees it, is there none yet."""
        assert self.open is not None
        if rules.table.muestra and self.open["muestra"] is None:
            line = self.open["line"]
            assert isinstance(line, int)
            raise BadRecord(line, "hand", "no-muestra", "this table turns a card up")

    def _cards(
        self, number: int, word: str, cards: str, used: set[Card | None], rules: Rules
    ) -> tuple[Card, ...] | None:
        if cards == "?":
            return None
        try:
            hand = parse_hand(cards)
        except ValueError:
            raise BadRecord(number, word, "bad-card", "that is no card of the deck") from None
        if len(hand) not in (HAND_SIZE, rules.table.pie_cards):
            raise BadRecord(number, word, "bad-deal", f"{HAND_SIZE} cards were expected")
        for card in hand:
            if card in used or (card.rank == 10 and not rules.dieces):
                raise BadRecord(number, str(card), "bad-card", "twice, or not in this deck")
            used.add(card)
        return hand

    def _tokens(self, number: int, words: list[str]) -> None:
        if self._is_closed() or self.result:
            raise BadRecord(number, words[0], "misplaced", "no hand is open here")
        assert self.open is not None
        if "deal" not in self.open:
            raise BadRecord(number, words[0], "no-deal", "the hand has no deal line")
        self._check_muestra(self._rules(number, words[0]))
        for word in words:
            if not _TOKEN.fullmatch(word):
                raise BadRecord(number, word, "unknown-token", "that is no token")
            self.tokens.append(Token(word, number))

    def _on_end(self, number: int, words: list[str], raw: str) -> None:
        if self._is_closed() or "deal" not in (self.open or ()):
            raise BadRecord(number, "end", "misplaced", "no hand is open here")
        assert self.open is not None
        if len(words) != 1:
            raise BadRecord(number, raw, "bad-score", "end SCORE was expected")
        sides = len(opening_score(self._rules(number, "end").table.scoring))
        self.open["end"] = _score(words[0], sides, number)
        self.open["end_line"] = number

    def _on_nonce(self, number: int, words: list[str], raw: str) -> None:
        if self.open is None or self.open.get("end") is None or "nonce" in self.open:
            raise BadRecord(number, "nonce", "misplaced", "a nonce follows its hand's end")
        if len(words) != 1:
            raise BadRecord(number, raw, "bad-nonce", "one word was expected")
        self.open["nonce"] = words[0]

    def _on_note(self, number: int, words: list[str], raw: str) -> None:
        note = raw[len("note") :].strip()
        if not words or "=" not in note:
            raise BadRecord(number, raw, "bad-note", "note key=value was expected")
        if self.open is None:
            self.notes.append(note)
            return
        earlier = self.open.get("notes", ())
        assert isinstance(earlier, tuple)
        self.open["notes"] = (*earlier, note)

    def _on_result(self, number: int, words: list[str], raw: str) -> None:
        self._check_header(number)
        rules = self._rules(number, "result")
        sides = len(opening_score(rules.table.scoring))
        winners = TEAM_LETTERS if rules.table.scoring is Scoring.TEAMS else LETTERS[:sides]
        if len(words) != 2 or words[0] not in (*winners, "abandoned", "annulled"):
            message = f"{', '.join(winners)}, abandoned or annulled, and a score"
            raise BadRecord(number, raw, "bad-result", message)
        self.result = ResultText(words[0], _score(words[1], sides, number), number)

    def _rules(self, number: int, word: str) -> Rules:
        if self.rules is None:
            raise BadRecord(number, word, "no-rules", "the rules line comes first")
        return self.rules

    def _check_header(self, number: int) -> None:
        rules = self._rules(number, "end")
        if len(self.seats) < rules.players:
            missing = LETTERS[len(self.seats)]
            raise BadRecord(number, f"seat {missing}", "no-seat", "the header lacks a seat line")

    def _is_closed(self) -> bool:
        """Return whether no token may follow: the hand has ended, or a ``seat`` line says so, for
        seats change between hands. Whether it was decided is for `replay` to say."""
        return self.open is None or self.open.get("end") is not None or bool(self.changes)

    def _close_hand(self) -> None:
        if self.open is None:
            return
        if "deal" not in self.open:
            line = self.open["line"]
            assert isinstance(line, int)
            raise BadRecord(line, "hand", "no-deal", "the hand has no deal line")
        self.hands.append(HandText(tokens=tuple(self.tokens), **self.open))  # type: ignore[arg-type]
        self.open, self.tokens = None, []
