"""Stakes: what everything on the table is worth to one side, by the scenario's own scoring.

The unit is one of its own airplanes: what the loss of one costs in points. Where a scenario counts nothing
of its own, match points are at stake.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.dogfight.kinds import Side, opposite
from rules.dogfight.scenario.goals import Circumstance, Count, Term
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView

IN_PLAY = frozenset({"flying", "waiting"})
LEAST = 0.5
"""What an enemy airplane is worth even where nobody counts it: it can shoot."""
CARRIER = 1.5
"""How much more an enemy matters who has a mission to carry out."""


class Stakes:
    def __init__(self, view: DogfightView, side: Side) -> None:
        self.view = view
        self.side = side
        self.enemy = opposite(side)
        self.unit = max(-self._sum("shot down", side), 1) if view.scoring else 1

    # Pieces

    def airplane(self, plane: PlaneView) -> float:
        """An enemy airplane shot down."""
        worth = self._sum("shot down", plane.side) / self.unit if self.view.scoring else 1.0
        return max(worth, LEAST) * (CARRIER if self._on_a_mission(plane) else 1.0)

    def balloon(self, balloon: BalloonView) -> float:
        if balloon.status != "aloft" or balloon.side == self.side:
            return 0.0
        return self._sum("balloon destroyed", balloon.side) / self.unit

    def card(self, card: GroundView) -> tuple[float, float]:
        """A ground card of the enemy's: what is still to be had for it, and how many points that takes."""
        if card.side == self.side or card.status == "silenced" or card.resistance is None:
            return 0.0, 1.0
        left = max(float(card.resistance - card.points), 1.0)
        gain, needed = 0.0, left
        for term in self._terms(card.side):
            if card.kind not in term.cards:
                continue
            if term.each == "damage":
                open_points = min(left, max((term.most or card.resistance) - card.points, 0))
                gain, needed = gain + self._signed(term) * open_points, max(open_points, 1.0)
            elif term.each == "silenced" or (term.each == "undamaged" and card.points == 0):
                gain += abs(self._signed(term))
        return max(gain / self.unit, 0.0), needed

    # Leaving

    def leaving(self, edge: Literal["own", "other"]) -> float:
        """What leaving the table now would bring, or cost."""
        price = sum(
            self._signed(term)
            for term in self._terms(self.side)
            if term.each == "left" and term.edge in {None, edge} and self._due(term)
        )
        return price / self.unit

    def nothing_to_gain(self) -> bool:
        """No enemy to fight, no mission to carry out, nothing left to hit."""
        return not (self._enemies() or self.mission_open() or self.marks())

    def alone_and_ahead(self) -> bool:
        """The enemy's airplanes are gone, and with fewer points: what is left to hit changes nothing."""
        faced = any(plane.side == self.enemy for plane in self.view.planes)
        return faced and not self._enemies() and self.lead() > 0

    def may_rest_on_laurels(self) -> bool:
        """Ahead, with nothing left to do and nothing to defend, though enemies are about."""
        foe = Stakes(self.view, self.enemy)
        open_business = any(side.mission_open() or side.marks() for side in (self, foe))
        return not open_business and self.lead() > 0

    def lead(self) -> int:
        """Points ahead as things stand, with what is counted at the end as far as everybody sees it."""
        lead = self.view.points[self.side] - self.view.points[self.enemy]
        for term in self.view.scoring:
            of = term.of or term.side
            tasks = [task for task in self.view.missions if task.side == of]
            if term.each == "no mission":
                lead += self._signed(term) * sum(not task.done for task in tasks)
            elif term.each == "not out":
                lead += self._signed(term) * sum(not self._is_out(task.plane) for task in tasks)
            elif term.unless_done and not any(task.done for task in tasks):
                lead += self._signed(term) * sum(self._went(plane, term) for plane in self.view.planes)
            elif term.each == "balloon burning":
                balloons = [each for each in self.view.balloons if each.side == of and each.flames]
                lead += self._signed(term) * sum(each.status in {"aloft", "down"} for each in balloons)
            elif term.each == "undamaged":
                cards = [card for card in self.view.ground if card.side == of and card.kind in term.cards]
                untouched = [card for card in cards if card.status == "active" and card.points == 0]
                lead += self._signed(term) * len(untouched)
        return lead

    def mission_open(self) -> bool:
        """Whether a mission of this side's can still be carried out."""
        able = {plane.id for plane in self.view.planes if plane.status in IN_PLAY and not plane.observer_hit}
        return any(
            task.side == self.side and not task.done and (task.plane is None or task.plane in able)
            for task in self.view.missions
        )

    def _is_out(self, name: str | None) -> bool:
        """Whether the one with the pictures has left the table."""
        plane = next((plane for plane in self.view.planes if plane.id == name), None)
        return plane is not None and plane.status == "left" and bool(plane.done)

    def _went(self, plane: PlaneView, term: Term) -> bool:
        """Whether an airplane has left the way the term counts."""
        edge = "own" if plane.exit == plane.side else "other"
        of = term.of or term.side
        return plane.side == of and plane.status == "left" and term.edge in {None, edge}

    def _enemies(self) -> bool:
        return any(plane.side == self.enemy and plane.status in IN_PLAY for plane in self.view.planes)

    def marks(self) -> bool:
        """Whether something on the ground, or a balloon, is still worth hitting."""
        return any(self.balloon(each) > 0 for each in self.view.balloons) or any(
            self.card(each)[0] > 0 for each in self.view.ground
        )

    def _on_a_mission(self, plane: PlaneView) -> bool:
        return any(task.side == plane.side and task.plane == plane.id for task in self.view.missions)

    # Terms

    def _terms(self, of: Side) -> Iterator[Term]:
        return (term for term in self.view.scoring if (term.of or term.side) == of)

    def _sum(self, each: Count, of: Side) -> int:
        return sum(self._signed(term) for term in self._terms(of) if term.each == each)

    def _signed(self, term: Term) -> int:
        return term.points if term.side == self.side else -term.points

    def _due(self, term: Term) -> bool:
        """Whether it would count if one of this side left now, as far as things stand."""
        undone = self._holds("before mission") if term.unless_done else True
        return undone and all(map(self._holds, term.only))

    def _holds(self, circumstance: Circumstance) -> bool:
        """How things would stand if one of this side left now."""
        if circumstance == "faced":
            return self._enemies()
        if circumstance == "before mission":
            return any(task.side == self.side and not task.done for task in self.view.missions)
        if circumstance == "balloons":
            return any(each.side == self.enemy and each.status == "aloft" for each in self.view.balloons)
        strafed = {"trench", "aa-machine-gun"}
        cards = [each for each in self.view.ground if each.side == self.enemy and each.kind in strafed]
        return any(card.status == "active" and card.points == 0 for card in cards)
