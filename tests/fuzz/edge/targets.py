"""The places where something comes in: each takes what luck has bent, or refuses it in a sentence."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.desk.away import meant
from bot.desk.preferences import quiet_meant
from bot.discord.commands.meant import game_number
from bot.discord.panels import ids, packing
from bot.discord.panels.typed import meaning
from bot.kit.refusal import Refusal
from bot.kit.zones import zone_meant
from bot.store.people import Person
from rules.at_random import random_choice
from rules.dice import Stream
from rules.engine import AnyTitle, Choice, Field, IllegalChoice, Number, Spot
from rules.figure_tables import FaultyFigures
from rules.record import BadRecord, Record, read, write
from rules.table import Table, settle_options
from rules.titles import TITLES
from rules.verify import verify
from tests.conformance.walk import copied
from tests.fuzz.edge.luck import Luck

Target: TypeAlias = Callable[[Luck], bool]
"""Whether it was taken. A refusal is one of REFUSALS, with a sentence; anything else is a fault."""

ROOT = Path(__file__).parents[3]
REFUSALS = (IllegalChoice, BadRecord, Refusal, FaultyFigures)
KEPT_STEPS = 3
"""Of a record so many steps are kept: the way in is tried here, and not the game."""


# Records


@functools.cache
def _records() -> list[tuple[Record, Any]]:
    """Short ones, the beginning of each."""
    files = sorted(ROOT.glob("tests/records/*/*.json"), key=lambda path: path.stat().st_size)
    records = [read(path.read_bytes()) for path in files if path.parent.name in TITLES][:24]
    begun = [
        record
        if len(record.steps) <= KEPT_STEPS
        else msgspec.structs.replace(record, steps=record.steps[:KEPT_STEPS], outcome=None)
        for record in records
    ]
    return [(record, json.loads(write(record))) for record in begun]


def records(luck: Luck) -> bool:
    """A record that somebody wants checked."""
    data = luck.written(luck.pick(_records())[1])
    record = read(data)
    verify(msgspec.structs.replace(record, steps=record.steps[: KEPT_STEPS + 1]), TITLES)
    return True


# A host's own files and answers


@functools.cache
def _scenarios() -> list[Any]:
    return [
        json.loads(path.read_bytes()) for path in sorted(ROOT.glob("rules/dogfight/data/scenarios/*.json"))
    ]


def scenarios(luck: Luck) -> bool:
    """A scenario of the host's own: what is taken can be set up and begun."""
    title = TITLES["dogfight"]
    _begin(title, title.own_setup(luck.written(luck.pick(_scenarios()))), luck)
    return True


def options(luck: Luck) -> bool:
    """Whatever a host answers to the form of a title."""
    title = luck.pick(list(TITLES.values()))
    known = {field.name: field for field in title.options({})}
    answers = {}
    for _ in range(luck.below(5)):
        name = luck.word() if luck.once_in(8) or not known else luck.pick(list(known))
        offered = [option.value for option in getattr(known.get(name), "options", ())]
        answers[name] = luck.pick(offered) if offered and luck.once_in(2) else _plain(luck)
    _begin(title, settle_options(title, answers), luck)
    return True


def _begin(title: AnyTitle, chosen: Choice, luck: Luck) -> None:
    """Set it up, for as many as it takes, and ask the first questions."""
    settled = settle_options(title, chosen)
    least, most = title.seats(settled)
    if luck.once_in(4):
        table = Table.new(title, luck.pick((least, most)), settled, b"edge")
        for seat in table.pending():
            table.check(seat, table.default(seat))


def _plain(luck: Luck) -> Any:
    """As it comes out of a form: a word, a number, or some of either."""
    value = luck.value(1)
    if isinstance(value, list):
        return tuple(part for part in value if isinstance(part, str | float))
    return value if isinstance(value, str | int) else luck.word()


# Players' answers


@functools.cache
def _tables() -> list[Table]:
    return [
        Table.replay(record, TITLES, until)
        for record, _ in _records()[::3]
        for until in (0, 2)
        if record.script is None
    ]


def choices(luck: Luck) -> bool:
    """Whatever a player answers, or orders."""
    table = luck.pick(_tables())
    seat = luck.pick([*table.asked(), luck.below(table.seats), 99])
    dice = Stream(bytes([luck.byte()]))
    answers: dict[str, Any] = {}
    if seat in table.asked() and not luck.once_in(4):
        answers = random_choice(table.form(seat), dice)
    for _ in range(luck.below(3)):
        name = luck.word() if luck.once_in(6) or not answers else luck.pick(list(answers))
        answers[name] = _plain(luck)
    table.check(seat, answers)
    return True


