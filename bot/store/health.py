"""Is the mail going out, and does a second bot send some? For whoever looks after the bot."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.store.moments import from_store, to_store
from bot.store.transactions import StoreFault, Transaction

STUCK_AFTER = timedelta(minutes=15)
"""A letter that could have gone for so long says that none are going."""
LATELY = timedelta(days=1)
OTHERS_LATELY = timedelta(days=7)
"""For so long after a second bot was last seen it is worth telling."""


class Remark(NamedTuple):
    """One thing that was looked at: good, or wanting with a remedy."""

    subject: str
    text: str
    good: bool


async def mail(tx: Transaction, now: datetime) -> str | None:
    """What is wrong with the letters: some are stuck, or were given up lately."""
    return _complaint(await _stuck(tx, now), await _given_up(tx, now))


async def ailment(tx: Transaction, now: datetime) -> str | None:
    """The same of a bot that runs. One that is busy is well: while letters go out, those that wait their turn
    are not stuck."""
    newest = "SELECT max(id) - 10000 FROM outbox"
    at_work = await tx.exists(
        f"SELECT 1 FROM outbox WHERE tried_at > ? AND id > ({newest}) LIMIT 1",  # noqa: S608 - no values
        (to_store(now - STUCK_AFTER),),
    )
    return _complaint(0 if at_work else await _stuck(tx, now), await _given_up(tx, now))


async def _stuck(tx: Transaction, now: datetime) -> int:
    """How many lanes stand still."""
    heads = "SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY lane"
    since = to_store(now - STUCK_AFTER)
    stuck = f"SELECT count(*) FROM outbox WHERE id IN ({heads}) AND not_before < ? AND written < ?"  # noqa: S608
    return int(await tx.value(stuck, (since, since)) or 0)


async def _given_up(tx: Transaction, now: datetime) -> int:
    since = to_store(now - LATELY)
    given_up = "SELECT count(*) FROM outbox WHERE state = 'given up' AND tried_at > ?"
    return int(await tx.value(given_up, (since,)) or 0)


def _complaint(waiting: int, given_up: int) -> str | None:
    if waiting:
        minutes = int(STUCK_AFTER.total_seconds()) // 60
        return f"{waiting} letters could have gone for more than {minutes} minutes; is the bot running?"
    if given_up:
        return f"{given_up} letters were given up since yesterday; the log says which and why."
    return None


async def second_bot(tx: Transaction, now: datetime) -> str | None:
    """What was seen of another bot with the same token."""
    try:
        found = await tx.one(
            "SELECT game, channel, seen FROM strangers WHERE seen > ? ORDER BY seen DESC LIMIT 1",
            (to_store(now - OTHERS_LATELY),),
        )
    except StoreFault:  # a database of an older version, which has not been opened by this one yet
        return None
    if found is None:
        return None
    game, thread, seen = found
    return (
        f"a message of this bot's account that this database did not send was seen in the thread of game "
        f"{game} ({thread}) at {from_store(seen):%Y-%m-%d %H:%M} UTC; does another bot run with the same "
        "token, on a copy of the database? Stop one of them."
    )
