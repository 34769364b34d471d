"""All that mattered in a game so far, and once it is over what nobody could know before."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.dogfight.dramas import endings, errands, falls, lone_stands
from rules.dogfight.dramas.chronicle import Chronicle
from rules.dogfight.dramas.opened import opened
from rules.drama import Annals, Drama, ranked

FINDERS: tuple[Callable[[Chronicle], Iterable[Drama]], ...] = (
    falls.falls,
    falls.mutual_kills,
    falls.revenges,
    falls.careers,
    falls.hunts,
    falls.long_shots,
    falls.jams,
    falls.collisions,
    falls.survivors,
    lone_stands.lone_stands,
    errands.missions,
    errands.balloons,
    errands.silenced,
    endings.endings,
)
"""What everybody saw."""


def find(annals: Annals) -> tuple[Drama, ...]:
    told = Chronicle(annals)
    finders = (*FINDERS, opened) if annals.own else FINDERS
    return ranked(drama for finder in finders for drama in finder(told))
