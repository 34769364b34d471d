"""Late rendering: pictures, record and panel are made when a letter goes out, so the outbox stays small."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post.analysing import Analyses
from bot.post.courier import Rendered
from bot.post.drawing import ANYBODY, Behind, Drawings
from bot.store import Store, StoreFault, people
from bot.store.games import Game
from bot.store.letters import Letter, PanelRef, PictureRef
from bot.store.people import Person
from bot.tables.records import File, Records
from render.artist import Picture
from words import english

log = logging.getLogger(__name__)


class LeftOut(Exception):  # noqa: N818 - it says what becomes of the letter
    """There is nothing to be said by this letter after all."""


class CutShort(Exception):  # noqa: N818 - it says what became of the work
    """It may well be done another time: its process was killed, the store busy, the machine slow."""


class Rendering:
    def __init__(
        self, store: Store, drawings: Drawings, records: Records, analyses: Analyses | None = None
    ) -> None:
        self._store = store
        self._drawings = drawings
        self._records = records
        self._analyses = analyses

    @property
    def looks_back(self) -> bool:
        """Whether games are analysed at all."""
        return self._analyses is not None

    async def of(self, letter: Letter, game: Game, reader: Person) -> Rendered:
        """The words go out even if a picture cannot be drawn, or the record not be written; and those of a
        table's post, if drawing is behind."""
        if letter.analysis:
            return await self._analysis(letter)
        panel = open_panel(letter, game)
        drawn = await asyncio.gather(
            *(self._drawn(ref, reader, in_time=letter.kind == "post") for ref in letter.pictures)
        )
        pictures = tuple(each for each in drawn if isinstance(each, Picture))
        behind = {
            ref: each.words
            for ref, each in zip(letter.pictures, drawn, strict=True)
            if isinstance(each, Behind)
        }
        return Rendered(
            text=letter.text,
            pictures=pictures,
            lacking=len(pictures) < len(letter.pictures),
            to_follow=tuple(behind),
            in_words="\n\n".join(filter(None, behind.values())),
            files=await self._record(letter),
            panel=panel,
            closed=letter.panel if panel is None else None,
            thread=game.thread,
            reader=letter.user,
            mentions=await self._to_ping(letter),
            roles=letter.roles,
        )

    async def pictures(self, letter: Letter) -> list[Picture]:
        """Those that follow a post, however long it takes to draw them; without those that cannot be."""
        drawn = [await self._drawn(ref) for ref in letter.pictures]
        return [each for each in drawn if isinstance(each, Picture)]

    async def _drawn(
        self, ref: PictureRef, reader: Person = ANYBODY, *, in_time: bool = False
    ) -> Picture | Behind | None:
        try:
            return await self._drawings.draw(ref, reader, in_time=in_time)
        except Behind as behind:
            return behind
        except Refusal:
            return None

    async def _analysis(self, letter: Letter) -> Rendered:
        if self._analyses is None:
            raise LeftOut
        try:
            text, picture = await self._analyses.of(letter.game)
        except (BrokenExecutor, StoreFault, TimeoutError) as fault:
            report(log, f"game {letter.game}: its analysis was cut short", fault, logging.WARNING)
            raise CutShort from fault
        except Refusal as why:
            log.info("game %d: there is no analysis: %s", letter.game, english(why.why))
            raise LeftOut from why
        except Exception as fault:
            report(log, f"game {letter.game}: it cannot be analysed", fault)
            raise LeftOut from fault
        return Rendered(text=text, pictures=(picture,))

    async def _to_ping(self, letter: Letter) -> tuple[int, ...]:
        """Some people want to be named and not pinged."""
        if not letter.mentions:
            return ()
        async with self._store.reading() as tx:
            return await people.to_ping(tx, letter.mentions)

    async def _record(self, letter: Letter) -> tuple[File, ...]:
        if letter.record is None:
            return ()
        try:
            return (await self._records.file(letter.record.game),)
        except Exception as fault:  # noqa: BLE001 - it can be asked for later
            report(log, f"game {letter.game}: the record cannot be written", fault)
            return ()


def open_panel(letter: Letter, game: Game) -> PanelRef | None:
    """What belongs to a step is of no use once that is over."""
    panel = letter.panel
    if panel is None or panel.step is None:
        return panel
    if panel.passed_on:
        return None
    return panel if panel.step == game.step and game.status == "running" else None
