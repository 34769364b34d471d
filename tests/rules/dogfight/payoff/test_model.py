"""The payoff model: the same gunnery as the stand-in's, the table's edge, and a look at the turn after."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.craft import Craft
from rules.dogfight.autopilot.pilot import cards_of
from rules.dogfight.payoff import salvos
from rules.dogfight.payoff.flocks import Flock, next_turns
from rules.dogfight.payoff.model import DogfightPayoffs
from rules.dogfight.payoff.odds import Ammunition, fatal
from rules.dogfight.payoff.salvos import exchange
from rules.dogfight.state import ROUNDS, State
from rules.engine import Choice
from rules.table import Table
from rules.titles import TITLES
from tests.rules.dogfight.scenes import HANGAR, chased, plane, sky

HIGH = Table.new(TITLES["dogfight"], 2, {"edition": "war", "rules": ("altitude",)}, b"high").state
SCENES = {"flat": sky(*chased(150)), "with altitude": HIGH}


def crafts(state: State) -> tuple[Craft, Craft]:
    model = DogfightPayoffs(state, HANGAR, 0)
    return model.own[0].craft, model.foes[0].craft


def some(craft: Craft) -> Sequence[Course]:
    return craft.courses[:: max(len(craft.courses) // 9, 1)]


def plans(craft: Craft, courses: Sequence[Course]) -> list[Choice]:
    return [cards_of(craft, course) for course in courses]


@pytest.mark.parametrize("scene", SCENES)
def test_fire_is_estimated_as_the_stand_in_does_by_eye(scene: str) -> None:
    own, foe = crafts(SCENES[scene])
    mine, his = some(own), some(foe)
    fire = exchange(own.guns, Flock.of(mine), foe.guns, Flock.of(his), 0)
    for row, course in enumerate(mine):
        for column, reply in enumerate(his):
            rounds = [at for at in range(ROUNDS) if at < min(course.aloft, reply.aloft)]
            pairs = [(course.places[at], reply.places[at], at) for at in rounds]
            dealt = sum(gun.cards(here, there) for here, there, at in pairs for gun in own.guns)
            taken = sum(gun.cards(there, here) for here, there, at in pairs for gun in foe.guns)
            assert (fire.dealt[row, column], fire.taken[row, column]) == (dealt, taken)


def test_in_slices_it_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    own, foe = crafts(SCENES["flat"])
    mine, his = Flock.of(some(own)), Flock.of(some(foe))
    whole = exchange(own.guns, mine, foe.guns, his, 0)
    monkeypatch.setattr(salvos, "SLICE", 2 * len(his.places))
    sliced = exchange(own.guns, mine, foe.guns, his, 0)
    assert whole.dealt.any()
    assert (sliced.dealt == whole.dealt).all()
    assert (sliced.taken == whole.taken).all()


@pytest.mark.parametrize("scene", SCENES)
def test_the_ways_on_after_a_course_are_those_of_the_next_turn(scene: str) -> None:
    craft, _ = crafts(SCENES[scene])
    course = next(each for each in some(craft) if each.stays and craft.navigator.has_a_way_on(each))
    ways, (stuck,) = next_turns(craft, [course], 24)
    assert not stuck
    assert ways.places[0, :, :, 0].min() >= 0
    assert ways.places[0, :, :, 0].max() <= craft.navigator.skies.width
    steps = np.hypot(ways.places[0, :, 0, 0] - course.end.x, ways.places[0, :, 0, 1] - course.end.y)
    assert steps.max() < 200, "they begin where the course ends"


def test_who_leaves_the_table_has_lost() -> None:
    state = sky(plane("Z", 350, 500, 0), plane("A", 350, 300, 180))
    model = DogfightPayoffs(state, HANGAR, 0)
    craft, foe = crafts(state)
    off = next(course for course in craft.courses if not course.stays)
    stays = next(course for course in craft.courses if course.stays)
    gone, there = model.table(plans(craft, [off, stays]), plans(foe, some(foe)))
    assert max(gone) <= 0.5, "unless the other goes as well"
    assert min(gone) == 0
    assert np.mean(there) > np.mean(gone)


def test_a_place_is_worth_what_the_turn_after_makes_of_it() -> None:
    """Nobody can fire this turn, both end it as they began; whoever is behind the other is the better off."""
    state = sky(*chased(330))
    craft, foe = crafts(state)
    flown = [
        next(each for each in one.courses if all(card.is_straight for card in each.cards))
        for one in (craft, foe)
    ]
    forth = DogfightPayoffs(state, HANGAR, 0).table(plans(craft, flown[:1]), plans(foe, flown[1:]))
    back = DogfightPayoffs(state, HANGAR, 1).table(plans(foe, flown[1:]), plans(craft, flown[:1]))
    assert forth[0][0] > back[0][0] + 0.02


def test_plans_are_all_that_leads_on() -> None:
    """Close to the edge and facing it, most of what can be flown leaves the table, or will have to."""
    state = sky(plane("Z", 350, 500, 0), plane("A", 350, 300, 180))
    found = DogfightPayoffs(state, HANGAR, 0).plans()
    assert found is not None
    for craft, choices in zip(crafts(state), found, strict=True):
        leading = [
            course for course in craft.courses if course.stays and craft.navigator.has_a_way_on(course)
        ]
        assert 0 < len(leading) < len(craft.courses)
        assert choices == plans(craft, leading)


def test_whoever_has_no_way_on_may_do_anything() -> None:
    state = sky(plane("Z", 350, 690, 0), plane("A", 350, 10, 180))
    craft, _ = crafts(state)
    found = DogfightPayoffs(state, HANGAR, 0).plans()
    assert found is not None
    assert not any(course.stays and craft.navigator.has_a_way_on(course) for course in craft.courses)
    assert found[0] == plans(craft, craft.courses)


def test_a_glance_tells_good_plans_from_bad_ones() -> None:
    """What looks good is mostly good when it is looked at closely."""
    model = DogfightPayoffs(sky(*chased(150)), HANGAR, 0)
    found = model.plans()
    assert found is not None
    mine, his = found[0], found[1][:: len(found[1]) // 6]
    glance, close = (look(mine, his).mean(axis=1) for look in (model.glance, model.table))
    best = np.argsort(-glance)[: len(glance) // 8]
    assert close[best].mean() > np.quantile(close, 0.75)


def test_cards_hurt_the_more_the_less_an_airplane_can_take() -> None:
    shots = Ammunition.of(HANGAR.figures.damage["A"])
    cards = np.array([0.0, 1.0, 2.0, 6.0])
    weak, strong = fatal(cards, 3, shots), fatal(cards, 14, shots)
    assert weak[0] == strong[0] == 0
    assert np.all(np.diff(weak) > 0)
    assert np.all(weak[1:] > strong[1:])
    assert strong[1] == pytest.approx(shots.explosions, abs=0.01), "one card: only by an explosion"
