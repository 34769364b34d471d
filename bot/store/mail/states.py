"""The state machine of a transactional outbox: the states of a letter, every move between them, and why.

A letter is an outbox message. It is *open* until it is *settled*, and a settled letter never moves again.
`Cause` is the table of all moves; `move` executes it and refuses what is not in it. `attempt` and `deliver`
are the moves of every letter, each in one statement. These and `enter` are the only writers of a letter's
state.

**No letter is lost.** It enters in the transaction of the step that it tells. Each move is one transaction
(or part of one), so that a crash leaves the letter where it was or where the move led. An open letter stays
in a lane, and the outbox looks at the head of every lane; none is put off for longer than an hour. An open
letter becomes a settled one by a cause alone: it is there (DELIVER), another tells it (FOLD, SUPERSEDE), it
has lost its point (RETRACT, DROP), or nobody can have it (REFUSE, GIVE_UP), and the log and the host
hear of it.

**No letter is doubled.** Nothing is handed over before ATTEMPT is durable, so that a letter of which a copy
may exist is always in an attempted state or in doubt. From there it is sent again only after its channel's
history was searched, and under the nonce it always had (the idempotency key). It is never folded into
another letter, and becomes retracted or given up only by way of doubt: it is searched for until no request
of a dead process can land any more (NOT_FOUND). When it goes to another channel, a letter in doubt stays
behind for the copy that may land in the first (ELSEWHERE). There are two exceptions: Discord has just
refused its only copy (REJECT, REFUSE), or there is nothing to search or to compare with (DROP). Edits and
new threads need no attempt to be noted: done twice, they do the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Literal, TypeAlias, TypedDict, Unpack

from bot.kit.metrics import LETTERS
from bot.store.letters import Letter, decode_letter
from bot.store.moments import to_store
from bot.store.transactions import Row, Transaction
from rules.table import encode

Stored: TypeAlias = Literal["waiting", "sent", "skipped", "given up"]
"""What the column `state` holds."""
AT_ONCE = datetime(1970, 1, 1, tzinfo=UTC)
"""Whatever the clock says."""


class LetterState(Enum):
    WAITING = "waiting: no copy of it exists"
    ATTEMPTED = "attempted: handed over, and perhaps delivered"
    UNAVAILABLE = "waiting, while its destination is unavailable"
    ATTEMPTED_UNAVAILABLE = "attempted, and then its destination became unavailable"
    RETRACTING = "in doubt: retracted, unless it is found"
    GIVING_UP = "in doubt: given up, unless it is found"
    SENT = "sent"
    RETRACTED = "retracted: it had lost its point"
    FOLDED = "folded into another letter, which tells it too"
    GIVEN_UP = "given up"


W, A, U, AU, R, G, SENT, RETRACTED, FOLDED, GIVEN_UP = LetterState
OPEN, IN_DOUBT = (W, A, U, AU, R, G), (R, G)
SETTLED: Mapping[LetterState, Stored] = {
    SENT: "sent",
    RETRACTED: "skipped",
    FOLDED: "skipped",
    GIVEN_UP: "given up",
}
"""As they are stored. Open ones are stored as waiting, and told apart by other columns (`state_in`)."""


class Cause(Enum):
    """Why a letter moves, and from which state to which: the table of all moves."""

    def __init__(self, why: str, moves: Mapping[LetterState, LetterState]) -> None:
        self.why = why
        self.moves = moves

    ATTEMPT = "it is about to be handed over", {W: A, A: A, U: AU, AU: AU}
    REJECT = "Discord did not take it (429, 403, 404), and no copy may exist", {W: W, A: W, U: U, AU: U}
    DEFER = "the same, but an earlier attempt may have come", {A: A, AU: AU, R: R, G: G}
    FAIL = "the next attempt is due after a pause", {W: W, A: A, U: U, AU: AU, R: R, G: G}
    BLOCK = "its destination is unavailable", {W: U, A: AU, U: U, AU: AU, R: R, G: G}
    REPEAT = "an edit is due again, for an older one of a dead process may land after it", {W: W, U: W}
    ELSEWHERE = (
        "it goes to another channel; what may still land in the first is a letter of its own",
        {A: W, AU: U},
    )
    NOT_FOUND = "it was searched for until it could land no more", {AU: U, R: RETRACTED, G: GIVEN_UP}
    UNSEARCHABLE = "where it might lie is gone, or closed for a week", {R: RETRACTED, G: GIVEN_UP}
    DELIVER = "it is there: Discord answered, or it was found", dict.fromkeys(OPEN, SENT)
    REFUSE = "nobody can have it, and no copy may exist", dict.fromkeys((W, A, U, AU), GIVEN_UP)
    GIVE_UP = "the same, but an earlier attempt may have come", {A: G, AU: G}
    RETRACT = "it has lost its point", {W: RETRACTED, U: RETRACTED, A: R, AU: R}
    FOLD = "a later post of its table tells it as well", {W: FOLDED, U: FOLDED}
    SUPERSEDE = "a newer edit of that message takes its place", {W: RETRACTED, U: RETRACTED}
    DROP = "its game is gone, or what it would say cannot be had", dict.fromkeys(OPEN, RETRACTED)


_NO_ATTEMPT = {"tried_at": None, "tried_in": None, "tried_after": None}
_IMPLIED: Mapping[LetterState, Mapping[str, object]] = {
    W: {**_NO_ATTEMPT, "shut_since": None},
    U: _NO_ATTEMPT,
    R: {"unless_found": "skipped"},
    G: {"unless_found": "given up"},
}
"""What a state says of the columns; the rest of them is the caller's."""


