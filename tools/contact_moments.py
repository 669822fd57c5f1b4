"""Which screens and moments of the game the contact sheets show, and how each is reached.

Knows the names of controls and what a record looks like; must not know how anything is drawn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from contact_tables import TABLES

Step = Mapping[str, object]


@dataclass(frozen=True)
class Moment:
    """A screen worth looking at.

    ``asked`` is what the game is started with (the fields of a `Launch`), ``record`` the text of
    the match it opens, ``steps`` the commands of `drive` that lead on from there once the game has
    come to rest; ``fails``: the game then stumbles over a mistake.
    """

    name: str
    steps: Sequence[Step] = ()
    record: str = ""
    asked: Mapping[str, object] = field(default_factory=dict)
    fails: bool = False


def _press(*names: str) -> list[Step]:
    return [{"do": "click", "name": name} for name in names]


IDLE: Step = {"do": "idle"}


def _wait(ms: int) -> Step:
    return {"do": "wait", "ms": ms}


def _key(key: str, *mods: str) -> Step:
    return {"do": "key", "key": key, "mod": list(mods)}


def _record(tokens: str, rules: str = "", deal: str = "a:7e6e4c b:1b5o2o", **line: str) -> str:
    """The text of a match in its seventh hand, with these tokens played."""
    hand = {"mano": "a", "score": "12-9", **line}
    words = " ".join(f"{key}={value}" for key, value in hand.items())
    return (
        f"truco 1\nrules players=2 {rules}\nseat a human Ana\nseat b bot:rule El Profe\n"
        f"seed contacto\nhand 7 {words} chicos=0-0\ndeal {deal}\n{tokens}\n"
    )


_OWN_TRICKS = "aE bQ a4c b2o b5o "
_TWO_MATCHES = [
    *_press("menu:play"),
    IDLE,
    _key("escape"),
    *_press("match:title", "menu:play"),
    IDLE,
    _key("escape"),
    *_press("match:title"),
    IDLE,
]
_TABS = ("game", "video", "sound", "controls", "access", "language", "data")
_FLOR_DEAL = "a:7e6e4e b:1b5b2b"
_FLOR = "flor=si flor-canta=libre"
_LYING = "tantos=libres mostrar=si-piden"

MOMENTS: Sequence[Moment] = (
    Moment("first-run", asked={"first_run": True}),
    Moment("title"),
    Moment("title-matches", _TWO_MATCHES),
    Moment("matches", [*_TWO_MATCHES, *_press("menu:matches")]),
    Moment("profiles", _press("menu:profiles")),
    Moment("credits", _press("menu:credits")),
    Moment("new-match", _press("menu:new")),
    *(Moment(f"options-{tab}", _press("menu:options", f"tab:{tab}")) for tab in _TABS),
    Moment("pause", [_key("escape")], _record(_OWN_TRICKS)),
    Moment(
        "pause-abandon",
        [_key("escape"), *_press("match:abandon")],
        _record(_OWN_TRICKS),
    ),
    Moment("pause-hand-over", [_key("escape"), *_press("match:hand-over")], _record(_OWN_TRICKS)),
    Moment(
        "pause-annul",
        [*_press("curtain:show"), IDLE, _key("escape"), *_press("match:annul")],
        asked={"rules": {}, "seats": ("human", "human")},
    ),
    Moment("error", fails=True),
    Moment("table-first", asked={"rules": {}}),
    Moment("table-quiet", record=_record(_OWN_TRICKS)),
    Moment("table-truco", record=_record("aE bQ a4c b2o bT")),
    Moment("table-vale-cuatro", record=_record("aE bQ a4c b2o bT aR bV")),
    Moment("table-envido", record=_record("bE", mano="b")),
    Moment("table-envido-raised", record=_record("aE bRE")),
    Moment("table-first-envido", record=_record("aT bE")),
    Moment(
        "table-showdown", [*_press("call:Q"), _wait(1500)], _record("bE", mano="b")
    ),
    Moment("table-flor", record=_record("", _FLOR, _FLOR_DEAL)),
    Moment("table-flor-asked", record=_record("bF", _FLOR, _FLOR_DEAL, mano="b")),
    Moment("table-declare", record=_record("aE bQ", _LYING)),
    Moment("table-tapadas", record=_record("aE bQ a4c b2o b5o", "tapadas=si")),
    Moment("table-cut", record=_record("", "corte=si")),
    Moment("table-hint", [_key("tab")] * 3, _record("aE bQ a4c b2o bT")),
    Moment("table-answer", [*_press("call:Q"), _wait(500)], _record("aE bQ a4c b2o bT")),
    Moment("table-buenas", record=_record(_OWN_TRICKS, score="23-22")),
    Moment(
        "table-teaching",
        [*_press("menu:options", "option:teaching=si", "back", "menu:play"), IDLE],
    ),
    Moment("table-promise", [_key("t", "shift")], _record("aE bQ a4c b2o b5o")),
    Moment("table-close-look", [_key("right"), _key("i")], _record(_OWN_TRICKS)),
    Moment(
        "table-last-hand",
        [*_press("call:N"), IDLE, *_press("hand:next"), IDLE, _key("v"), IDLE],
        _record("aE bQ a4c b2o bT"),
    ),
    Moment("table-fold", _press("call:M"), _record(_OWN_TRICKS)),
    Moment("table-log", _press("log"), _record(_OWN_TRICKS)),
    Moment("end-hand", [*_press("call:N"), IDLE], _record("aE bQ a4c b2o bT")),
    Moment("end-match", [*_press("call:N"), IDLE, *_press("hand:next"), IDLE],
           _record("aE bQ a4c b2o bT", score="27-29")),
    *(Moment(f"table-{name}", record=record) for name, record in TABLES.items()),
    Moment("table-wheel", [_key("s")], TABLES["four"]),
    Moment("curtain", [*_press("curtain:show"), IDLE, *_press("call:T"), IDLE],
           asked={"rules": {}, "seats": ("human", "human")}),
)  # fmt: skip

README = {
    "table": Moment("table", record=_record("aE bQ a4c b2o b5o aT bR")),
    "table-six": Moment("table-six", record=TABLES["six"]),
}
"""The pictures of the README by the names of their files in docs/."""
