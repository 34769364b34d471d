"""The artist of Air Baron: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron import alt
from render.airbaron.board.picture import draw_board
from render.airbaron.mat.picture import draw_mat
from render.airbaron.preview import draw_preview
from render.airbaron.words import sentences
from render.airbaron.words.deeds import deeds_told
from render.artist import Line, Names
from render.kit.artist import CanvasArtist
from render.kit.canvas import Canvas
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.view import AirBaronView
from rules.values import Event


class AirbaronArtist(CanvasArtist[AirBaronView, AirBaronForesight]):
    def draw_board(self, view: AirBaronView, names: Names) -> Canvas:
        return draw_board(view, names)

    def board_alt(self, view: AirBaronView, names: Names) -> str:
        return alt.board_alt(view, names)

    def draw_mat(self, view: AirBaronView, names: Names, foreseen: AirBaronForesight | None) -> Canvas:
        return draw_mat(view, names, () if foreseen is None else deeds_told(view, foreseen))

    def mat_alt(self, view: AirBaronView, names: Names, foreseen: AirBaronForesight | None) -> str:  # noqa: ARG002 - its reader knows whose it is
        return alt.mat_alt(view, foreseen)

    def draw_preview(self, view: AirBaronView, foreseen: AirBaronForesight, names: Names) -> Canvas:
        return draw_preview(view, foreseen, names)

    def preview_alt(
        self,
        view: AirBaronView,
        foreseen: AirBaronForesight,
        names: Names,  # noqa: ARG002 - as above
    ) -> str:
        return alt.preview_alt(view, foreseen)

    def tell(self, events: Sequence[Event], view: AirBaronView, names: Names) -> tuple[Line, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def headline(self, view: AirBaronView, names: Names) -> str:
        return sentences.headline(view, names)
