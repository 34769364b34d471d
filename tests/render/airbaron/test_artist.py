from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.airbaron.artist import AirbaronArtist
from render.airbaron.words.sentences import KINDS
from render.artist import Artist, Picture
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.table import Table
from tests.render.airbaron import scenes
from words import say


def check(picture: Picture) -> None:
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "PNG"
        assert image.width == 1200
    assert 0 < len(picture.alt) <= 1024
    assert len(picture.data) < 1_500_000


def test_it_meets_the_contract() -> None:
    artist: Artist = AirbaronArtist()
    view = scenes.crowd(0)
    check(artist.board(view, scenes.NAMES))
    check(artist.mat(view, scenes.NAMES))
    check(artist.preview(view, AIRBARON.foresee(view, {"action": "buy", "target": "IND"}), scenes.NAMES))


def test_somebody_without_an_airline_gets_an_answer_all_the_same() -> None:
    artist = AirbaronArtist()
    check(artist.mat(scenes.crowd(None), {}))
    check(artist.preview(scenes.crowd(None), AIRBARON.foresee(scenes.crowd(None), {}), {}))


@pytest.mark.parametrize(("version", "seats"), [("advanced", 3), ("basic", 2)])
def test_a_real_game_can_be_drawn_and_told_to_everyone(version: str, seats: int) -> None:
    artist, stream = AirbaronArtist(), Stream(b"the stand-ins' own dice........")
    options: Choice = {"version": version, "rounds": 5, "board": "west"}
    game = Table.new(AIRBARON, seats, options, b"a seed for pictures and sentences")
    told = list(artist.tell(game.opening, game.view(None), scenes.NAMES))
    turns = 0
    while game.outcome is None:
        happened = None
        for seat in sorted(game.pending()):
            choice = AIRBARON.autopilot(game.view(seat), game.form(seat), stream)
            if turns % 15 == 0:
                check(artist.preview(game.view(seat), game.foresee(seat, choice), scenes.NAMES))
                check(artist.mat(game.view(seat), scenes.NAMES))
            happened = game.submit(seat, choice)
        assert {event.kind for event in happened or ()} <= set(KINDS)
        told += artist.tell(happened or (), game.view(None), scenes.NAMES)
        if turns % 15 == 0:
            check(artist.board(game.view(None), scenes.NAMES))
        turns += 1
    check(artist.board(game.view(None), scenes.NAMES))
    assert any(say(line.text).startswith("Final count: ") for line in told)
