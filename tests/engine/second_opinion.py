"""A second, plainer account of one hand between two, to hold against the engine.

Written from the rules alone, token by token, with nothing of the engine in it: where both agree
on menus and scores in thousands of hands, a slip would have to be the same in both. Plays one
hand; knows every option but the readings of falta other than the leader's, and the cut.
"""

from collections.abc import Sequence

_ORDER = "4* 5* 6* 7bc 10* 11* 12* 1co 2* 3* 7o 7e 1b 1e"
_REFUSED_FLOR = {"F": {"clasica": 4}, "CF": {}, "CR": {"clasica": 4}}
_USUAL = {"F": 3, "CF": 4, "CR": 6}


def power(card: str) -> int:
    """Return how high a card stands."""
    rank, suit = card[:-1], card[-1]
    for place, kind in enumerate(_ORDER.split()):
        number = kind.rstrip("*ebco")
        if number == rank and ("*" in kind or suit in kind[len(number) :]):
            return place
    raise ValueError(card)


def _value(card: str) -> int:
    return int(card[:-1]) if len(card) == 2 else 0


def tanto(hand: Sequence[str]) -> int:
    """Return the points of a hand for envido."""
    pairs = [
        20 + _value(one) + _value(two)
        for place, one in enumerate(hand)
        for two in hand[:place]
        if one[-1] == two[-1]
    ]
    return max([*pairs, *map(_value, hand)])


def flor(hand: Sequence[str]) -> int:
    """Return the points of a flor, 0 for a hand that is none."""
    return 20 + sum(map(_value, hand)) if len({card[-1] for card in hand}) == 1 else 0


