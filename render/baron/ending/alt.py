"""The card at the end, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.baron.companies import player
from render.baron.ending.picture import decisive_words
from render.baron.ending.tally import Tally
from render.baron.frame import TITLE
from render.baron.result import told_result
from rules.baron.view import ScoreView
from rules.engine import Outcome
from rules.story import Chapter
from rules.wording import counted, minus_signs

MOST = 1024


def ending_alt(history: Sequence[Chapter], outcome: Outcome, names: Names) -> str:
    tally = Tally(history)
    last = tally.last
    told = [
        f"{TITLE}, over after {counted(tally.turns, 'turn')}.",
        told_result(last, names),
        decisive_words(tally, outcome),
        f"Morale at the end: German {last.german_morale}, Allied {last.allied_morale}.",
        f"Allied Fighter {last.allied.fighter}.",
        *(_account(tally, score, names) for score in tally.scores),
    ]
    return minus_signs(" ".join(filter(None, told)))[:MOST]


def _account(tally: Tally, score: ScoreView, names: Names) -> str:
    mat, wealth = tally.mat(score.company), tally.wealth(score.company)
    half = wealth[len(wealth) // 2]
    return (
        f"{mat.name} ({player(mat, names)}): total {score.total}, of which {counted(score.marks, 'mark')}, "
        f"{score.gold + score.adjustment} gold and {counted(score.markers, 'marker')}; {half} at half time; "
        f"{counted(tally.contracts[mat.key], 'contract')}, {counted(score.factories, 'factory')}, "
        f"Fighter {mat.effectiveness.fighter}."
    )
