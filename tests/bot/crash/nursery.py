"""Where lives begin: a process that has everything imported, and forks a fresh bot for each order it reads.

A life is a process like any other; only the second of importing is spent once instead of every time.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from tests.bot.crash.life import Orders, live

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[3]


class Nursery:
    """One life at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.crash.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )

    def begin(self, orders: Orders) -> Life:
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(orders) + b"\n")
        self._process.stdin.flush()
        return Life(self, self.hear())

    def hear(self) -> int:
        assert self._process.stdout
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class Life:
    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._pid = pid
        self._end = asyncio.create_task(asyncio.to_thread(nursery.hear))

    @property
    def over(self) -> bool:
        return self._end.done()

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it may have died of itself a moment ago
            os.kill(self._pid, signal.SIGKILL)

    async def death(self) -> int:
        """What it died of: minus the number of the signal, or its exit code."""
        return await asyncio.shield(self._end)


def main() -> None:
    gc.freeze()  # else each life looks through all that it has from here, and copies it by that
    while line := sys.stdin.buffer.readline():
        pid = os.fork()
        if pid == 0:
            _live(line)
        _tell(pid)
        _, status = os.waitpid(pid, 0)
        _tell(os.waitstatus_to_exitcode(status))


def _live(line: bytes) -> None:
    try:
        live(msgspec.json.decode(line, type=Orders))
    except Exception:
        log.exception("a life ended in a fault")
    finally:
        os._exit(1)


def _tell(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
