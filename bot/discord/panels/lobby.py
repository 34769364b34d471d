"""The buttons under a lobby post."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.desk.sheets import LobbySheet
from bot.discord.panels.ids import LobbyAct, LobbyId
from bot.discord.replies import Reply

_BUTTONS: tuple[tuple[LobbyAct, str, discord.ButtonStyle], ...] = (
    ("join", "Join", discord.ButtonStyle.success),
    ("leave", "Leave", discord.ButtonStyle.secondary),
    ("add", "Add stand-in", discord.ButtonStyle.secondary),
    ("remove", "Remove stand-in", discord.ButtonStyle.secondary),
    ("start", "Start", discord.ButtonStyle.primary),
    ("cancel", "Call it off", discord.ButtonStyle.danger),
)


def lobby_view(game: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for act, label, style in _BUTTONS:
        view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(LobbyId(act, game))))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view


class LobbyPanel:
    """What a press under a lobby post does. The post itself is edited through the outbox."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def press(self, reply: Reply, pressed: LobbyId) -> None:
        await reply.think()
        await reply.whisper(await self._done(reply, pressed))

    async def _done(self, reply: Reply, pressed: LobbyId) -> str:
        game, user = pressed.game, reply.user
        match pressed.act:
            case "join":
                name = reply.interaction.user.display_name
                return f"You are in Game {game}. {_room(await self._desk.lobby.join(game, user, name))}"
            case "leave":
                return f"You have left Game {game}. {_room(await self._desk.lobby.leave(game, user))}"
            case "add":
                return (
                    f"A stand-in has taken a seat. {_room(await self._desk.lobby.add_stand_in(game, user))}"
                )
            case "remove":
                return f"A stand-in has left. {_room(await self._desk.lobby.remove_stand_in(game, user))}"
            case "start":
                await self._desk.lobby.start(game, user)
                return f"Game {game} begins; its thread opens here in a moment."
            case "cancel":
                await self._desk.lobby.cancel(game, user)
                return f"Game {game} is called off."


def _room(lobby: LobbySheet) -> str:
    taken = f"{len(lobby.players)} of {lobby.most} seats are taken"
    missing = lobby.least - len(lobby.players)
    if missing > 0:
        return f"{taken}; it takes {missing} more to start."
    return f"{taken}; the host can start." if lobby.open else f"{taken}."
