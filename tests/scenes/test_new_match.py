"""A new match of any variant: its table, its seats, what is remembered, what is refused."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.variants import VARIANTS
from game.i18n import set_language
from game.shell.places import called, names
from game.store.profiles import add_profile, home
from game.store.settings import Settings, load, save
from game.ui.words import table_words
from tests.scenes.shell_steps import Remote

TABLES = [(name, players) for name, kind in VARIANTS.items() for players in kind.players]


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(tmp_path, seed="1")
    # How it looks is for other tests.
    made.game.draw = lambda: None  # type: ignore[method-assign]
    made.do("click", name="menu:new")
    yield made
    made.game.close()
    set_language("es")


def _press(remote: Remote, *names: str) -> None:
    for name in names:
        remote.do("click", name=name)


def _texts(remote: Remote) -> list[str]:
    return [str(text) for text in remote.do("tree")["texts"]]


def _summary(remote: Remote) -> str:
    return _texts(remote)[-3]


def _seats(remote: Remote) -> list[str]:
    """Begin the match that is chosen; return its seat lines."""
    route = remote.game.stage.top.press("menu:play")
    assert route is not None
    places = route.args["places"]
    assert isinstance(places, tuple)
    match = remote.game.desk.start(places)
    header = match.record().partition("hand ")[0].splitlines()
    remote.game.desk.close()
    return [line.removeprefix("seat ") for line in header if line.startswith("seat ")]


# The table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_is_offered_and_said_in_a_line(remote: Remote, table: tuple[str, int]) -> None:
    variant, players = table
    _press(remote, f"option:variant={variant}", f"option:players={players}")
    assert table_words.VARIANT_EFFECTS[variant] in _texts(remote)
    offered = {name for name in remote.names() if name.startswith("option:players=")}
    assert offered == {f"option:players={count}" for count in VARIANTS[variant].players}
    assert sum(name.startswith("seat:") for name in remote.names()) == players
    assert table_words.players_words(players) in _summary(remote)
    seats = _seats(remote)
    assert [line[:7] for line in seats] == ["a human", *(f"{x} bot:a" for x in "bcdef")][:players]
    assert len({line.partition("aficionado ")[2] for line in seats}) == players


def test_a_variant_tells_more_when_asked(remote: Remote) -> None:
    _press(remote, "option:variant=trucho", "help:variant")
    assert table_words.VARIANT_HELP["trucho"] in _texts(remote)


def test_what_another_variant_does_not_have_is_reset_and_said(remote: Remote) -> None:
    _press(remote, "option:falta=doble-falta", "option:chicos=2", "option:flor=si")
    _press(remote, "option:variant=gallo")
    assert remote.game.ctx.settings.rules == {"variant": "gallo", "chicos": "2", "flor": "si"}
    said = "Acá no va, y queda como es común: cuánto vale la falta."
    assert said in _texts(remote)
    _press(remote, "option:chicos=1")
    assert said not in _texts(remote)


def test_a_number_of_players_keeps_what_fits_it(remote: Remote) -> None:
    _press(remote, "option:dieces=no", "option:target=15", "option:players=6")
    assert remote.game.ctx.settings.rules == {"players": "6", "target": "15"}
    assert "Acá no va, y queda como es común: los dieces." in _texts(remote)


def test_each_variant_comes_back_as_it_was_left(remote: Remote, tmp_path: Path) -> None:
    _press(remote, "option:variant=uruguayo", "option:players=4", "option:target=20")
    _press(remote, "seat:c", "seat:c=novato")
    _press(remote, "option:variant=argentino", "option:players=2", "option:preset=ludoteka")
    _press(remote, "quick:people")
    remote.key("escape")
    remote.game.close()

    again = Remote(tmp_path, seed="1")
    _press(again, "menu:new", "option:variant=uruguayo")
    assert "Quedó como la jugaste la última vez." in _texts(again)
    assert again.game.ctx.settings.rules["target"] == "20"
    assert [line.split()[1] for line in _seats(again)][2] == "bot:novato"
    assert again.control("option:players=4")["value"] == "1"
    _press(again, "option:variant=argentino")
    assert again.control("option:preset=ludoteka")["value"] == "1"
    assert [line.split()[1] for line in _seats(again)] == ["human", "human"]
    again.game.close()


def test_settings_that_no_table_has_do_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    words = {"variant": "mus", "players": "9", "target": "7", "flor": "si"}
    kept = Settings(rules=words, seats={"b": "experto"}, tables={"mus": words}, language="es")
    save(tmp_path / "settings.json", kept)
    remote = Remote(tmp_path)
    _press(remote, "menu:new")
    assert "A 30 · con flor" in _summary(remote)
    assert _seats(remote)[1] == "b bot:experto El Profe"
    remote.game.close()


# Seats


def test_partners_are_shown_together(remote: Remote) -> None:
    _press(remote, "option:players=4")
    texts = _texts(remote)
    ours, theirs = texts.index("Nosotros"), texts.index("Ellos")
    assert texts[ours + 1 : ours + 3] == ["1 · Vos. Jugás vos.", "3 · Porota. Aficionado"]
    assert texts[theirs + 1].startswith("2 · El Profe")
    assert "con Porota contra El Profe y Beto" in _summary(remote)
    _press(remote, "seat:a", "swap:a=b")
    texts = _texts(remote)
    assert texts[texts.index("Nosotros") + 1].startswith("2 · Vos")
    assert [line.split()[1] for line in _seats(remote)][:2] == ["bot:aficionado", "human"]


def test_everybody_at_once(remote: Remote) -> None:
    _press(remote, "option:players=4", "quick:people")
    assert [line.split()[1] for line in _seats(remote)] == ["human"] * 4
    assert "3 · Jugador 3. Persona" in _texts(remote)
    _press(remote, "quick:alone", "option:level=experto")
    assert [line.split()[1] for line in _seats(remote)] == ["human", *["bot:experto"] * 3]
    before = _seats(remote)
    _press(remote, "quick:shuffle")
    assert _seats(remote) != before


def test_whoever_watches_plays_the_next_time(remote: Remote) -> None:
    _press(remote, "option:players=6", "quick:watch")
    assert remote.control("menu:play")["label"] == "Mirar"
    seats = _seats(remote)
    assert not any("human" in line for line in seats)
    assert len({line.split(" ", 2)[2] for line in seats}) == 6
    _press(remote, "option:variant=trucho")
    assert remote.control("menu:play")["label"] == "Mirar"
    remote.key("escape")
    _press(remote, "menu:new")
    assert remote.control("menu:play")["label"] == "Jugar"
    assert _seats(remote)[0] == "a human"


def test_a_person_is_named_by_typing(remote: Remote) -> None:
    remote.game.ctx.change(name="Ana")
    _press(remote, "option:players=4", "seat:c", "seat:c=persona", "option:seat-name")
    remote.do("text", text="Beto; el 2")
    _press(remote, "option:target=15")
    assert "3 · Beto el 2. Persona" in _texts(remote)
    assert _seats(remote)[2] == "c human Beto el 2"
    assert remote.control("option:seat-name")["value"] == "Beto el 2"
    _press(remote, "seat:c", "seat:b", "seat:b=persona")
    assert "value" not in remote.control("option:seat-name")
    assert _seats(remote)[:2] == ["a human Ana", "b human"]


def test_other_profiles_can_sit_down(tmp_path: Path) -> None:
    other = home(tmp_path, add_profile(tmp_path))
    save(other / "settings.json", Settings(name="Caro"))
    save(tmp_path / "settings.json", Settings(name="Ana"))
    remote = Remote(tmp_path)
    _press(remote, "menu:new", "seat:b", "seat:b=persona:Caro")
    assert _seats(remote) == ["a human Ana", "b human Caro"]
    assert load(tmp_path / "settings.json")[0].seats["b"] == "persona:Caro"
    remote.game.close()


def test_the_only_person_keeps_a_seat_at_a_smaller_table(remote: Remote) -> None:
    _press(remote, "option:players=6", "seat:a", "swap:a=f", "option:players=2")
    assert _seats(remote)[0] == "a human"


def test_names_are_never_the_same_twice() -> None:
    people = ("persona:Beto", "persona:Beto", "novato", "novato", "novato", "novato")
    assert names(people, "") == ("Beto", "Beto 2", "El Profe", "Porota", "Nélida", "Lucho")
    assert called(("persona", "experto"), "") == ("Vos", "El Profe")
    assert called(("persona", "persona:Ana", "persona"), "") == ("Jugador 1", "Ana", "Jugador 3")


def test_a_match_to_go_on_with_says_against_whom(remote: Remote) -> None:
    desk = remote.game.desk
    told = []
    for variant, players in (("argentino", 2), ("gallo", 3), ("uruguayo", 4), ("argentino", 6)):
        _press(remote, f"option:variant={variant}", f"option:players={players}")
        _seats(remote)
        found = desk.unfinished()
        assert found is not None
        told.append((found.rival, len(found.score)))
    _press(remote, "option:variant=trucho", "quick:people")
    _seats(remote)
    found = desk.unfinished()
    assert found is not None
    told.append((found.rival, len(found.score)))
    assert told == [
        ("El Profe", 2),
        ("El Profe y Porota", 3),
        ("El Profe y Beto", 2),
        ("El Profe, Beto y Lucho", 2),
        ("Jugador 2 y Jugador 3", 3),
    ]
    remote.key("escape")
    _press(remote, "menu:matches")
    assert "El Profe y Porota, 0 - 0 - 0, mano 1" in "\n".join(_texts(remote))


# Programs from outside


def test_a_program_from_outside_is_written_down(remote: Remote) -> None:
    _press(remote, "option:variant=trucho", "seat:b", "seat:b=cmd:", "option:seat-command")
    remote.do("text", text=f"{sys.executable} -u 'my bot.py'")
    _press(remote, "seat:b")
    seat = _seats(remote)[1]
    assert seat.startswith("b cmd:")
    assert "my%20bot.py" in seat
    assert "contra bot y El Profe" in _summary(remote)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "Falta escribir qué programa juega."),
        ("   ", "Falta escribir qué programa juega."),
        ("no-such-program --fast", "No hay ningún programa «no-such-program»."),
        ("python3 'mine.py", "Faltan cerrar unas comillas."),
    ],
)
def test_a_program_that_cannot_be_run_is_said_before_the_match(
    remote: Remote, typed: str, why: str
) -> None:
    _press(remote, "seat:b", "seat:b=cmd:")
    if typed:
        _press(remote, "option:seat-command")
        remote.do("text", text=typed)
    _press(remote, "seat:b", "menu:play")
    assert remote.scene == "new-match"
    assert remote.game.toast.words == why
    assert any(text.endswith(why) for text in _texts(remote))
    assert "option:seat-command" in remote.names()
    _press(remote, "seat:b=novato", "menu:play")
    assert remote.scene == "table"


OWN_BOT = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "act":
        print(json.dumps({"action": asked["legal"][0]}), flush=True)
"""


