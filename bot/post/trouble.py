"""When something goes wrong around a game: letters that cannot be delivered, a bot that was out of reach.

To one person, in the language of the time being.
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.kit.clock import stamp
from bot.kit.text import deadline_told
from bot.post.addressed import at_table
from bot.store.games import Game
from bot.store.letters import Letter
from bot.tables.loaded import LoadedGame
from rules.said import Text, said
from words import phrase

_HOST = "host:"


def is_for_host(letter: Letter) -> bool:
    """Whether it tells whoever runs a game of trouble with it, and nobody who plays has to hear of it."""
    return letter.key.startswith(_HOST)


def unavailable(game: Game, letter_id: int, why: Text) -> Letter:
    """Posts have to wait: their destination is unavailable."""
    return Letter(
        kind="direct",
        game=game.id,
        key=f"{_HOST}shut:{letter_id}",
        text=phrase(
            "post.unavailable", game=str(game.id), place=f"<#{game.thread or game.channel}>", why=why
        ),
        user=game.host,
        while_shut=True,
    )


def given_up(game: Game, letter: Letter, letter_id: int, why: Text) -> Letter:
    """Something will never be said."""
    if letter.kind == "thread":
        text = phrase("post.lost-thread", game=str(game.id), place=f"<#{game.channel}>", why=why)
    else:
        text = phrase("post.lost", game=str(game.id), letter=letter.key, why=why)
    return Letter(
        kind="direct",
        game=game.id,
        key=f"{_HOST}lost:{letter_id}",
        text=text,
        user=game.host,
    )


def came_twice(letter: Letter, key: str) -> Letter:
    """A letter that was sent again, for nobody had heard of it, and has come both times: there is nothing to
    press on the first, which is known by this key."""
    panel = letter.panel if letter.panel is not None and letter.panel.kind == "plan" else None
    return Letter(
        kind="edit",
        game=letter.game,
        key=key,
        user=letter.user,
        text=phrase("post.came-twice", game=str(letter.game)),
        panel=None if panel is None else replace(panel, passed_on=True),
    )


def out_of_reach(loaded: LoadedGame, lost: datetime, found: datetime) -> Letter:
    """Nobody could reach the bot for a while, and there is more time for it."""
    since, back = stamp(lost, "f"), stamp(found, "f")
    told = said("post.out-of-reach", since=since, back=back, **deadline_told(loaded.game.deadline))
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"out of reach:{loaded.step}:{int(lost.timestamp())}",
        text=at_table(loaded.game, told),
        while_step=loaded.step,
    )
