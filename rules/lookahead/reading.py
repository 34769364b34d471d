"""A reader of minds: knows how an Ace thinks, all but its dice, and plays what does best against that.

The measure of how far Aces can be read. Whoever has a plan that never changes is found out by it.
"""

from __future__ import annotations

from rules.dice import Dice
from rules.engine import AnyTitle, Choice
from rules.lookahead import duel
from rules.lookahead.matter import Budget, Matter, seed_from
from rules.lookahead.thinking import Weighed, think, whole
from rules.values import Frozen, Seat

READINGS = 3
"""How often the Ace's thoughts are thought, each time with other dice, in another world."""


def read(title: AnyTitle, state: Frozen, seat: Seat, dice: Dice, budget: Budget | None = None) -> Choice:
    """The best reply to what an Ace in the rival's place would do; what an Ace would, where there is none."""
    matter = Matter(title, state, seat, seed_from(dice), budget or Budget(), lambda: False)
    dream = matter.imagined(0)
    rival = duel.rival_in(matter, dream)
    if rival is None:
        return think(title, state, seat, dice, budget).choice
    guesses = [
        (weighed.choice, weighed.share / READINGS)
        for number in range(READINGS)
        for weighed in _thought(matter, rival, number)
        if weighed.share > 0
    ]
    table = duel.table_of(matter, dream, rival, guesses, trust=1.0)
    best = int(table.cells[:, 0].argmax())
    return whole(matter, dream, [table.mine[best]])[0]


def _thought(matter: Matter, rival: Seat, number: int) -> tuple[Weighed, ...]:
    dream = matter.imagined("reading", number)
    return think(matter.title, dream, rival, matter.luck("reading", number), matter.budget).weighed
