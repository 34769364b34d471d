"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.board.lines import ranked
from render.airbaron.ending.picture import decisive_words
from render.airbaron.ending.tally import Tally
from render.airbaron.liveries import player
from render.airbaron.result import told_result
from render.artist import Names
from rules.airbaron.view import AirlineView
from rules.engine import Outcome
from rules.said import Said, said, sentences
from rules.story import Chapter
from words import say

MOST = 1024


def ending_alt(history: Sequence[Chapter], outcome: Outcome, names: Names) -> str:
    tally = Tally(history)
    told = [
        said("airbaron-alt.ending", version=tally.last.version, rounds=tally.rounds),
        told_result(tally.last, names),
        decisive_words(tally, outcome),
        *(_figures(tally, airline, outcome, names) for airline in ranked(tally.last)),
    ]
    return say(sentences(filter(None, told)))[:MOST]


def _figures(tally: Tally, airline: AirlineView, outcome: Outcome, names: Names) -> Said:
    seat = airline.seat
    totals = tally.totals(seat)
    return said(
        "airbaron-alt.figures",
        airline=airline.name,
        player=say(player(seat, names))[:20],
        total=outcome.scores.get(seat, 0),
        share=airline.share,
        cash=airline.cash or 0,
        loan=airline.loan,
        left="yes" if airline.left else "no",
        half=totals[len(totals) // 2],
        spokes=airline.domestic + airline.foreign,
        hubs=tally.hubs(seat),
        taken=tally.taken[seat],
        tried=tally.tried[seat],
    )
