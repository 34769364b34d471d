"""Everything that is said in the recorded games: forms, briefings, stories, alt texts, dangers, endings.

`python -m tests.words.corpus FILE [TITLE]` writes it, a line each, so that two trees can be compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from render.artists import ARTISTS
from rules.engine import AnyTitle, Choice, Field, Number, Option, Pick, Spot
from rules.record import read
from rules.said import Text
from rules.table import Table, settle_options
from rules.titles import TITLES
from rules.values import Event, Seat
from words import say

RECORDS = Path(__file__).parent.parent / "records"
PEOPLE = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
NAMES = dict(enumerate(PEOPLE))


class Spoken(NamedTuple):
    """What stood in one place."""

    place: str
    text: str


def corpus(titles: Iterable[str] = tuple(TITLES)) -> Iterator[Spoken]:
    for key in titles:
        yield from set_ups(TITLES[key])
        for file in records(key):
            yield from recorded(key, file)


def records(key: str) -> list[Path]:
    return sorted((RECORDS / key).glob("*.json"))


def set_ups(title: AnyTitle) -> Iterator[Spoken]:
    """What is read of a title before a game of it begins."""
    yield from _say(f"{title.key} summary", title.summary)
    for command in title.quick:
        said = (command.description, command.scope_description, *command.slots.values())
        yield from _say(f"{title.key} {command.name}", *said)
    for option, _ in title.scenarios():
        yield from _option(f"{title.key} scenario", option)
    for name, given, seats in title.variants():
        options = settle_options(title, given)
        for field in title.options(options):
            yield from _field(f"{title.key} {name}", field)
        yield from _say(f"{title.key} {name} given", *title.given_rules(options))
        roles = title.roles(options, seats).values()
        yield from _say(f"{title.key} {name} role", *(title.role_name(role) for role in roles))


def recorded(key: str, file: Path) -> Iterator[Spoken]:
    """All that anybody was told of one game, and asked in it."""
    record = read(file.read_bytes())
    title = TITLES[key]
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    events: tuple[Event, ...] = table.opening
    for number, step in enumerate((*record.steps, None)):
        for seat in (None, *range(table.seats)):
            yield from _told(f"{file.stem} {number} {seat}", table, events, seat)
        if step is None:
            break
        for seat, choice in step.choices.items():
            yield from _asked(f"{file.stem} {number} {seat}", table, seat, choice)
        events = table.repeat(step)


def _told(place: str, table: Table, events: tuple[Event, ...], seat: Seat | None) -> Iterator[Spoken]:
    artist, view = ARTISTS[table.title.key], table.view(seat)
    seen = [event for event in events if event.visible_to(seat)]
    for line in artist.tell(seen, view, NAMES):
        yield from _say(f"{place} {line.weight}", line.text)
    yield from _say(f"{place} headline", artist.headline(view, NAMES))
    yield from _say(f"{place} alt", artist.board_alt(view, NAMES))
    outcome = table.outcome
    if outcome is not None:
        yield from _say(f"{place} reason", artist.reason(table.view(), outcome, NAMES))
        if seat is not None:
            yield from _say(f"{place} figure", *artist.figures(view, seat, outcome))


def _asked(place: str, table: Table, seat: Seat, choice: Choice) -> Iterator[Spoken]:
    yield from _say(f"{place} title", table.asked()[seat].title)
    yield from _say(f"{place} briefing", table.briefing(seat))
    for field in _fields(table, seat, choice):
        yield from _field(place, field)
    for plan in ({}, choice):
        foreseen = table.foresee(seat, plan)
        yield from _say(f"{place} danger", *(danger.text for danger in foreseen.dangers))
        yield from _say(f"{place} note", *foreseen.notes)


def _fields(table: Table, seat: Seat, choice: Choice) -> Iterable[Field]:
    forms = (table.fields(seat), table.fields(seat, choice), table.order_fields(seat))
    return dict.fromkeys(field for form in forms for field in form)


def fields_of(key: str, file: Path) -> Iterator[tuple[str, Field]]:
    """Each field of one game's forms once, with where it was asked first, and those of its host's form."""
    record = read(file.read_bytes())
    title = TITLES[key]
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    found = dict.fromkeys(title.options(table.options), f"{key} options")
    for number, step in enumerate(record.steps):
        for seat, choice in step.choices.items():
            for field in _fields(table, seat, choice):
                found.setdefault(field, f"{file.stem} {number} {seat}")
        table.repeat(step)
    return ((place, field) for field, place in found.items())


def _field(place: str, field: Field) -> Iterator[Spoken]:
    place = f"{place} {field.name}"
    yield from _say(place, field.label, field.hint)
    if isinstance(field, Pick):
        for option in field.options:
            yield from _option(place, option)
    if isinstance(field, Number):
        yield from _say(f"{place} from and to", field.said(field.low), field.said(field.high))
    if isinstance(field, Number | Spot):
        yield from _say(f"{place} usual", *(each.label for each in field.usual))
    if isinstance(field, Spot):
        yield from _say(place, field.note)


def _option(place: str, option: Option) -> Iterator[Spoken]:
    yield from _say(f"{place} {option.value}", option.label, option.note, option.short, option.risk)


def _say(place: str, *texts: Text) -> Iterator[Spoken]:
    return (Spoken(place, say(text)) for text in texts if text)


if __name__ == "__main__":
    target, *only = sys.argv[1:]
    found = sorted({f"{place} {text}" for place, text in corpus(only or TITLES)})
    Path(target).write_text("\n".join(found), "utf-8")
