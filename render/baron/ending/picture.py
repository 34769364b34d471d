"""The card at the end: who won and why, wealth, Fighters and morale turn by turn, everybody's account."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from render.artist import Names
from render.baron.companies import badge, written_player
from render.baron.ending.tally import Tally
from render.baron.icons import iron_cross, roundel
from render.baron.result import told_result, verdict
from render.kit.canvas import Canvas
from render.kit.chart import Chart, ChartLine
from render.kit.ending import Figures, Row, Verdict, ahead_from, draw_card
from render.kit.shapes import Point
from render.kit.theme import GREY, INK, STEEL, Colour
from rules.engine import Outcome
from rules.said import Said, Text, said
from rules.story import Chapter
from words import figure, phrase

_COLUMNS = ("contracts", "factories", "marks", "gold", "markers", "total")
_DOTS = (1.0, 12.0)


class Side(NamedTuple):
    """The Germans or the Allies, by what they fly on their wings."""

    colour: Colour
    mark: Callable[[Canvas, Point, float], None]

    def draw(self, canvas: Canvas, centre: Point, radius: float, size: int) -> None:  # noqa: ARG002 - no type
        self.mark(canvas, centre, radius * 0.85)


def draw_ending(history: Sequence[Chapter], outcome: Outcome, names: Names) -> Canvas:
    tally = Tally(history)
    told = (told_result(tally.last, names), decisive_words(tally, outcome))
    length = said("baron-pictures.length", mode=tally.last.mode, turns=tally.turns)
    won = verdict(tally.last, outcome)
    card = Verdict(said("baron-pictures.title"), length, won, told, won=bool(outcome.winners))
    charts = (_wealth(tally, names), _war(tally))
    return draw_card(
        card,
        charts,
        Figures(
            [said(f"baron-pictures.ending-{column}") for column in _COLUMNS], _rows(tally, outcome, names)
        ),
    )


def decisive_words(tally: Tally, outcome: Outcome) -> Text:
    """The turn from which the winner was not behind any more; nothing if the scores did not decide."""
    keys = [score.company for score in tally.scores]
    won = next((key for key in keys if tally.mat(key).seat in outcome.winners), keys[0])
    scores = [tally.wealth(key) for key in keys]
    turn, name = ahead_from(scores, keys.index(won)), tally.mat(won).name
    if turn is None:
        return ""
    if turn == 0:
        return said("baron-story.never-behind", company=name)
    return said("baron-story.took-the-lead", turn=turn, company=name)


def _wealth(tally: Tally, names: Names) -> Chart:
    lines = []
    for score in tally.scores:
        mat = tally.mat(score.company)
        lines.append(ChartLine(badge(mat.key), mat.name, written_player(mat, names), tally.wealth(mat.key)))
    heading, note = said("baron-pictures.wealth"), said("baron-pictures.wealth-note")
    return Chart(heading, note, 0, lines, least_high=460)


def _war(tally: Tally) -> Chart:
    """Fighters in solid lines, morale in dots: both are counted on tracks of forty boxes."""
    lines = []
    for score in tally.scores:
        values = tally.fighters(score.company)
        mat = tally.mat(score.company)
        lines.append(
            ChartLine(
                badge(mat.key), mat.name, said("baron-pictures.last-fighter", rating=values[-1]), values
            )
        )
    allies, german = tally.of(lambda view: view.allied_morale), tally.of(lambda view: view.german_morale)
    fighters = tally.of(lambda view: view.allied.fighter)
    name, flown = said("baron-pictures.allies"), said("baron-pictures.last-fighter", rating=fighters[-1])
    lines.append(ChartLine(Side(GREY, roundel), name, flown, fighters))
    lines.append(ChartLine(Side(STEEL, roundel), name, _last_morale(allies), allies, _DOTS))
    name = said("baron-pictures.germany")
    lines.append(ChartLine(Side(INK, partial(iron_cross)), name, _last_morale(german), german, _DOTS))
    return Chart(said("baron-pictures.war"), said("baron-pictures.war-note"), 0, lines)


def _last_morale(values: Sequence[int]) -> Said:
    return said("baron-pictures.last-morale", morale=values[-1])


def _rows(tally: Tally, outcome: Outcome, names: Names) -> list[Row]:
    rows = []
    for score in tally.scores:
        mat = tally.mat(score.company)
        played = mat.seat is not None
        player = written_player(mat, names)
        name = phrase("baron-pictures.company-and-player", company=mat.name, player=player)
        marks, gold, markers = (score.marks, score.gold + score.adjustment, score.markers)
        figures = (tally.contracts[mat.key], score.factories, marks, gold, markers, score.total)
        won = mat.seat in outcome.winners
        rows.append(
            Row(badge(mat.key), name if played else mat.name, [figure(each) for each in figures], won)
        )
    return rows
