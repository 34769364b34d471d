"""What events cost: crashes, fuel, strikes, forced sales, and companies that go under."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.airbaron.dramas.almanac import RECESSION_PAYS, Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat

RECORD = 12
"""A marker that pays so much, and more than any did before, is a day to remember."""


class Strike(NamedTuple):
    since: int
    at: int


class Blows:
    kinds = "crash fuel sold fee struck settled profit negated folded left"

    def __init__(self) -> None:
        self._struck: dict[Seat, Strike] = {}
        self._missed: dict[Seat, int] = {}
        self._sales: dict[Seat, list[int]] = {}
        """What an airline has sold so far, because it must."""
        self._record = RECORD - 1

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        data, annals = event.data, almanac.annals
        match event.kind:
            case "crash":
                amount = data["amount"]
                yield DRAMAS("crash", annals, [at], seats=[data["seat"]], more=amount // 2, amount=amount)
            case "fuel":
                yield self._fuel(almanac, at, data["seat"])
            case "sold" if data["forced"]:
                self._sales.setdefault(data["seat"], []).append(at)
            case "fee":
                yield from self._paid_up(almanac, at, data)
            case "struck":
                yield self._strikes(almanac, at, data)
            case "settled":
                yield from self._settled(almanac, at, data)
            case "profit":
                yield from self._profit(almanac, at, data)
            case "negated":
                yield from _negated(almanac, at, data)
            case "folded":
                self._struck.pop(data["seat"], None)
                yield DRAMAS("bankruptcy", annals, [at], seats=[data["seat"]], amount=data["amount"])
            case "left":
                self._struck.pop(data["seat"], None)
                yield DRAMAS("left", annals, [at], seats=[data["seat"]], contract=data["contract"])

    def _fuel(self, almanac: Almanac, at: int, drawer: Seat) -> Drama:
        """The bills; who cannot pay all of it is told of by itself."""
        bills = {
            seat: max(1, share // 10)
            for seat, share in enumerate(almanac.shares)
            if seat not in almanac.striking | almanac.left
        }
        most, total = max(bills.values(), default=0), sum(bills.values())
        hit = [seat for seat, bill in bills.items() if bill == most]
        alone = len(hit) == 1 and most > 1
        more, told = min(total // 5, 12), {"total": total, "most": most if alone else 0}
        return DRAMAS("fuel", almanac.annals, [at], seats=hit if alone else [drawer], more=more, **told)

    def _paid_up(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        yield from self._sold_off(almanac, at, data["seat"], data["why"])
        if data["forgiven"]:
            yield DRAMAS("ruin", almanac.annals, [at], seats=[data["seat"]], why=data["why"])

    def _sold_off(self, almanac: Almanac, at: int, seat: Seat, why: str) -> Iterator[Drama]:
        sales = self._sales.pop(seat, [])
        if sales:
            raised = sum(almanac.event(each).data["amount"] for each in sales)
            more, told = min(3 * len(sales), 15), {"why": why, "count": len(sales), "raised": raised}
            yield DRAMAS("sell-off", almanac.annals, [*sales, at], seats=[seat], more=more, **told)

    def _strikes(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Drama:
        self._struck[data["seat"]] = Strike(almanac.turn, at)
        self._missed[data["seat"]] = 0
        return DRAMAS("struck", almanac.annals, [at], seats=[data["seat"]], cost=data["cost"])

    def _settled(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        seat, cost = data["seat"], data["cost"]
        strike = self._struck.pop(seat, None)
        yield from self._sold_off(almanac, at, seat, "settlement")
        if strike is None:
            yield DRAMAS("settled", almanac.annals, [at], seats=[seat], more=min(cost // 2, 12), cost=cost)
            return
        told = {"cost": cost, "rounds": almanac.turn - strike.since, "missed": self._missed[seat]}
        more = min(self._missed[seat] // 3, 15)
        yield DRAMAS("strike-over", almanac.annals, [strike.at, at], seats=[seat], more=more, **told)

    def _profit(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        for each in data["unpaid"]:
            if each["why"] == "strike" and each["seat"] in self._missed:
                self._missed[each["seat"]] += almanac.due(data["marker"], each["seat"])
        for each in data["payments"]:
            amount = each["amount"]
            if amount > self._record:
                self._record = amount
                told = {"marker": data["marker"], "amount": amount}
                yield DRAMAS("payday", almanac.annals, [at], seats=[each["seat"]], more=amount // 2, **told)


def _negated(almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
    """Whom a Local Competitor keeps from most."""
    payees = [seat for seat in almanac.payees(data["marker"]) if seat not in almanac.unpaid]
    rivals = {seat: almanac.due(data["marker"], seat) for seat in payees if seat != data["by"]}
    worst = max(rivals, key=lambda seat: rivals[seat], default=None)
    if worst is not None and rivals[worst] > RECESSION_PAYS:
        told = {"marker": data["marker"], "amount": rivals[worst]}
        yield DRAMAS(
            "negated", almanac.annals, [at], seats=[data["by"], worst], more=rivals[worst] // 2, **told
        )
