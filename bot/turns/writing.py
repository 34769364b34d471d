"""What a step leaves behind, written in one transaction: choices, table, letters, and when to look again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from bot.post import ending, hosted, notices
from bot.post.telling import Turn, panels_key
from bot.store import (
    Transaction,
    acts,
    choices,
    endings,
    games,
    offers,
    outbox,
    positions,
    questions,
    steps,
    timers,
)
from bot.store.games import Allowance, Game, Player
from bot.store.letters import Letter
from bot.store.questions import Question
from bot.store.steps import StepTold
from bot.store.timers import Kind
from bot.tables import records
from bot.tables.loaded import LoadedGame
from bot.terms import Terms
from bot.turns.deadlines import allowance_from
from bot.turns.resolution import Resolved
from rules.engine import Choice
from rules.said import said
from rules.table import Table
from rules.values import Seat

SHORTEST_LEAD = timedelta(minutes=10)
_KINDS: tuple[offers.Kind, ...] = ("seat", "undo", "host")


async def write_step(
    tx: Transaction, found: Resolved, letters: Sequence[Letter], told: StepTold, now: datetime
) -> None:
    """The choices, the step and all that follows from it: everything or, if it came too late, nothing."""
    loaded = found.before
    game, step = loaded.game.id, loaded.step
    if not await _unchanged(tx, found):
        raise steps.AlreadyResolved
    for seat, (choice, source) in found.filled.items():
        await choices.put(tx, game, step, seat, choice, source, now)
    if not await games.advance(tx, game, found.turn.table.step):
        raise steps.AlreadyResolved
    for seat in found.turn.missed:
        await games.note_absence(tx, game, found.turn.party.player(seat))
    for player in found.gone:
        await acts.note(tx, game, step + 1, "gone", notices.gone_told(loaded.game, player), now)
    await choices.drop_drafts(tx, game)
    await write_turn(tx, found.turn, letters, told, now)


async def _unchanged(tx: Transaction, found: Resolved) -> bool:
    """Whether all that somebody can say about this step is still as it was when it was worked out."""
    loaded, missed = found.before, found.turn.missed
    position = await positions.of(tx, loaded.game.id, loaded.step)
    if position is None:
        return False
    seats = position.seats
    return (
        (seats.chosen, seats.orders) == (loaded.chosen, loaded.orders)
        # Somebody may have gone away or come back, which may move the deadline.
        and seats.players == loaded.players
        # What they had filled in is played for those whose time is up, and for nobody else.
        and _of(missed, seats.drafts) == _of(missed, loaded.drafts)
    )


def _of(seats: Collection[Seat], drafts: Mapping[Seat, Choice]) -> dict[Seat, Choice]:
    return {seat: draft for seat, draft in drafts.items() if seat in seats}


async def clock_unchanged(tx: Transaction, loaded: LoadedGame) -> bool:
    """Whether nobody has paused the game, let it go on or given it more time or less since it was loaded."""
    game = await games.get(tx, loaded.game.id)
    return game is not None and _clock(game) == _clock(loaded.game)


def _clock(game: Game) -> tuple[datetime | None, timedelta | None, Terms]:
    return game.deadline, game.remaining, game.terms


async def write_turn(
    tx: Transaction, turn: Turn, letters: Sequence[Letter], told: StepTold, now: datetime
) -> None:
    """The table after a step or the set-up, what is to be said of it, and when to look again."""
    game, table = turn.party.game, turn.table
    await steps.add(tx, game.id, table, turn.events, told, now)
    if table.outcome:
        await endings.finish(tx, game.id, table.outcome, now)
        digest = await records.seal(tx, turn.party.title, game.id)
        letters = [ending.with_digest(game, letter, digest) for letter in letters]
        await timers.replace(tx, game.id, table.step, {})
    else:
        await set_clock(tx, turn, now)
    await outbox.forget_words(tx, game.id, panels_key(table.step - 1))
    await outbox.put(tx, letters, now)
    if table.outcome:
        await close_offers(tx, game, turn.party.title.name, turn.party.players, now)


async def close_offers(
    tx: Transaction, game: Game, title: str, players: Iterable[Player], now: datetime
) -> None:
    """What still stood open when a game ended is closed with it: offers, and ways back to a seat."""
    for kind in _KINDS:
        for offer in await offers.open_ones(tx, game.id, kind):
            await offers.settle(tx, offer.id, "void")
            over = said("turns.offer-void", game=str(game.id), kind=kind)
            await outbox.put(tx, [hosted.answered(game, offer, over)], now)
    told = await outbox.keys(tx, game.id)
    for player in players:
        ways = notices.ways_back(told, player.seat)
        await outbox.put(tx, [notices.no_way_back(game, title, player, key) for key in ways], now)


async def set_clock(tx: Transaction, turn: Turn, now: datetime) -> None:
    """The time that those whom the table waits for have from now on."""
    game, table = turn.party.game, turn.table
    if game.paused:
        await games.pause(
            tx, game.id, None if game.terms.pace is None else timedelta(seconds=game.terms.pace)
        )
        await timers.replace(tx, game.id, table.step, {})
    else:
        await games.set_deadline(tx, game.id, turn.deadline, allowance_from(now, game.terms.pace))
        await timers.replace(tx, game.id, table.step, alarms(now, turn.deadline))
    await questions.replace(tx, game.id, table.step, questions_asked(table))


async def move_deadline(
    tx: Transaction, loaded: LoadedGame, deadline: datetime | None, given: Allowance | None, now: datetime
) -> None:
    """Another deadline for what is asked now, with reminders of its own; a paused game goes on with it."""
    await games.set_deadline(tx, loaded.game.id, deadline, given)
    await timers.replace(tx, loaded.game.id, loaded.step, alarms(now, deadline))


def questions_asked(table: Table) -> dict[Seat, Question]:
    return {seat: Question(decision.kind, decision.title) for seat, decision in table.asked().items()}


def alarms(now: datetime, deadline: datetime | None) -> dict[Kind, datetime]:
    """The deadline, and reminders when half and when a tenth of the time is left, but at least 10 minutes."""
    if deadline is None:
        return {}
    pace = deadline - now
    first, last = max(pace / 2, SHORTEST_LEAD), max(pace / 10, SHORTEST_LEAD)
    due: dict[Kind, datetime] = {"deadline": deadline}
    if first < pace:
        due["first reminder"] = deadline - first
    if last < first:
        due["last reminder"] = deadline - last
    return due
