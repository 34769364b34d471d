"""`flugpost gallery`: what hangs there, in which sizes, and the page that shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.gallery import Hung, Room, page
from tests.bot.cli.test_commandline import RECORDS, complaint, output


def test_every_scene_hangs_in_full_and_as_on_a_phone_with_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    which = ["--title", "dogfight", "--games", "1", "--jobs", "1"]
    record = RECORDS / "dogfight" / "war-shot-down.json"
    assert main(["gallery", str(tmp_path / "wall"), *which, "--record", str(record)]) == 0
    assert "Look at " in output(capsys)
    text = (tmp_path / "wall" / "index.html").read_text("utf-8")
    shown = re.findall(r'<img loading="lazy" src="([^"]+)"(?: width="400")? alt="([^"]*)">', text)
    full, small = shown[::2], shown[1::2]
    assert len(full) == len(small) > 6
    assert full[-1][0] == "dogfight/war-shot-down/analysis.png"
    assert full[-1][1].startswith("A look back at Dogfight: 2 turns. Ada won.")
    kinds = {Path(file).stem.rpartition("-")[2] for file, _ in full}
    assert {"board", "mat", "preview", "film", "card", "lapse"} <= kinds
    for (file, alt), (other, silent) in zip(full, small, strict=True):
        assert len(alt) > 40
        assert not silent, "the same picture is not told twice"
        with Image.open(tmp_path / "wall" / file) as picture:
            assert picture.width in {720, 1200}
        with Image.open(tmp_path / "wall" / other) as picture:
            assert picture.width == (400 if file.endswith(".png") else 720)


def test_words_of_a_page_are_words_and_nothing_else() -> None:
    room = Room("A & B", "<odd>", (Hung('"quoted"', "a/b.png", "a/b-400.png", 'says "<b>"'),))
    text = page([room])
    assert "A &amp; B, &lt;odd&gt;" in text
    assert 'alt="says &quot;&lt;b&gt;&quot;"' in text
    assert "<b>" not in text


def test_it_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["gallery", str(tmp_path / "file")]) == 2
    assert "Cannot write to" in complaint(capsys)
    assert main(["gallery", str(tmp_path), "--games", "0"]) == 2
    assert "take 1 or more" in complaint(capsys)
