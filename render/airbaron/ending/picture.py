"""The card at the end: who won and why, share and cash round by round, everybody's figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.board.lines import ranked
from render.airbaron.ending.tally import Tally
from render.airbaron.frame import TITLE
from render.airbaron.liveries import badge, written_player
from render.airbaron.result import told_result, verdict
from render.artist import Names
from render.kit.canvas import Canvas
from render.kit.chart import Chart, ChartLine, Goal
from render.kit.ending import Figures, Row, Verdict, ahead_from, draw_card
from rules.airbaron.view import AirlineView
from rules.engine import Outcome
from rules.said import Text, said
from rules.story import Chapter
from words import figure, phrase

_COLUMNS = ("spokes", "hubs", "takeovers", "share", "cash", "total")


def draw_ending(history: Sequence[Chapter], outcome: Outcome, names: Names) -> Canvas:
    tally = Tally(history)
    told = (told_result(tally.last, names), decisive_words(tally, outcome))
    length = said("airbaron-pictures.length", version=tally.last.version, rounds=tally.rounds)
    card = Verdict(TITLE, length, verdict(tally.last, outcome), told, won=bool(outcome.winners))
    rows = [_row(tally, airline, outcome) for airline in ranked(tally.last)]
    return draw_card(
        card,
        [_chart(tally, names)],
        Figures([said(f"airbaron-pictures.column-{each}") for each in _COLUMNS], rows),
    )


def decisive_words(tally: Tally, outcome: Outcome) -> Text:
    """The round from which the winner was not behind any more."""
    airlines = ranked(tally.last)
    won = next((each for each in airlines if each.seat in outcome.winners), airlines[0])
    scores = [tally.totals(each.seat) for each in airlines]
    step = ahead_from(scores, airlines.index(won))
    if step is None:
        return ""
    if step == 0:
        return said("airbaron-story.never-behind", airline=won.name)
    return said("airbaron-story.took-the-lead", round=1 + step, airline=won.name)


def _chart(tally: Tally, names: Names) -> Chart:
    view = tally.last
    lines = []
    for airline in ranked(view):
        owed = f" − ${airline.loan}" if airline.loan else ""
        left = said("airbaron-pictures.chip-left")
        note = left if airline.left else f"{airline.share} + ${airline.cash or 0}{owed}"
        name = written_player(airline.seat, names)
        lines.append(ChartLine(badge(airline), name, note, tally.totals(airline.seat)))
    goal = Goal(view.goal, said("airbaron-pictures.goal", goal=view.goal))
    title, heading = said("airbaron-pictures.chart"), said("airbaron-pictures.chart.note")
    return Chart(title, heading, 1, lines, goal, least_high=640)


def _row(tally: Tally, airline: AirlineView, outcome: Outcome) -> Row:
    """By its name: the chart says who runs it."""
    seat = airline.seat
    cells = (
        str(airline.domestic + airline.foreign),
        str(tally.hubs(seat)),
        phrase("airbaron-pictures.takeovers", taken=tally.taken[seat], tried=tally.tried[seat]),
        str(airline.share),
        f"${figure(airline.cash or 0)}",
        figure(outcome.scores.get(seat, 0)),
    )
    return Row(badge(airline), airline.name, cells, seat in outcome.winners)
