"""Winning: market share and cash at the end of one's own turn, and how a game ends otherwise."""

from __future__ import annotations

from rules.airbaron.network import hubs
from rules.airbaron.play import Play
from rules.engine import Outcome
from rules.values import Seat


def may_declare(play: Play, seat: Seat) -> bool:
    """The goal is reached, and neither a strike nor a loan stands in the way."""
    airline = play.airline(seat)
    barred = airline.left or airline.on_strike or airline.loan > 0
    return not barred and reached(play, seat) >= play.atlas.goal


def reached(play: Play, seat: Seat) -> int:
    """What counts towards the goal: market share and cash."""
    return hubs.shares(play.state, play.atlas)[seat] + play.airline(seat).cash


def declare(play: Play, seat: Seat) -> None:
    _end(play, (seat,), "goal-reached")


def last_one(play: Play) -> None:
    """Everybody else has left."""
    _end(play, play.state.playing, "others-left")


def time_is_up(play: Play) -> None:
    """After the last round the highest total wins, loans deducted; then the higher market share."""
    shares = hubs.shares(play.state, play.atlas)
    rank = {seat: (_total(play, seat, shares[seat]), shares[seat]) for seat in play.state.playing}
    best = max(rank.values())
    _end(play, tuple(seat for seat in rank if rank[seat] == best), "round-limit")


def _total(play: Play, seat: Seat, share: int) -> int:
    return share + play.airline(seat).cash - play.airline(seat).loan


def _end(play: Play, winners: tuple[Seat, ...], kind: str) -> None:
    shares = hubs.shares(play.state, play.atlas)
    totals = {seat: _total(play, seat, share) for seat, share in enumerate(shares)}
    play.agenda = ()
    play.change(outcome=Outcome(winners, totals, kind), asks=())
    scores = [
        {
            "seat": airline.seat,
            "share": shares[airline.seat],
            "cash": airline.cash,
            "loan": airline.loan,
            "total": totals[airline.seat],
        }
        for airline in play.state.airlines
    ]
    play.tell("over", winners=list(winners), kind=kind, scores=scores)
