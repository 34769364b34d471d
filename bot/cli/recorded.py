"""Records that commands read, and the files that they write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, Failure
from bot.cli.titles import titles
from rules.dice import ScriptSpent
from rules.engine import IllegalChoice
from rules.record import BadRecord, Record, read
from rules.table import Table
from rules.verify import verify
from words import say


def read_file(path: Path) -> Record:
    try:
        return read(path.read_bytes())
    except OSError as fault:
        raise Failure(f"Cannot read {path}: {fault.strerror}.") from None
    except BadRecord as fault:
        raise Failure(f"{path}: {say(fault.why)}") from None


def true_table(record: Record) -> Table:
    """The table at the end of a record, of which all has been checked."""
    try:
        return verify(record, titles())
    except BadRecord as fault:
        raise Failure(say(fault.why), FOUND_WANTING) from None


@contextmanager
def replaying() -> Iterator[None]:
    """Within this, a record is played once more."""
    try:
        yield
    except (BadRecord, IllegalChoice, ScriptSpent) as fault:
        why = str(fault) if isinstance(fault, ScriptSpent) else say(fault.why)
        raise Failure(f"This record cannot be replayed: {why}", FOUND_WANTING) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Within this, that file is written."""
    try:
        yield
    except OSError as fault:
        raise Failure(f"Cannot write {path}: {fault.strerror}.") from None
