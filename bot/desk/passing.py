"""A seat passes from one to another while the game runs."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.kit.clock import stamp
from bot.kit.text import escape
from bot.post import hosted, notices
from bot.store import Transaction, acts, choices, games, offers, orders, outbox
from bot.store.games import Allowance, Player
from bot.tables.loaded import LoadedGame, Tables
from bot.terms import Level
from bot.turns.asking import tell_time
from bot.turns.deadlines import deadline_of, newcomers_time
from bot.turns.writing import move_deadline
from rules.said import Said, Text, said
from rules.values import Seat


def last_word(loaded: LoadedGame, *seats: Seat) -> tuple[Text, ...]:
    """What is said before stand-ins sit down there, if the game is theirs from then on."""
    return (said("desk-running.last-word"),) if loaded.deserted_without(seats) else ()


async def empty(
    tx: Transaction,
    loaded: LoadedGame,
    seat: Seat,
    now: datetime,
    *,
    level: Level | None = None,
    by: int | None = None,
) -> Player:
    """A stand-in sits there for good: of this level, or of the one that was settled for the game.

    `by` is who has given it the seat; None: the player has resigned.
    """
    former, level = loaded.player(seat), level or loaded.game.terms.sits_in
    await _close(tx, loaded, former, now, hosted.passed_on(loaded, level, by=by))
    called = said("tables.name-stand-in-for", level=level, name=former.called)
    await games.seat_stand_in(tx, loaded.game.id, seat, called, level=level, resigned=by is None)
    return former


async def fill(
    tx: Transaction,
    tables: Tables,
    loaded: LoadedGame,
    seat: Seat,
    person: tuple[int, str],
    by: int,
    now: datetime,
) -> Player:
    """This person, of that name, sits there, and hears what is theirs; what was locked in stands until they
    change it. `by` is who has asked them to."""
    user, name = person
    former = loaded.player(seat)
    await _close(tx, loaded, former, now, hosted.passed_on(loaded, "person", escape(name), by))
    await games.seat_person(tx, loaded.game.id, seat, user, name)
    current = await tables.load(tx, loaded.game.id)
    if given := await _give_time(tx, current, seat, now):
        current = await tables.load(tx, loaded.game.id)
        await tell_time(tx, loaded, current, now)
    moment = int(now.timestamp() * 1000)
    player = current.player(seat)
    await outbox.put(tx, [hosted.seat_taken(current, former, player, moment, given)], now)
    await outbox.put(tx, hosted.seat_letters(current, player, moment), now)
    return former


async def _give_time(tx: Transaction, loaded: LoadedGame, seat: Seat, now: datetime) -> datetime | None:
    """Somebody who sits down shortly before a deadline gets time to plan; the new deadline, if it moves."""
    game, player, owing = loaded.game, loaded.player(seat), loaded.owing()
    if player not in owing:
        return None
    least = newcomers_time(game)
    if game.remaining is not None:  # paused; less than none stands for a game without a deadline
        if timedelta() <= game.remaining < least:
            await games.pause(tx, game.id, least)
        return None
    given = Allowance(now, least)
    enough, moved = deadline_of(loaded, [player], given), deadline_of(loaded, owing, given)
    if game.deadline is None or enough is None or moved is None or enough <= game.deadline:
        return None
    await move_deadline(tx, loaded, moved, given, now)
    what = said("desk-running.seat-deadline", when=stamp(moved, "f"), who=f"<@{player.user}>")
    await acts.note(tx, game.id, loaded.step, "deadline", what, now)
    return moved


async def _close(tx: Transaction, loaded: LoadedGame, former: Player, now: datetime, instead: Said) -> None:
    """Nothing of the seat stays open for whoever held it; what they had only filled in is theirs alone."""
    game, step, seat = loaded.game.id, loaded.step, former.seat
    await choices.drop_draft(tx, game, step, seat)
    await orders.drop_draft(tx, game, seat)
    for open_one in await offers.open_ones(tx, game, "seat"):
        if open_one.seat == seat:
            await offers.settle(tx, open_one.id, "void")
            await outbox.put(
                tx, [hosted.answered(loaded.game, open_one, said("desk-running.seat-taken"))], now
            )
    told = await outbox.keys(tx, game)
    theirs = [*hosted.seat_keys(step, seat, told), *notices.ways_back(told, seat)]
    closed = {key: await outbox.retire(tx, game, key) for key in theirs}
    if former.user is not None:
        lost = [hosted.seat_lost(loaded, former, told, key, instead) for told, key in closed.items()]
        await outbox.put(tx, lost, now)
