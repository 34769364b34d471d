"""Fortune in business: what dice brought to whom, for whoever asks afterwards who was lucky."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.baron.state import State
from rules.lots import Lot
from rules.said import said
from rules.values import Event, Seat

LOTS = (
    Lot("rolled", said("baron-names.lot-rolled")),
    Lot("contracts", said("baron-names.lot-contracts")),
    Lot("stolen", said("baron-names.lot-stolen")),
    Lot("bank", said("baron-names.lot-bank")),
    Lot("inflation", said("baron-names.lot-inflation"), good=False),
)


def tally(state: State, events: Iterable[Event]) -> Iterator[tuple[Seat, str, float]]:
    seats = {company.key: company.seat for company in state.companies}
    for company, lot, amount in _by_company(events):
        seat = seats[company]
        if seat is not None:
            yield seat, lot, amount


def _by_company(events: Iterable[Event]) -> Iterator[tuple[str, str, float]]:
    for event in events:
        data = event.data
        if event.kind == "rolled":
            yield data["company"], "rolled", data["after"] - data["before"]
        elif event.kind == "contract":
            yield data["company"], "contracts", data["received"]
        elif event.kind == "spied":
            yield data["company"], "stolen", data["success"]
        elif event.kind == "bank_rolled":
            yield data["company"], "bank", data["most"]
        elif event.kind == "inflation" and data["why"] == "roll":
            yield from ((company, "inflation", lost) for company, lost in data["lost"].items())
