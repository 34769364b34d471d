"""How a game ended, and what that was worth."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dogfight.dramas.chronicle import Chronicle
from rules.dogfight.kinds import Side, opposite
from rules.drama import Drama, Happened

BEHIND = 2
"""So many airplanes less than the enemy make a comeback."""
_COUNTED = {"points", "match-points"}
_ON_ONE_SIDE = {"no-points", "defeat"}


def endings(told: Chronicle) -> Iterator[Drama]:
    over = told.last("over")
    if over is None or told.view.outcome is None:
        return
    at, happened = over
    outcome, data = told.view.outcome, happened.event.data
    won: Side | None = None if data["outcome"] == "draw" else data["outcome"]
    if outcome.winners and won:
        about = [piece.id for piece in told.pieces.values() if piece.seat in outcome.winners]
        points = max(outcome.scores.get(seat, 0) for seat in outcome.winners)
        yield told.drama("victory", at, about=about, side=won, ended=data["kind"], points=points)
        if data["kind"] != "seats":
            yield from _comeback(told, at, won)
            yield from _unscathed(told, at, won)
    elif won and outcome.lost:
        yield told.drama("defeat", at, side=opposite(won), ended=data["kind"])
    else:
        yield told.drama("draw", at, ended=data["kind"])
    yield from _narrow(told, at, happened, won)


def _comeback(told: Chronicle, at: int, side: Side) -> Iterator[Drama]:
    """It was well behind, counted in airplanes that fell."""
    behind, worst, when = 0, 0, at
    for volley in told.volleys():
        for loss in (each for each in volley if each.cause not in {"left", "home"}):
            behind += 1 if told.side(loss.plane) == side else -1
        if behind > worst:
            worst, when = behind, volley[-1].at
    if worst >= BEHIND:
        yield told.drama("comeback", when, at, about=_of(told, side), side=side, behind=worst)


def _unscathed(told: Chronicle, at: int, side: Side) -> Iterator[Drama]:
    """Without the loss of an airplane, several of the enemy's brought down."""
    if any(told.side(loss.plane) == side for loss in told.losses):
        return
    enemies = [loss.at for loss in told.losses if loss.by]
    if len(enemies) > 1:
        yield told.drama("unscathed", *enemies, at, about=_of(told, side), side=side, enemies=len(enemies))


def _narrow(told: Chronicle, at: int, over: Happened, won: Side | None) -> Iterator[Drama]:
    """Won by a point, or missed by one: above 0 the one side that scores would have won."""
    data, kind = over.event.data, over.event.data["kind"]
    points = data["points"]
    if kind in _COUNTED and won and points[won] - points[opposite(won)] == 1:
        yield told.drama("close", at, about=_of(told, won), side=won, points=points[won])
    if kind in _ON_ONE_SIDE and told.view.outcome is not None:
        side, score = told.view.outcome.data["side"], told.view.outcome.data["score"]
        if score == 0 and won != side:
            yield told.drama("missed", at, about=_of(told, side), side=side)


def _of(told: Chronicle, side: Side | str | int) -> list[str]:
    return [plane.id for plane in told.planes.values() if plane.side == side]