class Hand:
    """One hand, told token by token; ``score`` is right at every moment."""

    def __init__(
        self, options: dict[str, str], hands: Sequence[Sequence[str]], mano: int, score: list[int]
    ) -> None:
        self.options, self.hands, self.mano = options, hands, mano
        self.score, self.start = list(score), list(score)
        self.target = int(options["target"])
        self.held = [list(hand) for hand in hands]
        self.trick: list[tuple[int, str]] = []
        self.won: list[int | None] = []
        self.turn = mano
        self.level, self.asked_level, self.truco_by = 0, 0, -1
        self.quiero: int | None = None
        self.envido: list[str] = []
        self.envido_asked: int | None = None
        self.envido_closed = False
        self.envido_worth = 0
        self.speaker: int | None = None
        self.declared: dict[int, str] = {}
        self.flores: list[str] = []
        self.flor_asked: int | None = None
        self.sung: set[int] = set()
        self.shrank: set[int] = set()
        self.paid: dict[str, tuple[int, int]] = {}
        self.shown: set[int] = set()
        self.spoke: set[int] = set()
        self.left: int | None = None
        self.may_ask: set[int] = set()
        self.must_show: list[int] = []
        self.decided = self.over = False
        self._sing_if_due()

    # what the options mean

    def _is(self, key: str, value: str) -> bool:
        return self.options[key] == value

    @property
    def _players_sing(self) -> bool:
        return self._is("flor", "si") and self._is("flor-canta", "libre")

    @property
    def _scored_at_the_end(self) -> bool:
        return self._is("cierre", "alargue") and min(self.start) >= self.target - 1

    def _reached(self) -> bool:
        return max(self.score) >= self.target and not self._scored_at_the_end

    def _holds_all(self, seat: int) -> bool:
        return len(self.held[seat]) == 3

    # who acts, and what may be said

    def actor(self) -> int | None:
        """Return who must act."""
        if self.decided:
            return None
        for seat in (self.speaker, self.flor_asked, self.envido_asked):
            if seat is not None:
                return seat
        return 1 - self.truco_by if self.asked_level else self.turn

    def legal(self, seat: int) -> set[str]:
        """Return every token this seat may write."""
        if self.over:
            return set()
        if self.decided:
            asks, shows = seat in self.may_ask, seat in self.must_show
            return {token for token, may in (("X", asks), ("W", shows)) if may}
        if self.speaker is not None:
            return self._words() if seat == self.speaker else set()
        if self.flor_asked is not None:
            return self._flor_answers() if seat == self.flor_asked else set()
        mine = seat == self.actor()
        sings = mine and self._players_sing and not self.flores and self._holds_all(seat)
        menu = {"F"} if sings else set()
        if self.envido_asked is not None:
            return menu | {"Q", "N", "M"} | self._raises() if mine else menu
        if mine:
            menu |= {"M", "Q", "N"} if self.asked_level else {"M", *self._cards(seat)}
            menu |= self._envidos(seat)
        if mine or (self._is("truco-cuando", "siempre") and not self.asked_level):
            menu |= self._trucos(seat)
        return menu

    def _words(self) -> set[str]:
        numbers = {f"={number}" for number in range(34)}
        return numbers | {"SB", "MM"} if self.declared else numbers

    def _flor_answers(self) -> set[str]:
        last = self.flores[-1]
        raises = {"F": {"CF", "CR"}, "CF": {"CR"}, "CR": set()}[last]
        denies = {"N"} if last == "F" and self._players_sing else set()
        return {"FQ", "FA", "M"} | raises | denies

    def _cards(self, seat: int) -> set[str]:
        down = {f"({card})" for card in self.held[seat]} if self._is("tapadas", "si") else set()
        return down | set(self.held[seat])

    def _without_falta(self, calls: set[str]) -> set[str]:
        early = self._is("falta-desde", "segunda") and self.score == [0, 0]
        return calls - {"FE"} if early else calls

    def _envidos(self, seat: int) -> set[str]:
        shut = self.envido_closed or self.won or self.level or self.asked_level > 1
        if shut or not self._holds_all(seat):
            return set()
        return self._without_falta({"E", "RE", "FE"})

    def _raises(self) -> set[str]:
        last, free = self.envido[-1], self._is("envido-repite", "libre")
        calls = set() if last == "FE" else {"FE"}
        if last == "E":
            calls |= {"RE", "E"} if free or len(self.envido) == 1 else {"RE"}
        elif last == "RE" and free:
            calls.add("RE")
        return self._without_falta(calls)

    def _trucos(self, seat: int) -> set[str]:
        level = self.asked_level or self.level
        if level == 3 or (not self.asked_level and self.quiero not in (None, seat)):
            return set()
        four = len(self.won) == 2 and any(
            by != seat and card[:-1] == "4" for by, card in self.trick
        )
        barred = four and self._is("truco-al-cuatro", "no-en-tercera")
        return set() if barred else {"TRV"[level]}

    # what is said and done

    def write(self, seat: int, token: str) -> None:
        """Do what a token says."""
        quiet = not self.spoke and not self.flores
        if token[0] in "1234567(":
            self._play(seat, token)
        else:
            self.spoke.add(seat)
            self._say(seat, token, quiet)
        if not self.decided:
            self._sing_if_due()

    def _say(self, seat: int, token: str, quiet: bool) -> None:
        match token:
            case "T" | "R" | "V":
                self.level = "TRV".index(token)
                self.asked_level, self.truco_by, self.quiero = self.level + 1, seat, None
            case "E" | "RE" | "FE":
                self.envido.append(token)
                self.envido_asked = 1 - seat
                self._sing_if_due((self.mano, 1 - self.mano))
            case "F":
                self._sing(seat)
            case "CF" | "CR":
                self.sung.add(seat)
                self.flores.append(token)
                self.flor_asked = 1 - seat
            case "FQ":
                self._compare_flores(seat)
            case "FA":
                self._refuse_flor(seat)
            case "Q" | "N":
                self._answer(seat, token)
            case "M":
                self._leave(seat, quiet)
            case "X":
                self._ask(seat)
            case "W":
                self.must_show.remove(seat)
                self._show(seat)
                self._close_if_settled()
            case _:
                self._declare(seat, token)

    def _play(self, seat: int, token: str) -> None:
        self.held[seat].remove(token.strip("()"))
        self.trick.append((seat, token))
        self.turn = 1 - seat
        if len(self.trick) < 2:
            return
        (leader, first), (follower, second) = self.trick
        one, two = (-1 if card[0] == "(" else power(card) for card in (first, second))
        winner = None if one == two else leader if one > two else follower
        self.won.append(winner)
        self.trick = []
        self.turn = leader if winner is None else winner
        taken = self._taken()
        if taken is not None:
            self._decide(taken, self.level + 1)

    def _taken(self) -> int | None:
        """Return who has the hand by its bazas."""
        clear = [winner for winner in self.won if winner is not None]
        for seat in clear:
            if clear.count(seat) == 2:
                return seat
        if len(self.won) > 1 and clear and None in self.won:
            return clear[0]
        return self.mano if len(self.won) == 3 else None

    def _answer(self, seat: int, token: str) -> None:
        yes = token == "Q"
        if self.flor_asked is not None:
            self._win_flor(1 - seat, 3)
        elif self.envido_asked is not None and yes:
            self._accept_envido()
        elif self.envido_asked is not None:
            self._refuse_envido(seat)
        elif yes:
            self.level, self.asked_level, self.quiero = self.asked_level, 0, seat
        else:
            self._decide(1 - seat, self.asked_level)

    def _leave(self, seat: int, quiet: bool) -> None:
        self.left = seat
        points = self.level + 1
        if self.flor_asked is not None:
            self._refuse_flor(seat)
        elif self.envido_asked is not None:
            self._refuse_envido(seat)
        elif quiet and not self.won:
            points = int(self.options["mazo-primera"])
        self._decide(1 - seat, points)

    # envido

    def _sum(self, calls: list[str]) -> int:
        return sum({"E": 2, "RE": 3, "FE": 0}[call] for call in calls)

    def _close_envido(self) -> None:
        self.envido_asked, self.envido_closed = None, True

    def _annul_truco(self) -> None:
        if self._is("truco-tras-envido", "anula"):
            self.asked_level = 0

    def _refuse_envido(self, seat: int) -> None:
        self._close_envido()
        self._enter(1 - seat, self._sum(self.envido[:-1]) or 1)
        self._annul_truco()

    def _accept_envido(self) -> None:
        self._close_envido()
        lacking = max(1, self.target - max(self.score))
        self.envido_worth = lacking if self.envido[-1] == "FE" else self._sum(self.envido)
        if self._is("tantos", "libres"):
            self.speaker = self.mano
            return
        pie = 1 - self.mano
        better = tanto(self.hands[pie]) > tanto(self.hands[self.mano])
        self._win_envido(pie if better else self.mano)

    def _declare(self, seat: int, token: str) -> None:
        self.declared[seat] = token
        if seat == self.mano:
            self.speaker = 1 - seat
            return
        self.speaker = None
        before = int(self.declared[self.mano][1:])
        beats = token == "MM" or (token[0] == "=" and int(token[1:]) > before)
        self._win_envido(seat if beats else self.mano)

    def _win_envido(self, seat: int) -> None:
        self.paid["envido"] = (seat, self.envido_worth)
        self._enter(seat, self.envido_worth)
        self._annul_truco()

    def _declared_truly(self, seat: int) -> bool:
        word, points = self.declared.get(seat, "SB"), tanto(self.hands[seat])
        if word == "MM":
            return points > int(self.declared[1 - seat][1:])
        return word == "SB" or int(word[1:]) == points

    # flor

    def _sing_if_due(self, seats: Sequence[int] = ()) -> None:
        if not self._is("flor", "si") or self._players_sing or self.decided:
            return
        actor = self.actor()
        for seat in seats or (() if actor is None else (actor,)):
            if not self.flores and flor(self.hands[seat]) and self._holds_all(seat):
                self._sing(seat)

    def _sing(self, seat: int) -> None:
        self.sung.add(seat)
        self.flores = ["F"]
        if self.envido_asked is not None or not self.envido_closed:
            self._close_envido()
        rival = 1 - seat
        meets = self._holds_all(rival) if self._players_sing else flor(self.hands[rival]) > 0
        if meets:
            self.flor_asked = rival
        else:
            self._win_flor(seat, 3)

    def _win_flor(self, seat: int, points: int) -> None:
        self.flor_asked = None
        self.paid["flor"] = (seat, points)
        self._enter(seat, points)

    def _refuse_flor(self, seat: int) -> None:
        self.shrank.add(seat)
        last, table = self.flores[-1], self.options["flor-tabla"]
        points = _REFUSED_FLOR[last].get(table, _USUAL[last])
        self._win_flor(1 - seat, 6 if last == "CR" and "CF" in self.flores else points)

    def _compare_flores(self, seat: int) -> None:
        self.sung.add(seat)
        self.flor_asked = None
        holders = [at for at in (self.mano, 1 - self.mano) if flor(self.hands[at])]
        if not holders:
            return
        best = max(holders, key=lambda at: flor(self.hands[at]))
        last, table = self.flores[-1], self.options["flor-tabla"]
        if last == "F":
            against = {"clasica": 6, "tres-por-flor": 3 * len(holders)}
            points = against.get(table, 4)
        else:
            points = 6 if last == "CF" else max(1, self._rest(best, table))
        self._win_flor(best, points)

    def _rest(self, seat: int, table: str) -> int:
        if table == "clasica":
            return self.target - self.score[seat]
        if table == "wiki":
            rival, half = self.score[1 - seat], self._half()
            return (half if rival < half else self.target) - rival
        return self.target - max(self.score)

    def _half(self) -> int:
        if self.target != 15:
            return self.target // 2
        return 8 if self._is("mitades", "si") else 0

    # points, proofs and penalties

    def _enter(self, seat: int, points: int) -> None:
        self.score[seat] += points
        if self._reached():
            self._show_all()
            self.decided = self.over = self._reached()

    def _decide(self, seat: int, points: int) -> None:
        if self.decided:
            return
        self.decided = True
        self.score[seat] += points
        asks = self._is("mostrar", "si-piden")
        if (asks or self._players_sing) and self.left in self._owners("flor"):
            self._lose("flor")
        if not asks or self._reached():
            self._show_all()
        if self._reached():
            self.over = True
            return
        if asks:
            self.may_ask |= {
                1 - owner for owner in (*self._owners("flor"), *self._owners("envido"))
            }
        if self._players_sing:
            self.may_ask |= {1 - at for at in (0, 1) if at not in self.sung}
        self.over = not self.may_ask

    def _owners(self, what: str) -> tuple[int, ...]:
        """Return who was paid for this and has not shown it."""
        seat, points = self.paid.get(what, (-1, 0))
        return (seat,) if points and seat not in self.shown else ()

    def _show_all(self) -> None:
        for seat in {*self._owners("flor"), *self._owners("envido")}:
            self._show(seat)

    def _show(self, seat: int) -> None:
        lies = []
        if seat in self._owners("flor") and not flor(self.hands[seat]):
            lies.append("flor")
        if seat in self._owners("envido") and not self._declared_truly(seat):
            lies.append("envido")
        self.shown.add(seat)
        for what in lies:
            self._lose(what)

    def _lose(self, what: str) -> None:
        seat, points = self.paid.pop(what)
        rival = 1 - seat
        self.score[seat] -= points
        if what == "flor":
            lied = rival in self.sung and not flor(self.hands[rival])
        else:
            lied = not self._declared_truly(rival)
        if self._is("pena", "rival") and not lied:
            self.score[rival] += 3 if what == "flor" else points

    def _ask(self, seat: int) -> None:
        rival = 1 - seat
        had_the_word = rival in self.spoke or not self._holds_all(rival)
        told = rival in self.sung | self.shrank
        unsung = self._players_sing and not told and flor(self.hands[rival])
        if unsung and had_the_word and self._is("pena", "rival"):
            self.score[seat] += 3
        self.may_ask.discard(seat)
        owners = {*self._owners("flor"), *self._owners("envido")}
        if self._is("mostrar", "si-piden") and rival in owners:
            self.must_show.append(rival)
        self._close_if_settled()

    def _close_if_settled(self) -> None:
        self.over = not self.may_ask and not self.must_show

    def close(self) -> None:
        """End the right to ask; what was asked for and not shown is lost."""
        for seat in self.must_show:
            for what in ("flor", "envido"):
                if seat in self._owners(what):
                    self._lose(what)
        self.over = True
