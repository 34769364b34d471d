from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from render.artist import Artist, Picture
from render.baron.artist import BaronArtist
from rules.at_random import random_choice
from rules.baron.title import BARON
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.table import Table
from rules.values import Event
from tests.render.baron import scenes
from words import say


def check(picture: Picture) -> None:
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "PNG"
        assert image.width == 1200
    assert 0 < len(picture.alt) <= 1024
    assert len(picture.data) < 1_000_000


def test_it_meets_the_contract() -> None:
    artist: Artist = BaronArtist()
    view = scenes.choosing(0)
    check(artist.board(view, scenes.NAMES))
    check(artist.mat(view, scenes.NAMES))
    check(artist.preview(view, BARON.foresee(view, {"twice": "build"}), scenes.NAMES))


def test_somebody_who_plays_nothing_gets_an_answer_all_the_same() -> None:
    artist, view = BaronArtist(), scenes.choosing(None)
    check(artist.mat(view, {}))
    check(artist.preview(view, BARON.foresee(view, {}), {}))


@pytest.mark.parametrize("inflation", range(11))
def test_every_box_of_inflation_can_be_drawn(inflation: int) -> None:
    check(BaronArtist().board(replace(scenes.choosing(), inflation=inflation), scenes.NAMES))


def test_answers_that_mean_nothing_do_no_harm() -> None:
    artist = BaronArtist()
    odd: tuple[Choice, ...] = (
        {"twice": "dance", "at_war": "999"},
        {"once": "focused_effort"},
        {"technology_1": "warp_drive", "roll_1": "submarine"},
        {"event": "999", "target": "nobody"},
    )
    for stage in ("actions", "design", "espionage", "research", "bank", "contracts", "war events"):
        view = replace(scenes.choosing(0), stage=stage)
        for choice in odd:
            check(artist.preview(view, BARON.foresee(view, choice), scenes.NAMES))


def game(options: Choice, seats: int) -> Iterator[tuple[Table, tuple[Event, ...], dict[int, Choice]]]:
    """A whole game at random: the table, what has just happened, and what everyone is about to answer."""
    seed = b"a seed for pictures and sentences"
    table = Table.new(BARON, seats, options, seed)
    happened: tuple[Event, ...] = table.opening
    while True:
        choices: dict[int, Choice] = {
            seat: random_choice(table.form(seat), Stream(derive(seed, "luck", seat, table.step)))
            for seat in sorted(table.pending())
        }
        yield table, happened, choices
        if not choices:
            return
        for seat, choice in choices.items():
            happened = table.submit(seat, choice) or ()


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"mode": "standard"}, 5),
        ({"mode": "campaign"}, 4),
        ({"mode": "solitaire", "opponents": 4}, 1),
    ],
)
def test_a_whole_game_can_be_drawn_and_told_to_everyone(options: Choice, seats: int) -> None:
    artist, stages = BaronArtist(), set()
    told: list[str] = []
    for table, happened, choices in game(options, seats):
        view = table.view(None)
        told += [say(line.text) for line in artist.tell(happened, view, scenes.NAMES)]
        if view.stage not in stages or view.outcome:
            check(artist.board(view, scenes.NAMES))
            for seat, choice in choices.items():
                check(artist.mat(table.view(seat), scenes.NAMES))
                check(artist.preview(table.view(seat), table.foresee(seat, choice), scenes.NAMES))
        stages.add(view.stage)
        assert len(say(artist.headline(view, scenes.NAMES))) < 250
    assert {"actions", "over"} <= stages
    assert told[0].startswith("The ")
    assert any(re.search("Final count: .* [0-9]+ ", sentence) for sentence in told)
    assert not any("None" in sentence or "_" in sentence for sentence in told)
