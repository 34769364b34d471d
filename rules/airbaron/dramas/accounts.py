"""Cash, from what was paid over the table: for games that are over, where it is hidden no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.values import Event, Seat

_INCOME: dict[str, Callable[[dict[str, Any]], int]] = {
    "contract_paid": lambda data: data["amount"],
    "sold": lambda data: data["amount"],
    "loan": lambda data: data["amount"],
    "repaid": lambda data: -data["amount"],
    "fee": lambda data: -data["amount"],
    "settled": lambda data: -data["cost"],
    "contract_won": lambda data: -data["amount"],
    "bought": lambda data: -data["price"],
    "bought_sst": lambda data: -data["price"] - data["spoke_price"],
    "bought_jumbo": lambda data: -data["price"],
    "takeover": lambda data: -data["price"],
}
_KINDS = frozenset({*_INCOME, "start_up", "profit", "folded", "left"})


class Accounts:
    """Cash and loans, by seat."""

    def __init__(self, seats: int) -> None:
        self.cash = [0] * seats
        self.loans = [0] * seats

    def follow(self, event: Event) -> None:
        if event.kind not in _KINDS:
            return
        data = event.data
        if event.kind == "folded":
            self.cash[data["seat"]], self.loans[data["seat"]] = data["amount"], 0
        elif event.kind == "left":
            self.loans[data["seat"]] = 0
        elif event.kind == "fee" and data["forgiven"]:
            self.cash[data["seat"]] = 0
        for seat, amount in _paid(event):
            self.cash[seat] += amount
        if event.kind in {"loan", "repaid"}:
            self.loans[data["seat"]] = data["balance"]


def _paid(event: Event) -> Iterator[tuple[Seat, int]]:
    data = event.data
    if event.kind in {"start_up", "profit"}:
        for each in data["cash" if event.kind == "start_up" else "payments"]:
            yield each["seat"], each["amount"]
    elif event.kind in _INCOME and not data.get("forgiven"):
        yield data["seat"], _INCOME[event.kind](data)
