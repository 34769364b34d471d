"""Whom something that happened harms, and whom it serves: whole sides, for they win together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.artist import Stakes
from render.dogfight.sides import pieces_by_id, side_name
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView
from rules.said import Text
from rules.values import Event, Seat

_VICTIMS = {
    "plane": (
        "shot_down exploded out_of_control left barrage crashed burning burnt smoking pilot_hit crippled "
        "strained illegal disrupted jammed"
    ),
    "target": "fired silenced rocket_hit photographed bombed",
    "balloon": "balloon_lost observer_lost bailed_out",
}
_HARMED = {kind: key for key, kinds in _VICTIMS.items() for kind in kinds.split()}
"""Where an event names the piece that it harms."""


def side_of(view: DogfightView, seat: Seat) -> Text:
    own = (piece.side for piece in pieces_by_id(view).values() if piece.seat == seat)
    side = next(own, None)
    return "" if side is None else side_name(side)


def stakes_of(event: Event, view: DogfightView) -> Stakes:
    sides = set(_harmed(event, view))
    if len(sides) != 1:
        return Stakes(bad=_seats(view, sides))
    others = {piece.side for piece in pieces_by_id(view).values()} - sides
    return Stakes(bad=_seats(view, sides), good=_seats(view, others))


def _harmed(event: Event, view: DogfightView) -> Iterator[Side]:
    pieces = pieces_by_id(view)
    named = event.data.get({"burst": "hit", "blast": "planes", "collided": "pieces"}.get(event.kind, ""), ())
    for id_ in (*named, event.data.get(_HARMED.get(event.kind, ""), "")):
        if id_ in pieces:
            yield pieces[id_].side


def _seats(view: DogfightView, sides: Iterable[Side]) -> frozenset[Seat]:
    wanted = set(sides)
    return frozenset(
        piece.seat for piece in pieces_by_id(view).values() if piece.side in wanted and piece.seat is not None
    )
