"""Input and scenes: pointer, keys, gamepad and focus all press the same named controls."""

from typing import Any

import pygame
import pytest

from game.ui.input import bindings
from game.ui.input.controls import Control
from game.ui.input.pad import FIRST_REPEAT_MS, NEXT_REPEAT_MS
from game.ui.route import Route
from game.ui.stage import Stage


class Still:
    """A scene that notes what happens to it: four buttons in a square, a card and a text line."""

    def __init__(self, name: str = "still") -> None:
        self.name = name
        self.pressed: list[tuple[str, int]] = []
        self.events: list[pygame.event.Event] = []
        self.off: set[str] = set()
        self.answer: Route | None = None
        self.left = False
        self.busy = self.moving = False
        self.adjusted: list[tuple[str, int]] = []

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size

    def controls(self) -> list[Control]:
        def control(name: str, x: int, y: int, role: str = "button", key: str = "") -> Control:
            rect = pygame.Rect(x, y, 80, 40)
            return Control(name, role, name, rect, name not in self.off, key)

        return [
            control("a", 0, 0),
            control("b", 100, 0, key="t"),
            control("c", 0, 100),
            control("d", 100, 100),
            control("card", 0, 200, "card"),
            control("line", 0, 300, "textbox"),
            control("loud", 0, 400, "slider"),
        ]

    def texts(self) -> list[str]:
        return []

    def press(self, name: str, mods: int = 0) -> Route | None:
        self.pressed.append((name, mods))
        return self.answer

    def adjust(self, name: str, way: int) -> None:
        self.adjusted.append((name, way))

    def event(self, event: pygame.event.Event) -> Route | None:
        self.events.append(event)
        return None

    def update(self, dt_ms: int) -> Route | None:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((1, 2, 3))

    def leave(self) -> None:
        self.left = True


class WithDefault(Still):
    def default(self) -> str:
        return "c"


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()


def _stage(scene: Still) -> Stage:
    stage = Stage(lambda route: scene if route.scene == "still" else Still(route.scene), (640, 480))
    stage.go(Route("still"))
    return stage


def _key(stage: Stage, key: int, mod: int = 0, letter: str = "") -> None:
    stage.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))


def _mouse(stage: Stage, kind: int, pos: tuple[int, int], **more: Any) -> None:
    values = {"pos": pos, "button": 1, "rel": (1, 1), "buttons": (0, 0, 0), **more}
    stage.handle(pygame.event.Event(kind, **values))


def _click(stage: Stage, pos: tuple[int, int]) -> None:
    _mouse(stage, pygame.MOUSEBUTTONDOWN, pos)
    _mouse(stage, pygame.MOUSEBUTTONUP, pos)


def test_a_click_presses_when_the_button_goes_up_over_the_same_control() -> None:
    scene = Still()
    stage = _stage(scene)
    _click(stage, (110, 110))
    assert scene.pressed == [("d", 0)]
    _mouse(stage, pygame.MOUSEBUTTONDOWN, (10, 10))
    _mouse(stage, pygame.MOUSEBUTTONUP, (110, 110))
    _click(stage, (300, 300))
    assert scene.pressed == [("d", 0)]


def test_a_click_that_began_on_a_dead_control_presses_nothing() -> None:
    scene = Still()
    stage = _stage(scene)
    scene.off = {"a"}
    _mouse(stage, pygame.MOUSEBUTTONDOWN, (10, 10))
    scene.off = set()
    _mouse(stage, pygame.MOUSEBUTTONUP, (10, 10))
    assert scene.pressed == []


def test_shift_is_seen_by_the_click_while_it_is_held() -> None:
    scene = Still()
    stage = _stage(scene)
    _key(stage, pygame.K_LSHIFT, pygame.KMOD_LSHIFT)
    _click(stage, (10, 210))
    assert scene.pressed == [("card", pygame.KMOD_LSHIFT)]


def test_a_control_is_pressed_by_its_key_but_not_with_control_held() -> None:
    scene = Still()
    stage = _stage(scene)
    _key(stage, pygame.K_t, pygame.KMOD_LSHIFT)
    _key(stage, pygame.K_t, pygame.KMOD_LCTRL)
    assert scene.pressed == [("b", pygame.KMOD_LSHIFT)]


