from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from render.artist import Artist, Picture
from render.artists import ARTISTS
from render.dogfight.artist import DogfightArtist
from rules.dogfight.foresight import foresee
from rules.table import Table
from rules.titles import TITLES
from tests.render.dogfight import scenes
from words import say


def check(picture: Picture) -> None:
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "PNG"
        assert image.width == 1200
    assert 0 < len(picture.alt) <= 1024
    assert len(picture.data) < 1_500_000


def test_the_registered_artist_meets_the_contract() -> None:
    artist: Artist = ARTISTS["dogfight"]
    view = scenes.duel(0)
    check(artist.board(view, scenes.NAMES))
    check(artist.mat(view, scenes.NAMES))
    check(artist.preview(view, foresee(view, {"A.first": "1"}), scenes.NAMES))


def test_somebody_who_flies_nothing_gets_an_answer_all_the_same() -> None:
    artist = DogfightArtist()
    check(artist.mat(scenes.duel(None), {}))
    check(artist.preview(scenes.duel(None), foresee(scenes.duel(None), {}), {}))
    assert "No airplane of yours" in artist.mat(scenes.duel(None), {}).alt


def test_a_table_with_nobody_left_in_the_air_can_be_drawn() -> None:
    view = scenes.duel(0)
    empty = replace(view, planes=tuple(replace(plane, status="left") for plane in view.planes))
    artist = DogfightArtist()
    check(artist.board(empty, scenes.NAMES))
    check(artist.mat(empty, scenes.NAMES))
    check(artist.preview(empty, foresee(empty, {}), scenes.NAMES))


@pytest.mark.parametrize(
    ("width", "length"), [(500, 500), (900, 900), (1500, 700), (700, 1400), (1200, 1800)]
)
def test_tables_of_any_shape_can_be_drawn(width: float, length: float) -> None:
    view = replace(scenes.patrol(0), width=width, length=length, scenario="One nobody knows")
    artist = DogfightArtist()
    check(artist.board(view, scenes.NAMES))
    check(artist.preview(view, foresee(view, {"A.first": "1"}), scenes.NAMES))


def test_a_real_game_can_be_drawn_and_told_to_everyone() -> None:
    title, artist = TITLES["dogfight"], DogfightArtist()
    game = Table.new(title, 3, {"edition": "war", "planes": 2}, b"a seed for pictures and sentences")
    told = artist.tell(game.opening, game.view(None), scenes.NAMES)
    for _ in range(2):
        happened = None
        for seat in sorted(game.pending()):
            check(artist.preview(game.view(seat), game.foresee(seat, game.default(seat)), scenes.NAMES))
            happened = game.submit(seat, game.default(seat))
        told += artist.tell(happened or (), game.view(None), scenes.NAMES)
        check(artist.board(game.view(None), scenes.NAMES))
        check(artist.mat(game.view(0), scenes.NAMES))
    assert any(say(line.text).startswith("Entente: ") for line in told)
