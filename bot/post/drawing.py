"""A cache and a priority queue of pictures, drawn in a process pool and never twice.

Drawing is heavy work: where the bot runs for real it is done in processes of its own (`tables/outside.py`).
What goes with letters and plans comes before what somebody wants to look at.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.kit.metrics import PICTURES
from bot.kit.queueing import Calm
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store
from bot.store.letters import PictureRef
from bot.store.people import Person
from bot.tables.loaded import LoadedGame, Tables
from bot.tables.outside import Crew
from render.artist import Artist, Names, Picture
from render.look import Look, looking
from rules.engine import Choice, Outcome
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


class CannotDraw(Refusal):
    """The artist failed; the fault is in the log."""


class _Sketch(NamedTuple):
    """All that an artist is given: what a seat, or everybody, may see."""

    artist: Artist
    scene: Scene
    view: Any
    names: Names
    foreseen: Any
    """Where a choice would lead, if that is to be drawn."""
    look: Look


class Drawings:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        threads: int = THREADS,
        room: int = ROOM,
        processes: int = 0,
        packs: Path | None = None,
        calm: Calm | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._room = room
        self._crew = Crew("drawing", tables.catalogue, processes, packs, threads, calm)
        self._finished: OrderedDict[str, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._drawing: dict[str, asyncio.Future[Picture]] = {}
        self._begun: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        self._crew.warm_up()

    def close(self) -> None:
        self._crew.close(wait=True)

    async def draw(self, ref: PictureRef, reader: Person = ANYBODY) -> Picture | None:
        """The picture a letter speaks of, as its reader wants it; None if there is none for this title."""
        if ref.scene == "ending":
            return await self.ending(ref.game)
        loaded = await self._at(ref.game, ref.step)
        plan = loaded.plan(ref.seat) if ref.scene == "mat" and ref.seat is not None else {}
        return await self.scene(loaded, ref.scene, ref.seat, plan, reader)

    def begin_board(self, loaded: LoadedGame) -> None:
        """Draw what the post of a step will show while that is still being written: whoever asks then finds
        it drawn, or waits for what is begun."""
        drawing = asyncio.create_task(self._begin_board(loaded))
        self._begun.add(drawing)
        drawing.add_done_callback(self._begun.discard)

    async def _begin_board(self, loaded: LoadedGame) -> None:
        with suppress(Exception):  # told when it is asked for
            look = Look(country=loaded.game.commitment)
            await self._picture(loaded, "board", None, {}, look, can_wait=False)

    async def ending(self, game_id: int) -> Picture | None:
        """The card that a finished game ends with, now that all of it may be known; None if it has none."""
        over = await self._at(game_id)
        outcome = over.table.outcome
        if outcome is None:
            raise Refusal(f"Game {game_id} is not over.")
        past = [await self._at(game_id, step) for step in range(over.step)]
        try:
            card = await self._crew.do(0, _draw_ending, (*past, over), outcome)
        except Exception as fault:
            report(log, f"game {game_id}: its end cannot be drawn", fault)
            raise CannotDraw("That picture could not be drawn; the fault is noted.") from fault
        return card and _labelled(card, over, "ending")

    async def _at(self, game_id: int, step: int | None = None) -> LoadedGame:
        async with self._store.reading() as tx:
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
        key, view = await asyncio.to_thread(_key, loaded, scene, seat, choice, look)
        if key in self._finished:
            self._finished.move_to_end(key)
            return self._finished[key]
        if key not in self._drawing:
            begun = loop.time()
            weight = _CAN_WAIT if can_wait else _URGENT.get(scene, 0)
            sketch = asyncio.to_thread(_sketch, loaded, scene, seat, choice, look, view)
            self._drawing[key] = asyncio.ensure_future(self._draw(sketch, weight))
            self._drawing[key].add_done_callback(lambda done: self._keep(key, done))
            self._drawing[key].add_done_callback(lambda _: PICTURES.observe(loop.time() - begun))
        # Shielded: others may wait for the same picture.
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, sketch: Awaitable[_Sketch], weight: int) -> Picture:
        return await self._crew.do(weight, _drawn, *await sketch)

    def _keep(self, key: str, done: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception():
            return
        self._finished[key] = done.result()
        self._kept_bytes += len(done.result().data)
        while self._kept_bytes > self._room:
            _, oldest = self._finished.popitem(last=False)
            self._kept_bytes -= len(oldest.data)


def _key(
    loaded: LoadedGame, scene: Scene, seat: Seat | None, choice: Choice, look: Look
) -> tuple[str, object]:
    """What decides the picture, as one key, and the view, which is all of the table that is drawn."""
    view, game = loaded.table.view(seat), loaded.game
    turned = _turned(loaded, scene, seat)
    names = sorted(loaded.names.items())
    seen = (game.title, scene, seat, view, choice, names, game.id, loaded.step, turned, look)
    return hashlib.sha256(encode(seen)).hexdigest(), view


def _sketch(
    loaded: LoadedGame, scene: Scene, seat: Seat | None, choice: Choice, look: Look, view: object
) -> _Sketch:
    foreseen = None
    if scene == "preview" or (scene == "mat" and seat is not None and choice):
        foreseen = loaded.table.foresee(seat or 0, choice, turned=_turned(loaded, scene, seat))
    return _Sketch(loaded.artist, scene, view, loaded.names, foreseen, look)


def _turned(loaded: LoadedGame, scene: Scene, seat: Seat | None) -> bool:
    return scene == "preview" and seat is not None and loaded.turned(seat)


# Where it is drawn


def _drawn(artist: Artist, scene: Scene, view: Any, names: Names, foreseen: Any, look: Look) -> Picture:
    with looking(look):
        if scene == "board":
            return artist.board(view, names)
        if scene == "preview":
            return artist.preview(view, foreseen, names)
        return artist.mat(view, names) if foreseen is None else artist.mat(view, names, foreseen)


def _draw_ending(past: tuple[LoadedGame, ...], outcome: Outcome) -> Picture | None:
    history = [chapter(each.table, each.events(), opened=True) for each in past]
    over = past[-1]
    with looking(Look(country=over.game.commitment)):
        return over.artist.ending(history, outcome, over.names)


def _labelled(picture: Picture, loaded: LoadedGame, scene: Scene) -> Picture:
    """A file name that says which step this is, so that a letter can be known again by it."""
    suffix = picture.name.rpartition(".")[2]
    return Picture(picture.data, picture.alt, f"game{loaded.game.id}-step{loaded.step}-{scene}.{suffix}")
