"""When the bot is slow, broken, or starts on a bad day: people hear one sentence, and soon."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.discord.replies import SOMETHING_BROKE
from bot.store.sqlite.connection import READERS, SqliteStore
from sandbox.errors import unknown_interaction
from sandbox.faults import ANSWER, EDIT_REPLY, lost_after_effect, refused, server_error
from sandbox.model import AnswerKind
from tests.bot.discord.house import House, labels, pick, words
from words import say


async def test_a_press_is_acknowledged_before_the_work_is_done(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    async with house.core.store.transaction():
        press = await house.ann.press(panel, "Lock in")
        assert press.kind is AnswerKind.DEFERRED_UPDATE
        command = await house.ann.slash(house.thread, "game status")
        assert command.kind is AnswerKind.DEFERRED_MESSAGE
        assert command.message.loading
    await press.finished()
    await command.finished()
    assert "Still planning" in command.content


@pytest.mark.sqlite
async def test_a_window_that_cannot_open_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.panels.plan.OPENING_A_WINDOW", 0.05)
    await house.game(form="long")
    panel = await house.panel(house.ann)
    sqlite = house.core.store
    assert isinstance(sqlite, SqliteStore)
    async with AsyncExitStack() as busy:
        for _ in range(READERS):
            await busy.enter_async_context(sqlite._readers._slots.place(0))
        reply = await (await house.ann.press(panel, "Bid: set…")).finished()
    assert reply.content == "I'm busy right now. Please press that again in a moment."
    assert reply.ephemeral


async def test_a_fault_is_admitted_and_logged_without_secrets(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.game()
    panel = await house.panel(house.ann)

    async def broken(*_: object) -> None:
        raise RuntimeError("Ann's secret: left")

    monkeypatch.setattr(house.core.desk.planning, "fill", broken)
    reply = await pick(house.ann, panel, "red.first", "left")
    assert reply.followups[-1].content == say(SOMETHING_BROKE)
    assert reply.followups[-1].ephemeral
    monkeypatch.setattr(house.core.desk.queries, "status", broken)
    command = await (await house.ann.slash(house.thread, "game status")).finished()
    assert command.content == say(SOMETHING_BROKE)
    assert "game=1" in caplog.text
    assert "step=0" in caplog.text
    assert "game status" in caplog.text
    assert "secret" not in caplog.text
    assert "left" not in caplog.text.replace(str(Path.cwd()), ""), "wherever the project lies"


async def test_planning_leaves_no_trace_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await (await house.ann.slash(house.thread, "cards", {"first": "left", "second": "right"})).finished()
    assert "left" not in caplog.text.casefold()


async def test_the_library_remembers_no_panel(house: House) -> None:
    """Panels are known by their ids alone: what is kept in memory would grow, and be lost on a restart."""
    await house.game(form="long")
    panel = await house.panel(house.ann)
    await house.ann.press(panel, "Bid: set…")
    assert not house.client.persistent_views
    assert not house.client._connection._view_store._views
    assert not house.client._connection._view_store._modals


async def test_an_interaction_answered_too_late_is_let_go(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    house.sandbox.faults.add(ANSWER, refused(unknown_interaction()))
    caplog.set_level(logging.INFO, "bot.discord.replies")
    house.press_unanswered(house.ann, panel, "Lock in")
    await house.sandbox.until(lambda: not house.sandbox.faults.pending)
    await house.client.settle()
    assert "too late to answer" in caplog.text
    assert "Lock in" in labels(panel), "nothing was done"


async def test_commands_are_published_later_if_discord_is_down(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.client.SYNC_AGAIN", 0.01)
    await house.close()
    house.sandbox.world.commands.clear()
    house.sandbox.faults.add("PUT /applications/{application_id}/commands", server_error(503), times=2)
    await house.open()
    await house.sandbox.until(lambda: house.sandbox.world.commands)
    shown = await house.ann.slash(house.games, "help")
    assert "Lock in" in words(shown.message)


async def test_a_bot_that_finds_itself_ready_after_it_was_stopped_is_left_alone(house: House) -> None:
    stopped = house.client
    await house.restart()
    stopped.dispatch("ready")
    assert house.client.is_ready()


async def test_whoever_comes_while_the_bot_stops_is_asked_to_come_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The store may be closed by then: nothing is begun that could break off."""
    await house.game()
    panel = await house.panel(house.ann)
    house.client.shut_the_door()
    pressed = await (await house.ann.press(panel, "Lock in")).finished()
    assert "about to restart" in words(pressed.message)
    typed = await (await house.ann.slash(house.games, "mygames")).finished()
    assert "about to restart" in words(typed.message)
    await house.restart()
    assert "Round 1" in words((await (await house.ann.slash(house.games, "mygames")).finished()).message)
    assert "failed" not in caplog.text


async def test_an_answer_that_takes_too_long_is_let_go_before_anything_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would find nothing but closed doors, and call that a fault."""
    await house.game()
    begun, happened = asyncio.Event(), list[str]()

    async def take_for_ever(*_: object, **__: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            happened.append("let go")

    stop = house.core.stop

    async def noted() -> None:
        happened.append("closed")
        await stop()

    monkeypatch.setattr("bot.discord.client.GRACE", 0.05)
    monkeypatch.setattr(house.core.desk.queries, "status", take_for_ever)
    monkeypatch.setattr(house.core, "stop", noted)
    assert (await house.ann.slash(house.thread, "game status")).kind is AnswerKind.DEFERRED_MESSAGE
    await begun.wait()
    await house.restart()
    assert happened == ["let go", "closed"]


async def test_a_panel_that_may_have_come_is_not_written_over(house: House) -> None:
    """Discord takes no plain words in a message that is laid out: what went wrong is said below it."""
    await house.game()
    house.sandbox.faults.add(EDIT_REPLY, lost_after_effect(), times=2)
    reply = await house.ann.slash(house.thread, "plan")
    await house.sandbox.until(lambda: not house.sandbox.faults.pending)
    told = await house.sandbox.until(
        lambda: [each for each in house.ann.reads(house.thread) if each.content == say(SOMETHING_BROKE)]
    )
    assert told[0] is not reply.message
    assert "Lock in" in labels(reply.message)
