"""How much there is of everything, for whoever watches the bot."""

from __future__ import annotations

from bot.store.connection import Transaction


async def counts(tx: Transaction) -> dict[str, int]:
    """Games by status, letters that wait, and those that were given up."""
    games = await tx.all("SELECT status, count(*) FROM games GROUP BY status")
    letters = await tx.all(
        "SELECT state, count(*) FROM outbox WHERE state IN ('waiting', 'given up') GROUP BY state"
    )
    found = dict.fromkeys(("games running", "games in the lobby", "letters waiting", "letters given up"), 0)
    named = {"lobby": "games in the lobby"}
    found.update({named.get(row[0], f"games {row[0]}"): row[1] for row in games})
    found.update({f"letters {row[0]}": row[1] for row in letters})
    return found
