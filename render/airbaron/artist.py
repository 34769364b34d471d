"""The artist of Air Baron: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.airbaron import alt
from render.airbaron.map.picture import draw_board
from render.airbaron.mat.picture import draw_mat
from render.airbaron.preview import draw_preview
from render.airbaron.words import sentences
from render.artist import Names, Picture
from render.kit.cache import Kept, fingerprint
from rules.airbaron.view import AirBaronView
from rules.engine import Choice, Event


class AirbaronArtist:
    """Meets `render.artist.Artist`. Safe to share between threads; the same view is drawn once."""

    def __init__(self, most_kept: int = 64) -> None:
        self._kept: Kept[Picture] = Kept(most_kept)

    def board(self, view: AirBaronView, names: Names) -> Picture:
        return self._once(
            ("board", view, dict(names)),
            lambda: Picture(
                data=draw_board(view, names).png(),
                alt=alt.board_alt(view, names),
                name=f"map-round-{view.round}.png",
            ),
        )

    def mat(self, view: AirBaronView, names: Names) -> Picture:
        return self._once(
            ("mat", view, dict(names)),
            lambda: Picture(
                data=draw_mat(view, names).png(),
                alt=alt.mat_alt(view),
                name=f"airline-round-{view.round}.png",
            ),
        )

    def preview(self, view: AirBaronView, choice: Choice, names: Names) -> Picture:
        return self._once(
            ("preview", view, dict(choice), dict(names)),
            lambda: Picture(
                data=draw_preview(view, choice, names).png(),
                alt=alt.preview_alt(view, choice),
                name=f"preview-round-{view.round}.png",
            ),
        )

    def tell(self, events: Sequence[Event], view: AirBaronView, names: Names) -> tuple[str, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def headline(self, view: AirBaronView, names: Names) -> str:
        return sentences.headline(view, names)

    def _once(self, content: tuple[object, ...], make: Callable[[], Picture]) -> Picture:
        return self._kept.get(fingerprint(*content), make)
