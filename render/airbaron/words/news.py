"""A round in short: the greatest news as a headline, what led there, and where it leaves everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from render.airbaron.words.dramas import Dramatist
from render.airbaron.words.quiet import Quiet
from render.airbaron.words.standing import still
from render.artist import MOST_LINES, Names, News
from rules.airbaron.view import AirBaronView
from rules.drama import Drama
from rules.said import Said, Text
from rules.values import Event

TELLING = 30
"""What weighs less is no story beside greater things."""
ENOUGH = 2
"""A post with so many sentences need not say how things stand where nothing has changed it."""
STORIES = 2
"""So many things that mattered are told below the headline; one less if there is more to say."""


_ONCE = frozenset({"payday", "lead"})
"""Kinds of which a post tells one, whoever it is about."""


def news(
    dramas: Sequence[Drama], events: Mapping[int, Event], view: AirBaronView, names: Names
) -> News | None:
    told, quiet = Dramatist(view, names), Quiet(view, names, events)
    dramas = still(dramas, view)
    for room in range(STORIES, 0, -1):
        stories = _chosen(dramas)[: 1 + room]
        rest = _rest(quiet, stories)
        if len(stories) - 1 + len(rest) <= MOST_LINES or room == 1:
            break
    if not stories and not rest:
        return None
    below = sorted(stories[1:], key=lambda drama: drama.proof[-1])
    lines: list[Text] = [*map(told.headline, stories[:1]), *map(told.sentence, below), *rest]
    return News(lines[0], tuple(lines[1 : 1 + MOST_LINES]))


def _rest(quiet: Quiet, stories: Sequence[Drama]) -> list[Said]:
    """What moved besides."""
    known = {at for drama in stories for at in drama.proof}
    rest = list(quiet.lines(known))
    missing = ENOUGH - len(stories) - len(rest)
    return [*rest, *islice(quiet.otherwise(), missing)] if missing > 0 else rest


def _chosen(dramas: Sequence[Drama]) -> list[Drama]:
    """The greatest, and the next that tell something else."""
    return [*dramas[:1], *_others(dramas[0], dramas[1:])] if dramas else []


def _others(first: Drama, others: Sequence[Drama]) -> Iterator[Drama]:
    known, about = set(first.proof), {_about(first)}
    for drama in others:
        if drama.weight < TELLING or known.issuperset(drama.proof) or _about(drama) in about:
            continue
        known |= set(drama.proof)
        about.add(_about(drama))
        yield drama


def _about(drama: Drama) -> tuple[Any, ...]:
    """Of what concerns the same hub, the same spoke or the same kind of thing, the greatest is enough."""
    if "hub" in drama.data:
        return "hub", drama.data["hub"]
    return (drama.kind,) if drama.kind in _ONCE else (drama.kind, *drama.seats)
