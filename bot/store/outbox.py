"""Letters waiting to be delivered, and where delivered ones came to lie."""

from __future__ import annotations

import math
import secrets
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

import msgspec

from bot.kit.metrics import LETTERS
from bot.store.connection import Transaction
from bot.store.letters import Letter
from bot.store.moments import from_store, to_store
from rules.table import encode

State: TypeAlias = Literal["waiting", "sent", "skipped", "given up"]
Unsent: TypeAlias = Literal["skipped", "given up"]
_LATE = "late "
AT_ONCE = 0.0
"""Whatever the clock says."""


FARTHEST = timedelta(hours=1)
"""No letter is put off for longer: one that seems to be was put off by a clock that went wrong."""


@dataclass(frozen=True)
class Tried:
    """A letter was handed over, and nobody knows whether it was delivered: if so, it lies in that channel,
    after that message. Messages are numbered as they come, wherever they are; None: none was known yet."""

    at: datetime
    channel: int
    after: int | None


@dataclass(frozen=True)
class Waiting:
    """A letter at the head of its lane."""

    id: int
    lane: str
    nonce: str
    letter: Letter
    tries: int
    tried: Tried | None
    shut_since: datetime | None
    """Since when its way has been closed."""
    aside: bool
    """To the channel, for the thread is closed."""
    retired: bool
    """Its key is another letter's by now, and it is not to be said any more."""
    unless_found: Unsent | None = None
    """It is only looked for, and settled so if it did not come."""


@dataclass(frozen=True)
class Place:
    channel: int
    message: int


def lane(letter: Letter) -> str:
    """Letters of one lane are delivered in order; lanes do not wait for each other."""
    if letter.film is not None:
        return f"film:{letter.game}"
    if letter.analysis:
        return f"analysis:{letter.game}"
    return f"game:{letter.game}" if letter.user is None else f"dm:{letter.user}:{letter.game}"


def is_public(lane: str) -> bool:
    """Whether it holds what a whole table waits for."""
    return lane.startswith("game:")


def late(lane: str) -> str:
    """Where an edit that cannot be made now waits, so that others need not wait for it."""
    return f"{_LATE}{lane.removeprefix(_LATE)}"


def is_late(lane: str) -> bool:
    return lane.startswith(_LATE)


async def put(tx: Transaction, letters: Iterable[Letter], now: datetime) -> None:
    """Into the outbox. A letter whose key has been used is dropped; an edit replaces those before it."""
    for letter in letters:
        if letter.kind == "edit":
            await tx.execute(
                "DELETE FROM outbox WHERE (lane IN (?1, ?2) OR lane GLOB ?2 || ' *') AND state = 'waiting' "
                "AND kind = 'edit' AND key = ?3",
                (lane(letter), late(lane(letter)), letter.key),
            )
        await tx.execute(
            "INSERT INTO outbox (game, lane, kind, key, nonce, body, written, not_before) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, key) WHERE kind <> 'edit' DO NOTHING",
            (
                letter.game,
                lane(letter),
                letter.kind,
                letter.key,
                secrets.token_hex(12),
                encode(letter).decode(),
                to_store(now),
                AT_ONCE,
            ),
        )
        tx.mailed.add(lane(letter))


_FIRST = "SELECT lane, min(id) AS id, not_before FROM outbox WHERE state = 'waiting' GROUP BY lane"
"""Of each lane: the only letter that may be delivered."""


async def due_lanes(tx: Transaction, now: datetime) -> list[str]:
    """Lanes whose first letter may go now."""
    rows = await tx.all(
        f"SELECT lane FROM ({_FIRST}) WHERE not_before NOT BETWEEN ? AND ? ORDER BY id",  # noqa: S608 - no values
        _not_yet(now),
    )
    return [row[0] for row in rows]


async def next_due(tx: Transaction, now: datetime) -> datetime | None:
    """When the next lane that has to wait may go on."""
    row = await tx.one(
        f"SELECT min(not_before) FROM ({_FIRST}) WHERE not_before BETWEEN ? AND ?",  # noqa: S608 - no values
        _not_yet(now),
    )
    return None if row is None else from_store(row[0])


def _not_yet(now: datetime) -> tuple[float, float]:
    """A letter that is not to go before a moment between these has to wait."""
    return math.nextafter(now.timestamp(), math.inf), (now + FARTHEST).timestamp()


