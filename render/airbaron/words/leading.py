"""Who leads, in a sentence: by market share, which everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from render.airbaron.liveries import player
from render.airbaron.words.phrases import yes
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.said import Said, Text, listed, said


def leading(view: AirBaronView, names: Names) -> Iterator[Said]:
    """And who is next. Nothing while nobody has any; of several who are second nobody is named."""
    first, share = ahead(view, names)
    if not first:
        return
    others = sorted(airline.share for airline in view.airlines if 0 < airline.share < share)
    second = [airline for airline in view.airlines if others and airline.share == others[-1]]
    behind = len(second) == 1
    yield said(
        "airbaron-news.standing",
        who=listed(first),
        number=len(first),
        share=share,
        behind=yes(behind),
        whom=player(second[0].seat, names) if behind else "",
        next=second[0].share if behind else 0,
    )


def ahead(view: AirBaronView, names: Names) -> tuple[list[Text], int]:
    """Nobody while nobody has any market share."""
    best = max((airline.share for airline in view.airlines), default=0)
    first = [player(airline.seat, names) for airline in view.airlines if best and airline.share == best]
    return first, best
