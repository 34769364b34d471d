"""Reseeded games, which were laid again from a copy of the database: their dice begin anew there."""

from __future__ import annotations

from bot.store.transactions import Transaction

_AGAIN = "ON CONFLICT (game, step) DO UPDATE SET epoch = excluded.epoch"


async def reseed(tx: Transaction, number: int) -> list[tuple[int, int]]:
    """Every running game, and the step it stands at: what is rolled there next follows from this number."""
    running = await tx.all("SELECT id, step FROM games WHERE status = 'running' ORDER BY id")
    for game, step in running:
        await tx.add_row("epochs", {"game": game, "step": step, "epoch": number}, unless=_AGAIN)
    return [(row[0], row[1]) for row in running]


async def at_step(tx: Transaction, game: int, step: int) -> int:
    """The number that begins at this step; 0 for none."""
    row = await tx.one("SELECT epoch FROM epochs WHERE game = ? AND step = ?", (game, step))
    return 0 if row is None else int(row[0])


async def of_game(tx: Transaction, game: int) -> dict[int, int]:
    return {row[0]: row[1] for row in await tx.all("SELECT step, epoch FROM epochs WHERE game = ?", (game,))}


async def move_back(tx: Transaction, game: int, step: int) -> None:
    """What began after a step that is taken back begins there instead: old dice must not come again."""
    await tx.execute(
        "INSERT INTO epochs (game, step, epoch) SELECT game, ?, max(epoch) FROM epochs "  # noqa: S608
        f"WHERE game = ? AND step > ? GROUP BY game {_AGAIN}",
        (step, game, step),
    )
    await tx.execute("DELETE FROM epochs WHERE game = ? AND step > ?", (game, step))
