"""Proof that a record tells the game that was played: the commitment, every step and the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import MsgspecError, to_builtins

from rules.dice import ScriptSpent, commitment
from rules.digests import Difference, differences
from rules.engine import AnyTitle, IllegalChoice, Outcome
from rules.record import FIRST, BadRecord, Migration, Record, RecordedStep
from rules.said import Said, Text, clauses, said
from rules.table import Table

_LEFT_OUT = said("records.left-out")


def verify(record: Record, titles: Mapping[str, AnyTitle]) -> Table:
    """Replay the whole game and check it against the commitment, every digest and the outcome.

    One that was migrated from older rules is replayed from there on. What that leaves unproved, `caveats`
    says.
    """
    _require_committed_dice(record)
    title = record.title_in(titles)
    if record.carried is None:
        return _replayed(record, title)
    _require_migrated(record, record.carried)
    try:
        return _replayed(record, title)
    except BadRecord:
        raise
    except Exception as fault:  # noqa: BLE001 - the rules never laid that table, and may stumble anywhere
        raise BadRecord(said("records.cannot-go-on", fault=repr(fault))) from None


def caveats(record: Record, title: AnyTitle) -> Iterator[Said]:
    """What a record that verifies does not prove by itself, in sentences: each has to be looked up where the
    game was played, and a record of which the thread says nothing of the kind is forged."""
    if record.script is not None:
        yield said("records.caveat-scripted")
    if record.carried is not None:
        step, version = record.carried.step, record.carried.rules_version
        release = title.release_of(version)
        yield said("records.caveat-carried", step=step, version=str(version), release=release)
    for number, each in enumerate(record.steps):
        if each.epoch:
            yield said("records.caveat-reseeded", step=number, epoch=str(each.epoch))


def _require_committed_dice(record: Record) -> None:
    """The dice follow from a seed that was committed to, or from a script that says so: never from both."""
    if record.script is not None:
        if record.carried is not None:
            raise BadRecord(said("records.scripted-and-carried"))
        if record.seed is not None or record.commitment:
            raise BadRecord(said("records.scripted-with-seed"))
    elif record.seed is None:
        raise BadRecord(said("records.no-seed"))
    elif commitment(record.seed_bytes()) != record.commitment:
        raise BadRecord(said("records.other-seed"))


def _require_migrated(record: Record, migration: Migration) -> None:
    """A running game is migrated, from older rules to those of the record, and goes on."""
    if migration.rules_version >= record.rules_version:
        versions = {"before": str(migration.rules_version), "now": str(record.rules_version)}
        raise BadRecord(said("records.carried-backwards", **versions))
    if not 0 <= migration.step <= len(record.steps):
        step = str(migration.step)
        raise BadRecord(said("records.carried-beyond", step=step, steps=len(record.steps)))
    if record.outcome is not None and migration.step == len(record.steps):
        raise BadRecord(said("records.carried-at-end"))


def _replayed(record: Record, title: AnyTitle) -> Table:
    try:
        table = Table.laid(title, record)
    except (IllegalChoice, ScriptSpent, MsgspecError) as refused:
        raise BadRecord(said("records.cannot-set-up", why=_why(refused))) from None
    first = record.carried.step if record.carried else 0
    digests = (record.opening, *(step.digest for step in record.steps))
    if table.step != first or table.digest != digests[first]:
        raise BadRecord(said("records.other-opening", **_digests(digests[first], table)))
    if table.reseeded != next((step.epoch for step in reversed(record.steps[:first]) if step.epoch), 0):
        raise BadRecord(said("records.other-dice"))
    for number, step in enumerate(record.replayed, first + 1):
        _replay_step(table, number, step)
    if (outcome := _outcome(table, record)) != record.outcome:
        found = differences(to_builtins(record.outcome), to_builtins(outcome), "outcome")
        raise BadRecord(said("records.other-outcome", differences=clauses(map(_told, found))))
    return table


def _outcome(table: Table, record: Record) -> Outcome | None:
    """As the record's format has it."""
    former = table.title.former
    if record.format != FIRST or former is None:
        return table.outcome
    found: Outcome | None = former.outcome(table.title, table.state)
    return found


def _replay_step(table: Table, number: int, step: RecordedStep) -> None:
    if step.epoch < 0:
        raise BadRecord(said("records.bad-epoch", step=number, epoch=str(step.epoch)))
    try:
        if step.epoch:
            table.reseed(step.epoch)
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        results = [table.submit(seat, choice) for seat, choice in step.choices.items()]
    except (IllegalChoice, ScriptSpent) as refused:
        raise BadRecord(said("records.bad-choice", step=number, why=_why(refused))) from None
    if not results or results[-1] is None or any(result is not None for result in results[:-1]):
        raise BadRecord(said("records.wrong-choices", step=number))
    if table.digest != step.digest:
        raise BadRecord(said("records.other-step", step=number, **_digests(step.digest, table)))


def _digests(recorded: str, table: Table) -> dict[str, str]:
    return {"was": f"{recorded[:12]}…", "now": f"{table.digest[:12]}…"}


def _told(difference: Difference) -> Said:
    was, now = (_LEFT_OUT if each is None else each for each in (difference.was, difference.now))
    return said("records.difference", field=difference.field, was=was, now=now)


def _why(refused: Exception) -> Text:
    return refused.why if isinstance(refused, IllegalChoice) else str(refused)
