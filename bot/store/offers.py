"""Pending approvals: a seat offered to a person, a step to be taken back, or a game to be run."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.store.games import NOBODY
from bot.store.moments import from_store, to_store
from bot.store.transactions import Row, Transaction
from rules.values import Seat

Kind: TypeAlias = Literal["seat", "undo", "host"]
State: TypeAlias = Literal["open", "agreed", "refused", "void"]


@dataclass(frozen=True, kw_only=True)
class Proposal:
    """What somebody asks for."""

    game: int
    kind: Kind
    by: int
    """Who asks; nobody, if a game has lost its host."""
    seat: Seat | None = None
    former: int | None = None
    """Who holds the seat that is offered, or runs the game; None: a stand-in."""
    user: int | None = None
    """To whom it is offered; None: to all who play."""
    step: int | None = None
    """Where the game would stand again if what came after is taken back."""
    at_step: int
    """Where it stood when this was asked."""
    at: datetime


@dataclass(frozen=True, kw_only=True)
class Offer(Proposal):
    """The same once it is kept, and what has become of it."""

    id: int
    state: State = "open"


_MEMBERS = "id, game, kind, by, seat, former, person, step, at_step, state, at"


def _offer(row: Row) -> Offer:
    columns = {**dict(row), "user": row["person"], "at": from_store(row["at"])}
    del columns["person"]
    return Offer(**columns)


async def add(tx: Transaction, proposal: Proposal) -> Offer:
    columns = {**vars(proposal), "at": to_store(proposal.at)}
    columns["person"] = columns.pop("user")
    offer = await tx.add_numbered("offers", columns)
    return Offer(**vars(proposal), id=offer)


async def get(tx: Transaction, offer: int) -> Offer | None:
    row = await tx.one(f"SELECT {_MEMBERS} FROM offers WHERE id = ?", (offer,))  # noqa: S608 - names of columns
    return None if row is None else _offer(row)


async def made(tx: Transaction, game: int, kind: Kind) -> list[Offer]:
    """All of this kind, whatever came of them."""
    rows = await tx.all(
        f"SELECT {_MEMBERS} FROM offers WHERE game = ? AND kind = ? ORDER BY id",  # noqa: S608
        (game, kind),
    )
    return [_offer(row) for row in rows]


async def open_ones(tx: Transaction, game: int, kind: Kind) -> list[Offer]:
    return [offer for offer in await made(tx, game, kind) if offer.state == "open"]


async def unanswered_since(tx: Transaction, moment: datetime) -> list[int]:
    """Games without a host in which nobody was asked after that moment, and the last one has not answered."""
    return await tx.column(
        "SELECT game FROM offers JOIN games ON games.id = game AND status = 'running' "
        "WHERE kind = 'host' AND state = 'open' AND by = ? AND person IS NOT NULL "
        "GROUP BY game HAVING max(at) <= ?",
        (NOBODY, to_store(moment)),
    )


async def settle(tx: Transaction, offer: int, state: State) -> None:
    await tx.execute("UPDATE offers SET state = ? WHERE id = ?", (state, offer))


async def agree(tx: Transaction, offer: int, user: int) -> None:
    await tx.add_row("consents", {"offer": offer, "person": user}, unless="ON CONFLICT DO NOTHING")


async def agreed(tx: Transaction, offer: int) -> set[int]:
    return set(await tx.column("SELECT person FROM consents WHERE offer = ?", (offer,)))
