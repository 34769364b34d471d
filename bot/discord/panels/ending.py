"""The buttons under the last post of a game, and the replay that one of them opens."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.desk.sheets import PastSheet
from bot.discord.panels.ids import EndAct, EndId
from bot.discord.replies import Face, Reply

_BUTTONS: tuple[tuple[EndAct, str, discord.ButtonStyle], ...] = (
    ("rematch", "Rematch", discord.ButtonStyle.success),
    ("record", "Record", discord.ButtonStyle.secondary),
    ("replay", "Replay", discord.ButtonStyle.secondary),
    ("lapse", "Time-lapse", discord.ButtonStyle.secondary),
)


def end_view(game: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for act, label, style in _BUTTONS:
        view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(EndId(act, game))))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view


class EndingPanel:
    """What a press under a game's last post does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def press(self, reply: Reply, pressed: EndId) -> None:
        match pressed.act:
            case "rematch":
                await reply.think()
                again = await self._desk.lobby.rematch(pressed.game, reply.user)
                await reply.whisper(
                    f"Game {again} is open, and everybody has a seat. You are its host: press Start there."
                )
            case "record":
                await reply.think()
                with self._desk.requests.of(reply.user):
                    record = await self._desk.queries.record(pressed.game)
                await reply.whisper(f"The record of Game {pressed.game}.", attached=(record,))
            case "replay":
                await reply.think()
                await reply.whisper(face=await self._replayed(reply, pressed))
            case "lapse":
                await reply.think()
                with self._desk.requests.of(reply.user):
                    film = await self._desk.replays.lapse(pressed.game, reply.user)
                await reply.whisper(f"Game {pressed.game}, turn by turn", attached=(film,))
            case _:
                await reply.redraw(lambda: self._replayed(reply, pressed))

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
    view = discord.ui.View(timeout=None)
    for act, label, to in ways:
        custom_id = str(EndId(act, sheet.game_id, to))
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, disabled=to == step))
    view.stop()
    where = "Before the first choice" if step == 0 else f"Step {step} of {last}"
    embed = discord.Embed(title=f"Game {sheet.game_id} · {where}", description=sheet.text)
    return Face(embed, view, (sheet.picture,))
