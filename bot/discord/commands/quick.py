"""Quick commands: a title declares one, and a whole plan fits into a line with autocomplete."""

from __future__ import annotations

import inspect
from collections.abc import Iterable

from discord import app_commands

from bot.desk import Desk
from bot.desk.quick_lines import ALL
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.described import described, in_all_languages
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, game_number
from bot.discord.limits import OPTION_TEXT
from bot.discord.panels.plan import PlanPanel
from bot.discord.replies import Interaction, Reply
from rules.engine import Option, QuickCommand
from words import phrase, say

GAME_PARAMETER = "game"


def quick_command(desk: Desk, plan_panel: PlanPanel, quick: QuickCommand) -> AnyCommand:
    """A slash command with a parameter for each of the title's slots, its scope, and the game."""
    shown: dict[str, app_commands.locale_str] = {}
    if quick.scope:
        shown[quick.scope] = in_all_languages(quick.scope_description or quick.scope)
        shown[ALL] = described("commands.quick-all")
    shown |= {slot: in_all_languages(text) for slot, text in quick.slots.items()}
    shown[GAME_PARAMETER] = WHICH

    async def run(interaction: Interaction, **given: str | None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        answers = {name: text for name, text in given.items() if text is not None}
        await _settle_game(desk, interaction, answers)
        await plan_panel.tell(reply, await desk.quick.answer(reply.user, quick.name, answers))

    run.__signature__ = _signature(quick, shown)  # type: ignore[attr-defined] # read by inspect.signature
    command: AnyCommand = app_commands.Command(
        name=quick.name,
        description=in_all_languages(quick.description),
        callback=app_commands.describe(**shown)(run),
    )
    for name in shown:
        _complete(desk, quick, command, name)
    return command


def _named(option: Option) -> str:
    """Autocomplete has one line where a menu has two."""
    if not option.note:
        return say(option.label)
    return phrase("commands.option-and-note", option=option.label, note=option.note)


async def _settle_game(desk: Desk, interaction: Interaction, given: dict[str, str]) -> None:
    """The game by its number alone; in the thread of one's own game it need not be named."""
    if GAME_PARAMETER in given:
        given[GAME_PARAMETER] = str(game_number(given[GAME_PARAMETER]))
    elif interaction.channel_id is not None:
        here = await desk.queries.game_in(interaction.channel_id)
        if any(line.game_id == here for line in await desk.queries.games_of(interaction.user.id)):
            given[GAME_PARAMETER] = str(here)


def _signature(quick: QuickCommand, names: Iterable[str]) -> inspect.Signature:
    """What the library reads a command's options from. Where a line can speak for several, none is required:
    Discord would have those first, and whom it is about comes first."""
    kind = inspect.Parameter.KEYWORD_ONLY
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    options = [
        inspect.Parameter(name, kind, annotation=Typed)
        if not quick.scope and name in quick.slots and name not in quick.optional
        else inspect.Parameter(name, kind, annotation=Typed | None, default=None)
        for name in names
    ]
    return inspect.Signature([first, *options])


def _complete(desk: Desk, quick: QuickCommand, command: AnyCommand, name: str) -> None:
    @command.autocomplete(name)
    @quietly
    async def offered(interaction: Interaction, typed: str) -> Offered:
        given = {
            slot: str(value)
            for slot, value in interaction.namespace
            if slot != name and value not in {None, ""}
        }
        if name != GAME_PARAMETER:
            await _settle_game(desk, interaction, given)
        options = await desk.quick.choices(interaction.user.id, quick.name, given, name, typed)
        fitting = (option for option in options if len(option.value) <= OPTION_TEXT)
        return choices((_named(option), option.value) for option in fitting)
