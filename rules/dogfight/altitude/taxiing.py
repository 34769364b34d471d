"""Maneuvering on the ground: at the start of the second round a standing airplane may be moved and turned.

Its dot must stay within the card as it lay when the turn began. Whoever means to do so says it beforehand,
and does not take off in that turn; without that word the airplane stays as it is or takes off.
On the ground airplanes cannot fire, but can be fired at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace
from shapely import Polygon

from rules.dice import Dice, draw
from rules.dogfight import names
from rules.dogfight.events import pose_data
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.orders import ASK, STANDING, OrderKind, at_hand
from rules.dogfight.picks import answer_pick
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Asking, Play, Question
from rules.dogfight.ruler.geometry import Pose, playing_area, point
from rules.dogfight.state import Asked, Piece, Plane, State
from rules.engine import Area, Choice, Decision, Field, Number, Option, Spot, Usual
from rules.said import Text, said, series
from rules.values import Seat

ROUND = 2
SLOT = "ground"
STAY, MOVE = "stay", "move"
_MOVED = "moved"
"""What becomes of the order once it is carried out."""
_TO_MOVE = Option(MOVE, said("dogfight-orders.taxi-move"), said("dogfight-orders.taxi-move.note"))
_ANSWERS = (
    Option(STAY, said("dogfight-ground.taxi-stay")),
    Option(MOVE, said("dogfight-ground.taxi-move")),
)
_TURNS = (
    (said("dogfight-ground.heading-kept"), 0),
    (said("dogfight-ground.heading-left"), -90),
    (said("dogfight-ground.heading-right"), 90),
    (said("dogfight-ground.heading-about"), 180),
)


def standing(state: State, piece: Piece) -> bool:
    """Whether an airplane stands on the ground, free to be moved: neither rolling nor wrecked."""
    parked = isinstance(piece, Plane) and piece.flying and not piece.run and not piece.still
    return parked and levels.grounded(state, piece)


class TaxiOrder(OrderKind):
    slot = SLOT
    narrowed = True
    about = said("dogfight-orders.kind-taxi")
    options = (
        Option(STAY, said("dogfight-orders.taxi-stay"), said("dogfight-orders.taxi-stay.note")),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.to-taxi")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        lands = bool(state.landing_fields) or levels.grounded(state, piece)
        return isinstance(piece, Plane) and at_hand(piece) and state.in_force.altitude and lands

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:
        """A plan may say where to, as well."""
        if not isinstance(piece, Plane) or not standing(state, piece):
            return
        stay, ask = self.options
        yield self.pick(state, piece, said("dogfight-orders.about-taxi"), (stay, _TO_MOVE, ask))
        if partial.get(f"{piece.id}.{SLOT}") == MOVE:
            yield from _where(state, hangar, piece)


TAXI = TaxiOrder()


class Taxi(Asking):
    stage = "taxi"

    def start(self, play: Play) -> None:
        if play.state.round != ROUND:
            return
        for plane in play.state.flying():
            if TAXI.ordered(play.state, plane) == ASK and standing(play.state, plane):
                play.ask(Asked(plane.seat, plane.id, "taxi", (STAY, MOVE)))
        if not play.state.asked:
            _move_as_planned(play)

    def decision(self, question: Question) -> Decision:
        return Decision("taxi", said("dogfight-ground.taxi", turn=question.state.turn))

    def briefing(self, question: Question) -> Text:
        planes = series(asked.piece for asked in question.asked)
        return said("dogfight-ground.may-taxi", planes=planes)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return tuple(field for asked in question.asked for field in _fields(question, asked, partial))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        _move_as_planned(play)
        for choice in choices.values():
            for plane in play.state.flying():
                end = destination(plane.id, plane.pose, choice)
                if end is not None:
                    _move(play, plane, end)


def _move_as_planned(play: Play) -> None:
    """Those whose plan said where to, together with all others."""
    for plane in play.state.flying():
        if TAXI.ordered(play.state, plane) == MOVE and standing(play.state, plane):
            ordered = {f"{plane.id}.{slot}": value for slot, value in plane.orders.items()}
            end = destination(plane.id, plane.pose, ordered)
            if end is not None:
                _move(play, plane, end)


def _fields(question: Question, asked: Asked, partial: Choice) -> Iterator[Field]:
    yield answer_pick(asked, said("dogfight-ground.about-move"), _ANSWERS, STAY)
    if partial.get(asked.name) == MOVE:
        yield from _where(question.state, question.hangar, question.state.plane(asked.piece))


def _where(state: State, hangar: Hangar, plane: Plane) -> Iterator[Field]:
    yield Spot(
        name=f"{plane.id}.spot",
        label=names.about(plane.id, said("dogfight-ground.about-dot")),
        areas=(_area(state, hangar, plane),),
        group=plane.id,
        slot="spot",
        note=said("dogfight-ground.about-dot.note"),
        hint=said("dogfight-ground.about-dot.hint"),
        usual=(Usual(said("dogfight-ground.where-it-stands"), (plane.pose.x, plane.pose.y)),),
    )
    yield Number(
        name=f"{plane.id}.heading",
        label=names.about(plane.id, said("dogfight-ground.about-heading")),
        low=0,
        high=359,
        group=plane.id,
        slot="heading",
        default=int(plane.pose.heading),
        hint=said("dogfight-ground.about-heading.hint"),
        unit="°",
        nudge=15,
        usual=tuple(Usual(label, int(plane.pose.heading + by) % 360) for label, by in _TURNS),
    )


def _area(state: State, hangar: Hangar, plane: Plane) -> Area:
    """Its own card, which has not moved in this turn, as far as it lies on the table."""
    table = playing_area(state.width, state.length)
    inside = card_of(plane, hangar).intersection(table)
    if not isinstance(inside, Polygon):
        raise TypeError(f"{plane.id} is not on the table")
    return Area(tuple((x, y) for x, y in inside.exterior.coords))


def destination(name: str, pose: Pose, choice: Choice) -> Pose | None:
    """Where a choice, finished or not, would move the airplane of that name."""
    spot, heading = point(choice.get(f"{name}.spot")), choice.get(f"{name}.heading")
    moves = MOVE in {choice.get(f"{name}.taxi"), choice.get(f"{name}.{SLOT}")}
    if not moves or spot is None:
        return None
    return Pose(*spot, heading if isinstance(heading, int) else pose.heading)


def means_to_taxi(name: str, choice: Choice, orders: Choice) -> bool:
    """Whether the airplane of that name is to be moved in this turn, by the choice or by earlier orders."""
    told = choice.get(f"{name}.{SLOT}", STANDING)
    return (orders.get(SLOT, STAY) if told == STANDING else told) != STAY


def _move(play: Play, plane: Plane, end: Pose) -> None:
    play.tell("taxied", plane=plane.id, start=pose_data(plane.pose), end=pose_data(end))
    play.change(replace(plane, pose=end, orders={**plane.orders, SLOT: _MOVED}))


def taxied(state: State, piece: Piece) -> bool:
    """Whether it was moved on the ground in this round."""
    return state.round == ROUND and piece.orders.get(SLOT) == _MOVED


def other_orders(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of RESAMPLERS
    """What another seat's plan says besides its cards is a secret, but for what has been seen to be done:
    whether an airplane is to move on the ground, until the second round."""
    moved = {SLOT: _MOVED} if piece.orders.get(SLOT) == _MOVED else {}
    if standing(state, piece) and piece.orders and state.round < ROUND:
        moved = {SLOT: draw(dice, (STAY, ASK))}
    return replace(piece, orders=moved)


def silences(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:  # noqa: ARG001 - one of SILENT
    return levels.grounded(state, piece)
