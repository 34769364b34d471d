"""What the buttons under a turn's post do, and those under a question for somebody's yes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.desk import Desk
from bot.discord.panels.ids import OfferId, TableId, WhichId
from bot.discord.panels.manage import ManagePanel
from bot.discord.panels.orders import OrdersPanel
from bot.discord.panels.plan import PlanPanel
from bot.discord.replies import Reply
from bot.kit.refusal import Refusal
from rules.said import said
from words import phrase


class TablePanel:
    def __init__(self, desk: Desk, plan: PlanPanel, orders: OrdersPanel, manage: ManagePanel) -> None:
        self._desk = desk
        self._plan = plan
        self._orders = orders
        self._manage = manage

    async def press(self, reply: Reply, pressed: TableId, _: Sequence[str]) -> None:
        await reply.think()
        game = pressed.game
        match pressed.act:
            case "plan":
                await self._plan.show(reply, game)
            case "orders":
                await self._orders.show(reply, game)
            case "manage":
                await self._manage.show(reply, game)
            case "back":
                await self._desk.presence.come_back(game, reply.user)
                await reply.whisper(phrase("panels.table-seat-is-back", game=str(game)))
            case "resign":
                await self._desk.presence.resign(game, reply.user)
                await reply.whisper(phrase("panels.table-resigned", game=str(game)))

    async def answer(self, reply: Reply, pressed: OfferId, _: Sequence[str]) -> None:
        await reply.think()
        name, yes = reply.interaction.user.display_name, pressed.act == "yes"
        await reply.whisper(await self._desk.offers.answer(pressed.offer, reply.user, name, yes=yes))

    async def choose(self, reply: Reply, _: WhichId, values: Sequence[str]) -> None:
        """Which of several games to plan."""
        await reply.think()
        if len(values) != 1 or not values[0].isdecimal() or len(values[0]) > 18:
            raise Refusal(said("panels.table-choose-one"))
        await self._plan.show(reply, int(values[0]))
