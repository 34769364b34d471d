"""What the buttons under the last post of a game do, and the replay that one of them opens."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.desk.sheets import PastSheet
from bot.discord.panels.ids import EndAct, EndId
from bot.discord.panels.parts import button, view_of
from bot.discord.replies import Face, Reply
from words import phrase


class EndingPanel:
    """What a press under a game's last post does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def press(self, reply: Reply, pressed: EndId, _: Sequence[str]) -> None:
        if pressed.act in {"first", "previous", "next", "last"}:
            await reply.redraw(lambda: self._replayed(reply, pressed))
            return
        await reply.think()
        match pressed.act:
            case "rematch":
                again = await self._desk.lobby.rematch(pressed.game, reply.user)
                await reply.whisper(phrase("panels.end-rematch", game=str(again)))
            case "record":
                with self._desk.requests.of(reply.user):
                    record = await self._desk.queries.record(pressed.game)
                await reply.whisper(phrase("panels.end-record", game=str(pressed.game)), attached=(record,))
            case "replay":
                await reply.whisper(face=await self._replayed(reply, pressed))
            case "lapse":
                with self._desk.requests.of(reply.user):
                    film = await self._desk.replays.lapse(pressed.game, reply.user)
                await reply.whisper(phrase("panels.end-time-lapse", game=str(pressed.game)), attached=(film,))

    async def _replayed(self, reply: Reply, pressed: EndId) -> Face:
        with self._desk.requests.of(reply.user):
            return _face(await self._desk.replays.step(pressed.game, pressed.step, reply.user))


def _face(sheet: PastSheet) -> Face:
    step, last = sheet.at, sheet.last
    ways: tuple[tuple[EndAct, str, int], ...] = (
        ("first", phrase("panels.end-first"), 0),
        ("previous", phrase("panels.end-previous"), max(step - 1, 0)),
        ("next", phrase("panels.end-next"), min(step + 1, last)),
        ("last", phrase("panels.end-last"), last),
    )
    view = view_of(
        button(label, EndId(act, sheet.game_id, to), disabled=to == step) for act, label, to in ways
    )
    game = str(sheet.game_id)
    title = (
        phrase("panels.end-before-all", game=game)
        if step == 0
        else phrase("panels.end-at-step", game=game, step=step, last=last)
    )
    embed = discord.Embed(title=title, description=sheet.text)
    return Face(embed, view, (sheet.picture,))
