"""Panels that only one person sees, when a press and the end of a step come upon them together."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.desk.sheets import Locked
from bot.discord.panels import plan_face
from bot.discord.panels.open_panels import OpenPanels, shown
from bot.discord.panels.plan_drawing import Panel
from bot.discord.replies import Decide, Laid, Reply

ANN = 101
LOCKED = Locked(
    game_id=1,
    title="Tiny Bids",
    seat=0,
    step=0,
    words=("Bid: 3",),
    resolved=False,
    waiting_for=("Ben",),
    can_order=False,
)
PANEL = Panel(LOCKED, ("Ben",), page=0, window=0, warned=False, pictures=())


class Device(Reply):
    """One of Ann's, that shows a panel after a while, unless she has put it away."""

    def __init__(self, message: int) -> None:
        super().__init__(cast("Any", SimpleNamespace(user=SimpleNamespace(id=ANN), message=None)))
        self._answer = message
        self.shown: list[discord.ui.LayoutView] = []
        self.gone = False
        self.asked = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    def be_slow(self) -> None:
        self.asked.clear()
        self.may_go_on.clear()

    async def lay(self, decide: Decide) -> None:
        self.asked.set()
        await self.may_go_on.wait()
        if self.gone:
            raise ConnectionResetError
        if (laid := await decide()) is not None:
            self.shown.append(laid.view)


async def looking(*devices: Device) -> OpenPanels:
    """Ann looks at her plan on all of these."""
    panels = OpenPanels()
    for device in devices:
        panels.note(device, PANEL)
    return panels


async def close(panels: OpenPanels) -> None:
    await panels.close(ANN, 1, 0, 0, plan_face.closed("It's over."))


async def test_a_press_finds_a_panel_gone_that_is_closed_meanwhile() -> None:
    laptop = Device(1)
    panels = await looking(laptop)
    laptop.be_slow()
    mirroring = asyncio.create_task(panels.mirror(ANN, 0, 0, PANEL, shown(Laid(PANEL.view()))))
    await laptop.asked.wait()
    closing = asyncio.create_task(close(panels))
    await asyncio.sleep(0)
    laptop.gone = True
    laptop.may_go_on.set()
    await asyncio.gather(mirroring, closing)
    assert not panels.anywhere(ANN, 1, 0, but=0)


async def test_of_several_panels_one_is_found_gone_while_another_is_closed() -> None:
    laptop, tablet = Device(1), Device(2)
    panels = await looking(laptop, tablet)
    tablet.be_slow()
    mirroring = asyncio.create_task(panels.mirror(ANN, 0, 0, PANEL, shown(Laid(PANEL.view()))))
    await tablet.asked.wait()
    laptop.be_slow()
    closing = asyncio.create_task(close(panels))
    await laptop.asked.wait()
    tablet.gone = True
    tablet.may_go_on.set()
    await mirroring
    laptop.may_go_on.set()
    await closing
    assert not panels.anywhere(ANN, 1, 0, but=0)


async def test_what_was_closed_meanwhile_is_not_opened_again() -> None:
    laptop, tablet = Device(1), Device(2)
    panels = await looking(laptop, tablet)
    laptop.be_slow()
    mirroring = asyncio.create_task(panels.mirror(ANN, 0, 0, PANEL, shown(Laid(PANEL.view()))))
    await laptop.asked.wait()
    closing = asyncio.create_task(close(panels))
    laptop.may_go_on.set()
    await asyncio.gather(mirroring, closing)
    assert [len(device.shown) for device in (laptop, tablet)] == [2, 1]
