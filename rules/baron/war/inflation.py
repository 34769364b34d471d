"""Inflation: a die for the whole table, and perhaps the end of the currency."""

from __future__ import annotations

from rules.baron.phase import Phase
from rules.baron.play import Play
from rules.baron.view import InflationView
from rules.baron.war.currency import hyperinflation, inflate, report
from rules.baron.war.game_end import end_by_hyperinflation


class Inflation(Phase):
    """Nobody can influence the roll, so it does not matter who throws the die."""

    stage = "inflation"

    def start(self, play: Play) -> None:
        die = play.d6("inflation")
        percent = play.figures.display.inflation.die[die - 1]
        if percent:
            inflate(play, percent, "roll", die)
        else:
            report(play, InflationView("roll", die, 0, play.state.inflation, {}), None)
        if percent and hyperinflation(play):
            end_by_hyperinflation(play)
