"""Cards flown ahead of time, one after the other, by the rules that will fly them.

An illegal card has its consequence, in the clouds the cards pile up, and who is out flies no further. What
others do, and what damage cards say, is left out: it is not known before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.dogfight.altitude import maneuvers
from rules.dogfight.altitude.airplane_heights import LOW
from rules.dogfight.altitude.cloud_cover import leads_out
from rules.dogfight.altitude.landing import on_field
from rules.dogfight.altitude.taxiing import ROUND
from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.kinds import IllegalPlans
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.binding import giving_way
from rules.dogfight.planning.illegal import flown_instead, found_out
from rules.dogfight.planning.legality import Fault, Trail
from rules.dogfight.ruler.geometry import Pose, fly, on_table, path
from rules.dogfight.view import LandingField


class Airspace(NamedTuple):
    """The table, as far as a flight over it goes."""

    width: float
    length: float
    fields: tuple[LandingField, ...]
    cloud_level: int | None
    illegal_plans: IllegalPlans

    def holds(self, pose: Pose) -> bool:
        return on_table(self.width, self.length, pose)

    def clouded(self, height: Height) -> bool:
        return self.cloud_level is not None and height.level >= self.cloud_level


class Flight(NamedTuple):
    """An airplane between two cards."""

    deck: tuple[Maneuver, ...]
    size: Size
    bound: Limits
    """What binds its plan, but for its height."""
    height: Height
    trail: Trail
    pose: Pose
    """Where it is; in the clouds only its owner knows."""
    outside: Pose | None = None
    """Where its pile first led off the table."""
    counted: int = 0
    """How many cards of this turn were flown for all to see."""
    round: int = 1
    """Of its next card."""
    taxis: Pose | None = None
    """Where it is to be moved on the ground, in the round for that."""

    def through_clouds(self, sky: Airspace, pile: Sequence[Maneuver]) -> Flight:
        """The same after the cards that were flown up there in earlier turns, or in this one."""
        poses = path(self.pose, pile, self.size)
        outside = next((pose for pose in poses if not sky.holds(pose)), None)
        return self._replace(pose=poses[-1], outside=outside)

    def limits(self) -> Limits:
        """What binds its next card."""
        found = self.bound
        if found.altitude and self.height.level <= LOW:
            found = found._replace(height=self.height, counted=self.counted)
        earlier = Trail(self.trail.earlier)
        return giving_way(self.deck, earlier, found) if found.damaged else found


class Leg(NamedTuple):
    """A card, and how it leaves its airplane."""

    card: Maneuver
    """The one that is flown."""
    end: Flight
    before: Maneuver | None
    why: Fault | None = None
    """Why another one was planned, and may not be flown."""
    moved: bool = False
    """The airplane did so, for all to see."""
    clouded: bool = False
    lands: bool = False
    leaves: bool = False
    crashes: bool = False
    fatal: bool = False
    """It crashes, and that is the end of it."""


def legs(sky: Airspace, flight: Flight, plan: Sequence[Maneuver]) -> Iterator[Leg]:
    for at, card in enumerate(plan):
        taxis = flight.taxis if flight.round == ROUND else None
        leg = _leg(sky, flight._replace(pose=taxis or flight.pose), card, plan[at + 1 :])
        yield leg if taxis is None else leg._replace(moved=True)
        if leg.leaves or leg.fatal:
            return
        flight = leg.end._replace(round=flight.round + 1)


def _leg(sky: Airspace, flight: Flight, card: Maneuver, rest: Sequence[Maneuver]) -> Leg:
    """A card as it is revealed: an illegal one is replaced by a straight, or is the last."""
    before = flight.trail.before
    why = None if sky.illegal_plans == "refused" else found_out(flight.trail, card, flight.limits())
    if why is None:
        return _flown(sky, flight, card)
    if sky.illegal_plans == "out of control":
        return Leg(card, flight, before, why, clouded=sky.clouded(flight.height), crashes=True, fatal=True)
    others = [other.number for other in (*flight.trail.turn, *rest)]
    return _flown(sky, flight, flown_instead(card, flight.deck, others))._replace(why=why)


def _flown(sky: Airspace, flight: Flight, card: Maneuver) -> Leg:
    if sky.clouded(flight.height):
        return _unseen(sky, flight, card)
    change = _change(flight, card)
    if not change.flown:
        return Leg(card, flight._replace(height=change.height), flight.trail.before)
    pose = fly(flight.pose, card, flight.size)
    end = flight._replace(
        height=change.height, trail=flight.trail.then(card), pose=pose, counted=flight.counted + 1
    )
    leg = Leg(card, end, flight.trail.before, moved=True, clouded=sky.clouded(change.height))
    if not sky.holds(pose):
        return leg._replace(leaves=True, clouded=False)
    if change.fatal:
        return leg._replace(crashes=True, fatal=True)
    if change.height.run and not on_field(sky.fields, pose):
        wrecked = change.height._replace(run="", ready=False)
        return leg._replace(end=end._replace(height=wrecked), crashes=True)
    return leg._replace(lands=change.height.run == "touchdown" != flight.height.run)


def _unseen(sky: Airspace, flight: Flight, card: Maneuver) -> Leg:
    """In the clouds: on the pile, or out of them with all of it."""
    before, pose = flight.trail.before, fly(flight.pose, card, flight.size)
    outside = flight.outside or (None if sky.holds(pose) else pose)
    end = flight._replace(trail=flight.trail.then(card), pose=pose, outside=outside)
    if not leads_out(before, card):
        return Leg(card, end, before, clouded=True)
    end = end._replace(height=_change(flight, card).height, counted=len(end.trail.turn))
    if outside is not None:
        return Leg(card, end._replace(pose=outside), before, leaves=True)
    return Leg(card, end, before, moved=True, clouded=sky.clouded(end.height))


def _change(flight: Flight, card: Maneuver) -> maneuvers.Change:
    """What a card does to a height: nothing without altitude."""
    if not flight.bound.altitude:
        return maneuvers.Change(flight.height)
    return maneuvers.change(flight.height, flight.trail.cards, card, overdives=flight.bound.overdive)
