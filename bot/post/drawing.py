"""A cache and a priority queue of pictures, drawn in a process pool and never twice.

Drawing is heavy work: where the bot runs for real it is done in processes of its own (`tables/outside.py`).
What goes with letters and plans comes before what somebody wants to look at. Where that is behind, a table's
post does not wait for its picture: it goes out in words, and the picture is added when it is drawn.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from bot.kit.clock import Clock
from bot.kit.metrics import PICTURES
from bot.kit.queueing import Calm
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import prose, story
from bot.store import Store
from bot.store.letters import PictureRef
from bot.store.people import Person
from bot.tables.loaded import LoadedGame, Tables
from bot.tables.outside import Crew
from render.artist import Artist, Names, Picture
from render.look import Look, looking
from rules.engine import Choice, Outcome
from rules.said import said
from rules.story import chapter
from rules.table import encode
from rules.values import Seat
from words import language

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = 2
ROOM = 64 * 1024 * 1024
"""Bytes of finished pictures to keep."""

PATIENCE = timedelta(seconds=1)
"""For how long a table's post waits for a picture, from when that was asked for."""
REMEMBERED = 8
"""How many pictures the usual time for one is averaged over."""
_LONGEST = 4 * PATIENCE
"""What a picture counts for at the most."""
SPARE = 1
"""Pictures that are handed over while others are drawn: in a storm that takes the bot a while."""

ANYBODY = Person()
"""Whoever reads what is there for all."""

Scene: TypeAlias = Literal["board", "mat", "preview", "ending"]
_URGENT: Mapping[Scene, int] = {"preview": 1, "mat": 2}
_CAN_WAIT = 3
"""When many are wanted, a table's post comes first, which all of it waits for; then plans, mats, and at last
what somebody only wants to look at."""


class CannotDraw(Refusal):
    """The artist failed; the fault is in the log."""


class Behind(Exception):  # noqa: N818 - it says how drawing stands
    """A picture is not there in time. It is drawn all the same; until then, this is what it shows."""

    def __init__(self, words: str) -> None:
        super().__init__("drawing is behind")
        self.words = words


