"""The payoff model of a dogfight: lays plans of one side against plans of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from rules.dogfight import perspective
from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.autopilot.judgement import Judge
from rules.dogfight.autopilot.pilot import cards_of, on_errands
from rules.dogfight.hangar import Hangar
from rules.dogfight.payoff.flocks import Flags, Flock, next_turns
from rules.dogfight.payoff.odds import Ammunition, fatal, lead, normal
from rules.dogfight.payoff.rulers import Gunship, volleys
from rules.dogfight.payoff.salvos import advantage, exchange
from rules.dogfight.planning.slots import chosen_cards
from rules.dogfight.state import ROUNDS, State
from rules.engine import Choice
from rules.lookahead.mixing import Array, equilibrium
from rules.rivalry import Answers
from rules.values import Seat

POSITION = 1.0
"""What it is worth to end a turn on an enemy's tail, in damage cards."""
LATER = 0.7
"""The same at the end of the turn after."""
PATIENCE = 0.8
"""What a damage card of the turn after is worth, in those of this turn."""
WAYS_ON = 32
"""Courses that are looked at for the turn after."""
CLOSELY = 25
"""Rounds of regret matching for the turn after."""
NO_WAY_ON = 4.0
"""What it costs to have no way on that stays on the table, in damage cards."""
WEAR = 0.65
"""How much of an airplane is lost when all but the last of what it can take is gone."""
STEEPNESS = 1.8
"""How fast an airplane ahead becomes a game won, where it is about more than two airplanes."""

Plans: TypeAlias = Sequence[Sequence[Course]]
"""What each airplane of a side would fly: by airplane, and then by plan."""


class Pilot(NamedTuple):
    """An airplane, how its guns bite, and what it is after besides other airplanes."""

    craft: Craft
    shots: Ammunition
    judge: Judge

    def course(self, choice: Choice) -> Course:
        """What a choice makes it fly; whoever stands still all turn stays where he is."""
        craft = self.craft
        course = craft.course(chosen_cards(craft.id, craft.navigator.airplane.cards, choice))
        rest = ROUNDS - len(course.places)
        waits = (course.end,) * rest
        return course._replace(places=(*course.places, *waits), aloft=course.aloft + rest * course.stays)

    def armed(self, flock: Flock) -> Gunship:
        return Gunship(self.craft.guns, self.craft.navigator.airplane.size, flock)

    def plans(self) -> list[Choice]:
        """Cards for every course that leads somewhere; for all, if none does."""
        craft, meant = self.craft, self.judge.meant
        leading = [
            course
            for course in craft.courses
            if meant(course) or (course.stays and craft.navigator.has_a_way_on(course))
        ]
        return [cards_of(craft, course) for course in leading or craft.courses]


