"""Edits of one message have one order, by whichever route they go: the newest state stands in the end."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.editing import turn
from bot.discord.panels.ids import PlanAct, PlanId
from bot.discord.panels.open_panels import MOST
from rules.dice import Stream
from sandbox import Person
from sandbox.answering import begin
from sandbox.faults import EDIT, EDIT_REPLY, Lag
from sandbox.forms import button_data
from sandbox.model import Interaction, InteractionKind, Message
from tests.bot.discord.house import House, labels, pick, words

BOTH = (EDIT, EDIT_REPLY)
TEN = 10
LONGEST = 0.03
"""Seconds that a request is on its way, and its answer on the way back."""


async def fill(person: Person, panel: Message, first: str = "left", second: str = "ahead") -> None:
    await pick(person, panel, "red.first", first)
    await pick(person, panel, "red.second", second)


async def whispered(house: House, person: Person, game: int = 1) -> Message:
    """A panel that this person alone sees."""
    thread = house.sandbox.threads()[game - 1]
    return (await (await person.slash(thread, "plan")).finished()).message


def pressed(house: House, person: Person, message: Message, label: str) -> Interaction:
    """A press whose answer nobody waits for, of a button by its label or by a custom id that it has, had or
    is about to have."""
    shown = label in labels(message)
    data = button_data(message, label) if shown else {"component_type": 2, "custom_id": label, "id": 1}
    kind = InteractionKind.COMPONENT
    return begin(house.sandbox.world, kind, person.user, message.channel, data, message)


def edits_of(house: House, message: Message) -> int:
    """How often the bot has edited it by its own route."""
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    return sum(each.method == "PATCH" and each.path == path for each in house.sandbox.requests)


async def test_the_panel_of_whoever_locks_in_last_stays_closed(house: House) -> None:
    """What confirms it is on its way when the turn is over: what closes the panel waits for its answer."""
    house.core.scheduler.moment = 0  # whoever locks in last is answered before the turn is resolved
    await house.game()
    mine, theirs = await house.panel(house.ann), await house.panel(house.ben)
    await fill(house.ann, mine)
    await (await house.ann.press(mine, "Lock in")).finished()
    await fill(house.ben, theirs)
    gate = house.sandbox.faults.hold(EDIT_REPLY)
    pressed(house, house.ben, theirs, "Lock in")
    await gate.reached.wait()
    await house.panel(house.ann, 2)
    await house.sandbox.until(lambda: "Played!" in words(mine))
    assert edits_of(house, theirs) == 0
    gate.open()
    await house.all_done()
    assert edits_of(house, theirs) == 1
    assert (labels(theirs), "Played!" in words(theirs)) == ([], True)


async def test_what_is_drawn_when_the_step_ends_is_shown_closed(house: House) -> None:
    """The outbox was first: whoever locked in last is shown their panel as it is by now."""
    house.core.scheduler.moment = 0
    await house.game()
    mine, theirs = await house.panel(house.ann), await house.panel(house.ben)
    await fill(house.ann, mine)
    await (await house.ann.press(mine, "Lock in")).finished()
    await fill(house.ben, theirs)
    looking, go_on = asyncio.Event(), asyncio.Event()
    drawing = house.client._panels.plan._drawing
    soon = drawing.soon

    async def slow(*given: object, **how: object) -> object:
        panel = await soon(*given, **how)  # type: ignore[arg-type]
        looking.set()
        await go_on.wait()
        return panel

    drawing.soon = slow  # type: ignore[method-assign, assignment]
    confirming = pressed(house, house.ben, theirs, "Lock in")
    await looking.wait()
    await house.sandbox.until(lambda: "Played!" in words(theirs))
    go_on.set()
    await house.all_done()
    assert (labels(theirs), "Played!" in words(theirs)) == ([], True)
    assert "Red first: Left turn" in words(theirs)
    assert (confirming.updated, confirming.followups) == (True, [])


async def test_presses_on_one_panel_are_shown_in_their_order(house: House) -> None:
    """The first is slow to be shown: the second waits for it, and comes after it."""
    own = (await (await house.ann.slash(house.games, "settings")).finished()).message
    assert {"Reminders: on", "Mentions: on"} <= set(labels(own))
    gate = house.sandbox.faults.hold(EDIT_REPLY)
    pressed(house, house.ann, own, "Reminders: on")
    await gate.reached.wait()
    second = pressed(house, house.ann, own, "Mentions: on")
    await house.sandbox.until(lambda: second.answer is not None)
    at_work = turn(house.client, own.id)
    while not second.updated and not at_work._waiters:  # noqa: ASYNC110 - until it is shown, or waits
        await asyncio.sleep(0)
    gate.open()
    await house.all_done()
    assert {"Reminders: off", "Mentions: off"} <= set(labels(own))


async def test_whoever_takes_no_letters_has_no_panel_left_either(house: House) -> None:
    """There is no letter to be edited when the step is over."""
    house.ben.close_dms()
    await house.game()
    theirs, mine = await whispered(house, house.ben), await house.panel(house.ann)
    await fill(house.ben, theirs)
    await (await house.ben.press(theirs, "Lock in")).finished()
    await fill(house.ann, mine)
    await (await house.ann.press(mine, "Lock in")).finished()
    await house.all_done()
    assert (labels(theirs), "Played!" in words(theirs)) == ([], True)


async def test_a_panel_that_opens_while_its_step_ends_is_closed(house: House) -> None:
    """Ben opens another one, and it is on its way when Ann locks in as the last."""
    await house.game()
    mine, theirs = await house.panel(house.ann), await house.panel(house.ben)
    await fill(house.ben, theirs)
    await (await house.ben.press(theirs, "Lock in")).finished()
    await fill(house.ann, mine)
    gate = house.sandbox.faults.hold(EDIT_REPLY)
    opening = asyncio.create_task(whispered(house, house.ben))
    await gate.reached.wait()
    await (await house.ann.press(mine, "Lock in")).finished()
    await house.panel(house.ann, 2)
    gate.open()
    await house.all_done()
    assert (await opening).buttons == []


async def test_of_too_many_panels_the_first_is_closed(house: House) -> None:
    await house.game()
    first, *others = [await whispered(house, house.ann) for _ in range(MOST + 1)]
    await house.all_done()
    assert (labels(first), "I've closed this panel" in words(first)) == ([], True)
    assert all("Lock in" in labels(each) for each in others)


@pytest.mark.parametrize("seed", range(3))
async def test_twelve_presses_at_once_leave_nothing_to_press(house: House, seed: int) -> None:
    """By two people on three panels each: plans are locked in, changed, filled in and locked in again, and
    some of the panels are being drawn when the last plan comes in."""
    await house.game()
    people = [(0, house.ann), (1, house.ben)]
    for step in (0, 1):
        panels = []
        for seat, person in people:
            letter = await house.panel(person, step + 1)
            await fill(person, letter)
            mine = [letter, await whispered(house, person), await whispered(house, person)]
            panels += [(person, panel, PlanId("lock", 1, seat, step)) for panel in mine]
        await house.all_done()
        house.sandbox.faults.lag = Lag(f"twelve {seed} {step}", LONGEST, BOTH)
        acts: list[PlanAct] = ["lock", "change"]
        presses = [(person, panel, here.to(act)) for person, panel, here in panels for act in acts]
        for person, panel, press in Stream(f"{seed} {step}".encode()).shuffle(presses):
            pressed(house, person, panel, str(press))
        await house.all_done()
        for person, panel, press in panels[::3]:
            pressed(house, person, panel, str(press))
        await house.all_done()
        house.sandbox.faults.lag = None
        assert house.left_open() == []
        assert [labels(panel) for _, panel, _ in panels] == [[]] * 6


async def test_of_ten_games_every_message_shows_the_newest_state(house: House) -> None:
    """All edits take their time, each route by lots of its own; both people do much at once in every game."""
    for _ in range(TEN):
        await house.game()
    panels = {
        (game, person): await house.panel(person, game)
        for game in range(1, TEN + 1)
        for person in (house.ann, house.ben)
    }
    house.sandbox.faults.lag = Lag("ten games", LONGEST, BOTH)

    async def play(game: int, person: Person) -> None:
        """In one game of three somebody has not locked in by the end, in another one looks twice."""
        panel = panels[game, person]
        if game % 3 == 1:
            panel = await whispered(house, person, game)
        await fill(person, panel)
        if game % 3 == 0 and person is house.ben:
            return
        await (await person.press(panel, "Lock in")).finished()
        if game % 3 == 2 and "Change" in labels(panel):
            pressed(house, person, panel, "Change")
            pressed(house, person, panel, str(PlanId("lock", game, int(person is house.ben), 0)))

    async with asyncio.TaskGroup() as playing:
        for game, person in panels:
            playing.create_task(play(game, person))
    await house.all_done()
    assert house.left_open() == []
    for game in range(3, TEN + 1, 3):
        mine, theirs = panels[game, house.ann], panels[game, house.ben]
        assert ("Change" in labels(mine), "Still planning: Ben." in words(mine)) == (True, True)
        assert "All set" in words(theirs)
        post = [
            each for each in house.ann.reads(house.sandbox.threads()[game - 1]) if "Waiting" in words(each)
        ]
        assert [f"Waiting for <@{house.ben.id}> until" in words(each) for each in post] == [True]
