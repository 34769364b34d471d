"""The processes of a race as the people see them: pressed, killed, and begun again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec.structs import replace

from tests.bot.races.wire import Answer, Fault, Open, Orders, Press, Resolved, Word, line

ROOT = Path(__file__).parents[3]
STARTS = 300.0
"""Seconds for processes to begin; only a race that fails spends them."""
_WORD: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


class Process:
    """One that is open, or was."""

    def __init__(self, opened: Open, writer: StreamWriter) -> None:
        self.name = opened.name
        self._pid = opened.pid
        self._writer = writer
        self._asked: dict[int, asyncio.Future[Answer | None]] = {}
        self._numbers = count()
        self.over = False

    async def press(self, game: int, user: int, step: int, number: str) -> Answer | None:
        """None: it died before it answered."""
        if self.over:
            return None
        press = Press(next(self._numbers), game, user, step, number)
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._asked[press.id] = answer
        self._writer.write(line(press))
        return await answer

    def hear(self, answer: Answer) -> None:
        self._asked.pop(answer.id).set_result(answer)

    def end(self) -> None:
        self.over = True
        for each in self._asked.values():
            each.set_result(None)
        self._asked.clear()

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it may have ended of itself
            os.kill(self._pid, signal.SIGKILL)

    def hang_up(self) -> None:
        self._writer.close()


class Processes:
    """So many of them on one database; whichever dies is begun again at once."""

    def __init__(self, orders: Orders, many: int) -> None:
        self._orders = orders
        self._many = many
        self._folder = tempfile.TemporaryDirectory(prefix="flugpost-races-")
        self._socket = str(Path(self._folder.name) / "people")
        self._open: dict[int, Process] = {}
        self._changed = asyncio.Condition()
        self._closing = False
        self.killed = 0
        self.resolved: list[tuple[int, int]] = []
        """Game and step, as often as a process said so."""
        self.faults: list[str] = []

    async def __aenter__(self) -> Processes:
        self._server = await asyncio.start_unix_server(self._listen, self._socket)
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.races.nursery", stdin=PIPE, cwd=ROOT
        )
        for name in range(self._many):
            self._begin(name)
        await self.all_open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """They finish what they are at."""
        self._closing = True
        for process in self._open.values():
            process.hang_up() if kind is None else process.kill()
        assert self._nursery.stdin
        self._nursery.stdin.close()
        await self._nursery.wait()
        self._server.close()
        async with self._changed:
            await self._changed.wait_for(lambda: not self._open)
        self._folder.cleanup()

    async def all_open(self) -> None:
        async with asyncio.timeout(STARTS), self._changed:
            await self._changed.wait_for(lambda: len(self._open) == self._many)

    async def one(self, name: int) -> Process:
        """That one; if it is dead just now, any other."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._open)
            return self._open.get(name) or next(iter(self._open.values()))

    def kill(self, name: int) -> None:
        if name in self._open:
            self.killed += 1
            self._open[name].kill()

    def _begin(self, name: int) -> None:
        assert self._nursery.stdin
        self._nursery.stdin.write(line(replace(self._orders, name=name, socket=self._socket)))

    async def _listen(self, reader: StreamReader, writer: StreamWriter) -> None:
        process: Process | None = None
        with suppress(ConnectionError):
            while words := await reader.readline():
                word = _WORD.decode(words)
                if isinstance(word, Open):
                    process = Process(word, writer)
                    await self._enter(process)
                else:
                    self._hear(process, word)
        writer.close()
        if process is not None:
            await self._leave(process)

    def _hear(self, process: Process | None, word: Answer | Resolved | Fault) -> None:
        if isinstance(word, Answer):
            assert process is not None
            process.hear(word)
        elif isinstance(word, Resolved):
            self.resolved.append((word.game, word.step))
        else:
            self.faults.append(word.words)

    async def _enter(self, process: Process) -> None:
        async with self._changed:
            self._open[process.name] = process
            self._changed.notify_all()

    async def _leave(self, process: Process) -> None:
        process.end()
        if not self._closing:
            self._begin(process.name)
        async with self._changed:
            del self._open[process.name]
            self._changed.notify_all()
