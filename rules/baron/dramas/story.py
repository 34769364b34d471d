"""The annals, read once from the beginning: each finder looks at the kinds of events that concern it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import itemgetter
from typing import Any, ClassVar

from rules.baron.box.figures import Figures
from rules.baron.dramas.books import CompanyBooks, Data
from rules.baron.dramas.kinds import KINDS
from rules.drama import Annals, Drama, Happened
from rules.values import Event


class Story:
    """The annals as far as they are read: the books before the event that is looked at, and this turn."""

    def __init__(self, annals: Annals, figures: Figures) -> None:
        self.annals, self.figures = annals, figures
        self.books = CompanyBooks(figures)
        self.number = 0
        """Of the turn."""
        self._turn: dict[str, list[tuple[int, Data]]] = {}
        """What it has brought so far, by kind, with its place."""

    def of(self, *kinds: str, **data: Any) -> list[tuple[int, Data]]:
        """This turn's events of these kinds so far, with such data."""
        found = [told for kind in kinds for told in self._turn.get(kind, ())]
        if len(kinds) > 1:
            found.sort(key=itemgetter(0))
        for key, value in data.items():
            found = [told for told in found if told[1].get(key) == value]
        return found

    def after(self, at: int) -> Iterator[Event]:
        """What everybody saw after it, in the same step."""
        happened, step = self.annals.happened, self.annals.happened[at].step
        later = (happened[place] for place in range(at + 1, len(happened)))
        beside = takewhile(lambda each: each.step == step, later)
        return (each.event for each in beside if each.event.visible_to(None))

    def close(self, at: int) -> int:
        """The last that this turn has brought before the next one begins; or that beginning, should the step
        have brought nothing else."""
        happened = self.annals.happened
        return at - 1 if at and happened[at - 1].step == happened[at].step else at

    def cause(self, at: int) -> tuple[int, Data] | None:
        """The event card by which this came: the last one that was played before it this turn."""
        return next((card for card in reversed(self.of("played")) if card[0] < at), None)

    def card(self, at: int) -> tuple[int, ...]:
        """The place of the event card by which this came, if one was played just before."""
        return tuple(place for place, _ in self.of("played") if place == at - 1)

    def drama(
        self, kind: str, proof: Sequence[int], *companies: str | None, more: int = 0, **data: Any
    ) -> Drama:
        """A drama about these companies, as far as somebody plays them."""
        return KINDS(kind, self.annals, proof, seats=self.books.seats(*companies), more=more, **data)

    def enter(self, at: int, happened: Happened) -> None:
        kind, self.number = happened.event.kind, happened.turn
        if kind == "turn":
            self._turn = {}
        self._turn.setdefault(kind, []).append((at, happened.event.data))
        self.books.enter(happened.event)


class Finder:
    """Looks out for dramas of some kinds, and remembers of the game what it needs for that."""

    reads: ClassVar[tuple[str, ...]]
    """The kinds of events that it wants to see, each before it is in the books."""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        raise NotImplementedError


def read(annals: Annals, figures: Figures, finders: Sequence[Finder]) -> Iterator[Drama]:
    story = Story(annals, figures)
    readers = defaultdict[str, list[Finder]](list)
    for finder in finders:
        for kind in finder.reads:
            readers[kind].append(finder)
    for at, happened in enumerate(annals.happened):
        kind, data = happened.event.kind, happened.event.data
        for reader in readers.get(kind, ()):
            yield from reader.see(story, at, kind, data)
        story.enter(at, happened)
