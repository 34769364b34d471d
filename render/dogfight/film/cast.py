"""Who is on the table, as the events tell it one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from render.dogfight.sides import AnyView, pieces_by_id
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView, PlaneView, ShellView
from rules.values import Event

Data: TypeAlias = Mapping[str, Any]

LOSSES = {"shot_down", "exploded", "left", "crashed", "out_of_control", "barrage", "collided"}
"""Kinds of events with which an airplane may be out of the game."""


class Cast:
    """Airplanes and shells, from how they stood before to how they stand after."""

    def __init__(self, before: DogfightView, after: DogfightView) -> None:
        self._end = {plane.id: plane for plane in after.planes}
        self._pieces = pieces_by_id(after)
        self.planes = {plane.id: plane for plane in before.planes}
        self.shells = {shell.gun: shell for shell in before.shells}

    @property
    def flying(self) -> list[PlaneView]:
        """The lower ones first, in the order in which cards lie on each other."""
        there = (plane for plane in self.planes.values() if plane.status == "flying")
        return sorted(there, key=lambda plane: plane.level or 0)

    def piece(self, name: str) -> AnyView | None:
        return self.planes.get(name) or self._pieces.get(name)

    def place(self, name: str, pose: Pose) -> None:
        if plane := self.planes.get(name):
            self.planes[name] = replace(plane, pose=pose, status="flying")

    def enter(self, data: Data) -> None:
        """An airplane comes onto the table."""
        self.place(data["plane"], Pose(**data["pose"]))
        if plane := self.planes.get(data["plane"]):
            self.planes[plane.id] = replace(plane, level=data["level"])

    def take(self, events: Iterable[Event]) -> None:
        """What the events say of those that stay: heights, flames, smoke, clouds, shells."""
        for event in events:
            name, data = event.data.get("plane"), event.data
            if event.kind in _CHANGES and name in self.planes:
                self.planes[name] = _CHANGES[event.kind](self.planes[name], data)
            elif event.kind in {"placed", "adjusted"}:
                point = (data["point"][0], data["point"][1])
                self.shells[data["gun"]] = ShellView(data["gun"], point, data["due"], data["level"])
            elif event.kind in {"retired", "burst"}:
                self.shells.pop(data["gun"], None)

    def count_down(self) -> None:
        """A maneuver nearer to their burst."""
        self.shells = {gun: replace(shell, due=max(shell.due - 1, 1)) for gun, shell in self.shells.items()}

    def lost(self, events: Iterable[Event]) -> list[PlaneView]:
        """Who these events took out of the game, as they lie now."""
        named = {name for event in events if event.kind in LOSSES for name in _whom(event.data)}
        gone = [
            self._end[plane.id]
            for plane in self.flying
            if plane.id in named and self._end[plane.id].status != "flying"
        ]
        self.planes |= {plane.id: plane for plane in gone}
        return gone


def _whom(data: Data) -> list[str]:
    found: list[str] = [*data.get("pieces", ()), *filter(None, [data.get("plane")])]
    return found


_CHANGES: dict[str, Callable[[PlaneView, Data], PlaneView]] = {
    "level": lambda plane, data: replace(plane, level=data["level"], climb=data["climb"]),
    "landed": lambda plane, _: replace(plane, grounded=True),
    "took_off": lambda plane, _: replace(plane, grounded=False),
    "clouded": lambda plane, _: replace(plane, in_cloud=True),
    "unclouded": lambda plane, _: replace(plane, in_cloud=False),
    "smoking": lambda plane, data: replace(plane, smoke=data["counters"]),
    "burning": lambda plane, data: replace(plane, flames=data["counters"]),
    "burnt": lambda plane, data: replace(plane, flames=data["counters"]),
    "extinguished": lambda plane, data: replace(plane, flames=data["counters"]),
    "flames_out": lambda plane, _: replace(plane, flames=0),
    "smoke_cleared": lambda plane, _: replace(plane, smoke=0),
    "pilot_hit": lambda plane, _: replace(plane, pilot_hit=True),
}
