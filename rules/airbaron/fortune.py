"""Fortune in the trade: what markers and dice brought to whom, for whoever asks afterwards who was lucky."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.lots import Lot
from rules.said import said
from rules.values import Event, Seat

LOTS = (
    Lot("profits", said("airbaron-names.name-lot-profits"), unit="$"),
    Lot("won", said("airbaron-names.name-lot-won")),
    Lot("lost", said("airbaron-names.name-lot-lost"), good=False),
    Lot("fees", said("airbaron-names.name-lot-fees"), good=False, unit="$"),
)

_BY_CHANCE = ("fuel", "crash")


def tally(events: Iterable[Event]) -> Iterator[tuple[Seat, str, float]]:
    for event in events:
        data = event.data
        if event.kind == "profit":
            yield from ((payment["seat"], "profits", payment["amount"]) for payment in data["payments"])
        elif event.kind == "takeover":
            yield data["seat"], "won", data["won"]
            if data["defender"] is not None:
                yield data["defender"], "lost", data["won"]
        elif event.kind == "fee" and data["why"] in _BY_CHANCE:
            yield data["seat"], "fees", data["amount"]
        elif event.kind == "settled":
            yield data["seat"], "fees", data["cost"]
