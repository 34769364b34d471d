"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.board.lines import ranked
from render.airbaron.ending.picture import decisive_words
from render.airbaron.ending.tally import Tally
from render.airbaron.frame import TITLE
from render.airbaron.liveries import player
from render.airbaron.result import told_result
from render.airbaron.wording import counted
from render.artist import Names
from rules.airbaron.view import AirlineView
from rules.engine import Outcome
from rules.story import Chapter
from rules.wording import minus_signs
from words import say

MOST = 1024


def ending_alt(history: Sequence[Chapter], outcome: Outcome, names: Names) -> str:
    tally = Tally(history)
    told = [
        f"{TITLE}, {tally.last.version}, over after {counted(tally.rounds, 'round')}.",
        say(told_result(tally.last, names)),
        decisive_words(tally, outcome),
        *(_figures(tally, airline, outcome, names) for airline in ranked(tally.last)),
    ]
    return minus_signs(" ".join(filter(None, told)))[:MOST]


def _figures(tally: Tally, airline: AirlineView, outcome: Outcome, names: Names) -> str:
    seat = airline.seat
    totals = tally.totals(seat)
    owed = f", owes ${airline.loan}" if airline.loan else ""
    left = ", left the game" if airline.left else ""
    return (
        f"{airline.name} ({say(player(seat, names))[:20]}): total {outcome.scores.get(seat, 0)}, share "
        f"{airline.share}, ${airline.cash or 0}{owed}{left}; {totals[len(totals) // 2]} at half time; "
        f"{counted(airline.domestic + airline.foreign, 'spoke')}, {counted(tally.hubs(seat), 'hub')}, "
        f"takeovers {tally.taken[seat]} of {tally.tried[seat]}."
    )
