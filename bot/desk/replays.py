"""Looking back: a step or a turn of a game, or the game so far as a time-lapse, as everybody saw it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from bot.desk.part import Part, Services
from bot.desk.sheets import PastSheet
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.kit.text import paged
from bot.post import prose, story, telling
from bot.post.drawing import ANYBODY
from bot.store import people
from bot.store.people import Person
from bot.tables.loaded import LoadedGame, known, require_over
from render.artist import Picture
from rules.said import said
from rules.values import Event

log = logging.getLogger(__name__)

STILL = said("desk.no-time-lapse")

T = TypeVar("T")


class Replays(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._drawings = services.drawings
        self._films = services.films

    async def step(self, game_id: int, step: int, user_id: int | None = None) -> PastSheet:
        """What everybody could see after that step of a finished game, and what was told of it."""
        async with self._store.reading() as tx:
            game = await known(tx, game_id)
            require_over(game)
            loaded = await self._tables.load(tx, game_id, min(step, game.step))
        still = await self._still(loaded, await self._reader(user_id))
        text = _told(loaded, loaded.events())
        return PastSheet(game_id=game_id, at=loaded.step, last=game.step, text=text, picture=still)

    async def turn(self, game_id: int, number: int, user_id: int | None = None) -> PastSheet:
        """What was told of that turn, with its film; with a still where nothing moved, or for whoever wants
        no moving pictures."""
        reader = await self._reader(user_id)
        shown = await _made(self._films.turn(game_id, number, filmed=reader.pictures == "moving"), game_id)
        picture = shown.film or await self._still(shown.after, reader)
        text = _told(shown.after, shown.events)
        return PastSheet(game_id=game_id, at=number, last=shown.last, text=text, picture=picture)

    async def lapse(self, game_id: int, user_id: int | None = None) -> Picture:
        """The game so far, one frame a turn."""
        if (await self._reader(user_id)).pictures != "moving":
            raise Refusal(STILL)
        film = await _made(self._films.lapse(game_id), game_id)
        if film is None:
            raise Refusal(said("desk.no-film", game=str(game_id)))
        return film

    async def _still(self, loaded: LoadedGame, reader: Person) -> Picture:
        return await self._drawings.scene(loaded, "board", None, reader=reader, can_wait=True)

    async def _reader(self, user_id: int | None) -> Person:
        if user_id is None:
            return ANYBODY
        async with self._store.reading() as tx:
            return await people.get(tx, user_id)


async def _made(film: Awaitable[T], game_id: int) -> T:
    try:
        return await film
    except Refusal:
        raise
    except Exception as fault:
        report(log, f"game {game_id}: a film that was asked for cannot be made", fault)
        raise Refusal(said("desk.film-broken")) from fault


def _told(after: LoadedGame, events: Sequence[Event]) -> str:
    told = story.written(telling.told_of(after, after.table, events))
    return paged([*told, f"> {prose.headline(after, after.step, after.table.view())}"])[0]
