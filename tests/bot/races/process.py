"""One process of a race: the bot's own Core with its scheduler, pressed through a socket.

Letters are written and never delivered: until processes share a database by leases, only one may deliver.
"""

from __future__ import annotations

import asyncio
import logging
import os
from datetime import timedelta

import msgspec

from bot.core import Core
from bot.desk.planning import TOO_FAST
from bot.kit.clock import SystemClock
from bot.kit.refusal import Refusal
from bot.store.postgres import connection
from bot.store.postgres.connection import PostgresStore
from bot.store.transactions import Changes
from bot.turns import scheduler
from tests.bot.backroom import NOON, FakeCourier, bidding, tiny_titles
from tests.bot.races.wire import Answer, Fault, Open, Orders, Press, Resolved, Word, line
from tests.bot.tiny_title import TinyArtist
from tests.hand_clock import HandClock

RESOLVED = "game %d: step %d resolved"


NEVER = timedelta(days=1)


def begin_unlocked(named: Changes) -> str:
    """A writing transaction begins, and locks nothing that it names."""
    return "BEGIN"


async def opened(url: str, *, durable: bool) -> Core:
    store = await PostgresStore.open(url, must_be_durable=durable)
    titles = tiny_titles()
    core = Core(store, titles, {key: TinyArtist() for key in titles}, SystemClock())
    core.hire(FakeCourier(HandClock(NOON)))
    return core


async def live(orders: Orders) -> None:
    """Until the people hang up.

    Nobody sweeps, for that would find a stalled game within a minute; but for the first look at all games, by
    which a process that begins again takes up what it left when it was killed.
    """
    scheduler.SWEEP = NEVER
    if orders.unlocked:
        connection._begin_writing = begin_unlocked
    reader, writer = await asyncio.open_unix_connection(orders.socket)
    logging.getLogger("bot").addHandler(_Listener(writer))
    logging.getLogger("bot").setLevel(logging.INFO)
    core = await opened(orders.url, durable=orders.durable)
    core.scheduler.start()
    _say(writer, Open(orders.name, os.getpid()))
    answering = set[asyncio.Task[None]]()
    while words := await reader.readline():
        press = msgspec.json.decode(words, type=Press)
        task = asyncio.create_task(_answer(core, press, writer))
        answering.add(task)
        task.add_done_callback(answering.discard)
    await core.stop()


async def _answer(core: Core, press: Press, writer: asyncio.StreamWriter) -> None:
    try:
        await core.desk.planning.lock_in(press.game, press.user, press.step, bidding(press.number))
    except Refusal as why:
        came_to = Answer(press.id, "too fast" if why.why == TOO_FAST else "refused", str(why))
    except Exception as fault:  # noqa: BLE001 - the people note it
        came_to = Answer(press.id, "failed", repr(fault))
    else:
        came_to = Answer(press.id, "acknowledged")
    _say(writer, came_to)


class _Listener(logging.Handler):
    """Says of the log what matters to the judge."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        super().__init__()
        self._writer = writer
        self._loop = asyncio.get_running_loop()

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self._say(Fault(record.getMessage()))
        elif record.msg == RESOLVED and isinstance(record.args, tuple):
            game, step = record.args
            assert isinstance(game, int)
            assert isinstance(step, int)
            self._say(Resolved(game, step))

    def _say(self, word: Word) -> None:
        self._loop.call_soon_threadsafe(_say, self._writer, word)


def _say(writer: asyncio.StreamWriter, word: Word) -> None:
    if not writer.is_closing():
        writer.write(line(word))
