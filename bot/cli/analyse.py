"""`flugpost analyse RECORD`: where a recorded game was decided."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import OK
from bot.cli.titles import titles
from bot.cli.verify import read_file
from bot.kit.text import in_words
from rules.engine import AnyTitle, Choice
from rules.lookahead.analysis import Analysis, Effort, TurningPoint, analyse
from rules.record import Record
from rules.table import Table
from rules.values import Seat


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="how a recorded game stood, turn by turn, and where it was decided",
        description="Prints each player's chances at the beginning of every turn, everything known, found by "
        "playing on a little with the quick stand-in for everybody; then the turns in which somebody lost "
        "most of them, with what an Ace would have chosen there. It thinks for about a second a turn.",
    )
    parser.add_argument("record", type=Path, help="a record file, as the bot posts it when a game ends")
    parser.add_argument(
        "--worlds", type=_number, default=8, help="futures tried of each position (default: 8)"
    )
    parser.set_defaults(command=run)


def _number(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1000:
        raise argparse.ArgumentTypeError("from 1 to 1000")
    return number


def run(arguments: argparse.Namespace) -> int:
    record, known = read_file(arguments.record), titles()
    title = record.title_in(known)
    found = analyse(record, known, Effort(worlds=arguments.worlds))
    roles = title.roles(record.options, record.seats)
    names = [
        f"seat {seat + 1}" + (f" ({roles[seat]})" if seat in roles else "") for seat in range(record.seats)
    ]
    print("\n".join((*_table(found, names), *_told(found, record, title, names))))
    return OK


def _table(found: Analysis, names: list[str]) -> list[str]:
    width = max(map(len, names))
    lines = ["  ".join(["turn", *(name.rjust(width) for name in names)])]
    rows = [*(f"{each.turn:4}" for each in found.standings[:-1]), " end"]
    for row, standing in zip(rows, found.standings, strict=True):
        lines += ["  ".join([row, *(_percent(each).rjust(width) for each in standing.chances)])]
    return lines


def _told(found: Analysis, record: Record, title: AnyTitle, names: list[str]) -> list[str]:
    if not found.turning_points:
        return ["", "No single turn decided it."]
    lines = []
    for point in sorted(found.turning_points, key=lambda each: each.before.step):
        table = Table.replay(record, {title.key: title}, point.before.step)
        before, after = (_percent(each.chances[point.seat]) for each in (point.before, point.after))
        lines += ["", f"Turn {point.before.turn}: {names[point.seat]}, {before} → {after}"]
        lines.append(f"  chose: {_words(table, point.seat, point.played)}")
        lines.append(f"  an Ace: {_answer(table, point)}")
    return lines


def _answer(table: Table, point: TurningPoint) -> str:
    return "the same" if point.better is None else _words(table, point.seat, point.better)


def _words(table: Table, seat: Seat, choice: Choice) -> str:
    return "; ".join(in_words(table.fields(seat, choice), choice))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
