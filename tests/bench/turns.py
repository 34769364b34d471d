"""Resolving a turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from rules.engine import Choice
from rules.table import Table
from tests.bench.ratio import Ratio, side_by_side
from tests.bench.scenes import again, dogfights, plans


def measure() -> list[Ratio]:
    small, large = side_by_side(resolving(1), resolving(4))
    plain, whole = side_by_side(resolving(1, turns=1), resolving(4, turns=1, everything=True))
    check, resolve = side_by_side(checking(1), resolving(1))
    return [
        Ratio(
            "resolving a turn, 8 airplanes, per airplane", "2 airplanes, per airplane", large / small / 4, 3
        ),
        Ratio(
            "the same with all optional rules, per airplane", "2 airplanes, basic rules", whole / plain / 4, 3
        ),
        Ratio("checking both plans of a turn", "resolving that turn", check / resolve),
    ]


def resolving(planes: int, *, turns: int = 2, everything: bool = False) -> Callable[[], object]:
    """From plans that wait in the store to the new state: what the scheduler does between two commits."""
    positions = cycle(
        [(again(table), plans(table)) for table in dogfights(planes, turns=turns, everything=everything)]
    )
    return lambda: submit_all(*next(positions))


def submit_all(table: Table, chosen: dict[int, Choice]) -> None:
    """All plans, and the usual answer to whatever is asked before the turn is over."""
    position, turn = again(table), table.state.turn
    for seat, choice in chosen.items():
        position.submit(seat, choice)
    while not position.outcome and (position.state.turn == turn or position.state.stage != "plan"):
        for seat in position.pending():
            position.submit(seat, position.default(seat))


def checking(planes: int) -> Callable[[], object]:
    positions = cycle([(table, plans(table)) for table in dogfights(planes)])

    def check() -> None:
        table, chosen = next(positions)
        for seat, choice in chosen.items():
            table.check(seat, choice)

    return check
