"""Games by the dozen: each is played once for every style and rhythm, with the same dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import TypeAlias

from rules.dice import derive
from rules.engine import AnyTitle, Choice
from rules.table import Table
from rules.titles import TITLES
from tests.bench.calendar.days import Played, play
from tests.bench.calendar.people import RHYTHMS
from tests.bench.calendar.styles import STYLES, StandIn, Styled
from tests.bench.calendar.variants import Variant

Way: TypeAlias = tuple[str, str]
"""A style and a rhythm."""


def measured(
    title: AnyTitle,
    options: Choice,
    seats: int,
    seed: bytes,
    styles: Sequence[str],
    rhythms: Sequence[str],
) -> dict[Way, Played]:
    """One game in every style and rhythm; a rhythm that leaves nobody to play is left out."""
    stand_in = StandIn(seed)
    found = {}
    for style in styles:
        conduct = Styled(STYLES[style], stand_in)
        for name in rhythms:
            rhythm = RHYTHMS[name]
            if rhythm.absent < seats:
                table = Table.new(title, seats, options, derive(seed, "dice"))
                people = rhythm.people(seats, derive(seed, "people", name))
                found[style, name] = play(table, people, conduct, rhythm.pace)
    return found


def all_measured(
    variants: Sequence[Variant],
    games: int,
    seed: str,
    styles: Sequence[str],
    rhythms: Sequence[str],
    jobs: int | None = None,
) -> Iterator[tuple[Variant, Mapping[Way, list[Played]]]]:
    """Each variant, as soon as its games are over."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as pool:
        work = [(variant, game) for variant in variants for game in range(games)]
        found = pool.map(_game, work, repeat(seed), repeat(tuple(styles)), repeat(tuple(rhythms)))
        for variant in variants:
            played = [next(found) for _ in range(games)]
            yield variant, {way: [game[way] for game in played] for way in played[0]}


def _game(
    work: tuple[Variant, int], seed: str, styles: tuple[str, ...], rhythms: tuple[str, ...]
) -> dict[Way, Played]:
    variant, game = work
    own = derive(seed.encode(), "game", game)
    return measured(TITLES[variant.title], variant.options, variant.seats, own, styles, rhythms)