async def head(tx: Transaction, lane: str, now: datetime) -> Waiting | None:
    """The lane's first letter, if it may go now."""
    row = await tx.one(
        "SELECT * FROM outbox WHERE lane = ? AND state = 'waiting' ORDER BY id LIMIT 1", (lane,)
    )
    first, last = _not_yet(now)
    return None if row is None or first <= row["not_before"] <= last else _waiting(row)


async def waits(tx: Transaction, waiting: Waiting) -> bool:
    """Whether it is still to be delivered: an edit may have been overtaken by another."""
    return await tx.one("SELECT 1 FROM outbox WHERE id = ? AND state = 'waiting'", (waiting.id,)) is not None


async def due_at(tx: Transaction, lane: str) -> datetime | None:
    """When its first letter may go, if it has any."""
    row = await tx.one(
        "SELECT not_before FROM outbox WHERE lane = ? AND state = 'waiting' ORDER BY id LIMIT 1", (lane,)
    )
    return None if row is None else from_store(row[0])


def _waiting(row: sqlite3.Row) -> Waiting:
    at = from_store(row["tried_at"])
    letter = msgspec.json.decode(row["body"], type=Letter)
    return Waiting(
        id=row["id"],
        lane=row["lane"],
        nonce=row["nonce"],
        letter=letter,
        tries=row["tries"],
        # What an older version tried, it did not say where.
        tried=None if at is None else Tried(at, row["tried_in"] or 0, row["tried_after"]),
        shut_since=from_store(row["shut_since"]),
        aside=bool(row["aside"]),
        retired=row["key"] != letter.key,
        unless_found=row["unless_found"],
    )


async def fresh(tx: Transaction, waiting: Waiting) -> Waiting:
    """The letter as it stands now: it may have been tried since."""
    row = await tx.one("SELECT * FROM outbox WHERE id = ? AND state = 'waiting'", (waiting.id,))
    return waiting if row is None else _waiting(row)


_STILL_TO_BE_SAID = "id = ? AND state = 'waiting' AND key = ?"
"""Neither settled nor retired while it was made ready."""


async def trying(tx: Transaction, waiting: Waiting, channel: int, now: datetime) -> bool:
    """About to be handed over there; False if it is not to be said any more."""
    after = "(SELECT max(message) FROM messages)"
    noted = await tx.execute(
        f"UPDATE outbox SET tried_at = ?, tried_in = ?, tried_after = {after} WHERE {_STILL_TO_BE_SAID}",  # noqa: S608 - no values
        (to_store(now), channel, waiting.id, waiting.letter.key),
    )
    return noted == 1


async def trying_again(tx: Transaction, waiting: Waiting, now: datetime) -> bool:
    """The same, if it may have come to lie there since it was first tried."""
    noted = await tx.execute(
        f"UPDATE outbox SET tried_at = ? WHERE {_STILL_TO_BE_SAID}",  # noqa: S608 - no values
        (to_store(now), waiting.id, waiting.letter.key),
    )
    return noted == 1


async def put_off(tx: Transaction, waiting: Waiting, now: datetime, by: timedelta = timedelta()) -> None:
    """This time it was certainly not delivered; if that was unknown before, it is unknown still."""
    doubt = "" if waiting.tried else ", tried_at = NULL, tried_in = NULL, tried_after = NULL"
    await tx.execute(
        f"UPDATE outbox SET not_before = ?{doubt} WHERE id = ?",  # noqa: S608 - names of columns
        (to_store(now + min(by, FARTHEST)), waiting.id),
    )


async def failed(tx: Transaction, waiting: Waiting, until: datetime, shut: datetime | None = None) -> None:
    """Whether it was delivered is unknown; look again then. Its way may be closed since a moment."""
    await tx.execute(
        "UPDATE outbox SET not_before = ?, tries = tries + 1, shut_since = coalesce(shut_since, ?) "
        "WHERE id = ?",
        (to_store(until), to_store(shut), waiting.id),
    )


async def forget_trying(tx: Transaction, waiting: Waiting) -> None:
    """It was looked for, and is not there."""
    await tx.execute(
        "UPDATE outbox SET tried_at = NULL, tried_in = NULL, tried_after = NULL WHERE id = ?", (waiting.id,)
    )


