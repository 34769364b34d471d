"""What is done to run a game, for its host, their co-host and the moderators of its server; and its log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.desk import Desk
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.described import described, in_all_languages
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, about_game, game_meant, with_games
from bot.discord.limits import quoted
from bot.discord.panels.log import LogPanel
from bot.discord.panels.manage import LEVELS, ManagePanel, actor
from bot.discord.replies import Interaction, Reply
from bot.kit.refusal import Refusal
from bot.terms import PICKS
from rules.said import said

_PLAIN = {
    "pause": described("commands.game-pause"),
    "resume": described("commands.game-resume"),
    "nudge": described("commands.game-nudge"),
    "undo": described("commands.game-undo"),
    "cancel": described("commands.game-cancel"),
}
PACES = [
    app_commands.Choice(
        name=in_all_languages(option.label), value=int(option.value) // 60 if option.value.isdecimal() else 0
    )
    for option in PICKS["pace"].options
]
"""In minutes; 0: there is no deadline."""
STAND_INS = [
    app_commands.Choice(name=described("commands.replace-cadet"), value=LEVELS.index("cadet")),
    app_commands.Choice(name=described("commands.replace-ace"), value=LEVELS.index("ace")),
]
Hours = app_commands.Range[float, 0.2, 720.0]


def hosting_commands(desk: Desk, manage: ManagePanel, log: LogPanel) -> Iterator[AnyCommand]:
    for name, description in _PLAIN.items():
        yield about_game(desk, name, description, partial(manage.begin, name))
    for command in (
        _deadline(desk, manage),
        _person(desk, manage, "host", described("commands.game-host"), described("commands.game-host-to")),
        _person(
            desk, manage, "cohost", described("commands.game-cohost"), described("commands.game-cohost-to")
        ),
        _replace(desk, manage),
        _log(desk, log),
    ):
        yield with_games(desk, command)


def _deadline(desk: Desk, manage: ManagePanel) -> AnyCommand:
    @app_commands.command(name="deadline", description=described("commands.game-deadline"))
    @app_commands.describe(
        hours=described("commands.game-deadline-hours"),
        pace=described("commands.game-deadline-pace"),
        limit=described("commands.game-deadline-limit"),
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
            raise Refusal(said("commands.deadline-say-one"))
        act, minutes = given[0]
        await manage.begin(act, reply, await game_meant(desk, reply, game), minutes)

    return deadline


def _person(
    desk: Desk, manage: ManagePanel, name: str, description: locale_str, who: locale_str
) -> AnyCommand:
    @app_commands.command(name=name, description=description)
    @app_commands.describe(to=who, game=WHICH)
    async def command(interaction: Interaction, to: discord.User, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        _no_bot(to)
        await manage.begin(name, reply, await game_meant(desk, reply, game), to.id)

    return command


def _replace(desk: Desk, manage: ManagePanel) -> AnyCommand:
    @app_commands.command(name="replace", description=described("commands.game-replace"))
    @app_commands.describe(
        seat=described("commands.game-replace-seat"),
        by=described("commands.game-replace-by"),
        level=described("commands.game-replace-level"),
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
                raise Refusal(said("commands.replace-not-both"))
        number = await game_meant(desk, reply, game)
        sheet = await desk.hosting.sheet(number, actor(interaction))
        given = [_seat(seat, sheet.seats), by.id if by else 0, *(() if level is None else (level,))]
        await manage.begin("replace", reply, number, *given)

    @replace.autocomplete("seat")
    @quietly
    async def seats(interaction: Interaction, typed: str) -> Offered:
        typed_game = str(interaction.namespace.game or "") or None
        number = await game_meant(desk, Reply.to(interaction), typed_game)
        sheet = await desk.hosting.sheet(number, actor(interaction))
        return choices((name, str(seat)) for seat, name in sheet.seats if typed.casefold() in name.casefold())

    return replace


def _seat(typed: str, seats: tuple[tuple[int, str], ...]) -> int:
    """A seat by its number from the list, or by the name of who sits there."""
    found = [seat for seat, name in seats if typed == str(seat) or typed.casefold() == name.casefold()]
    if len(found) != 1:
        raise Refusal(said("commands.replace-no-seat", typed=quoted(typed)))
    return found[0]


def _no_bot(person: discord.User) -> None:
    if person.bot:
        raise Refusal(said("panels.manage-no-bot"))


def _log(desk: Desk, log: LogPanel) -> AnyCommand:
    @app_commands.command(name="log", description=described("commands.game-log"))
    @app_commands.describe(
        search=described("commands.game-log-search"), page=described("commands.game-log-page"), game=WHICH
    )
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
        description=described("commands.server"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(name="role", description=described("commands.server-role"))
    @app_commands.describe(role=described("commands.server-role-role"))
    async def role(interaction: Interaction, role: discord.Role | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        manages = interaction.permissions.manage_guild
        chosen = None if role is None else role.id
        await reply.whisper(await desk.hosting.choose_role(interaction.guild_id, chosen, manages=manages))

    return group
