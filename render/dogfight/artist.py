"""The dogfight's artist: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.artist import Line, Names, News, Picture, Stakes
from render.dogfight import alt
from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.dogfight.ending.alt import ending_alt
from render.dogfight.ending.picture import draw_ending
from render.dogfight.film import lapse
from render.dogfight.film.alt import film_alt, lapse_alt
from render.dogfight.film.picture import shoot
from render.dogfight.preview.picture import draw_preview
from render.dogfight.sides import seat_badge
from render.dogfight.words import ended, sentences
from render.dogfight.words.cast import PublicCast
from render.dogfight.words.news import told_news
from render.dogfight.words.stakes import side_of, stakes_of
from render.dogfight.words.told_dramas import told_drama
from render.kit.artist import CanvasArtist
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from rules.dogfight.view import DogfightView
from rules.dogfight.ways import DogfightForesight
from rules.drama import Drama
from rules.engine import Outcome
from rules.said import Text
from rules.story import Chapter
from rules.values import Event, Seat


class DogfightArtist(CanvasArtist[DogfightView, DogfightForesight]):
    moves = True

    def draw_board(self, view: DogfightView, names: Names) -> Canvas:
        return draw_board(view, names)

    def board_alt(self, view: DogfightView, names: Names) -> str:
        return alt.board_alt(view, names)

    def draw_mat(self, view: DogfightView, names: Names, foreseen: DogfightForesight | None) -> Canvas:
        return draw_console(view, names, foreseen.ways if foreseen else ())

    def mat_alt(self, view: DogfightView, names: Names, foreseen: DogfightForesight | None) -> str:  # noqa: ARG002 - its reader knows whose it is
        return alt.console_alt(view, foreseen.ways if foreseen else ())

    def draw_preview(self, view: DogfightView, foreseen: DogfightForesight, names: Names) -> Canvas:  # noqa: ARG002 - it is foreseen whole
        return draw_preview(foreseen, names)

    def preview_alt(self, view: DogfightView, foreseen: DogfightForesight, names: Names) -> str:  # noqa: ARG002 - as above
        return alt.preview_alt(foreseen)

    def tell(self, events: Sequence[Event], view: DogfightView, names: Names) -> tuple[Line, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: DogfightView, names: Names
    ) -> News | None:
        return told_news(dramas, events, view, names)

    def drama(self, drama: Drama, view: DogfightView, names: Names) -> Text:
        return told_drama(PublicCast(view, names), drama)

    def reason(self, view: DogfightView, outcome: Outcome, names: Names) -> Text:  # noqa: ARG002 - the rules say it
        return ended.reason(outcome)

    def figures(self, view: DogfightView, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:
        return ended.figures(view, seat, outcome)

    def sign(self, view: DogfightView, seat: Seat) -> Badge:
        return seat_badge(view, seat)

    def side(self, view: DogfightView, seat: Seat) -> Text:
        return side_of(view, seat)

    def stakes(self, event: Event, view: DogfightView) -> Stakes:
        return stakes_of(event, view)

    def headline(self, view: DogfightView, names: Names) -> Text:
        return sentences.headline(view, names)

    def film(
        self, before: DogfightView, events: Sequence[Event], after: DogfightView, names: Names
    ) -> Picture | None:
        """Of what everybody may know, whoever asks."""
        public = [event for event in events if event.visible_to(None)]
        data = shoot(before, public, after)
        return None if data is None else Picture(data, film_alt(before, public, after, names), "film.gif")

    def lapse(self, history: Sequence[Chapter], names: Names) -> Picture | None:
        return Picture(lapse.shoot(history), lapse_alt(history, names), "film.gif")

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
        return Picture(draw_ending(history, outcome, names).png(), ending_alt(history, names), "ending.png")
