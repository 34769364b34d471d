"""Pictures on planning panels: drawn where somebody still looks at them."""

from __future__ import annotations

import contextlib
from typing import Any, cast

import pytest

from bot.desk import Desk
from bot.desk.sheets import Locked
from bot.discord.panels.plan_drawing import PlanDrawing
from bot.store import StoreFault
from render.artist import Picture

STANDING = Picture(b"", "the plan", "game1-step0-preview.png")


class Busy:
    """A desk that draws nothing."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    @property
    def queries(self) -> Any:
        self.asked.append("queries")
        raise AssertionError


def locked(*waiting_for: str) -> Locked:
    return Locked(
        game_id=1,
        title="Tiny Bids",
        seat=0,
        step=0,
        words=("Bid: 3",),
        resolved=False,
        waiting_for=waiting_for,
        can_order=False,
    )


async def test_the_last_plan_is_confirmed_without_another_picture() -> None:
    """The turn is about to be told, and the panel closed: nobody would look at it."""
    desk = Busy()
    panel = await PlanDrawing(cast("Desk", desk)).soon(locked(), [STANDING])
    assert (panel.pictures, panel.drawing, desk.asked) == ((STANDING,), None, [])


async def test_any_other_plan_is_drawn_as_it_was_locked_in() -> None:
    desk = Busy()
    with contextlib.suppress(AssertionError):
        await PlanDrawing(cast("Desk", desk)).soon(locked("Ben"), [STANDING])
    assert desk.asked


class Locking:
    """A desk whose database is locked."""

    @property
    def queries(self) -> Locking:
        return self

    async def preview(self, *_: int) -> Picture:
        raise StoreFault("database is locked")


async def test_a_database_that_is_locked_costs_a_panel_its_picture_and_no_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    panel = await PlanDrawing(cast("Desk", Locking())).soon(locked("Ben"), [STANDING])
    assert panel.waiting_for == ("Ben",)
    assert "game 1 step 0: a plan cannot be drawn" in caplog.text