async def settle(tx: Transaction, waiting: Waiting, state: State) -> None:
    """It needs no more looking after. Its key stays taken; its words are kept only while they ask."""
    letter = waiting.letter
    if letter.kind == "edit" and state != "given up":
        await tx.execute("DELETE FROM outbox WHERE id = ?", (waiting.id,))
    else:
        asks = letter.panel is not None and letter.panel.kind == "plan"
        await tx.execute(
            "UPDATE outbox SET state = ?, lane = ?, body = iif(?, body, '') WHERE id = ?",
            (state, lane(letter), asks, waiting.id),
        )
    LETTERS.labels(state).inc()


async def forget_words(tx: Transaction, game: int, asked: str) -> None:
    """Of what asked something that is settled: of all keys that begin so."""
    await tx.execute(
        "UPDATE outbox SET body = '' WHERE game = ? AND key >= ? AND key < ? AND kind <> 'edit' "
        "AND state <> 'waiting'",
        (game, asked, f"{asked}\U0010ffff"),
    )


async def shut(tx: Transaction, waiting: Waiting, now: datetime, until: datetime) -> None:
    """Its way is closed; try again then, as if it had never been sent elsewhere."""
    await put_off(tx, waiting, until)
    await tx.execute(
        "UPDATE outbox SET shut_since = coalesce(shut_since, ?), tries = tries + 1, aside = 0 WHERE id = ?",
        (to_store(now), waiting.id),
    )


async def send_aside(tx: Transaction, waiting: Waiting, now: datetime) -> None:
    """The thread is closed: let it go to the channel."""
    await put_off(tx, waiting, now)
    await tx.execute("UPDATE outbox SET aside = 1 WHERE id = ?", (waiting.id,))


async def step_aside(tx: Transaction, waiting: Waiting) -> None:
    """Let an edit wait where it holds up nobody."""
    await tx.execute("UPDATE outbox SET lane = ? WHERE id = ?", (late(waiting.lane), waiting.id))


async def is_shut(tx: Transaction, game: int) -> bool:
    """Whether posts of this game find their way closed."""
    row = await tx.one(
        "SELECT 1 FROM outbox WHERE game = ? AND state = 'waiting' AND shut_since IS NOT NULL "
        "AND kind IN ('post', 'thread')",
        (game,),
    )
    return row is not None


async def knock(tx: Transaction, guild: int) -> None:
    """What found its way closed on that server may be tried again at once."""
    rows = await tx.all(
        "UPDATE outbox SET not_before = ? WHERE state = 'waiting' AND shut_since IS NOT NULL "
        "AND game IN (SELECT id FROM games WHERE guild = ?) RETURNING lane",
        (AT_ONCE, guild),
    )
    tx.mailed.update(row[0] for row in rows)


async def knock_everywhere(tx: Transaction) -> None:
    """All that found its way closed, or was put off by a fault, may be tried again at once."""
    rows = await tx.all(
        "UPDATE outbox SET not_before = ? WHERE state = 'waiting' AND tries > 0 RETURNING lane", (AT_ONCE,)
    )
    tx.mailed.update(row[0] for row in rows)


async def posts_waiting(tx: Transaction, lane: str) -> list[Waiting]:
    """All posts of a lane that are not delivered, in their order."""
    rows = await tx.all(
        "SELECT * FROM outbox WHERE lane = ? AND state = 'waiting' AND kind = 'post' ORDER BY id", (lane,)
    )
    return [_waiting(row) for row in rows]


async def rewrite(tx: Transaction, waiting: Waiting, letter: Letter) -> None:
    """Say something else under the same key; only what was never handed over can be written anew."""
    await tx.execute("UPDATE outbox SET body = ? WHERE id = ?", (encode(letter).decode(), waiting.id))


async def hand_down(tx: Transaction, waiting: Waiting, to: Waiting | None = None) -> None:
    """That its way was closed is said of this one instead, or else of the next of its lane."""
    await tx.execute(
        "UPDATE outbox SET shut_since = ?, tries = ? WHERE id = "
        "coalesce(?, (SELECT min(id) FROM outbox WHERE lane = ? AND state = 'waiting'))",
        (to_store(waiting.shut_since), waiting.tries, to.id if to else None, waiting.lane),
    )


