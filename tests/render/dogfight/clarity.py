"""What makes a picture of the table unclear, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from shapely import Polygon, union_all
from shapely import box as rectangle
from shapely.geometry.base import BaseGeometry

from render.dogfight.board.field import Field, corners, laid
from render.dogfight.board.layout import arrange
from render.dogfight.board.picture import draw_board
from render.dogfight.board.track import shown_shots
from render.dogfight.preview.picture import draw_preview
from render.dogfight.sides import others, pieces
from render.kit.canvas import Canvas
from render.kit.shapes import around
from rules.dogfight.view import DogfightView, PlaneView
from rules.dogfight.ways import DogfightForesight
from rules.record import read
from rules.table import Table
from rules.titles import TITLES
from tests.records.kept import HERE as RECORDS

COVERS = {"tag", "burst", "panel"}
"""What lies over airplanes."""


def faults(view: DogfightView) -> Counter[str]:
    """On the picture of this view: cards more than half hidden, tags that lie nearer to another airplane's
    card than to their own and have no line, pieces without a name, bursts without a tag."""
    canvas, field = draw_board(view, {}), arrange(view, {}).field
    flying = [plane for plane in view.planes if plane.status == "flying" and not plane.in_cloud]
    found = Counter(
        {
            "hidden cards": sum(_hidden(canvas, field, plane) > 0.5 for plane in flying),
            "wrong tags": sum(1 for _ in _wrong_tags(canvas, field, flying)),
            "unnamed pieces": sum(1 for _ in _unnamed(canvas, field, flying)),
            "unlabelled bursts": sum(1 for _ in _unlabelled(canvas, view)),
        }
    )
    return +found


def preview_faults(foreseen: DogfightForesight) -> Counter[str]:
    """Enemies that a player's own preview neither shows by their name nor points to; how far away others are,
    where somebody else's badge or distance lies on it."""
    canvas, view = draw_preview(foreseen, {}), foreseen.table
    shown = {kept.name for kept in canvas.kept if kept.what in {"tag", "plate", "pointer"}}
    own = {piece.side for piece in pieces(view) if view.owns(piece)}
    enemies = [
        piece
        for piece in pieces(view)
        if piece.side not in own and piece.status in {"flying", "aloft", "active"}
    ]
    return +Counter(
        {
            "missing enemies": sum(piece.id not in shown for piece in enemies),
            "hidden distances": sum(1 for _ in _hidden_distances(canvas)),
        }
    )


def _hidden_distances(canvas: Canvas) -> Iterator[str]:
    pointing = [kept for kept in canvas.kept if kept.what in {"pointer", "distance"}]
    for kept in pointing:
        rest = (each for each in pointing if each.name != kept.name)
        if kept.what == "distance" and any(kept.box.overlap(each.box) for each in rest):
            yield kept.name


def _outline(field: Field, plane: PlaneView) -> BaseGeometry:
    return _card(field, plane).intersection(rectangle(*field.box))


def _card(field: Field, plane: PlaneView) -> Polygon:
    return Polygon(field.shape(plane.pose, corners(plane.size)))


def _hidden(canvas: Canvas, field: Field, plane: PlaneView) -> float:
    """The share of a card that tags and panels lie on."""
    outline = _outline(field, plane)
    over = union_all([rectangle(*kept.box) for kept in canvas.kept if kept.what in COVERS])
    return outline.intersection(over).area / outline.area if outline.area else 0.0


def _wrong_tags(canvas: Canvas, field: Field, flying: Iterable[PlaneView]) -> Iterator[str]:
    cards = {plane.id: plane for plane in flying}
    for kept in canvas.kept:
        if kept.what == "tag" and kept.name in cards and not kept.led:
            here = rectangle(*kept.box)
            gaps = {name: _card(field, plane).distance(here) for name, plane in cards.items()}
            if min(gaps.values()) < gaps[kept.name]:
                yield kept.name


def _unnamed(canvas: Canvas, field: Field, flying: Iterable[PlaneView]) -> Iterator[str]:
    """Pieces in sight with neither a tag nor a plate of which most can be read."""
    over = union_all(
        [
            *(_outline(field, plane) for plane in flying),
            *(rectangle(*kept.box) for kept in canvas.kept if kept.what in COVERS),
        ]
    )
    for piece in others(field.view):
        if around(laid(piece.pose, piece.size)).overlap(field.window) <= 1:
            continue
        names = [kept for kept in canvas.kept if kept.name == piece.id and field.box.holds(kept.box.centre)]
        plates = [rectangle(*kept.box) for kept in names if kept.what == "plate"]
        tagged = any(kept.what == "tag" for kept in names)
        if not tagged and all(plate.intersection(over).area > 0.3 * plate.area for plate in plates):
            yield piece.id


def _unlabelled(canvas: Canvas, view: DogfightView) -> Iterator[str]:
    told = {kept.name for kept in canvas.kept if kept.what == "burst"}
    yield from (str(shot) for shot in shown_shots(view) if str(shot) not in told)


class Moment(NamedTuple):
    """A step of a recorded game: the table before it, and what every player was shown of their choice."""

    view: DogfightView
    previews: tuple[DogfightForesight, ...] = ()

    def faults(self) -> Counter[str]:
        return sum((preview_faults(each) for each in self.previews), faults(self.view))


def moments(path: Path) -> Iterator[Moment]:
    record = read(path.read_bytes())
    title = record.title_in(TITLES)
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    for step in record.steps:
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        yield Moment(
            table.view(), tuple(table.foresee(seat, choice) for seat, choice in step.choices.items())
        )
        for seat, choice in step.choices.items():
            table.submit(seat, choice)
    yield Moment(table.view())


def records() -> list[Path]:
    return sorted((RECORDS / "dogfight").glob("*.json"))
