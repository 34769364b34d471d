"""`flugpost analyse RECORD`: where a recorded game was decided."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import OK, Failure
from bot.cli.verify import read_file, true_table
from bot.kit.text import in_words
from bot.post.lookback import look_back
from render.analysis import luck_words
from render.analysis.lookback import Lookback, percent, swing
from render.analysis.picture import picture
from render.artists import ARTISTS
from rules.engine import Choice
from rules.lookahead.analysis import Effort, TurningPoint
from rules.record import Record
from rules.table import Table
from rules.values import Seat


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="how a recorded game stood, turn by turn, and where it was decided",
        description="Prints each player's chances at the beginning of every turn, everything known, found by "
        "playing on a little with the quick stand-in for everybody; then the turns in which somebody lost "
        "most of them, with what an Ace would have chosen there; and how lucky everybody was. It thinks for "
        "about a second a turn.",
    )
    parser.add_argument("record", type=Path, help="a record file, as the bot posts it when a game ends")
    parser.add_argument(
        "--worlds", type=_number, default=8, help="futures tried of each position (default: 8)"
    )
    parser.add_argument("-o", "--output", type=Path, help="draw it as well, into this file (PNG)")
    parser.set_defaults(command=run)


def _number(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1000:
        raise argparse.ArgumentTypeError("from 1 to 1000")
    return number


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.record)
    title = true_table(record).title
    roles = title.roles(record.options, record.seats)
    names = {
        seat: f"seat {seat + 1}" + (f" ({roles[seat]})" if seat in roles else "")
        for seat in range(record.seats)
    }
    back = look_back(record, title, ARTISTS[title.key], names, Effort(worlds=arguments.worlds))
    print("\n".join((*_table(back), *_told(back, record), *_luck(back))))
    if arguments.output is not None:
        _write(arguments.output, picture(back).data)
    return OK


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as fault:
        raise Failure(f"Cannot write {path}: {fault.strerror}.") from None


def _table(back: Lookback) -> list[str]:
    names, standings = list(back.names.values()), back.analysis.standings
    width = max(map(len, names))
    lines = ["  ".join(["turn", *(name.rjust(width) for name in names)])]
    rows = [*(f"{each.turn:4}" for each in standings[:-1]), " end"]
    for row, standing in zip(rows, standings, strict=True):
        lines += ["  ".join([row, *(percent(each).rjust(width) for each in standing.chances)])]
    return lines


def _told(back: Lookback, record: Record) -> list[str]:
    if not back.moments:
        return ["", "No single turn decided it."]
    lines = []
    points = sorted(back.analysis.turning_points, key=lambda each: each.before.step)
    for moment, point in zip(back.moments, points, strict=True):
        table = Table.replay(record, {back.title.key: back.title}, point.before.step)
        lines += ["", swing(moment, back.names[moment.seat]), f"  {moment.reason}"]
        lines.append(f"  chose: {_words(table, point.seat, point.played)}")
        lines.append(f"  {'an Ace' if back.title.aces else 'thinking ahead'}: {_answer(table, point)}")
    return lines


def _luck(back: Lookback) -> list[str]:
    lines = [f"  {name}: {luck_words.told(back.title, back.luck(seat))}" for seat, name in back.names.items()]
    return ["", "Luck, against the same choices with other dice:", *lines]


def _answer(table: Table, point: TurningPoint) -> str:
    return "the same" if point.better is None else _words(table, point.seat, point.better)


def _words(table: Table, seat: Seat, choice: Choice) -> str:
    return "; ".join(in_words(table.fields(seat, choice), choice))
