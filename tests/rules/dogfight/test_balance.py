"""The balance: where points decide, who has more of them in the end, and not how many."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.state import State, Strafed
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.fates import decides, fates, has_business
from tests.rules.dogfight.scenario_scenes import GLORY, WAR, down, mustered, with_fates
from tests.rules.dogfight.scenes import HANGAR, chased, hurt, sky
from tests.rules.marks import rule

BALLOON, TARGET = mustered(WAR, "a-lonely-sentinel"), mustered(GLORY, "wings-over-cambrai")
CENTRAL, ENTENTE = 0, 1
SCENES = {"a balloon": BALLOON, "a target": TARGET}
HEAVY = tuple(number for number in HANGAR.numbers("A") if HANGAR.damage("A", number).points >= 4)[:2]


def worth(state: State) -> float:
    """For the Central Powers, who defend in both scenes."""
    return DOGFIGHT.worth(state, CENTRAL)


def burst(state: State) -> State:
    return with_fates(state, B1={"status": "destroyed"})


def bombed(state: State) -> State:
    return replace(state, missions=tuple(replace(task, done="destroyed") for task in state.missions))


@pytest.mark.parametrize("scene", SCENES)
def test_what_one_side_gains_the_other_loses(scene: str) -> None:
    state = SCENES[scene]
    for each in (state, down(state, "A"), down(state, "Z"), with_fates(state, A={"noted": 5})):
        assert sum(DOGFIGHT.worth(each, seat) for seat in (CENTRAL, ENTENTE)) == pytest.approx(1)


@pytest.mark.parametrize("done", [burst(BALLOON), bombed(TARGET)], ids=["balloon", "target"])
def test_whoever_has_lost_what_he_defends_wins_only_by_bringing_down_the_attacker(done: State) -> None:
    """However few points it cost him, and whatever becomes of his own airplane."""
    nobody, own, foe = fates(done, HANGAR, "central")
    assert max(nobody, own) < 0.05
    assert foe > 0.95
    assert worth(done) < 0.25


@pytest.mark.parametrize("scene", SCENES)
def test_while_the_attack_goes_on_both_may_win(scene: str) -> None:
    state = SCENES[scene]
    assert has_business(state, "entente")
    assert not has_business(state, "central")
    assert 0.3 < worth(state) < 0.7


@pytest.mark.parametrize("scene", SCENES)
def test_who_is_hurt_is_likelier_to_fall(scene: str) -> None:
    state = SCENES[scene]
    attacker, defender = (
        replace(state.plane(name), damage=hurt(state.plane(name), *HEAVY).damage) for name in "AZ"
    )
    assert worth(with_fates(state, A={"damage": attacker.damage})) > worth(state) + 0.05
    assert worth(with_fates(state, Z={"damage": defender.damage})) < worth(state) - 0.05


def test_a_target_that_was_missed_is_as_good_as_won() -> None:
    """Two points are enough, if nobody falls."""
    missed = replace(TARGET, missions=tuple(replace(task, by=()) for task in TARGET.missions))
    assert not has_business(missed, "entente")
    assert fates(missed, HANGAR, "central").nobody > 0.95
    assert fates(missed, HANGAR, "central").own < 0.05


def test_points_do_not_decide_a_plain_duel() -> None:
    state = sky(*chased(150))
    assert not decides(state)
    assert worth(with_fates(state, Z={"noted": 9})) < worth(state) < worth(with_fates(state, A={"noted": 9}))


RIVALS = mustered(WAR, "look-up", "rivals")


def rivals(state: State) -> tuple[float, float]:
    return DOGFIGHT.worth(state, 0), DOGFIGHT.worth(state, 1)


@rule("D-194")
def test_rivals_of_one_side_are_judged_against_each_other() -> None:
    """In Look Up! the one who scores more wins, and what a comrade scores is no help."""
    assert rivals(RIVALS) == (0.5, 0.5)
    strafed = replace(RIVALS, strafed=(Strafed("T1", 0, 4),))
    own, other = rivals(strafed)
    assert own > 0.6
    assert own + other == pytest.approx(1)
    both = replace(RIVALS, strafed=(Strafed("T1", 0, 4), Strafed("T2", 1, 4)))
    assert rivals(both) == (0.5, 0.5)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_rival_hurt_or_lost_is_the_other_ones_gain(seat: int) -> None:
    name = next(plane.id for plane in RIVALS.planes if plane.seat == seat)
    hurt_one = rivals(with_fates(RIVALS, **{name: {"noted": 9}}))
    lost = rivals(down(RIVALS, name))
    assert lost[seat] < 0.1 < hurt_one[seat] < 0.5 < hurt_one[1 - seat] < 0.9 < lost[1 - seat]
