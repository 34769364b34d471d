"""The artist of Air Baron: views in, finished pictures and sentences out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.airbaron import alt, result
from render.airbaron.board.picture import draw_board
from render.airbaron.ending.alt import ending_alt
from render.airbaron.ending.picture import draw_ending
from render.airbaron.film.picture import shoot
from render.airbaron.liveries import badge
from render.airbaron.mat.picture import draw_mat
from render.airbaron.preview import draw_preview
from render.airbaron.words import ended, news, sentences
from render.airbaron.words.deeds import deeds_told
from render.airbaron.words.dramas import Dramatist
from render.airbaron.words.stakes import stakes_of
from render.artist import Line, Names, News, Picture, Stakes
from render.kit.artist import CanvasArtist
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.reel import film_alt
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.view import AirBaronView
from rules.drama import Drama
from rules.engine import Outcome
from rules.said import Text
from rules.story import Chapter
from rules.values import Event, Seat
from words import phrase, say


class AirbaronArtist(CanvasArtist[AirBaronView, AirBaronForesight]):
    moves = True
    turn_word = "round"

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

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: AirBaronView, names: Names
    ) -> News | None:
        return news.news(dramas, events, view, names)

    def drama(self, drama: Drama, view: AirBaronView, names: Names) -> Text:
        return Dramatist(view, names).sentence(drama)

    def reason(self, view: AirBaronView, outcome: Outcome, names: Names) -> Text:  # noqa: ARG002 - airlines have names
        return result.reason(view, outcome)

    def figures(self, view: AirBaronView, seat: Seat, outcome: Outcome) -> tuple[Text, ...]:
        return ended.figures(view, seat, outcome)

    def sign(self, view: AirBaronView, seat: Seat) -> Badge:
        return badge(next(airline for airline in view.airlines if airline.seat == seat))

    def stakes(self, event: Event, view: AirBaronView) -> Stakes:  # noqa: ARG002 - events name seats
        return stakes_of(event)

    def headline(self, view: AirBaronView, names: Names) -> Text:
        return sentences.headline(view, names)

    def film(
        self, before: AirBaronView, events: Sequence[Event], after: AirBaronView, names: Names
    ) -> Picture | None:
        """Of what everybody may know, whoever asks."""
        public = [event for event in events if event.visible_to(None)]
        data = shoot(before, public, after, names)
        if data is None:
            return None
        told = [say(line.text) for line in self.tell(public, after, names)]
        return Picture(data, film_alt(phrase("airbaron-alt.film", round=before.round), told), "film.gif")

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
        alt = ending_alt(history, outcome, names)
        return Picture(draw_ending(history, outcome, names).png(), alt, "ending.png")
