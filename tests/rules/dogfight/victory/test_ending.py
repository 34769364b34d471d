"""When scenarios end, and what ends them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.play import Play
from rules.dogfight.state import State
from rules.dogfight.victory.ending import count_quiet_turns
from tests.rules.dogfight.scenario_scenes import (
    GLORY,
    WAR,
    down,
    goes_on,
    gone,
    mustered,
    outcome,
    with_fates,
)
from tests.rules.dogfight.scenes import HANGAR, targets
from tests.rules.marks import rule

SENTINEL = "a-lonely-sentinel"


@rule("D-187", "D-190")
@pytest.mark.parametrize("variant", ["", "late-nieuport"])
def test_into_the_mud_ends_with_the_german_airplane(variant: str) -> None:
    state = mustered(WAR, "into-the-mud", variant)
    assert goes_on(state)
    assert not goes_on(gone(state, "Z"))
    assert not goes_on(down(state, "Z"))


@rule("D-190")
def test_the_loss_of_the_late_nieuport_does_not_end_it() -> None:
    assert goes_on(down(mustered(WAR, "into-the-mud", "late-nieuport"), "A"))


@rule("D-192")
@pytest.mark.parametrize("variant", ["", "rivals"])
def test_look_up_ends_when_both_airplanes_are_gone(variant: str) -> None:
    state = mustered(WAR, "look-up", variant)
    assert goes_on(down(state, "Y"))
    assert not goes_on(gone(down(state, "Y"), "Z"))


@rule("D-197")
def test_fireworks_end_with_the_airplane_not_with_the_balloons() -> None:
    state = mustered(WAR, "fireworks-over-the-front")
    assert goes_on(with_fates(state, B1={"status": "exploded"}, B2={"status": "down"}))
    assert not goes_on(gone(state, "A"))
    assert not goes_on(down(state, "A"))


@rule("D-202")
def test_a_lonely_sentinel_ends_with_the_nieuport() -> None:
    state = mustered(WAR, SENTINEL)
    assert goes_on(down(state, "Z"))
    assert goes_on(with_fates(state, B1={"status": "exploded"}))
    assert not goes_on(gone(state, "A"))


@rule("D-205")
def test_with_altitude_a_burning_balloon_is_waited_for() -> None:
    state = gone(mustered(WAR, SENTINEL, "altitude"), "A")
    assert not goes_on(state)
    burning = with_fates(state, B1={"flames": 1})
    assert goes_on(burning)
    assert not goes_on(with_fates(burning, B1={"status": "down"}))
    assert not goes_on(with_fates(burning, B1={"status": "exploded"}))
    assert not goes_on(gone(with_fates(mustered(WAR, SENTINEL), B1={"flames": 1}), "A"))


@rule("D-208")
def test_reversed_it_ends_with_the_german_attacker() -> None:
    state = mustered(WAR, SENTINEL, "reversed-incendiary")
    assert goes_on(down(state, "A"))
    assert not goes_on(down(state, "Z"))


@rule("D-212")
def test_outnumbered_ends_when_the_germans_are_gone() -> None:
    state = mustered(WAR, "outnumbered")
    assert goes_on(down(state, "A"))
    assert goes_on(down(state, "X", "Y"))
    assert not goes_on(down(state, "X", "Y", "Z"))


@rule("D-218")
def test_a_hard_task_ends_when_no_airplane_is_left_not_even_on_the_way() -> None:
    state = down(mustered(WAR, "a-hard-task"), "A", "B", "X", "Y", "Z")
    assert state.plane("C").status == "waiting"
    assert goes_on(state)
    assert not goes_on(down(state, "C"))


def with_pictures(state: State) -> State:
    return replace(state, missions=(replace(state.missions[0], done="done", doer="A", by=("A",)),))


@rule("D-224")
def test_the_entente_wins_by_bringing_the_pictures_home() -> None:
    state = mustered(GLORY, "a-hard-task")
    found = outcome(gone(with_pictures(state), "A", "own"))
    assert (found.winners, found.kind) == ((1,), "pictures-home")


@rule("D-224")
@pytest.mark.parametrize("pictures", [True, False])
def test_the_entente_wins_when_left_alone(pictures: bool) -> None:  # noqa: FBT001 - both ways
    state = mustered(GLORY, "a-hard-task")
    state = with_pictures(state) if pictures else state
    assert outcome(down(state, "Z")).winners == (1,)
    assert outcome(gone(state, "Z")).winners == (1,)


@rule("D-224")
def test_the_central_powers_win_otherwise() -> None:
    state = mustered(GLORY, "a-hard-task")
    assert outcome(down(state, "A")).winners == (0,)
    assert outcome(down(with_pictures(state), "A")).winners == (0,)
    assert outcome(gone(state, "A", "own")).winners == (0,)
    assert outcome(gone(with_pictures(state), "A", "other")).winners == (0,)
    assert outcome(gone(gone(state, "A", "own"), "Z")).winners == (0,), "gone without pictures, both at once"


@rule("D-225")
def test_a_team_may_finish_its_mission_when_the_enemy_is_gone() -> None:
    state = down(mustered(GLORY, "a-hard-task", planes=2), "Y", "Z")
    carrier = state.missions[0].by[0]
    assert goes_on(state)
    assert not goes_on(down(state, carrier))
    assert goes_on(with_pictures(state))
    assert not goes_on(gone(with_pictures(state), "A"))


@rule("D-228")
def test_cambrai_ends_when_the_bomber_can_do_no_more() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    assert goes_on(state)
    assert goes_on(down(state, "Z"))
    bombed = replace(state, missions=(replace(state.missions[0], done="damaged", doer="A"),))
    assert goes_on(bombed)
    assert not goes_on(down(bombed, "Z"))
    assert not goes_on(gone(state, "A"))


@rule("D-233")
def test_bullets_in_the_mud_end_when_both_airplanes_are_gone() -> None:
    state = mustered(GLORY, "bullets-in-the-mud")
    assert goes_on(down(state, "A"))
    assert not goes_on(gone(down(state, "A"), "Z"))


def turns_end(state: State, *shots: Shot) -> State:
    play = Play(replace(state, shots=shots), HANGAR, Scripted({}))
    count_quiet_turns(play)
    return play.state


SHOT = Shot(1, "Z", "front", "T2", 100.0, (0.0, 0.0), 1)


@rule("D-233")
def test_or_when_one_is_left_and_nobody_fires_for_two_turns() -> None:
    alone = down(mustered(GLORY, "bullets-in-the-mud"), "A")
    one = turns_end(alone)
    assert goes_on(one)
    assert not goes_on(turns_end(one))
    assert goes_on(turns_end(turns_end(one, SHOT))), "the count begins anew after a shot"


@rule("D-233")
def test_the_turn_in_which_the_other_left_is_not_yet_one_of_the_two() -> None:
    state = gone(mustered(GLORY, "bullets-in-the-mud"), "A")
    both_flew = tuple(Flown(1, name, 1, state.plane(name).pose, state.plane(name).pose) for name in "AZ")
    assert turns_end(replace(state, flown=both_flew)).quiet == 0
    assert turns_end(replace(state, flown=both_flew[1:])).quiet == 1


@rule("D-233")
def test_quiet_turns_do_not_count_while_both_fly() -> None:
    state = mustered(GLORY, "bullets-in-the-mud")
    assert turns_end(turns_end(state)).quiet == 0


@rule("D-234")
def test_teams_in_the_mud_go_on_while_one_side_has_several_and_they_fire() -> None:
    alone = down(mustered(GLORY, "bullets-in-the-mud", planes=2), "A", "B")
    assert goes_on(turns_end(alone, SHOT))
    assert not goes_on(turns_end(turns_end(alone)))


@rule("D-193")
def test_airplanes_of_one_side_are_no_targets_for_each_other() -> None:
    state = mustered(WAR, "look-up", "rivals")
    y, z = state.plane("Y").pose, state.plane("Z")
    close = with_fates(state, Z={"pose": replace(y, y=y.y + 100)})
    assert targets(close) == {}
    assert targets(with_fates(close, Z={"side": "entente"}))["Y.front"] == [z.id]
