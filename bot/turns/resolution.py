"""What a step comes to, if it is due: a pure question about a game and the time."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeAlias

from msgspec import structs

from bot.kit.reporting import report
from bot.post.telling import Turn
from bot.store.choices import Source
from bot.store.games import Player
from bot.tables.loaded import LoadedGame
from bot.turns.deadlines import allowance_from, deadline_of
from bot.turns.stand_ins import NONE, Thoughts, stand_in
from rules.engine import Choice, IllegalChoice
from rules.forms import unsaid
from rules.table import Table, encode
from rules.values import Seat

log = logging.getLogger(__name__)

TOGETHER = 40
"""So many steps at most are told in one post where somebody may want to come in."""
TO_THE_END = 2_000
"""The same for a game that is left to stand-ins, which is finished at once."""

Filled: TypeAlias = dict[Seat, tuple[Choice, Source]]


@dataclass(frozen=True)
class NotDue:
    """Somebody may still take their time; or it is up for somebody at a table that waits."""

    overdue: bool = False


@dataclass(frozen=True)
class Resolved:
    before: LoadedGame
    turn: Turn
    filled: Filled = field(repr=False)
    """What was chosen for those who did not choose themselves."""
    gone: tuple[Player, ...] = ()
    """Those for whom a stand-in sits in from now on."""


def consider(loaded: LoadedGame, now: datetime, thoughts: Thoughts = NONE) -> NotDue | Resolved:
    """Resolve the step, if everyone whom the table waits for has chosen or their time is up."""
    if loaded.waits(now):
        return NotDue()
    table, owing = loaded.to_play(), loaded.owing()
    if loaded.game.terms.policy == "wait" and any(_drafted(loaded, table, p.seat) is None for p in owing):
        return NotDue(overdue=True)
    filled = {
        seat: _fill(loaded, table, seat, thoughts) for seat in table.asked() if seat not in loaded.chosen
    }
    missed = {player.seat: filled[player.seat][1] for player in owing}
    turn_number = loaded.title.turn_of(table.state)
    choices = {**loaded.chosen, **{seat: choice for seat, (choice, _) in filled.items()}}
    events = [table.submit(seat, choices[seat]) for seat in sorted(choices)]
    if not events or events[-1] is None:
        raise RuntimeError("the step asked for choices that it did not take")
    players = tuple(
        _late(player, missed[player.seat], turn_number, loaded.game.terms.patience)
        if player.seat in missed
        else player
        for player in loaded.players
    )
    party = replace(loaded, players=players)
    allowance = None if loaded.game.paused else allowance_from(now, loaded.game.terms.pace)
    turn = Turn(
        party=party,
        table=table,
        events=events[-1],
        missed=missed,
        deadline=deadline_of(party, party.awaited(table), allowance),
        at=now,
    )
    gone = tuple(player for player in players if player.absent and not loaded.player(player.seat).absent)
    return Resolved(loaded, turn, filled, gone)


def play_on(loaded: LoadedGame, now: datetime, thoughts: Thoughts = NONE) -> NotDue | tuple[Resolved, ...]:
    """The step, if it is due, and those after it for which nobody is awaited: they are told together.

    For the first of them, stand-ins may have thought ahead.
    """
    first = consider(loaded, now, thoughts)
    if isinstance(first, NotDue):
        return first
    chain = [first]
    while len(chain) < _at_most(chain[-1]) and not chain[-1].turn.owing and not chain[-1].turn.table.outcome:
        try:
            found = consider(after(chain[-1]), now)
        except Exception as fault:  # noqa: BLE001 - it is met again, by itself, once these are written
            where = f"game {loaded.game.id} step {chain[-1].turn.table.step}"
            report(log, f"{where}: cannot be played on", fault, logging.WARNING)
            break
        if isinstance(found, NotDue):
            break
        chain.append(found)
    return tuple(chain)


def _at_most(found: Resolved) -> int:
    return TO_THE_END if found.turn.party.deserted else TOGETHER


def after(found: Resolved) -> LoadedGame:
    """The game as it will be loaded once this step is written."""
    table, before = found.turn.table, found.before
    return replace(
        before,
        game=replace(before.game, step=table.step),
        players=found.turn.party.players,
        step=table.step,
        posted="",
        digest=table.digest,
        at=found.turn.at,
        missed="",
        chosen={},
        drafts={},
        orders={},
        reseeded=0,
        snapshot=table.snapshot(),
        told=encode(found.turn.events),
    )


def _late(player: Player, played: Source, turn: int | None, patience: int) -> Player:
    """The same player after their time ran out in this turn. Who had filled in a plan did not miss it."""
    missed = player.missed + (played != "draft")
    return structs.replace(
        player, missed=missed, missed_turn=turn, absent=player.absent or 0 < patience <= missed
    )


def _fill(loaded: LoadedGame, table: Table, seat: Seat, thoughts: Thoughts) -> tuple[Choice, Source]:
    """What is played for a seat that has not chosen: what they had filled in, else as the host wished."""
    player = loaded.player(seat)
    gone = player.user is None or player.absent
    drafted = None if player.user is None else _drafted(loaded, table, seat)
    if drafted is not None:
        return drafted, "draft"
    source: Source = "stand-in"
    leaves = player.resigned and player.user is None
    if leaves and (leaving := _legal(table, seat, table.departure(seat))) is not None:
        return leaving, source
    if not gone and not loaded.stood_in(player):
        source = "autopilot" if loaded.game.terms.policy == "autopilot" else "default"
    if source != "default":
        choice = stand_in(loaded, table, seat, thoughts)
        if choice is not None:
            return choice, source
    return table.check(seat, table.default(seat)), source


def _drafted(loaded: LoadedGame, table: Table, seat: Seat) -> Choice | None:
    """A plan that is complete but not handed in: it is what they meant."""
    draft = loaded.drafts.get(seat)
    return None if not draft or unsaid(table.form(seat), draft) else _legal(table, seat, draft)


def _legal(table: Table, seat: Seat, choice: Choice | None) -> Choice | None:
    if not choice:
        return None
    try:
        return table.check(seat, choice)
    except IllegalChoice:
        return None
