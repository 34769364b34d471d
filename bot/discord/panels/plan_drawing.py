"""A planning panel with its picture: drawn beside, and never waited for long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.desk import Desk
from bot.desk.sheets import Locked, PlanSheet
from bot.discord.panels import plan_face
from bot.discord.panels.plan_face import Pictures
from bot.discord.replies import Attached
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from render.artist import Picture

log = logging.getLogger(__name__)

PATIENCE = 0.7
"""Seconds that words and controls wait for the picture, so that one edit does for both."""
LOCKED_PATIENCE = 0.1
"""The same for whoever has locked in, and wants to hear that it counts."""

PREVIEW, MAT = "-preview.", "-mat."
"""Parts of the names that pictures go out by."""


@dataclass(frozen=True)
class Panel:
    """A panel as it can be shown now, and how to draw it again."""

    sheet: PlanSheet | Locked
    waiting_for: Sequence[str]
    page: int
    window: int
    warned: bool
    pictures: tuple[Attached, ...]
    drawing: asyncio.Task[tuple[Picture, ...]] | None = None
    """The pictures, if they are not drawn yet."""

    @property
    def over(self) -> bool:
        """Whether all that is left of it is what was locked in."""
        return isinstance(self.sheet, Locked) and self.sheet.resolved

    @property
    def keeps(self) -> bool:
        """Whether it shows a picture that stands there already."""
        return not all(isinstance(each, Picture) for each in self.pictures)

    def view(self, *more: Attached) -> discord.ui.LayoutView:
        shown = _pictures((*self.pictures, *more))
        if self.over:
            return plan_face.closed(self.sheet.told)
        if isinstance(self.sheet, Locked) or self.sheet.locked is not None:
            return plan_face.locked(self.sheet, self.waiting_for, shown)
        return plan_face.planning(self.sheet, self.page, self.window, shown, warned=self.warned)


class PlanDrawing:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def soon(
        self,
        sheet: PlanSheet | Locked,
        standing: Sequence[Attached],
        page: int | None = None,
        window: int = 0,
        *,
        warned: bool = False,
    ) -> Panel:
        """The panel with its picture, if that is drawn within some tenths of a second; else with the one
        that is there already. `standing` is what the message has attached."""
        panel = await self.bare(sheet, page, window, warned=warned)
        if panel.over:
            return panel
        if isinstance(sheet, Locked) and not sheet.waiting_for:
            # The turn is about to be told, and this panel closed: no new picture is worth the wait.
            return replace(panel, pictures=tuple(standing))
        mats = any(MAT in each.name for each in standing)
        drawing = asyncio.create_task(self._drawn(sheet, mat=mats and isinstance(sheet, Locked)))
        patience = LOCKED_PATIENCE if isinstance(sheet, Locked) else PATIENCE
        done, _ = await asyncio.wait({drawing}, timeout=patience)
        if not done:
            return replace(panel, pictures=tuple(standing), drawing=drawing)
        return replace(panel, pictures=_renewed(standing, drawing.result()))

    async def whole(self, sheet: PlanSheet | Locked) -> Panel:
        """The panel with its picture, however long that takes."""
        panel = await self.bare(sheet)
        return replace(panel, pictures=await self._drawn(sheet))

    async def anew(self, panel: Panel) -> Panel:
        """The same with all its pictures drawn anew."""
        mats = any(MAT in each.name for each in panel.pictures)
        return replace(panel, pictures=await self._drawn(panel.sheet, mat=mats), drawing=None)

    async def finished(self, panel: Panel) -> Panel | None:
        """The panel once its picture is drawn; None if it cannot be."""
        drawn = await panel.drawing if panel.drawing else ()
        if not drawn:
            return None
        return replace(panel, pictures=_renewed(panel.pictures, drawn), drawing=None)

    async def bare(
        self, sheet: PlanSheet | Locked, page: int | None = None, window: int = 0, *, warned: bool = False
    ) -> Panel:
        """The panel without a picture."""
        if isinstance(sheet, Locked):
            return Panel(sheet, sheet.waiting_for, 0, 0, warned=False, pictures=())
        owing: Sequence[str] = ()
        if sheet.locked is not None:
            owing = (await self._desk.queries.status(sheet.game_id)).waiting_for
        return Panel(sheet, owing, plan_face.page_of(sheet, page), window, warned, ())

    async def _drawn(self, sheet: PlanSheet | Locked, *, mat: bool = False) -> tuple[Picture, ...]:
        """Where this plan leads, and the mat with what was locked in; none if that cannot be drawn, or the
        step is over."""
        queries, whose = self._desk.queries, (sheet.game_id, sheet.seat, sheet.step)
        try:
            plan = await queries.planned("preview", *whose)
            return (await queries.planned("mat", *whose), plan) if mat else (plan,)
        except Refusal:
            return ()
        except Exception as fault:  # noqa: BLE001 - a panel goes without a picture rather than not at all
            report(log, f"game {sheet.game_id} step {sheet.step}: a plan cannot be drawn", fault)
            return ()


def told_on(message: discord.Message) -> str:
    """What was told with the question, as a panel of today's or an earlier make shows it."""
    texts = (part.content for part in _walk(message.components) if isinstance(part, discord.TextDisplay))
    return message.content or next(texts, "")


def custom_ids(message: discord.Message) -> list[str]:
    """The custom ids of all that can be pressed on a message."""
    return [str(part.custom_id) for part in _walk(message.components) if getattr(part, "custom_id", None)]


def _walk(parts: Sequence[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _walk(getattr(part, "children", None) or ())


def _pictures(attached: Sequence[Attached]) -> Pictures:
    plan = next((each for each in attached if PREVIEW in each.name), None)
    return Pictures(plan, next((each for each in attached if MAT in each.name), None))


def _renewed(standing: Sequence[Attached], drawn: Sequence[Picture]) -> tuple[Attached, ...]:
    """What is drawn anew, and the mat that stands if that is not."""
    mats = () if any(MAT in each.name for each in drawn) else standing
    return (*(each for each in mats if MAT in each.name), *drawn)
