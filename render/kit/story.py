"""The story of a turn: what matters most first, and what is routine in one line of whoever did it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

from render.artist import Line, Weight
from rules.said import Text
from rules.values import Event


def weights(by_weight: Mapping[Weight, str]) -> dict[str, Weight]:
    """The weight of each kind of event, from kinds that are separated by spaces."""
    return {kind: weight for weight, kinds in by_weight.items() for kind in kinds.split()}


class Weighed(NamedTuple):
    """An event with its weight, and whose routine it is part of."""

    event: Event
    weight: Weight
    owner: Hashable = None


class Chapter(NamedTuple):
    """Events of one weight and one owner, as they happened."""

    weight: Weight
    owner: Hashable
    events: Sequence[Event]

    def lines(self, told: Callable[[Sequence[Event]], Iterable[Text]]) -> Iterator[Line]:
        return (Line(text, self.weight) for text in told(self.events))


def chapters(weighed: Iterable[Weighed]) -> Iterator[Chapter]:
    """In the order of telling: one for each weight, but of what is routine one for each owner."""
    found: dict[tuple[Weight, Hashable], list[Event]] = {}
    for each in weighed:
        owner = each.owner if each.weight == "routine" else None
        found.setdefault((each.weight, owner), []).append(each.event)
    order = get_args(Weight)
    for weight, owner in sorted(found, key=lambda chapter: order.index(chapter[0])):
        yield Chapter(weight, owner, found[weight, owner])
