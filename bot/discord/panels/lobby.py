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
from rules.said import Said, Text, listed, said, sentences
from words import phrase, say

ANY = "any"
ROLE = "="
"""Before a role, so that none can be taken for “any”."""
AT_ONCE = 10
"""People who can be invited by one select."""

_BUTTONS: tuple[tuple[LobbyAct, discord.ButtonStyle, int], ...] = (
    ("join", discord.ButtonStyle.success, 0),
    ("leave", discord.ButtonStyle.secondary, 0),
    ("seat", discord.ButtonStyle.secondary, 0),
    ("start", discord.ButtonStyle.primary, 1),
    ("invite", discord.ButtonStyle.secondary, 1),
    ("add", discord.ButtonStyle.secondary, 1),
    ("ace", discord.ButtonStyle.secondary, 1),
    ("remove", discord.ButtonStyle.secondary, 1),
    ("cancel", discord.ButtonStyle.danger, 2),
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
            button(phrase(f"panels.lobby-button-{act}"), LobbyId(act, game), style, row=row)
            for act, style, row in _BUTTONS
            if act not in left_out
        )

    async def press(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> None:
        if pressed.act in {"enter", "take", "invited"}:
            await reply.redraw(lambda: self._chosen(reply, pressed, values))
            return
        await reply.think()
        text, face = await self._done(reply, pressed)
        await reply.whisper(say(text), face)

    async def _chosen(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> Face:
        """What an answer to one of the selects leaves of it."""
        return Face(discord.Embed(description=await self._settled(reply, pressed, values)))

    async def _settled(self, reply: Reply, pressed: LobbyId, values: Sequence[str]) -> str:
        game, lobby = pressed.game, self._desk.lobby
        if pressed.act == "invited":
            invited = await lobby.invite(game, reply.user, _people(reply, values))
            people = listed(f"<@{user}>" for user in invited)
            return phrase("panels.lobby-invited", game=str(game), people=people)
        role = "".join(values).removeprefix(ROLE) if values and values[0] != ANY else ""
        if pressed.act == "enter":
            sheet = await lobby.join(game, reply.user, reply.interaction.user.display_name, role)
        else:
            sheet = await lobby.choose(game, reply.user, role)
        if wish := sheet.wish_of(reply.user):
            return phrase("panels.lobby-role-taken", game=str(game), role=sheet.role_names[wish])
        return phrase("panels.lobby-any-taken", game=str(game))

    async def _done(self, reply: Reply, pressed: LobbyId) -> tuple[Text, Face | None]:
        game, user, lobby = pressed.game, reply.user, self._desk.lobby
        named = str(game)
        text: Text = ""
        face = None
        match pressed.act:
            case "join":
                if (last := await lobby.open_sheet(game)).begins_with(user):
                    return said("panels.lobby-begins-with-you", game=named), _entering(last, user)
                sheet = await lobby.join(game, user, reply.interaction.user.display_name)
                joined = said("panels.lobby-joined", game=named)
                text, face = sentences([joined, _room(sheet)]), _roles(sheet, user)
            case "leave":
                room = _room(await lobby.leave(game, user))
                text = sentences([said("panels.lobby-left", game=named), room])
            case "seat":
                text, face = said("panels.game", game=named), _roles(await lobby.open_sheet(game), user)
            case "invite":
                text, face = said("panels.game", game=named), _inviting(await lobby.open_sheet(game), user)
            case "add":
                room = _room(await lobby.add_stand_in(game, user))
                text = sentences([said("panels.lobby-stand-in-added"), room])
            case "ace":
                room = _room(await lobby.add_stand_in(game, user, "ace"))
                text = sentences([said("panels.lobby-ace-added"), room])
            case "remove":
                room = _room(await lobby.remove_stand_in(game, user))
                text = sentences([said("panels.lobby-stand-in-removed"), room])
            case "start":
                await lobby.start(game, user)
                text = said("panels.lobby-started", game=named)
            case "cancel":
                await lobby.cancel(game, actor(reply.interaction))
                text = said("panels.lobby-called-off", game=named)
        return text, face


def _roles(lobby: LobbySheet, user: int) -> Face | None:
    """What this person can be; what others have asked for is not offered."""
    if not lobby.roles:
        return None
    own = lobby.wish_of(user)
    if own is None:
        raise Refusal(said("panels.lobby-no-seat", game=str(lobby.game_id)))
    return _offering(lobby, user, "take", own)


def _entering(lobby: LobbySheet, user: int) -> Face:
    """The same before they join: with the last to come the game begins, and then it is too late to choose."""
    return _offering(lobby, user, "enter", "")


def _offering(lobby: LobbySheet, user: int, act: LobbyAct, own: str) -> Face:
    any_seat = option(phrase("panels.lobby-any"), ANY, phrase("panels.lobby-any.note"), chosen=not own)
    offered = [
        option(say(lobby.role_names[role]), f"{ROLE}{role}", chosen=role == own)
        for role in lobby.free_roles(user)
    ]
    question = phrase("panels.lobby-which-role")
    return asking(question, menu(LobbyId(act, lobby.game_id), question, [any_seat, *offered]))


def _inviting(lobby: LobbySheet, user: int) -> Face:
    game = lobby.game_id
    if user != lobby.host:
        raise Refusal(said("panels.lobby-only-host-invites", game=str(game)))
    select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
        custom_id=str(LobbyId("invited", game)),
        placeholder=phrase("panels.lobby-whom"),
        min_values=1,
        max_values=AT_ONCE,
    )
    return asking(phrase("panels.lobby-whom-invite"), select)


def _people(reply: Reply, values: Sequence[str]) -> list[int]:
    """Those who were picked, without bots."""
    data = dict(reply.interaction.data or {})
    resolved = data.get("resolved")
    known = resolved.get("users", {}) if isinstance(resolved, dict) else {}
    people = [int(user) for user in values if user.isdecimal() and not known.get(user, {}).get("bot")]
    if not people:
        raise Refusal(said("panels.lobby-no-bots"))
    return people


def _room(lobby: LobbySheet) -> Said:
    if lobby.full:
        return said("panels.lobby-full", next="begins" if lobby.begins else "waits")
    missing = lobby.least - len(lobby.players)
    if missing > 0:
        return said("panels.lobby-too-few", missing=missing)
    return said("panels.lobby-seats-left", seats=lobby.most - len(lobby.players))
