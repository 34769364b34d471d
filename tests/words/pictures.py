"""What is written on the pictures of a recorded game, and said of them: the table, somebody's own side and
plan at every kind of question, a turn moving, and the card at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from render.artist import Picture
from render.artists import ARTISTS
from render.kit.canvas import Canvas
from render.kit.reel import Reel
from rules.engine import Choice
from rules.record import read
from rules.story import Chapter, chapter, turns
from rules.table import Table
from rules.titles import TITLES
from rules.values import Seat
from tests.conformance.dry import dried, forget
from tests.words.corpus import NAMES, Spoken


@contextmanager
def collecting() -> Iterator[list[str]]:
    """What is written on canvases within, laid out and not coloured; films are never coded."""
    written: list[str] = []
    write = Canvas.write

    def noted(canvas: Canvas, text: str, *args: Any, **kwargs: Any) -> float:
        written.append(text)
        return write(canvas, text, *args, **kwargs)

    forget()
    with dried() as patch:
        patch.setattr(Canvas, "write", noted)
        patch.setattr(Reel, "shoot", lambda *_: None)
        patch.setattr(Reel, "gif", lambda _: b"")
        yield written


def pictured(key: str, file: Path) -> Iterator[Spoken]:
    """Of one recorded game."""
    record = read(file.read_bytes())
    table = Table.new(TITLES[key], record.seats, record.options, record.seed_bytes(), record.dice())
    history, asked = [chapter(table, table.opening, opened=True)], set[str]()
    with collecting() as written:
        for number, step in enumerate(record.steps):
            for seat, choice in step.choices.items():
                if table.asked()[seat].kind not in asked:
                    asked.add(table.asked()[seat].kind)
                    for made in _own(table, seat, choice):
                        yield from _said(f"{file.stem} {number} {made.name}", made, written)
            history.append(chapter(table, table.repeat(step), opened=True))
        for made in _after(table, history):
            yield from _said(f"{file.stem} {made.name}", made, written)


def _own(table: Table, seat: Seat, choice: Choice) -> Iterator[Picture]:
    artist, view = ARTISTS[table.title.key], table.view(seat)
    yield artist.board(view, NAMES)
    for plan in ({}, choice):
        foreseen = table.foresee(seat, plan)
        yield artist.mat(view, NAMES, foreseen)
        yield artist.preview(view, foreseen, NAMES)


def _after(table: Table, history: Sequence[Chapter]) -> Iterator[Picture]:
    artist = ARTISTS[table.title.key]
    yield artist.board(table.view(), NAMES)
    fullest = max(turns(history), key=lambda turn: len(turn.events))
    film = artist.film(fullest.before.view, fullest.events, fullest.after.view, NAMES)
    outcome = history[-1].view.outcome
    ending = artist.ending(history, outcome, NAMES) if outcome else None
    yield from (made for made in (film, ending) if made is not None)


def _said(place: str, made: Picture, written: list[str]) -> Iterator[Spoken]:
    yield Spoken(f"{place} alt", made.alt)
    yield from (Spoken(place, text) for text in dict.fromkeys(written))
    written.clear()
