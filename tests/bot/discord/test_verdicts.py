"""What a refusal of Discord's means for a letter."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.courier import judged
from bot.post.courier import TryLater, Undeliverable, Unheard, Why


def refusal(status: int, code: int = 0, retry_after: str = "") -> discord.HTTPException:
    headers = {"Retry-After": retry_after} if retry_after else {}
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    return discord.HTTPException(cast("Any", response), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (403, 50007, Why.CLOSED),
        (403, 50278, Why.CLOSED),
        (403, 50013, Why.FORBIDDEN),
        (403, 50001, Why.UNSEEN),
        (400, 50083, Why.FORBIDDEN),
        (404, 10003, Why.GONE),
        (404, 10008, Why.GONE),
        (400, 50035, Why.REFUSED),
        (413, 40005, Why.REFUSED),
    ],
)
def test_what_will_never_be_delivered(status: int, code: int, why: Why) -> None:
    verdict = judged(refusal(status, code))
    assert isinstance(verdict, Undeliverable)
    assert verdict.why is why


@pytest.mark.parametrize(
    ("error", "after"),
    [
        (refusal(429, retry_after="7.5"), 7.5),
        (refusal(429), 60.0),
        (refusal(429, retry_after="soon"), 60.0),
        (refusal(429, 40003), 60.0),
        (refusal(429, 30046), 300.0),
    ],
)
def test_what_is_worth_another_try(error: discord.HTTPException, after: float) -> None:
    verdict = judged(error)
    assert isinstance(verdict, TryLater)
    assert verdict.after == after


@pytest.mark.parametrize("status", [500, 502, 503, 504, 401])
def test_what_leaves_it_open_whether_it_was_delivered(status: int) -> None:
    assert isinstance(judged(refusal(status, retry_after="5")), Unheard)
