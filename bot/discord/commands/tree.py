"""All commands together, and what is said when one of them cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.absence import away_commands, settings_command
from bot.discord.commands.described import described
from bot.discord.commands.game import game_commands
from bot.discord.commands.help import help_command
from bot.discord.commands.hosting import hosting_commands, server_commands
from bot.discord.commands.meant import AnyCommand
from bot.discord.commands.own import own_commands
from bot.discord.commands.quick import quick_command
from bot.discord.commands.rules import rules_command
from bot.discord.panels import Panels
from bot.discord.replies import Interaction, Reply
from bot.discord.speaking import speak_to
from bot.kit.refusal import Refusal
from rules.said import said

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS = app_commands.AppInstallationType(guild=True, user=False)
OUT_OF_DATE = said("commands.out-of-date")


class Tree(app_commands.CommandTree[discord.Client]):
    """What the titles declare is registered beside the bot's own commands."""

    def __init__(
        self, client: discord.Client, desk: Desk, panels: Panels, on_work: Callable[[], None]
    ) -> None:
        """`on_work` is called within the task of each command that begins."""
        super().__init__(client, allowed_contexts=EVERYWHERE, allowed_installs=SERVERS)
        self._on_work = on_work
        self._desk = desk
        game = app_commands.Group(name="game", description=described("commands.game"))
        for command in (
            *game_commands(desk, panels.opening),
            *hosting_commands(desk, panels.manage, panels.log),
        ):
            game.add_command(command)
        everything: list[AnyCommand | app_commands.Group] = [
            game,
            server_commands(desk),
            *own_commands(desk, panels),
            away_commands(desk),
            settings_command(desk, panels.settings),
            help_command(desk),
            rules_command(desk, panels.handbook),
            *(quick_command(desk, panels.plan, quick) for quick in desk.quick.commands()),
        ]
        for each in everything:
            self.add_command(each)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        await speak_to(self._desk, interaction)
        try:
            self._on_work()
        except Refusal as refusal:
            if interaction.type is not discord.InteractionType.autocomplete:
                await Reply.to(interaction).explain(refusal, "a command while I stop")
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        about = f"command {interaction.command.qualified_name if interaction.command else 'unknown'}"
        await Reply.to(interaction).explain(_cause(error), about)


def _cause(error: app_commands.AppCommandError) -> BaseException:
    """What really happened, or a sentence for what the library found wrong with the request itself."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Refusal(OUT_OF_DATE)
    if isinstance(error, app_commands.TransformerError):
        return Refusal(said("commands.not-meant"))
    return error
