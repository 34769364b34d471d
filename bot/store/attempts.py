"""At-least-once delivery: attempts of which nobody heard are reconciled with what a channel holds.

What was handed over and not heard of may still come some minutes later. So a letter that is not sent any
more, though it may have come, is searched for in a lane of its own, where it holds up nobody.
"""

from __future__ import annotations

import secrets
from datetime import datetime

from bot.store.letters import late
from bot.store.mail.states import AT_ONCE, IN_DOUBT, Attempt, Cause, MoveDetails, enter, move
from bot.store.outbox import Waiting, waiting_in
from bot.store.transactions import Transaction


async def abandon(tx: Transaction, waiting: Waiting, cause: Cause) -> None:
    """It is not sent any more. If a copy may exist, it is searched for apart, and its edits wait there."""
    lane = _apart(waiting.lane, str(waiting.id))
    details = MoveDetails(lane=lane, retry_at=AT_ONCE, tries=0, unavailable_since=None)
    if waiting.attempt is not None:  # Discord has refused the one after it, if there was one
        details["attempt"] = waiting.attempt
    state = await move(tx, waiting.id, cause, **details)
    if state in IN_DOUBT:
        await tx.execute(
            "UPDATE outbox SET lane = ? WHERE lane = ? AND state = 'waiting' AND kind = 'edit' "
            "AND key = (SELECT key FROM outbox WHERE id = ?)",
            (lane, waiting.lane, waiting.id),
        )
        tx.mailed.add(lane)


async def give_up_lane(tx: Transaction, head: Waiting) -> None:
    """All that waits there but for edits: what stands there can still be changed, and panels have to be
    closed."""
    await abandon(tx, head, head.lost)
    for each in await waiting_in(tx, head.lane):
        if each.letter.kind != "edit":
            await abandon(tx, each, each.lost)


async def search_for_copy(tx: Transaction, waiting: Waiting, first: Attempt, now: datetime) -> str:
    """It was sent anew, or may have been, and what was handed over first may still come as well: that is
    searched for as a letter of its own; under which key."""
    token = secrets.token_hex(4)
    key = f"{waiting.letter.key}~{token}"
    await enter(tx, waiting.letter, now, key, attempt=first, lane=_apart(waiting.lane, token))
    return key


async def to_follow(tx: Transaction, edit: Waiting) -> str | None:
    """The lane in which the letter that an edit changes is searched for, if that is another."""
    row = await tx.one(
        "SELECT lane FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit' AND state = 'waiting' "
        "AND unless_found IS NOT NULL",
        (edit.letter.game, edit.letter.key),
    )
    return None if row is None or row["lane"] == edit.lane else str(row["lane"])


async def follow(tx: Transaction, edit: Waiting) -> bool:
    """Let an edit wait behind the letter that it changes, if that is searched for elsewhere."""
    lane = await to_follow(tx, edit)
    if lane is None:
        return False
    await tx.execute("UPDATE outbox SET lane = ? WHERE id = ?", (lane, edit.id))
    tx.mailed.add(lane)
    return True


async def is_another_under_way(tx: Transaction, waiting: Waiting) -> bool:
    """Whether a letter of the lane that this one was put into is on its way, or may be: what is found might
    be that one."""
    return await tx.exists(
        "SELECT 1 FROM outbox WHERE lane = ? AND state = 'waiting' AND tried_at IS NOT NULL AND id <> ?",
        (waiting.letter.lane, waiting.id),
    )


def _apart(lane: str, name: str) -> str:
    """Where one letter alone is searched for, and its edits wait."""
    return f"{late(lane)} {name}"
