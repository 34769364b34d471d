"""Message references: in which channel, under which id, each delivered letter lies, for edits and searches.

A message of our own that is no letter's, though none is in doubt there, was sent by a stranger: another bot
with the same token, on a copy of this database.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from bot.store.health import OTHERS_LATELY
from bot.store.moments import to_store
from bot.store.transactions import Transaction


@dataclass(frozen=True)
class MessageRef:
    """A message of Discord's."""

    channel: int
    message: int


async def remember(tx: Transaction, letter_id: int, ref: MessageRef, *, aside: bool = False) -> None:
    """Where it came to lie; aside, if that is not where it belongs. Its key may have been retired while it
    was on its way: what is said under that key from now on is said to somebody else."""
    await tx.execute(
        "INSERT INTO messages (game, key, channel, message, aside) "
        "SELECT game, key, ?, ?, ? FROM outbox WHERE id = ? ON CONFLICT (game, key) "
        "DO UPDATE SET channel = excluded.channel, message = excluded.message, aside = excluded.aside",
        (ref.channel, ref.message, int(aside), letter_id),
    )


async def of(tx: Transaction, game: int, key: str) -> MessageRef | None:
    row = await tx.one("SELECT channel, message FROM messages WHERE game = ? AND key = ?", (game, key))
    return None if row is None else MessageRef(*row)


async def newest(tx: Transaction) -> int:
    """The newest that is known, wherever it is; 0 if none is."""
    return await tx.value("SELECT max(message) FROM messages") or 0


async def is_known(tx: Transaction, message: int) -> bool:
    """Whether some letter came to lie there."""
    return await tx.exists("SELECT 1 FROM messages WHERE message = ?", (message,))


async def is_retired(tx: Transaction, message: int) -> bool:
    """Whether the letter that lies there is known by another key than its own: it came twice, or was passed
    on, and what is said under its key is said elsewhere."""
    return await tx.exists("SELECT 1 FROM messages WHERE message = ? AND key LIKE '%~%'", (message,))


async def told_aside(tx: Transaction, game: int) -> list[tuple[str, int]]:
    """What was told elsewhere because the thread was closed, in order: the keys, and where."""
    rows = await tx.all(
        "SELECT key, channel FROM messages WHERE game = ? AND aside = 1 ORDER BY message", (game,)
    )
    return [(row[0], row[1]) for row in rows]


async def back_in_place(tx: Transaction, game: int) -> None:
    """What was told elsewhere is told in the thread as well."""
    await tx.execute("UPDATE messages SET aside = 0 WHERE game = ? AND aside = 1", (game,))


async def is_ours(tx: Transaction, message: int, channel: int) -> bool:
    """Whether that message is a letter's, as far as anybody knows: some may have come there unheard of."""
    return await tx.exists(
        "SELECT 1 FROM messages WHERE message = ? "
        "UNION SELECT 1 FROM outbox WHERE state = 'waiting' AND tried_in = ?",
        (message, channel),
    )


async def strangers(tx: Transaction, channel: int, messages: Iterable[int]) -> list[int]:
    """Which of our own messages there this database did not send."""
    return [each for each in messages if not await is_ours(tx, each, channel)]


async def note_stranger(tx: Transaction, game: int, channel: int, message: int, now: datetime) -> bool:
    """That it was seen; whether that is news."""
    lately = await tx.exists("SELECT 1 FROM strangers WHERE seen > ?", (to_store(now - OTHERS_LATELY),))
    stranger = {"message": message, "game": game, "channel": channel, "seen": to_store(now)}
    await tx.add_row("strangers", stranger, unless="ON CONFLICT DO NOTHING")
    return not lately
