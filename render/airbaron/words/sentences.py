"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import cast

from render.airbaron.liveries import airline_of, introduced
from render.airbaron.result import winners
from render.airbaron.words import told_business, told_rounds
from render.airbaron.words.phrases import Data, Tale
from render.artist import Line, Names
from render.kit.story import Weighed, chapters, weights
from rules.airbaron.view import AirBaronView
from rules.said import Said, listed, said, sentences, series
from rules.values import Event, Seat

SENTENCES = told_rounds.SENTENCES | told_business.SENTENCES
_IN_A_LINE = frozenset({"profit", "fee", "hub"})
"""Kinds of which several in a row stand in one line."""
_TOGETHER: Mapping[str, Callable[[Tale, Sequence[Data]], Said | None]] = {
    "share": told_business.shares,
    "bid": told_business.bids,
}
"""Kinds of which several in a row make one sentence."""
KINDS = frozenset({*SENTENCES, *_TOGETHER, "no_bid"})
"""All that is told of."""
_WEIGHTS = weights(
    {
        "great": "left folded over",
        "key": "contract_won takeover hub crash struck forfeited sold",
        "routine": (
            "drew replaced profit event_taken contract_paid passed bought bought_sst "
            "bought_jumbo redeployed loan repaid fare_wars settled strike_goes_on jet_home"
        ),
        "next": "round",
        "echo": "turn asked round_over jumbo_marker",
    }
)
"""What is not here is told in its place."""


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: AirBaronView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """What matters most first; what is routine in a line for each airline."""
        seen = [event for event in events if event.visible_to(self._seat) and event.kind in KINDS]
        for chapter in chapters(_weighed(seen)):
            if chapter.weight == "routine" and chapter.owner is not None:
                yield from chapter.lines(partial(self._deeds, cast("Seat", chapter.owner)))
            else:
                yield from chapter.lines(self._in_order)

    def _in_order(self, events: Sequence[Event]) -> Iterator[Said]:
        for kind, group in groupby(events, key=_joins):
            batch = [event.data for event in group]
            if kind in _TOGETHER:
                together = _TOGETHER[kind](self._tale, batch)
                yield from () if together is None else (together,)
            elif kind in _IN_A_LINE:
                yield sentences([SENTENCES[kind](self._tale, data) for data in batch])
            else:
                yield from (SENTENCES[kind](self._tale, data) for data in batch)

    def _deeds(self, seat: Seat, events: Sequence[Event]) -> Iterator[Said]:
        """All that an airline did as usual. Of markers that pay nobody it is enough that they were drawn."""
        worth = [event for event in events if _pays(event)] or events
        if len(worth) == 1:
            yield from self._in_order(worth)
            return
        with self._tale.of_one(seat):
            yield sentences(self._done(seat, worth))

    def _done(self, seat: Seat, events: Sequence[Event]) -> Iterator[Said]:
        """In order, but what a marker paid stands where it was drawn."""
        paid = [event.data for event in events if event.kind == "profit"]
        drawn = [marker for event in events if event.kind == "drew" for marker in event.data["markers"]]
        for event in events:
            if event.kind == "drew":
                yield told_rounds.drew(self._tale, event.data, paid)
            elif event.kind != "profit":
                yield SENTENCES[event.kind](self._tale, event.data)
            elif event.data["marker"] not in drawn:
                yield told_rounds.profit(self._tale, event.data, seat)


def _weighed(events: Sequence[Event]) -> Iterator[Weighed]:
    """Markers pay others too, but it is the one who drew them who made them pay."""
    drawer: Seat | None = None
    for event in events:
        seat: Seat | None = event.data.get("seat")
        weight = _WEIGHTS.get(event.kind, "plain")
        if event.kind == "drew":
            drawer = seat
        if (event.kind == "takeover" and not event.data["won"]) or (
            event.kind == "sold" and not event.data["forced"]
        ):
            weight = "routine"
        yield Weighed(event, weight, drawer if event.kind == "profit" else seat)


def _pays(event: Event) -> bool:
    return event.kind != "profit" or bool(event.data["payments"] or event.data["unpaid"])


def _joins(event: Event) -> str:
    """Bids and passes stand together; everything else only with its own kind."""
    return "bid" if event.kind == "no_bid" else event.kind


def _stage(view: AirBaronView) -> dict[str, str]:
    """What the game is at, and who is at it, as messages take it."""
    airline = airline_of(view, view.active)
    if view.stage in {"orders", "bid", "limit"}:
        return {"stage": view.stage, "airline": ""}
    return (
        {"stage": "other", "airline": ""}
        if airline is None
        else {"stage": view.stage, "airline": airline.name}
    )


def headline(view: AirBaronView, names: Names) -> Said:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        won = [introduced(airline, names) for airline in winners(view, view.outcome)]
        if not won:
            return said("airbaron-story.headline-over-nobody", round=view.round)
        return said("airbaron-story.headline-over", round=view.round, airlines=listed(won))
    ahead = [airline for airline in view.airlines if airline.share]
    best = sorted(ahead, key=lambda airline: -airline.share)[:3]
    shares = [
        said("airbaron-story.name-stands", airline=airline.name, share=airline.share) for airline in best
    ]
    return said(
        "airbaron-story.headline",
        round=view.round,
        limit=view.round_limit or 0,
        **_stage(view),
        led=len(ahead),
        shares=series(shares),
        goal=view.goal,
    )