class ImpossibleMoveError(Exception):
    """No cause leads from that state to that one."""


@dataclass(frozen=True)
class Attempt:
    """A letter was handed over: if it was delivered, it lies in that channel, after that message. Messages
    are numbered as they come, wherever they are; None: none was known yet."""

    at: datetime
    channel: int
    after: int | None


class MoveDetails(TypedDict, total=False):
    """What a move writes besides the state itself."""

    attempt: Attempt
    unavailable_since: datetime | None
    retry_at: datetime
    tries: int
    lane: str
    aside: bool
    """To the channel, for the thread is closed."""


_COLUMNS = {"unavailable_since": "shut_since", "retry_at": "not_before"}
"""Where a column has another name."""


def state_in(row: Row | Mapping[str, Any]) -> LetterState:
    """The state that the columns of a letter say."""
    if row["state"] != "waiting":
        return next(state for state, stored in SETTLED.items() if stored == row["state"])
    if row["unless_found"] is not None:
        return G if row["unless_found"] == "given up" else R
    if row["shut_since"] is None:
        return W if row["tried_at"] is None else A
    return U if row["tried_at"] is None else AU


async def move(
    tx: Transaction, letter_id: int, cause: Cause, **details: Unpack[MoveDetails]
) -> LetterState | None:
    """Compare and set: the letter leaves the state that it is in now; which one it has come to. None: it was
    settled meanwhile, and stays so."""
    row = await tx.one("SELECT * FROM outbox WHERE id = ? AND state = 'waiting'", (letter_id,))
    if row is None:
        return None
    before = state_in(row)
    after = cause.moves.get(before)
    if after is None:
        raise ImpossibleMoveError(f"letter {letter_id}, {before.value}: {cause.why}")
    if after in SETTLED:
        await _settle(tx, letter_id, decode_letter(row["body"]), after)
        return after
    columns = {**_IMPLIED.get(after, {}), **_columns(details)}
    if (found := state_in({**dict(row), **columns})) is not after:
        raise ImpossibleMoveError(f"letter {letter_id}, {before.value}: {cause.why}: {found.value}")
    if columns:
        setting = ", ".join(f"{name} = ?" for name in columns)
        await tx.execute(
            f"UPDATE outbox SET {setting} WHERE id = ?",  # noqa: S608 - names of columns
            (*columns.values(), letter_id),
        )
    return after


async def attempt(tx: Transaction, letter_id: int, key: str, channel: int, now: datetime) -> bool:
    """ATTEMPT, in the statement that also finds the position there; False if it is not to be sent any more,
    or its key is another's. Where it was searched for in vain, its first position still holds; without one,
    it is searched for by the time of the first attempt."""
    noted = await tx.execute(
        "UPDATE outbox SET tried_in = ?, "
        "tried_at = CASE WHEN tried_in = ? AND tried_after IS NULL THEN tried_at ELSE ? END, "
        "tried_after = CASE WHEN tried_in = ? THEN tried_after ELSE (SELECT max(message) FROM messages) END "
        "WHERE id = ? AND key = ? AND state = 'waiting' AND unless_found IS NULL",
        (channel, channel, to_store(now), channel, letter_id, key),
    )
    return noted == 1


async def deliver(tx: Transaction, letter_id: int, letter: Letter) -> None:
    """DELIVER. It leads from every open state to the same, so that nobody has to read which one it was."""
    await _settle(tx, letter_id, letter, SENT)


async def enter(
    tx: Transaction, letter: Letter, now: datetime, key: str | None = None, **details: Unpack[MoveDetails]
) -> None:
    """A letter begins to wait; one with an attempt is a second copy, and only searched for. Nothing happens
    if its key has been used."""
    begins = R if "attempt" in details else W
    columns = {
        "game": letter.game,
        "lane": letter.lane,
        "kind": letter.kind,
        "key": key or letter.key,
        "nonce": secrets.token_hex(12),
        "body": encode(letter).decode(),
        "written": to_store(now),
        "not_before": to_store(AT_ONCE),
        **_IMPLIED[begins],
        **_columns(details),
    }
    await tx.add_row("outbox", columns, unless="ON CONFLICT (game, key) WHERE kind <> 'edit' DO NOTHING")
    tx.mailed.add(str(columns["lane"]))


async def _settle(tx: Transaction, letter_id: int, letter: Letter, state: LetterState) -> None:
    """It needs no more looking after. Its key stays taken; its words are kept only while they ask."""
    if letter.kind == "edit" and state is not GIVEN_UP:
        settled = await tx.execute("DELETE FROM outbox WHERE id = ? AND state = 'waiting'", (letter_id,))
    else:
        asks = letter.panel is not None and letter.panel.kind == "plan"
        # Somebody who takes no direct messages reads it on the panel that they open by themselves.
        kept = asks or (state is GIVEN_UP and letter.key.startswith("panel:"))
        words = "" if kept else ", body = ''"
        settled = await tx.execute(
            f"UPDATE outbox SET state = ?, lane = ?{words} WHERE id = ? AND state = 'waiting'",  # noqa: S608
            (SETTLED[state], letter.lane, letter_id),
        )
    LETTERS.labels(SETTLED[state]).inc(settled)


def _columns(details: MoveDetails) -> dict[str, object]:
    columns: dict[str, object] = {}
    for name, value in details.items():
        if isinstance(value, Attempt):
            columns |= {"tried_at": to_store(value.at), "tried_in": value.channel, "tried_after": value.after}
        else:
            columns[_COLUMNS.get(name, name)] = to_store(value) if isinstance(value, datetime) else value
    return columns
