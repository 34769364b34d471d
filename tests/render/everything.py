"""Every golden scene by its name, and what is written when it is drawn: where, and inside of what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import pytest

from render.airbaron.board.picture import draw_board as draw_map
from render.airbaron.ending.picture import draw_ending as draw_airline_ending
from render.airbaron.mat.picture import draw_mat as draw_airline
from render.airbaron.preview import draw_preview as draw_deeds
from render.analysis.picture import draw_lookback
from render.artist import Names
from render.artists import ARTISTS
from render.baron.display.picture import draw_board as draw_display
from render.baron.ending.picture import draw_ending as draw_company_ending
from render.baron.mat.picture import draw_mat as draw_company
from render.baron.preview import draw_preview as draw_actions
from render.dogfight.artist import DogfightArtist
from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.dogfight.ending.picture import draw_ending
from render.dogfight.preview.picture import draw_preview
from render.kit.canvas import Canvas
from render.kit.reel import Reel
from render.kit.shapes import Box
from render.kit.stage import Stage
from rules.dogfight.foresight import foresee
from tests.render import recorded
from tests.render.airbaron import scenes as airbaron
from tests.render.airbaron.test_ending import GAMES as AIRBARON_GAMES
from tests.render.analysis import scenes as analysis
from tests.render.baron import scenes as baron
from tests.render.baron.test_ending import GAMES as BARON_GAMES
from tests.render.dogfight import front, scenes
from tests.render.dogfight.ending.test_picture import GAMES as DOGFIGHT_GAMES
from tests.render.dogfight.film.test_picture import TURNS
from tests.render.test_films import FILMS, turn
from tests.render.test_films import NAMES as FILM_NAMES

Drawing = Callable[[], object]


def _dogfight() -> Iterator[tuple[str, Drawing]]:
    for name, scene in front.SCENES.items():
        yield f"board-{name}", partial(_scene, draw_board, scene, scenes.NAMES)
    for name, console in front.CONSOLES.items():
        yield f"console-{name}", partial(_mat, draw_console, console, scenes.NAMES)
    for name in front.PREVIEWS:
        yield f"preview-{name}", partial(_preview, name)


def _baron() -> Iterator[tuple[str, Drawing]]:
    for name, scene in baron.SCENES.items():
        yield f"baron-display-{name}", partial(_scene, draw_display, scene, baron.NAMES)
    for name, mat in baron.MATS.items():
        yield f"baron-mat-{name}", partial(_mat, draw_company, mat, baron.NAMES)
    for name in baron.PREVIEWS:
        yield f"baron-preview-{name}", partial(_actions, name)


def _airbaron() -> Iterator[tuple[str, Drawing]]:
    for name, scene in airbaron.SCENES.items():
        yield f"airbaron-board-{name}", partial(_scene, draw_map, scene, airbaron.NAMES)
    for name, mat in airbaron.MATS.items():
        yield f"airbaron-mat-{name}", partial(_mat, draw_airline, mat, airbaron.NAMES)
    for name in airbaron.PREVIEWS:
        yield f"airbaron-preview-{name}", partial(_deeds, name)


def _endings() -> Iterator[tuple[str, Drawing]]:
    for name, game in DOGFIGHT_GAMES.items():
        yield f"ending-{name}", partial(_ending, "dogfight", game, draw_ending, scenes.NAMES)
    for name, game in BARON_GAMES.items():
        yield f"baron-ending-{name}", partial(_ending, "baron", game, draw_company_ending, baron.NAMES)
    for name, game in AIRBARON_GAMES.items():
        yield (
            f"airbaron-ending-{name}",
            partial(_ending, "airbaron", game, draw_airline_ending, airbaron.NAMES),
        )
    for name in analysis.SCENES:
        yield f"analysis-{name}", partial(_lookback, name)


def _films() -> Iterator[tuple[str, Drawing]]:
    for name in TURNS:
        yield f"film-{name}", partial(_duel_film, name)
    for name in FILMS:
        yield f"film-{name}", partial(_film, name)


def _scene(draw: Callable[..., Canvas], scene: Callable[[None], Any], names: Names) -> Canvas:
    return draw(scene(None), names)


def _mat(draw: Callable[..., Canvas], scene: Callable[[], Any], names: Names) -> Canvas:
    return draw(scene(), names)


def _preview(name: str) -> Canvas:
    view, choice = front.PREVIEWS[name]
    return draw_preview(foresee(view(0), choice), scenes.NAMES)


def _actions(name: str) -> Canvas:
    return draw_actions(*baron.previewed(name), baron.NAMES)


def _deeds(name: str) -> Canvas:
    return draw_deeds(*airbaron.preview(name), airbaron.NAMES)


def _ending(title: str, game: str, draw: Callable[..., Canvas], names: Names) -> Canvas:
    return draw(recorded.history(title, game), recorded.record(title, game).outcome, names)


def _lookback(name: str) -> Canvas:
    return draw_lookback(analysis.SCENES[name]())


def _duel_film(name: str) -> object:
    make, _ = TURNS[name]
    return DogfightArtist().film(*make(), scenes.NAMES)


def _film(name: str) -> object:
    shown = turn(name)
    return ARTISTS[FILMS[name].title].film(shown.before.view, shown.events, shown.after.view, FILM_NAMES)


STILLS: dict[str, Drawing] = {**dict(_dogfight()), **dict(_baron()), **dict(_airbaron()), **dict(_endings())}
PICTURES: dict[str, Drawing] = STILLS | dict(_films())


class Inside(NamedTuple):
    """A line of type, and the least panel that it begins on."""

    text: str
    size: int
    box: Box
    panel: Box
    canvas: int


@contextmanager
def watched() -> Iterator[list[Inside]]:
    """All that is written on whatever canvas in the meantime."""
    found: list[Inside] = []
    panels: dict[int, list[Box]] = {}
    begin, write = Canvas.__init__, Canvas.write
    slab, panel = Canvas.slab, Canvas._panel
    kept: list[Canvas] = []

    def begun(self: Canvas, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        kept.append(self)
        panels[id(self)] = []

    def covered(self: Canvas, box: Box, under: Sequence[Box]) -> None:
        """What lies wholly under a new panel is no panel any more."""
        panels[id(self)] = [*(each for each in under if not _holds(box, each)), box]

    def slabbed(self: Canvas, box: Box, *args: Any) -> None:
        slab(self, box, *args)
        if not any(_holds(each, box) for each in panels[id(self)]):  # else it evens out a panel's corners
            covered(self, box, panels[id(self)])

    def panelled(self: Canvas, box: Box, *args: Any) -> None:
        under = panels[id(self)]  # a large panel is put together from slabs, which are no panels themselves
        panel(self, box, *args)
        covered(self, box, under)

    def written(self: Canvas, text: str, at: tuple[float, float], *args: Any, **more: Any) -> float:
        length = write(self, text, at, *args, **more)
        line = self.written[-1]
        around = [self.box, *(box for box in panels[id(self)] if box.holds(_begin(line.box, at)))]
        least = min(around, key=lambda box: box.width * box.height)
        found.append(Inside(line.text, line.size, line.box, least, id(self)))
        return length

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "__init__", begun)
        patch.setattr(Canvas, "slab", slabbed)
        patch.setattr(Canvas, "_panel", panelled)
        patch.setattr(Canvas, "write", written)
        patch.setattr(Reel, "shoot", lambda *_: None)  # what a film says is on its canvases
        patch.setattr(Reel, "gif", lambda _: b"")
        patch.setattr(Stage, "shrink", lambda *_: None)
        yield found


def _holds(one: Box, other: Box) -> bool:
    return one.holds((other.left, other.top)) and one.holds((other.right, other.bottom))


def _begin(box: Box, at: tuple[float, float]) -> tuple[float, float]:
    """A point that lies on what the text is written on, however long the text."""
    return min(max(at[0], box.left + 1), box.right - 1), at[1]
