"""Victory: the last side in the air, points, or what else the scenario says; and match points.

One match point for each enemy airplane that left the table, two for each shot down, one off for each of one's
own shot down; an airplane that exploded or crashed was shot down.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from rules.dogfight.balloons.observation import burning_drachens
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, Side, opposite
from rules.dogfight.play import Phase, Play
from rules.dogfight.state import State
from rules.dogfight.victory.ending import ended, out
from rules.dogfight.victory.missions import note_home
from rules.dogfight.victory.scoring import final_sheet, sheet, totals
from rules.dogfight.view import ScoreLine
from rules.engine import Outcome
from rules.values import Seat

Why: TypeAlias = dict[str, str | int]
"""Why a game is over, as part of its outcome's data: "why" is a token, and some have one argument more."""
Ended: TypeAlias = tuple[Side | None, str, Why]
"""The side that won, and the kind of outcome with its data."""


class Verdict(Phase):
    """The game ends as soon as one of its ends is reached."""

    def start(self, play: Play) -> None:
        if ended(play.state):
            _conclude(play, _last_flying(play.state))


def conclude_at_limit(play: Play) -> None:
    if play.state.goals.at_limit == "home":
        note_home(play)
    _conclude(play, {"why": "turns-over", "turns": play.state.turn_limit})


def match_points(state: State) -> dict[Side, int]:
    score: dict[Side, int] = dict.fromkeys(SIDES, 0)
    for plane in state.planes:
        enemy = opposite(plane.side)
        if plane.status == "left":
            score[enemy] += 1
        elif plane.status not in {"flying", "waiting"}:
            score[enemy] += 2
            score[plane.side] -= 1
    return score


def standing(state: State, hangar: Hangar) -> dict[Side, int]:
    """Points as they stand: the scenario's, or match points."""
    return totals(sheet(state, hangar)) if state.goals.scoring else match_points(state)


def _last_flying(state: State) -> Why:
    flying = [side for side in SIDES if not out(state, side)]
    if len(flying) == 1:
        return {"why": "one-side-flies", "side": flying[0]}
    return {"why": "scenario-over" if flying else "nobody-flies"}


class _Reckoning:
    """The end of a game: what everybody scored, and who has won."""

    def __init__(self, state: State, hangar: Hangar) -> None:
        self.state = state
        self.lines = final_sheet(state, hangar)
        self.points = totals(self.lines) if state.goals.scoring else match_points(state)
        self.sides = state.seats()
        self.flying = [side for side in SIDES if not out(state, side)]

    def ahead(self) -> Side | None:
        """The side with more points; None if they are level."""
        if self.points["central"] == self.points["entente"]:
            return None
        return max(SIDES, key=lambda side: self.points[side])

    def scores(self) -> dict[Seat, int]:
        if self.state.winner == "seats":
            return {seat: _sum(self.lines, seat) for seat in sorted(self.sides)}
        return {seat: self.points[self.sides[seat]] for seat in sorted(self.sides)}

    def tally(self, why: Why) -> Why:
        return {**why, **{side: self.points[side] for side in SIDES}}

    def verdict(self, why: Why) -> Ended:
        """The side that won, and how."""
        kind = self.state.winner
        if kind == "sign":
            return self._by_sign()
        if kind == "pictures":
            return self._by_pictures(why)
        if kind == "last flying" and len(self.flying) == 1:
            return self.flying[0], "last-flying", self.tally(why)
        winner = self.ahead()
        if winner is None and not self.state.goals.scoring and len(self.flying) == 1:
            winner = self.flying[0]
        return winner, "points" if self.state.goals.scoring else "match-points", self.tally(why)

    def _by_sign(self) -> Ended:
        goals = self.state.goals
        scorer = goals.scorer or "central"
        score = self.points[scorer]
        told: Why = {"side": scorer, "score": score}
        if score > 0:
            return scorer, _level(score, goals.marginal, goals.decisive), told
        if score == 0 and goals.zero == "draw":
            return None, "no-points", told
        return opposite(scorer), "defeat", told

    def _by_pictures(self, why: Why) -> Ended:
        """Whoever has the camera wins by bringing the pictures home, or by being left alone."""
        side = self.state.missions[0].side if self.state.missions else "entente"
        home = {gone.plane for gone in self.state.departures if gone.edge == "own"}
        if any(task.done is not None and task.doer in home for task in self.state.missions):
            return side, "pictures-home", {}
        if len(self.flying) == len(SIDES):
            return None, "no-pictures", why
        if side in self.flying:
            return side, "left-alone", why
        return opposite(side), "pictures-lost", why


def _sum(lines: tuple[ScoreLine, ...], seat: Seat) -> int:
    return sum(line.points for line in lines if line.seat == seat)


def _level(score: int, marginal: int | None, decisive: int | None) -> str:
    if marginal is not None and score <= marginal:
        return "marginal-victory"
    if decisive is not None and score >= decisive:
        return "decisive-victory"
    return "victory"


def _conclude(play: Play, why: Why) -> None:
    if play.state.goals.burning_drachens:
        burning_drachens(play)
    reckoning = _Reckoning(play.state, play.hangar)
    for number, line in enumerate(reckoning.lines):
        play.tell("scored", line=number, side=line.side, seat=line.seat, points=line.points)
    scores = reckoning.scores()
    if play.state.winner == "seats":
        best = [seat for seat, score in scores.items() if score == max(scores.values())]
        winners = tuple(best) if len(best) < len(scores) else ()
        side, kind, data = None, "seats", why
    else:
        side, kind, data = reckoning.verdict(why)
        winners = tuple(seat for seat in scores if reckoning.sides[seat] == side)
    # A side that won with nobody to play it is the book's virtual player: all who sat down have lost to it.
    lost = side is not None and not winners
    outcome = Outcome(winners=winners, scores=scores, kind=kind, data=data, lost=lost)
    named = side or (reckoning.sides[winners[0]] if winners else "draw")
    play.tell("over", outcome=named, kind=kind, points={each: reckoning.points[each] for each in SIDES})
    play.state = replace(play.state, stage="over", outcome=outcome, score_sheet=reckoning.lines, asked=())
