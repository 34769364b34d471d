"""Pictures, drawn on threads of their own and never twice.

Drawing is heavy work; the event loop must not feel it. What goes with letters and plans comes before what
somebody wants to look at.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeAlias

from bot.kit.metrics import PICTURES
from bot.kit.queueing import Queue
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store
from bot.store.letters import PictureRef
from bot.store.people import Person
from bot.tables.loaded import LoadedGame, Tables
from render.artist import Picture
from render.look import Look, looking
from rules.engine import Choice
from rules.story import chapter
from rules.table import encode
from rules.values import Seat

log = logging.getLogger(__name__)

THREADS = 2
ROOM = 64 * 1024 * 1024
"""Bytes of finished pictures to keep."""

ANYBODY = Person()
"""Whoever reads what is there for all."""

Scene: TypeAlias = Literal["board", "mat", "preview", "ending"]
_URGENT: Mapping[Scene, int] = {"preview": 1, "mat": 2}
_CAN_WAIT = 3
"""When many are wanted, a table's post comes first, which all of it waits for; then plans, mats, and at last
what somebody only wants to look at."""
_Sketch: TypeAlias = tuple[str, Callable[[], Picture]]


class CannotDraw(Refusal):
    """The artist failed; the fault is in the log."""


class Drawings:
    def __init__(self, store: Store, tables: Tables, threads: int = THREADS, room: int = ROOM) -> None:
        self._store = store
        self._tables = tables
        self._room = room
        self._threads = ThreadPoolExecutor(threads, "drawing")
        self._queue = Queue(threads)
        self._finished: OrderedDict[str, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._drawing: dict[str, asyncio.Future[Picture]] = {}

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def draw(self, ref: PictureRef, reader: Person = ANYBODY) -> Picture | None:
        """The picture a letter speaks of, as its reader wants it; None if there is none for this title."""
        if ref.scene == "ending":
            return await self.ending(ref.game)
        loaded = await self._at(ref.game, ref.step)
        plan = loaded.plan(ref.seat) if ref.scene == "mat" and ref.seat is not None else {}
        return await self.scene(loaded, ref.scene, ref.seat, plan, reader)

    async def ending(self, game_id: int) -> Picture | None:
        """The card that a finished game ends with, now that all of it may be known; None if it has none."""
        over = await self._at(game_id)
        outcome = over.table.outcome
        if outcome is None:
            raise Refusal(f"Game {game_id} is not over.")
        past = [await self._at(game_id, step) for step in range(over.step)]

        def draw() -> Picture | None:
            history = [chapter(each.table, each.events(), opened=True) for each in (*past, over)]
            with looking(Look(country=over.game.commitment)):
                return over.artist.ending(history, outcome, over.names)

        try:
            async with self._queue.place(0):
                card = await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        except Exception as fault:
            report(log, f"game {game_id}: its end cannot be drawn", fault)
            raise CannotDraw("That picture could not be drawn; the fault is noted.") from fault
        return card and _labelled(card, over, "ending")

    async def _at(self, game_id: int, step: int | None = None) -> LoadedGame:
        async with self._store.transaction() as tx:
            return await self._tables.load(tx, game_id, step)

    async def scene(
        self,
        loaded: LoadedGame,
        scene: Scene,
        seat: Seat | None,
        choice: Choice | None = None,
        reader: Person = ANYBODY,
        *,
        can_wait: bool = False,
    ) -> Picture:
        """The table, the seat's own mat, or where a choice would lead it, as this seat may see it and as this
        person wants it: whoever wants words gets these alone."""
        look = Look(reader.stark and reader.pictures != "words", loaded.game.commitment)
        try:
            picture = await self._picture(loaded, scene, seat, choice or {}, look, can_wait=can_wait)
        except Exception as fault:
            report(log, f"game {loaded.game.id} step {loaded.step}: the {scene} cannot be drawn", fault)
            raise CannotDraw("That picture could not be drawn; the fault is noted.") from fault
        labelled = _labelled(picture, loaded, scene)
        return labelled.told() if reader.pictures == "words" else labelled

    async def _picture(
        self,
        loaded: LoadedGame,
        scene: Scene,
        seat: Seat | None,
        choice: Choice,
        look: Look,
        *,
        can_wait: bool,
    ) -> Picture:
        loop = asyncio.get_running_loop()
        # Not on the threads that draw: what comes later may have to go first.
        key, draw = await asyncio.to_thread(_sketch, loaded, scene, seat, choice, look)
        if key in self._finished:
            self._finished.move_to_end(key)
            return self._finished[key]
        if key not in self._drawing:
            begun = loop.time()
            weight = _CAN_WAIT if can_wait else _URGENT.get(scene, 0)
            self._drawing[key] = asyncio.ensure_future(self._draw(draw, weight))
            self._drawing[key].add_done_callback(lambda done: self._keep(key, done))
            self._drawing[key].add_done_callback(lambda _: PICTURES.observe(loop.time() - begun))
        # Shielded: others may wait for the same picture.
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, draw: Callable[[], Picture], weight: int) -> Picture:
        async with self._queue.place(weight):
            return await asyncio.get_running_loop().run_in_executor(self._threads, draw)

    def _keep(self, key: str, done: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception():
            return
        self._finished[key] = done.result()
        self._kept_bytes += len(done.result().data)
        while self._kept_bytes > self._room:
            _, oldest = self._finished.popitem(last=False)
            self._kept_bytes -= len(oldest.data)


def _sketch(loaded: LoadedGame, scene: Scene, seat: Seat | None, choice: Choice, look: Look) -> _Sketch:
    """What decides the picture, as one key, and the drawing of it. Only the view goes to the artist."""
    view, names, artist = loaded.table.view(seat), loaded.names, loaded.artist
    game, step = loaded.game, loaded.step
    turned = scene == "preview" and seat is not None and loaded.turned(seat)
    seen = (game.title, scene, seat, view, choice, sorted(names.items()), game.id, step, turned, look)
    key = hashlib.sha256(encode(seen)).hexdigest()

    def draw() -> Picture:
        with looking(look):
            return drawn()

    def drawn() -> Picture:
        if scene == "board":
            return artist.board(view, names)
        if scene == "mat" and (seat is None or not choice):
            return artist.mat(view, names)
        foreseen = loaded.table.foresee(seat or 0, choice, turned=turned)
        if scene == "mat":
            return artist.mat(view, names, foreseen)
        return artist.preview(view, foreseen, names)

    return key, draw


def _labelled(picture: Picture, loaded: LoadedGame, scene: Scene) -> Picture:
    """A file name that says which step this is, so that a letter can be known again by it."""
    suffix = picture.name.rpartition(".")[2]
    return Picture(picture.data, picture.alt, f"game{loaded.game.id}-step{loaded.step}-{scene}.{suffix}")
