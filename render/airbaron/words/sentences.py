"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import cast

from render.airbaron.frame import STAGES, TITLE, stage_told
from render.airbaron.liveries import player
from render.airbaron.words import told_business, told_rounds
from render.airbaron.words.phrases import Tale
from render.artist import Line, Names
from render.kit.story import Weighed, chapters, folded, weights
from rules.airbaron.view import AirBaronView
from rules.values import Event, Seat
from rules.wording import listed

SENTENCES = told_rounds.SENTENCES | told_business.SENTENCES
_JOINED = {"profit", "fee", "hub"}
"""Kinds of which several in a row stand together, parted by semicolons."""
_TOGETHER = {"share": told_business.shares, "bid": told_business.bids}
"""Kinds of which several in a row make one sentence."""
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
        seen = [event for event in events if event.visible_to(self._seat) and event.kind in SENTENCES]
        for chapter in chapters(_weighed(seen)):
            if chapter.weight == "routine" and chapter.owner is not None:
                yield from chapter.lines(partial(self._deeds, cast("Seat", chapter.owner)))
            else:
                yield from chapter.lines(self._in_order)

    def _in_order(self, events: Sequence[Event]) -> Iterator[str]:
        for joined, group in groupby(events, key=_joins):
            if joined in _TOGETHER:
                yield _TOGETHER[joined](self._tale, [event.data for event in group])
                continue
            told = [SENTENCES[event.kind](self._tale, event.data) for event in group]
            yield from [joined_told(told)] if joined else told

    def _deeds(self, seat: Seat, events: Sequence[Event]) -> Iterator[str]:
        """All that an airline did as usual. Of markers that pay nobody it is enough that they were drawn."""
        worth = [event for event in events if _pays(event)] or events
        if len(worth) == 1:
            yield from self._in_order(worth)
            return
        subject = self._tale.airline(seat)
        yield folded(subject, self._tale.name(seat), map(_inside, self._done(worth)))

    def _done(self, events: Sequence[Event]) -> Iterator[str]:
        """In order, but what a marker paid stands where it was drawn."""
        paid = [event.data for event in events if event.kind == "profit"]
        drawn = [marker for event in events if event.kind == "drew" for marker in event.data["markers"]]
        for event in events:
            if event.kind == "drew":
                yield told_rounds.drew(self._tale, event.data, paid)
            elif event.kind != "profit" or event.data["marker"] not in drawn:
                yield from self._in_order([event])


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


def joined_told(told: Sequence[str]) -> str:
    """Several sentences as one."""
    first, *others = [sentence.rstrip(".") for sentence in told]
    return "; ".join([first, *(_inside(sentence) for sentence in others)]) + "."


def _inside(sentence: str) -> str:
    """A sentence that stands inside another begins small, unless with a name."""
    word = sentence.split(" ", 1)[0]
    return (
        f"{word.lower()}{sentence[len(word) :]}"
        if word in {"The", "A", "An", "Market", "Nobody"}
        else sentence
    )


def _joins(event: Event) -> str:
    """Bids and passes stand together; everything else only with its own kind."""
    if event.kind in {"bid", "no_bid"}:
        return "bid"
    return event.kind if event.kind in {*_JOINED, *_TOGETHER} else ""


def headline(view: AirBaronView, names: Names) -> str:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        winners = [
            f"{airline.name} ({player(airline.seat, names)})"
            for airline in view.airlines
            if airline.seat in view.outcome.winners
        ]
        won = f"{listed(winners)} won" if winners else "nobody won"
        return f"{TITLE}, over after round {view.round}: {won}."
    best = sorted(view.airlines, key=lambda airline: -airline.share)[:3]
    shares = ", ".join(f"{airline.name} {airline.share}" for airline in best)
    most = f" of at most {view.round_limit}" if view.round_limit else ""
    stage = stage_told(view)
    now = stage[0].lower() + stage[1:] if stage in STAGES.values() else stage
    return f"{TITLE}, round {view.round}{most}, {now}. Market share: {shares} ({view.goal} wins)."
