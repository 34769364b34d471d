"""Standing orders, as they were given between two steps of a game (an upsert, refused past its step)."""

from __future__ import annotations

from datetime import datetime

from bot.store import choices
from bot.store.moments import to_store
from bot.store.transactions import Transaction
from rules.engine import Choice, Value
from rules.table import decode_choice, encode
from rules.values import Seat

UNFINISHED = -1
"""In the place of a step: a draft of orders belongs to none."""


async def put(tx: Transaction, game: int, step: int, seat: Seat, orders: Choice, now: datetime) -> bool:
    """Store orders in place of those given since the last step; False, and nothing stored, past this step."""
    changed = await tx.execute(
        "INSERT INTO orders (game, step, seat, orders, at) SELECT ?, ?, ?, ?, ? "
        "WHERE EXISTS (SELECT 1 FROM games WHERE id = ? AND step = ? AND status = 'running') "
        "ON CONFLICT (game, step, seat) DO UPDATE SET orders = excluded.orders, at = excluded.at",
        (game, step, seat, encode(orders).decode(), to_store(now), game, step),
    )
    return changed == 1


async def at_step(tx: Transaction, game: int, step: int) -> dict[Seat, dict[str, Value]]:
    """Those given while the game stood at this step."""
    rows = await tx.all(
        "SELECT seat, orders FROM orders WHERE game = ? AND step = ? ORDER BY seat", (game, step)
    )
    return {row[0]: decode_choice(row[1]) for row in rows}


async def of_game(tx: Transaction, game: int) -> dict[int, dict[Seat, dict[str, Value]]]:
    """Every order of the game, by step and seat."""
    rows = await tx.all("SELECT step, seat, orders FROM orders WHERE game = ? ORDER BY step, seat", (game,))
    steps: dict[int, dict[Seat, dict[str, Value]]] = {}
    for step, seat, orders in rows:
        steps.setdefault(step, {})[seat] = decode_choice(orders)
    return steps


async def drop_after(tx: Transaction, game: int, step: int) -> None:
    """Forget those given after a step."""
    await tx.execute("DELETE FROM orders WHERE game = ? AND step > ?", (game, step))


async def put_draft(tx: Transaction, game: int, seat: Seat, orders: Choice) -> None:
    """Keep orders that are not finished; they are in force for nobody."""
    await choices.put_draft(tx, game, UNFINISHED, seat, orders)


async def draft(tx: Transaction, game: int, seat: Seat) -> dict[str, Value]:
    return (await choices.drafts(tx, game, UNFINISHED)).get(seat, {})


async def drop_draft(tx: Transaction, game: int, seat: Seat) -> None:
    await choices.drop_draft(tx, game, UNFINISHED, seat)
