"""When games ended and how, and the retention of those that ended long ago."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.store import games
from bot.store.games import Status
from bot.store.moments import to_store
from bot.store.transactions import Transaction
from rules.engine import Outcome
from rules.table import encode

_OUTCOME = msgspec.json.Decoder(Outcome)


async def end(tx: Transaction, game: int, status: Status, now: datetime) -> None:
    """It has ended as this says."""
    await games.update(tx, game, status=status, deadline=None, ended=to_store(now))


async def finish(tx: Transaction, game: int, outcome: Outcome, now: datetime) -> None:
    """It is over, and so it ended."""
    await end(tx, game, "over", now)
    await games.update(tx, game, outcome=encode(outcome).decode())


async def outcome_of(tx: Transaction, game: int) -> Outcome | None:
    """How it ended, if that was noted."""
    noted = await tx.value("SELECT outcome FROM games WHERE id = ?", (game,))
    return None if noted is None else _OUTCOME.decode(noted)


async def published(tx: Transaction, game: int) -> str | None:
    """The digest of its record that its last post shows; none, if an older version has written that."""
    return await tx.value("SELECT digest FROM games WHERE id = ?", (game,))


async def ended_before(tx: Transaction, moment: datetime, most: int) -> list[int]:
    """Some games that ended before then and have not been emptied, the oldest first."""
    return await tx.column(
        "SELECT id FROM games WHERE ended < ? AND emptied = 0 ORDER BY ended LIMIT ?",
        (to_store(moment), most),
    )


async def empty(tx: Transaction, game: int) -> None:
    """Forget the tables of all steps but the last, and the letters.

    What people chose and ordered stays, with what was told of it, the digests and the table at the end, and
    where it passed to newer rules: so much its record, its log and its last picture need.
    """
    await tx.execute(
        "UPDATE steps SET snapshot = ?, events = ? WHERE game = ? "
        "AND step < (SELECT step FROM games WHERE id = ?) "
        "AND step NOT IN (SELECT step FROM carried WHERE game = ?)",
        (b"", b"", game, game, game),
    )
    for table in ("outbox", "messages", "drafts", "timers", "questions"):
        await tx.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608 - names of tables
    await games.update(tx, game, emptied=1)
