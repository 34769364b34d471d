"""`flugpost film`: which film, in which form, and what it says when there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import av
import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.video import RATE
from render.artist import Picture
from render.artists import ARTISTS
from render.look import look
from rules.record import read
from tests.bot.cli.test_commandline import RECORDS, complaint, output

SHORT = str(RECORDS / "dogfight" / "glory-exploded.json")


def test_a_game_becomes_a_time_lapse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.gif"
    assert main(["film", SHORT, "-o", str(path)]) == 0
    assert output(capsys).startswith("A time-lapse of Face to Face, 1 turn, a picture for each.")
    with Image.open(path) as film:
        assert (film.format, film.width, film.n_frames) == ("GIF", 720, 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", [["film"], ["render"]])
def test_a_record_is_drawn_over_the_country_of_its_game(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    artist = type(ARTISTS["dogfight"])

    def spy(*_: object) -> Picture:
        seen.add(look().country)
        return Picture(b"GIF", "", "x.gif")

    monkeypatch.setattr(artist, "board", spy)
    monkeypatch.setattr(artist, "lapse", spy)
    assert main([*words, SHORT, "-o", str(tmp_path / "x.gif")]) == 0
    assert seen == {read(Path(SHORT).read_bytes()).commitment}


def test_a_turn_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "turn.gif"
    assert main(["film", SHORT, "--turn", "1", "-o", str(path)]) == 0
    assert output(capsys).startswith("A film of Face to Face, turn 1.")
    with Image.open(path) as film:
        assert film.n_frames > 20  # type: ignore[attr-defined]


def test_all_turns_moving_are_a_video_as_long_as_they_are(tmp_path: Path) -> None:
    turn, video = tmp_path / "turn.gif", tmp_path / "game.mp4"
    assert main(["film", SHORT, "--turn", "1", "-o", str(turn)]) == 0
    assert main(["film", SHORT, "--moving", "-o", str(video)]) == 0
    with Image.open(turn) as film:
        size, frames = film.size, range(film.n_frames)  # type: ignore[attr-defined]
        seconds = 0.0
        for number in frames:
            film.seek(number)
            seconds += film.info["duration"] / 1000
        last = film.convert("RGB")
    with av.open(str(video)) as container:
        stream = container.streams.video[0]
        shown: list[Image.Image] = [
            frame.to_image()  # type: ignore[no-untyped-call]
            for frame in container.decode(stream)
        ]
        assert stream.average_rate == RATE
    assert shown[0].size == size
    assert len(shown) == round(seconds * RATE)
    apart = [
        abs(a - b)
        for a, b in zip(shown[-1].resize((9, 9)).tobytes(), last.resize((9, 9)).tobytes(), strict=True)
    ]
    assert max(apart) < 16, "the colours are the film's"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["-o", "game.png"], "a .gif or a .mp4 file"),
        (["--moving", "-o", "game.gif"], "too much for a GIF"),
        (["--turn", "9", "-o", "game.gif"], "--turn takes 1 to 1"),
        (["-o", "nowhere/game.gif"], "Cannot write"),
    ],
)
def test_it_says_what_is_wrong(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["film", SHORT, *words]) == 2
    assert says in complaint(capsys)


def test_without_its_extra_a_video_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    assert main(["film", SHORT, "-o", str(tmp_path / "game.mp4")]) == 2
    assert "pip install 'flugpost[film]'" in complaint(capsys)
