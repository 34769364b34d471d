"""What every title's pictures and words look like from outside. An artist sees views, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from rules.drama import Drama
from rules.engine import Outcome
from rules.said import Text, said
from rules.story import Chapter
from rules.values import Event, Frozen, Seat

_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")

Names: TypeAlias = Mapping[Seat, str]
"""What the players are called."""


class Picture(Frozen, frozen=True):
    """A finished picture, or a film. `alt` gives all of it in words, in at most 1,024 characters."""

    data: bytes
    alt: str
    name: str

    @property
    def in_words(self) -> bool:
        """Whether its words stand for it: whoever it is for sees no pictures, or wants none."""
        return not self.data

    def told(self) -> Picture:
        return Picture(b"", self.alt, self.name)


Weight: TypeAlias = Literal["great", "key", "plain", "routine", "next", "echo"]
"""How much a sentence matters, in the order in which a turn is told.

The end of somebody or something; what a turn is remembered for; what is told in its place; all that one side
did as usual, in one line; what comes now; and what the headline says as well.
"""


class Line(Frozen, frozen=True):
    """A sentence of the story of a turn, which begins with what matters most."""

    text: Text
    weight: Weight = "plain"


MOST_LINES = 3


class News(Frozen, frozen=True):
    """A turn as a post tells it: the news with its names, and at most three lines of how it came to that, in
    the order of cause and effect. What is bold in them stands between two asterisks."""

    headline: Text
    lines: tuple[Text, ...] = ()


def in_short(lines: Sequence[Line]) -> News | None:
    """The news of a turn that is told in full already: what weighs most."""
    told = [line.text for line in lines if line.weight not in {"next", "echo"}]
    return News(told[0], tuple(told[1 : 1 + MOST_LINES])) if told else None


class Stakes(Frozen, frozen=True):
    """For whom something that happened is bad or good in itself."""

    bad: frozenset[Seat] = frozenset()
    good: frozenset[Seat] = frozenset()


class Artist(Protocol):
    """Draws and tells one title. The view decides what may be seen; `names` only say who is who."""

    moves: bool
    """Whether there may be films."""
    turn_word: str
    """What a turn of all players is called."""

    def board(self, view: Any, names: Names) -> Picture:
        """The table, for the channel or for one seat."""

    def board_alt(self, view: Any, names: Names) -> str:
        """The alt text of that picture, at once and without drawing it."""

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        """The viewing seat's own console, hand or mat, with what it plans: for that seat alone."""

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        """Where a choice, which may be unfinished, would lead, as its title foresees: for that seat alone."""

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:
        """What happened, the greatest weight first, leaving out what the viewing seat may not know."""

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: Any, names: Names
    ) -> News | None:
        """The same in short, for a post: what mattered, the greatest first, and what everybody saw, by its
        place in the annals, which proofs name. None if nothing happened that anybody would tell."""

    def drama(self, drama: Drama, view: Any, names: Names) -> Text:
        """One thing that mattered in a game, in a sentence that stands by itself."""

    def sign(self, view: Any, seat: Seat) -> Any:
        """By what a seat is known on pictures: a badge of `render.kit`; None if by nothing but its number."""

    def side(self, view: Any, seat: Seat) -> Text:
        """The name of the side that a seat is on, with which it wins; nothing where it plays for itself."""

    def stakes(self, event: Event, view: Any) -> Stakes:
        """Whom something that happened harms, and whom it serves."""

    def headline(self, view: Any, names: Names) -> Text:
        """Where the game stands, in one line."""

    def reason(self, view: Any, outcome: Outcome, names: Names) -> Text:
        """How a game ended, to be said after who won: part of a sentence, or one of its own."""

    def figures(self, view: Any, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:
        """What a seat made of a game that is over, from its own view, a sentence each."""

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        """What happened between two public views, moving; None if nothing moves."""

    def lapse(self, history: Sequence[Chapter], names: Names) -> Picture | None:
        """A game so far, from its set-up on, one frame a turn; None if there is none."""

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
        """A game that is over, from its set-up on, as a card worth keeping; None if there is none."""


def plain_reason(outcome: Outcome) -> str:
    """How a game ended where no artist has words for it: its kind, read as words.

    What an older version wrote down has hyphens where numbers have a minus sign.
    """
    return _HYPHEN.sub("−", outcome.how) or outcome.kind.replace("-", " ").capitalize()


class StillsOnly:
    """For artists who make neither films nor endings, and have no words of their own for how a game ended."""

    moves = False
    turn_word = "turn"

    def news(
        self,
        dramas: Sequence[Drama],  # noqa: ARG002 - for titles that have some
        events: Mapping[int, Event],
        view: Any,
        names: Names,
    ) -> News | None:
        return in_short(self.tell(tuple(events.values()), view, names))

    def drama(self, drama: Drama, view: Any, names: Names) -> Text:  # noqa: ARG002 - as above
        return ""

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:  # noqa: ARG002
        return ()

    def sign(self, view: Any, seat: Seat) -> Any:  # noqa: ARG002
        return None

    def side(self, view: Any, seat: Seat) -> Text:  # noqa: ARG002
        return ""

    def stakes(self, event: Event, view: Any) -> Stakes:  # noqa: ARG002
        return Stakes()

    def reason(self, view: Any, outcome: Outcome, names: Names) -> Text:  # noqa: ARG002
        return plain_reason(outcome)

    def figures(self, view: Any, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:  # noqa: ARG002
        own = outcome.scores.get(seat)
        return () if own is None else (said("pictures.score", score=own),)

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:  # noqa: ARG002
        return None

    def lapse(self, history: Sequence[Chapter], names: Names) -> Picture | None:  # noqa: ARG002
        return None

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:  # noqa: ARG002
        return None
