"""Forms as components: what a press means stands in its custom id, so panels outlive restarts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.desk import Desk
from bot.discord.panels import ids
from bot.discord.panels.details import DetailsPanel
from bot.discord.panels.ending import EndingPanel
from bot.discord.panels.handbook import HandbookPanel
from bot.discord.panels.lobby import LobbyPanel
from bot.discord.panels.log import LogPanel
from bot.discord.panels.manage import ManagePanel
from bot.discord.panels.opening import OpeningPanel
from bot.discord.panels.orders import OrdersPanel
from bot.discord.panels.plan import PlanPanel
from bot.discord.panels.settings import SettingsPanel
from bot.discord.panels.table import TablePanel
from bot.discord.replies import Reply
from bot.kit.refusal import Refusal
from rules.said import said

FORGOTTEN = said("panels.forgotten")


class Panels:
    """One of each kind, and which of them answers a press."""

    def __init__(self, desk: Desk) -> None:
        self.plan = PlanPanel(desk)
        self.lobby = LobbyPanel(desk)
        self.opening = OpeningPanel(desk)
        self.orders = OrdersPanel(desk)
        self.settings = SettingsPanel(desk, self.plan)
        self.log = LogPanel(desk)
        self.manage = ManagePanel(desk, self.log)
        self.handbook = HandbookPanel(desk)
        table = TablePanel(desk, self.plan, self.orders, self.manage)
        self._answers: dict[type[ids.AnyId], Callable[..., Awaitable[None]]] = {
            ids.PlanId: self.plan.press,
            ids.LobbyId: self.lobby.press,
            ids.OpeningId: self.opening.press,
            ids.OrdersId: self.orders.press,
            ids.OwnId: self.settings.press,
            ids.LogId: self.log.press,
            ids.DetailsId: DetailsPanel(desk).press,
            ids.ManageId: self.manage.press,
            ids.RulesId: self.handbook.press,
            ids.EndId: EndingPanel(desk).press,
            ids.TableId: table.press,
            ids.OfferId: table.answer,
            ids.WhichId: table.choose,
        }

    async def press(self, reply: Reply, meant: ids.AnyId | None, values: Sequence[str]) -> None:
        """A button, a select with what was picked, or a window with what was typed: a window bears the id of
        the button that opened it."""
        if meant is None:
            raise Refusal(FORGOTTEN)
        await self._answers[type(meant)](reply, meant, values)
