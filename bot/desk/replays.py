"""Looking back: one turn of a game, moving, or the game so far as a time-lapse, as everybody saw it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

from bot.desk.sheets import TurnSheet
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.kit.text import paged
from bot.post import prose, story, telling
from bot.post.drawing import ANYBODY, Drawings
from bot.post.filming import Films, ReplayedTurn
from bot.store import Store, people
from bot.store.people import Person
from render.artist import Picture

log = logging.getLogger(__name__)

STILL = (
    "A time-lapse moves, and your settings ask for pictures that do not. "
    "Name a turn to see it, or allow moving pictures with /settings."
)

T = TypeVar("T")


class Replays:
    def __init__(self, store: Store, drawings: Drawings, films: Films) -> None:
        self._store = store
        self._drawings = drawings
        self._films = films

    async def turn(self, game_id: int, number: int, user_id: int | None = None) -> TurnSheet:
        """What was told of that turn, with its film; with a still where nothing moved, or for whoever wants
        no moving pictures."""
        reader = await self._reader(user_id)
        shown = await _made(self._films.turn(game_id, number, filmed=reader.pictures == "moving"), game_id)
        still = None
        if not shown.film:
            still = await self._drawings.scene(shown.after, "board", None, reader=reader, can_wait=True)
        return TurnSheet(
            game_id=game_id,
            turn=number,
            last=shown.last,
            text=_told(shown),
            pictures=tuple(filter(None, (shown.film, still))),
        )

    async def lapse(self, game_id: int, user_id: int | None = None) -> Picture:
        """The game so far, one frame a turn."""
        if (await self._reader(user_id)).pictures != "moving":
            raise Refusal(STILL)
        film = await _made(self._films.lapse(game_id), game_id)
        if film is None:
            raise Refusal(f"There is no film of Game {game_id}.")
        return film

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
        raise Refusal("That film could not be made; the fault is noted.") from fault


def _told(shown: ReplayedTurn) -> str:
    after = shown.after
    told = story.written(telling.told_of(after, after.table, shown.events))
    return paged([*told, f"> {prose.headline(after, after.step, after.table.view())}"])[0]
