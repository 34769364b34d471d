"""The artist of Wings for the Baron: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.artist import Line, Names, News, Picture, Stakes
from render.baron import result
from render.baron.companies import badge
from render.baron.display.picture import draw_board
from render.baron.ending.alt import ending_alt
from render.baron.ending.picture import draw_ending
from render.baron.film.picture import shoot
from render.baron.mat.picture import draw_mat
from render.baron.preview import draw_preview
from render.baron.words import alt, ended, news, sentences
from render.baron.words.bylines import Bylines, drama_told
from render.baron.words.stakes import stakes_of
from render.kit.artist import CanvasArtist
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.reel import film_alt
from rules.baron.foresight.ahead import BaronForesight
from rules.baron.view import BaronView
from rules.drama import Drama
from rules.engine import Outcome
from rules.said import Text
from rules.story import Chapter
from rules.values import Event, Seat
from words import phrase, say


class BaronArtist(CanvasArtist[BaronView, BaronForesight]):
    moves = True

    def draw_board(self, view: BaronView, names: Names) -> Canvas:
        return draw_board(view, names)

    def board_alt(self, view: BaronView, names: Names) -> str:
        return alt.board_alt(view, names)

    def draw_mat(self, view: BaronView, names: Names, foreseen: BaronForesight | None) -> Canvas:
        return draw_mat(view, names, () if foreseen is None else foreseen.slots)

    def mat_alt(self, view: BaronView, names: Names, foreseen: BaronForesight | None) -> str:  # noqa: ARG002 - its reader knows whose it is
        return alt.mat_alt(view, () if foreseen is None else foreseen.slots)

    def draw_preview(self, view: BaronView, foreseen: BaronForesight, names: Names) -> Canvas:
        return draw_preview(view, foreseen, names)

    def preview_alt(self, view: BaronView, foreseen: BaronForesight, names: Names) -> str:  # noqa: ARG002 - as above
        return alt.preview_alt(view, foreseen)

    def tell(self, events: Sequence[Event], view: BaronView, names: Names) -> tuple[Line, ...]:
        return tuple(sentences.Teller(view, names).tell(events))

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: BaronView, names: Names
    ) -> News | None:
        return news.news(dramas, events, view, names)

    def drama(self, drama: Drama, view: BaronView, names: Names) -> Text:
        return drama_told(drama, Bylines(view, names))

    def reason(self, view: BaronView, outcome: Outcome, names: Names) -> Text:  # noqa: ARG002 - companies have names
        return result.reason(view, outcome)

    def figures(self, view: BaronView, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:  # noqa: ARG002 - as above
        return ended.figures(view, seat)

    def sign(self, view: BaronView, seat: Seat) -> Badge:
        return badge(next(mat.key for mat in view.companies if mat.seat == seat))

    def stakes(self, event: Event, view: BaronView) -> Stakes:
        return stakes_of(event, view)

    def headline(self, view: BaronView, names: Names) -> Text:
        return sentences.headline(view, names)

    def film(
        self, before: BaronView, events: Sequence[Event], after: BaronView, names: Names
    ) -> Picture | None:
        """Of what everybody may know, whoever asks."""
        public = [event for event in events if event.visible_to(None)]
        data = shoot(before, public, after, names)
        if data is None:
            return None
        told = [say(line.text) for line in self.tell(public, after, names)]
        return Picture(data, film_alt(phrase("baron-alt.film", turn=before.turn), told), "film.gif")

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
        alt = ending_alt(history, outcome, names)
        return Picture(draw_ending(history, outcome, names).png(), alt, "ending.png")
