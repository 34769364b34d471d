"""What is wrong with an illegal card, in words, and what comes of it where it may be planned all the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from rules.dogfight.altitude import airplane_heights
from rules.dogfight.altitude.taxiing import SLOT, TAXI, means_to_taxi
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.binding import earlier, harm
from rules.dogfight.planning.legality import Fault
from rules.dogfight.planning.rehearsal import Airspace, Flight, legs
from rules.dogfight.state import Plane, State
from rules.engine import Choice
from rules.said import Said, Text, said

Penalty: TypeAlias = Literal["lost", "strained", "straight"]
"""The airplane is lost; a straight is flown instead, and a damage card taken, or not."""


def refusal(plane: str, before: Maneuver | None, card: Maneuver, slot: str, why: Fault) -> Said:
    """Why a plan is refused; `slot` is the card's place in it."""
    named = _cards(before, card)
    return said(f"dogfight-planning.refused-{why}", plane=plane, slot=slot, **named)


def _risk(plane: str, before: Maneuver | None, card: Maneuver, why: Fault, penalty: Penalty) -> Said:
    named = _cards(before, card)
    return said("dogfight-planning.risk", plane=plane, why=why, penalty=penalty, **named)


def _cards(before: Maneuver | None, card: Maneuver) -> dict[str, Text]:
    return {"card": _name(card), "before": "" if before is None else _name(before)}


def _name(card: Maneuver) -> Said:
    return said("dogfight-planning.name-card", number=str(card.number), card=card.label)


class Risks(NamedTuple):
    """What becomes of an airplane's illegal cards, found out one by one as they are flown."""

    plane: str
    sky: Airspace
    flight: Flight
    penalty: Penalty

    def of(self, cards: Sequence[Maneuver]) -> Text:
        """What comes of the last of these cards, if it is illegal after what is flown of those before it."""
        flown = list(legs(self.sky, self.flight, cards))
        if len(flown) < len(cards) or flown[-1].why is None:
            return ""
        return _risk(self.plane, flown[-1].before, cards[-1], flown[-1].why, self.penalty)


def risks(state: State, airplane: Airplane, plane: Plane, partial: Choice) -> Risks | None:
    """None where illegal cards are refused."""
    if state.illegal_plans == "refused":
        return None
    force = state.in_force
    clouds = force.cloud_level if force.cloud_cover else None
    sky = Airspace(state.width, state.length, state.landing_fields, clouds, state.illegal_plans)
    flight = Flight(
        deck=tuple(airplane.cards.values()),
        size=airplane.size,
        bound=harm(state, plane, airplane_heights.limits(state, airplane)),
        height=_height(state, airplane, plane, partial),
        trail=earlier(plane, airplane),
        pose=plane.pose,
    )
    pile = [airplane.cards[number] for number in plane.stored]
    return Risks(plane.id, sky, flight.through_clouds(sky, pile), _penalty(state))


def _height(state: State, airplane: Airplane, plane: Plane, partial: Choice) -> Height:
    """How high it is; who burns on, or is to be moved on the ground, will not take off."""
    height = airplane_heights.height_of(state, airplane, plane)
    taxis = means_to_taxi(plane.id, partial, {SLOT: TAXI.ordered(state, plane)})
    return height._replace(ready=False) if taxis or plane.flames > 1 else height


def _penalty(state: State) -> Penalty:
    if state.illegal_plans == "out of control":
        return "lost"
    return "strained" if state.edition == "glory" else "straight"
