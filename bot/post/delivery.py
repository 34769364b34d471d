"""One letter handed over to the courier, so that it is delivered once.

It is noted as tried, with the place and the position there, before it is handed over. If the courier then
says that nothing was delivered, the note is taken back. If the process dies, or nobody knows what became of
it, the note stands, and before it is sent again, with the same nonce, it is looked for among all that came
in that place since.

What was handed over may come some minutes later. One that has lost its point is looked for until then, and so
is a second one of a letter that was sent again: Discord remembers a nonce for a few minutes only.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import catching_up, telling, trouble
from bot.post.courier import Courier, Rendered, TryLater, Undeliverable, Why
from bot.post.doors import Doors
from bot.post.filming import Films
from bot.post.rendering import LeftOut, Rendering, open_panel
from bot.post.room import Place as RoomPlace
from bot.post.room import Room
from bot.post.second_bot import SecondBot
from bot.store import Store, Transaction, choices, games, in_doubt, outbox, questions
from bot.store.games import Game
from bot.store.letters import FilmRef, Letter
from bot.store.outbox import Place, Waiting

log = logging.getLogger(__name__)

LETTERS_AT_ONCE = 32
FILMS_AT_ONCE = 2
"""Films have places of their own: however many are waiting, no letter waits behind them. So has what goes to
one person alone: a table's post, for which everybody waits, must not wait for all their pictures."""
ANALYSES_AT_ONCE = 1
"""And so have analyses."""
PATIENCE = 2.0
"""Seconds for which a letter that Discord keeps waiting may keep others waiting."""
CLOCK_SLACK = timedelta(days=1)
"""How far Discord's clock may be off ours when a letter is looked for by the time: the very first one."""
LANDS_LATE = timedelta(minutes=5)
"""What a bot that was killed had sent may still be on its way: told anew under the same nonce it would come
once, but told together with something else it would come twice."""
LOOK_AGAIN = 2.0
"""Seconds after which a film or an analysis looks again for the post that it has to follow, and a letter
that may still come is looked for again at the earliest."""


class Began(NamedTuple):
    """When this process first delivered something, and the last message that was there before."""

    at: datetime
    after: int


