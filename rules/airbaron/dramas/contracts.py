"""The government contract: won, snatched, driven up, and what it brought in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.airbaron.dramas.accounts import Accounts
from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat

DEAR = 4
"""So many turns' pay make a contract dear."""
LOSS = 3
"""A contract that brought so much less than it cost is one to remember."""


class Auctions:
    kinds = "auction bid contract_won contract_unsold contract_paid left folded"

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._auction: int | None = None
        self._bids: list[int] = []
        self._won: int | None = None
        """By which event the contract is held."""
        self._paid: list[int] = []

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        data = event.data
        match event.kind:
            case "auction":
                yield from self._ended(almanac, at)
                self._auction, self._bids = at, []
            case "bid":
                self._bids.append(at)
            case "contract_won":
                yield from self._sold(almanac, at, data)
            case "contract_unsold" if self._auction is not None:
                opened = almanac.event(self._auction).data
                lost = opened["cancelled"] is not None
                seats, proof = [opened["cancelled" if lost else "seat"]], [self._auction, at]
                told = {"pays": data["pays"], "lost": lost}
                yield DRAMAS("contract-unsold", almanac.annals, proof, seats=seats, **told)
            case "contract_paid":
                self._paid.append(at)
            case "left" | "folded" if self._holder(almanac) == data["seat"]:
                yield from self._ended(almanac, at)

    def _holder(self, almanac: Almanac) -> Seat | None:
        return None if self._won is None else almanac.event(self._won).data["seat"]

    def _ended(self, almanac: Almanac, at: int) -> Iterator[Drama]:
        """A contract that never brought what was bid for it."""
        won, paid = self._won, self._paid
        self._won, self._paid = None, []
        if won is None:
            return
        bid, got = almanac.event(won).data, sum(almanac.event(each).data["amount"] for each in paid)
        if got + LOSS <= bid["amount"]:
            told = {"paid": bid["amount"], "got": got}
            more = min(bid["amount"] - got, 10)
            yield DRAMAS(
                "contract-loss", almanac.annals, [won, *paid, at], seats=[bid["seat"]], more=more, **told
            )

    def _sold(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        self._won = at
        if self._auction is None:
            return
        annals, seat, amount, pays = almanac.annals, data["seat"], data["amount"], data["pays"]
        robbed = almanac.event(self._auction).data["cancelled"]
        proof, told = [self._auction, *self._bids, at], {"amount": amount, "pays": pays}
        if robbed is not None and robbed != seat:
            yield DRAMAS("contract-snatched", annals, proof, seats=[seat, robbed], more=pays, **told)
        else:
            yield DRAMAS("contract-won", annals, proof, seats=[seat], more=pays, **told)
        others = [each for each in self._bids if almanac.event(each).data["seat"] != seat]
        if not others:
            return
        rival = almanac.event(others[-1]).data
        if amount >= DEAR * pays:
            more = min(amount // pays, 10)
            yield DRAMAS("driven-up", annals, proof, seats=[seat, rival["seat"]], more=more, **told)
        if _pushed(almanac, others, rival["seat"], amount, pays) and self._could_go_on(rival["seat"], amount):
            both = [rival["seat"], seat]
            yield DRAMAS("bluff", annals, proof, seats=both, bid=rival["amount"], **told)

    def _could_go_on(self, seat: Seat, amount: int) -> bool:
        """Whether its cash, which shows when the game is over, would have reached for more."""
        return self._accounts.cash[seat] > amount


def _pushed(almanac: Almanac, others: list[int], seat: Seat, amount: int, pays: int) -> bool:
    """Whether it went on bidding for what it let go at a price that hurts."""
    bids = [each for each in others if almanac.event(each).data["seat"] == seat]
    return len(bids) > 1 and amount >= DEAR * pays
