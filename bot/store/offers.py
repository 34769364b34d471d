"""What waits for somebody's yes: a seat offered to a person, or a step to be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.store.connection import Transaction
from bot.store.moments import to_store
from rules.values import Seat

Kind: TypeAlias = Literal["seat", "undo"]
State: TypeAlias = Literal["open", "agreed", "refused", "void"]


@dataclass(frozen=True, kw_only=True)
class Offer:
    id: int
    game: int
    kind: Kind
    by: int
    seat: Seat | None
    former: int | None
    """Who holds the seat that is offered; None: a stand-in."""
    user: int | None
    """To whom it is offered."""
    step: int | None
    """Where the game would stand again if what came after is taken back."""
    at_step: int
    """Where it stood when this was asked."""
    state: State


_MEMBERS = "id, game, kind, by, seat, former, user, step, at_step, state"


async def add(
    tx: Transaction,
    *,
    game: int,
    kind: Kind,
    by: int,
    at_step: int,
    now: datetime,
    seat: Seat | None = None,
    former: int | None = None,
    user: int | None = None,
    step: int | None = None,
) -> Offer:
    offer = await tx.insert(
        "INSERT INTO offers (game, kind, by, seat, former, user, step, at_step, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (game, kind, by, seat, former, user, step, at_step, to_store(now)),
    )
    return Offer(
        id=offer,
        game=game,
        kind=kind,
        by=by,
        seat=seat,
        former=former,
        user=user,
        step=step,
        at_step=at_step,
        state="open",
    )


async def get(tx: Transaction, offer: int) -> Offer | None:
    row = await tx.one(f"SELECT {_MEMBERS} FROM offers WHERE id = ?", (offer,))  # noqa: S608 - names of columns
    return None if row is None else Offer(**dict(row))


async def open_ones(tx: Transaction, game: int, kind: Kind) -> list[Offer]:
    rows = await tx.all(
        f"SELECT {_MEMBERS} FROM offers WHERE game = ? AND kind = ? AND state = 'open' ORDER BY id",  # noqa: S608
        (game, kind),
    )
    return [Offer(**dict(row)) for row in rows]


async def settle(tx: Transaction, offer: int, state: State) -> None:
    await tx.execute("UPDATE offers SET state = ? WHERE id = ?", (state, offer))


async def agree(tx: Transaction, offer: int, user: int) -> None:
    await tx.execute("INSERT OR IGNORE INTO consents (offer, user) VALUES (?, ?)", (offer, user))


async def agreed(tx: Transaction, offer: int) -> set[int]:
    return {row[0] for row in await tx.all("SELECT user FROM consents WHERE offer = ?", (offer,))}
