"""«Cantar y tirar»: the card follows its truco, or stays when anything else is said."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.actions import Call, parse_action, say
from game.engine.observe import observe
from game.engine.play import apply, new_match
from game.engine.rules import Rules
from game.scenes.table import TableScene
from game.session.match import Match
from game.ui.table.promise import Promise
from tests.scenes.shell_steps import Remote


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(
        tmp_path,
        rules={"target": "30"},
        seats=("human", "bot:rule"),
        seed="promise",
        size=(960, 600),
        speed="instantanea",
    )
    yield made
    made.game.close()


def _match(remote: Remote) -> Match:
    match = remote.game.desk.match
    assert match is not None
    return match


def _my_turn(remote: Remote) -> list[str]:
    remote.do("idle")
    for _ in range(60):
        ready = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
        if "call:T" in ready and any(name.startswith("card:") for name in ready):
            return [name for name in ready if name.startswith("card:")]
        calls = [name for name in ready if name in ("hand:next", "call:N", "call:SB")]
        cards = [name for name in ready if name.startswith(("card:", "call:="))]
        remote.do("click", name=(calls + cards)[0])
        remote.do("idle")
    raise AssertionError("no turn to call truco at")


@pytest.mark.parametrize("way", ["click", "key", "choose"])
def test_the_truco_goes_out_at_once_and_the_card_waits(remote: Remote, way: str) -> None:
    card = _my_turn(remote)[0]
    key = remote.control(card)["key"]
    if way == "click":
        remote.do("click", name=card, mod=["shift"])
    elif way == "key":
        remote.key(key, mod=("shift",))
    else:
        remote.key("t", mod=("shift",))
        assert _match(remote).state.truco.pending == 0
        assert "¿Qué carta tirás?" in remote.do("tree")["texts"]
        remote.do("click", name=card)
    assert _match(remote).state.truco.pending == 1
    assert remote.control(card)["value"] == "Va si quieren"
    held = len(_match(remote).observation(0).held)
    remote.do("idle")
    seen = _match(remote).observation(0)
    followed = seen.truco.level == 1 and len(seen.held) == held - 1
    assert followed or seen.truco.pending > 1 or seen.envido.asked or not seen.truco.level


@pytest.mark.parametrize("answer", ["Q", "R", "E", "N"])
def test_only_a_plain_yes_lets_the_card_follow(remote: Remote, answer: str) -> None:
    card = _my_turn(remote)[0]
    remote.do("click", name=card, mod=["shift"])
    action = parse_action("b" + answer)
    match = _match(remote)
    if action not in match.legal(1):
        pytest.skip("not at this table") if answer != "E" else None
        return
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    match.submit(action)
    scene._take()
    while scene.show.timeline.busy or scene._deaf:
        remote.do("wait", ms=16)
    remote.do("wait", ms=40)
    held = [str(each) for each in match.observation(0).held]
    assert (card[5:] in held) == (answer != "Q")


def test_pressed_again_the_card_stays(remote: Remote) -> None:
    card = _my_turn(remote)[0]
    remote.do("click", name=card, mod=["shift"])
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    while scene.show.timeline.busy or scene._deaf:
        remote.do("wait", ms=16)
    remote.do("click", name=card)
    assert not remote.control(card).get("value")
    remote.do("idle")
    assert card[5:] in [str(each) for each in _match(remote).observation(0).held]


def test_what_undoes_a_promise() -> None:
    state = new_match(Rules(), "promise", 0).state
    seen = observe(state, 0)
    made = Promise.of(seen, seen.held[0], Call.TRUCO)
    called = apply(state, say(0, Call.TRUCO)).state
    assert made.stands(observe(called, 0))
    assert made.stands(observe(apply(called, say(1, Call.QUIERO)).state, 0))
    for answer in (Call.RETRUCO, Call.ENVIDO, Call.NO_QUIERO):
        assert not made.stands(observe(apply(called, say(1, answer)).state, 0))


def test_without_a_truco_to_call_the_card_stays_and_the_reason_is_said(remote: Remote) -> None:
    card = _my_turn(remote)[0]
    remote.do("click", name=card, mod=["shift"])
    match = _match(remote)
    match.submit(say(1, Call.QUIERO))
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    scene._deeds.promise = None
    scene._take()
    while scene.show.timeline.busy or scene._deaf:
        remote.do("wait", ms=16)
    said: list[str] = []
    remote.game.ctx.say = said.append
    remote.do("click", name=card, mod=["shift"])
    assert said == ["Sube el truco sólo quien dijo el último quiero."]
    assert card[5:] in [str(each) for each in match.observation(0).held]


def test_a_truco_out_of_turn_does_not_wait_for_the_rival(tmp_path: Path) -> None:
    rules = {"target": "30", "truco-cuando": "siempre"}
    asked = {"seats": ("human", "bot:rule"), "seed": "out", "size": (960, 600)}
    remote = Remote(tmp_path, rules=rules, speed="lenta", **asked)
    match = _match(remote)
    for _ in range(40):
        while remote.game.stage.top.show.timeline.busy:  # type: ignore[attr-defined]
            remote.key("space")
        remote.do("wait", ms=200)
        ready = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
        if match.thinking and "call:T" in ready:
            break
        names = ("hand:next", "call:N", "call:SB", "call:=", "card:")
        chosen = [name for each in names for name in ready if name.startswith(each)]
        if chosen:
            remote.do("click", name=chosen[0])
    assert match.human_to_act is None
    remote.do("click", name="call:T")
    assert match.state.truco.caller == 0
    remote.game.close()
