"""A sample of `python -m tests.panels`: a few panels of each title, and edits that take less long."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.titles import TITLES
from tests.panels.evening import Evening


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_nothing_can_be_pressed_after_its_step(tmp_path: Path, title: str) -> None:
    evening = Evening(tmp_path, [title], tables=2, seed=f"sample {title}", longest=0.04, processes=0)
    seen = await evening.play(panels=8)
    assert seen.over.total() >= 8
    assert seen.left_open == []
