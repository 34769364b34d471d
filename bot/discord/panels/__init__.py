"""Forms as components: what a press means stands in its custom id, so panels outlive restarts."""

from __future__ import annotations

from bot.desk import Desk
from bot.discord.panels.ending import EndingPanel
from bot.discord.panels.handbook import HandbookPanel
from bot.discord.panels.lobby import LobbyPanel
from bot.discord.panels.log import LogPanel
from bot.discord.panels.manage import ManagePanel
from bot.discord.panels.opening import OpeningPanel
from bot.discord.panels.orders import OrdersPanel
from bot.discord.panels.plan import PlanPanel
from bot.discord.panels.settings import SettingsPanel


class Panels:
    """One of each kind."""

    def __init__(self, desk: Desk) -> None:
        self.plan = PlanPanel(desk)
        self.lobby = LobbyPanel(desk)
        self.ending = EndingPanel(desk)
        self.opening = OpeningPanel(desk)
        self.orders = OrdersPanel(desk)
        self.settings = SettingsPanel(desk)
        self.log = LogPanel(desk)
        self.manage = ManagePanel(desk, self.log)
        self.handbook = HandbookPanel(desk)
