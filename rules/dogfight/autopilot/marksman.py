"""The marksman: whom to fire at, and when to let the rockets go."""

from __future__ import annotations

from rules.dogfight.autopilot.courses import AirPlace
from rules.dogfight.autopilot.craft import Craft, fixtures, size_up
from rules.dogfight.autopilot.errands import steady
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.autopilot.standing_orders import values
from rules.dogfight.fire.targets import HOLD
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES
from rules.dogfight.planning import rocket_form
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView
from rules.engine import Form, Value


def targets(view: DogfightView, form: Form, hangar: Hangar) -> dict[str, Value]:
    """Rockets where they will hit; other guns at what a hit brings nearest to what it is worth, and of
    equals at the nearest, listed first."""
    choice = _rockets(view, form, hangar)
    gains = _gains(view, hangar)
    for gun in [field.name for field in form(choice) if field.name not in choice]:
        field = next(field for field in form(choice) if field.name == gun)
        reached = [target for target in values(field) if target != HOLD]
        choice[gun] = max(reached, key=lambda target: gains.get(target, 0.0), default=HOLD)
    return choice


def _gains(view: DogfightView, hangar: Hangar) -> dict[str, float]:
    """What a damage point on each piece is worth to its enemies."""
    marks = [mark for side in SIDES for mark in fixtures(view, hangar, Stakes(view, side))]
    planes = [size_up(plane, view, hangar) for plane in view.planes if plane.status == "flying"]
    return {mark.id: mark.stake / mark.left for mark in (*marks, *planes)}


def _rockets(view: DogfightView, form: Form, hangar: Hangar) -> dict[str, Value]:
    """Fired if the next card keeps them on their target; after the last card, if the next plan can do so."""
    planes = {plane.id: plane for plane in view.planes}
    poses = {
        **{plane.id: plane.pose for plane in view.planes},
        **{balloon.id: balloon.pose for balloon in view.balloons},
        **{card.id: card.pose for card in view.ground},
    }
    choice: dict[str, Value] = {}
    for field in form({}):
        plane = planes.get(field.group)
        if plane is None or field.slot != rocket_form.NAME:
            continue
        craft = size_up(plane, view, hangar)
        shots = [value.rsplit(" ", 1) for value in values(field) if " " in value]
        kept = [(int(count), name) for name, count in shots if _keeps(craft, poses.get(name))]
        count, name = max(kept, key=lambda shot: shot[0], default=(0, ""))
        choice[field.name] = f"{name} {count}" if count else HOLD
    return choice


def _keeps(craft: Craft, target: Pose | None) -> bool:
    """Whether the airplane, after its next card, can have the target ahead, and fly on."""
    if target is None:
        return False
    there, cards = AirPlace.of(target), craft.navigator.airplane.cards
    plan = [cards[number] for number in craft.seen.plan or () if number in cards]
    if plan:
        return steady(plan[0]) and craft.guns[0].bears(craft.course(plan[:1]).end, there)
    return any(
        course.stays and steady(course.cards[0]) and craft.guns[0].bears(course.places[0], there)
        for course in craft.next_turn()
    )
