"""A film of a turn: processor time a frame, and bytes, against their budgets."""

from __future__ import annotations

from io import BytesIO
from statistics import median

from PIL import Image

from render.artist import Picture
from render.artists import ARTISTS
from rules.table import Table
from rules.values import Event
from tests.bench.ratio import Ratio, seconds
from tests.bench.scenes import DOGFIGHT, again, dogfights, plans

FRAME = 0.015
"""Seconds of processor time a frame may take, encoding included."""

BYTES = 1_000_000


def measure() -> list[Ratio]:
    ratios = []
    for planes in (1, 4):
        films = [_film(table) for table in dogfights(planes)[:6]]
        made = [film for film, _ in films if film is not None]
        pace = median(took / _frames(film) for film, took in films if film is not None)
        what = f"a frame of a film ({2 * planes} airplanes)"
        ratios.append(Ratio(what, "15 ms of processor time", pace / FRAME, budget=1.0))
        largest = max(len(film.data) for film in made)
        ratios.append(Ratio(f"a film ({2 * planes} airplanes)", "a megabyte", largest / BYTES, budget=1.0))
    return ratios


def _film(table: Table) -> tuple[Picture | None, float]:
    before, events, after = _turn(again(table))
    artist, kept = ARTISTS[DOGFIGHT.key], list[Picture | None]()
    took = seconds(lambda: kept.append(artist.film(before, events, after, {0: "Ann", 1: "Ben"})))
    return kept[0], took


def _turn(table: Table) -> tuple[object, list[Event], object]:
    """The next turn, to its end."""
    before, turn, events = table.view(), table.state.turn, list[Event]()
    while not table.outcome and table.state.turn == turn:
        for seat, choice in plans(table).items():
            events += table.submit(seat, choice) or ()
    return before, events, table.view()


def _frames(film: Picture) -> int:
    with Image.open(BytesIO(film.data)) as image:
        return getattr(image, "n_frames", 1)
