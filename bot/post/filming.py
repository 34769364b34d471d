"""Films of what a post tells, shot in a process of their own.

A film takes a second or two of one core and would hold the interpreter all that time: here nobody waits for
it, neither the post it goes with nor anybody's press.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

from bot.store import Store
from bot.store.letters import FilmRef
from bot.tables.loaded import LoadedGame, Tables
from render.artist import Artist, Names, Picture
from rules.values import Event

PATIENCE = 120.0
"""Seconds after which a film is not worth waiting for."""


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
        first, last = scenes[0], scenes[-1]
        events = tuple(event for each in scenes[1:] for event in each.events() if event.visible_to(None))
        before, after = first.table.view(), last.table.view()
        loop = asyncio.get_running_loop()
        try:
            shot = await asyncio.wait_for(
                loop.run_in_executor(self._pool(), _shoot, last.artist, before, events, after, last.names),
                PATIENCE,
            )
        except BrokenExecutor:
            self._studio = None
            raise
        return shot and Picture(shot.data, shot.alt, film_name(ref))

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

    def _pool(self) -> ProcessPoolExecutor:
        if self._studio is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            self._studio = ProcessPoolExecutor(1, clean, _be_modest)
        return self._studio


def film_name(ref: FilmRef) -> str:
    return f"game{ref.game}-step{ref.step}-film.gif"


def _be_modest() -> None:
    """Whatever else this machine does comes first."""
    with suppress(OSError, AttributeError):
        os.nice(10)


def _shoot(artist: Artist, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
    return artist.film(before, events, after, names)
