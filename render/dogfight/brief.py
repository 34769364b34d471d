"""The position in few words, side by side of the table, for tables too full for whole sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.artist import Names
from render.dogfight.board.marks import height_text
from render.dogfight.board.notes import notes
from render.dogfight.frame import moment, stage_name
from render.dogfight.phrases import centimetres, eighth, lower, many
from render.dogfight.result import told_result
from render.dogfight.sides import STYLES, AnyView, pieces, player
from render.dogfight.signs.maneuver_card import card_name
from render.dogfight.states import ground_state, load_words, loads, shell_words, status_words
from rules.dogfight.deeds import Shot
from rules.dogfight.kinds import Side
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView
from rules.wording import listed

_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def brief(view: DogfightView, names: Names, shots: Sequence[Shot], most: int = 99) -> str:
    """Everything in as few words as will do; of each piece at most so many things besides its place."""
    opening = "Places in cm from the left and from the Central Powers' edge."
    fire = "; ".join(dict.fromkeys(f"{shot.shooter} at {shot.target}" for shot in shots))
    sides = (_side(view, side, most) for side in STYLES)
    return " ".join([_now(view, names), opening, *sides, *_air(view), *([f"Fire: {fire}."] if fire else [])])


def spot(pose: Pose) -> str:
    return centimetres(pose.x, pose.y)


def _now(view: DogfightView, names: Names) -> str:
    now = f"{view.scenario}, {lower(moment(view))}, {lower(stage_name(view))}."
    return " ".join([now, *told_result(view, names), *awaited(view, names)])


def awaited(view: DogfightView, names: Names) -> Iterator[str]:
    """Whom the table waits for."""
    if view.asked and view.outcome is None:
        yield f"Waiting for {listed(player(seat, names) for seat in view.asked)}."


def _side(view: DogfightView, side: Side, most: int) -> str:
    told = "; ".join(_piece(view, piece, most) for piece in pieces(view) if piece.side == side)
    return f"{STYLES[side].name}, {many(view.points.get(side, 0), 'point')}: {told or 'nothing'}."


def _piece(view: DogfightView, piece: AnyView, most: int) -> str:
    if isinstance(piece, GroundView):
        return ", ".join([f"{piece.id} {piece.kind} {spot(piece.pose)}", *ground_state(piece)][: most + 1])
    if isinstance(piece, BalloonView):
        told = _balloon(piece) if piece.status == "aloft" else (piece.status,)
        return ", ".join([f"{piece.id} balloon {spot(piece.pose)}", *told][: most + 1])
    if piece.status != "flying":
        return f"{piece.id} {piece.name} {status_words(piece)}"
    place = f"{piece.id} {piece.name} {spot(piece.pose)} {_COMPASS[eighth(piece.pose.heading)]}"
    return ", ".join([place, *_plane(view, piece)][: most + 1])


def _plane(view: DogfightView, plane: PlaneView) -> Iterator[str]:
    yield many(plane.damage_cards, "card")
    if any(gun.jammed for gun in plane.guns):
        yield "jammed"
    if plane.in_cloud:
        yield "in the clouds"
    elif plane.grounded:
        yield "on the ground"
    elif plane.level is not None:
        yield f"level {height_text(plane.level, plane.climb)}"
    yield from _fire(plane.smoke, plane.flames)
    if plane.pilot_hit:
        yield "pilot hit"
    if plane.tailing:
        yield f"tails {plane.tailing}"
    if plane.rockets:
        yield f"rockets {plane.rockets}"
    yield from map(load_words, loads(plane))
    if (flown := view.last_flown(plane)) is not None:
        yield f"last {card_name(plane, flown)}"


def _balloon(balloon: BalloonView) -> Iterator[str]:
    yield many(balloon.damage_cards, "card")
    if balloon.level is not None:
        yield f"level {height_text(balloon.level, balloon.climb)}"
    yield from _fire(0, balloon.flames)
    if balloon.descending:
        yield "descending"
    if balloon.observers is not None:
        yield f"observers {balloon.observers}"
    if balloon.barrage:
        yield "barrage"


def _fire(smoke: int, flames: int) -> Iterator[str]:
    if smoke:
        yield f"smoke {smoke}"
    if flames:
        yield f"flames {flames}"


def _air(view: DogfightView) -> Iterator[str]:
    if view.shells:
        yield f"Shells: {'; '.join(shell_words(shell) for shell in view.shells)}."
    if view.rockets:
        flights = (f"{flight.plane} to {flight.target}, {flight.count}" for flight in view.rockets)
        yield f"Rockets: {'; '.join(flights)}."
    for strip in view.landing_fields:
        yield f"Landing field {spot(strip.pose)}."
    told = "; ".join(note.text for note in notes(view))
    if told:
        yield f"{told[:1].upper()}{told[1:]}."
