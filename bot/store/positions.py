"""A game at one of its steps, in one statement: where it stands, and all that lies at its seats."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.games import COLUMNS_OF_SEATS, Game, Player, game_of, player_of
from bot.store.steps import POSTED, Fingerprint
from bot.store.transactions import Row, Transaction
from rules.engine import Value
from rules.table import decode_choice
from rules.values import Seat


class Seats(NamedTuple):
    """Who sits there, and what each has locked in, only filled in, or given as standing orders at a step."""

    players: tuple[Player, ...]
    chosen: dict[Seat, dict[str, Value]]
    drafts: dict[Seat, dict[str, Value]]
    orders: dict[Seat, dict[str, Value]]


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
    seats: Seats


async def of(tx: Transaction, game: int, step: int | None = None) -> Position | None:
    rows = await tx.all(
        f"SELECT g.*, s.digest AS at_digest, {POSTED.format('s')} AS at_posted, "  # noqa: S608
        "length(s.snapshot) AS at_size, s.missed AS at_missed, e.epoch AS at_epoch, "
        "EXISTS (SELECT 1 FROM carried WHERE carried.game = g.id) AS was_migrated, "
        f"{COLUMNS_OF_SEATS}, c.choice, d.answers, o.orders "
        "FROM (SELECT games.*, coalesce(?, games.step) AS at_step FROM games WHERE id = ?) AS g "
        "LEFT JOIN steps AS s ON s.game = g.id AND s.step = g.at_step "
        "LEFT JOIN epochs AS e ON e.game = g.id AND e.step = g.at_step "
        "LEFT JOIN seats ON seats.game = g.id LEFT JOIN people ON people.person = seats.person "
        "LEFT JOIN choices AS c ON c.game = g.id AND c.step = g.at_step AND c.seat = seats.seat "
        "LEFT JOIN drafts AS d ON d.game = g.id AND d.step = g.at_step AND d.seat = seats.seat "
        "LEFT JOIN orders AS o ON o.game = g.id AND o.step = g.at_step AND o.seat = seats.seat "
        "ORDER BY seats.seat",
        (step, game),
    )
    if not rows:
        return None
    row, found = rows[0], None
    if row["at_digest"] is not None:
        found = Fingerprint(row["at_digest"], row["at_size"], row["at_posted"], row["at_missed"])
    migrated = bool(row["was_migrated"])
    return Position(game_of(row), row["at_step"], found, row["at_epoch"] or 0, migrated, _seats(rows))


def _seats(rows: list[Row]) -> Seats:
    taken = [row for row in rows if row["seat"] is not None]
    chosen, drafts, orders = (
        {row["seat"]: decode_choice(row[given]) for row in taken if row[given] is not None}
        for given in ("choice", "answers", "orders")
    )
    return Seats(tuple(player_of(row) for row in taken), chosen, drafts, orders)
