"""Artists whose pictures can be compared: the view itself in place of one, or with the real one behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from render.artist import Artist, Line, Names, News, Picture, StillsOnly
from rules.drama import Drama
from rules.table import encode
from rules.values import Event, Seat
from tests.titles.examples import ALL_ARTISTS
from words import say


class Sketcher(StillsOnly):
    """Words as the title's artist puts them, but for a picture the view itself, to the byte."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist

    def board(self, view: Any, names: Names) -> Picture:
        return Picture(encode(("board", view, names)), "A sketch.", "sketch.json")

    def board_alt(self, view: Any, names: Names) -> str:
        return self._artist.board_alt(view, names)

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        return Picture(encode(("mat", view, foreseen, names)), "A sketch.", "sketch.json")

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        return Picture(encode(("preview", view, foreseen, names)), "A sketch.", "sketch.json")

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        return Picture(encode(("film", before, events, after, names)), "A sketch.", "sketch.json")

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:
        return self._artist.tell(events, view, names)

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: Any, names: Names
    ) -> News | None:
        return self._artist.news(dramas, events, view, names)

    def headline(self, view: Any, names: Names) -> str:
        return say(self._artist.headline(view, names))


class Painter(Sketcher):
    """The view, and behind it the title's own picture for the public and these seats, both to the byte; no
    picture is known from another world."""

    def __init__(self, title: str, *seats: Seat) -> None:
        self._painter: Artist = type(ALL_ARTISTS[title])()
        self._seats = {None, *seats}
        super().__init__(self._painter)

    def _with(self, sketch: Picture, view: Any, paint: Callable[[], Picture]) -> Picture:
        """A view need not say whose it is, where there is nothing that one may see and another may not."""
        if getattr(view, "seat", None) not in self._seats:
            return sketch
        painted = paint()
        return replace(painted, data=sketch.data + painted.data)

    def board(self, view: Any, names: Names) -> Picture:
        return self._with(super().board(view, names), view, lambda: self._painter.board(view, names))

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        sketch = super().mat(view, names, foreseen)
        return self._with(sketch, view, lambda: self._painter.mat(view, names, foreseen))

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        """For the public, whoever else looks on."""
        return self._painter.film(before, events, after, names)

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        sketch = super().preview(view, foreseen, names)
        return self._with(sketch, view, lambda: self._painter.preview(view, foreseen, names))
