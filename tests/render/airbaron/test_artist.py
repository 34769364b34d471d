from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.airbaron.artist import AirbaronArtist
from render.airbaron.prospects import chance, domestic, odds
from render.airbaron.words.sentences import SENTENCES
from render.artist import Artist, Picture
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.table import Table
from tests.render.airbaron import scenes


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
    check(artist.preview(view, {"action": "buy", "target": "IND"}, scenes.NAMES))


def test_somebody_without_an_airline_gets_an_answer_all_the_same() -> None:
    artist = AirbaronArtist()
    check(artist.mat(scenes.crowd(None), {}))
    check(artist.preview(scenes.crowd(None), {}, {}))


def test_answers_that_make_no_sense_are_left_out_of_the_preview() -> None:
    artist, view = AirbaronArtist(), scenes.crowd(0)
    choices: tuple[Choice, ...] = (
        {"action": "buy"},
        {"action": "takeover", "target": "XXX"},
        {"sell": 3, "borrow": "x"},
    )
    for odd in choices:
        assert artist.preview(view, odd, scenes.NAMES).alt == "Preview. Nothing chosen yet."


@pytest.mark.parametrize(
    ("net", "percent"), [(-5, 5), (-2, 24), (-1, 34), (0, 44), (1, 56), (2, 66), (3, 76), (5, 90)]
)
def test_chances_of_a_takeover(net: int, percent: int) -> None:
    assert round(100 * chance(net)) == percent


def test_what_adds_to_the_dice_is_what_the_rules_add() -> None:
    """Takeovers of a game, where nothing came before them, against what the view promised."""
    game = Table.new(AIRBARON, 4, {"version": "basic", "rounds": 8}, b"a seed for takeovers and chances")
    stream, compared = Stream(b"the stand-ins' own dice........"), 0
    while game.outcome is None:
        before, happened = game.view(None), None
        for seat in sorted(game.pending()):
            choice = AIRBARON.autopilot(game.view(seat), game.form(seat), stream)
            happened = game.submit(seat, choice)
        first = [event.data for event in (happened or ())[:1] if event.kind == "takeover"]
        for data in first:
            spoke = domestic(before, data["code"])
            assert spoke is not None
            stands = odds(before, before.airlines[data["seat"]], spoke, jet=data["jet"])
            assert sum(each.plus for each in stands.attack) == sum(a["plus"] for a in data["attack"]["add"])
            assert sum(each.plus for each in stands.defence) == sum(a["plus"] for a in data["defence"]["add"])
            compared += 1
    assert compared >= 3


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
                check(artist.preview(game.view(seat), choice, scenes.NAMES))
                check(artist.mat(game.view(seat), scenes.NAMES))
            happened = game.submit(seat, choice)
        assert {event.kind for event in happened or ()} <= set(SENTENCES)
        told += artist.tell(happened or (), game.view(None), scenes.NAMES)
        if turns % 15 == 0:
            check(artist.board(game.view(None), scenes.NAMES))
        turns += 1
    check(artist.board(game.view(None), scenes.NAMES))
    assert told[-1].split(" win")[0] in {airline.name for airline in game.view(None).airlines}
