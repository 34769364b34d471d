"""A game at one of its steps, in two statements: where it stands, and all that lies at its seats."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.games import COLUMNS_OF_SEATS, Game, Player, game_of, player_of
from bot.store.steps import Fingerprint
from bot.store.transactions import Transaction
from rules.engine import Value
from rules.table import decode_choice
from rules.values import Seat


class Position(NamedTuple):
    """Where a game stands, or stood after an earlier step."""

    game: Game
    step: int
    fingerprint: Fingerprint | None
    """Of the step; None if there is no such step."""
    reseeded: int
    """The number from which its dice follow since, if it was laid again from a copy there; 0 if not."""
    was_migrated: bool
    """Whether any of its steps were played by older rules."""


class Seats(NamedTuple):
    """Who sits there, and what each has locked in, only filled in, or given as standing orders at a step."""

    players: tuple[Player, ...]
    chosen: dict[Seat, dict[str, Value]]
    drafts: dict[Seat, dict[str, Value]]
    orders: dict[Seat, dict[str, Value]]


async def of(tx: Transaction, game: int, step: int | None = None) -> Position | None:
    row = await tx.one(
        "SELECT games.*, coalesce(?, games.step) AS at_step, s.digest AS at_digest, s.story AS at_story, "
        "length(s.snapshot) AS at_size, s.missed AS at_missed, e.epoch AS at_epoch, "
        "EXISTS (SELECT 1 FROM carried WHERE carried.game = games.id) AS was_migrated FROM games "
        "LEFT JOIN steps AS s ON s.game = games.id AND s.step = coalesce(?, games.step) "
        "LEFT JOIN epochs AS e ON e.game = games.id AND e.step = coalesce(?, games.step) WHERE games.id = ?",
        (step, step, step, game),
    )
    if row is None:
        return None
    found = None
    if row["at_digest"] is not None:
        found = Fingerprint(row["at_digest"], row["at_size"], row["at_story"], row["at_missed"])
    return Position(game_of(row), row["at_step"], found, row["at_epoch"] or 0, bool(row["was_migrated"]))


async def seats(tx: Transaction, game: int, step: int) -> Seats:
    rows = await tx.all(
        f"SELECT {COLUMNS_OF_SEATS}, c.choice, d.answers, o.orders "  # noqa: S608 - names of columns
        "FROM seats LEFT JOIN people ON people.person = seats.person "
        "LEFT JOIN choices AS c ON c.game = seats.game AND c.step = ? AND c.seat = seats.seat "
        "LEFT JOIN drafts AS d ON d.game = seats.game AND d.step = ? AND d.seat = seats.seat "
        "LEFT JOIN orders AS o ON o.game = seats.game AND o.step = ? AND o.seat = seats.seat "
        "WHERE seats.game = ? ORDER BY seats.seat",
        (step, step, step, game),
    )
    chosen, drafts, orders = (
        {row["seat"]: decode_choice(row[given]) for row in rows if row[given] is not None}
        for given in ("choice", "answers", "orders")
    )
    return Seats(tuple(player_of(row) for row in rows), chosen, drafts, orders)
