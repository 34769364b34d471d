"""What is said now and then: reminders, and that something is late, broken or closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Literal

from bot.kit.clock import stamp
from bot.kit.text import escape, until
from bot.post.telling import heading, mentioned, users
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from bot.tables.loaded import LoadedGame, Party
from rules.wording import counted

REMATCH = "rematch"


def reminder(loaded: LoadedGame, player: Player, which: str, *, filled: bool, closed: bool) -> Letter:
    """A nudge, by direct message, or in the thread for someone who takes none.

    In the thread everyone reads along, and may not know how far the plan has come.
    """
    game = loaded.game
    hint = "Answer in the panel, or with `/plan`."
    if closed:
        hint = "Answer with `/plan`."
    elif filled:
        hint = "Your plan is filled in but not locked in."
    text = f"{heading(game.id, loaded.title.name)} waits for your choice{until(game.deadline)}. {hint}"
    kind: Literal["post", "direct"] = "post" if closed else "direct"
    return Letter(
        kind=kind,
        game=game.id,
        key=f"{which}:{loaded.step}:{player.seat}",
        text=f"<@{player.user}>, {text}" if closed else text,
        user=None if closed else player.user,
        mentions=users([player]) if closed else (),
        while_step=loaded.step,
    )


def overdue(loaded: LoadedGame) -> Letter:
    """Time is up, and the host chose to wait. Who has filled a plan in is not told from who has not."""
    late = loaded.owing()
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"overdue:{loaded.step}",
        text=f"Time is up, and this table waits for {mentioned(late)}. Answer with `/plan`.",
        mentions=users(late),
        while_step=loaded.step,
    )


def taken_over(party: Party, step: int, gone: tuple[Player, ...]) -> Iterator[Letter]:
    """A stand-in sits in for these; said once at the table, and to each with the way back."""
    for player in gone:
        yield Letter(
            kind="post",
            game=party.game.id,
            key=f"gone:{step}:{player.seat}",
            text=f"{escape(player.name)} has missed {counted(player.missed, 'turn')} in a row. "
            "A stand-in plays for them until they are back.",
        )
        yield Letter(
            kind="direct",
            game=party.game.id,
            key=f"gone:{step}:{player.seat}:to",
            text=f"{heading(party.game.id, party.title.name)}: a stand-in plays for you, for you have missed "
            f"{counted(player.missed, 'turn')} in a row. Your seat is yours again as soon as you want it.",
            user=player.user,
            panel=PanelRef("back", party.game.id),
        )


def returned(party: Party, player: Player, now: datetime) -> Letter:
    """Somebody for whom a stand-in played is back."""
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"back:{player.seat}:{int(now.timestamp())}",
        text=f"{escape(player.name)} is back.",
    )


def resigned(loaded: LoadedGame, player: Player, runs: str) -> Letter:
    """Somebody has left for good; `runs` says who runs the game instead, if they did."""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"resigned:{player.seat}",
        text=f"{escape(player.name)} has resigned. A stand-in takes their seat.{runs}",
    )


def managed(loaded: LoadedGame, by: int, what: str, now: datetime) -> Letter:
    """An act of whoever runs the game."""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"managed:{int(now.timestamp() * 1000)}",
        text=f"<@{by}> {what}.",
    )


def nudge(loaded: LoadedGame, owing: tuple[Player, ...], now: datetime) -> Letter:
    """Those who are awaited, by name."""
    waits = f"this table waits for you{until(loaded.game.deadline)}"
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"nudge:{int(now.timestamp())}",
        text=f"{mentioned(owing)}: {waits}. `/plan` opens your panel.",
        mentions=users(owing),
        while_step=loaded.step,
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


def stuck(game_id: int, step: int) -> Letter:
    """What comes next could not be worked out."""
    return Letter(
        kind="post",
        game=game_id,
        key=f"fault:{step}",
        text=f"What comes next in Game {game_id} could not be worked out. All choices are kept, "
        "the fault is noted for whoever runs this bot, and it is tried again every minute.",
        while_step=step,
    )


def rematch(game: Game, again: int, by: int, players: Sequence[Player], *, turned: bool) -> Letter:
    """Somebody wants to play this game again: said where it was played, to all who played it."""
    others = [player for player in players if player.user not in {None, by}]
    to = f"{mentioned(others)}: " if others else ""
    seats = "everybody has a seat" + (", the other way round" if turned and len(players) > 1 else "")
    return Letter(
        kind="post",
        game=game.id,
        key=REMATCH,
        text=f"{to}<@{by}> wants a rematch! Game {again} is open in <#{game.channel}>, and {seats}. "
        "Whoever cannot play leaves theirs there.",
        mentions=users(others),
    )


def closed_door(game_id: int, user: int) -> Letter:
    """This person takes no direct messages."""
    return Letter(
        kind="post",
        game=game_id,
        key=f"closed:{user}",
        text=f"<@{user}>, I cannot send you direct messages in Game {game_id}. "
        "Use `/plan` right here: only you will see it.",
        mentions=(user,),
    )


# To whoever runs a game

_HOST = "host:"


def is_for_host(letter: Letter) -> bool:
    """Whether it tells whoever runs a game of trouble with it, and nobody who plays has to hear of it."""
    return letter.key.startswith(_HOST)


def way_closed(game: Game, letter_id: int, why: str) -> Letter:
    """Posts have to wait."""
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
