"""Somebody cannot be reached: they have left the server, are no more, or have shut the bot out.

A stand-in sits in, until they should be back. Discord does not tell who blocks a bot from who takes no direct
messages at all; but whoever was reached before and is no more has done one or the other since.
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.post import notices
from bot.post.addressed import at_table, speaking_at
from bot.store import Transaction, acts, games, outbox
from bot.store.games import Game
from bot.store.letters import Letter
from bot.tables.succession import pass_on
from bot.terms import Level
from rules.said import said, sentences


async def not_reached(tx: Transaction, game: Game, user: int, now: datetime, *, left: bool) -> bool:
    """A direct message has failed; whether its reader has left, or a stand-in plays for them from now on."""
    if left:
        await stand_in_for(tx, game, user, now)
        return True
    if game.status != "running":
        return False  # there is nothing to plan, and what there was to tell stands in the thread
    told = await outbox.state_of(tx, game.id, notices.closed_key(user))
    known = told not in {None, "skipped"}
    shut_out = not known and await outbox.reached(tx, game.id, user) and await _sit_in(tx, game, user)
    instead = game.terms.sits_in if shut_out else None
    await say_dms_closed(tx, game, user, now, instead=instead)
    if instead:
        what = said("post.shut-out", level=instead, who=f"<@{user}>")
        await acts.note(tx, game.id, game.step, "shut out", what, now)
    return shut_out


async def say_dms_closed(
    tx: Transaction, game: Game, user: int, now: datetime, *, instead: Level | None = None
) -> None:
    """Once in a game, at the table; again if nothing was asked of them any more when it was to be said."""
    key = notices.closed_key(user)
    if await outbox.state_of(tx, game.id, key) == "skipped":
        await outbox.retire(tx, game.id, key)
    with speaking_at(game):
        told = notices.dms_closed(game.id, user, instead=instead)
    await outbox.put(tx, [told], now)


async def _sit_in(tx: Transaction, game: Game, user: int) -> bool:
    players = await games.players(tx, game.id)
    player = next((each for each in players if each.user == user), None)
    if game.status != "running" or player is None or player.absent:
        return False
    await games.note_absence(tx, game.id, replace(player, absent=True))
    return True


async def stand_in_for(tx: Transaction, game: Game, user: int, now: datetime) -> None:
    """Said once for each time it happens. Who still has the seat after that takes it back by any act."""
    if not await _sit_in(tx, game, user):
        return
    player = next(each for each in await games.players(tx, game.id) if each.user == user)
    what = said("post.left-server", name=player.written, level=game.terms.sits_in)
    await acts.note(tx, game.id, game.step, "left", what, now)
    key = f"left:{player.seat}:{int(now.timestamp() * 1000)}"
    letter = Letter(kind="post", game=game.id, key=key, text=at_table(game, what))
    await outbox.put(tx, [letter], now)


async def hand_on(tx: Transaction, user: int, now: datetime) -> None:
    """Let others run the games of this person, who is about to be forgotten; each table hears of it."""
    for game in await games.run_by(tx, user):
        runs = await pass_on(tx, game, await games.players(tx, game.id), user)
        if runs:
            what = said("post.runs-now", game=str(game.id), runs=sentences(runs))
            await acts.note(tx, game.id, game.step, "host", what, now)
            key = f"runs:{int(now.timestamp() * 1000)}"
            letter = Letter(kind="post", game=game.id, key=key, text=at_table(game, what))
            await outbox.put(tx, [letter], now)