class Delivery:
    def __init__(
        self, store: Store, clock: Clock, rendering: Rendering, courier: Courier, films: Films | None
    ) -> None:
        self._store = store
        self._clock = clock
        self._rendering = rendering
        self._courier = courier
        self._films = films
        self._doors = Doors(store, courier)
        self._second_bot = SecondBot(store, clock, courier)
        self._began: Began | None = None
        self._room = Room(LETTERS_AT_ONCE, PATIENCE)
        self._private = Room(LETTERS_AT_ONCE, PATIENCE)
        self._cinema = Room(FILMS_AT_ONCE, PATIENCE)
        self._study = Room(ANALYSES_AT_ONCE, PATIENCE)

    async def hand_over(self, waiting: Waiting) -> None:
        if self._began is None:
            self._began = Began(self._clock.now(), await self._store.at_once(outbox.last_message))
        letter = waiting.letter
        game, place, moot = await self._store.at_once(_about, waiting)
        if game is None or moot:
            return
        if letter.kind in {"post", "direct"}:
            try:
                await (self._post if waiting.unless_found is None else self._look_for)(waiting, game)
            except LeftOut:
                async with self._store.transaction() as tx:
                    await outbox.settle(tx, waiting, "skipped")
        else:
            await self._do(waiting, game, place)

    async def _do(self, waiting: Waiting, game: Game, place: Place | None) -> None:
        letter = waiting.letter
        async with self._room_for(letter).place() as room:
            if letter.kind == "thread":
                await self._open_thread(waiting, game, place, room)
            elif letter.film is not None:
                await self._show(waiting, letter.film, room)
            else:
                await self._edit(waiting, game, place, room)

    def _room_for(self, letter: Letter) -> Room:
        if letter.film is not None:
            return self._cinema
        if letter.analysis:
            return self._study
        return self._room if letter.user is None else self._private

    async def _open_thread(self, waiting: Waiting, game: Game, lobby: Place | None, room: RoomPlace) -> None:
        message = lobby.message if lobby else None
        room.knock()
        thread = await self._courier.open_thread(game.channel, message, waiting.letter.text)
        async with self._store.transaction() as tx:
            await games.set_thread(tx, game.id, thread)
            await outbox.settle(tx, waiting, "sent")

    async def _edit(self, waiting: Waiting, game: Game, place: Place | None, room: RoomPlace) -> None:
        """What it says is settled when its turn has come: others edit that message as well."""
        letter = waiting.letter
        rendered: Rendered | None = None

        async def decided() -> Rendered | None:
            nonlocal rendered
            newest = await self._store.at_once(_newest, waiting)
            if newest is not None:
                rendered = await self._rendering.of(*newest)
                room.knock()
            return rendered

        if place is not None:
            await self._courier.edit(place.channel, place.message, decided)
        elif letter.panel is not None and letter.user is not None and open_panel(letter, game) is None:
            await self._courier.withdraw(Rendered(text=letter.text, closed=letter.panel, reader=letter.user))
        again = self._to_be_repeated(place) if rendered and place else None
        async with self._store.transaction() as tx:
            if again is not None:
                await outbox.repeat(tx, waiting, again)
            else:
                await outbox.settle(tx, waiting, "sent" if rendered else "skipped")

    def _to_be_repeated(self, place: Place) -> datetime | None:
        """When an edit has to be made once more: a process that was killed may have edited that message, and
        its request land after this one."""
        if self._began is None or place.message > self._began.after:
            return None
        until = self._began.at + LANDS_LATE
        return until if self._clock.now() < until else None

    async def _show(self, waiting: Waiting, ref: FilmRef, room: RoomPlace) -> None:
        """A film comes to stand with the post it belongs to, as soon as both are there; none does at a table
        where somebody wants still pictures only."""
        key = telling.step_key(ref.step)
        async with self._store.transaction() as tx:
            place = await outbox.place_of(tx, ref.game, key)
            coming = await outbox.state_of(tx, ref.game, key) == "waiting"
            if await outbox.is_shut(tx, ref.game):
                coming = False
            players = await games.players(tx, ref.game)
        wanted = all(player.person.pictures != "still" for player in players)
        if self._films is not None and place is None and coming:
            raise TryLater(LOOK_AGAIN)
        film = None
        if self._films is not None and place is not None and wanted:
            try:
                film = await self._films.shoot(ref)
            except Refusal as why:
                log.info("game %d step %d: there is no film: %s", ref.game, ref.step, why)
            except Exception as fault:  # noqa: BLE001 - a still tells the same
                report(log, f"game {ref.game} step {ref.step}: the film cannot be shot", fault)
        if film is not None and place is not None:
            room.knock()
            await self._courier.attach(place.channel, place.message, film)
        async with self._store.transaction() as tx:
            await outbox.settle(tx, waiting, "sent" if film else "skipped")

    # Posts and direct messages

    async def _post(self, waiting: Waiting, game: Game) -> None:
        if waiting.letter.analysis and waiting.tried is None and self._rendering.looks_back:
            await self._require_end(game)
        channel = await self._channel(waiting, game)
        async with self._room_for(waiting.letter).place() as room:
            looked = self._clock.now()
            place = await self._found(waiting, game, channel, room)
            found = place is not None
            if place is None and waiting.tried and _can_wait(waiting):
                since = looked - waiting.tried.at
                if timedelta() <= since < LANDS_LATE:
                    raise TryLater((LANDS_LATE - since).total_seconds())
                if waiting.shut_since:
                    # It is not there, so that it can be told together with what came after it.
                    async with self._store.transaction() as tx:
                        await outbox.forget_trying(tx, waiting)
                    return
            if place is None:
                letter = await self._letter_for(waiting, game, channel)
                rendered = await self._rendering.of(letter, game)
                if not await self._note(waiting, channel):
                    return
                room.knock()
                place = Place(channel, await self._courier.post(channel, rendered, waiting.nonce))
        await self._store.at_once(_sent, waiting, game, place, None if found else looked)
        if waiting.letter.kind == "post":
            await self._second_bot.watch(game, place)

    async def _require_end(self, game: Game) -> None:
        """Nobody looks back before the end is told; nor at all, if that finds its way closed."""
        async with self._store.transaction() as tx:
            coming = await outbox.state_of(tx, game.id, telling.step_key(game.step)) == "waiting"
            shut = await outbox.is_shut(tx, game.id)
        if coming:
            raise LeftOut if shut else TryLater(LOOK_AGAIN)

    async def _look_for(self, waiting: Waiting, game: Game) -> None:
        """It is not to be said any more. But if it came when it was tried, or comes still, it stands there,
        and may have to be closed or changed: that it does must be known."""
        tried_in = waiting.tried.channel if waiting.tried else 0
        channel = tried_in or await self._channel(waiting, game)
        async with self._room_for(waiting.letter).place() as room:
            place = await self._found(waiting, game, channel, room)
        again = await self._store.at_once(_looked_for, waiting, place, self._clock.now())
        if again:
            raise TryLater(again)

    async def _channel(self, waiting: Waiting, game: Game) -> int:
        letter = waiting.letter
        if letter.user is not None:
            return await self._doors.of(letter.user)
        thread = game.thread if in_thread(letter, game) else None
        return game.channel if waiting.aside or thread is None else thread

    async def _letter_for(self, waiting: Waiting, game: Game, channel: int) -> Letter:
        """In a thread that was closed for a while, it also says what was told elsewhere meanwhile."""
        if channel != game.thread:
            return waiting.letter
        async with self._store.transaction() as tx:
            return await catching_up.with_told_aside(tx, waiting.letter)

    async def _found(self, waiting: Waiting, game: Game, channel: int, room: RoomPlace) -> Place | None:
        """Where it lies, if it was delivered when it was tried before."""
        tried = waiting.tried
        if tried is None:
            return None
        there, letter = tried.channel or channel, waiting.letter
        if waiting.unless_found is None:  # else more may have been told elsewhere since
            letter = await self._letter_for(waiting, game, there)
        rendered = await self._rendering.of(letter, game)
        room.knock()
        try:
            since = tried.at - CLOCK_SLACK
            message = await self._courier.find(there, rendered, tried.after, since, self._is_known)
        except Undeliverable as refused:
            if refused.why is not Why.GONE:
                raise
            return None
        return None if message is None else Place(there, message)

    async def _is_known(self, message: int) -> bool:
        async with self._store.transaction() as tx:
            return await outbox.is_known(tx, message)

    async def _note(self, waiting: Waiting, channel: int) -> bool:
        """That it is about to be handed over there; where it was looked for in vain, the note still
        stands. False if it is not to be said any more."""
        now = self._clock.now()
        if waiting.tried is None or waiting.tried.channel != channel:
            return await self._store.at_once(outbox.trying, waiting, channel, now)
        if waiting.tried.after is None:  # it is looked for by the time of the first try
            now = waiting.tried.at
        return await self._store.at_once(outbox.trying_again, waiting, now)


