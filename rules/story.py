"""A recorded game told anew, step by step and turn by turn, as everybody saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rules.engine import AnyTitle
from rules.record import Record
from rules.table import Table
from rules.values import Event, Frozen


class Chapter(Frozen, frozen=True):
    """A step, or the set-up: the public view after it, and what everybody saw happen in it."""

    view: Any
    events: tuple[Event, ...] = ()
    turn: int | None = None
    """The turn in which the table stands after it, in titles that count turns."""
    own: tuple[Any, ...] = ()
    """What each seat saw after it. Told of a game that is over alone: its record hides nothing any more."""


class Turn(Frozen, frozen=True):
    """A turn, or a step in titles that count no turns, from what came before it to how it ended."""

    number: int
    before: Chapter
    steps: tuple[Chapter, ...]

    @property
    def after(self) -> Chapter:
        return self.steps[-1]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


def story(record: Record, titles: Mapping[str, AnyTitle], *, opened: bool = False) -> Iterator[Chapter]:
    """From the set-up on; `opened` with what each seat saw. The record is trusted to be true; `verify` would
    find out."""
    title = record.title_in(titles)
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    yield chapter(table, table.opening, opened=opened)
    for step in record.steps:
        yield chapter(table, table.repeat(step), opened=opened)


def chapter(table: Table, events: tuple[Event, ...], *, opened: bool = False) -> Chapter:
    """A table as it stands, and those of the events that led there which were for all to see."""
    return Chapter(
        table.view(),
        tuple(event for event in events if event.visible_to(None)),
        table.title.turn_of(table.state),
        tuple(table.view(seat) for seat in range(table.seats)) if opened else (),
    )


def turns(history: Sequence[Chapter]) -> list[Turn]:
    """A game in turns: a step belongs to the turn in which the table stood before it."""
    found: list[Turn] = []
    for number, (before, step) in enumerate(pairwise(history), 1):
        if found and before.turn is not None and before.turn == found[-1].number:
            found[-1] = Turn(before.turn, found[-1].before, (*found[-1].steps, step))
        else:
            found.append(Turn(number if before.turn is None else before.turn, before, (step,)))
    return found
