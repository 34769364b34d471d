"""Whole games between players that need no people: for measuring titles and their stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rules.at_random import random_choice_in_parts
from rules.dice import Dice, LooseDice, Stream, derive
from rules.engine import AnyTitle, Choice, Outcome
from rules.lookahead.reading import read
from rules.lookahead.thinking import think
from rules.table import Table
from rules.values import Frozen, Seat

MOST_STEPS = 10_000

Player: TypeAlias = Callable[[Table, Seat, Dice], Choice]

PLAYERS: dict[str, Player] = {
    # "prior" plays an Ace's prior choice, without any search. A reader knows how Aces think; a stubborn one
    # thinks as an Ace and always does what seems likeliest.
    "autopilot": lambda table, seat, luck: table.title.autopilot(table.view(seat), table.form(seat), luck),
    "random": lambda table, seat, luck: random_choice_in_parts(table.parts(seat), luck),
    "cadet": lambda table, seat, luck: table.title.autopilot(table.view(seat), table.form(seat), luck),
    "prior": lambda table, seat, luck: table.title.prior_choice(table.view(seat), table.form(seat), luck),
    "ace": lambda table, seat, luck: think(table.title, table.state, seat, luck).choice,
    "reader": lambda table, seat, luck: read(table.title, table.state, seat, luck),
    "stubborn": lambda table, seat, luck: think(table.title, table.state, seat, luck).weighed[0].choice,
    "default": lambda table, seat, _: table.default(seat),
}


class Played(Frozen, frozen=True):
    """One finished game."""

    game: int
    steps: int
    outcome: Outcome


def play(title: AnyTitle, options: Choice, players: Sequence[str], seed: bytes) -> Table:
    """One game to its end; the seed decides the dice and the luck of every player."""
    table = Table.new(title, len(players), options, derive(seed, "dice"))
    whims = LooseDice(derive(seed, "whims"))
    while not table.outcome:
        if table.step >= MOST_STEPS:
            raise RuntimeError(f"{title.key} did not end within {MOST_STEPS} steps")
        for seat in sorted(table.pending()):
            player = players[seat]
            luck = whims if player == "random" else Stream(derive(seed, "luck", seat, table.step))
            table.submit(seat, PLAYERS[player](table, seat, luck))
    return table


def play_number(title: AnyTitle, options: Choice, players: Sequence[str], seed: str, game: int) -> Played:
    table = play(title, options, players, derive(seed.encode(), "game", game))
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("the game stopped before its end")
    return Played(game, table.step, outcome)
