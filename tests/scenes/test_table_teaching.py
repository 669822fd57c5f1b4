"""Why a call is not possible, the hand before, and a rival that thinks while the table moves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.actions import Call, say
from game.engine.observe import observe
from game.engine.play import apply, new_match, why_not
from game.engine.reasons import Reason
from game.engine.rules import Rules
from game.i18n import set_language
from game.scenes.table import TableScene
from game.ui.paint.fonts import MIN_TEXT_PX, width
from game.ui.table import bar, choices
from game.ui.table.last_hand import LastHand
from game.ui.table.layout import zones
from game.ui.words import why
from tests.scenes.shell_steps import Remote

_ENVIDO = (
    Reason.NOT_YOUR_TURN,
    Reason.CALL_PENDING,
    Reason.ENVIDO_CLOSED,
    Reason.ENVIDO_AFTER_CARD,
    Reason.ENVIDO_ONLY_PIES,
    Reason.ENVIDO_LADDER,
)
_TRUCO = (
    Reason.NOT_YOUR_TURN,
    Reason.CALL_PENDING,
    Reason.TRUCO_CALLED,
    Reason.NO_QUIERO_SIDE,
    Reason.FOUR_IN_THIRD,
)
REASONS: dict[str, dict[str, tuple[Reason, ...]]] = {
    "calls": {
        "Q": (Reason.NOTHING_TO_ANSWER,),
        "N": (Reason.NOTHING_TO_ANSWER,),
        "T": _TRUCO,
        "E": _ENVIDO,
        "RE": _ENVIDO,
        "FE": (*_ENVIDO, Reason.FALTA_TOO_EARLY),
        "F": (Reason.FLOR_CLOSED, Reason.FLOR_AFTER_CARD, Reason.NOT_YOUR_TURN),
        "M": (Reason.NOT_YOUR_TURN,),
    },
    "flor": dict.fromkeys(("CF", "CR", "FA", "N"), (Reason.FLOR_LADDER,)),
}
"""What can stand in each slot of a table for two."""
SIZES = [(960, 600), (1280, 720), (1440, 1080), (2560, 1080)]


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(
        tmp_path,
        rules={"target": "30"},
        seats=("human", "bot:rule"),
        seed="teach",
        size=(1280, 720),
        speed="instantanea",
    )
    yield made
    made.game.close()


def _shut(remote: Remote) -> dict[str, str]:
    return {
        each["name"]: each["value"]
        for each in remote.do("tree")["controls"]
        if not each["enabled"] and each["name"].startswith("call:")
    }


def _play_on(remote: Remote, is_enough: str) -> None:
    """Play first cards and decline everything until a control is there."""
    for _ in range(80):
        remote.do("idle")
        ready = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
        cards = [name for name in ready if name.startswith("card:")]
        if is_enough in ready and cards:
            return
        calls = [name for name in ready if name in ("hand:next", "call:N", "call:SB")]
        numbers = [name for name in ready if name.startswith("call:=")]
        remote.do("click", name=(calls + numbers + cards)[0])
    raise AssertionError(f"never {is_enough}")


def test_without_the_setting_empty_slots_stay_empty(remote: Remote) -> None:
    _play_on(remote, "call:M")
    assert not _shut(remote)


def test_with_it_each_empty_slot_says_why(remote: Remote) -> None:
    remote.game.ctx.change(teaching=True)
    _play_on(remote, "call:M")
    said: list[str] = []
    remote.game.ctx.say = said.append
    shut = _shut(remote)
    assert shut["call:Q"] == "No hay ningún canto que responder."
    remote.do("click", name="call:T")
    remote.do("idle")
    _play_on(remote, "call:M")
    remote.key("q")
    x, y, wide, tall = remote.control("call:N")["rect"]
    remote.do("click", at=[x + wide // 2, y + tall // 2])
    assert said == ["No hay ningún canto que responder."] * 2


def test_of_the_truco_the_next_step_is_explained() -> None:
    state = apply(new_match(Rules(), "why", 0).state, say(0, Call.TRUCO)).state
    state = apply(state, say(1, Call.QUIERO)).state
    table = observe(state, 0).table
    found = choices.closed(["M"], 0, lambda action: why_not(table, action))
    words = {choice.token: choice.why for choice in found}
    assert words["R"] == why.sentence(Reason.NO_QUIERO_SIDE)
    assert "T" not in words
    assert "V" not in words


@pytest.mark.parametrize("language", ["es", "en", "pt"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_reason_is_cut(language: str, size: tuple[int, int], text: float) -> None:
    set_language(language)
    try:
        area = zones(size, text)
        for kind, slots in REASONS.items():
            grid = bar._grid_for(kind, area.bar, area.label, area.u, True)
            for token, reasons in slots.items():
                rect = grid.rects[choices.slot_of(kind, token)]
                assert rect is not None
                for reason in reasons:
                    words = why.short(reason)
                    assert width(words, MIN_TEXT_PX) <= rect.width - 12, (words, token)
        for reason in why._WORDS:
            assert width(why.sentence(reason), MIN_TEXT_PX) <= size[0] - 40, reason
    finally:
        set_language("es")


@pytest.mark.parametrize("way", ["key", "click"])
def test_the_hand_before_can_be_seen_again(remote: Remote, way: str) -> None:
    _play_on(remote, "last-hand")
    before = remote.names()
    remote.key("v") if way == "key" else remote.do("click", name="last-hand")
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    assert isinstance(scene.cover, LastHand)
    assert scene.cover.seen.hand == scene.show.view.seen.hand - 1
    words = remote.do("tree")["texts"]
    assert f"Mano {scene.cover.seen.hand}" in words
    played = [card for row in scene.cover.seen.tricks for card in row]
    assert sum(words.count(line) > 0 for line in scene.cover.words()) >= len(played) + 2
    remote.game.draw()
    remote.key("escape")
    assert remote.names() == before


def test_in_the_first_hand_there_is_none_before(remote: Remote) -> None:
    said: list[str] = []
    remote.game.ctx.say = said.append
    remote.do("idle")
    remote.key("v")
    assert said == ["Todavía no hay una mano anterior."]
    assert "last-hand" not in remote.names()


def test_a_rival_thinks_while_the_table_moves(remote: Remote) -> None:
    remote.game.ctx.change(speed="lenta")
    _play_on(remote, "call:M")
    match = remote.game.desk.match
    assert match is not None
    remote.do("click", name="call:T")
    assert remote.do("tree")["busy"]
    assert match._question is not None
    assert match.state.truco.pending == 1