def orders(luck: Luck) -> bool:
    """The same for standing orders, each on a table of its own."""
    table = copied(luck.pick(_tables()))
    seat = luck.below(table.seats)
    form = functools.partial(table.order_fields, seat)
    answers: dict[str, Any] = random_choice(form, Stream(bytes([luck.byte()])))
    for _ in range(luck.below(3)):
        answers[luck.word() if luck.once_in(6) or not answers else luck.pick(list(answers))] = _plain(luck)
    table.give_orders(seat, answers)
    return True


# Figures


@functools.cache
def _figures() -> list[tuple[AnyTitle, str, Any]]:
    return [
        (title, path.stem, json.loads(path.read_bytes()))
        for key, title in TITLES.items()
        for path in sorted(ROOT.glob(f"rules/{key}/data/*.json"))
    ]


def packs(luck: Luck) -> bool:
    """A table of an operator's own: what is taken can be played with."""
    title, table, figures = luck.pick(_figures())
    name = luck.word() if luck.once_in(20) else table
    packed = title.with_pack("own", {name: luck.written(figures)})
    _begin(packed, settle_options(packed, {}), luck)
    return True


# What comes back with a press


_IDS = (
    "lobby:join:12", "plan:pick:1:0:3:0:0:0a1b2c3d", "host:open:dogfight:0:0:0::1.0.2",
    "orders:turn:5:1:0:2:",
    "table:plan:4", "own:quiet:1", "end:replay:3:17", "manage:ask:pause:9:1.2", "offer:yes:8",
    "log:turn:2:1:ace",
    "rules:open", "which", "host:pick:baron:1:2:3:0a1b2c3d:~12",
)  # fmt: skip


def custom_ids(luck: Luck) -> bool:
    """An id that no panel of ours has, or has no longer."""
    text = luck.pick(_IDS)
    for _ in range(luck.below(4)):
        text = str(luck.bent(text))
    parts = text.split(":")
    if luck.once_in(3):
        parts[luck.below(len(parts))] = luck.word()
    meant = ids.parse(":".join(parts))
    if isinstance(meant, ids.ManageId):
        assert all(number >= 0 for number in meant.numbers)
    if meant is not None:
        assert ids.parse(str(meant)) == meant
    return meant is not None


def answers_in_ids(luck: Luck) -> bool:
    """The answers of a host's form, as they travel in a custom id."""
    title = luck.pick(list(TITLES.values()))
    digits = "0123456789abcdefghijklmnopqrstuvwxyz...."
    packed = "".join(luck.pick(digits) for _ in range(luck.below(40)))
    answers = packing.unpack(title.options, packed)
    packing.pack(title.options, answers)
    return True


# What is typed


_TYPED = (
    "12.5, 30",
    "C4",
    "40",
    "3 days",
    "Friday 18:00",
    "2026-12-01",
    "22-7",
    "22:30-6:45",
    "Berlin",
    "none",
    "7",
)
_NOW = datetime(2026, 3, 14, 12, tzinfo=UTC)


@functools.cache
def _typed_fields() -> list[Field]:
    tables = [(table, seat) for table in _tables() for seat in table.asked()]
    found = [field for table, seat in tables for field in table.fields(seat)]
    return [field for field in found if isinstance(field, Number | Spot)] or [Number("n", "A number", 0, 9)]


def typed(luck: Luck) -> bool:
    """A number, a place, hours, a zone, a date or a game, typed by somebody."""
    text = luck.pick(_TYPED)
    for _ in range(luck.below(3)):
        text = str(luck.bent(text))
    how = luck.below(5)
    if how == 0:
        meaning(luck.pick(_typed_fields()), text)
    elif how == 1:
        quiet_meant(text)
    elif how == 2:
        zone_meant(text)
    elif how == 3:
        meant(Person(zone="Europe/Berlin"), text, None if luck.once_in(2) else luck.word(), _NOW)
    else:
        game_number(text)
    return True


TARGETS: dict[str, tuple[Target, int]] = {
    "records": (records, 3),
    "scenario files": (scenarios, 3),
    "data packs": (packs, 6),
    "options": (options, 8),
    "choices": (choices, 8),
    "orders": (orders, 4),
    "custom ids": (custom_ids, 42),
    "answers in ids": (answers_in_ids, 14),
    "typed": (typed, 12),
}
"""Each with its part of a hundred inputs: more of what costs less."""
