"""The dogfight's artist: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.artist import Names, Picture
from render.dogfight import alt
from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.dogfight.preview import aims, draw_preview
from render.dogfight.routes import ways
from render.dogfight.words import sentences
from render.kit.cache import Kept, fingerprint
from rules.dogfight.view import DogfightView
from rules.engine import Choice, Event


class DogfightArtist:
    """Meets `render.artist.Artist`. Safe to share between threads; the same view is drawn once."""

    def __init__(self, most_kept: int = 64) -> None:
        self._kept: Kept[Picture] = Kept(most_kept)

    def board(self, view: DogfightView, names: Names) -> Picture:
        return self._once(
            ("board", view, dict(names)),
            lambda: Picture(
                data=draw_board(view, names).png(),
                alt=alt.board_alt(view, names),
                name=f"board-turn-{view.turn}.png",
            ),
        )

    def mat(self, view: DogfightView, names: Names) -> Picture:
        return self._once(
            ("mat", view, dict(names)),
            lambda: Picture(
                data=draw_console(view, names).png(),
                alt=alt.console_alt(view),
                name=f"console-turn-{view.turn}.png",
            ),
        )

    def preview(self, view: DogfightView, choice: Choice, names: Names) -> Picture:
        return self._once(
            ("preview", view, dict(choice), dict(names)),
            lambda: Picture(
                data=draw_preview(view, choice, names).png(),
                alt=alt.preview_alt(ways(view, choice), tuple(aims(view, choice))),
                name=f"preview-turn-{view.turn}.png",
            ),
        )

    def tell(self, events: Sequence[Event], view: DogfightView, names: Names) -> tuple[str, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def headline(self, view: DogfightView, names: Names) -> str:
        return sentences.headline(view, names)

    def _once(self, content: tuple[object, ...], make: Callable[[], Picture]) -> Picture:
        return self._kept.get(fingerprint(*content), make)
