"""How a game ended, and what became of each player's pieces."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.naming import within_brackets
from render.dogfight.outcomes import how
from render.dogfight.phrases import is_you, side_points
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Outcome
from rules.said import Said, Text, said
from rules.values import Seat


def reason(outcome: Outcome) -> Text:
    return how(outcome)


def figures(view: DogfightView, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:
    """What became of a seat's airplanes, and what they scored."""
    own = [plane for plane in view.planes if plane.seat == seat]
    return (*(_flown(view, plane) for plane in own), *_scored(view, own, seat, outcome))


def _flown(view: DogfightView, plane: PlaneView) -> Said:
    """The cards of those that are gone lie in the decks again, so only of the others it is said how many."""
    return said(
        "dogfight-story.fate",
        who="you" if is_you(view, plane.id) else "piece",
        plane=plane.id,
        model=within_brackets(plane.name),
        fate=_fate(plane),
        cards=plane.damage_cards,
    )


def _fate(plane: PlaneView) -> str:
    if plane.status == "flying":
        return "hurt" if plane.damage_cards else "unhurt"
    return plane.status.replace(" ", "-")


def _scored(view: DogfightView, own: list[PlaneView], seat: Seat, outcome: Outcome) -> Iterator[Said]:
    points = outcome.scores.get(seat, 0)
    if not own:
        yield said("dogfight-story.your-score", points=points)
        return
    yield said("dogfight-story.your-score-with-sides", points=points, sides=side_points(view.points))
