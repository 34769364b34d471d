"""Letters waiting to be delivered, and where delivered ones came to lie."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

from bot.kit.metrics import LETTERS
from bot.store.connection import Transaction
from bot.store.letters import Letter
from bot.store.moments import from_store, to_store
from rules.table import encode

_CINEMA = "film:"

State: TypeAlias = Literal["waiting", "sent", "skipped", "given up"]


@dataclass(frozen=True)
class Waiting:
    """A letter at the head of its lane. While `tried_at` is set, it may or may not have been delivered."""

    id: int
    lane: str
    nonce: str
    letter: Letter
    tries: int
    tried_at: datetime | None


@dataclass(frozen=True)
class Place:
    channel: int
    message: int


def lane(letter: Letter) -> str:
    """Letters of one lane are delivered in order; lanes do not wait for each other."""
    if letter.film is not None:
        return f"{_CINEMA}{letter.game}"
    return f"game:{letter.game}" if letter.user is None else f"dm:{letter.user}:{letter.game}"


def shows_films(lane: str) -> bool:
    return lane.startswith(_CINEMA)


async def put(tx: Transaction, letters: Iterable[Letter], now: datetime) -> None:
    """Into the outbox. A letter whose key has been used is dropped; an edit replaces those before it."""
    for letter in letters:
        if letter.kind == "edit":
            await tx.execute(
                "UPDATE outbox SET state = 'skipped' "
                "WHERE game = ? AND key = ? AND kind = 'edit' AND state = 'waiting'",
                (letter.game, letter.key),
            )
        await tx.execute(
            "INSERT INTO outbox (game, lane, kind, key, nonce, body, not_before) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, key) WHERE kind <> 'edit' DO NOTHING",
            (
                letter.game,
                lane(letter),
                letter.kind,
                letter.key,
                secrets.token_hex(12),
                encode(letter).decode(),
                to_store(now),
            ),
        )
        tx.mailed = True


async def due_lanes(tx: Transaction, now: datetime) -> list[str]:
    """Lanes whose first letter may go now."""
    rows = await tx.all("SELECT lane FROM heads WHERE not_before <= ? ORDER BY id", (to_store(now),))
    return [row[0] for row in rows]


async def next_due(tx: Transaction, now: datetime) -> datetime | None:
    """When the next lane that has to wait may go on."""
    row = await tx.one("SELECT min(not_before) FROM heads WHERE not_before > ?", (to_store(now),))
    return None if row is None else from_store(row[0])


async def head(tx: Transaction, lane: str, now: datetime) -> Waiting | None:
    """The lane's first letter, if it may go now."""
    row = await tx.one(
        "SELECT id, nonce, body, tries, tried_at FROM heads WHERE lane = ? AND not_before <= ?",
        (lane, to_store(now)),
    )
    if row is None:
        return None
    letter = msgspec.json.decode(row["body"], type=Letter)
    return Waiting(row["id"], lane, row["nonce"], letter, row["tries"], from_store(row["tried_at"]))


async def trying(tx: Transaction, waiting: Waiting, now: datetime) -> None:
    await tx.execute("UPDATE outbox SET tried_at = ? WHERE id = ?", (to_store(now), waiting.id))


async def put_off(tx: Transaction, waiting: Waiting, until: datetime) -> None:
    """It was certainly not delivered, and may be tried again then."""
    await tx.execute(
        "UPDATE outbox SET not_before = ?, tried_at = NULL WHERE id = ?", (to_store(until), waiting.id)
    )


async def failed(tx: Transaction, waiting: Waiting, until: datetime) -> None:
    """Whether it was delivered is unknown; look again then."""
    await tx.execute(
        "UPDATE outbox SET not_before = ?, tries = tries + 1 WHERE id = ?", (to_store(until), waiting.id)
    )


async def settle(tx: Transaction, waiting: Waiting, state: State) -> None:
    await tx.execute("UPDATE outbox SET state = ? WHERE id = ?", (state, waiting.id))
    LETTERS.labels(state).inc()


async def give_up_lane(tx: Transaction, lane: str) -> None:
    lost = await tx.execute(
        "UPDATE outbox SET state = 'given up' WHERE lane = ? AND state = 'waiting'", (lane,)
    )
    LETTERS.labels("given up").inc(lost)


async def reached(tx: Transaction, game: int, user: int) -> bool:
    """Whether a direct message about this game has ever come to this person."""
    direct = "SELECT 1 FROM outbox WHERE lane = ? AND kind = 'direct' AND state = 'sent' LIMIT 1"
    return await tx.one(direct, (f"dm:{user}:{game}",)) is not None


async def retire(tx: Transaction, game: int, key: str) -> str:
    """Let another letter take this key; the name under which the old one can still be edited."""
    row = await tx.one("SELECT max(id) FROM outbox WHERE game = ?", (game,))
    old = f"{key}~{row[0] if row else 0}"
    await tx.execute(
        "UPDATE outbox SET state = 'skipped' WHERE game = ? AND key = ? AND state = 'waiting'", (game, key)
    )
    await tx.execute("UPDATE outbox SET key = ? WHERE game = ? AND key = ?", (old, game, key))
    await tx.execute("UPDATE messages SET key = ? WHERE game = ? AND key = ?", (old, game, key))
    return old


async def keys(tx: Transaction, game: int) -> list[str]:
    """Of everything that was ever to be said in a game, but for edits."""
    rows = await tx.all("SELECT key FROM outbox WHERE game = ? AND kind <> 'edit' ORDER BY id", (game,))
    return [row[0] for row in rows]


async def letter(tx: Transaction, game: int, key: str) -> Letter | None:
    """What was, or is, to be said under this key."""
    row = await tx.one("SELECT body FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    return None if row is None else msgspec.json.decode(row[0], type=Letter)


async def state_of(tx: Transaction, game: int, key: str) -> State | None:
    row = await tx.one("SELECT state FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    return None if row is None else row[0]


async def text_of(tx: Transaction, game: int, key: str) -> str | None:
    """What the letter of that key says, delivered or not."""
    row = await tx.one("SELECT body FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    return None if row is None else msgspec.json.decode(row[0], type=Letter).text


async def remember(tx: Transaction, letter: Letter, place: Place) -> None:
    await tx.execute(
        "INSERT OR REPLACE INTO messages (game, key, channel, message) VALUES (?, ?, ?, ?)",
        (letter.game, letter.key, place.channel, place.message),
    )


async def place_of(tx: Transaction, game: int, key: str) -> Place | None:
    row = await tx.one("SELECT channel, message FROM messages WHERE game = ? AND key = ?", (game, key))
    return None if row is None else Place(*row)
