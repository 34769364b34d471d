"""Skilled forgeries: another game is played with Flugpost itself, and every digest worked out anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from rules.at_random import random_choice
from rules.dice import Scripted, Stream, commitment, derive
from rules.engine import Choice, Field, IllegalChoice, Pick
from rules.record import Migration, Record, RecordedStep, write
from rules.table import Table
from rules.titles import TITLES
from rules.values import Seat
from tests.forgeries.bending import Forgery

MOST_STEPS = 400
OTHER_SEED = derive(b"forgeries", "another seed")
RESEED = 1_780_000_000

Way: TypeAlias = tuple[str, str, Callable[[], Record]]
"""The field that is bent, how, and the forged record; IllegalChoice where the title does not allow it."""


def crafted(record: Record) -> Iterator[Forgery]:
    ways = [_other_ends]
    if record.carried is None:
        ways += [_other_choices, _other_orders, _other_setups, _migrated]
    if record.carried is None and record.script is None:
        ways += [_other_seeds, _other_reseeds, _scripted]
    for field, how, made in (each for way in ways for each in way(record)):
        yield Forgery(field, how, partial(_written, made))


def _written(made: Callable[[], Record]) -> bytes:
    try:
        return write(made())
    except IllegalChoice:
        return b""


def _other_choices(record: Record) -> Iterator[Way]:
    """Another legal choice of one seat at one step, and what comes of it."""
    for number, step in enumerate(record.steps):
        for seat in step.choices:
            made = partial(_with_other_choice, record, number, seat)
            yield "steps.choices", "another legal choice, worked out anew", made


def _with_other_choice(record: Record, number: int, seat: Seat) -> Record:
    table, step = _laid(record, number), record.steps[number]
    _make_ready(table, step)
    other = _another(table, seat, step.choices[seat])
    changed = replace(step, choices={**step.choices, seat: other}, orders={}, epoch=0)
    return _played(table, record, [changed, *record.steps[number + 1 :]])


def _other_orders(record: Record) -> Iterator[Way]:
    """Orders that were given are left out, given a step later, or given by somebody who gave none."""
    steps = record.steps
    for number, step in enumerate(steps):
        without = _put(steps, number, replace(step, orders={}))
        if step.orders:
            yield "steps.orders", "left out, worked out anew", partial(_again, record, without)
        if step.orders and number + 1 < len(steps):
            later = replace(steps[number + 1], orders={**step.orders, **steps[number + 1].orders})
            moved = _put(without, number + 1, later)
            yield "steps.orders", "a step later, worked out anew", partial(_again, record, moved)
        for seat in sorted(set(range(record.seats)) - step.orders.keys()):
            made = partial(_with_invented_orders, record, number, seat)
            yield "steps.orders", "invented, worked out anew", made


def _with_invented_orders(record: Record, number: int, seat: Seat) -> Record:
    table, step = _laid(record, number), record.steps[number]
    given = {field.name: _last(field) for field in table.order_fields(seat) if isinstance(field, Pick)}
    return _played(
        table, record, [replace(step, orders={**step.orders, seat: given}), *record.steps[number + 1 :]]
    )


def _other_setups(record: Record) -> Iterator[Way]:
    """Other options and seats that the title allows."""
    for field in TITLES[record.title].options(record.options):
        for value in _single_answers(field):
            forged = replace(record, options={**record.options, field.name: value})
            yield "options", "other ones, worked out anew", partial(_again, forged, record.steps)
    for seats in range(1, 7):
        made = partial(_again, replace(record, seats=seats), record.steps)
        yield "seats", "more or fewer, worked out anew", made


def _other_seeds(record: Record) -> Iterator[Way]:
    other = replace(record, seed=OTHER_SEED.hex())
    played = partial(_again, other, record.steps)
    yield "seed", "another, with its commitment, worked out anew", played
    yield "seed", "another, with the true commitment", lambda: replace(played(), commitment=record.commitment)
    none = replace(record, seed=None, commitment=commitment(b""))
    yield "seed", "none, with its commitment", lambda: none
    yield "seed", "upper case", lambda: replace(record, seed=str(record.seed).upper())


def _other_reseeds(record: Record) -> Iterator[Way]:
    """Dice that begin anew where nobody put a copy back, or do not where somebody did."""
    for number, step in enumerate(record.steps):
        for epoch in {RESEED, step.epoch + 1 if step.epoch else RESEED, 0} - {step.epoch}:
            changed = _put(record.steps, number, replace(step, epoch=epoch))
            how = "ground out, worked out anew" if epoch else "left out, worked out anew"
            yield "steps.epoch", how, partial(_again, record, changed)


def _scripted(record: Record) -> Iterator[Way]:
    """Dice that somebody wrote down, with and without the true seed beside them."""

    def forged() -> Record:
        table = Table.new(TITLES[record.title], record.seats, record.options, dice=Scripted({}))
        return _played(table, record, record.steps)

    def sealed() -> Record:
        return replace(forged(), seed=record.seed, commitment=record.commitment)

    yield "script", "put in, worked out anew", forged
    yield (
        "script",
        "put in, with the true commitment",
        lambda: replace(forged(), commitment=record.commitment),
    )
    yield "script", "put in, with the true seed", sealed
    yield "script", "put in beside all that is true", lambda: replace(record, script={})
    yield (
        "script",
        "put in with a table of one's own at the beginning",
        lambda: _migrating(sealed(), forged(), 0),
    )
    yield "script", "put in with a table of one's own at the end", lambda: _migrating(sealed(), forged(), -1)


def _migrated(record: Record) -> Iterator[Way]:
    """The true table, or that of another game, said to have come from older rules."""

    def other() -> Record:
        return _again(replace(record, seed=OTHER_SEED.hex()), record.steps)

    games = {"this game": lambda: record} | ({} if record.script is not None else {"another game": other})
    for whose, game in games.items():
        for step in (0, 1, -2, -1):
            for rules, older in (("older", 1), ("the same", 0)):
                how = f"a table laid by {rules} rules, that of {whose}"
                yield "carried", how, partial(_said_to_be_migrated, record, game, step, older)


def _said_to_be_migrated(record: Record, game: Callable[[], Record], step: int, older: int) -> Record:
    forged = game()
    sealed = replace(forged, seed=record.seed, commitment=record.commitment)
    return _migrating(sealed, forged, step, older)


def _other_ends(record: Record) -> Iterator[Way]:
    """A game that is said to have ended sooner, or otherwise."""
    for number in range(len(record.steps)):
        cut = replace(record, steps=record.steps[:number])
        yield "steps", "cut, and called off", partial(replace, cut, outcome=None)
        yield "steps", "cut, with the outcome", partial(replace, cut)
    if (outcome := record.outcome) is not None:
        for seat in range(record.seats):
            won = replace(outcome, winners=(seat,), lost=False)
            yield "outcome", "won by another", partial(replace, record, outcome=won)
            scores = replace(outcome, scores={**outcome.scores, seat: 99})
            yield "outcome", "other scores", partial(replace, record, outcome=scores)


# Playing


def _laid(record: Record, steps: int = 0) -> Table:
    """The table after so many steps as they are recorded."""
    table = Table.laid(TITLES[record.title], record)
    for step in record.steps[:steps]:
        table.repeat(step)
    return table


def _again(record: Record, steps: Iterable[RecordedStep]) -> Record:
    return _played(_laid(record), record, steps)


def _played(table: Table, record: Record, steps: Iterable[RecordedStep]) -> Record:
    """What was chosen, as far as it is legal here; to the end, if the record's game came to one."""
    for step in steps:
        if not table.outcome:
            _make_ready(table, step)
            _step(table, step.choices)
    while record.outcome and not table.outcome and table.step < MOST_STEPS:
        _step(table, {})
    return table.record()


