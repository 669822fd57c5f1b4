"""What a person and the bots on his side say to each other at the table, and when.

Knows a feed and the words for opinions. Must not know buttons. Opinions are for the side that sits
at the screen: they stand in bubbles until something happens, and in no log and no record.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.opinion import Opinion, Stance, Topic
from game.engine.actions import Order
from game.engine.seats import Seat
from game.i18n import mark, tr
from game.session import counsel
from game.shell.feed import Feed
from game.ui.table import moment, wheel
from game.ui.table.telling_words import note
from game.ui.words import speech

_TRUCO = {
    Stance.RAISE: mark("Yo subo"),
    Stance.YES: mark("Yo iría"),
    Stance.MAYBE: mark("Algo tengo: yo iría"),
    Stance.NO: mark("Yo no voy"),
    Stance.NOTHING: mark("No tengo nada"),
}
_HAND = {
    Stance.RAISE: mark("Tengo con qué cantar truco"),
    Stance.YES: mark("Tengo algo bueno"),
    Stance.MAYBE: mark("Algo tengo"),
    Stance.NOTHING: mark("No tengo nada"),
}
_ENVIDO = {
    Stance.RAISE: mark("Yo subo: tengo {n}"),
    Stance.YES: mark("Tengo para el envido: {n}"),
    Stance.NO: mark("Yo no voy: tengo {n}"),
}
_ENVIDO_FIRST = mark("Primero el envido: tengo {n}")
_LITTLE = mark("Para el envido, sólo {n}")
_FLOR = {
    Stance.RAISE: mark("Tengo una flor grande"),
    Stance.YES: mark("Tengo flor: yo iría"),
    Stance.NO: mark("Tengo flor, pero chica"),
    Stance.NOTHING: mark("No tengo flor"),
}
_HAS_FLOR = mark("Tengo flor")


class Counsel:
    """What is said on the viewer's side."""

    def __init__(self, feed: Feed, say: Callable[[str], object]) -> None:
        """``say`` tells the person something that nobody at the table says."""
        self._feed, self._say_aside = feed, say
        self._offered: Seat | None = None
        """Who has heard already what the bots think, since something last happened."""

    @property
    def may_talk(self) -> bool:
        """Whether the viewer, a person, has a partner in the hand to say something to."""
        match, viewer = self._feed.match, self._feed.viewer
        is_there = self._feed.is_open and match.seats[viewer].is_human
        if match.over or not is_there or not counsel.mates(match, viewer):
            return False
        is_in = viewer not in match.state.gone
        return is_in and self._feed.why_not(Order(viewer, "veni")) is None

    @property
    def can_ask(self) -> bool:
        """Whether somebody is there whose opinion can be asked."""
        return bool(counsel.counsellors(self._feed.match, self._feed.viewer))

    @property
    def may_leave(self) -> bool:
        """Whether the viewer may leave the answer to a partner."""
        return counsel.may_leave(self._feed.match, self._feed.viewer)

    @property
    def heard(self) -> list[str]:
        """What the bots on the viewer's side have said and still stands, in words."""
        view = self._feed.show.view
        return [
            tr("{name}: {words}").format(name=view.names[seat], words=bubble.words)
            for seat, bubble in view.bubbles.items()
            if bubble.is_aside
        ]

    def offer(self) -> bool:
        """Let the bots on the viewer's side say, once for each call they are asked about with him,
        what they would do; return whether one has spoken."""
        match, viewer = self._feed.match, self._feed.viewer
        if match.human_to_act != viewer or self._offered == viewer or not self._feed.is_open:
            return False
        self._offered = viewer
        return self._say(counsel.opinions_on_call(match, viewer), is_asked=True)

    def does(self, name: str) -> bool:
        """Do what a control stands for: ask, leave the answer to a partner, or tell him what to
        do; return whether the match has to be looked at again."""
        if name == wheel.ASK:
            self._ask()
            return False
        if name == moment.TO_PARTNER:
            return self._leave()
        return self._order(name.removeprefix(wheel.ORDER))

    def keep(self) -> None:
        """Something has happened: what was said before it is over."""
        self._offered = None
        bubbles = self._feed.show.view.bubbles
        for seat in [seat for seat, bubble in bubbles.items() if bubble.is_aside]:
            del bubbles[seat]

    def _ask(self) -> None:
        match, viewer = self._feed.match, self._feed.viewer
        if not self._say(counsel.opinions(match, viewer), counsel.may_leave(match, viewer)):
            self._say_aside(tr("Ningún compañero te puede contestar."))

    def _leave(self) -> bool:
        if not self.may_leave:
            return False
        self._feed.match.leave_to_partner(self._feed.viewer)
        note(self._feed.show, self._feed.viewer, tr("Decidí vos"))
        return True

    def _order(self, word: str) -> bool:
        if self.may_talk:
            self._feed.match.submit(Order(self._feed.viewer, word))
            return True
        return False

    def _say(self, told: counsel.Opinions, is_asked: bool) -> bool:
        view = self._feed.show.view
        for seat, opinions in told:
            said = [words(each, is_asked) for each in opinions]
            view.speak(seat, speech.listing(said), is_aside=True)
        return bool(told)


def words(opinion: Opinion, is_asked: bool) -> str:
    """Return an opinion as it is said: ``is_asked`` about a call that waits, else of the hand."""
    stance = opinion.stance
    if opinion.topic is Topic.TRUCO:
        return tr((_TRUCO if is_asked else _HAND)[stance])
    if opinion.topic is Topic.FLOR:
        return tr(_FLOR[stance] if is_asked else _HAS_FLOR)
    if is_asked:
        said = _ENVIDO_FIRST if opinion.first else _ENVIDO[stance]
    else:
        said = _LITTLE if stance is Stance.NO else _ENVIDO[Stance.YES]
    return tr(said).format(n=opinion.tanto)
