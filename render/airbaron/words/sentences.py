"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render.airbaron.frame import TITLE, stage_told
from render.airbaron.liveries import player
from render.airbaron.words import told_business, told_rounds
from render.airbaron.words.phrases import Tale
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.values import Event
from rules.wording import listed

SENTENCES = told_rounds.SENTENCES | told_business.SENTENCES
_JOINED = {"profit", "bid", "no_bid", "share", "fee", "hub"}
"""Kinds of which several in a row stand together, parted by semicolons."""


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: AirBaronView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        seen = [event for event in events if event.visible_to(self._seat) and event.kind in SENTENCES]
        for joined, group in groupby(seen, key=_joins):
            told = [SENTENCES[event.kind](self._tale, event.data) for event in group]
            yield from [joined_told(told)] if joined else told


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
    if event.kind not in _JOINED:
        return ""
    return "bid" if event.kind == "no_bid" else event.kind


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
    at = f"{TITLE}, round {view.round}{most}, {stage_told(view)}"
    return f"{at}. Market share: {shares} of {view.goal}."
