"""That nobody waits for ever, tried from outside: silence, a change of mind, taking back, quiet people."""

from __future__ import annotations

from rules.engine import Decision
from rules.values import Seat
from sandbox.model import Message
from tests.bot.discord.house import House, labels, pick, words
from tests.titles.survey import Survey, SurveyState


class Alternating(Survey):
    """One after the other lays their cards, for all to see."""

    def pending(self, state: SurveyState) -> dict[Seat, Decision]:
        asked = super().pending(state)
        return {seat: asked[seat] for seat in asked if seat == state.round % state.seats}


async def laid(house: House, person: str, first: str, second: str) -> str:
    """A plan in one line, locked in."""
    who = house.sandbox.person(person)
    line = await who.slash(house.thread, "cards", {"plane": "red", "first": first, "second": second})
    return words((await line.finished()).message)


async def heard(house: House, text: str) -> None:
    await house.sandbox.until(lambda: [m for m in house.ann.reads(house.thread) if text in m.content])


def ways_back(house: House) -> list[Message]:
    """Ben's letters that offer him his seat."""
    return [m for m in house.ben.reads(house.ben.open_dm()) if labels(m) == ["Take my seat back"]]


def nudges(house: House) -> list[list[int]]:
    """Whom each post to the thread may ping."""
    sent = [
        each
        for each in house.sandbox.requests
        if each.method == "POST" and each.route == "/channels/{channel_id}/messages"
    ]
    return [[int(user) for user in each.body["allowed_mentions"].get("users", [])] for each in sent]


async def test_two_silent_turns_then_nobody_waits_until_a_press_brings_them_back(house: House) -> None:
    await house.game(rounds="9")
    await laid(house, "Ann", "left", "ahead")
    panel = await house.panel(house.ben)
    await pick(house.ben, panel, "red.first", "right")
    await pick(house.ben, panel, "red.second", "ahead")
    await house.later(hours=25)
    await heard(house, "Time ran out for Ben: the plan they had filled in was played.")
    await heard(house, "Ben laid ['right', 'ahead', 'closest']")
    await house.sandbox.until(lambda: "Played!" in words(panel))
    assert "Time ran out, so I played what you had filled in" in words(panel)
    assert "• Red first: Right turn" in words(panel)
    for rounds in (2, 3):
        assert not [m for m in house.ann.reads(house.thread) if "has missed" in m.content]
        await laid(house, "Ann", "left", "ahead")
        await house.later(hours=25)
        await heard(house, f"> Round {rounds}")
    await heard(house, "Ben has missed 2 turns in a row. A stand-in plays for them until they're back.")
    assert "Played!" in await laid(house, "Ann", "left", "right"), "nobody waits"
    await house.sandbox.until(lambda: ways_back(house))
    [letter] = ways_back(house)
    await house.restart()
    back = await (await house.ben.press(letter, "Take my seat back")).finished()
    assert words(back.message) == "Welcome back! Your seat in Game 1 is yours again."
    await heard(house, "Ben is back.")
    assert "Locked in" in await laid(house, "Ann", "left", "ahead")
    assert "Still planning: Ben" in words(
        (await (await house.ann.slash(house.thread, "game status")).finished()).message
    )


async def test_a_change_of_mind_leaves_the_old_plan_standing(house: House) -> None:
    await house.game()
    await laid(house, "Ann", "left", "ahead")
    shown = (await (await house.ann.slash(house.thread, "plan")).finished()).message
    await (await house.ann.press(shown, "Change")).finished()
    await pick(house.ann, shown, "red.first", "right")
    await laid(house, "Ben", "ahead", "left")
    await heard(house, "Ann laid ['closest', 'left', 'ahead'")


async def test_what_was_laid_is_taken_back_when_the_other_says_yes(house: House) -> None:
    house._titles = {"survey": Alternating()}
    await house.restart()
    await house.game(rounds="4")
    await laid(house, "Ann", "left", "ahead")
    await heard(house, "Ann laid ['closest', 'left', 'ahead'")
    asked = (await (await house.ann.slash(house.thread, "game undo")).finished()).message
    assert words(asked).startswith("Take this back in Game 1?\n> Ann laid ['closest', 'left', 'ahead'")
    await (await house.ann.press(asked, "Yes, take it back")).finished()
    await heard(house, "you must all agree")
    [question] = [m for m in house.ben.reads(house.thread) if labels(m) == ["Yes", "No"]]
    agreed = await (await house.ben.press(question, "Yes")).finished()
    assert words(agreed.message) == "Everyone agrees: it's taken back in Game 1."
    await heard(house, "Everyone agrees to take this back:")
    assert "Locked in" in await laid(house, "Ann", "right", "left")


async def test_whoever_wants_no_mention_is_named_and_not_pinged(house: House) -> None:
    shown = (await (await house.ben.slash(house.ben.open_dm(), "settings")).finished()).message
    await (await house.ben.press(shown, "Mentions: on")).finished()
    await house.game()
    await heard(house, f"<@{house.ben.id}>")
    assert [house.ann.id] in nudges(house)
    assert not [users for users in nudges(house) if house.ben.id in users]


async def test_the_fourth_lobby_of_one_person_is_refused_in_words(house: House) -> None:
    for _ in range(3):
        await house.lobby(house.ann)
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    refused = await (await house.ann.press(form, "Open the lobby")).finished()
    said = [words(refused.message), *map(words, refused.followups)]
    assert (
        "Game 1, Game 2 and Game 3 are still waiting for you to start them. Start one or call one off first."
        in said
    )
