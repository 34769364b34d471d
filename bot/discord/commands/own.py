"""/plan, /hint, /orders, /resign and /mygames: a player's own things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.described import described
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, about_game, game_meant, with_games
from bot.discord.panels import Panels
from bot.discord.panels.ids import TableId, WhichId
from bot.discord.panels.my_games import my_games
from bot.discord.panels.parts import RED, asking, button, menu, option
from bot.discord.panels.plan import PlanPanel
from bot.discord.replies import Face, Interaction, Reply
from bot.kit.refusal import Refusal
from bot.store.questions import GameLine
from rules.said import said
from words import phrase


def own_commands(desk: Desk, panels: Panels) -> Iterator[AnyCommand]:
    async def resign(reply: Reply, game: int) -> None:
        question = await desk.presence.ask_to_resign(game, reply.user)
        style = discord.ButtonStyle.danger
        leave = button(phrase("commands.resign-from", game=str(game)), TableId("resign", game), style)
        await reply.whisper(face=asking(question, leave, colour=RED))

    yield with_games(desk, _plan(desk, panels.plan))
    yield with_games(desk, _hint(desk, panels.plan))
    yield about_game(desk, "orders", described("commands.orders"), panels.orders.show)
    yield about_game(desk, "resign", described("commands.resign"), resign)
    yield _mygames(desk)


def _plan(desk: Desk, plan_panel: PlanPanel) -> AnyCommand:
    @app_commands.command(name="plan", description=described("commands.plan"))
    @app_commands.describe(game=WHICH)
    async def plan(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        here = await desk.queries.game_of_thread(reply.interaction.channel_id)
        if game or here is not None:
            await plan_panel.show(reply, await game_meant(desk, reply, game) if game else here or 0)
            return
        known = await desk.queries.games_of(reply.user)
        this = await desk.queries.game_in(interaction.channel_id or 0)
        open_to_me = [line for line in known if line.owes or line.locked]
        here_and_now = [line for line in open_to_me if line.game_id == this]
        meant = here_and_now or [line for line in open_to_me if line.owes] or open_to_me
        if len(meant) > 1:
            await reply.whisper(face=_which(meant))
        elif meant:
            await plan_panel.show(reply, meant[0].game_id)
        else:
            raise Refusal(said("commands.plan-nothing-asked"))

    return plan


def _hint(desk: Desk, plan_panel: PlanPanel) -> AnyCommand:
    @app_commands.command(name="hint", description=described("commands.hint"))
    @app_commands.describe(game=WHICH, take=described("commands.hint-take"))
    async def hint(interaction: Interaction, game: Typed | None = None, take: bool = False) -> None:  # noqa: FBT001, FBT002 - Discord's
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        await plan_panel.hint(reply, number, take=take)

    return hint


def _which(games: Sequence[GameLine]) -> Face:
    """Several wait for a plan: those that are owed come first, as the desk lists them."""
    options = [
        option(
            phrase("panels.game-and-title", game=str(game.game_id), title=game.title),
            str(game.game_id),
            phrase("commands.plan-waits") if game.owes else phrase("commands.plan-locked"),
        )
        for game in games
    ]
    which = menu(WhichId(), phrase("commands.plan-which"), options)
    return asking(phrase("commands.plan-several"), which)


def _mygames(desk: Desk) -> AnyCommand:
    @app_commands.command(name="mygames", description=described("commands.mygames"))
    async def mygames(interaction: Interaction) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        games = await desk.queries.games_of(reply.user)
        if not games:
            raise Refusal(said("commands.mygames-none"))
        await reply.whisper(face=my_games(games))

    return mygames
