"""What makes a picture of the table unclear, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from shapely import Polygon, union_all
from shapely import box as rectangle
from shapely.geometry.base import BaseGeometry

from render.dogfight.board.field import Field, corners, laid
from render.dogfight.board.picture import board_field, draw_board
from render.dogfight.board.tags import card_gap
from render.dogfight.board.track import shown_shots
from render.dogfight.sides import others
from render.kit.canvas import Canvas
from render.kit.shapes import around
from rules.dogfight.view import DogfightView, PlaneView
from rules.record import read
from rules.story import story
from rules.titles import TITLES
from tests.conformance.test_records import RECORDS

COVERS = {"tag", "burst", "panel"}
"""What lies over airplanes."""


def faults(view: DogfightView) -> Counter[str]:
    """On the picture of this view: cards more than half hidden, tags that lie nearer to another airplane's
    card than to their own and have no line, pieces without a name, bursts without a tag."""
    canvas, field = draw_board(view, {}), board_field(view, {})
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


def _outline(field: Field, plane: PlaneView) -> BaseGeometry:
    return Polygon(field.shape(plane.pose, corners(plane.size))).intersection(rectangle(*field.box))


def _hidden(canvas: Canvas, field: Field, plane: PlaneView) -> float:
    """The share of a card that tags and panels lie on."""
    outline = _outline(field, plane)
    over = union_all([rectangle(*kept.box) for kept in canvas.kept if kept.what in COVERS])
    return outline.intersection(over).area / outline.area if outline.area else 0.0


def _wrong_tags(canvas: Canvas, field: Field, flying: Iterable[PlaneView]) -> Iterator[str]:
    cards = {plane.id: plane for plane in flying}
    for kept in canvas.kept:
        if kept.what == "tag" and kept.name in cards and not kept.led:
            gaps = {name: card_gap(field, plane, kept.box) for name, plane in cards.items()}
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


def views(path: Path) -> Iterator[DogfightView]:
    """Every view of a recorded game."""
    yield from (chapter.view for chapter in story(read(path.read_bytes()), TITLES))


def records() -> list[Path]:
    return sorted((RECORDS / "dogfight").glob("*.json"))
