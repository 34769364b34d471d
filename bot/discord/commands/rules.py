"""/rules: the rules in our own words, by topic and with a search."""

from __future__ import annotations

from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.described import described
from bot.discord.commands.meant import AnyCommand, Typed
from bot.discord.panels.handbook import HandbookPanel
from bot.discord.replies import Interaction, Reply
from words import phrase


def rules_command(desk: Desk, panel: HandbookPanel) -> AnyCommand:
    @app_commands.command(name="rules", description=described("commands.rules"))
    @app_commands.describe(about=described("commands.rules-about"), title=described("commands.rules-title"))
    @app_commands.choices(title=choices((title.name, title.key) for title in panel.titles()))
    async def rules(interaction: Interaction, about: Typed | None = None, title: str | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        played = title or await desk.queries.title_in(interaction.channel_id)
        await panel.show(reply, about or "", played)

    @rules.autocomplete("about")
    @quietly
    async def topics(interaction: Interaction, typed: str) -> Offered:
        chosen = str(interaction.namespace.title or "") or await desk.queries.title_in(interaction.channel_id)
        return choices(
            (
                phrase("commands.rules-topic", topic=entry.topic.title, title=entry.title.name),
                entry.value,
            )
            for entry in panel.suggested(typed, chosen)
            if entry.topic is not None
        )

    return rules