class _Request(NamedTuple):
    """A picture that somebody waits for."""

    drawn: asyncio.Future[Picture]
    at: datetime
    weight: int
    likely: timedelta
    """How long it is likely to take, with all that is to be drawn before it."""


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
        clock: Clock,
        threads: int = THREADS,
        room: int = ROOM,
        processes: int = 0,
        packs: Path | None = None,
        calm: Calm | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._room = room
        self._crew = Crew("drawing", tables.catalogue, processes, packs, threads, calm, SPARE)
        self._at_once = processes or threads
        self._usual = timedelta()
        """How long a picture takes while it is drawn."""
        self._finished: OrderedDict[str, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._asked: dict[str, _Request] = {}
        self._begun: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        self._crew.warm_up()

    def close(self) -> None:
        self._crew.close(wait=True)

    async def draw(self, ref: PictureRef, reader: Person = ANYBODY, *, in_time: bool = False) -> Picture:
        """The picture a letter speaks of, as its reader wants it. If it has to be there in time and is not,
        drawing is Behind."""
        if ref.scene == "ending":
            return await self._ending(ref.game, in_time=in_time)
        loaded = await self._at(ref.game, ref.step)
        plan = loaded.plan(ref.seat) if ref.scene == "mat" and ref.seat is not None else {}
        return await self.scene(loaded, ref.scene, ref.seat, plan, reader, in_time=in_time)

    def begin_board(self, loaded: LoadedGame) -> None:
        """Draw what the post of a step will show while that is still being written: whoever asks then finds
        it drawn, or waits for what is begun."""
        drawing = asyncio.create_task(self._begin_board(loaded))
        self._begun.add(drawing)
        drawing.add_done_callback(self._begun.discard)

    async def _begin_board(self, loaded: LoadedGame) -> None:
        with suppress(Exception):  # told when it is asked for
            look = Look(country=loaded.game.commitment, language=loaded.game.terms.language)
            await self._ask(loaded, "board", None, {}, look)

    async def _ending(self, game_id: int, *, in_time: bool) -> Picture:
        """The card that a finished game ends with, now that all of it may be known."""
        over = await self._at(game_id)
        outcome = over.table.outcome
        if outcome is None:
            raise Refusal(said("tables.not-over", game=str(game_id)))

        async def end() -> Picture:
            past = [await self._at(game_id, step) for step in range(over.step)]
            look = Look(country=over.game.commitment, language=language())
            card = await self._work(0, _draw_ending, (*past, over), outcome, look)
            if card is None:
                raise Refusal(said("post.no-card", game=str(game_id)))
            return card

        asked = self._wanted(f"ending {game_id} {language()} {over.written_names}", 0, end)
        return await self._given(asked, over, "ending", in_time=in_time)

    async def _at(self, game_id: int, step: int | None = None) -> LoadedGame:
        async with self._store.reading() as tx:
            return await self._tables.load_as_told(tx, game_id, step)

    async def scene(
        self,
        loaded: LoadedGame,
        scene: Scene,
        seat: Seat | None,
        choice: Choice | None = None,
        reader: Person = ANYBODY,
        *,
        can_wait: bool = False,
        in_time: bool = False,
    ) -> Picture:
        """The table, the seat's own mat, or where a choice would lead it, as this seat may see it and as this
        person wants it: whoever wants words gets these alone."""
        look = Look(reader.stark and reader.pictures != "words", loaded.game.commitment, language())
        try:
            asked = await self._ask(loaded, scene, seat, choice or {}, look, can_wait=can_wait)
        except Exception as fault:
            raise _failed(loaded, scene, fault) from fault
        picture = await self._given(asked, loaded, scene, in_time=in_time)
        return picture.told() if reader.pictures == "words" else picture

    async def _ask(
        self,
        loaded: LoadedGame,
        scene: Scene,
        seat: Seat | None,
        choice: Choice,
        look: Look,
        *,
        can_wait: bool = False,
    ) -> _Request:
        # Not on the threads that draw: what comes later may have to go first.
        key, view = await asyncio.to_thread(_key, loaded, scene, seat, choice, look)
        weight = _CAN_WAIT if can_wait else _URGENT.get(scene, 0)

        async def draw() -> Picture:
            sketch = await asyncio.to_thread(_sketch, loaded, scene, seat, choice, look, view)
            return await self._work(weight, _drawn, *sketch)

        return self._wanted(key, weight, draw)

    def _wanted(self, key: str, weight: int, draw: Callable[[], Coroutine[Any, Any, Picture]]) -> _Request:
        """The picture of that key: finished, or being drawn, or begun now."""
        loop, now = asyncio.get_running_loop(), self._clock.now()
        if key in self._finished:
            self._finished.move_to_end(key)
            drawn: asyncio.Future[Picture] = loop.create_future()
            drawn.set_result(self._finished[key])
            return _Request(drawn, now, weight, timedelta())
        if key not in self._asked:
            begun = loop.time()
            before = sum(each.weight <= weight for each in self._asked.values())
            likely = self._usual * (before + 1) / self._at_once
            self._asked[key] = _Request(asyncio.ensure_future(draw()), now, weight, likely)
            self._asked[key].drawn.add_done_callback(lambda done: self._keep(key, done))
            self._asked[key].drawn.add_done_callback(lambda _: PICTURES.observe(loop.time() - begun))
        return self._asked[key]

    async def _work(self, weight: int, draw: Callable[..., T], *given: object) -> T:
        """Have it drawn when its turn has come, and note how long that takes."""
        done: tuple[T, timedelta] = await self._crew.do(weight, _timed, draw, *given)
        drawn, took = done
        self._usual += (min(took, _LONGEST) - self._usual) / REMEMBERED
        return drawn

    async def _given(self, asked: _Request, loaded: LoadedGame, scene: Scene, *, in_time: bool) -> Picture:
        if in_time and not await self._comes_in_time(asked):
            raise Behind(await asyncio.to_thread(prose.shown, loaded) if scene == "board" else "")
        try:
            # Shielded: others may wait for the same picture.
            return _labelled(await asyncio.shield(asked.drawn), loaded, scene)
        except Refusal:
            raise
        except Exception as fault:
            raise _failed(loaded, scene, fault) from fault

    async def _comes_in_time(self, asked: _Request) -> bool:
        """Whether it is drawn within a second of being asked for; if that is not likely, nobody waits."""
        now = self._clock.now()
        if asked.likely <= PATIENCE and not asked.drawn.done():
            until = min(asked.at, now) + PATIENCE  # whatever the clock did since
            time_up = asyncio.ensure_future(self._clock.sleep_until(until))
            waiting: set[asyncio.Future[Any]] = {asked.drawn, time_up}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            time_up.cancel()
        return asked.drawn.done()

    def _keep(self, key: str, done: asyncio.Future[Picture]) -> None:
        del self._asked[key]
        if done.cancelled() or done.exception():
            return
        self._finished[key] = done.result()
        self._kept_bytes += len(done.result().data)
        while self._kept_bytes > self._room:
            _, oldest = self._finished.popitem(last=False)
            self._kept_bytes -= len(oldest.data)


def _failed(loaded: LoadedGame, scene: Scene, fault: Exception) -> CannotDraw:
    report(log, f"game {loaded.game.id} step {loaded.step}: the {scene} cannot be drawn", fault)
    return CannotDraw(said("post.cannot-draw"))


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


def _timed(draw: Callable[..., T], *given: object) -> tuple[T, timedelta]:
    begun = time.perf_counter()
    return draw(*given), timedelta(seconds=time.perf_counter() - begun)


def _drawn(artist: Artist, scene: Scene, view: Any, names: Names, foreseen: Any, look: Look) -> Picture:
    with looking(look):
        if scene == "board":
            return artist.board(view, names)
        if scene == "preview":
            return artist.preview(view, foreseen, names)
        return artist.mat(view, names) if foreseen is None else artist.mat(view, names, foreseen)


def _draw_ending(past: tuple[LoadedGame, ...], outcome: Outcome, look: Look) -> Picture | None:
    history = [chapter(each.table, each.events(), opened=True) for each in past]
    over = past[-1]
    with looking(look):
        return over.artist.ending(history, outcome, over.names)


def _labelled(picture: Picture, loaded: LoadedGame, scene: Scene) -> Picture:
    """A file name that says which step this is, so that a letter can be known again by it; and for a table,
    words that begin with what is new on it."""
    alt, suffix = picture.alt, picture.name.rpartition(".")[2]
    if scene == "board":
        alt = story.with_news(loaded.news, alt)
    return Picture(picture.data, alt, f"game{loaded.game.id}-step{loaded.step}-{scene}.{suffix}")
