"""Artists whose pictures can be compared: the view itself in place of one, or the real ones, drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.artist import Artist, Line, Names, Picture, StillsOnly
from rules.table import encode
from rules.values import Event, Seat
from tests.titles.examples import ALL_ARTISTS


class Sketcher(StillsOnly):
    """Words as the title's artist puts them, but for a picture the view itself, to the byte."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist

    def board(self, view: Any, names: Names) -> Picture:
        return Picture(encode(("board", view, names)), "A sketch.", "sketch.json")

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        return Picture(encode(("mat", view, foreseen, names)), "A sketch.", "sketch.json")

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        return Picture(encode(("preview", view, foreseen, names)), "A sketch.", "sketch.json")

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        return Picture(encode(("film", before, events, after, names)), "A sketch.", "sketch.json")

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:
        return self._artist.tell(events, view, names)

    def headline(self, view: Any, names: Names) -> str:
        return self._artist.headline(view, names)


class Painter(Sketcher):
    """The title's own pictures for the public and one seat, none of them known from another world."""

    def __init__(self, title: str, seat: Seat) -> None:
        self._painter: Artist = type(ALL_ARTISTS[title])()
        self._seat = seat
        super().__init__(self._painter)

    def _paints(self, view: Any) -> bool:
        """A view need not say whose it is, where there is nothing that one may see and another may not."""
        return getattr(view, "seat", None) in {None, self._seat}

    def board(self, view: Any, names: Names) -> Picture:
        return self._painter.board(view, names) if self._paints(view) else super().board(view, names)

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        drawn = self._paints(view)
        return self._painter.mat(view, names, foreseen) if drawn else super().mat(view, names, foreseen)

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        """For the public, whoever else looks on."""
        return self._painter.film(before, events, after, names)

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        drawn = self._paints(view)
        return (
            self._painter.preview(view, foreseen, names) if drawn else super().preview(view, foreseen, names)
        )
