"""What all artists share: a title says how each scene is drawn and told, and gets finished pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from render.artist import Line, Names, Picture, StillsOnly
from render.kit.canvas import Canvas
from render.kit.lapse import lapse
from rules.said import Text
from rules.story import Chapter, turns
from rules.values import Event
from words import phrase

MOST_ALT = 1024

ViewT = TypeVar("ViewT")
ForesightT = TypeVar("ForesightT")


class CanvasArtist(StillsOnly, ABC, Generic[ViewT, ForesightT]):
    """Meets `render.artist.Artist`. Keeps nothing of what it drew, and is safe to share between threads."""

    def board(self, view: ViewT, names: Names) -> Picture:
        return _finished("board", self.draw_board(view, names), self.board_alt(view, names))

    def mat(self, view: ViewT, names: Names, foreseen: ForesightT | None = None) -> Picture:
        alt = self.mat_alt(view, names, foreseen)
        return _finished("mat", self.draw_mat(view, names, foreseen), alt)

    def preview(self, view: ViewT, foreseen: ForesightT, names: Names) -> Picture:
        alt = self.preview_alt(view, foreseen, names)
        return _finished("preview", self.draw_preview(view, foreseen, names), alt)

    def lapse(self, history: Sequence[Chapter], names: Names) -> Picture | None:
        last = history[-1].view
        board = self.board_alt(last, names)
        alt = phrase("pictures.lapse", turns=len(turns(history)), board=board)[:MOST_ALT]
        return Picture(lapse(history, lambda view: self.draw_board(view, names).image), alt, "film.gif")

    @abstractmethod
    def draw_board(self, view: ViewT, names: Names) -> Canvas: ...

    @abstractmethod
    def board_alt(self, view: ViewT, names: Names) -> str: ...

    @abstractmethod
    def draw_mat(self, view: ViewT, names: Names, foreseen: ForesightT | None) -> Canvas: ...

    @abstractmethod
    def mat_alt(self, view: ViewT, names: Names, foreseen: ForesightT | None) -> str: ...

    @abstractmethod
    def draw_preview(self, view: ViewT, foreseen: ForesightT, names: Names) -> Canvas: ...

    @abstractmethod
    def preview_alt(self, view: ViewT, foreseen: ForesightT, names: Names) -> str: ...

    @abstractmethod
    def tell(self, events: Sequence[Event], view: ViewT, names: Names) -> tuple[Line, ...]: ...

    @abstractmethod
    def headline(self, view: ViewT, names: Names) -> Text: ...


def _finished(scene: str, canvas: Canvas, alt: str) -> Picture:
    return Picture(data=canvas.png(), alt=alt, name=f"{scene}.png")
