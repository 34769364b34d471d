"""`flugpost verify RECORD`: replay a recorded game and check everything it claims."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.cli.titles import titles
from rules.engine import Outcome
from rules.record import BadRecord, Record, read
from rules.table import Table
from rules.verify import verify


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay a recorded game and check its dice and every step",
        description="Replays the whole game: the seed must match the commitment published before it, every "
        "choice must be legal, and every step must lead where the record says. "
        "Exit code 0: all true; 1: the record is not what it claims; 2: it cannot be read.",
    )
    parser.add_argument("record", type=Path, help="a record file, as the bot posts it when a game ends")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.record)
    table = true_table(record)
    print(f"{table.title.name}: {len(record.replayed)} steps replayed, all as recorded.")
    if record.carried is not None:
        older = record.carried.rules_version
        print(
            f"The {record.carried.step} before them were played by version {older} of the rules, "
            f"{table.title.which_release(older)}."
        )
    print(
        "The dice were scripted."
        if record.script
        else f"The seed matches the commitment {record.commitment}."
    )
    print(_ending(table.outcome) if table.outcome else "The game is not over.")
    return OK


def true_table(record: Record) -> Table:
    """The table at the end of a record, of which all has been checked."""
    try:
        return verify(record, titles())
    except BadRecord as fault:
        raise Failure(str(fault), FOUND_WANTING) from None


def _ending(outcome: Outcome) -> str:
    match outcome.result:
        case "won":
            return f"Won by {', '.join(f'seat {seat + 1}' for seat in outcome.winners)}: {outcome.how}"
        case "drawn":
            return f"A draw: {outcome.how}"
        case "lost":
            return f"Lost: {outcome.how}"


def read_file(path: Path) -> Record:
    try:
        return read(path.read_bytes())
    except OSError as fault:
        raise Failure(f"Cannot read {path}: {fault.strerror}.") from None
    except BadRecord as fault:
        raise Failure(f"{path}: {fault}") from None