async def _about(tx: Transaction, waiting: Waiting) -> tuple[Game | None, Place | None, bool]:
    """The game, where what is edited lies, and whether it is seen to already: it had lost its point, and is
    settled or looked for apart; or it is an edit of what is looked for, and waits there."""
    letter = waiting.letter
    game = await games.get(tx, letter.game)
    place = await outbox.place_of(tx, letter.game, letter.key if letter.kind == "edit" else "lobby")
    if letter.kind == "edit" and place is None and await in_doubt.follow(tx, waiting):
        return game, None, True
    if game is not None and waiting.unless_found is not None:
        return game, place, False
    moot = game is None or waiting.retired or not await _in_time(tx, letter, game)
    moot = moot or (letter.while_shut and not await outbox.is_shut(tx, letter.game))
    if game is None:
        await outbox.settle(tx, waiting, "skipped")
    elif moot:
        await in_doubt.abandon(tx, waiting, "skipped")
    return game, place, moot


async def _newest(tx: Transaction, edit: Waiting) -> tuple[Letter, Game] | None:
    """What an edit has to say by now; None, if another has taken its place, or there is no point in it."""
    game, now = await games.get(tx, edit.letter.game), await outbox.still(tx, edit)
    if game is None or now is None or not await _in_time(tx, now.letter, game):
        return None
    return await catching_up.with_all_missed(tx, now.letter), game


