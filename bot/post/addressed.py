"""Whose language a letter speaks: at a table the table's, which its host has chosen; to one person their own.

A letter is said when it is written, so that it can be searched for by its words however often it is sent.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from bot.store.games import Game, Player
from bot.store.people import Person
from rules.said import Text
from words import speaking, voice


def at_table(game: Game, text: Text) -> str:
    """As everybody there reads it."""
    return voice(game.terms.language).say(text)


def to_player(player: Player, text: Text) -> str:
    """As this player reads it, in a direct message or on a panel."""
    return to_person(player.person, text)


def to_person(person: Person, text: Text) -> str:
    return voice(person.speaks).say(text)


def speaking_at(game: Game) -> AbstractContextManager[None]:
    """For what is put together from several parts. Never around a `yield`: whoever asks for the next would
    speak so as well."""
    return speaking(game.terms.language)


def speaking_to(player: Player) -> AbstractContextManager[None]:
    """The same to one player."""
    return speaking(player.person.speaks)
