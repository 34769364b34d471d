"""Rulers: the fire estimated for this turn is what the rules would draw."""

from __future__ import annotations

import numpy as np
import pytest

from rules.dice import Stream
from rules.dogfight.autopilot.courses import AirPlace, Course
from rules.dogfight.fire.reach import Sky
from rules.dogfight.payoff.flocks import Flock
from rules.dogfight.payoff.model import DogfightPayoffs, Pilot
from rules.dogfight.payoff.rulers import Gunship, volleys
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import ROUNDS, Plane, State
from tests.rules.dogfight.scenes import HANGAR, plane, sky

PLACES = 200


def there(at: Pose) -> AirPlace:
    sin, cos = np.sin(np.radians(at.heading)), np.cos(np.radians(at.heading))
    return AirPlace(at.x, at.y, float(sin), float(cos), 0)


def standing(pilot: Pilot, at: Pose) -> Gunship:
    """An airplane that is in the same place all turn."""
    course = Course(there(at), None, places=(there(at),) * ROUNDS, aloft=ROUNDS)
    return pilot.armed(Flock.of([course]))


def drawn(state: State, shooter: Plane) -> int:
    """As the rules lay their rulers."""
    rulers = Sky(state, HANGAR)
    lines = (rulers.lines(shooter, gun) for gun in HANGAR[shooter.model].guns)
    return sum(line.cards for found in lines for line in found.values())


def pilots(*planes: Plane) -> tuple[State, Pilot, Pilot]:
    state = sky(*planes)
    model = DogfightPayoffs(state, HANGAR, 0)
    return state, model.own[0], model.foes[0]


@pytest.mark.parametrize("models", [("albatros-d5a", "spad-13"), ("rumpler-c4", "dh4")])
def test_what_is_estimated_is_what_the_rules_draw(models: tuple[str, str]) -> None:
    dice, fired = Stream(b"rulers"), 0
    for _ in range(PLACES):
        poses = [
            Pose(300 + dice.below(250, "x"), 300 + dice.below(250, "y"), dice.below(360, "heading"))
            for _ in range(2)
        ]
        one, other = (
            plane(name, at.x, at.y, at.heading, model=model)
            for name, at, model in zip("ZA", poses, models, strict=True)
        )
        state, mine, his = pilots(one, other)
        first, *_ = volleys(standing(mine, one.pose), standing(his, other.pose))
        assert (first.dealt[0, 0], first.taken[0, 0]) == (drawn(state, one), drawn(state, other)), poses
        fired += int(first.dealt[0, 0] + first.taken[0, 0])
    assert fired > PLACES / 2


def test_who_falls_first_fires_no_more() -> None:
    """Both would be hit three times over; whoever is hit in the first round already is worse off."""
    state = sky(plane("Z", 350, 300, 0), plane("A", 350, 500, 180))
    model = DogfightPayoffs(state, HANGAR, 0)
    soon, late, flat = np.zeros((ROUNDS, 1, 1)), np.zeros((ROUNDS, 1, 1)), np.zeros((1, 1))
    soon[0], late[-1] = 12, 12
    stays = np.array([[True]])
    assert model._fought_on(soon, late, flat, stays, stays[0])[0, 0] > 0.8
    assert model._fought_on(late, soon, flat, stays, stays[0])[0, 0] < 0.2
    even = model._fought_on(soon, soon, flat, stays, stays[0])[0, 0]
    assert even == pytest.approx(0.5, abs=0.02)
