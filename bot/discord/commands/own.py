"""/plan, /hint, /orders, /resign and /mygames: a player's own things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, about_game, game_meant, with_games
from bot.discord.panels import Panels
from bot.discord.panels.ids import TableId, WhichId
from bot.discord.panels.my_games import my_games
from bot.discord.panels.parts import RED, asking, button, menu, option
from bot.discord.panels.plan import PlanPanel
from bot.discord.replies import Face, Interaction, Reply
from bot.kit.refusal import Refusal
from bot.store.questions import GameLine


def own_commands(desk: Desk, panels: Panels) -> Iterator[AnyCommand]:
    async def resign(reply: Reply, game: int) -> None:
        question = await desk.presence.ask_to_resign(game, reply.user)
        style = discord.ButtonStyle.danger
        leave = button(f"Resign from Game {game}", TableId("resign", game), style)
        await reply.whisper(face=asking(question, leave, colour=RED))

    yield with_games(desk, _plan(desk, panels.plan))
    yield with_games(desk, _hint(desk, panels.plan))
    yield about_game(desk, "orders", "Your standing orders: look at them, change them", panels.orders.show)
    yield about_game(desk, "resign", "Leave a game for good; you are asked once more", resign)
    yield _mygames(desk)


def _plan(desk: Desk, plan_panel: PlanPanel) -> AnyCommand:
    @app_commands.command(name="plan", description="Plan what is asked of you, or change what you locked in")
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
            raise Refusal("Nothing is asked of you just now.")

    return plan


def _hint(desk: Desk, plan_panel: PlanPanel) -> AnyCommand:
    @app_commands.command(
        name="hint", description="What an Ace would do in your place, if the host allows it"
    )
    @app_commands.describe(game=WHICH, take="Fill it in as your plan, to look at and lock in")
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
            f"Game {game.game_id} · {game.title}",
            str(game.game_id),
            "waits for your plan" if game.owes else "locked in",
        )
        for game in games
    ]
    return asking("You are planning in several games.", menu(WhichId(), "Which game?", options))


def _mygames(desk: Desk) -> AnyCommand:
    @app_commands.command(name="mygames", description="What waits for you, until when, and your other games")
    async def mygames(interaction: Interaction) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        games = await desk.queries.games_of(reply.user)
        if not games:
            raise Refusal("You are in no game just now; /game new opens one.")
        await reply.whisper(face=my_games(games))

    return mygames
