"""`flugpost verify RECORD`: replay a recorded game and check everything it claims."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, IN_PART, OK, SCRIPTED, Failure
from bot.cli.recorded import read_file, true_table
from render.artists import ARTISTS
from rules.engine import Outcome
from rules.record import Record, digest_of
from rules.table import Table
from rules.verify import caveats
from words import say

SHORTEST = 20
"""Hex digits of a digest that are enough to compare: nobody finds another record that begins alike."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay a recorded game and check its dice and every step",
        description="Replays the whole game: the seed must match the commitment published before it, every "
        "choice must be legal, and every step must lead where the record says. Whether these are the choices "
        "that were made, only the digest in the last post of the game can say: give it with --digest. "
        "Exit code 0: all true; 1: the record is not what it claims; 2: it cannot be read; 3: its dice were "
        "scripted, so that they prove nothing; 4: true as far as it can be replayed, for older rules played "
        "what came before.",
    )
    parser.add_argument("record", type=Path, help="a record file, as the bot posts it when a game ends")
    parser.add_argument(
        "--digest",
        type=_hex,
        metavar="HEX",
        help=f"the record's digest from the last post of the game's thread, at least {SHORTEST} digits of it",
    )
    parser.set_defaults(command=run)


def _hex(text: str) -> str:
    digits = text.strip("` ").lower()
    if not SHORTEST <= len(digits) <= 64 or not set(digits) <= set("0123456789abcdef"):
        raise argparse.ArgumentTypeError(f"{SHORTEST} to 64 digits from 0 to f")
    return digits


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.record)
    digest = digest_of(record)
    if not digest.startswith(arguments.digest or ""):
        raise Failure(
            f"This is not the record that the thread speaks of: its digest is {digest}, not "
            f"{arguments.digest}.",
            FOUND_WANTING,
        )
    table = true_table(record)
    for line in (_replayed(record, table), *_dice(record), *map(say, caveats(record, table.title))):
        print(line)
    print(
        "The digest is the one given: nothing in this record was changed since it was published."
        if arguments.digest
        else f"The digest of this record is {digest}. What was chosen is bound by it alone: compare it with "
        "the last post of the game's thread, or give that one with --digest."
    )
    print(_ending(table, table.outcome) if table.outcome else "The game is not over: it has no outcome.")
    if record.script is not None:
        return SCRIPTED
    return OK if record.carried is None else IN_PART


def _replayed(record: Record, table: Table) -> str:
    if record.carried is None:
        return f"{table.title.name}: {len(record.steps)} steps replayed, all as recorded."
    return f"{table.title.name}: {len(record.replayed)} of {len(record.steps)} steps replayed."


def _dice(record: Record) -> Iterator[str]:
    if record.script is None:
        yield (
            f"The seed matches the commitment {record.commitment}. Compare that with the first post of the "
            "game's thread."
        )


def _ending(table: Table, outcome: Outcome) -> str:
    names = {seat: f"seat {seat + 1}" for seat in range(table.seats)}
    how = say(ARTISTS[table.title.key].reason(table.view(), outcome, names))
    match outcome.result:
        case "won":
            return f"Won by {', '.join(names[seat] for seat in outcome.winners)}. {how}"
        case "drawn":
            return f"A draw. {how}"
        case "lost":
            return f"Lost. {how}"
