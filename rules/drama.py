"""What mattered in a game, and the events that prove it. Facts, and no prose.

A title declares its kinds of drama, and finds them in the annals of a game: in what everybody saw happen so
far, and in everything once it is over.

DRAMAS = Dramas(
    Theme("first-blood", 60, "victim by"),
    Theme("revenge", 80, "victim by for"),       # `for`: whom it avenges
)
DRAMAS("revenge", annals, [then, now], seats=[avenger], victim="A", by="Z", **{"for": "Y"})
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.values import Event, Frozen, Seat


class Happened(NamedTuple):
    """An event, in which step and in which turn. What the set-up did is of step 0, and of turn 0."""

    step: int
    turn: int
    event: Event


class Annals(NamedTuple):
    """A game so far, as everybody saw it; all of it, if it is over."""

    seats: int
    view: Any
    """The public view of the table as it stands now."""
    happened: tuple[Happened, ...]
    own: tuple[Any, ...] = ()
    """What each seat sees. Nothing while the game goes on, for some of it is hidden."""

    def of(self, *kinds: str) -> Iterator[tuple[int, Happened]]:
        """What happened of these kinds, with its place in the annals."""
        return ((at, each) for at, each in enumerate(self.happened) if each.event.kind in kinds)


class Drama(Frozen, frozen=True):
    """Something that mattered: when, how much, to whom, and by which events of the annals it is proved.

    It happened with the last of these. The first of `seats` is whom it is about.
    """

    kind: str
    step: int
    turn: int
    weight: int
    proof: tuple[int, ...]
    seats: tuple[Seat, ...] = ()
    data: dict[str, Any] = {}  # noqa: RUF012 - msgspec copies it


class Theme(NamedTuple):
    """A kind of drama: how much it matters, from 1 to 100, and the keys of its data, separated by spaces; one
    that ends in ? may be left out. What is `opened` shows only once the game is over."""

    name: str
    weight: int
    keys: str = ""
    opened: bool = False

    @property
    def needed(self) -> frozenset[str]:
        return frozenset(key for key in self.keys.split() if not key.endswith("?"))

    @property
    def known(self) -> frozenset[str]:
        return frozenset(key.rstrip("?") for key in self.keys.split())


class Dramas(Mapping[str, Theme]):
    """All kinds of drama of a title, and the only maker of them."""

    def __init__(self, *themes: Theme) -> None:
        self._themes = {theme.name: theme for theme in themes}
        if len(self._themes) < len(themes):
            raise ValueError("a kind of drama is declared twice")

    def __call__(
        self,
        kind: str,
        annals: Annals,
        proof: Sequence[int],
        /,
        *,
        seats: Iterable[Seat] = (),
        more: int = 0,
        **data: Any,
    ) -> Drama:
        """`more` is what it weighs above others of its kind."""
        last = annals.happened[max(proof)]
        weight = max(1, min(100, self._themes[kind].weight + more))
        whose = tuple(dict.fromkeys(seats))
        return Drama(kind, last.step, last.turn, weight, tuple(sorted({*proof})), whose, data)

    def __getitem__(self, name: str) -> Theme:
        return self._themes[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._themes)

    def __len__(self) -> int:
        return len(self._themes)

    def fault(self, drama: Drama) -> str | None:
        """In what this drama differs from its declaration, if it does."""
        theme = self._themes.get(drama.kind)
        if theme is None:
            return f"{drama.kind} is not declared"
        if missing := theme.needed - drama.data.keys():
            return f"{drama.kind} lacks {', '.join(sorted(missing))}"
        if unknown := drama.data.keys() - theme.known:
            return f"{drama.kind} has {', '.join(sorted(unknown))}, which it does not declare"
        return None


def happened(
    batches: Iterable[Iterable[Event]], begins: tuple[str, str] | None, first: int = 0, turn: int = 0
) -> Iterator[Happened]:
    """What happened in the steps of a game, the set-up first; or in those from the `first` on, before which
    this `turn` had begun.

    `begins` is the kind of event that begins a turn, and the key of its number; without one each step is a
    turn of its own.
    """
    for step, events in enumerate(batches, first):
        turn = turn if begins else step
        for event in events:
            if begins and event.kind == begins[0]:
                turn = event.data[begins[1]]
            yield Happened(step, turn, event)


def ranked(dramas: Iterable[Drama]) -> tuple[Drama, ...]:
    """The greatest first; of equal ones, what happened first."""
    return tuple(sorted(dramas, key=lambda drama: (-drama.weight, drama.proof[-1])))
