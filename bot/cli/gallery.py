"""`flugpost gallery DIR`: every scene of every title, in full and as on a phone, with a page to see them."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from html import escape
from io import BytesIO
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot.cli.counting import counted
from bot.cli.exhibits import NAMES, Exhibit, exhibits, looked_back_upon
from bot.cli.failure import OK, Failure
from bot.cli.recorded import read_file, true_table
from bot.cli.titles import titles
from render.artists import ARTISTS
from render.look import Look, looking
from rules.record import Record
from rules.titles import TITLES

PHONE = 400


class Hung(NamedTuple):
    """A picture on the wall: what it shows, its file, that of its small copy, and its alt text."""

    title: str
    file: str
    small: str
    alt: str


class Room(NamedTuple):
    """The pictures of one game."""

    title: str
    name: str
    hung: tuple[Hung, ...]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "gallery",
        help="draw every scene of every title, with a page to look through",
        description="Lets stand-ins play a game of every kind there is, and draws what can be seen of it: "
        "the table, players' own sides and plans at every kind of question, turns moving, and the end. "
        "Each still comes in full and as wide as a phone, each with its alt text; index.html shows them all.",
    )
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    parser.add_argument("--title", choices=sorted(TITLES), help="this title alone")
    parser.add_argument("--games", type=int, help="so many kinds of games of each title (default: all)")
    parser.add_argument(
        "--record",
        type=Path,
        action="append",
        default=[],
        help="look back upon this recorded game as well, as the bot does after a game (may be repeated)",
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="games at once (default: all cores)"
    )
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder
    if arguments.jobs < 1 or (arguments.games is not None and arguments.games < 1):
        raise Failure("--games and --jobs take 1 or more.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Failure(f"Cannot write to {folder}: {fault.strerror}.") from None
    recorded = [(path, read_file(path)) for path in arguments.record]
    for _, record in recorded:
        true_table(record)
    keys = [arguments.title] if arguments.title else list(TITLES)
    works = [
        (folder, key, number)
        for key in keys
        for number in range(len(titles()[key].variants()[: arguments.games]))
    ]
    rooms = []
    looked_back = (hang_analysis(folder, path.stem, record) for path, record in recorded)
    for room in chain(_hang_all(works, arguments.jobs), looked_back):
        print(f"{room.title}, {room.name}: {len(room.hung)} pictures", flush=True)
        rooms.append(room)
    (folder / "index.html").write_text(page(rooms), "utf-8")
    print(f"Look at {folder / 'index.html'}.")
    return OK


def _hang_all(works: Sequence[tuple[Path, str, int]], jobs: int) -> Iterator[Room]:
    if jobs == 1:
        yield from (hang(work) for work in works)
        return
    # Not a fork: what this process has begun should not go on in others.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(hang, works)


def hang(work: tuple[Path, str, int]) -> Room:
    """Play one kind of game and write down its pictures."""
    folder, key, number = work
    title = titles()[key]
    name, options, seats = title.variants()[number]
    told = "player" in name or "seats" in name
    label = name if told else f"{name}, {counted(seats, 'player')}"
    place = Path(key) / f"{number + 1:02}-{re.sub(r'[^a-z0-9]+', '-', label.lower()).strip('-')}"
    (folder / place).mkdir(parents=True, exist_ok=True)
    with looking(Look(country=place.name)):
        shown = list(exhibits(title, ARTISTS[key], options, seats))
    return Room(title.name, label, _hung(folder, place, shown))


def hang_analysis(folder: Path, name: str, record: Record) -> Room:
    """A recorded game looked back upon, with all the effort that the bot makes."""
    title = titles()[record.title]
    place = Path(title.key) / name
    (folder / place).mkdir(parents=True, exist_ok=True)
    names = {seat: NAMES[seat % len(NAMES)] for seat in range(record.seats)}
    with looking(Look(country=record.commitment)):
        shown = looked_back_upon(record, title, ARTISTS[title.key], names)
    return Room(title.name, name, _hung(folder, place, [shown]))


def _hung(folder: Path, place: Path, shown: Sequence[Exhibit]) -> tuple[Hung, ...]:
    hung = []
    for exhibit in shown:
        file = place / exhibit.name
        (folder / file).write_bytes(exhibit.picture.data)
        small = file
        if file.suffix == ".png":
            small = file.with_stem(f"{file.stem}-{PHONE}")
            (folder / small).write_bytes(_shrunk(exhibit.picture.data))
        hung.append(Hung(exhibit.title, file.as_posix(), small.as_posix(), exhibit.picture.alt))
    return tuple(hung)


def _shrunk(data: bytes) -> bytes:
    """As wide as a phone shows it."""
    out = BytesIO()
    with Image.open(BytesIO(data)) as image:
        size = PHONE, round(image.height * PHONE / image.width)
        image.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(out, "PNG")
    return out.getvalue()


STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 110rem; }
nav ul { columns: 22rem; padding-left: 1.2rem; }
h2 { border-top: 1px solid #8888; padding-top: 1.5rem; }
figure { margin: 1.5rem 0; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
img { max-width: 100%; height: auto; border: 1px solid #8888; }
figcaption { max-width: 80ch; margin-top: .5rem; }
"""


def page(rooms: Sequence[Room]) -> str:
    """All pictures on one page, which loads them as they come into sight."""
    ways = "\n".join(
        f'<li><a href="#room{number}">{escape(room.title)}, {escape(room.name)}</a> ({len(room.hung)})</li>'
        for number, room in enumerate(rooms)
    )
    walls = "\n".join(_wall(number, room) for number, room in enumerate(rooms))
    count = sum(len(room.hung) for room in rooms)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Flugpost: a gallery</title>\n<style>{STYLE}</style>\n<body>\n<h1>A gallery</h1>\n"
        f"<p>{count} pictures of {len(rooms)} games, in full and {PHONE} pixels wide, as on a phone.</p>\n"
        f"<nav><ul>\n{ways}\n</ul></nav>\n{walls}\n</body>\n</html>\n"
    )


def _wall(number: int, room: Room) -> str:
    figures = "\n".join(map(_figure, room.hung))
    heading = f"{escape(room.title)}, {escape(room.name)}"
    opening = f'<section aria-labelledby="room{number}">\n<h2 id="room{number}">{heading}</h2>'
    return f"{opening}\n{figures}\n</section>"


def _figure(hung: Hung) -> str:
    alt, file = escape(hung.alt, quote=True), escape(hung.file, quote=True)
    small = escape(hung.small, quote=True)
    return (
        f'<figure><div class="pair"><img loading="lazy" src="{file}" alt="{alt}">'
        f'<img loading="lazy" src="{small}" width="{PHONE}" alt=""></div>\n'
        f"<figcaption><strong>{escape(hung.title)}</strong><br>{escape(hung.alt)}</figcaption></figure>"
    )
