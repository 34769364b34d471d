"""Proof that a record tells the game that was played: the commitment, every step and the outcome."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import MsgspecError

from rules.dice import ScriptSpent, commitment
from rules.engine import AnyTitle, IllegalChoice
from rules.record import BadRecord, Record, RecordedStep
from rules.table import Table


def verify(record: Record, titles: Mapping[str, AnyTitle]) -> Table:
    """Replay the whole game and check it against the commitment, every digest and the outcome.

    One that was carried over from older rules is replayed from there on.
    """
    if record.script is None and commitment(record.seed_bytes()) != record.commitment:
        raise BadRecord("The seed does not match the commitment published when the game began.")
    title = record.title_in(titles)
    try:
        table = Table.laid(title, record)
    except (IllegalChoice, ScriptSpent, MsgspecError) as refused:
        raise BadRecord(f"The game cannot be set up as the record says: {refused}") from None
    first = record.carried.step if record.carried else 0
    digests = (record.opening, *(step.digest for step in record.steps))
    if table.step != first or first >= len(digests) or table.digest != digests[first]:
        raise BadRecord("The set-up differs from the one recorded.")
    for number, step in enumerate(record.replayed, first + 1):
        _replay_step(table, number, step)
    if table.outcome != record.outcome:
        raise BadRecord("The game does not end as the record says.")
    return table


def _replay_step(table: Table, number: int, step: RecordedStep) -> None:
    try:
        if step.epoch:
            table.begin_epoch(step.epoch)
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        results = [table.submit(seat, choice) for seat, choice in step.choices.items()]
    except (IllegalChoice, ScriptSpent) as refused:
        raise BadRecord(f"Step {number} holds a choice the rules refuse: {refused}") from None
    if not results or results[-1] is None or any(result is not None for result in results[:-1]):
        raise BadRecord(f"Step {number} does not hold the choices that were asked for.")
    if table.digest != step.digest:
        raise BadRecord(f"Step {number} does not lead where the record says.")
