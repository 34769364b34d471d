"""The buttons under a lobby post, and the selects that some of them bring up."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.desk.sheets import LobbySheet
from bot.discord.panels.ids import LobbyAct, LobbyId
from bot.discord.panels.manage import actor
from bot.discord.panels.parts import asking, button, menu, option, view_of
from bot.discord.replies import Face, Reply
from bot.kit.refusal import Refusal
from rules.wording import counted, listed

ANY = "any"
ROLE = "="
"""Before the name of a role, so that none can be taken for “any”."""
AT_ONCE = 10
"""People who can be invited by one select."""

_BUTTONS: tuple[tuple[LobbyAct, str, discord.ButtonStyle, int], ...] = (
    ("join", "Join", discord.ButtonStyle.success, 0),
    ("leave", "Leave", discord.ButtonStyle.secondary, 0),
    ("seat", "Choose seat", discord.ButtonStyle.secondary, 0),
    ("start", "Start", discord.ButtonStyle.primary, 1),
    ("invite", "Invite", discord.ButtonStyle.secondary, 1),
    ("add", "Add stand-in", discord.ButtonStyle.secondary, 1),
    ("ace", "Add Ace", discord.ButtonStyle.secondary, 1),
    ("remove", "Remove stand-in", discord.ButtonStyle.secondary, 1),
    ("cancel", "Call it off", discord.ButtonStyle.danger, 2),
)
"""Those for everybody in the first row, those for the host below."""


class LobbyPanel:
    """What a press under a lobby post does. The post itself is edited through the outbox."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def view(self, game: int) -> discord.ui.View:
        """The buttons under the post; whatever is wrong with the game, pressing them says it."""
        try:
            sheet = await self._desk.lobby.sheet(game)
            left_out = {act for act, there in (("seat", sheet.roles), ("ace", sheet.aces)) if not there}
        except Refusal:
            left_out = {"seat"}
        return view_of(
            button(label, LobbyId(act, game), style, row=row)
            for act, label, style, row in _BUTTONS
            if act not in left_out
        )

    async def press(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> None:
        if pressed.act in {"enter", "take", "invited"}:
            await reply.redraw(lambda: self._chosen(reply, pressed, values))
            return
        await reply.think()
        text, face = await self._done(reply, pressed)
        await reply.whisper(text, face)

    async def _chosen(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> Face:
        """What an answer to one of the selects leaves of it."""
        return Face(discord.Embed(description=await self._settled(reply, pressed, values)))

    async def _settled(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> str:
        game, lobby = pressed.game, self._desk.lobby
        if pressed.act == "invited":
            invited = await lobby.invite(game, reply.user, _people(reply, values))
            return f"Invited to Game {game}: {listed(f'<@{user}>' for user in invited)}."
        role = "".join(values).removeprefix(ROLE) if values and values[0] != ANY else ""
        if pressed.act == "enter":
            await lobby.join(game, reply.user, reply.interaction.user.display_name, role)
        else:
            await lobby.choose(game, reply.user, role)
        return f"You will be {role} in Game {game}." if role else f"You take what is left in Game {game}."

    async def _done(self, reply: Reply, pressed: LobbyId) -> tuple[str, Face | None]:
        game, user, lobby = pressed.game, reply.user, self._desk.lobby
        text, face = "", None
        match pressed.act:
            case "join":
                if (last := await lobby.open_sheet(game)).begins_with(user):
                    return f"Game {game} begins as soon as you have chosen.", _entering(last, user)
                sheet = await lobby.join(game, user, reply.interaction.user.display_name)
                text, face = f"You are in Game {game}. {_room(sheet)}", _roles(sheet, user)
            case "leave":
                text = f"You have left Game {game}. {_room(await lobby.leave(game, user))}"
            case "seat":
                text, face = f"Game {game}", _roles(await lobby.open_sheet(game), user)
            case "invite":
                text, face = f"Game {game}", _inviting(await lobby.open_sheet(game), user)
            case "add":
                text = f"A stand-in has taken a seat. {_room(await lobby.add_stand_in(game, user))}"
            case "ace":
                room = _room(await lobby.add_stand_in(game, user, "ace"))
                text = f"A stand-in that thinks ahead has taken a seat. {room}"
            case "remove":
                text = f"A stand-in has left. {_room(await lobby.remove_stand_in(game, user))}"
            case "start":
                await lobby.start(game, user)
                text = f"Game {game} begins; its thread opens here in a moment."
            case "cancel":
                await lobby.cancel(game, actor(reply.interaction))
                text = f"Game {game} is called off."
        return text, face


def _roles(lobby: LobbySheet, user: int) -> Face | None:
    """What this person can be; what others have asked for is not offered."""
    if not lobby.roles:
        return None
    own = next((player.wish for player in lobby.players if player.user == user), None)
    if own is None:
        raise Refusal(f"You have no seat in Game {lobby.game_id}: join it first.")
    return _offering(lobby, user, "take", own)


def _entering(lobby: LobbySheet, user: int) -> Face:
    """The same before they join: with the last to come the game begins, and then it is too late to choose."""
    return _offering(lobby, user, "enter", "")


def _offering(lobby: LobbySheet, user: int, act: LobbyAct, own: str) -> Face:
    any_seat = option("Any", ANY, "what is left", chosen=not own)
    offered = [option(role, f"{ROLE}{role}", chosen=role == own) for role in lobby.free_roles(user)]
    question = "What would you like to be?"
    return asking(question, menu(LobbyId(act, lobby.game_id), question, [any_seat, *offered]))


def _inviting(lobby: LobbySheet, user: int) -> Face:
    game = lobby.game_id
    if user != lobby.host:
        raise Refusal(f"Only the host of Game {game} can invite people.")
    select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
        custom_id=str(LobbyId("invited", game)), placeholder="Whom?", min_values=1, max_values=AT_ONCE
    )
    return asking("Whom do you invite? They are mentioned once, in this channel.", select)


def _people(reply: Reply, values: Sequence[str]) -> list[int]:
    """Those who were picked, without bots."""
    data = dict(reply.interaction.data or {})
    resolved = data.get("resolved")
    known = resolved.get("users", {}) if isinstance(resolved, dict) else {}
    people = [int(user) for user in values if user.isdecimal() and not known.get(user, {}).get("bot")]
    if not people:
        raise Refusal("Bots do not play here: add a stand-in instead.")
    return people


def _room(lobby: LobbySheet) -> str:
    if lobby.full:
        return f"Every seat is taken; {'it begins now' if lobby.begins else 'the host can start'}."
    missing = lobby.least - len(lobby.players)
    if missing > 0:
        return f"It can begin when {missing} more {'is' if missing == 1 else 'are'} there."
    return f"{counted(lobby.most - len(lobby.players), 'seat')} left; the host can start."
