"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.baron.companies import introduced
from render.baron.ending.picture import decisive_words
from render.baron.ending.tally import Tally
from render.baron.result import told_result
from rules.baron.view import ScoreView
from rules.engine import Outcome
from rules.said import Said, said, sentences
from rules.story import Chapter
from words import say

MOST = 1024


def ending_alt(history: Sequence[Chapter], outcome: Outcome, names: Names) -> str:
    tally = Tally(history)
    last = tally.last
    told = [
        said("baron-alt.ending", turns=tally.turns),
        told_result(last, names),
        decisive_words(tally, outcome),
        said("baron-alt.ending-morale", german=last.german_morale, allied=last.allied_morale),
        said("baron-alt.ending-allied", fighter=last.allied.fighter),
        *(_account(tally, score, names) for score in tally.scores),
    ]
    return say(sentences([part for part in told if part]))[:MOST]


def _account(tally: Tally, score: ScoreView, names: Names) -> Said:
    mat, wealth = tally.mat(score.company), tally.wealth(score.company)
    return said(
        "baron-alt.ending-account",
        company=introduced(mat, names),
        total=score.total,
        marks=score.marks,
        gold=score.gold + score.adjustment,
        markers=score.markers,
        half=wealth[len(wealth) // 2],
        contracts=tally.contracts[mat.key],
        factories=score.factories,
        fighter=mat.effectiveness.fighter,
    )
