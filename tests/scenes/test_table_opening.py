"""How a match opens: the first mano is told, or the kings are dealt for it; cuts at every table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.play import new_match, to_act
from game.engine.rules import read_rules
from game.scenes.table import TableScene
from tests.scenes.shell_steps import Remote

Sit = Callable[..., Remote]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    made: list[Remote] = []

    def seated(rules: dict[str, str], *seats: str, seed: str = "k3") -> Remote:
        made.append(Remote(tmp_path, rules=rules, seats=seats, seed=seed, speed="rapida"))
        made[0].game.draw = lambda: None  # type: ignore[method-assign]
        return made[0]

    yield seated
    made[0].game.close()


def _scene(remote: Remote) -> TableScene:
    scene = remote.game.stage.top
    assert isinstance(scene, TableScene)
    return scene


def _notices(remote: Remote) -> set[tuple[str, str]]:
    """Let the opening pass; return the plates that were seen."""
    seen = set()
    for _ in range(400):
        view = _scene(remote).show.view
        if view.notice is not None:
            seen.add((view.notice.head, view.notice.words))
        if view.seen.held_counts and view.seen.held:
            break
        remote.do("wait", ms=50)
    return seen


def test_a_plate_tells_the_first_mano(sit: Sit) -> None:
    remote = sit({"target": "30"}, "human", "bot:rule")
    view = _scene(remote).show.view
    assert view.seen.seats == ()
    name = view.names[_scene(remote).match.state.mano]
    assert _notices(remote) == {("Mano", name)}


@pytest.mark.parametrize("players", [4, 6])
def test_the_kings_are_dealt_to_the_mano_and_its_side(sit: Sit, players: int) -> None:
    rules = {"players": str(players), "sorteo": "reyes"}
    remote = sit(rules, "human", *["bot:rule"] * (players - 1))
    names, mano = _scene(remote).show.view.names, _scene(remote).match.state.mano
    ((head, words),) = _notices(remote)
    assert head == "Mano"
    assert words.startswith(f"{names[mano]} con ")
    for seat, name in enumerate(names):
        assert (name in words) == (seat % 2 == mano % 2)
    remote.do("idle")
    assert not [name for name in _scene(remote).show.sprites.cards if name.startswith("draw")]


def test_the_draw_can_be_skipped(sit: Sit) -> None:
    remote = sit({"players": "4", "sorteo": "reyes"}, "human", *["bot:rule"] * 3)
    remote.do("wait", ms=300)
    assert "semilla" in _scene(remote)._reach.moment.status
    assert [name for name in _scene(remote).show.sprites.cards if name.startswith("draw")]
    remote.key("space")
    scene = _scene(remote)
    assert not scene.show.timeline.busy
    assert scene.show.view.seen == scene.match.observation(0)


def test_a_match_gone_on_with_is_not_drawn_again(sit: Sit, tmp_path: Path) -> None:
    remote = sit({"target": "30"}, "human", "bot:rule")
    remote.do("idle")
    match = remote.game.desk.match
    assert match is not None
    file = tmp_path / "again.truco"
    file.write_text(match.record())
    remote.game.close()
    again = Remote(tmp_path / "again", file=file)
    try:
        assert _scene(again).show.view.notice is None
    finally:
        again.game.close()


@pytest.mark.parametrize("rules", ["players=2", "variant=gallo", "players=4", "players=6"])
@pytest.mark.parametrize("is_person", [True, False])
def test_the_deck_is_cut_by_whoever_sits_left_of_the_dealer(
    sit: Sit, rules: str, is_person: bool
) -> None:
    words = {**dict(word.split("=") for word in rules.split()), "corte": "si"}
    players = {"players=2": 2, "variant=gallo": 3, "players=4": 4, "players=6": 6}[rules]
    for seed in map(str, range(40)):
        cutter = to_act(new_match(read_rules(words), seed).state)[0]
        if (cutter == 0) == is_person:
            break
    remote = sit(words, "human", *["bot:rule"] * (players - 1), seed=seed)
    remote.do("idle")
    if is_person:
        ready = [name for name in remote.names() if name.startswith("call:")]
        assert ready == ["call:K", "call:K1", "call:K2", "call:K3"]
        remote.key("2")
        remote.do("idle")
    match = remote.game.desk.match
    assert match is not None
    assert f"{'abcdef'[cutter]}K" in match.record()
    assert len(match.observation(0).cards) in (3, 4)
