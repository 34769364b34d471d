"""A recorded game told anew, step by step, as everybody saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine import AnyTitle
from rules.record import Record
from rules.table import Table
from rules.values import Event, Frozen


class Chapter(Frozen, frozen=True):
    """A step, or the set-up: the public view after it, and what everybody saw happen in it."""

    view: Any
    events: tuple[Event, ...] = ()


def story(record: Record, titles: Mapping[str, AnyTitle]) -> Iterator[Chapter]:
    """From the set-up on. The record is trusted to be true; `verify` would find out."""
    title = record.title_in(titles)
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    yield chapter(table, table.opening)
    for step in record.steps:
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        done: tuple[Event, ...] = ()
        for seat, choice in step.choices.items():
            done = table.submit(seat, choice) or ()
        yield chapter(table, done)


def chapter(table: Table, events: tuple[Event, ...]) -> Chapter:
    """A table as it stands, and those of the events that led there which were for all to see."""
    return Chapter(table.view(), tuple(event for event in events if event.visible_to(None)))
