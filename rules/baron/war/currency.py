"""Papiermarks losing their value: the marker on its track, and the loss rounded as its box says."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.box.components import Arrow, InflationTable
from rules.baron.play import Play
from rules.baron.view import InflationView


def inflate(play: Play, percent: int, why: str, die: int | None = None) -> None:
    """A round of inflation: one box for 25 %, two for 50 %, and the loss rounded as the new box says."""
    track = play.figures.display.inflation
    box = next_box(track, play.state.inflation, percent)
    arrow = track.arrows[box - 1]
    losses = {company.key: loss(company.marks, percent, arrow) for company in play.state.companies}
    for key, lost in losses.items():
        if lost:
            play.pay(key, -lost)
    play.change(inflation=box)
    held = {company.key: losses[company.key] for company in play.state.companies if company.seat is not None}
    report(play, InflationView(why, die, percent, box, held), arrow)


def next_box(track: InflationTable, box: int, percent: int) -> int:
    return min(track.last, box + percent // 25)


def loss(marks: int, percent: int, arrow: Arrow) -> int:
    share = marks * percent
    return -(-share // 100) if arrow == "up" else share // 100


def hyperinflation(play: Play) -> bool:
    return play.state.inflation == play.figures.display.inflation.last


def report(play: Play, happened: InflationView, arrow: Arrow | None) -> None:
    told = replace(play.state.report, inflations=(*play.state.report.inflations, happened))
    play.change(report=told)
    play.tell(
        "inflation",
        why=happened.why,
        die=happened.die,
        percent=happened.percent,
        box=happened.box,
        arrow=arrow,
        lost=happened.lost,
    )
