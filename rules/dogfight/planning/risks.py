"""What is wrong with an illegal card, in words, and what comes of it where it may be planned all the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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

_WHY: dict[Fault, str] = {
    "steep-after-steep": "{card} is steep and may not follow {before}, which is steep too.",
    "no-straight-before": "an Immelmann needs a straight just before it; {card} follows {before}.",
    "no-straight-after": "an Immelmann needs a straight just after it; {card} follows {before}.",
    "rudder-jammed": "the rudder is jammed and {card} turns to its bad side.",
    "straight-while-burning": "{card} is a straight, and a burning airplane may not plan one.",
    "no-stall": "the engine is damaged and needs a stall each turn; none is planned.",
    "climb-with-immelmann": "an Immelmann and a climb cannot be flown in one turn; {card} is one too many.",
    "dive-with-split-s": "a Split-S and a dive cannot be flown in one turn; {card} is one too many.",
    "no-straight-to-overdive": "an overdive ends with a straight; {card} follows {before}.",
    "too-low-to-overdive": "an overdive needs level 2 or more; {card} is flown lower.",
    "no-straight-to-land": "after touching down it rolls by a straight; {card} is none.",
    "no-stall-to-land": "a landing ends with a stall; {card} is none.",
    "no-straight-to-take-off": "it takes off by stall, straight and climb; {card} is no straight.",
    "no-climb-to-take-off": "it takes off by stall, straight and climb; {card} is no climb.",
}


def reason(before: Maneuver | None, card: Maneuver, why: Fault) -> str:
    named = "no card at all" if before is None else _name(before)
    return _WHY[why].format(card=_name(card), before=named)


def _name(card: Maneuver) -> str:
    return f"card {card.number} ({card.label})"


class Risks(NamedTuple):
    """What becomes of an airplane's illegal cards, found out one by one as they are flown."""

    sky: Airspace
    flight: Flight
    penalty: str

    def of(self, cards: Sequence[Maneuver]) -> str:
        """What comes of the last of these cards, if it is illegal after what is flown of those before it."""
        flown = list(legs(self.sky, self.flight, cards))
        if len(flown) < len(cards) or flown[-1].why is None:
            return ""
        return f"{reason(flown[-1].before, cards[-1], flown[-1].why)[:-1]}; {self.penalty}."


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
    return Risks(sky, flight.through_clouds(sky, pile), _penalty(state))


def _height(state: State, airplane: Airplane, plane: Plane, partial: Choice) -> Height:
    """How high it is; who burns on, or is to be moved on the ground, will not take off."""
    height = airplane_heights.height_of(state, airplane, plane)
    taxis = means_to_taxi(plane.id, partial, {SLOT: TAXI.ordered(state, plane)})
    return height._replace(ready=False) if taxis or plane.flames > 1 else height


def _penalty(state: State) -> str:
    if state.illegal_plans == "out of control":
        return "the airplane is lost"
    strain = ", and a damage card taken" if state.edition == "glory" else ""
    return f"a straight is flown instead{strain}"