def _make_ready(table: Table, step: RecordedStep) -> None:
    with suppress(IllegalChoice):  # scripted dice do not begin anew
        table.make_ready(step)


def _step(table: Table, choices: dict[Seat, Any]) -> None:
    for seat in sorted(table.pending()):
        try:
            table.submit(seat, choices[seat])
        except (IllegalChoice, KeyError):
            table.submit(seat, table.default(seat))


def _another(table: Table, seat: Seat, choice: Choice) -> Choice:
    for luck in range(20):
        with suppress(IllegalChoice):
            found = table.check(seat, random_choice(table.form(seat), Stream(derive(b"other", luck))))
            if found != choice:
                return found
    raise IllegalChoice("There is no other choice.")


def _single_answers(field: Field) -> Iterator[str]:
    if isinstance(field, Pick) and field.most == 1:
        yield from (option.value for option in field.options)


def _last(field: Pick) -> Any:
    last = field.options[-1].value if field.options else ""
    return last if field.most == 1 else (last,)


def _put(steps: Sequence[RecordedStep], number: int, step: RecordedStep) -> tuple[RecordedStep, ...]:
    return (*steps[:number], step, *steps[number + 1 :])


def _migrating(record: Record, game: Record, step: int, older: int = 1) -> Record:
    """The record with the table of a game as it lay after a step; counted from the end if less than none."""
    at = step if step >= 0 else len(game.steps) + 1 + step
    table = json.loads(_laid(game, at).snapshot())
    return replace(record, carried=Migration(at, record.rules_version - older, table))
