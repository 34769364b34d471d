"""The transactional outbox: priority queues of letters, written with the step they tell and read by lane."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.store.games import Game, game_of
from bot.store.letters import Letter, decode_letter, late, reader_in
from bot.store.mail.messages import MessageRef
from bot.store.mail.states import (
    AT_ONCE,
    IN_DOUBT,
    Attempt,
    Cause,
    LetterState,
    Stored,
    enter,
    move,
    state_in,
)
from bot.store.moments import from_store, to_store
from bot.store.people import COLUMNS, Person, person_of
from bot.store.transactions import Row, Transaction
from rules.table import encode

FARTHEST = timedelta(hours=1)
"""No letter is put off for longer: one that seems to be was put off by a clock that went wrong."""


@dataclass(frozen=True)
class Waiting:
    """An open letter, as it was when it was read."""

    id: int
    lane: str
    nonce: str
    letter: Letter
    state: LetterState
    written: datetime
    tries: int
    attempt: Attempt | None
    """The last of those of which nobody knows whether they were delivered."""
    unavailable_since: datetime | None
    aside: bool
    """To the channel, for the thread is closed."""
    retired: bool
    """Its key is another letter's by now, and it is not to be said any more."""

    @property
    def in_doubt(self) -> bool:
        """It is not sent any more, only searched for."""
        return self.state in IN_DOUBT

    @property
    def lost(self) -> Cause:
        """Nobody can have it; if a copy may exist, that is searched for."""
        return Cause.GIVE_UP if self.attempt else Cause.REFUSE


@dataclass(frozen=True)
class Due:
    """A letter with all that is needed to hand it over, read at one moment."""

    waiting: Waiting
    game: Game
    place: MessageRef | None
    """Where that lies which it edits; for all others, the lobby's post."""
    dm_channel: int | None
    """Of its reader, if that is known."""
    reader: Person
    """Whose wishes decide how its pictures look; what is there for all looks as it does to anybody."""
    told_aside: bool
    """Of a post: whether anything was told in the channel because the thread was closed. Only posts of the
    same lane change that."""
    is_last: bool
    """Nothing lay behind it in its lane."""


async def put(tx: Transaction, letters: Iterable[Letter], now: datetime) -> None:
    """Into the outbox. A letter whose key has been used is dropped; an edit replaces those before it."""
    for letter in letters:
        if letter.kind == "edit":
            for row in await tx.all(
                "SELECT id FROM outbox WHERE (lane IN (?, ?) OR lane LIKE ?) "
                "AND state = 'waiting' AND kind = 'edit' AND key = ?",
                (letter.lane, late(letter.lane), f"{late(letter.lane)} %", letter.key),
            ):
                await move(tx, row["id"], Cause.SUPERSEDE)
        await enter(tx, letter, now)


# The queue


async def due_lanes(tx: Transaction, now: datetime) -> tuple[list[str], datetime | None]:
    """Lanes whose first letter may go now; and when the next of the others may go on."""
    heads = await tx.all(
        "SELECT lane, not_before FROM outbox "
        "WHERE id IN (SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY lane) ORDER BY id"
    )
    first, last = _not_yet(now)
    later = [moment for _, moment in heads if first <= moment <= last]
    due = [lane for lane, moment in heads if not first <= moment <= last]
    return due, from_store(min(later, default=None))


async def head(tx: Transaction, lane: str, now: datetime) -> Due | datetime | None:
    """The lane's first letter, if it has any; or when that may go."""
    user = reader_in(lane)
    row = await tx.one(f"{_DUE} AND lane = ? ORDER BY outbox.id LIMIT 1", (user, user, lane))
    if row is None:
        return None
    first, last = _not_yet(now)
    return from_store(row["not_before"]) if first <= row["not_before"] <= last else _due(row)


def _not_yet(now: datetime) -> tuple[float, float]:
    """A letter that is not to go before a moment between these has to wait."""
    return math.nextafter(now.timestamp(), math.inf), (now + FARTHEST).timestamp()


async def still(tx: Transaction, waiting: Waiting) -> Due | None:
    """The same letter as it waits now; None if it does no more: another edit may have overtaken it."""
    user = waiting.letter.user
    row = await tx.one(f"{_DUE} AND outbox.id = ?", (user, user, waiting.id))
    return None if row is None else _due(row)


