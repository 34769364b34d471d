"""Standing orders as a panel: a pick is in force at once, or once all is said that it calls for, so there is
nothing to lock in."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.desk.forms.asking import still_open
from bot.desk.sheets import OrdersSheet
from bot.discord.limits import DESCRIPTION, EMBED_TITLE, clip
from bot.discord.panels.ids import OrdersId
from bot.discord.panels.parts import button, view_of
from bot.discord.panels.rows import Turned, find, page_of, pages, rows
from bot.discord.panels.typed import answered, question
from bot.discord.replies import Face, Reply
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from rules.said import said, sentences
from words import phrase, say

COLOUR = discord.Colour(0x7A5C99)


class OrdersPanel:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._locks = Locks()

    async def show(self, reply: Reply, game: int) -> None:
        """Whisper this person's orders."""
        await reply.whisper(face=_face(await self._desk.orders.form(game, reply.user)))

    async def press(self, reply: Reply, pressed: OrdersId, values: Sequence[str]) -> None:
        if pressed.act == "open":
            await reply.think()
            await self.show(reply, pressed.game)
        elif pressed.act == "ask" and not values:
            sheet = await self._own(reply, pressed)
            field = find(sheet.fields, pressed.field)
            await reply.ask(question(field, sheet.orders.get(field.name), pressed))
        else:
            await reply.redraw(lambda: self._picked(reply, pressed, values))

    async def _picked(self, reply: Reply, pressed: OrdersId, values: Sequence[str]) -> Face:
        # One press at a time for each person: they may have the orders open twice.
        async with self._locks.of(pressed.game, reply.user):
            return await self._after(reply, pressed, values)

    async def _after(self, reply: Reply, pressed: OrdersId, values: Sequence[str]) -> Face:
        sheet = await self._own(reply, pressed)
        if pressed.act == "turn":
            return _face(sheet, pressed.page)
        if pressed.act == "drop":
            return _face(await self._desk.orders.drop(pressed.game, reply.user))
        field = find(sheet.fields, pressed.field)
        answer = answered(field, pressed, values, sheet.orders)
        if isinstance(answer, Turned):
            return _face(sheet, pressed.page, answer.window)
        given = {field.name: () if answer is None else answer}
        sheet = await self._desk.orders.give(pressed.game, reply.user, given)
        return _face(sheet, _next_page(sheet, pressed.page), pressed.window)

    async def _own(self, reply: Reply, pressed: OrdersId) -> OrdersSheet:
        sheet = await self._desk.orders.form(pressed.game, reply.user)
        if sheet.seat != pressed.seat:
            raise Refusal(said("panels.orders-not-yours"))
        return sheet


def _next_page(sheet: OrdersSheet, page: int) -> int:
    """Where something is missing, if it is not here."""
    lacking = [number for number, each in enumerate(pages(sheet.fields)) if set(each) & set(sheet.missing)]
    return page if page in lacking or not lacking else lacking[0]


def _face(sheet: OrdersSheet, page: int = 0, window: int = 0) -> Face:
    page, last = page_of(sheet.fields, page), len(pages(sheet.fields)) - 1
    here = OrdersId("pick", sheet.game_id, sheet.seat, page, window)
    parts = list(rows(sheet.fields, sheet.orders, here))
    if sheet.missing:
        drop = OrdersId("drop", sheet.game_id, sheet.seat)
        parts.append(button(phrase("panels.orders-start-over"), drop, row=4))
    lines = [*(f"• {line}" for line in sheet.words), "", _in_force(sheet)]
    if last:
        lines.append(phrase("panels.orders-page", page=page + 1, pages=last + 1))
    embed = discord.Embed(
        title=clip(phrase("panels.orders-title", game=str(sheet.game_id)), EMBED_TITLE),
        description=clip("\n".join(lines), DESCRIPTION // 2),
        colour=COLOUR,
    )
    return Face(embed, view_of(parts))


def _in_force(sheet: OrdersSheet) -> str:
    if not sheet.missing:
        return phrase("panels.orders-in-force")
    asked = still_open(sheet.missing, ())
    return say(sentences([said("panels.orders-not-in-force"), asked, said("panels.orders-until-then")]))
