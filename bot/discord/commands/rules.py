"""/rules: the rules in our own words, by topic and with a search."""

from __future__ import annotations

from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.meant import AnyCommand, Typed
from bot.discord.panels.handbook import HandbookPanel
from bot.discord.replies import Interaction, Reply


def rules_command(desk: Desk, panel: HandbookPanel) -> AnyCommand:
    @app_commands.command(name="rules", description="The rules in our own words, by topic or by search")
    @app_commands.describe(
        about="A topic, or words to look for", title="Of which game; left out, the one played here"
    )
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
            (f"{entry.topic.title} · {entry.title.name}", entry.value)
            for entry in panel.suggested(typed, chosen)
            if entry.topic is not None
        )

    return rules