async def has_waited_behind(tx: Transaction, waiting: Waiting) -> None:
    """Its way stays closed; all that lies behind it in its lane has found it so since it was written."""
    await tx.execute(
        "UPDATE outbox SET shut_since = coalesce(shut_since, max(written, ?)) "
        "WHERE lane = ? AND state = 'waiting'",
        (to_store(waiting.shut_since), waiting.lane),
    )


async def reached(tx: Transaction, game: int, user: int) -> bool:
    """Whether a direct message about this game has ever come to this person."""
    direct = "SELECT 1 FROM outbox WHERE game = ? AND lane = ? AND kind = 'direct' AND state = 'sent' LIMIT 1"
    return await tx.one(direct, (game, f"dm:{user}:{game}")) is not None


async def retire(tx: Transaction, game: int, key: str) -> str:
    """Let another letter take this key; the name under which the old one can still be edited. It is not said
    any more; but one that was tried stays, for it may have come, and must then be known."""
    old = f"{key}~{secrets.token_hex(4)}"
    await tx.execute(
        "UPDATE outbox SET state = iif(state = 'waiting' AND tried_at IS NULL, 'skipped', state), key = ? "
        "WHERE game = ? AND key = ? AND kind <> 'edit'",
        (old, game, key),
    )
    await tx.execute(
        "DELETE FROM outbox WHERE game = ? AND key = ? AND kind = 'edit' AND state = 'waiting'", (game, key)
    )
    await tx.execute("UPDATE messages SET key = ? WHERE game = ? AND key = ?", (old, game, key))
    return old


async def keys(tx: Transaction, game: int) -> list[str]:
    """Of everything that was ever to be said in a game, but for edits."""
    rows = await tx.all("SELECT key FROM outbox WHERE game = ? AND kind <> 'edit' ORDER BY id", (game,))
    return [row[0] for row in rows]


async def said(tx: Transaction, game: int, beginning: str) -> list[str]:
    """How the keys that begin so go on, of all that was said or is still to be."""
    rows = await tx.all(
        "SELECT substr(key, ?) FROM outbox WHERE game = ? AND key >= ? AND key < ? AND kind <> 'edit' "
        "AND state <> 'skipped'",
        (len(beginning) + 1, game, beginning, f"{beginning}\U0010ffff"),
    )
    return [row[0] for row in rows]


async def letter(tx: Transaction, game: int, key: str) -> Letter | None:
    """What was, or is, to be said under this key; None also if it asked nothing, and is said."""
    row = await tx.one("SELECT body FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    return None if row is None or not row[0] else msgspec.json.decode(row[0], type=Letter)


async def state_of(tx: Transaction, game: int, key: str) -> State | None:
    row = await tx.one("SELECT state FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    return None if row is None else row[0]


async def text_of(tx: Transaction, game: int, key: str) -> str | None:
    """What the letter of that key says, delivered or not."""
    found = await letter(tx, game, key)
    return None if found is None else found.text


async def remember(tx: Transaction, waiting: Waiting, place: Place, *, aside: bool = False) -> None:
    """Where it came to lie; aside, if that is not where it belongs. Its key may have been retired while it
    was on its way: what is said under that key from now on is said to somebody else."""
    await tx.execute(
        "INSERT OR REPLACE INTO messages (game, key, channel, message, aside) "
        "SELECT game, key, ?, ?, ? FROM outbox WHERE id = ?",
        (place.channel, place.message, int(aside), waiting.id),
    )


async def is_known(tx: Transaction, message: int) -> bool:
    """Whether some letter came to lie there."""
    return await tx.one("SELECT 1 FROM messages WHERE message = ?", (message,)) is not None


async def told_aside(tx: Transaction, game: int) -> list[tuple[str, int]]:
    """What was told elsewhere because the thread was closed, in order: the keys, and where."""
    rows = await tx.all(
        "SELECT key, channel FROM messages WHERE game = ? AND aside = 1 ORDER BY message", (game,)
    )
    return [(row[0], row[1]) for row in rows]


async def back_in_place(tx: Transaction, game: int) -> None:
    """What was told elsewhere is told in the thread as well."""
    await tx.execute("UPDATE messages SET aside = 0 WHERE game = ? AND aside = 1", (game,))


async def place_of(tx: Transaction, game: int, key: str) -> Place | None:
    row = await tx.one("SELECT channel, message FROM messages WHERE game = ? AND key = ?", (game, key))
    return None if row is None else Place(*row)
