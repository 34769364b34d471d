"""Behind the button under a turn's post lies the whole account: for whoever presses, and for nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Line, Names
from rules.values import Event
from sandbox.model import Message
from tests.bot.discord.house import House, labels, words
from tests.titles.survey import SurveyArtist, SurveyView

LONG = tuple(f"The crowd says {number}{', and again' * 40}." for number in range(20))


class Talkative(SurveyArtist):
    def tell(self, events: Sequence[Event], view: SurveyView, names: Names) -> tuple[Line, ...]:
        return (*super().tell(events, view, names), *map(Line, LONG))


async def posts(house: House, number: int) -> list[Message]:
    """Those of turns."""

    def told() -> list[Message]:
        found = [each for each in house.thread.messages.values() if "Details" in labels(each)]
        return found if len(found) >= number else []

    return await house.sandbox.until(told)


async def a_turn(house: House) -> None:
    """Everybody does what the rules would have them do."""
    planning = house.core.desk.planning
    loaded = await house.core.store.read(house.core.tables.load, 1, None)
    for person in (house.ann, house.ben):
        seat = loaded.seat_of(person.id)
        assert seat is not None
        await planning.lock_in(1, person.id, loaded.step, loaded.table.default(seat))


async def test_a_long_account_comes_to_whoever_presses_in_as_many_messages_as_it_takes(house: House) -> None:
    house.core.tables.catalogue.artists["survey"] = Talkative()  # type: ignore[index] # a dict behind it
    await house.game()
    [post] = await posts(house, 1)
    assert LONG[0] not in post.content or LONG[-1] not in post.content
    before = set(house.thread.messages)
    await (await house.ben.press(post, "Details")).finished()

    def told_to_ben() -> list[Message]:
        return [each for each in house.ben.reads(house.thread) if each.id not in before]

    await house.sandbox.until(lambda: len(told_to_ben()) > 2)
    answers = told_to_ben()
    assert all(each.ephemeral for each in answers)
    assert [each for each in house.ann.reads(house.thread) if each.id not in before] == []
    told = "\n".join(words(each) for each in answers)
    assert all(line in told for line in LONG)
    assert "Step 0 in full (3 of 3)" in words(answers[-1])


async def test_it_is_all_that_can_be_pressed_when_the_turn_is_over(house: House) -> None:
    await house.game()
    [post] = await posts(house, 1)
    await a_turn(house)
    await posts(house, 2)
    await house.all_done()
    assert labels(post) == ["Details"]
    await house.restart()
    answer = (await (await house.ann.press(post, "Details")).finished()).message
    assert "Step 0 in full" in words(answer)
    assert "Players: " in words(answer)
