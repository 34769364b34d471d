"""The artist of Wings for the Baron: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.artist import Names, Picture
from render.baron.display.picture import draw_board
from render.baron.mat.picture import draw_mat
from render.baron.preview import draw_preview
from render.baron.words import alt, sentences
from render.kit.cache import Kept, fingerprint
from rules.baron.view import BaronView
from rules.engine import Choice, Event


class BaronArtist:
    """Meets `render.artist.Artist`. Safe to share between threads; the same view is drawn once."""

    def __init__(self, most_kept: int = 64) -> None:
        self._kept: Kept[Picture] = Kept(most_kept)

    def board(self, view: BaronView, names: Names) -> Picture:
        return self._once(
            ("board", view, dict(names)),
            lambda: Picture(
                data=draw_board(view, names).png(),
                alt=alt.board_alt(view, names),
                name=f"display-turn-{view.turn}.png",
            ),
        )

    def mat(self, view: BaronView, names: Names) -> Picture:
        return self._once(
            ("mat", view, dict(names)),
            lambda: Picture(
                data=draw_mat(view, names).png(),
                alt=alt.mat_alt(view),
                name=f"mat-turn-{view.turn}.png",
            ),
        )

    def preview(self, view: BaronView, choice: Choice, names: Names) -> Picture:
        return self._once(
            ("preview", view, dict(choice), dict(names)),
            lambda: Picture(
                data=draw_preview(view, choice, names).png(),
                alt=alt.preview_alt(view, choice),
                name=f"preview-turn-{view.turn}.png",
            ),
        )

    def tell(self, events: Sequence[Event], view: BaronView, names: Names) -> tuple[str, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def headline(self, view: BaronView, names: Names) -> str:
        return sentences.headline(view, names)

    def _once(self, content: tuple[object, ...], make: Callable[[], Picture]) -> Picture:
        return self._kept.get(fingerprint(*content), make)
