"""A sample of `python -m tests.posts`: what is posted is short, and everything is told behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.titles import TITLES
from tests.posts.evening import evening


@pytest.mark.parametrize("title", TITLES)
async def test_posts_tell_news_and_details_all_that_happened(title: str, tmp_path: Path) -> None:
    told = await evening(TITLES[title], 6, tmp_path, b"sample")
    assert len(told) == 6
    assert [each.missing for each in told] == [()] * 6
    for each in told:
        assert len(each.news) <= 4
        assert all(line in each.post for line in each.news)
