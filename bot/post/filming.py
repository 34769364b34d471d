"""Films of turns and of whole games, shot in a process of their own.

A film takes a second or two of one core and would hold the interpreter all that time: here nobody waits for
it, neither the post it goes with nor anybody's press.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from bot.kit.refusal import Refusal
from bot.store import Store
from bot.store.letters import FilmRef
from bot.tables.loaded import LoadedGame, Tables
from render.artist import Artist, Names, Picture
from rules.story import Chapter, chapter, turns
from rules.values import Event

PATIENCE = 120
"""Seconds after which a film is not worth waiting for."""

REELS = 200
"""Films after which the process is replaced by a fresh one, so that it cannot grow for ever."""


class Shown(NamedTuple):
    """A turn of a game: how it stood afterwards, what everybody saw happen, and that moving, if it does."""

    after: LoadedGame
    events: tuple[Event, ...]
    film: Picture | None
    last: int
    """The number of the last turn there is."""


class Films:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._studio: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._studio is not None:
            self._studio.shutdown(wait=False, cancel_futures=True)
            self._studio = None

    async def shoot(self, ref: FilmRef) -> Picture | None:
        """The last turn that a post tells of, moving; None if nothing moves in it."""
        scenes = await self._scenes(ref)
        last = scenes[-1]
        before, *steps = await asyncio.to_thread(_told, scenes)
        events = tuple(event for step in steps for event in step.events)
        film = await self._shot(_film, last.artist, before.view, events, steps[-1].view, last.names)
        return film and Picture(film.data, film.alt, film_name(ref))

    async def turn(self, game_id: int, number: int) -> Shown:
        """One turn of a game, by its number."""
        past = await self._past(game_id)
        history = await asyncio.to_thread(_told, past)
        played = turns(history)
        found = next((turn for turn in played if turn.number == number), None)
        if found is None:
            raise Refusal(_which(game_id, [turn.number for turn in played], number))
        after = past[history.index(found.after)]
        film = None
        if after.artist.moves:
            film = await self._shot(
                _film, after.artist, found.before.view, found.events, found.after.view, after.names
            )
        named = film and Picture(film.data, film.alt, f"game{game_id}-turn{number}-film.gif")
        return Shown(after, found.events, named, played[-1].number)

    async def lapse(self, game_id: int) -> Picture | None:
        """A whole game, one frame a turn, as everybody saw it; None if its artist makes none."""
        past = await self._past(game_id)
        if len(past) == 1:
            raise Refusal(f"Nobody has done anything in Game {game_id} yet.")
        history = await asyncio.to_thread(_told, past)
        film = await self._shot(_lapse, past[-1].artist, history, past[-1].names)
        return film and Picture(film.data, film.alt, f"game{game_id}-film.gif")

    async def _past(self, game_id: int) -> list[LoadedGame]:
        """A game as it stood after each of its steps. Others get at the store in between."""
        async with self._store.transaction() as tx:
            now = await self._tables.load(tx, game_id)
        past = []
        for step in range(now.step):
            async with self._store.transaction() as tx:
                past.append(await self._tables.load(tx, game_id, step))
        return [*past, now]

    async def _scenes(self, ref: FilmRef) -> list[LoadedGame]:
        """The game at each step of the last of the turns, and before the first of them."""
        async with self._store.transaction() as tx:
            scenes = [await self._tables.load(tx, ref.game, ref.step)]
            scenes.insert(0, await self._tables.load(tx, ref.game, ref.step - 1))
            title = scenes[0].title
            turn = title.turn_of(scenes[0].table.state)
            while turn is not None and scenes[0].step > ref.since:
                earlier = await self._tables.load(tx, ref.game, scenes[0].step - 1)
                if title.turn_of(earlier.table.state) != turn:
                    break
                scenes.insert(0, earlier)
        return scenes

    async def _shot(self, work: Callable[..., Picture | None], *given: Any) -> Picture | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), _patiently, work, *given)
        except BrokenExecutor:
            self._studio = None
            raise

    def _pool(self) -> ProcessPoolExecutor:
        if self._studio is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            self._studio = ProcessPoolExecutor(1, clean, _be_modest, max_tasks_per_child=REELS)
        return self._studio


def film_name(ref: FilmRef) -> str:
    return f"game{ref.game}-step{ref.step}-film.gif"


def _which(game_id: int, played: Sequence[int], number: int) -> str:
    if not played:
        return f"Nobody has done anything in Game {game_id} yet."
    return f"Game {game_id} has turns {played[0]} to {played[-1]}, and no turn {number}."


def _told(past: Sequence[LoadedGame]) -> list[Chapter]:
    """As everybody saw it."""
    return [chapter(each.table, each.events()) for each in past]


# In the other process


def _be_modest() -> None:
    """Whatever else this machine does comes first."""
    with suppress(OSError, AttributeError):
        os.nice(10)


def _patiently(work: Callable[..., Picture | None], *given: Any) -> Picture | None:
    """The work; one that does not come to an end ends this process, and another takes its place."""
    wake = getattr(signal, "alarm", lambda _: None)
    wake(PATIENCE)
    try:
        return work(*given)
    finally:
        wake(0)


def _film(artist: Artist, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
    return artist.film(before, events, after, names)


def _lapse(artist: Artist, history: Sequence[Chapter], names: Names) -> Picture | None:
    return artist.lapse(history, names)