def test_tab_goes_round_all_live_controls_both_ways() -> None:
    scene = Still()
    stage = _stage(scene)
    scene.off = {"b"}
    names = []
    for _ in range(7):
        _key(stage, pygame.K_TAB)
        names.append(stage.ring.name)
    assert names == ["a", "c", "d", "card", "line", "loud", "a"]
    _key(stage, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert stage.ring.name == "loud"


def test_arrows_go_to_the_neighbour_in_their_direction() -> None:
    scene = Still()
    stage = _stage(scene)
    _key(stage, pygame.K_DOWN)
    assert (stage.ring.name, stage.ring.visible) == ("a", True)
    for key, name in (
        (pygame.K_RIGHT, "b"),
        (pygame.K_DOWN, "d"),
        (pygame.K_LEFT, "c"),
        (pygame.K_UP, "a"),
        (pygame.K_UP, "a"),
    ):
        _key(stage, key)
        assert stage.ring.name == name


def test_enter_and_space_press_the_focused_control_once_it_is_seen() -> None:
    scene = Still()
    stage = _stage(scene)
    _key(stage, pygame.K_RETURN)
    assert scene.pressed == []
    _key(stage, pygame.K_TAB)
    _key(stage, pygame.K_RETURN)
    _key(stage, pygame.K_SPACE)
    assert scene.pressed == [("a", 0), ("a", 0)]


def test_space_never_plays_a_card() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("card", True)
    _key(stage, pygame.K_SPACE)
    assert scene.pressed == []
    assert scene.events[-1].key == pygame.K_SPACE
    _key(stage, pygame.K_RETURN)
    assert scene.pressed == [("card", 0)]


def test_enter_presses_the_default_of_a_scene_that_has_one() -> None:
    scene = WithDefault()
    stage = _stage(scene)
    _key(stage, pygame.K_RETURN)
    assert scene.pressed == [("c", 0)]
    assert not stage.ring.visible


def test_the_ring_hides_when_the_pointer_moves() -> None:
    stage = _stage(Still())
    _key(stage, pygame.K_TAB)
    assert stage.ring.visible
    _mouse(stage, pygame.MOUSEMOTION, (5, 5))
    assert not stage.ring.visible


def test_focus_falls_on_the_next_control_when_its_own_is_gone() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("b", True)
    controls = scene.controls()
    assert stage.ring.current(controls).name == "b"  # type: ignore[union-attr]
    rest = [control for control in controls if control.name != "b"]
    assert stage.ring.current(rest).name == "c"  # type: ignore[union-attr]


def test_letters_are_typed_into_a_line_that_has_the_focus() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("line", True)
    _key(stage, pygame.K_t, letter="t")
    stage.handle(pygame.event.Event(pygame.TEXTINPUT, text="t"))
    assert scene.pressed == []
    assert [event.type for event in scene.events] == [pygame.KEYDOWN, pygame.TEXTINPUT]
    _key(stage, pygame.K_TAB)
    assert stage.ring.name == "loud"


def test_the_letter_that_opened_a_scene_is_not_typed_into_it() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.handle(pygame.event.Event(pygame.TEXTINPUT, text="n"))
    assert scene.events == []


def test_left_and_right_move_a_slider() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("loud", True)
    _key(stage, pygame.K_LEFT)
    _key(stage, pygame.K_RIGHT)
    assert scene.adjusted == [("loud", -1), ("loud", 1)]


def _pad(stage: Stage, kind: int, button: int) -> None:
    stage.handle(pygame.event.Event(kind, button=button, instance_id=0))


def test_a_pad_moves_the_focus_and_presses() -> None:
    scene = Still()
    stage = _stage(scene)
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    _pad(stage, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A)
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_X)
    assert scene.pressed == [("a", 0), ("b", 0)]


