"""What a stand-in answers: at once, or after some thought, and never so that the game would wait for it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import TypeAlias

from bot.kit.reporting import report
from bot.tables.loaded import LoadedGame
from rules.dice import Stream, derive
from rules.engine import Choice, IllegalChoice
from rules.lookahead.decision import OutOfTime
from rules.lookahead.thinking import think
from rules.table import Table
from rules.values import Seat

log = logging.getLogger(__name__)

NONE: Mapping[Seat, Choice] = MappingProxyType({})

PATIENCE = 20.0
"""Seconds after which an Ace that is not done thinking is not waited for; it takes one or two."""


Thoughts: TypeAlias = Mapping[Seat, Choice]
"""What stand-ins have come to ahead of time."""


def stand_in(loaded: LoadedGame, table: Table, seat: Seat, thoughts: Thoughts = NONE) -> Choice | None:
    """The stand-in's choice, from what the seat may see; None if it fails, which must not stop the game."""
    if seat in thoughts:
        with suppress(IllegalChoice):
            return table.check(seat, thoughts[seat])
    thinks = loaded.level_of(loaded.player(seat)) == "ace" and not loaded.deserted
    ways = [_thoughtful, _quick] if thinks else [_quick]
    for way in ways:
        again = (table.reseeded,) if table.reseeded else ()
        luck = Stream(derive(loaded.game.seed, "stand-in", seat, table.step, *again))
        where = f"game {loaded.game.id} step {table.step}"
        try:
            return table.check(seat, way(table, seat, luck))
        except OutOfTime:  # a busy machine, and no fault
            log.info("%s: the Ace of seat %d ran out of time and answers as a Cadet", where, seat)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the next way or the default will do
            report(log, f"{where}: the stand-in of seat {seat} failed", fault)
    return None


def think_ahead(loaded: LoadedGame, seat: Seat) -> Choice | None:
    """What this stand-in will answer at the table as it stands."""
    return stand_in(loaded, loaded.to_play(), seat)


def _quick(table: Table, seat: Seat, luck: Stream) -> Choice:
    return table.title.autopilot(table.view(seat), table.form(seat), luck)


def _thoughtful(table: Table, seat: Seat, luck: Stream) -> Choice:
    return think(table.title, table.state, seat, luck, late=_alarm(PATIENCE)).choice


def _alarm(seconds: float) -> Callable[[], bool]:
    ends = time.monotonic() + seconds
    return lambda: time.monotonic() > ends
