"""A person's games: what they owe, until when, each with a button that opens its panel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.limits import DESCRIPTION, clip
from bot.discord.panels.ids import OwnId, TableId
from bot.discord.panels.parts import button, view_of
from bot.discord.replies import Face
from bot.kit.clock import stamp
from bot.kit.text import escape
from bot.store.questions import GameLine

BUTTONS = 25
"""As many as Discord takes; with more, the last row leads back and on."""
ON_A_PAGE = 20
MOST_NAMED = 20
"""So many games in which nothing is to do are named."""
COLOUR = discord.Colour(0x5C7A99)


def my_games(games: Sequence[GameLine], page: int = 0) -> Face:
    """The games are in the order in which the desk lists them: what is owed first, the soonest before all."""
    owed = [game for game in games if game.owes]
    size = BUTTONS if len(owed) <= BUTTONS else ON_A_PAGE
    last = max(0, (len(owed) - 1) // size)
    here = max(0, min(page, last))
    shown = owed[here * size : (here + 1) * size]
    style = discord.ButtonStyle.primary
    ways = [
        button(f"Game {game.game_id} · {game.title}", TableId("plan", game.game_id), style) for game in shown
    ]
    for label, to in (("◀ Sooner", here - 1), ("Later ▶", here + 1)) if last else ():
        # No two buttons may bear the same id: one that leads nowhere bears that of no page.
        there = OwnId("games", to % (last + 2))
        ways.append(button(label, there, row=4, disabled=not 0 <= to <= last))
    lines = [*_owed(shown, len(owed)), *_others(games)]
    embed = discord.Embed(title="Your games", description=clip("\n".join(lines), DESCRIPTION), colour=COLOUR)
    return Face(embed, view_of(ways) if shown else None)


def _owed(shown: Sequence[GameLine], number: int) -> list[str]:
    if not shown:
        return ["Nobody waits for you."]
    of = f" ({len(shown)} of {number})" if number > len(shown) else ""
    return [f"**To do{of}**", *map(_line, shown)]


def _line(game: GameLine) -> str:
    if game.absent:
        until = " · a stand-in plays for you until you answer"
    elif game.paused:
        until = " · paused"
    else:
        until = "" if game.deadline is None else f" · {stamp(game.deadline)}"
    return f"{_name(game)}: {escape(game.question)}{until}"


def _others(games: Sequence[GameLine]) -> list[str]:
    """A line each for the games in which others are to act, and for lobbies."""
    kinds = (
        ("Your plan is locked in", [game for game in games if game.locked]),
        (
            "Nothing is asked of you",
            [game for game in games if game.status == "running" and not game.question],
        ),
        ("Waiting for players", [game for game in games if game.status == "lobby"]),
    )
    return [f"**{what}:** {_named(some)}" for what, some in kinds if some]


def _named(games: Sequence[GameLine]) -> str:
    more = len(games) - MOST_NAMED
    return ", ".join(map(_name, games[:MOST_NAMED])) + (f" and {more} more" if more > 0 else "")


def _name(game: GameLine) -> str:
    return f"Game {game.game_id} · {where(game)}"


def where(line: GameLine) -> str:
    """The way to a game: its thread, once there is one."""
    return escape(line.title) if line.thread is None else f"<#{line.thread}>"
