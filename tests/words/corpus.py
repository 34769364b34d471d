"""Everything that is said in the recorded games, a line each: forms, briefings, stories, alt texts, endings.

`python -m tests.words.corpus FILE [TITLE]` writes it, so that two trees, or two languages, can be compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from render.artists import ARTISTS
from rules.engine import AnyTitle, Choice, Field, Number, Option, Pick, Spot
from rules.record import read
from rules.table import Table, settle_options
from rules.titles import TITLES
from rules.values import Event, Seat
from words import say

RECORDS = Path(__file__).parent.parent / "records"


def corpus(titles: tuple[str, ...] = tuple(TITLES)) -> Iterator[str]:
    for key in titles:
        yield from _set_ups(TITLES[key])
        for file in sorted((RECORDS / key).glob("*.json")):
            yield from (f"{file.stem} {line}" for line in recorded(key, file))


def _set_ups(title: AnyTitle) -> Iterator[str]:
    yield f"{title.key} summary {say(title.summary)}"
    for command in title.quick:
        said = (command.description, command.scope_description, *command.slots.values())
        yield from (f"{title.key} {command.name} {say(text)}" for text in said)
    for option, _ in title.scenarios():
        yield from (f"{title.key} scenario {line}" for line in _option(option))
    for name, given, seats in title.variants():
        options = settle_options(title, given)
        for field in title.options(options):
            yield from (f"{title.key} {name} {line}" for line in _field(field))
        yield from (f"{title.key} {name} given {say(rule)}" for rule in title.given_rules(options))
        roles = title.roles(options, seats).items()
        yield from (f"{title.key} {name} role {seat} {say(title.role_name(role))}" for seat, role in roles)


def recorded(key: str, file: Path) -> Iterator[str]:
    """All that anybody was told of one game, and asked in it."""
    record = read(file.read_bytes())
    title = TITLES[key]
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    events: tuple[Event, ...] = table.opening
    for number, step in enumerate((*record.steps, None)):
        seats: tuple[Seat | None, ...] = (None, *range(table.seats))
        for seat in seats:
            yield from (f"{number} {seat} {line}" for line in _told(table, events, seat))
        if step is None:
            break
        for seat, choice in step.choices.items():
            yield from (f"{number} {seat} {line}" for line in _asked(table, seat, choice))
        events = table.repeat(step)


def _told(table: Table, events: tuple[Event, ...], seat: Seat | None) -> Iterator[str]:
    artist, view = ARTISTS[table.title.key], table.view(seat)
    names = dict(enumerate(("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")[: table.seats]))
    seen = [event for event in events if event.visible_to(seat)]
    for line in artist.tell(seen, view, names):
        yield f"{line.weight} {say(line.text)}"
    yield f"headline {say(artist.headline(view, names))}"
    yield f"alt {say(artist.board_alt(view, names))}"
    outcome = table.outcome
    if outcome is not None:
        yield f"reason {say(artist.reason(table.view(), outcome, names))}"
        if seat is not None:
            yield from (f"figure {say(text)}" for text in artist.figures(view, seat, outcome))


def _asked(table: Table, seat: Seat, choice: Choice) -> Iterator[str]:
    yield f"title {say(table.asked()[seat].title)}"
    yield f"briefing {say(table.briefing(seat))}"
    forms = (table.fields(seat), table.fields(seat, choice), table.order_fields(seat))
    for field in dict.fromkeys(field for form in forms for field in form):
        yield from _field(field)
    for plan in ({}, choice):
        foreseen = table.foresee(seat, plan)
        yield from (f"danger {say(danger.text)}" for danger in foreseen.dangers)
        yield from (f"note {say(note)}" for note in foreseen.notes)


def _field(field: Field) -> Iterator[str]:
    yield f"{field.name} {say(field.label)} | {say(field.group)} | {say(field.hint)}"
    if isinstance(field, Pick):
        for option in field.options:
            yield from (f"{field.name} {line}" for line in _option(option))
    if isinstance(field, Number):
        yield f"{field.name} {say(field.said(field.low))} to {say(field.said(field.high))}"
    if isinstance(field, Number | Spot):
        yield from (f"{field.name} usual {say(each.label)}" for each in field.usual)
    if isinstance(field, Spot):
        yield f"{field.name} {say(field.note)}"


def _option(option: Option) -> Iterator[str]:
    said = (option.label, option.note, option.short, option.risk)
    yield f"{option.value} {' | '.join(say(text) for text in said)}"


if __name__ == "__main__":
    target, *only = sys.argv[1:]
    lines = sorted(set(corpus(tuple(only) or tuple(TITLES))))
    Path(target).write_text("\n".join(lines), "utf-8")
