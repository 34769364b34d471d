"""The host's panel: an act is chosen, completed, confirmed in words, and only then done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import discord
from msgspec.structs import replace

from bot.desk import Desk
from bot.desk.acts import Cancel, CoHost, Deadline, HandOver, Limit, Nudge, Pace, Pause, Resume, WaitOn
from bot.desk.hosting import Act, Actor, Asked, RunSheet
from bot.desk.replacing import Replace, SitIn
from bot.desk.undoing import Undo
from bot.discord.panels.ids import ManageId
from bot.discord.panels.log import LogPanel
from bot.discord.panels.parts import RED, asking, button, menu, option
from bot.discord.replies import Face, Interaction, Reply
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.terms import Level
from rules.said import listed, said
from words import phrase

UNCLEAR = said("panels.manage-unclear")
HOUR, DAY = 60, 1440
LARGEST = 1 << 63
"""No number of Discord's or of the database's is as large."""

LEVELS: tuple[Level, ...] = ("cadet", "ace")
"""Of stand-ins, each told by its number."""
_ACTS: dict[str, Callable[..., Act]] = {
    "pause": Pause,
    "resume": Resume,
    "nudge": Nudge,
    "undo": Undo,
    "cancel": Cancel,
    "wait": WaitOn,
    "sitin": SitIn,
    "deadline": lambda minutes: Deadline(timedelta(minutes=minutes)),
    "pace": lambda minutes: Pace(timedelta(minutes=minutes) if minutes else None),
    "limit": lambda minutes: Limit(timedelta(minutes=minutes)),
    "host": HandOver,
    "cohost": CoHost,
    "replace": lambda seat, user, level=None: Replace(
        seat, user or None, None if level is None else LEVELS[level]
    ),
}
"""Each act, made from the numbers that its id carries."""
_MENU = (
    "pause",
    "resume",
    "deadline",
    "pace",
    "limit",
    "nudge",
    "replace",
    "undo",
    "log",
    "host",
    "cohost",
    "cancel",
)
_OWN_YES = {"pause", "resume", "deadline", "pace", "limit", "nudge", "undo", "host", "wait", "cancel"}
"""Acts whose question has an answer in words of its own."""
_LENGTHS = {
    "deadline": (HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
    "pace": (HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 0),
    "limit": (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY),
}


def actor(interaction: Interaction) -> Actor:
    user = interaction.user
    roles = (
        frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    )
    channel = getattr(interaction.channel, "parent_id", None) or interaction.channel_id
    return Actor(user.id, interaction.guild_id, interaction.permissions.manage_threads, roles, channel)


class ManagePanel:
    def __init__(self, desk: Desk, log: LogPanel) -> None:
        self._desk = desk
        self._log = log

    async def show(self, reply: Reply, game: int) -> None:
        """All that can be done, to whoever may."""
        await reply.whisper(face=_menu(await self._desk.hosting.sheet(game, actor(reply.interaction))))

    async def begin(self, act: str, reply: Reply, game: int, *given: int) -> None:
        """The question before an act that a command has named whole."""
        meant = ManageId("ask", act, game).to("ask", *given)
        await reply.whisper(face=await self._question(reply, meant))

    async def press(self, reply: Reply, pressed: ManageId, values: Sequence[str]) -> None:
        """The host's own panel is redrawn; under a post that everyone sees, the panel opens beside it."""
        message = reply.interaction.message
        own = message is not None and message.flags.ephemeral
        if pressed.step == "choose" and (pressed.act or _one(values)) == "log":
            await (reply.hold() if own else reply.think())
            await self._log.show(reply, pressed.game)
        elif own:
            await reply.redraw(lambda: self._next(reply, pressed, values))
        else:
            await reply.think()
            await reply.whisper(face=await self._next(reply, pressed, values))

    async def _next(self, reply: Reply, pressed: ManageId, values: Sequence[str]) -> Face:
        match pressed.step:
            case "choose":
                return await self._chosen(reply, replace(pressed, act=pressed.act or _one(values)))
            case "with":
                return await self._completed(reply, pressed.to("with", _number(values, reply)))
            case "ask":
                return await self._question(reply, pressed)
            case "do":
                by, act, form = actor(reply.interaction), _act(pressed), reply.interaction.message
                done = await self._desk.hosting.do(
                    pressed.game, by, act, form.id if form else None, pressed.about
                )
                return Face(discord.Embed(description=done))

    async def _chosen(self, reply: Reply, meant: ManageId) -> Face:
        """What the act still needs, or the question before it."""
        sheet = await self._desk.hosting.sheet(meant.game, actor(reply.interaction))
        if meant.act in _LENGTHS:
            lengths = [(_length(minutes), minutes) for minutes in _LENGTHS[meant.act]]
            return _choice(meant.to("with"), phrase("panels.manage-how-long"), lengths)
        if meant.act in {"host", "cohost"}:
            return _person(meant.to("with"), phrase("panels.manage-who"))
        if meant.act == "replace":
            seats = [(name, seat) for seat, name in sheet.seats]
            return _choice(meant.to("with"), phrase("panels.manage-whose-seat"), seats)
        return await self._question(reply, meant)

    async def _completed(self, reply: Reply, meant: ManageId) -> Face:
        if meant.act == "replace" and len(meant.numbers) == 1:
            sheet = await self._desk.hosting.sheet(meant.game, actor(reply.interaction))
            stand_ins = [
                button(label, meant.to("ask", *given), discord.ButtonStyle.primary)
                for label, given in _stand_ins(sheet)
            ]
            return _person(meant, phrase("panels.manage-who-plays"), *stand_ins)
        return await self._question(reply, meant)

    async def _question(self, reply: Reply, meant: ManageId) -> Face:
        asked = await self._desk.hosting.ask(meant.game, actor(reply.interaction), _act(meant))
        ends = meant.act == "cancel"
        style = discord.ButtonStyle.danger if ends else discord.ButtonStyle.primary
        return asking(asked.question, button(*_agreed(meant, asked), style), colour=RED if ends else None)


