"""A step being played: what is put down when it stops."""

from __future__ import annotations

from rules.airbaron.play import Play
from rules.dice import Scripted
from tests.rules.airbaron.scenes import ME, atlas_of, scene


def test_what_follows_an_answer_may_be_said_before_or_after_somebody_is_asked() -> None:
    before, after = (Play(scene(), atlas_of(scene()), Scripted({})) for _ in range(2))
    before.then("act")
    before.ask("turn", ME)
    after.ask("turn", ME)
    after.then("act")
    assert after.step().state == before.step().state
    assert after.step().state.agenda == ("act", "finish")


def test_nothing_is_put_down_of_what_is_only_supposed() -> None:
    play = Play.supposing(scene(), atlas_of(scene()))
    play.tell("passed", seat=ME, why="choice")
    play.whisper(ME, "event_seen", seat=ME, space=50, marker="fuel")
    assert play.log == []
