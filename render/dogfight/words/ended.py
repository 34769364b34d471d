"""How a game ended, and what became of each player's pieces."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.outcomes import how
from render.dogfight.phrases import lower, many, side_name
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Outcome
from rules.values import Seat
from rules.wording import inner, listed, minus_signs

_FATES = {"left": "off the table", "waiting": "never in the air"}


def reason(outcome: Outcome) -> str:
    """A verdict on a side's score stands after the score."""
    told = how(outcome)
    verdict, colon, score = told.rstrip(".").partition(": the ")
    return f"the {score}, {lower(verdict)}" if colon else told


def figures(view: DogfightView, seat: Seat, outcome: Outcome) -> tuple[str, ...]:
    """What became of a seat's airplanes, and what they scored."""
    own = [plane for plane in view.planes if plane.seat == seat]
    return (*_flown(own), *_scored(view, own, seat, outcome))


def _flown(own: list[PlaneView]) -> Iterator[str]:
    """The cards of those that are gone lie in the decks again, so only of the others it is said how many."""
    for plane in own:
        taken = f"after {many(plane.damage_cards, 'damage card')}" if plane.damage_cards else "and unhurt"
        fate = f"still here {taken}" if plane.status == "flying" else _FATES.get(plane.status, plane.status)
        yield f"{plane.id} ({inner(plane.name)}): {fate}."


def _scored(view: DogfightView, own: list[PlaneView], seat: Seat, outcome: Outcome) -> Iterator[str]:
    sides = listed(f"{side_name(side)} {minus_signs(view.points.get(side, 0))}" for side in view.points)
    yield f"Your score: {minus_signs(outcome.scores.get(seat, 0))}{f' ({sides})' if own else ''}."
