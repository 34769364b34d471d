"""What the buttons under the last post of a game do, and the replay that one of them opens."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.desk.sheets import PastSheet
from bot.discord.panels.ids import EndAct, EndId
from bot.discord.panels.parts import button, view_of
from bot.discord.replies import Face, Reply


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
                await reply.whisper(
                    f"Game {again} is open, and everybody has a seat. You are its host: press Start there."
                )
            case "record":
                with self._desk.requests.of(reply.user):
                    record = await self._desk.queries.record(pressed.game)
                await reply.whisper(f"The record of Game {pressed.game}.", attached=(record,))
            case "replay":
                await reply.whisper(face=await self._replayed(reply, pressed))
            case "lapse":
                with self._desk.requests.of(reply.user):
                    film = await self._desk.replays.lapse(pressed.game, reply.user)
                await reply.whisper(f"Game {pressed.game}, turn by turn", attached=(film,))

    async def _replayed(self, reply: Reply, pressed: EndId) -> Face:
        with self._desk.requests.of(reply.user):
            return _face(await self._desk.replays.step(pressed.game, pressed.step, reply.user))


def _face(sheet: PastSheet) -> Face:
    step, last = sheet.at, sheet.last
    ways: tuple[tuple[EndAct, str, int], ...] = (
        ("first", "⏮ Start", 0),
        ("previous", "◀ Previous", max(step - 1, 0)),
        ("next", "Next ▶", min(step + 1, last)),
        ("last", "End ⏭", last),
    )
    view = view_of(
        button(label, EndId(act, sheet.game_id, to), disabled=to == step) for act, label, to in ways
    )
    where = "Before the first choice" if step == 0 else f"Step {step} of {last}"
    embed = discord.Embed(title=f"Game {sheet.game_id} · {where}", description=sheet.text)
    return Face(embed, view, (sheet.picture,))
