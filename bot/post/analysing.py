"""A background job with a cache: analyses of finished games, one at a time, in a low-priority process.

An analysis takes 5 to 25 seconds of one core. It is worked out when its letter goes out, so that a bot that
stops meanwhile works it out again; what was worked out is kept for a while, for letters that have to wait
and for whoever asks.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from bot.kit.apart import Apart
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.post.looking_back.lookback import look_back
from bot.store import Store
from bot.tables.loaded import Tables
from bot.tables.records import Records
from render.analysis.lookback import Lookback, nothing_decided, swing
from render.analysis.picture import picture
from render.artist import Artist, Names, Picture
from render.look import Look, looking
from rules.engine import AnyTitle
from rules.record import BadRecord, Record
from rules.said import said, sentences
from words import language, phrase, say

PATIENCE = 300
"""Seconds after which an analysis is not worth waiting for."""
KEPT = 8
"""Analyses of games that are over, in memory."""
SMALL_PRINT = said("analysis.small-print")


class Study(NamedTuple):
    """What an analysis is worked out from."""

    record: Record
    title: AnyTitle
    artist: Artist
    names: Names
    look: Look


class Analysed(NamedTuple):
    """In words, and as a picture."""

    text: str
    picture: Picture


class Analyses:
    def __init__(self, store: Store, tables: Tables, records: Records) -> None:
        self._store = store
        self._tables = tables
        self._records = records
        self._one = asyncio.Lock()
        self._kept: OrderedDict[tuple[int, str], Analysed] = OrderedDict()
        self._apart = Apart(times=1)

    def close(self) -> None:
        self._apart.close()

    async def of(self, game_id: int) -> Analysed:
        async with self._one:
            key = game_id, language()
            if key not in self._kept:
                self._kept[key] = await self._worked_out(await self._study(game_id))
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            found = self._kept[key]
        name = f"game{game_id}-analysis.png"
        return Analysed(found.text, Picture(found.picture.data, found.picture.alt, name))

    async def _study(self, game_id: int) -> Study:
        record = await self._records.record(game_id)
        async with self._store.reading() as tx:
            game = await self._tables.load(tx, game_id)
        try:
            record.title_in({game.title.key: game.title})
        except BadRecord as bad:
            raise Refusal(said("post.cannot-look-back", game=str(game_id), why=bad.why)) from None
        look = Look(country=game.game.commitment, language=language())
        return Study(record, game.title, game.artist, game.names, look)

    async def _worked_out(self, study: Study) -> Analysed:
        return await self._apart.do(PATIENCE, analysed, study)


# In the other process


def analysed(study: Study) -> Analysed:
    with looking(study.look):
        back = look_back(study.record, study.title, study.artist, study.names)
        return Analysed(_told(back), picture(back))


def _told(back: Lookback) -> str:
    moments = [
        " ".join(
            filter(None, (f"**{escape(swing(back, each))}.**", escape(each.reason), escape(each.instead)))
        )
        for each in back.moments
    ]
    heading = phrase("analysis.heading")
    deeds = [phrase("analysis.deeds", deeds=sentences(back.deeds))] if back.deeds else []
    return "\n".join((heading, *deeds, *(moments or [nothing_decided(back)]), say(SMALL_PRINT)))
