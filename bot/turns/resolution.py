"""What a step comes to, if it is due: a pure question about a game and the time."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.kit.reporting import report
from bot.post.telling import Turn
from bot.store.choices import Source
from bot.store.games import Player
from bot.tables.loaded import LoadedGame
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.table import Table
from rules.values import Seat

log = logging.getLogger(__name__)

Filled: TypeAlias = dict[Seat, tuple[Choice, Source]]


@dataclass(frozen=True)
class NotDue:
    """Somebody may still take their time; `late` are those whose time is up at a table that waits."""

    late: tuple[Player, ...] = ()


@dataclass(frozen=True)
class Resolved:
    before: LoadedGame
    turn: Turn
    filled: Filled = field(repr=False)
    """What was chosen for those who did not choose themselves."""


def consider(loaded: LoadedGame, now: datetime) -> NotDue | Resolved:
    """Resolve the step, if everyone has chosen or their time is up."""
    owing = loaded.owing()
    expired = loaded.game.deadline is not None and now >= loaded.game.deadline
    if owing and not (expired and loaded.game.policy != "wait"):
        return NotDue(owing if expired else ())
    table = loaded.to_play()
    filled = {seat: _fill(loaded, table, seat) for seat in table.asked() if seat not in loaded.chosen}
    choices = {**loaded.chosen, **{seat: choice for seat, (choice, _) in filled.items()}}
    events = [table.submit(seat, choices[seat]) for seat in sorted(choices)]
    if not events or events[-1] is None:
        raise RuntimeError("the step asked for choices that it did not take")
    turn = Turn(
        party=loaded,
        table=table,
        events=events[-1],
        sources={seat: source for seat, (_, source) in filled.items()},
        deadline=deadline_from(now, loaded.game.pace),
    )
    return Resolved(loaded, turn, filled)


def _fill(loaded: LoadedGame, table: Table, seat: Seat) -> tuple[Choice, Source]:
    source: Source = "stand-in"
    if loaded.player(seat).user is not None:
        source = "default" if loaded.game.policy == "default" else "autopilot"
    if source != "default":
        choice = _stand_in(loaded, table, seat)
        if choice is not None:
            return choice, source
    return table.check(seat, table.default(seat)), source


def _stand_in(loaded: LoadedGame, table: Table, seat: Seat) -> Choice | None:
    """The stand-in's choice, from what the seat may see; None if it fails, which must not stop the game."""
    luck = Stream(derive(loaded.game.seed, "stand-in", seat, table.step))
    try:
        return table.check(seat, loaded.title.autopilot(table.view(seat), table.form(seat), luck))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the default will do
        report(log, f"game {loaded.game.id} step {table.step}: the stand-in of seat {seat} failed", fault)
        return None


def deadline_from(now: datetime, pace: int | None) -> datetime | None:
    return None if pace is None else now + timedelta(seconds=pace)