def test_a_held_direction_repeats() -> None:
    stage = _stage(Still())
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert stage.ring.name == "a"
    stage.update(FIRST_REPEAT_MS)
    assert stage.ring.name == "c"
    stage.update(NEXT_REPEAT_MS)
    assert stage.ring.name == "card"
    _pad(stage, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    stage.update(1000)
    assert stage.ring.name == "card"


def test_a_trigger_counts_once() -> None:
    stage = _stage(Still())
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pressed = []
    stage.top.event = lambda event: (
        pressed.append(event.key) if event.type == pygame.KEYDOWN else None
    )  # type: ignore
    for value in (20000, 30000, 32767, 0):
        stage.handle(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        )
    assert pressed == [pygame.K_q]


def _put(**keys: str) -> None:
    bindings.active().use(keys, {})


def test_a_control_tells_the_key_it_is_on_now() -> None:
    scene = Still()
    stage = _stage(scene)
    _put(truco="u")
    try:
        assert [c.key for c in stage.controls() if c.name == "b"] == ["u"]
        for key in (pygame.K_t, pygame.K_u):
            event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            understood = stage.understood(event)
            if understood is not None:
                stage.handle(understood)
        assert scene.pressed == [("b", 0)]
    finally:
        _put()


def test_letters_are_typed_wherever_their_commands_are() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("line", True)
    _put(truco="u")
    try:
        event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u", scancode=0)
        assert stage.understood(event) is event
    finally:
        _put()


def test_whoever_listens_gets_the_next_key_or_button() -> None:
    scene = Still()
    stage = _stage(scene)
    heard: list[tuple[str, str]] = []

    def listen() -> None:
        stage.bindings.listener = lambda device, where: heard.append((device, where))

    listen()
    shift = {"key": pygame.K_LSHIFT, "mod": pygame.KMOD_LSHIFT, "unicode": "", "scancode": 0}
    assert stage.understood(pygame.event.Event(pygame.KEYDOWN, shift)) is not None
    tab = {"key": pygame.K_TAB, "mod": pygame.KMOD_LSHIFT, "unicode": "", "scancode": 0}
    assert stage.understood(pygame.event.Event(pygame.KEYDOWN, tab)) is None
    listen()
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_X)
    assert heard == [("keys", "shift+tab"), ("pad", "x")]
    assert scene.pressed == []
    assert stage.bindings.listener is None


def test_a_pad_gives_nothing_up_by_one_press() -> None:
    scene = Still()
    scene.off = {"b"}
    stage = _stage(scene)
    doubts: list[str] = []
    stage.on_doubt = lambda control: doubts.append(control.name)
    found = scene.controls

    def controls() -> list[Control]:
        rect = pygame.Rect(300, 0, 80, 40)
        return [*found(), Control("no", "button", "no", rect, True, "n")]

    scene.controls = controls  # type: ignore[method-assign]
    axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
    for value in (32767, 0, 32767, 0):
        stage.handle(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        )
    assert (doubts, scene.pressed) == (["no"], [("no", 0)])


def test_an_unplugged_pad_holds_nothing() -> None:
    stage = _stage(Still())
    _pad(stage, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    stage.handle(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    stage.update(1000)
    assert stage.ring.name == "a"


def test_scenes_are_pushed_popped_and_replaced() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.ring.put("c")
    stage.go(Route("above", "push"))
    assert stage.ring.name == ""
    assert [each.name for each in stage.scenes] == ["still", "above"]
    above = stage.top
    stage.go(Route("still", "pop"))
    assert stage.top is scene
    assert stage.ring.name == "c"
    assert above.left  # type: ignore[attr-defined]
    stage.go(Route("above", "push"))
    stage.go(Route("other"))
    assert [each.name for each in stage.scenes] == ["other"]
    assert scene.left
    stage.go(Route("quit"))
    assert stage.finished


def test_what_lies_below_is_drawn_once() -> None:
    scene = Still()
    stage = _stage(scene)
    stage.go(Route("above", "push"))
    surface = pygame.Surface((640, 480))
    stage.draw(surface)
    scene.draw = None  # type: ignore[method-assign,assignment]
    stage.draw(surface)


def test_a_press_is_told_before_it_takes_effect() -> None:
    scene = Still()
    stage = _stage(scene)
    told: list[str] = []
    stage.on_press = lambda control: told.append(control.name)
    _click(stage, (10, 10))
    assert told == ["a"]