def test_only_programs_that_the_player_seated_are_run_again(remote: Remote, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN_BOT)
    line = f"{sys.executable} {own}"
    _press(remote, "seat:b", "seat:b=cmd:", "option:seat-command")
    remote.do("text", text=line)
    _press(remote, "menu:play")
    assert remote.game.ctx.settings.programs == (line,)
    record = remote.do("record")["record"]
    desk = remote.game.desk
    assert desk.resume().seats[1].command == line
    strange = tmp_path / "strange.truco"
    strange.write_text(record.replace("own.py", "strange.py"))
    assert desk.open(strange.read_text()).seats[1].kind == "bot:rule"
    desk.close()


def test_a_program_that_played_before_is_offered_again(remote: Remote) -> None:
    remote.game.ctx.change(programs=("python3 bots/mine.py",))
    _press(remote, "seat:b", "seat:b=cmd:python3 bots/mine.py")
    assert "Enfrente" in _texts(remote)
    assert "mine. Programa" in _texts(remote)


# From the command line


def test_what_is_chosen_counts_more_than_how_the_program_was_started(tmp_path: Path) -> None:
    remote = Remote(tmp_path, rules={"target": "15"}, seats=("human", "bot:leyenda"))
    remote.key("escape")
    _press(remote, "match:title", "menu:new", "option:players=4")
    assert len(_seats(remote)) == 4
    remote.game.close()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rules_alone_seat_the_player_and_bots(tmp_path: Path, table: tuple[str, int]) -> None:
    variant, players = table
    remote = Remote(tmp_path, rules={"variant": variant, "players": str(players)})
    match = remote.game.desk.match
    assert match is not None
    assert [seat.is_human for seat in match.seats] == [True, *[False] * (players - 1)]
    assert (match.rules.variant, match.rules.players) == table
    remote.game.close()


def test_seats_alone_make_the_usual_table_of_so_many(tmp_path: Path) -> None:
    remote = Remote(tmp_path, seats=("human", "bot:rule", "human", "bot:experto"))
    match = remote.game.desk.match
    assert match is not None
    assert [seat.is_human for seat in match.seats] == [True, False, True, False]
    remote.game.close()
