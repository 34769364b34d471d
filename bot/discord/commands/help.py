"""/help: how to play by post, in a minute."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.described import described
from bot.discord.commands.meant import AnyCommand
from bot.discord.limits import DESCRIPTION, clip
from bot.discord.replies import Face, Interaction, Reply
from rules.engine import AnyTitle, QuickCommand
from rules.said import Said
from words import phrase


def help_command(desk: Desk) -> AnyCommand:
    @app_commands.command(name="help", description=described("commands.help"))
    async def help_(interaction: Interaction) -> None:
        await Reply.to(interaction).whisper(face=Face(_page(desk)))

    return help_


def _page(desk: Desk) -> discord.Embed:
    guide = (
        phrase("commands.help-playing"),
        phrase("commands.help-panel"),
        phrase("commands.help-orders"),
        "\n".join([phrase("commands.help-commands"), *map(_quick, desk.quick.commands())]),
        phrase("commands.help-fair"),
        "\n".join([phrase("commands.help-games"), *map(_played, desk.queries.titles())]),
    )
    text = clip("\n\n".join(guide), DESCRIPTION)
    return discord.Embed(title=phrase("commands.help-heading"), description=text)


def _quick(quick: QuickCommand) -> str:
    """In a line of its own a description is worded otherwise than by itself."""
    what = quick.description
    if not isinstance(what, str):
        what = Said(f"{what.key}.line", what.args)
    return phrase("commands.help-quick", name=quick.name, what=what)


def _played(title: AnyTitle) -> str:
    return phrase("panels.title-and-summary", title=title.name, summary=title.summary)