def _agreed(meant: ManageId, asked: Asked) -> tuple[str, ManageId]:
    """What the answer to a question says, and what comes of it; what ends a game is asked once more."""
    if meant.act == "cancel" and not meant.numbers:
        return phrase("panels.manage-yes-cancel"), meant.to("ask", 1)
    yes = "ends" if meant.act == "cancel" else meant.act if meant.act in _OWN_YES else "other"
    return phrase(f"panels.manage-yes-{yes}"), meant.agreed(asked.about)


def _stand_ins(sheet: RunSheet) -> list[tuple[str, tuple[int, ...]]]:
    """Those that can take a seat, each with the numbers that mean it; nobody's is 0."""
    if not sheet.aces:
        return [(phrase("panels.manage-a-stand-in"), (0,))]
    return [
        (phrase("panels.manage-a-cadet"), (0, LEVELS.index("cadet"))),
        (phrase("panels.manage-an-ace"), (0, LEVELS.index("ace"))),
    ]


def _act(meant: ManageId) -> Act:
    if any(number >= LARGEST for number in meant.numbers):
        raise Refusal(UNCLEAR)
    try:
        return _ACTS[meant.act](*meant.numbers)
    except (LookupError, TypeError, OverflowError):
        raise Refusal(UNCLEAR) from None


def _one(values: Sequence[str]) -> str:
    if len(values) != 1:
        raise Refusal(UNCLEAR)
    return values[0]


def _number(values: Sequence[str], reply: Reply) -> int:
    """A length of time, a seat or a person that was picked."""
    value = _one(values)
    if not value.isdecimal() or len(value) > 20:
        raise Refusal(UNCLEAR)
    data = dict(reply.interaction.data or {})
    resolved = data.get("resolved")
    people = resolved.get("users", {}) if isinstance(resolved, dict) else {}
    if people.get(value, {}).get("bot"):
        raise Refusal(said("panels.manage-no-bot"))
    return int(value)


def _menu(sheet: RunSheet) -> Face:
    lines = [phrase("panels.game-and-title-bold", game=str(sheet.game_id), title=sheet.title)]
    if sheet.waiting_for:
        players = listed(escape(name) for name in sheet.waiting_for)
        lines.append(phrase("panels.still-planning", players=players))
    if sheet.paused:
        lines.append(phrase("panels.manage-paused"))
    elif sheet.deadline:
        lines.append(phrase("panels.time-runs-out", when=stamp(sheet.deadline)))
    hidden = {"pause" if sheet.paused else "resume", *(() if sheet.waits else ("limit",))}
    options = [
        option(phrase(f"panels.manage-act-{act}"), act, phrase(f"panels.manage-note-{act}"))
        for act in _MENU
        if act not in hidden
    ]
    chosen = ManageId("choose", "", sheet.game_id)
    return asking("\n".join(lines), menu(chosen, phrase("panels.manage-what"), options))


def _choice(meant: ManageId, question: str, options: Sequence[tuple[str, int]]) -> Face:
    offered = [option(label, str(value)) for label, value in options]
    return asking(question, menu(meant, question, offered))


def _person(meant: ManageId, question: str, *others: discord.ui.Button[Any]) -> Face:
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=str(meant), placeholder=question)
    return asking(question, select, *others)


def _length(minutes: int) -> str:
    if not minutes:
        return phrase("panels.manage-no-deadline")
    if minutes % DAY == 0:
        return phrase("panels.manage-days", days=minutes // DAY)
    return phrase("panels.manage-hours", hours=minutes // HOUR)
