"""A film of a turn: processor time a frame, and bytes, against their budgets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from io import BytesIO
from statistics import median
from typing import Any, NamedTuple

from PIL import Image

from render.artist import Picture
from render.artists import ARTISTS
from rules.simulation import play
from rules.story import story, turns
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from tests.bench.ratio import Ratio
from tests.bench.scenes import again, dogfights, plans

FRAME = 0.015
"""Seconds of processor time a frame may take, encoding included."""

BYTES = 1_000_000
NAMES = dict(enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")))


class Shown(NamedTuple):
    before: Any
    events: list[Event]
    after: Any


def measure() -> list[Ratio]:
    """Of the largest tables. What is drawn for the first time is not counted: the studio lives long."""
    ratios = []
    for planes in (1, 4):
        shown = [_turn(again(table)) for table in dogfights(planes)[:6]]
        ratios += _measured("dogfight", f"{2 * planes} airplanes", shown)
    ratios += _measured("baron", "Baron, 5 companies", list(_game("baron", {"mode": "campaign"}, 5)))
    ratios += _measured("airbaron", "Air Baron, 6 airlines", list(_game("airbaron", {}, 6)))
    return ratios


def _measured(title: str, what: str, shown: list[Shown]) -> list[Ratio]:
    artist, films = ARTISTS[title], list[tuple[Picture, float]]()
    artist.film(*shown[0], NAMES)
    for turn in shown:
        begun = time.process_time()
        film = artist.film(*turn, NAMES)
        if film is not None:
            films.append((film, time.process_time() - begun))
    pace = median(took / _frames(film) for film, took in films)
    largest = max(len(film.data) for film, _ in films)
    return [
        Ratio(f"a frame of a film ({what})", "15 ms of processor time", pace / FRAME, budget=1.0),
        Ratio(f"a film ({what})", "a megabyte", largest / BYTES, budget=1.0),
    ]


def _game(title: str, options: dict[str, Any], seats: int) -> Iterator[Shown]:
    """The turns of a game between stand-ins."""
    record = play(TITLES[title], options, ["autopilot"] * seats, b"bench").record()
    for turn in turns(list(story(record, TITLES)))[:8]:
        yield Shown(turn.before.view, list(turn.events), turn.after.view)


def _turn(table: Table) -> Shown:
    """The next turn, to its end."""
    before, turn, events = table.view(), table.state.turn, list[Event]()
    while not table.outcome and table.state.turn == turn:
        for seat, choice in plans(table).items():
            events += table.submit(seat, choice) or ()
    return Shown(before, events, table.view())


def _frames(film: Picture) -> int:
    with Image.open(BytesIO(film.data)) as image:
        return getattr(image, "n_frames", 1)