async def waiting_in(tx: Transaction, lane: str) -> list[Waiting]:
    """All open letters of a lane, in their order."""
    rows = await tx.all(
        f"SELECT {_LETTER} FROM outbox WHERE lane = ? AND state = 'waiting' ORDER BY id",  # noqa: S608
        (lane,),
    )
    return [_waiting(row) for row in rows]


_LETTER = (
    "outbox.id AS letter_id, lane, outbox.key, nonce, body, state, written, tries, not_before, tried_at, "
    "tried_in, tried_after, shut_since, outbox.aside, unless_found"
)
_DUE = (
    f"SELECT games.*, {_LETTER}, {COLUMNS}, doors.channel AS dm_channel, "  # noqa: S608 - names of columns
    "m.channel AS lies_in, m.message AS lies_as, "
    "kind = 'post' AND EXISTS (SELECT 1 FROM messages WHERE messages.game = games.id AND messages.aside = 1) "
    "AS told_aside, "
    "NOT EXISTS (SELECT 1 FROM outbox AS next WHERE next.lane = outbox.lane AND next.state = 'waiting' "
    "AND next.id > outbox.id) AS is_last FROM outbox JOIN games ON games.id = outbox.game "
    "LEFT JOIN messages AS m ON m.game = outbox.game "
    "AND m.key = CASE kind WHEN 'edit' THEN outbox.key ELSE 'lobby' END "
    "LEFT JOIN doors ON doors.person = ? LEFT JOIN people ON people.person = ? WHERE state = 'waiting'"
)


def _due(row: Row) -> Due:
    return Due(
        waiting=_waiting(row),
        game=game_of(row),
        place=None if row["lies_as"] is None else MessageRef(row["lies_in"], row["lies_as"]),
        dm_channel=row["dm_channel"],
        reader=person_of(row),
        told_aside=bool(row["told_aside"]),
        is_last=bool(row["is_last"]),
    )


def _waiting(row: Row) -> Waiting:
    at = from_store(row["tried_at"])
    letter = decode_letter(row["body"])
    return Waiting(
        id=row["letter_id"],
        lane=row["lane"],
        nonce=row["nonce"],
        letter=letter,
        state=state_in(row),
        written=from_store(row["written"]),
        tries=row["tries"],
        # An older version did not say where it made an attempt.
        attempt=None if at is None else Attempt(at, row["tried_in"] or 0, row["tried_after"]),
        unavailable_since=from_store(row["shut_since"]),
        aside=bool(row["aside"]),
        retired=row["key"] != letter.key,
    )


# Destinations that are unavailable


async def is_unavailable(tx: Transaction, game: int) -> bool:
    """Whether the destination of this game's posts is."""
    return await tx.exists(
        "SELECT 1 FROM outbox WHERE game = ? AND state = 'waiting' AND shut_since IS NOT NULL "
        "AND kind IN ('post', 'thread')",
        (game,),
    )


_BLOCKED, _FAILED = "shut_since IS NOT NULL", "tries > 0"


async def put_off(tx: Transaction, guild: int | None = None) -> list[int]:
    """The games of that server with letters that found their destination unavailable; without a server, all
    with letters that did, or that were put off by a fault."""
    which, given = (_FAILED, ()) if guild is None else (f"{_BLOCKED} AND guild = ?", (guild,))
    sql = (
        f"SELECT DISTINCT game FROM outbox JOIN games ON games.id = game WHERE state = 'waiting' AND {which}"  # noqa: S608
    )
    return await tx.column(sql, given)


async def retry_now(tx: Transaction, game: int, *, blocked: bool) -> None:
    """What was put off there may be attempted at once; or only what found its destination unavailable."""
    await _retry(tx, f"{_BLOCKED if blocked else _FAILED} AND game = ?", game)


async def retry_letter(tx: Transaction, letter_id: int) -> None:
    """That letter, if it still waits, may be attempted at once."""
    await _retry(tx, "id = ?", letter_id)


async def _retry(tx: Transaction, which: str, *parameters: int) -> None:
    lanes = await tx.column(
        f"UPDATE outbox SET not_before = ? WHERE state = 'waiting' AND {which} RETURNING lane",  # noqa: S608
        (to_store(AT_ONCE), *parameters),
    )
    tx.mailed.update(lanes)


async def pass_on_block(tx: Transaction, waiting: Waiting, to: int | None = None) -> None:
    """That its destination is unavailable is said of that letter instead, or else of the next in its lane."""
    behind = [to] if to else [each.id for each in await waiting_in(tx, waiting.lane)][:1]
    for each in behind:
        await move(tx, each, Cause.BLOCK, unavailable_since=waiting.unavailable_since, tries=waiting.tries)


