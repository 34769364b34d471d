"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.alt import MOST
from render.dogfight.ending.picture import decisive_words
from render.dogfight.ending.tally import Career, Performance, Tally
from render.dogfight.naming import called, scenario_name
from render.dogfight.phrases import side_points
from render.dogfight.result import told_result
from render.dogfight.sides import player
from render.dogfight.states import status_words
from rules.said import Said, Text, said, sentences
from rules.story import Chapter
from words import say


def ending_alt(history: Sequence[Chapter], names: Names) -> str:
    tally = Tally(history)
    head: list[Text] = [
        said("dogfight-alt.over-after", scenario=scenario_name(tally.last), turns=tally.turns),
        *told_result(tally.last, names),
        said("dogfight-alt.standing", points=side_points(tally.last.points)),
        decisive_words(tally),
        *(_performance(one, names) for one in tally.figures()),
    ]
    flown = [_career(career) for career in tally.careers if career.taken]
    full = say(sentences([*head, *flown]))
    return full if len(full) <= MOST else say(sentences(head))[:MOST]


def _performance(one: Performance, names: Names) -> Said:
    return said(
        "dogfight-alt.performance",
        player=player(one.seat, names),
        kills=one.kills,
        lost=one.lost,
        dealt=one.dealt,
        taken=one.taken,
    )


def _career(career: Career) -> Said:
    plane, cards = career.plane, career.taken[-1]
    if not career.lost:
        return said("dogfight-alt.career", id=plane.id, name=called(plane), cards=cards)
    return said(
        "dogfight-alt.career-lost",
        id=plane.id,
        name=called(plane),
        cards=cards,
        state=status_words(plane),
        turn=len(career.taken),
    )
