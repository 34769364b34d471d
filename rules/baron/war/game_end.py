"""The end of the war: who won it, what Papiermarks are worth then, and who made the most of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import to_builtins

from rules.baron.companies.ties import npc_score
from rules.baron.play import Play
from rules.baron.state import Company
from rules.baron.view import ScoreView
from rules.baron.war.currency import hyperinflation, inflate, loss
from rules.engine import Outcome

End: TypeAlias = Literal["victory", "peace", "defeat", "collapse"]

_FINAL_ROUND: dict[End, int] = {"victory": 0, "peace": 25, "defeat": 50, "collapse": 0}


def end_by_morale(play: Play) -> None:
    """One side or both have no morale left."""
    german, allied = play.state.german_morale, play.state.allied_morale
    end: End = "victory" if german else ("defeat" if allied else "peace")
    percent = _FINAL_ROUND[end]
    if percent:
        inflate(play, percent, "end")
    if percent and hyperinflation(play):
        end = "collapse"
        _collapse(play)
    _conclude(play, end, percent, turns=len(play.state.war_discards))


def end_by_hyperinflation(play: Play) -> None:
    """The turn counts for solitaire's table though its War Status card was not reached."""
    _collapse(play)
    _conclude(play, "collapse", 0, turns=len(play.state.war_discards) + 1)


def _collapse(play: Play) -> None:
    lost = {company.key: company.marks for company in play.state.companies if company.seat is not None}
    for key, marks in lost.items():
        play.pay(key, -marks)
    play.tell("collapse", lost=lost)


def _conclude(play: Play, end: End, percent: int, turns: int) -> None:
    """Close the books; who plays alone and does not come first has lost to companies that nobody plays."""
    accounts = [
        _account(company) if company.seat is not None else _npc_account(play, company, end, percent, turns)
        for company in play.state.companies
    ]
    accounts.sort(key=_rank, reverse=True)
    first = first_places(accounts)
    seats = {company.key: company.seat for company in play.state.companies if company.seat is not None}
    winners = sorted(seats[score.company] for score in first if score.company in seats)
    outcome = Outcome(
        winners=tuple(winners),
        scores={seats[score.company]: score.total for score in accounts if score.company in seats},
        kind=end,
        lost=not winners,
    )
    play.change(stage="over", asked=(), order=(), outcome=outcome, scores=tuple(accounts))
    play.tell(
        "over",
        end=end,
        result=outcome.result,
        winners=[score.company for score in first],
        scores=[to_builtins(score) for score in accounts],
    )


def first_places(scores: Sequence[ScoreView]) -> list[ScoreView]:
    """Of accounts that are in order, those that share the first place."""
    return [score for score in scores if _rank(score) == _rank(scores[0])]


def _rank(score: ScoreView) -> tuple[int, int]:
    """The higher total is better, and of equal ones that with more factories."""
    return score.total, score.factories


def _account(company: Company) -> ScoreView:
    return ScoreView(
        company=company.key,
        marks=company.marks,
        gold=company.gold,
        markers=company.markers,
        adjustment=0,
        total=company.marks + company.gold + company.markers,
        factories=company.factories,
    )


def _npc_account(play: Play, company: Company, end: End, percent: int, turns: int) -> ScoreView:
    """Its score as Gold, the table's Papiermarks after the last inflation, the table's adjustment, and
    one off for each box of the Inflation track."""
    table = play.figures.solitaire.end
    column = table.column(turns)
    marks = 0 if end == "collapse" else table.marks[company.key][column]
    if marks and percent:
        arrow = play.figures.display.inflation.arrows[play.state.inflation - 1]
        marks -= loss(marks, percent, arrow)
    gold = npc_score(play.figures, company)
    adjustment = table.gold[company.key][column] - play.state.inflation
    return ScoreView(
        company=company.key,
        marks=marks,
        gold=gold,
        markers=0,
        adjustment=adjustment,
        total=gold + marks + adjustment,
        factories=company.factories,
    )
