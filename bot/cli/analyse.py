"""`flugpost analyse RECORD`: where a recorded game was decided."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import OK
from bot.cli.recorded import read_file, true_table, writing
from bot.kit.text import in_words, unformatted
from bot.post.looking_back.lookback import before_choosing, look_back
from render.analysis import luck_words
from render.analysis.lookback import Lookback, nothing_decided, percent, swing
from render.analysis.picture import picture
from render.artists import ARTISTS
from rules.engine import Choice
from rules.lookahead.standings import Effort
from rules.record import Record
from rules.table import Table
from rules.values import Seat
from words import say


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="how a recorded game stood, turn by turn, and where it was decided",
        description="Prints each player's chances at the beginning of every turn, everything known, found by "
        "playing on a little with the quick stand-in for everybody; then the turns in which somebody lost "
        "most of them, what of that was luck, and what would have been better; and how lucky everybody was. "
        "It takes 1 to 25 seconds.",
    )
    parser.add_argument("record", type=Path, help="a record file, as the bot posts it when a game ends")
    parser.add_argument(
        "--worlds", type=_number, default=8, help="futures tried of each position (default: 8)"
    )
    parser.add_argument("-o", "--output", type=Path, help="draw it as well, into this file (PNG)")
    parser.set_defaults(command=run)


def _number(text: str) -> int:
    number = int(text)
    if not 2 <= number <= 1000:
        raise argparse.ArgumentTypeError("from 2 to 1000")
    return number


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.record)
    table = true_table(record)
    title, roles = table.title, table.title.roles(table.options, table.seats)
    names = {
        seat: f"seat {seat + 1}" + (f" ({say(title.role_name(roles[seat]))})" if seat in roles else "")
        for seat in range(record.seats)
    }
    back = look_back(record, title, ARTISTS[title.key], names, Effort(worlds=arguments.worlds))
    print("\n".join((*_table(back), *_told(back, record), *_deeds(back), *_luck(back))))
    if arguments.output is not None:
        with writing(arguments.output):
            arguments.output.write_bytes(picture(back).data)
    return OK


def _table(back: Lookback) -> list[str]:
    names, standings = list(back.names.values()), back.analysis.standings
    width = max(map(len, names))
    first = back.turn.rjust(5)
    lines = ["  ".join([first, *(name.rjust(width) for name in names)])]
    rows = [*(f"{each.turn:5}" for each in standings[:-1]), "  end"]
    for row, standing in zip(rows, standings, strict=True):
        lines += ["  ".join([row, *(percent(each).rjust(width) for each in standing.chances)])]
    return lines


def _told(back: Lookback, record: Record) -> list[str]:
    if not back.moments:
        return ["", nothing_decided(back)]
    lines: list[str] = []
    points = sorted(back.analysis.turning_points, key=lambda each: each.before.step)
    for moment, point in zip(back.moments, points, strict=True):
        lines += ["", swing(back, moment), *(f"  {text}" for text in (moment.reason, moment.instead) if text)]
        if point.thought is not None and point.thought.better is not None:
            seat, table = point.thought.seat, before_choosing(record, back.title, point.thought.step)
            lines.append(f"  {back.names[seat]} chose: {_words(table, seat, point.thought.played)}")
            lines.append(f"  better: {_words(table, seat, point.thought.better)}")
    return lines


def _deeds(back: Lookback) -> list[str]:
    return ["", "How it was won:", *(f"  {unformatted(deed)}" for deed in back.deeds)] if back.deeds else []


def _luck(back: Lookback) -> list[str]:
    lines = [
        f"  {name}: {say(luck_words.told(back.title, back.luck(seat)))}" for seat, name in back.names.items()
    ]
    head = "Luck in this game; in brackets what the same choices bring on average (▲ far more, ▼ far less):"
    return ["", head, *lines]


def _words(table: Table, seat: Seat, choice: Choice) -> str:
    return "; ".join(in_words(table.fields(seat, choice), choice))
