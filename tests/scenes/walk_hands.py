"""Three ways to use the game, each alone: keys, one button of a mouse, a gamepad's buttons.

Each presses a named control as a person with nothing else could, or fails saying why it cannot.
"""

from __future__ import annotations

from collections import deque
from typing import Protocol

from game.ui.forms.scroll import Area
from game.ui.input.controls import Control, control_at
from game.ui.input.focus import FocusRing
from game.ui.stage import SLIDER, TEXTBOX
from game.ui.table.frame import MIN_TARGET
from tests.scenes.shell_steps import Remote

WAYS = {"down": (0, 1), "up": (0, -1), "right": (1, 0), "left": (-1, 0)}
PATIENCE = 100
"""Presses after which a control counts as out of reach."""


class Hand(Protocol):
    """Somebody with one device."""

    def press(self, name: str) -> None:
        """Press a named control."""

    def check(self) -> None:
        """Find every live control of the screen in reach."""


def _controls(remote: Remote) -> list[Control]:
    return [control for control in remote.game.stage.controls() if control.enabled]


class Keys:
    """Tab, Shift+Tab and Enter, and letters in a line."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote

    def press(self, name: str) -> None:
        names = [control.name for control in _controls(self._remote)]
        assert name in names, (name, names)
        focus = self._remote.game.stage.focused()
        at = names.index(focus.name) if focus and focus.name in names else -1
        ahead = (names.index(name) - at) % len(names)
        is_back = ahead > len(names) // 2
        for _ in range(PATIENCE * 3):
            found = self._remote.game.stage.focused()
            if found and found.name == name and self._remote.game.stage.ring.visible:
                break
            self._remote.key("tab", mod=("shift",) if is_back else ())
        found = self._remote.game.stage.focused()
        assert found is not None
        assert found.name == name, f"Tab does not reach {name}"
        if found.role != TEXTBOX:
            self._remote.key("return")

    def check(self) -> None:
        names = [control.name for control in _controls(self._remote)]
        ring, controls = FocusRing(), self._remote.game.stage.controls()
        for name in names:
            ring.step(controls, 1)
            assert ring.name == name


class Mouse:
    """Clicks of the first button; what is out of sight slides in by a click on the bar."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote

    def press(self, name: str) -> None:
        control = self._in_sight(name)
        assert min(control.rect.size) >= MIN_TARGET, (name, control.rect)
        assert control_at(self._remote.game.stage.controls(), control.rect.center) == control
        self._remote.do("click", at=list(control.rect.center))

    def check(self) -> None:
        area = self._area()
        seen = set()
        half = area.view.height // 2 if area else 1
        for offset in range(0, area.most + half if area else 1, half):
            if area is not None:
                self._slide(area, offset)
            for control in _controls(self._remote):
                hit = control_at(self._remote.game.stage.controls(), control.rect.center)
                if control.rect.height and hit is not None and hit.name == control.name:
                    seen.add(control.name)
        missing = {control.name for control in _controls(self._remote)} - seen
        assert not missing, f"{missing} cannot be clicked on {self._remote.scene}"
        if area is not None:
            self._slide(area, 0)

    def _in_sight(self, name: str) -> Control:
        area = self._area()
        for step in range(PATIENCE):
            for control in self._remote.game.stage.controls():
                if control.name == name and min(control.rect.size) >= MIN_TARGET:
                    return control
            assert area is not None, f"{name} is not to be seen on {self._remote.scene}"
            self._slide(area, step * area.view.height // 4)
        raise AssertionError(f"{name} does not come into sight")

    def _slide(self, area: Area, offset: int) -> None:
        """Click on the bar where its middle would be for an offset."""
        bar, thumb = area._bar(), area._thumb()
        way = bar.height - thumb.height
        y = bar.top + thumb.height // 2 + way * min(offset, area.most) // max(1, area.most)
        self._remote.do("click", at=[bar.centerx, y])
        self._remote.do("idle")

    def _area(self) -> Area | None:
        found = getattr(self._remote.game.stage.top, "area", None)
        return found if isinstance(found, Area) and found.most else None


class Pad:
    """A directional pad and A; the way to a control is found as eyes would."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote

    def press(self, name: str) -> None:
        self._go_to(name)
        if next(c.role for c in _controls(self._remote) if c.name == name) != TEXTBOX:
            self._remote.do("pad", button="a")

    def check(self) -> None:
        names = {control.name for control in _controls(self._remote)}
        seen = self._sweep()
        for name in sorted(names - seen):
            self._go_to(name)

    def _go_to(self, name: str) -> None:
        stage = self._remote.game.stage
        assert name in [control.name for control in _controls(self._remote)], name
        for _ in range(PATIENCE * 2):
            if stage.ring.visible and stage.ring.name == name:
                return
            before = (stage.ring.name, stage.ring.visible)
            way = self._way(name)
            self._press(way or "down")
            if not way or before == (stage.ring.name, stage.ring.visible):
                break
        raise AssertionError(f"a gamepad does not get to {name} on {self._remote.scene}")

    def _sweep(self) -> set[str]:
        """Go down line by line, along each line to its end and back."""
        self._press("down")
        before = ""
        while before != self._name():
            before = self._name()
            self._press("up")
        seen: set[str] = set()
        for _ in range(PATIENCE * 2):
            start = self._name()
            if start not in seen:
                seen |= self._along("right")
                seen |= self._along("left")
            before = self._name()
            self._press("down")
            if self._name() == before:
                break
        return seen

    def _along(self, way: str) -> set[str]:
        seen = {self._name()}
        focus = self._remote.game.stage.focused()
        while focus is None or focus.role != SLIDER:
            self._press(way)
            if self._name() in seen:
                break
            seen.add(self._name())
            focus = self._remote.game.stage.focused()
        return seen

    def _press(self, way: str) -> None:
        self._remote.do("pad", button=way)
        self._remote.do("idle")

    def _name(self) -> str:
        return self._remote.game.stage.ring.name

    def _way(self, name: str) -> str:
        """The first direction of the shortest way to a control."""
        stage = self._remote.game.stage
        controls = stage.controls()
        focus = stage.ring.current(controls)
        if focus is None or not stage.ring.visible:
            return "down"
        names = [control.name for control in controls]
        if not controls[names.index(name)].rect.height:
            # It slides into sight when the focus comes near.
            return "down" if names.index(name) > names.index(focus.name) else "up"
        seen = [control for control in controls if control.rect.height or control == focus]
        return _ways_from(seen, focus.name).get(name, "")


def _ways_from(controls: list[Control], start: str) -> dict[str, str]:
    """For each control that the arrows lead to, the first arrow of the shortest way."""
    roles = {control.name: control.role for control in controls}
    found = {start: ""}
    waiting = deque([start])
    while waiting:
        name = waiting.popleft()
        for way, step in WAYS.items():
            if roles.get(name) == SLIDER and step[0]:
                continue
            ring = FocusRing()
            ring.put(name, True)
            ring.move(controls, step)
            if ring.name not in found:
                found[ring.name] = found[name] or way
                waiting.append(ring.name)
    return found


HANDS: dict[str, type[Keys] | type[Mouse] | type[Pad]] = {
    "keys": Keys,
    "mouse": Mouse,
    "pad": Pad,
}