async def block_behind(tx: Transaction, waiting: Waiting) -> None:
    """All that lies behind it in its lane has found the destination unavailable since it was written."""
    for each in await waiting_in(tx, waiting.lane):
        since = max(each.written, waiting.unavailable_since or each.written)
        await move(tx, each.id, Cause.BLOCK, unavailable_since=each.unavailable_since or since)


async def rewrite(tx: Transaction, waiting: Waiting, letter: Letter) -> None:
    """Say something else under the same key; only what was never handed over can be written anew."""
    await tx.execute("UPDATE outbox SET body = ? WHERE id = ?", (encode(letter).decode(), waiting.id))


async def reword(tx: Transaction, game: int, key: str, text: str, question: str) -> bool:
    """What was handed over long ago is to be said in other words from now on, wherever it is shown again.
    Whether there is such a letter."""
    said = await letter(tx, game, key)
    if said is None:
        return False
    await tx.execute(
        "UPDATE outbox SET body = ? WHERE game = ? AND key = ? AND kind <> 'edit' AND state <> 'waiting'",
        (encode(replace(said, text=text, question=question)).decode(), game, key),
    )
    return True


# Keys


async def retire(tx: Transaction, game: int, key: str) -> str:
    """Let another letter take this key; the name under which the old one can still be edited. It is not said
    any more; but one that was attempted stays, for it may have come, and must then be known. So does an edit
    that closes it; one that is worth making only as long as its step is asked is dropped."""
    old = f"{key}~{secrets.token_hex(4)}"
    row = await tx.one("SELECT * FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key))
    if row is not None:
        if row["tried_at"] is None:
            await move(tx, row["id"], Cause.RETRACT)
        await tx.execute("UPDATE outbox SET key = ? WHERE id = ?", (old, row["id"]))
    for row in await tx.all(
        f"SELECT {_LETTER} FROM outbox WHERE game = ? AND key = ? AND kind = 'edit' "  # noqa: S608
        "AND state = 'waiting'",
        (game, key),
    ):
        edit = _waiting(row)
        if edit.letter.while_step is None:
            body = encode(edit.letter.passed_on(old)).decode()
            await tx.execute("UPDATE outbox SET key = ?, body = ? WHERE id = ?", (old, body, edit.id))
        else:
            await move(tx, edit.id, Cause.RETRACT)
    await tx.execute("UPDATE messages SET key = ? WHERE game = ? AND key = ?", (old, game, key))
    return old


async def keys(tx: Transaction, game: int) -> list[str]:
    """Of everything that was ever to be said in a game, but for edits."""
    return await tx.column("SELECT key FROM outbox WHERE game = ? AND kind <> 'edit' ORDER BY id", (game,))


async def said(tx: Transaction, game: int, beginning: str) -> list[str]:
    """How the keys that begin so go on, of all that was said or is still to be."""
    return await tx.column(
        "SELECT substr(key, ?) FROM outbox WHERE game = ? AND key >= ? AND key < ? AND kind <> 'edit' "
        "AND state <> 'skipped'",
        (len(beginning) + 1, game, beginning, f"{beginning}\U0010ffff"),
    )


async def letter(tx: Transaction, game: int, key: str) -> Letter | None:
    """What was, or is, to be said under this key; None also if it asked nothing, and is said."""
    body = await tx.value(
        "SELECT body FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key)
    )
    return decode_letter(body) if body else None


async def forget_words(tx: Transaction, game: int, asked: str) -> None:
    """Of what asked something that is settled: of all keys that begin so."""
    await tx.execute(
        "UPDATE outbox SET body = '' WHERE game = ? AND key >= ? AND key < ? AND kind <> 'edit' "
        "AND state <> 'waiting'",
        (game, asked, f"{asked}\U0010ffff"),
    )


async def state_of(tx: Transaction, game: int, key: str) -> Stored | None:
    return await tx.value(
        "SELECT state FROM outbox WHERE game = ? AND key = ? AND kind <> 'edit'", (game, key)
    )


async def reached(tx: Transaction, game: int, user: int) -> bool:
    """Whether a direct message about this game has ever come to this person."""
    direct = "SELECT 1 FROM outbox WHERE game = ? AND lane = ? AND kind = 'direct' AND state = 'sent' LIMIT 1"
    return await tx.exists(direct, (game, f"dm:{user}:{game}"))
