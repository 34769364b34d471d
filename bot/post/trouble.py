"""When something goes wrong around a game: letters that cannot be delivered, a bot that was out of reach."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.kit.clock import stamp
from bot.kit.text import until
from bot.store.games import Game
from bot.store.letters import Letter
from bot.tables.loaded import LoadedGame

_HOST = "host:"


def is_for_host(letter: Letter) -> bool:
    """Whether it tells whoever runs a game of trouble with it, and nobody who plays has to hear of it."""
    return letter.key.startswith(_HOST)


def unavailable(game: Game, letter_id: int, why: str) -> Letter:
    """Posts have to wait: their destination is unavailable."""
    return Letter(
        kind="direct",
        game=game.id,
        key=f"{_HOST}shut:{letter_id}",
        text=f"Game {game.id} cannot be told in <#{game.thread or game.channel}>: {why}. "
        "What there is to tell is kept, and the table hears of it as soon as I can write there again. I need "
        "to see the channel, to write there and in threads, to attach files and to read the history; "
        "a thread must not be locked.",
        user=game.host,
        while_shut=True,
    )


def given_up(game: Game, letter: Letter, letter_id: int, why: str) -> Letter:
    """Something will never be said."""
    lost = f"no thread can be opened in <#{game.channel}>, and it is told in the channel itself"
    if letter.kind != "thread":
        lost = f"a message (`{letter.key}`) could not be delivered and is lost"
    return Letter(
        kind="direct",
        game=game.id,
        key=f"{_HOST}lost:{letter_id}",
        text=f"Game {game.id}: {lost} ({why}). The game goes on; `/game board` and `/game log` show how it "
        "stands.",
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
        text=f"Game {letter.game}: this came twice. What counts stands in the other message.",
        panel=None if panel is None else replace(panel, passed_on=True),
    )


def out_of_reach(loaded: LoadedGame, lost: datetime, found: datetime) -> Letter:
    """Nobody could reach the bot for a while, and there is more time for it."""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"out of reach:{loaded.step}:{int(lost.timestamp())}",
        text=f"I was out of reach from {stamp(lost, 'f')} to {stamp(found, 'f')}. For that there is more "
        f"time:{until(loaded.game.deadline)}.",
        while_step=loaded.step,
    )
