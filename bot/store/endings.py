"""When games ended, and how."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.store.connection import Transaction
from bot.store.games import Status
from bot.store.moments import to_store
from rules.engine import Outcome
from rules.table import encode


async def end(tx: Transaction, game: int, status: Status, now: datetime) -> None:
    """It has ended as this says."""
    await tx.execute(
        "UPDATE games SET status = ?, deadline = NULL, ended = ? WHERE id = ?", (status, to_store(now), game)
    )


async def finish(tx: Transaction, game: int, outcome: Outcome, now: datetime) -> None:
    """It is over, and so it ended."""
    await end(tx, game, "over", now)
    await tx.execute("UPDATE games SET outcome = ? WHERE id = ?", (encode(outcome).decode(), game))


async def outcome_of(tx: Transaction, game: int) -> Outcome | None:
    """How it ended, if that was noted."""
    row = await tx.one("SELECT outcome FROM games WHERE id = ?", (game,))
    return None if row is None or row[0] is None else msgspec.json.decode(row[0], type=Outcome)
