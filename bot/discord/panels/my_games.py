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
from rules.said import Text, said, series
from words import phrase, say

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
        button(
            phrase("panels.game-and-title", game=str(game.game_id), title=game.title),
            TableId("plan", game.game_id),
            style,
        )
        for game in shown
    ]
    turns = ((phrase("panels.mine-sooner"), here - 1), (phrase("panels.mine-later"), here + 1))
    for label, to in turns if last else ():
        # No two buttons may bear the same id: one that leads nowhere bears that of no page.
        there = OwnId("games", to % (last + 2))
        ways.append(button(label, there, row=4, disabled=not 0 <= to <= last))
    lines = [*_owed(shown, len(owed)), *_others(games)]
    text = clip("\n".join(lines), DESCRIPTION)
    embed = discord.Embed(title=phrase("panels.mine-title"), description=text, colour=COLOUR)
    return Face(embed, view_of(ways) if shown else None)


def _owed(shown: Sequence[GameLine], number: int) -> list[str]:
    if not shown:
        return [phrase("panels.mine-nothing-owed")]
    some = number > len(shown)
    heading = (
        phrase("panels.mine-to-do-some", shown=len(shown), number=number)
        if some
        else phrase("panels.mine-to-do")
    )
    return [heading, *map(_line, shown)]


def _line(game: GameLine) -> str:
    if game.absent:
        until = "absent"
    elif game.paused:
        until = "paused"
    else:
        until = "open" if game.deadline is None else "deadline"
    return phrase(
        "panels.mine-owed",
        name=_name(game),
        question=escape(say(game.question)),
        until=until,
        when="" if game.deadline is None else stamp(game.deadline),
    )


def _others(games: Sequence[GameLine]) -> list[str]:
    """A line each for the games in which others are to act, and for lobbies."""
    kinds = (
        ("panels.mine-locked", [game for game in games if game.locked]),
        (
            "panels.mine-unasked",
            [game for game in games if game.status == "running" and not game.question],
        ),
        ("panels.mine-lobbies", [game for game in games if game.status == "lobby"]),
    )
    return [phrase(what, games=_named(some)) for what, some in kinds if some]


def _named(games: Sequence[GameLine]) -> Text:
    more = len(games) - MOST_NAMED
    named = series(map(_name, games[:MOST_NAMED]))
    return said("panels.mine-and-more", games=named, more=more) if more > 0 else named


def _name(game: GameLine) -> Text:
    """The way to a game: its thread, which bears its number, once there is one."""
    if game.thread is not None:
        return f"<#{game.thread}>"
    return said("panels.game-and-title", game=str(game.game_id), title=escape(game.title))
