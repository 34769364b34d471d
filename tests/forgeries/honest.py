"""The records that are bent: kept ones of each title, and one of each kind that no kept one is of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from rules.dice import Scripted, Stream, derive
from rules.engine import Value
from rules.record import Migration, Record, read, write
from rules.simulation import PLAYERS
from rules.table import Table
from rules.titles import TITLES

RECORDS = Path(__file__).parents[1] / "records"
KEPT = (
    "dogfight/war-shot-down",
    "dogfight/glory-two-a-side",
    "dogfight/war-orders",
    "baron/solitaire-lost",
    "baron/standard-orders",
    "airbaron/leaving",
    "airbaron/round-limit",
)
RESEED = 1_770_000_000
"""When a copy was put back: the number is the second in which that was done."""
_DUEL: dict[str, Value] = {"edition": "glory", "turn_limit": 4}


def kept(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_bytes())


def restored() -> Record:
    """A duel that was laid again from a copy after its second step."""
    table = _duel()
    _play(table, 2)
    table.reseed(RESEED)
    return _finished(table)


def scripted() -> Record:
    return _finished(Table.new(TITLES["dogfight"], 2, _DUEL, dice=Scripted({})))


def migrated() -> Record:
    """A game that an update found after its third step."""
    return migrated_at(kept("baron/solitaire-lost"), 3)


def migrated_at(record: Record, step: int) -> Record:
    table = Table.replay(record, TITLES, step)
    laid = msgspec.json.decode(table.snapshot())
    return replace(record, carried=Migration(step, record.rules_version - 1, laid))


def called_off() -> Record:
    record = kept("baron/solitaire-lost")
    return replace(record, steps=record.steps[:4], outcome=None)


MADE: dict[str, Callable[[], Record]] = {
    "restored": restored,
    "scripted": scripted,
    "migrated": migrated,
    "called off": called_off,
}


def honest(names: Sequence[str] = (*KEPT, *MADE)) -> dict[str, Record]:
    records = {name: MADE[name]() if name in MADE else kept(name) for name in names}
    return {name: read(write(record)) for name, record in records.items()}


def _duel() -> Table:
    return Table.new(TITLES["dogfight"], 2, _DUEL, derive(b"forgeries", "seed"))


def _play(table: Table, steps: int) -> None:
    for _ in range(steps):
        for seat in sorted(table.pending()):
            table.submit(seat, PLAYERS["autopilot"](table, seat, Stream(derive(b"luck", seat, table.step))))


def _finished(table: Table) -> Record:
    while not table.outcome:
        _play(table, 1)
    return table.record()
