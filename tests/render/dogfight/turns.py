"""A turn to film: what comes before a scene, and the events that lead to it."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from rules.dogfight.events import EVENTS, pose_data
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import DogfightView
from rules.record import read
from rules.story import story
from rules.titles import TITLES
from rules.values import Event
from tests.records.kept import HERE as RECORDS


class Turn(NamedTuple):
    before: DogfightView
    events: tuple[Event, ...]
    after: DogfightView


def turn_of(view: DogfightView) -> Turn:
    """The whole turn of a scene: every card flown, every burst, every loss, in the order of the rounds."""
    starts = {leg.plane: leg.start for leg in view.flown if leg.round == 1}
    planes = [
        replace(plane, status="flying", pose=starts[plane.id]) if plane.id in starts else plane
        for plane in view.planes
    ]
    before = replace(view, planes=tuple(planes), flown=(), shots=(), round=0, stage="plan", outcome=None)
    events = [event for round_ in (1, 2, 3) for event in _round(view, round_)]
    return Turn(before, tuple(events), view)


def _round(view: DogfightView, round_: int) -> list[Event]:
    events = [
        EVENTS(
            "moved",
            round=round_,
            plane=leg.plane,
            card=leg.card,
            start=pose_data(leg.start),
            end=pose_data(leg.end),
        )
        for leg in view.flown
        if leg.round == round_
    ]
    events += [
        EVENTS(
            "fired",
            round=round_,
            shooter=shot.shooter,
            gun=shot.gun,
            target=shot.target,
            distance=shot.distance,
            range=range_of(shot.distance, view.ruler),
            deck="A",
            cards=shot.cards,
            aimed=False,
        )
        for shot in view.shots
        if shot.round == round_
    ]
    kinds = {"shot down": "shot_down", "exploded": "exploded", "left": "left"}
    for plane in view.planes:
        last = max((leg.round for leg in view.flown if leg.plane == plane.id), default=0)
        if plane.status in kinds and last == round_:
            gone = EVENTS(kinds[plane.status], round=round_, plane=plane.id)
            events.append(gone if plane.status == "left" else replace(gone, data=gone.data | {"by": []}))
    return events


def recorded(name: str, step: int) -> Turn:
    """A step of a recorded dogfight, the first being 0."""
    chapters = story(read((RECORDS / "dogfight" / f"{name}.json").read_bytes()), TITLES)
    before, after = islice(chapters, step, step + 2)
    return Turn(before.view, after.events, after.view)
