"""Moments of real games at which somebody does something that others must not learn of."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rules.at_random import random_choice
from rules.dice import Stream
from rules.engine import AnyTitle, Choice, Value
from rules.table import Table, settle_options
from rules.values import Seat
from tests.titles.examples import ALL_TITLES

SEED = hashlib.sha256(b"the seed of every world").digest()
PEOPLE = dict(enumerate(("Ada", "Bert", "Chiara", "Dmitri", "Edda", "Farid", "Greta", "Hugo"), 401))
USERS = tuple(PEOPLE)
STRANGER = 499
MOST_SEATS = 4
"""So many sit at the tables of a sample."""
HORIZON = 40
"""Steps in which to look for a scene."""
LUCK = 4
"""Games to look in: in some, chance ends everything before two people plan at once."""
FURTHER = 4
"""Steps to go on while the same is asked: something may lie hidden by then."""


@dataclass(frozen=True)
class Variant:
    title: AnyTitle
    name: str
    options: Choice
    seats: int

    def __str__(self) -> str:
        return f"{self.title.key}, {self.name}, {self.seats}"


def variants(of_each: int) -> list[Variant]:
    """So many of every title, spread over its editions and modes, for as many as sit at a small table.

    A title for one alone has none: nobody is there who could learn anything.
    """
    chosen = []
    for title in ALL_TITLES.values():
        fitting = [variant for variant in title.variants() if 2 <= variant[2] <= MOST_SEATS]
        middles = {
            (2 * part + 1) * len(fitting) // (2 * of_each) for part in range(of_each if fitting else 0)
        }
        chosen += [Variant(title, *fitting[place]) for place in sorted(middles)]
    return chosen


def with_an_ace() -> list[Variant]:
    """One of every title that has Aces, in which somebody is still awaited when one has planned."""
    found = []
    for title in ALL_TITLES.values():
        larger = (each for each in title.variants() if 3 <= each[2] <= MOST_SEATS)
        found += [Variant(title, *each) for each in islice(larger, 1 if title.aces else 0)]
    return found


def with_secrets(found: list[Variant]) -> list[Variant]:
    """Those in which something lies hidden that was not just chosen; not every title has such."""
    return [variant for variant in found if hides(late_scene(variant))]


def hides(scene: Scene) -> bool:
    table = scene.table
    seats = (None, *range(table.seats))
    return any(imagined(scene, seat) != table.state for seat in seats)


def imagined(scene: Scene, seat: Seat | None) -> Any:
    """Another hidden truth, if there can be one: where little is hidden, chance may deal the same again."""
    truth = scene.table.state
    worlds = (scene.title.imagine(truth, seat, Stream(b"dream %d" % number)) for number in range(20))
    return next((sampled for sampled in worlds if sampled != truth), truth)


@dataclass(frozen=True)
class Scene:
    variant: Variant
    before: bytes
    """The table one step before, as a snapshot; empty if the scene is the first step."""
    choices: dict[Seat, Choice]
    """What leads from there to the scene."""
    table: Table
    kind: str
    planner: Seat
    plans: tuple[dict[str, Value], dict[str, Value]]
    """Two things that the planner might do."""
    answers: dict[Seat, dict[str, Value]]
    """What the others who are asked do."""
    seed: bytes = SEED

    @property
    def title(self) -> AnyTitle:
        return self.variant.title

    @property
    def step(self) -> int:
        return self.table.step

    def restored(self, snapshot: bytes) -> Table:
        """The table of this game as it stood then."""
        return _restored(self.variant, snapshot, self.seed)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.variant.seats) if seat != self.planner)


def secret_scene(variant: Variant) -> Scene:
    """Several people plan at once: of the kinds of decision that come up so, the one that comes up last."""
    walks = ([scene for scene in _walked(variant, luck) if scene.answers] for luck in range(LUCK))
    found = next(filter(None, walks), [])
    assert found, f"nobody ever plans in secret at {variant}"
    first: dict[str, Scene] = {}
    for scene in found:
        first.setdefault(scene.kind, scene)
    latest = list(first.values())[-1]
    return [scene for scene in found if scene.kind == latest.kind and scene.step <= latest.step + FURTHER][-1]


def first_scene(variant: Variant) -> Scene:
    """The first step, at which several plan at once, and not only whoever sits last."""
    firsts = (_walked(variant, luck)[0] for luck in range(LUCK))
    return next(
        each for each in firsts if not each.before and each.answers and each.others[-1] in each.answers
    )


def late_scene(variant: Variant) -> Scene:
    """Whoever is asked, when much lies hidden."""
    return _walked(variant, 0)[-1]


_WALKS: dict[tuple[str, int], list[Scene]] = {}


def _walked(variant: Variant, luck: int) -> list[Scene]:
    """All tests look at the same games, which are played once."""
    if (str(variant), luck) not in _WALKS:
        _WALKS[str(variant), luck] = list(_walk(variant, luck))
    return _WALKS[str(variant), luck]


def _walk(variant: Variant, luck: int) -> Iterator[Scene]:
    """Every step of a random game, as far as HORIZON, at which somebody has two ways to go."""
    table = Table.new(variant.title, variant.seats, variant.options, SEED)
    before, led = b"", dict[Seat, Choice]()
    while not table.outcome and table.step <= HORIZON:
        choices = {seat: _at_random(table, seat, 2 * luck) for seat in table.asked()}
        seconds = {seat: _at_random(table, seat, 2 * luck + 1) for seat in choices}
        split = [seat for seat in choices if seconds[seat] != choices[seat]]
        snapshot = table.snapshot()
        if split:
            planner = split[table.step % len(split)]
            yield Scene(
                variant=variant,
                before=before,
                choices=led,
                table=_restored(variant, snapshot),
                kind=table.asked()[planner].kind,
                planner=planner,
                plans=(choices[planner], seconds[planner]),
                answers={seat: choice for seat, choice in choices.items() if seat != planner},
            )
        before, led = snapshot, dict(choices)
        for seat, choice in choices.items():
            table.submit(seat, choice)


def _restored(variant: Variant, snapshot: bytes, seed: bytes = SEED) -> Table:
    options = settle_options(variant.title, variant.options)
    return Table.restore(variant.title, variant.seats, options, seed, snapshot)


def _at_random(table: Table, seat: Seat, luck: int) -> dict[str, Value]:
    dice = Stream(b"%d %d %d" % (luck, table.step, seat))
    return table.check(seat, random_choice(table.form(seat), dice))
