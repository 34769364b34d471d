"""`flugpost render RECORD`: the picture of a recorded game at any step."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import OK, Failure
from bot.cli.recorded import read_file, replaying, writing
from bot.cli.titles import titles
from render.artists import ARTISTS
from render.look import Look, looking
from rules.table import Table


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "render",
        help="draw the table of a recorded game",
        description="Draws the table after a step of a recorded game, as everybody or one seat saw it.",
    )
    parser.add_argument("record", type=Path)
    parser.add_argument("--step", type=int, help="after how many steps (default: the end)")
    parser.add_argument("--seat", type=int, help="as this seat saw it, from 1 (default: as everybody did)")
    parser.add_argument("--mat", action="store_true", help="draw the seat's own mat instead of the table")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the PNG file to write")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_file(arguments.record)
    last = len(record.steps)
    step = last if arguments.step is None else arguments.step
    if not 0 <= step <= last:
        raise Failure(f"--step takes 0 to {last} for this record, not {step}.")
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and not 0 <= seat < record.seats:
        raise Failure(f"--seat takes 1 to {record.seats} for this record, not {arguments.seat}.")
    if arguments.mat and seat is None:
        raise Failure("--mat needs --seat: a mat belongs to somebody.")
    with replaying():
        table = Table.replay(record, titles(), until=step)
    artist = ARTISTS[table.title.key]
    names = {number: f"Seat {number + 1}" for number in range(record.seats)}
    draw = artist.mat if arguments.mat else artist.board
    with looking(Look(country=record.commitment)):
        picture = draw(table.view(seat), names)
    with writing(arguments.output):
        arguments.output.write_bytes(picture.data)
    print(picture.alt)
    return OK
