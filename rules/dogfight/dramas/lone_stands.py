"""The last airplane of a side against several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.dogfight.dramas.chronicle import Chronicle, Loss
from rules.dogfight.kinds import SIDES, Side, opposite
from rules.drama import Drama


class Alone(NamedTuple):
    at: int
    plane: str
    side: Side
    against: int


def lone_stands(told: Chronicle) -> Iterator[Drama]:
    """When it comes to that, each enemy that is brought down nevertheless, and the victory at last."""
    left = {side: told.strength(side) for side in SIDES}
    alone: Alone | None = None
    for volley in told.volleys():
        if alone is not None:
            yield from _feats(told, alone, volley, left[opposite(alone.side)])
        for loss in volley:
            side = told.side(loss.plane)
            if side is not None:
                left[side] -= 1
        if alone is None:
            alone = _last_one(told, volley, left)
            if alone is not None:
                yield told.drama(
                    "alone", alone.at, about=[alone.plane], plane=alone.plane, against=alone.against
                )
        elif not left[alone.side]:
            return
    if alone is not None:
        yield from _victory(told, alone)


def _last_one(told: Chronicle, volley: list[Loss], left: dict[Side, int]) -> Alone | None:
    """Against two or more, after others of its side have gone."""
    gone = {loss.plane for loss in told.losses if loss.at <= volley[-1].at}
    for side in SIDES:
        lost = [loss.at for loss in volley if told.side(loss.plane) == side]
        against = left[opposite(side)]
        if lost and left[side] == 1 and against > 1:
            rest = [plane for plane in told.planes if told.side(plane) == side and plane not in gone]
            return Alone(lost[-1], rest[0], side, against)
    return None


def _feats(told: Chronicle, alone: Alone, volley: list[Loss], against: int) -> Iterator[Drama]:
    for loss in volley:
        if loss.by == (alone.plane,) and against > 1:
            yield told.drama(
                "lone-stand",
                alone.at,
                loss.at,
                about=(alone.plane, loss.plane),
                plane=alone.plane,
                victim=loss.plane,
                against=against,
            )


def _victory(told: Chronicle, alone: Alone) -> Iterator[Drama]:
    over = told.last("over")
    if over and over[1].event.data["outcome"] == alone.side:
        yield told.drama(
            "lone-victory",
            alone.at,
            over[0],
            about=[alone.plane],
            plane=alone.plane,
            against=alone.against,
        )
