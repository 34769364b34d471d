"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.alt import MOST
from render.dogfight.ending.picture import decisive_words
from render.dogfight.ending.tally import Career, Tally
from render.dogfight.phrases import cards, many
from render.dogfight.result import told_points, told_result
from render.dogfight.sides import player
from render.dogfight.states import status_words
from rules.story import Chapter


def ending_alt(history: Sequence[Chapter], names: Names) -> str:
    tally = Tally(history)
    opening = f"{tally.last.scenario}, over after {many(tally.turns, 'turn')}."
    result = " ".join(told_result(tally.last, names))
    players = [
        f"{player(one.seat, names)}: {many(one.kills, 'kill')}, {many(one.lost, 'airplane')} lost, "
        f"{cards(one.dealt)} dealt, {one.taken} taken."
        for one in tally.figures()
    ]
    flown = [_career(career) for career in tally.careers if career.taken]
    head = [opening, result, f"{told_points(tally.last)}.", decisive_words(tally), *players]
    full = " ".join([*head, *flown])
    return full if len(full) <= MOST else " ".join(head)[:MOST]


def _career(career: Career) -> str:
    plane = career.plane
    lost = f", {status_words(plane)} in turn {len(career.taken)}" if career.lost else ""
    return f"{plane.id} {plane.name}: {cards(career.taken[-1])} in all{lost}."
