"""What a scenario leaves to its host, and what it sets itself."""

from __future__ import annotations

import pytest

from rules.dogfight.scenario.library import PLAIN
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice
from tests.rules.dogfight.scenario_scenes import WAR, mustered, table
from tests.rules.marks import rule


def asked(edition: str, key: str, variant: str = PLAIN, *rules: str) -> set[str]:
    """What the host's form asks."""
    chosen: Choice = {"edition": edition, "scenario": key, "variant": variant, "rules": rules}
    return {field.name for field in DOGFIGHT.options(chosen)}


@rule("D-180", "D-188", "D-193", "D-197", "D-202", "D-215")
def test_numbers_that_a_scenario_sets_are_not_the_hosts() -> None:
    assert "level" in asked(WAR, "face-to-face", PLAIN, "altitude")
    assert "level" not in asked(WAR, "into-the-mud", "late-nieuport", "altitude")
    assert "level" not in asked(WAR, "look-up", "rivals", "altitude")
    assert "level" not in asked(WAR, "a-hard-task"), "the players choose"
    for key in ("fireworks-over-the-front", "a-lonely-sentinel"):
        assert "balloon_turns" not in asked(WAR, key)
        assert mustered(WAR, key).in_force.balloon_turns == 12
    assert "balloon_level" not in asked(WAR, "a-hard-task")


@rule("D-126")
@pytest.mark.parametrize("level", [1, 4])
def test_balloons_start_at_3_unless_agreed_otherwise(level: int) -> None:
    usual = mustered(WAR, "a-lonely-sentinel", "altitude")
    assert [balloon.level for balloon in usual.balloons] == [3]
    agreed = mustered(WAR, "a-lonely-sentinel", "altitude", balloon_level=level)
    assert [balloon.level for balloon in agreed.balloons] == [level]
    with pytest.raises(IllegalChoice, match="1 to 4"):
        table(WAR, "a-lonely-sentinel", "altitude", balloon_level=5)