class DogfightPayoffs:
    """Both sides' airplanes, everything known."""

    def __init__(self, state: State, hangar: Hangar, seat: Seat) -> None:
        self.own: list[Pilot] = []
        self.foes: list[Pilot] = []
        for other in sorted(state.seats()):
            view = perspective.view(state, hangar, other)
            for plane in view.planes:
                if plane.seat == other and plane.status == "flying":
                    craft = size_up(plane, view, hangar)
                    shots = Ammunition.of(hangar.figures.damage[craft.navigator.airplane.guns[0].deck])
                    pilots = self.own if other == seat else self.foes
                    pilots.append(Pilot(craft, shots, on_errands(craft, view, hangar)))
        more = state.balloons or state.ground or state.missions or state.goals.scoring
        self.complete = not more and len(self.own) == len(self.foes) == 1

    @staticmethod
    def covers(state: State) -> bool:
        """Whether two seats of different sides make plans, each with airplanes that all can see."""
        flying = {plane.seat for plane in state.flying()}
        return (
            state.stage == "plan"
            and len(flying) == len(state.seats()) == len({*state.seats().values()}) == 2
            and not state.in_force.cloud_cover
        )

    def plans(self) -> tuple[list[Choice], list[Choice]] | None:
        """Cards for all courses that lead on, one's own and the other's; None if there are more airplanes."""
        if len(self.own) != 1 or len(self.foes) != 1:
            return None
        own, foe = self.own[0].plans(), self.foes[0].plans()
        return (own, foe) if own and foe else None

    def glance(self, mine: Answers, theirs: Answers) -> Array:
        """By the fire to be expected in this turn, and by how noses point at its end."""
        return self._chances(*self._flown(mine, theirs), None)

    def table(self, mine: Answers, theirs: Answers) -> Array:
        """By the fire to be expected in this turn, and by a look at the turn after."""
        own, foes = self._flown(mine, theirs)
        return self._chances(own, foes, self._turn_after(own, foes))

    def _flown(self, mine: Answers, theirs: Answers) -> tuple[Plans, Plans]:
        return (
            [[pilot.course(choice) for choice in mine] for pilot in self.own],
            [[pilot.course(choice) for choice in theirs] for pilot in self.foes],
        )

    def _chances(self, own: Plans, foes: Plans, after: Array | None) -> Array:
        """With what is to be expected of the turn after, or by how noses point."""
        ours, theirs = [Flock.of(courses) for courses in own], [Flock.of(courses) for courses in foes]
        size = ROUNDS, len(own[0]), len(foes[0])
        hits, wounds = [np.zeros(size) for _ in foes], [np.zeros(size) for _ in own]
        ahead = np.zeros(size[1:]) if after is None else PATIENCE * after
        for mine, pilot in enumerate(self.own):
            for his, foe in enumerate(self.foes):
                for at, salvos in enumerate(volleys(pilot.armed(ours[mine]), foe.armed(theirs[his]))):
                    hits[his][at] += salvos.dealt
                    wounds[mine][at] += salvos.taken
                if after is None:
                    price = sum(self._prices(pilot, foe)) / 2
                    ahead += POSITION * price * advantage(ours[mine], theirs[his]) / len(own) / len(foes)
        if self.complete:
            return self._fought_on(hits[0], wounds[0], ahead, ours[0].stays[:, None], theirs[0].stays)
        for foe, cards in zip(self.foes, hits, strict=True):
            ahead += _loss(foe, cards.sum(axis=0), self.own)
        for pilot, cards in zip(self.own, wounds, strict=True):
            ahead -= _loss(pilot, cards.sum(axis=0), self.foes)
        errands = _errands(self.own, own)[:, None] - _errands(self.foes, foes)
        return normal(STEEPNESS * (errands + ahead))

    def _fought_on(self, hits: Array, wounds: Array, ahead: Array, stay: Flags, stays: Flags) -> Array:
        """A duel: one falls, and fires no more in the rounds that are left; or both, or it goes on."""
        own, foe = self.own[0], self.foes[0]
        taken, dealt = wounds.cumsum(axis=0), hits.cumsum(axis=0)
        shot = fatal(taken, own.craft.left, foe.shots)
        down = fatal(dealt, foe.craft.left, own.shots)
        shot[-1], down[-1] = np.where(stay, shot[-1], 1.0), np.where(stays, down[-1], 1.0)
        chances: Array = np.zeros(ahead.shape)
        for at in range(ROUNDS):
            falls, fall = (down[at] - down[at - 1], shot[at] - shot[at - 1]) if at else (down[0], shot[0])
            chances += falls * (1 - shot[at] + fall / 2)
        mine = own.craft.left / foe.shots.punch - taken[-1]
        his = foe.craft.left / own.shots.punch - dealt[-1]
        luck = (own.shots.unevenness + foe.shots.unevenness) / 2
        chances += (1 - shot[-1]) * (1 - down[-1]) * lead(mine, his, ahead, luck)
        return chances

    def _turn_after(self, own: Plans, foes: Plans) -> Array:
        """How far ahead the turn after will bring, if both sides then do their best."""
        ours = [next_turns(one.craft, each, WAYS_ON) for one, each in zip(self.own, own, strict=True)]
        theirs = [next_turns(one.craft, each, WAYS_ON) for one, each in zip(self.foes, foes, strict=True)]
        ahead = np.zeros((len(own[0]), len(foes[0])))
        for pilot, courses, (mine, stuck) in zip(self.own, own, ours, strict=True):
            for foe, replies, (his, cornered) in zip(self.foes, foes, theirs, strict=True):
                dear, cheap = self._prices(pilot, foe)
                rows, columns = mine.spread(1), his.spread(0)
                salvos = exchange(pilot.craft.guns, rows, foe.craft.guns, columns, 1)
                placed = np.float32(LATER * (dear + cheap) / 2) * advantage(rows, columns)
                cells = np.float32(dear) * salvos.dealt - np.float32(cheap) * salvos.taken + placed
                ahead += np.where(stuck[:, None] | cornered, 0.0, equilibrium(cells, CLOSELY).value)
                ahead -= NO_WAY_ON * cheap * (stuck & ~_meant(pilot, courses))[:, None]
                ahead += NO_WAY_ON * dear * (cornered & ~_meant(foe, replies))
        return ahead / (len(self.own) * len(self.foes))

    def _prices(self, own: Pilot, foe: Pilot) -> tuple[float, float]:
        """What a damage card is worth that one deals, and one that one takes: cards in a duel, in which they
        are all that matters, elsewhere parts of an airplane."""
        return (1.0, 1.0) if self.complete else (_price(own, foe), _price(foe, own))


def _price(shooter: Pilot, target: Pilot) -> float:
    return target.craft.stake * WEAR * min(shooter.shots.punch / target.craft.left, 1.0)


def _loss(target: Pilot, cards: Array, shooters: Sequence[Pilot]) -> Array:
    """How much of it will be gone."""
    shots = shooters[0].shots
    gone = fatal(cards, target.craft.left, shots)
    worn = np.minimum(cards * shots.punch / target.craft.left, 1.0)
    loss: Array = target.craft.stake * (gone + (1 - gone) * WEAR * worn)
    return loss


def _errands(pilots: Sequence[Pilot], plans: Plans) -> Array:
    """What plans bring besides fights with airplanes; leaving the table is a loss, if it is not meant."""
    values = [one.judge.values(courses) for one, courses in zip(pilots, plans, strict=True)]
    total: Array = np.array(values, dtype=np.float64).sum(axis=0)
    return total


def _meant(pilot: Pilot, courses: Sequence[Course]) -> Flags:
    return np.array([pilot.judge.meant(course) for course in courses])
