"""/away and /settings: what a person says once for all their games."""

from __future__ import annotations

from typing import cast

from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.described import described
from bot.discord.commands.meant import AnyCommand, Typed
from bot.discord.panels.settings import NIGHTS, NO_QUIET, SettingsPanel
from bot.discord.replies import Interaction, Reply
from bot.kit.zones import zones_like
from bot.store.people import Meanwhile
from rules.said import Text, said
from words import phrase, say

UNTIL = tuple(said(f"commands.until-{when}") for when in ("tomorrow", "3-days", "1-week", "2-weeks"))
FROM = tuple(said(f"commands.from-{when}") for when in ("today", "tomorrow", "3-days", "1-week"))
"""What is offered, in the reader's language; it is understood in any."""


def away_commands(desk: Desk) -> app_commands.Group:
    group = app_commands.Group(name="away", description=described("commands.away"))
    group.add_command(_until(desk))
    group.add_command(_back(desk))
    return group


def _until(desk: Desk) -> AnyCommand:
    @app_commands.command(name="until", description=described("commands.away-until"))
    @app_commands.rename(since="from")
    @app_commands.describe(
        when=described("commands.away-until-when"),
        meanwhile=described("commands.away-until-meanwhile"),
        since=described("commands.away-until-from"),
    )
    @app_commands.choices(
        meanwhile=[
            app_commands.Choice(name=described("commands.away-stand-in"), value="stand-in"),
            app_commands.Choice(name=described("commands.away-wait"), value="wait"),
        ]
    )
    async def until(
        interaction: Interaction, when: Typed, meanwhile: str = "stand-in", since: Typed | None = None
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        how: Meanwhile = cast("Meanwhile", meanwhile)
        await reply.whisper(await desk.away.leave(reply.user, when, since, how))

    @until.autocomplete("when")
    @quietly
    async def ends(interaction: Interaction, typed: str) -> Offered:
        return await _dates(desk, interaction, typed, UNTIL, end_of_day=True)

    @until.autocomplete("since")
    @quietly
    async def begins(interaction: Interaction, typed: str) -> Offered:
        return await _dates(desk, interaction, typed, FROM, end_of_day=False)

    return until


async def _dates(
    desk: Desk, interaction: Interaction, typed: str, common: tuple[Text, ...], *, end_of_day: bool
) -> Offered:
    """What is typed, with the moment it stands for; while it stands for none, what others often type."""
    offered = []
    for text in (typed, *map(say, common)):
        found = await desk.away.understood(interaction.user.id, text, end_of_day=end_of_day)
        if found is not None and (text == typed or typed.casefold() in text):
            offered.append((phrase("commands.option-and-note", option=text, note=found), text))
    return choices(offered)


def _back(desk: Desk) -> AnyCommand:
    @app_commands.command(name="back", description=described("commands.away-back"))
    async def back(interaction: Interaction) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await reply.whisper(await desk.away.back(reply.user))

    return back


def settings_command(desk: Desk, panel: SettingsPanel) -> AnyCommand:
    @app_commands.command(
        name="settings",
        description=described("commands.settings"),
    )
    @app_commands.describe(
        timezone=described("commands.settings-timezone"), quiet=described("commands.settings-quiet")
    )
    async def settings(
        interaction: Interaction, timezone: Typed | None = None, quiet: Typed | None = None
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        if timezone is not None:
            await desk.preferences.set_zone(reply.user, timezone)
        if quiet is not None:
            await desk.preferences.set_quiet(reply.user, quiet)
        await panel.show(reply)

    @settings.autocomplete("timezone")
    @quietly
    async def zones(_: Interaction, typed: str) -> Offered:
        return choices((name, name) for name in zones_like(typed))

    @settings.autocomplete("quiet")
    @quietly
    async def nights(_: Interaction, typed: str) -> Offered:
        return choices((each, each) for each in (*NIGHTS, NO_QUIET) if typed in each)

    return settings
