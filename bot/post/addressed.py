"""Whose language a letter speaks: at a table the table's, which its host has chosen; to one person their own.

A letter is said when it is written, so that it can be searched for by its words however often it is sent.
"""

from __future__ import annotations

from bot.store.games import Game, Player
from rules.said import Text
from words import voice


def at_table(game: Game, text: Text) -> str:
    """As everybody there reads it."""
    return voice(game.terms.language).say(text)


def to_player(player: Player, text: Text) -> str:
    """As this player reads it, in a direct message or on a panel."""
    return voice(player.person.speaks).say(text)
