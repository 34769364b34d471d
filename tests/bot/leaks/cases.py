"""Every question that a title asks, and every field of it, found in games that were played.

Nobody keeps a list of them: a kind of question is known because a recorded game, or one played at random over
the title's own variants, has come to it. For each field there is a case: a moment at which somebody could
give two answers which differ in that field, and in what hangs on it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.desk.forms.drafting import merged
from bot.kit.refusal import Refusal
from rules.at_random import random_answer, random_choice
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice, Field, Form, IllegalChoice, Number, Pick, Value
from rules.record import Record, read
from rules.table import Table
from rules.values import Seat
from tests.bot.leaks.scenes import USERS, Scene, Variant
from tests.titles.examples import ALL_TITLES

RECORDS = Path(__file__).parents[2] / "records"
ORDERS = "standing orders"
STEPS = 120
"""So far a random game is played."""
TRIES = 4
"""Other answers to try before another moment is waited for."""


Plans: TypeAlias = tuple[dict[str, Value], dict[str, Value]]
Check: TypeAlias = Callable[[Choice], dict[str, Value]]


class Name(NamedTuple):
    """What a case is about."""

    title: str
    kind: str
    field: str


@dataclass(frozen=True)
class Case:
    name: Name
    scene: Scene
    source: str
    closed: bool = False
    """Whether the planner takes no direct messages, and is spoken to where all can read."""

    @property
    def together(self) -> bool:
        """Whether others are asked at the same time: if not, a plan that is locked in is revealed at once."""
        return self.name.kind == ORDERS or bool(self.scene.answers)

    def __str__(self) -> str:
        door = ", no direct messages" if self.closed else ""
        return f"{', '.join(self.name)} ({self.source}, step {self.scene.step}{door})"


class Found(NamedTuple):
    """The best case of each field of a game, and all fields that were met in it."""

    cases: list[Case]
    met: set[Name]


def sources() -> list[tuple[str, str]]:
    """Games to look at: (title, a file's name or a number of a variant); none that one plays alone."""
    recorded = [(path.parent.name, str(path)) for path in sorted(RECORDS.glob("*/*.json"))]
    random = [
        (key, str(number))
        for key, title in ALL_TITLES.items()
        for number, (_, _, seats) in enumerate(title.variants())
        if 2 <= seats <= len(USERS)
    ]
    return [each for each in (*recorded, *random) if each[0] in ALL_TITLES]


def found_in(source: tuple[str, str]) -> Found:
    key, where = source
    title = ALL_TITLES[key]
    record = read(Path(where).read_bytes()) if where.endswith(".json") else _at_random(title, int(where))
    name = Path(where).stem if where.endswith(".json") else f"variant {where}"
    if record.script is not None or not 2 <= record.seats <= len(USERS):
        return Found([], set())
    best: dict[Name, Case] = {}
    met: set[Name] = set()
    for field, case in _cases(title, record, name, best):
        met.add(field)
        if case and (field not in best or (case.together and not best[field].together)):
            best[field] = case
    return Found(list(best.values()), met)


def _at_random(title: AnyTitle, number: int) -> Record:
    _, options, seats = title.variants()[number]
    table = Table.new(title, seats, options, derive(b"leaks", title.key, number))
    dice = Stream(derive(b"whims", title.key, number))
    while not table.outcome and table.step < STEPS:
        for seat in sorted(table.asked()):
            careful = dice.below(3) == 0
            table.submit(seat, table.default(seat) if careful else random_choice(table.form(seat), dice))
    return table.record()


def _cases(
    title: AnyTitle, record: Record, source: str, best: dict[Name, Case]
) -> Iterator[tuple[Name, Case | None]]:
    """Each field that is met and is not known well enough, with a case of it if there are two answers."""
    variant = Variant(title, source, record.options, record.seats)
    table = Table.new(title, record.seats, record.options, record.seed_bytes())
    before, led = b"", dict[Seat, Choice]()
    for step in record.steps:
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        here = Scene(
            variant=variant,
            before=before,
            choices=led,
            table=table,
            kind="",
            planner=0,
            plans=({}, {}),
            answers={},
            seed=record.seed_bytes(),
        )
        snapshot = table.snapshot()
        for name, scene in (*_planned(here, step.choices, best), *_ordered(here, best)):
            case = Case(name, replace(scene, table=scene.restored(snapshot)), source) if scene else None
            yield name, case
        before, led = snapshot, dict(step.choices)
        for seat, choice in step.choices.items():
            table.submit(seat, choice)


def _planned(
    here: Scene, choices: dict[Seat, dict[str, Value]], best: dict[Name, Case]
) -> Iterator[tuple[Name, Scene | None]]:
    table, together = here.table, len(choices) > 1
    for seat, decision in table.asked().items():
        form, dice = table.form(seat), Stream(b"%d %d" % (table.step, seat))
        whims = [choices[seat], random_choice(form, dice)] if table.step % 3 == 0 else [choices[seat]]
        for one in whims:
            for field in form(one):
                name = Name(table.title.key, decision.kind, field.slot or field.name)
                known = best.get(name)
                if known is not None and (known.together or not together):
                    continue
                plans = _plans(form, one, field, partial(table.check, seat), dice)
                answers = {who: choice for who, choice in choices.items() if who != seat}
                yield (
                    name,
                    plans and replace(here, kind=decision.kind, planner=seat, plans=plans, answers=answers),
                )


def _ordered(here: Scene, best: dict[Name, Case]) -> Iterator[tuple[Name, Scene | None]]:
    table = here.table
    seat = table.step % table.seats
    form, dice = partial(table.order_fields, seat), Stream(b"orders %d" % table.step)
    if table.step % 3 or not form({}):
        return

    def checked(choice: Choice) -> dict[str, Value]:
        return here.restored(table.snapshot()).give_orders(seat, choice)

    one = random_choice(form, dice)
    for field in form(one):
        name = Name(table.title.key, ORDERS, field.slot or field.name)
        if name not in best:
            plans = _plans(form, one, field, checked, dice)
            yield name, plans and replace(here, kind=ORDERS, planner=seat, plans=plans)


def _plans(form: Form, one: Choice, field: Field, check: Check, dice: Stream) -> Plans | None:
    """Two choices that the rules allow and that differ in this field: in nothing else, if that can be."""
    for value in _values(field, one.get(field.name), dice):
        with contextlib.suppress(IllegalChoice, Refusal):
            kept = merged(form, {name: one[name] for name in one if name != field.name}, {field.name: value})
            plans = check(one), check(random_choice(form, dice, kept))
            if plans[0].get(field.name) != plans[1].get(field.name):
                return plans
    return None


def _values(field: Field, given: Value | None, dice: Stream) -> Iterator[Value]:
    """A few other answers to it."""
    if isinstance(field, Pick) and not field.options:
        return
    if isinstance(field, Number):
        yield from (end for end in (field.low, field.high) if end != given)
        return
    if isinstance(field, Pick) and field.most == 1:
        options = [option.value for option in field.options if option.value != given]
        yield from dice.shuffle(options)[:TRIES]
        return
    for _ in range(TRIES):
        if (value := random_answer(field, dice)) != given:
            yield value
