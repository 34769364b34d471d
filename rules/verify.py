"""Proof that a record tells the game that was played: the commitment, every step and the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import MsgspecError, to_builtins

from rules.dice import ScriptSpent, commitment
from rules.digests import Difference, differences
from rules.engine import AnyTitle, IllegalChoice, Outcome
from rules.record import FIRST, BadRecord, Migration, Record, RecordedStep
from rules.table import Table


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
        raise BadRecord(f"The table that the record carries cannot be played on: {fault!r}") from None


def caveats(record: Record, title: AnyTitle) -> Iterator[str]:
    """What a record that verifies does not prove by itself, in sentences: each has to be looked up where the
    game was played, and a record of which the thread says nothing of the kind is forged."""
    if record.script is not None:
        yield (
            "The dice were SCRIPTED: somebody wrote down beforehand what would be rolled. This record proves "
            "nothing about chance, and it is of no game that a bot has hosted."
        )
    if record.carried is not None:
        step, version = record.carried.step, record.carried.rules_version
        yield (
            f"NOT replayed: {_steps(step)}, which version {version} of the rules has played, "
            f"{title.which_release(version)}. How the table lay after step {step} is the record's own word, "
            "and all that follows rests on it. The thread must say there that Flugpost was updated."
        )
    for number, each in enumerate(record.steps):
        if each.epoch:
            yield (
                f"NEW DICE after step {number}: the table was laid again from an older copy, and its dice "
                f"follow from the seed and the number {each.epoch} since. The thread must say so there, with "
                "that number."
            )


def _steps(last: int) -> str:
    match last:
        case 0:
            return "the set-up"
        case 1:
            return "the set-up and step 1"
        case _:
            return f"the set-up and steps 1 to {last}"


def _require_committed_dice(record: Record) -> None:
    """The dice follow from a seed that was committed to, or from a script that says so: never from both."""
    if record.script is not None:
        if record.carried is not None:
            raise BadRecord("A scripted game is not carried from older rules: this record says that it was.")
        if record.seed is not None or record.commitment:
            raise BadRecord("A scripted game has no seed and no commitment: this record has.")
    elif record.seed is None:
        raise BadRecord("The record lacks the seed of its dice.")
    elif commitment(record.seed_bytes()) != record.commitment:
        raise BadRecord("The seed does not match the commitment published when the game began.")


def _require_migrated(record: Record, migration: Migration) -> None:
    """A running game is migrated, from older rules to those of the record, and goes on."""
    if migration.rules_version >= record.rules_version:
        raise BadRecord(
            "A game is carried from older rules to newer ones, not from version "
            f"{migration.rules_version} to {record.rules_version}."
        )
    if not 0 <= migration.step <= len(record.steps):
        raise BadRecord(
            f"The record says that the game was carried after step {migration.step}, and has "
            f"{len(record.steps)} steps."
        )
    if record.outcome is not None and migration.step == len(record.steps):
        raise BadRecord("The game was carried after its last step, so that none led to its outcome.")


def _replayed(record: Record, title: AnyTitle) -> Table:
    try:
        table = Table.laid(title, record)
    except (IllegalChoice, ScriptSpent, MsgspecError) as refused:
        raise BadRecord(f"The game cannot be set up as the record says: {refused}") from None
    first = record.carried.step if record.carried else 0
    digests = (record.opening, *(step.digest for step in record.steps))
    if table.step != first or table.digest != digests[first]:
        raise BadRecord(f"The set-up differs from the one recorded: {_digests(digests[first], table)}.")
    if table.reseeded != next((step.epoch for step in reversed(record.steps[:first]) if step.epoch), 0):
        raise BadRecord("The dice of the table that the record carries are not those of the steps before it.")
    for number, step in enumerate(record.replayed, first + 1):
        _replay_step(table, number, step)
    if (outcome := _outcome(table, record)) != record.outcome:
        found = differences(to_builtins(record.outcome), to_builtins(outcome), "outcome")
        raise BadRecord(f"The game does not end as the record says: {'; '.join(map(str, found))}.")
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
        raise BadRecord(f"Step {number} has dice that follow from the number {step.epoch}, which is none.")
    try:
        if step.epoch:
            table.reseed(step.epoch)
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        results = [table.submit(seat, choice) for seat, choice in step.choices.items()]
    except (IllegalChoice, ScriptSpent) as refused:
        raise BadRecord(f"Step {number} holds a choice the rules refuse: {refused}") from None
    if not results or results[-1] is None or any(result is not None for result in results[:-1]):
        raise BadRecord(f"Step {number} does not hold the choices that were asked for.")
    if table.digest != step.digest:
        raise BadRecord(f"Step {number} does not lead where the record says: {_digests(step.digest, table)}.")


def _digests(recorded: str, table: Table) -> str:
    return str(Difference("its digest", f"{recorded[:12]}…", f"{table.digest[:12]}…"))
