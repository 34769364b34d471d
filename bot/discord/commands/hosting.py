"""What is done to run a game, for its host, their co-host and the moderators of its server; and its log."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.completion import Offered, quietly
from bot.discord.commands.game import AnyCommand, Typed
from bot.discord.commands.meant import SERVERS, WHICH, game_meant
from bot.discord.limits import OPTION_TEXT, OPTIONS, clip, quoted
from bot.discord.panels.ids import ManageId
from bot.discord.panels.log import LogPanel
from bot.discord.panels.manage import LEVELS, ManagePanel, actor
from bot.discord.replies import Interaction, Reply
from bot.kit.refusal import Refusal

_PLAIN = {
    "pause": "Stop the clock of a game; the time that is left is kept",
    "resume": "Let a paused game go on",
    "nudge": "Remind those whom a game waits for",
    "undo": "Take back the last thing somebody did, if that can be and all agree",
    "cancel": "End a game without a result",
}
NO_DEADLINE = 0
PACES = [
    app_commands.Choice(name=name, value=value)
    for name, value in (
        ("1 hour", 60),
        ("6 hours", 360),
        ("12 hours", 720),
        ("1 day", 1440),
        ("2 days", 2880),
        ("3 days", 4320),
        ("1 week", 10080),
        ("No deadline", NO_DEADLINE),
    )
]
STAND_INS = [
    app_commands.Choice(name="A Cadet, who answers at once", value=LEVELS.index("cadet")),
    app_commands.Choice(name="An Ace, who thinks ahead", value=LEVELS.index("ace")),
]
Hours = app_commands.Range[float, 0.2, 720.0]


def hosting_commands(desk: Desk, manage: ManagePanel, log: LogPanel) -> Iterator[AnyCommand]:
    yield from (_plain(desk, manage, name, description) for name, description in _PLAIN.items())
    yield _deadline(desk, manage)
    yield _person(desk, manage, "host", "Let another player run a game", "Who runs it from now on")
    yield _person(
        desk, manage, "cohost", "Name somebody who helps to run a game, or take it back", "Who helps"
    )
    yield _replace(desk, manage)
    yield _log(desk, log)


def _plain(desk: Desk, manage: ManagePanel, name: str, description: str) -> AnyCommand:
    @app_commands.command(name=name, description=description)
    @app_commands.describe(game=WHICH)
    async def command(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await manage.ask(reply, ManageId("ask", name, await game_meant(desk, reply, game)))

    return command


def _deadline(desk: Desk, manage: ManagePanel) -> AnyCommand:
    @app_commands.command(
        name="deadline", description="More or less time, for what is asked now or from now on"
    )
    @app_commands.describe(
        hours="So many hours from now for what is asked now",
        pace="The time for each answer from the next question on",
        limit="At a table that waits: ask the host after so many hours",
        game=WHICH,
    )
    @app_commands.choices(pace=PACES)
    async def deadline(
        interaction: Interaction,
        hours: Hours | None = None,
        pace: int | None = None,
        limit: Hours | None = None,
        game: Typed | None = None,
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        wanted = {
            "deadline": None if hours is None else round(hours * 60),
            "pace": pace,
            "limit": None if limit is None else round(limit * 60),
        }
        given = [(act, minutes) for act, minutes in wanted.items() if minutes is not None]
        if len(given) != 1:
            raise Refusal("Say one of these: hours for what is asked now, a pace, or a limit.")
        act, minutes = given[0]
        number = await game_meant(desk, reply, game)
        await manage.ask(reply, ManageId("ask", act, number, str(minutes)))

    return deadline


def _person(desk: Desk, manage: ManagePanel, name: str, description: str, who: str) -> AnyCommand:
    @app_commands.command(name=name, description=description)
    @app_commands.describe(to=who, game=WHICH)
    async def command(interaction: Interaction, to: discord.User, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        _no_bot(to)
        number = await game_meant(desk, reply, game)
        await manage.ask(reply, ManageId("ask", name, number, str(to.id)))

    return command


def _replace(desk: Desk, manage: ManagePanel) -> AnyCommand:
    @app_commands.command(name="replace", description="Give a seat to somebody else, or to a stand-in")
    @app_commands.describe(
        seat="Whose seat",
        by="Who shall play there; left out, a stand-in does at once",
        level="Which stand-in; left out, the one the host chose for whoever stays away",
        game=WHICH,
    )
    @app_commands.choices(level=STAND_INS)
    async def replace(
        interaction: Interaction,
        seat: Typed,
        by: discord.User | None = None,
        level: int | None = None,
        game: Typed | None = None,
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        if by is not None:
            _no_bot(by)
            if level is not None:
                raise Refusal("Say who shall play there, or which stand-in, but not both.")
        number = await game_meant(desk, reply, game)
        sheet = await desk.hosting.sheet(number, actor(interaction))
        wanted = _seat(seat, sheet.seats)
        given = [wanted, by.id if by else 0, *(() if level is None else (level,))]
        await manage.ask(reply, ManageId("ask", "replace", number, ".".join(map(str, given))))

    @replace.autocomplete("seat")
    @quietly
    async def seats(interaction: Interaction, typed: str) -> Offered:
        typed_game = str(interaction.namespace.game or "") or None
        number = await game_meant(desk, Reply.to(interaction), typed_game)
        sheet = await desk.hosting.sheet(number, actor(interaction))
        return [
            app_commands.Choice(name=clip(name, OPTION_TEXT), value=str(seat))
            for seat, name in sheet.seats
            if typed.casefold() in name.casefold()
        ][:OPTIONS]

    return replace


def _seat(typed: str, seats: tuple[tuple[int, str], ...]) -> int:
    """A seat by its number from the list, or by the name of who sits there."""
    found = [seat for seat, name in seats if typed == str(seat) or typed.casefold() == name.casefold()]
    if len(found) != 1:
        raise Refusal(f"{quoted(typed)} is no seat of this game; pick one from the list.")
    return found[0]


def _no_bot(person: discord.User) -> None:
    if person.bot:
        raise Refusal("That is a bot; please choose a person.")


def _log(desk: Desk, log: LogPanel) -> AnyCommand:
    @app_commands.command(name="log", description="Who did what, and when; once a game is over, everything")
    @app_commands.describe(search="Only what has these words in it", page="Which page", game=WHICH)
    async def command(
        interaction: Interaction,
        search: app_commands.Range[str, 1, 50] | None = None,
        page: app_commands.Range[int, 1, 9999] | None = None,
        game: Typed | None = None,
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await log.show(reply, await game_meant(desk, reply, game), search or "", page)

    return command


def server_commands(desk: Desk) -> app_commands.Group:
    group = app_commands.Group(
        name="server",
        description="What holds for all games of this server",
        guild_only=True,
        allowed_installs=SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(name="role", description="Which role moderates games, beside those who may manage threads")
    @app_commands.describe(role="The role; left out, no role does")
    async def role(interaction: Interaction, role: discord.Role | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        manages = interaction.permissions.manage_guild
        chosen = None if role is None else role.id
        await reply.whisper(await desk.hosting.choose_role(interaction.guild_id, chosen, manages=manages))

    return group
