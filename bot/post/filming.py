"""A process pool for films of turns and of whole games.

A film takes a second or two of one core and would hold the interpreter all that time: here nobody waits for
it, neither the post it goes with nor anybody's press.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from bot.kit.apart import be_modest, end
from bot.kit.refusal import Refusal
from bot.post.story import with_news
from bot.store import Store
from bot.store.letters import FilmRef
from bot.tables.loaded import LoadedGame, Tables, known
from render.artist import Artist, Names, Picture
from render.look import Look, looking
from rules.engine import AnyTitle, Choice
from rules.said import Text, said
from rules.story import Chapter, Turn, chapter, turns
from rules.table import Table, decode_events
from rules.values import Event
from words import language

T = TypeVar("T")

MODESTY = 10
"""How much nicer than the bot its process is to whatever else the machine does."""
PATIENCE = 120
"""Seconds after which a film is not worth waiting for."""

SCRIPTS = 2
"""Films on their way at once: one that is shot, and the next."""

REELS = 200
"""Films after which the process is replaced by a fresh one, so that it cannot grow for ever."""


class ReplayedTurn(NamedTuple):
    """A turn of a game: how it stood afterwards, what everybody saw happen, and that moving, if it does."""

    after: LoadedGame
    events: tuple[Event, ...]
    film: Picture | None
    last: int
    """The number of the last turn there is."""


class Played(NamedTuple):
    """A turn: its number, the step with which it ended, and what everybody saw happen, if that was asked."""

    number: int
    step: int
    events: tuple[Event, ...]


class Take(NamedTuple):
    """A game after one of its steps, as it is stored. What is on it is worked out where films are shot."""

    snapshot: bytes
    told: bytes


class Script(NamedTuple):
    """What a film is shot from: a stretch of a game, step by step, and who draws it for whom."""

    artist: Artist
    names: Names
    title: AnyTitle
    seats: int
    options: Choice
    takes: tuple[Take, ...]
    look: Look


class Films:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._studio: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(SCRIPTS)

    def close(self) -> None:
        if self._studio is not None:
            end(self._studio)
            self._studio = None

    async def shoot(self, ref: FilmRef) -> Picture | None:
        """The last turn that a post tells of, moving; None if nothing moves in it."""
        async with self._room:
            game = await self._loaded(ref.game)
            film = await self._shot(_last_turn, await self._script(game, ref.since, ref.step))
            told = game if game.step == ref.step else await self._loaded(ref.game, ref.step)
        return film and Picture(film.data, with_news(told.news, film.alt), film_name(ref))

    async def turn(self, game_id: int, number: int, *, filmed: bool = True) -> ReplayedTurn:
        """One turn of a game, by its number."""
        async with self._room:
            game = await self._loaded(game_id)
            work = partial(_turn, number=number, filmed=filmed)
            played, film = await self._shot(work, await self._script(game, 0, game.step))
        found = next((turn for turn in played if turn.number == number), None)
        if found is None:
            raise Refusal(_which(game_id, [turn.number for turn in played], number))
        named = film and Picture(film.data, film.alt, f"game{game_id}-turn{number}-film.gif")
        return ReplayedTurn(await self._loaded(game_id, found.step), found.events, named, played[-1].number)

    async def lapse(self, game_id: int) -> Picture | None:
        """A whole game, one frame a turn, as everybody saw it; None if its artist makes none."""
        async with self._room:
            game = await self._loaded(game_id)
            if not game.step:
                raise Refusal(_which(game_id, [], 0))
            film = await self._shot(_lapse, await self._script(game, 0, game.step))
        return film and Picture(film.data, film.alt, f"game{game_id}-film.gif")

    async def _loaded(self, game_id: int, step: int | None = None) -> LoadedGame:
        async with self._store.reading() as tx:
            return await self._tables.load(tx, game_id, step)

    async def _script(self, game: LoadedGame, since: int, until: int) -> Script:
        """Step by step, for a reader lives for a moment only."""
        takes = []
        for step in range(since, until + 1):
            async with self._store.reading() as tx:
                taken = await self._tables.snapshot(tx, await known(tx, game.game.id), step)
            if taken is None:
                raise Refusal(said("post.no-such-step", game=str(game.game.id), step=str(step)))
            takes.append(Take(*taken))
        return Script(
            artist=game.artist,
            names=game.names,
            title=game.title,
            seats=len(game.players),
            options=game.game.options,
            takes=tuple(takes),
            look=Look(country=game.game.commitment, language=language()),
        )

    async def _shot(self, work: Callable[[Script], T], script: Script) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), partial(_patiently, work, script))
        except BrokenExecutor:
            self._studio = None
            raise

    def _pool(self) -> ProcessPoolExecutor:
        if self._studio is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            self._studio = ProcessPoolExecutor(1, clean, be_modest, (MODESTY,), max_tasks_per_child=REELS)
        return self._studio


def film_name(ref: FilmRef) -> str:
    return f"game{ref.game}-step{ref.step}-film.gif"


def _which(game_id: int, played: Sequence[int], number: int) -> Text:
    game = str(game_id)
    if not played:
        return said("post.nothing-done", game=game)
    first, last = str(played[0]), str(played[-1])
    return said("post.no-such-turn", game=game, first=first, last=last, turn=str(number))


# In the other process


def _patiently(work: Callable[[Script], T], script: Script) -> T:
    """The work; one that does not come to an end ends this process, and another takes its place."""
    wake = getattr(signal, "alarm", lambda _: None)
    wake(PATIENCE)
    try:
        with looking(script.look):
            return work(script)
    finally:
        wake(0)


def _told(script: Script) -> list[Chapter]:
    """As everybody saw it. Nobody rolls dice on these tables, so that they need no seed."""
    return [
        chapter(
            Table.restore(script.title, script.seats, script.options, b"", take.snapshot),
            decode_events(take.told),
        )
        for take in script.takes
    ]


def _film(script: Script, turn: Turn) -> Picture | None:
    return script.artist.film(turn.before.view, turn.events, turn.after.view, script.names)


def _last_turn(script: Script) -> Picture | None:
    return _film(script, turns(_told(script))[-1])


def _turn(script: Script, number: int, *, filmed: bool) -> tuple[list[Played], Picture | None]:
    """All turns there are, and the film of one, if there is that one and it is wanted."""
    history = _told(script)
    found, played, film = turns(history), list[Played](), None
    for turn in found:
        last = max(step for step, each in enumerate(history) if each is turn.after)
        wanted = turn.number == number
        played.append(Played(turn.number, last, turn.events if wanted else ()))
        if wanted and filmed and script.artist.moves:
            film = _film(script, turn)
    return played, film


def _lapse(script: Script) -> Picture | None:
    return script.artist.lapse(_told(script), script.names)
