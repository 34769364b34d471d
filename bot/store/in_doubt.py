"""Letters of which nobody knows whether they came.

They were handed over, and no answer was heard: the connection broke, or the process was killed. What was
sent may still come some minutes later. So none of them is settled before it was looked for in vain for that
long. One that is not to be sent any more is looked for in a lane of its own, where it holds up nobody.

A message of our own that is no letter's, though none is in doubt there, was sent by a stranger: another bot
with the same token, on a copy of this database.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime

from bot.kit.metrics import LETTERS
from bot.store.connection import Transaction
from bot.store.file.health import OTHERS_LATELY
from bot.store.moments import to_store
from bot.store.outbox import AT_ONCE, Tried, Unsent, Waiting, lane, late, settle
from rules.table import encode


async def abandon(tx: Transaction, waiting: Waiting, state: Unsent) -> None:
    """It is not tried any more; settled, unless it may have come."""
    if waiting.tried is None:
        await settle(tx, waiting, state)
    else:
        await look_apart(tx, waiting, state)


async def give_up_lane(tx: Transaction, head: Waiting) -> None:
    """All that waits there; only the first of it may have come."""
    await abandon(tx, head, "given up")
    lost = await tx.execute(
        "UPDATE outbox SET state = 'given up', body = iif(key GLOB 'panel:*', body, '') "
        "WHERE lane = ? AND state = 'waiting'",
        (head.lane,),
    )
    LETTERS.labels("given up").inc(lost)


async def look_apart(tx: Transaction, waiting: Waiting, unless_found: Unsent) -> None:
    """It is not sent any more, but nobody knows whether it came: it is looked for in a lane of its own, where
    it holds up nobody. What would change it waits there too."""
    lane = _apart(waiting.lane, waiting.id)
    await tx.execute(
        "UPDATE outbox SET lane = ?, unless_found = ?, not_before = ?, tries = 0, shut_since = NULL "
        "WHERE id = ?",
        (lane, unless_found, AT_ONCE, waiting.id),
    )
    await tx.execute(
        "UPDATE outbox SET lane = ? WHERE lane = ? AND state = 'waiting' AND kind = 'edit' "
        "AND key = (SELECT key FROM outbox WHERE id = ?)",
        (lane, waiting.lane, waiting.id),
    )
    tx.mailed.add(lane)


async def look_for_another(tx: Transaction, waiting: Waiting, tried: Tried, now: datetime) -> str:
    """It was sent anew, and what was handed over first may still come as well: that is looked for as a letter
    of its own; under which key."""
    key = f"{waiting.letter.key}~{secrets.token_hex(4)}"
    row = await tx.insert(
        "INSERT INTO outbox (game, lane, kind, key, nonce, body, written, not_before, tried_at, tried_in, "
        "tried_after, unless_found) SELECT game, lane, kind, ?, ?, ?, ?, ?, ?, ?, ?, 'skipped' "
        "FROM outbox WHERE id = ?",
        (
            key,
            secrets.token_hex(12),
            encode(waiting.letter).decode(),
            to_store(now),
            AT_ONCE,
            to_store(tried.at),
            tried.channel,
            tried.after,
            waiting.id,
        ),
    )
    lane = _apart(waiting.lane, row)
    await tx.execute("UPDATE outbox SET lane = ? WHERE id = ?", (lane, row))
    tx.mailed.add(lane)
    return key


async def follow(tx: Transaction, edit: Waiting) -> bool:
    """Let an edit wait behind the letter that it changes, if that is looked for elsewhere."""
    row = await tx.one(
        "SELECT lane FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit' AND state = 'waiting' "
        "AND unless_found IS NOT NULL",
        (edit.letter.game, edit.letter.key),
    )
    if row is None or row["lane"] == edit.lane:
        return False
    await tx.execute("UPDATE outbox SET lane = ? WHERE id = ?", (row["lane"], edit.id))
    tx.mailed.add(row["lane"])
    return True


async def beside(tx: Transaction, waiting: Waiting) -> bool:
    """Whether a letter of the lane that this one was put into is on its way, or may be: what is found might
    be that one."""
    row = await tx.one(
        "SELECT 1 FROM outbox WHERE lane = ? AND state = 'waiting' AND tried_at IS NOT NULL AND id <> ?",
        (lane(waiting.letter), waiting.id),
    )
    return row is not None


async def strangers(tx: Transaction, channel: int, messages: Iterable[int]) -> list[int]:
    """Which of our own messages there this database did not send."""
    return [each for each in messages if not await is_ours(tx, each, channel)]


async def note_stranger(tx: Transaction, game: int, channel: int, message: int, now: datetime) -> bool:
    """That it was seen; whether that is news."""
    lately = await tx.one("SELECT 1 FROM strangers WHERE seen > ?", (to_store(now - OTHERS_LATELY),))
    await tx.execute(
        "INSERT OR IGNORE INTO strangers (message, game, channel, seen) VALUES (?, ?, ?, ?)",
        (message, game, channel, to_store(now)),
    )
    return lately is None


async def is_ours(tx: Transaction, message: int, channel: int) -> bool:
    """Whether that message is a letter's, as far as anybody knows: some may have come there unheard of."""
    row = await tx.one(
        "SELECT 1 FROM messages WHERE message = ?1 "
        "UNION SELECT 1 FROM outbox WHERE state = 'waiting' AND tried_in = ?2",
        (message, channel),
    )
    return row is not None


def _apart(lane: str, letter_id: int) -> str:
    """Where this letter alone is looked for, and its edits wait."""
    return f"{late(lane)} {letter_id}"
