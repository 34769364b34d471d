"""One input after another, each within bounds of time and memory."""

from __future__ import annotations

import hashlib
import resource
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from tests.fuzz.edge.luck import Luck
from tests.fuzz.edge.targets import REFUSALS, TARGETS

SECONDS = 5.0
"""Of its own work that an input may cost."""
MEGABYTES = 400
"""That all inputs together may add to what the process holds."""


STATM = Path("/proc/self/statm")


class TooLong(BaseException):
    """An input that takes more than its time."""


class Faulty(Exception):  # noqa: N818 - says what the input is
    """An input that broke something: the target, the bytes that make it again, and where it broke."""


class Tally(NamedTuple):
    inputs: int = 0
    taken: int = 0
    grown: int = 0
    """Megabytes by which the process grew."""


def tried(target: str, data: bytes) -> bool:
    """Whether the input that these bytes make is taken; it may also be refused, and nothing else."""
    try:
        with in_time(SECONDS):
            return TARGETS[target][0](Luck(data))
    except REFUSALS as fault:
        if str(fault).strip():
            return False
        raise Faulty(f"{target}: --again {data.hex()}\na refusal without a word") from None
    except (Exception, TooLong):  # noqa: BLE001 - whatever it is, it is what was looked for
        raise Faulty(f"{target}: --again {data.hex()}\n{traceback.format_exc()}") from None


def many(target: str, seed: str, numbers: range) -> Tally:
    """So many inputs of one target, always the same for one seed."""
    tried(target, b"warm")
    before, taken = held(), 0
    for number in numbers:
        taken += tried(target, hashlib.blake2b(f"{seed} {target} {number}".encode()).digest())
    grown = grown_since(before)
    if grown > MEGABYTES:
        raise Faulty(f"{target}: the process grew by {grown} MB over inputs {numbers}")
    return Tally(len(numbers), taken, grown)


def held() -> tuple[int, int]:
    """What this process holds now, where that can be seen, and the most that it ever has, in megabytes."""
    now = STATM.read_text().split()[1] if STATM.exists() else 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(now) * resource.getpagesize() // 2**20, peak // 1024


def grown_since(before: tuple[int, int]) -> int:
    """By how much more it holds, or has held meanwhile."""
    return max(now - then for now, then in zip(held(), before, strict=True))


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Counts the process's own time: how busy the machine is makes no difference."""
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise TooLong
