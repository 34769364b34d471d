"""Looking at games: lists, pictures, status, records."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.desk.asked import asked_of
from bot.desk.sheets import GameLine, GameSheet, Owed
from bot.kit.refusal import Refusal
from bot.post import prose
from bot.post.drawing import Drawings
from bot.store import Store, games
from bot.store.games import Game
from bot.tables.loaded import LoadedGame, Tables, known
from bot.tables.records import File, Records
from render.artist import Picture
from rules.values import Seat

_NEVER = datetime.max.replace(tzinfo=UTC)


class Queries:
    def __init__(self, store: Store, tables: Tables, drawings: Drawings, records: Records) -> None:
        self._store = store
        self._tables = tables
        self._drawings = drawings
        self._records = records

    # Finding games

    async def owed(self, user_id: int) -> tuple[Owed, ...]:
        """What this person owes now, soonest deadline first."""
        owed = [
            Owed(
                game_id=asked.loaded.game.id,
                title=asked.loaded.title.name,
                seat=asked.seat,
                step=asked.loaded.step,
                decision=asked.decision,
                deadline=asked.loaded.game.deadline,
            )
            for asked in await asked_of(self._store, self._tables, user_id)
            if not asked.answered
        ]
        return tuple(sorted(owed, key=lambda one: (one.deadline or _NEVER, one.game_id)))

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's games that are not over, newest first."""
        async with self._store.transaction() as tx:
            listed = await games.of_user(tx, user_id)
        answered = {
            asked.loaded.game.id: asked.answered
            for asked in await asked_of(self._store, self._tables, user_id)
        }
        return tuple(self._line(game, answered.get(game.id)) for game, _ in listed)

    def _line(self, game: Game, answered: bool | None) -> GameLine:  # noqa: FBT001 - None: nothing is asked
        return GameLine(
            game_id=game.id,
            title=self._tables.catalogue.name_of(game),
            status=game.status,
            owes=answered is False,
            locked=answered is True,
            deadline=game.deadline,
            thread=game.thread,
        )

    async def game_of_thread(self, channel_id: int | None) -> int | None:
        """The game whose thread this is."""
        async with self._store.transaction() as tx:
            return None if channel_id is None else await games.in_thread(tx, channel_id)

    async def game_in(self, channel_id: int) -> int | None:
        """The game of this thread, or the only live game of this channel."""
        async with self._store.transaction() as tx:
            if (game := await games.in_thread(tx, channel_id)) is not None:
                return game
            live = await games.live_in_channel(tx, channel_id)
            return live[0] if len(live) == 1 else None

    # Looking

    async def preview(self, game_id: int, seat: Seat, step: int) -> Picture:
        """Where this seat's plan, as far as it goes, would lead: for whoever sits there alone."""
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game_id)
            if loaded.step != step or loaded.game.status == "over":
                raise Refusal("That turn is over; there is nothing left to preview.")
        plan = loaded.drafts.get(seat, loaded.chosen.get(seat, {}))
        return await self._drawings.scene(loaded, "preview", seat, plan)

    async def board(self, game_id: int, user_id: int | None, step: int | None = None) -> Picture:
        """As that person may see it: show it to nobody else. None: as anyone may."""
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game_id, step)
        seat = None if user_id is None else loaded.seat_of(user_id)
        return await self._drawings.scene(loaded, "board", seat)

    async def mat(self, game_id: int, user_id: int) -> Picture:
        async with self._store.transaction() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        return await self._drawings.scene(loaded, "mat", seat)

    async def status(self, game_id: int) -> GameSheet:
        async with self._store.transaction() as tx:
            game = await known(tx, game_id)
            players = await games.players(tx, game_id)
            begun = game.status in {"running", "over"}
            loaded = await self._tables.load(tx, game_id) if begun else None
        headline, waiting_for = await asyncio.to_thread(_standing, loaded) if loaded else ("", ())
        return GameSheet(
            game_id=game_id,
            title=self._tables.catalogue.name_of(game),
            status=game.status,
            headline=headline,
            step=game.step,
            players=players,
            waiting_for=waiting_for,
            deadline=game.deadline,
            channel=game.channel,
            thread=game.thread,
            commitment=game.commitment,
        )

    async def record(self, game_id: int) -> File:
        """Only when the game is over."""
        return await self._records.file(game_id)

    async def verify(self, game_id: int) -> str:
        return await self._records.verdict(game_id)


def _standing(loaded: LoadedGame) -> tuple[str, tuple[str, ...]]:
    headline = prose.headline(loaded, loaded.step, loaded.table.view())
    return headline, tuple(player.name for player in loaded.owing())
