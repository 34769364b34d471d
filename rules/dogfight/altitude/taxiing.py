"""Maneuvering on the ground: at the start of the second round a standing airplane may be moved and turned.

Its dot must stay within the card as it lay when the turn began. Whoever means to do so says it with the plan,
and does not take off in that turn; a plan without that word leaves the airplane as it is or takes it off.
On the ground airplanes cannot fire, but can be fired at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace
from shapely import Polygon

from rules.dice import Dice, draw
from rules.dogfight.events import pose_data
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.orders import Standing
from rules.dogfight.picks import answer_pick, order_pick
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Asking, Play, Question
from rules.dogfight.ruler.geometry import Pose, playing_area, point
from rules.dogfight.state import Asked, Piece, Plane, State
from rules.engine import Area, Choice, Decision, Field, Number, Option, Spot
from rules.values import Seat

ROUND = 2
SLOT = "ground"
_MOVED = "moved"
"""What becomes of the order once it is carried out."""


def standing(state: State, piece: Piece) -> bool:
    """Whether an airplane stands on the ground, free to be moved: neither rolling nor wrecked."""
    parked = isinstance(piece, Plane) and piece.flying and not piece.run and not piece.still
    return parked and levels.grounded(state, piece)


class TaxiOrder(Standing):
    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - a Standing's
        if standing(state, piece):
            options = (
                Option("stay", "As the cards say", "it stays, or takes off"),
                Option("ask", "Ask me", "move and turn it in round 2; its cards are not flown"),
            )
            yield order_pick(piece, SLOT, "on the ground", options, "stay")


class Taxi(Asking):
    stage = "taxi"

    def start(self, play: Play) -> None:
        if play.state.round != ROUND:
            return
        for plane in play.state.flying():
            if plane.orders.get(SLOT) == "ask" and standing(play.state, plane):
                play.ask(Asked(plane.seat, plane.id, "taxi", ("stay", "move")))

    def decision(self, question: Question) -> Decision:
        return Decision("taxi", f"On the ground in turn {question.state.turn}")

    def briefing(self, question: Question) -> str:
        names = ", ".join(asked.piece for asked in question.asked)
        return f"You may move and turn {names}."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return tuple(field for asked in question.asked for field in _fields(question, asked, partial))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for choice in choices.values():
            for plane in play.state.flying():
                end = destination(plane.id, plane.pose, choice)
                if end is not None:
                    _move(play, plane, end)


def _fields(question: Question, asked: Asked, partial: Choice) -> Iterator[Field]:
    plane = question.state.plane(asked.piece)
    options = (Option("stay", "Stay as it is"), Option("move", "Move and turn"))
    yield answer_pick(asked, "move", options, "stay")
    if partial.get(asked.name) == "move":
        yield Spot(
            name=f"{plane.id}.spot",
            label=f"{plane.id} · where its dot goes",
            areas=(_area(question, plane),),
            group=plane.id,
            slot="spot",
            note="on its card, as it lies now",
        )
        yield Number(
            name=f"{plane.id}.heading",
            label=f"{plane.id} · heading in degrees",
            low=0,
            high=359,
            group=plane.id,
            slot="heading",
            default=int(plane.pose.heading),
        )


def _area(question: Question, plane: Plane) -> Area:
    """Its own card, which has not moved in this turn, as far as it lies on the table."""
    table = playing_area(question.state.width, question.state.length)
    inside = card_of(plane, question.hangar).intersection(table)
    if not isinstance(inside, Polygon):
        raise TypeError(f"{plane.id} is not on the table")
    return Area(tuple((x, y) for x, y in inside.exterior.coords))


def destination(name: str, pose: Pose, choice: Choice) -> Pose | None:
    """Where a choice, finished or not, would move the airplane of that name."""
    spot, heading = point(choice.get(f"{name}.spot")), choice.get(f"{name}.heading")
    if choice.get(f"{name}.taxi") != "move" or spot is None:
        return None
    return Pose(*spot, heading if isinstance(heading, int) else pose.heading)


def means_to_taxi(name: str, choice: Choice, orders: Choice) -> bool:
    """Whether the airplane of that name is to be moved in this turn, by the choice or by earlier orders."""
    return choice.get(f"{name}.{SLOT}", orders.get(SLOT, "stay")) != "stay"


def _move(play: Play, plane: Plane, end: Pose) -> None:
    play.tell("taxied", plane=plane.id, start=pose_data(plane.pose), end=pose_data(end))
    play.change(replace(plane, pose=end, orders={**plane.orders, SLOT: _MOVED}))


def taxied(state: State, piece: Piece) -> bool:
    """Whether it was moved on the ground in this round."""
    return state.round == ROUND and piece.orders.get(SLOT) == _MOVED


def other_orders(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of REDREAM
    """Whether an airplane is to move on the ground is a secret until the second round."""
    if not standing(state, piece) or SLOT not in piece.orders or state.round >= ROUND:
        return piece
    return replace(piece, orders={**piece.orders, SLOT: draw(dice, ("stay", "ask"))})


def silences(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:  # noqa: ARG001 - one of SILENT
    return levels.grounded(state, piece)
