"""How the table behaves: what waits, what is asked twice, what a click means while things move."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.table import TableScene
from game.ui.table.pace import Pace
from tests.scenes.shell_steps import Remote


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(
        tmp_path,
        rules={"target": "30"},
        seats=("human", "bot:rule"),
        seed="manners",
        size=(1280, 720),
    )
    yield made
    made.game.close()


def _scene(remote: Remote) -> TableScene:
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    return scene


def _my_turn(remote: Remote) -> None:
    remote.do("idle")
    while not any(name.startswith("card:") for name in _ready(remote)):
        names = _ready(remote)
        remote.do("click", name="hand:next" if "hand:next" in names else "call:N")
        remote.do("idle")


def _ready(remote: Remote) -> list[str]:
    return [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]


def test_while_the_table_is_told_nothing_is_offered(remote: Remote) -> None:
    assert remote.do("tree")["busy"]
    assert set(_ready(remote)) == {"speed", "log", "back"}
    remote.do("idle")
    assert len(_ready(remote)) > 3


def test_a_click_finishes_what_runs_and_is_not_stored(remote: Remote) -> None:
    scene = _scene(remote)
    remote.do("wait", ms=100)
    assert scene.show.timeline.busy
    area = scene.show.layout().zones
    card = area.own.hand
    remote.do("click", at=list(card))
    assert not scene.show.timeline.busy
    match = remote.game.desk.match
    assert match is not None
    assert len(match.observation(0).held) == 3
    remote.do("idle")
    assert len(match.observation(0).held) == 3


def test_space_finishes_what_runs(remote: Remote) -> None:
    remote.do("wait", ms=100)
    remote.key("space")
    assert not _scene(remote).show.timeline.busy


def test_after_a_telling_the_bar_is_deaf_for_a_moment(remote: Remote) -> None:
    remote.do("wait", ms=50)
    remote.key("space")
    mine = 0 in _scene(remote).show.view.seen.to_act
    assert not any(name.startswith(("card:", "call:")) for name in _ready(remote))
    remote.do("wait", ms=200)
    if mine:
        assert any(name.startswith("card:") for name in _ready(remote))


def test_leaving_a_hand_is_asked_once_unless_the_player_said_not_to(remote: Remote) -> None:
    _my_turn(remote)
    remote.key("m")
    assert remote.names() == ["dialog:cancel", "dialog:ok"]
    remote.key("escape")
    assert "call:M" in _ready(remote)
    remote.do("click", name="call:M")
    remote.do("click", name="dialog:ok")
    remote.do("idle")
    assert remote.scene == "end-hand"
    remote.game.ctx.change(confirm_fold=False)
    remote.key("return")
    _my_turn(remote)
    remote.key("m")
    assert "dialog:ok" not in remote.names()
    remote.do("idle")
    assert remote.scene == "end-hand"


@pytest.mark.parametrize("way", ["return", "space", "click", "felt"])
def test_the_next_hand_comes_by_key_or_click(remote: Remote, way: str) -> None:
    _my_turn(remote)
    remote.game.ctx.change(confirm_fold=False)
    remote.key("m")
    remote.do("idle")
    assert remote.scene == "end-hand"
    hand = _scene(remote).show.view.seen.hand
    if way == "click":
        remote.do("click", name="hand:next")
    elif way == "felt":
        table = _scene(remote).show.layout().zones.table
        remote.do("click", at=[table.right - 20, table.centery])
    else:
        remote.key(way)
    remote.do("idle")
    assert _scene(remote).show.view.seen.hand == hand + 1


def test_the_next_hand_comes_by_itself_when_wanted(remote: Remote) -> None:
    remote.game.ctx.change(confirm_fold=False, auto_next=True, speed="instantanea")
    _my_turn(remote)
    remote.key("m")
    remote.do("wait", ms=3000)
    assert _scene(remote).show.view.seen.hand > 1


def test_speed_goes_round_with_its_key(remote: Remote) -> None:
    seen = []
    for _ in range(4):
        remote.key("f4")
        seen.append(remote.game.ctx.settings.speed)
    assert seen == ["rapida", "instantanea", "lenta", "normal"]


def test_a_pending_call_says_who_what_and_the_price(tmp_path: Path) -> None:
    remote = Remote(tmp_path, rules={}, seats=("human", "bot:rule"), seed="call", size=(1280, 720))
    _my_turn(remote)
    remote.key("t")
    scene = _scene(remote)
    while scene.show.timeline.busy:
        remote.do("wait", ms=16)
    banner = scene.show.view.banner
    assert banner is not None
    assert (banner.seat, scene.show.view.bets) == (0, (2, 1))
    words = " ".join(remote.do("tree")["texts"])
    assert "¡Truco!" in words
    assert "Sí: se juegan 2" in words
    assert "No: 1 para Vos" in words
    remote.game.close()


def test_the_log_is_a_drawer_where_there_is_no_room(remote: Remote) -> None:
    remote.do("size", size=[960, 600])
    remote.do("idle")
    assert remote.control("log")["value"] == "cerrado"
    remote.key("l")
    assert remote.control("log")["value"] == "abierto"


def test_a_resting_table_needs_no_frame(remote: Remote) -> None:
    _my_turn(remote)
    remote.do("wait", ms=4000)
    assert not remote.game.must_draw
    remote.do("wait", ms=1000)
    assert not remote.game.must_draw


def test_every_decision_shows_what_it_is_worth(remote: Remote) -> None:
    _my_turn(remote)
    values = {each["name"]: each.get("value", "") for each in remote.do("tree")["controls"]}
    assert values["call:T"] == "sí 2 · no 1"
    assert values["call:M"].startswith("das ")


def test_how_long_a_rival_thinks_does_not_hang_on_its_hand() -> None:
    """Only the kind of decision and chance go in: there is nothing else to look at."""

    class Loaded:
        def uniform(self, low: float, high: float) -> float:
            return (low + high) / 2

    pace = Pace(Loaded())  # type: ignore[arg-type]
    assert pace.think_ms(False, 1.0) == 775
    assert pace.think_ms(True, 1.0) == 1350
    assert pace.think_ms(False, 0.0) == 60
    assert pace.think_ms(True, 0.0) == 120


def test_a_card_carried_to_the_felt_is_played(remote: Remote) -> None:
    _my_turn(remote)
    area = _scene(remote).show.layout().zones
    card = next(name for name in _ready(remote) if name.startswith("card:"))
    remote.do("drag", name=card, to=list(area.middle))
    match = remote.game.desk.match
    assert match is not None
    assert len(match.observation(0).held) == 2


def test_a_card_let_go_over_the_hand_flies_back(remote: Remote) -> None:
    _my_turn(remote)
    scene = _scene(remote)
    place = scene.show.layout().cards["a1"]
    card = next(name for name in _ready(remote) if name.startswith("card:"))
    for to in ([place.x + 60, place.y + 10], [place.x, place.y]):
        remote.do("drag", name=card, to=to)
        remote.do("idle")
        match = remote.game.desk.match
        assert match is not None
        assert len(match.observation(0).held) == 3
        places = scene.show.layout().cards
        assert all(sprite.stands(places[name]) for name, sprite in scene.show.sprites.cards.items())
    remote.do("click", name=card)
    assert len(match.observation(0).held) == 2


def test_two_people_at_one_screen_get_a_curtain_between_them(tmp_path: Path) -> None:
    remote = Remote(
        tmp_path,
        rules={"target": "15"},
        seats=("human", "human"),
        seed="two",
        size=(1280, 720),
        speed="instantanea",
    )
    eyes = set()
    for _ in range(12):
        remote.do("idle")
        tree = remote.do("tree")
        names = [each["name"] for each in tree["controls"]]
        if names == ["curtain:show", "back"]:
            hidden = _scene(remote).show.view.seen.held
            assert not any(str(card) in " ".join(tree["texts"]) for card in hidden)
            remote.do("click", name="curtain:show")
            continue
        eyes.add(_scene(remote).feed.viewer)
        ready = _ready(remote)
        remote.do("click", name=next(n for n in ready if n.startswith(("card:", "hand:"))))
    assert eyes == {0, 1}
    remote.game.close()


@pytest.mark.parametrize("way", ["pointer", "key"])
def test_a_card_is_seen_from_near_and_put_back(remote: Remote, way: str) -> None:
    _my_turn(remote)
    before = remote.names()
    card = next(name for name in before if name.startswith("card:"))
    if way == "pointer":
        remote.do("click", name=card, button=3)
    else:
        remote.do("move", name=card)
        remote.key("i")
    assert remote.names() == ["back"]
    remote.do("click", at=[640, 300]) if way == "pointer" else remote.key("escape")
    assert remote.names() == before


def test_while_a_card_is_looked_at_the_rival_waits(remote: Remote) -> None:
    _my_turn(remote)
    remote.key("1")
    remote.key("space")
    scene = _scene(remote)
    remote.do("wait", ms=200)
    if 0 in scene.show.view.seen.to_act:
        return
    remote.key("i")
    seen = scene.show.view.seen
    remote.do("idle")
    remote.do("wait", ms=3000)
    assert scene.show.view.seen == seen
    remote.key("escape")
    remote.do("idle")
    assert scene.show.view.seen != seen