async def _sent(tx: Transaction, waiting: Waiting, game: Game, place: Place, anew: datetime | None) -> None:
    """It was found; or it was looked for in vain then (anew), and handed over. Since that moment, not since
    now, what was handed over before may have come: a machine that slept in between has lost hours."""
    if anew is None and await outbox.is_known(tx, place.message):
        return  # it turned out to be another's meanwhile; look again
    await outbox.settle(tx, waiting, "sent")
    aside = waiting.aside and place.channel != game.thread
    await outbox.remember(tx, waiting, place, aside=aside)
    if place.channel == game.thread:
        await catching_up.note_caught_up(tx, waiting.letter)
    if waiting.tried and waiting.shut_since:
        await outbox.hand_down(tx, waiting)
    if anew and waiting.tried and anew - waiting.tried.at < LANDS_LATE:
        second = await in_doubt.look_for_another(tx, waiting, waiting.tried, anew)
        await outbox.put(tx, [trouble.came_twice(waiting.letter, second)], anew)


async def _looked_for(tx: Transaction, waiting: Waiting, place: Place | None, now: datetime) -> float:
    """Settle what was looked for; or in how many seconds to look again, for it may still come: the longer it
    has been under way, the later."""
    since = LANDS_LATE if waiting.tried is None else now - waiting.tried.at
    left = LANDS_LATE - since if timedelta() <= since < LANDS_LATE else timedelta()
    pause = min(max(since.total_seconds(), LOOK_AGAIN), (left or LANDS_LATE).total_seconds())
    if await in_doubt.beside(tx, waiting) or (place and await outbox.is_known(tx, place.message)):
        return pause  # what was found may be another letter, or is known by now to be one
    if place is None and left:
        return pause
    if place is None:
        await outbox.settle(tx, waiting, waiting.unless_found or "skipped")
    else:
        await outbox.settle(tx, waiting, "sent")
        await outbox.remember(tx, waiting, place)
    return 0.0


async def _in_time(tx: Transaction, letter: Letter, game: Game) -> bool:
    """Whether the step to which it belongs, if it does, is still being played, and what it asks for owed."""
    if letter.while_running and game.status != "running":
        return False
    if letter.while_asked and not await questions.owed_by(tx, game.id, letter.mentions):
        return False
    if letter.while_step is None:
        return True
    if letter.while_step != game.step or game.status != "running":
        return False
    owed = letter.while_owed
    if owed is None:
        return True
    ends = None if game.deadline is None else int(game.deadline.timestamp())
    return ends == owed.until and owed.seat not in await choices.at_step(tx, game.id, game.step)


def _can_wait(waiting: Waiting) -> bool:
    """Whether it is better late than twice: it is told with others, or nobody waits for it and it takes long
    to look for."""
    return waiting.letter.analysis or (waiting.shut_since is not None and waiting.letter.kind == "post")


def in_thread(letter: Letter, game: Game) -> bool:
    return letter.place == "thread" and game.thread is not None
