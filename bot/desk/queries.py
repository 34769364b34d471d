"""Looking at games: lists, pictures, status, records."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Literal

from bot.desk.part import Part, Services
from bot.desk.sheets import GameSheet
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import prose
from bot.post.agreed import agreed
from bot.post.analysing import Analysed
from bot.post.drawing import ANYBODY
from bot.post.lobby import table_rules
from bot.store import games, people, questions
from bot.store.games import Game
from bot.store.mail import messages
from bot.store.questions import GameLine
from bot.tables.loaded import LoadedGame, known
from bot.tables.older import OutOfDate
from bot.tables.records import File
from render.artist import Picture
from rules.engine import AnyTitle
from rules.said import said
from rules.values import Seat
from words import say

log = logging.getLogger(__name__)


class Queries(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._drawings = services.drawings
        self._records = services.records
        self._analyses = services.analyses

    # Finding games

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's games that are not over: what they owe first, the soonest before all.

        No game is loaded for it: somebody may sit in hundreds.
        """
        async with self._store.reading() as tx:
            listed = await questions.games_of(tx, user_id)
        name_of = self._tables.catalogue.name_of
        return tuple(replace(each, title=name_of(each.title)) for each in listed)

    async def is_letter(self, message_id: int, channel_id: int) -> bool:
        """Whether that message is a letter of ours, or may be one that nobody has heard of yet."""
        async with self._store.reading() as tx:
            return await messages.is_ours(tx, message_id, channel_id)

    async def is_set_aside(self, message_id: int) -> bool:
        """Whether that message is one that another has taken the place of."""
        async with self._store.reading() as tx:
            return await messages.is_retired(tx, message_id)

    async def game_of_thread(self, channel_id: int | None) -> int | None:
        """The game whose thread this is."""
        async with self._store.reading() as tx:
            return None if channel_id is None else await games.in_thread(tx, channel_id)

    async def game_in(self, channel_id: int) -> int | None:
        """The game of this thread, or the only live game of this channel."""
        async with self._store.reading() as tx:
            if (game := await games.in_thread(tx, channel_id)) is not None:
                return game
            live = await games.live_in_channel(tx, channel_id)
            return live[0] if len(live) == 1 else None

    async def title_in(self, channel_id: int | None) -> str | None:
        """The key of the title that is played in this thread or, if it is one game alone, in this channel."""
        game = None if channel_id is None else await self.game_in(channel_id)
        if game is None:
            return None
        async with self._store.reading() as tx:
            return (await known(tx, game)).title

    def title(self, key: str) -> AnyTitle:
        return self._tables.catalogue.title(key)

    def titles(self) -> tuple[AnyTitle, ...]:
        """All that is played here."""
        return tuple(self._tables.catalogue.titles.values())

    async def require_known(self, game_id: int, user_id: int, guild_id: int | None) -> None:
        """A game is its server's: elsewhere only those who play or run it know that there is one."""
        async with self._store.reading() as tx:
            game = await known(tx, game_id)
            sits = any(player.user == user_id for player in await games.players(tx, game_id))
        if guild_id != game.guild and not sits and user_id not in {game.host, game.cohost}:
            raise Refusal(said("desk.no-such-game", game=str(game_id)))

    # Looking

    async def planned(self, scene: Literal["preview", "mat"], game_id: int, seat: Seat, step: int) -> Picture:
        """Where this seat's plan, as far as it goes, would lead, or its mat with that plan: for whoever sits
        there alone."""
        async with self._store.reading() as tx:
            loaded = await self._tables.load(tx, game_id)
            if loaded.step != step or loaded.game.status == "over":
                raise Refusal(said("desk.nothing-to-preview"))
        reader = loaded.player(seat).person
        return await self._drawings.scene(loaded, scene, seat, loaded.plan(seat), reader)

    async def board(self, game_id: int, user_id: int | None, step: int | None = None) -> Picture:
        """As that person may see it: show it to nobody else. None: as anyone may."""
        async with self._store.reading() as tx:
            loaded = await self._tables.load(tx, game_id, step)
            reader = ANYBODY if user_id is None else await people.get(tx, user_id)
        seat = None if user_id is None else loaded.seat_of(user_id)
        return await self._drawings.scene(loaded, "board", seat, reader=reader, can_wait=True)

    async def mat(self, game_id: int, user_id: int) -> Picture:
        """This person's own, with what they have planned or locked in."""
        async with self._store.reading() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        reader = loaded.player(seat).person
        return await self._drawings.scene(loaded, "mat", seat, loaded.plan(seat), reader, can_wait=True)

    async def status(self, game_id: int) -> GameSheet:
        async with self._store.reading() as tx:
            game = await known(tx, game_id)
            players = await games.players(tx, game_id)
            begun = game.status in {"running", "over"}
            headline, waiting_for, loaded = "", tuple[str, ...](), None
            try:
                loaded = await self._tables.load(tx, game_id) if begun else None
            except OutOfDate as why:
                headline = str(why)
        if loaded is not None:
            headline, waiting_for = await asyncio.to_thread(_standing, loaded)
        return GameSheet(
            game_id=game_id,
            title=self._tables.catalogue.name_of(game.title),
            status=game.status,
            headline=headline,
            step=game.step,
            players=players,
            waiting_for=waiting_for,
            deadline=game.deadline,
            channel=game.channel,
            thread=game.thread,
            commitment=game.commitment,
            rules=self._rules(game),
        )

    def _rules(self, game: Game) -> tuple[str, ...]:
        """As far as they can still be told: a title may have changed since, or be gone."""
        title = self._tables.catalogue.titles.get(game.title)
        if title is None or title.rules_version != game.rules_version:
            return ()
        return (*agreed(title, game.options), *map(say, table_rules(game)))

    async def record(self, game_id: int) -> File:
        """Only when the game is over."""
        return await self._records.file(game_id)

    async def analysis(self, game_id: int, user_id: int) -> Analysed:
        """How a finished game went: refused while it is on, for it shows all that is hidden."""
        async with self._store.reading() as tx:
            reader = await people.get(tx, user_id)
        try:
            text, picture = await self._analyses.of(game_id)
        except Refusal:
            raise
        except Exception as fault:
            report(log, f"game {game_id}: it cannot be analysed", fault)
            raise Refusal(said("desk.not-analysed", game=str(game_id))) from fault
        return Analysed(text, picture.told() if reader.pictures == "words" else picture)

    async def verify(self, game_id: int) -> str:
        return await self._records.verdict(game_id)


def _standing(loaded: LoadedGame) -> tuple[str, tuple[str, ...]]:
    headline = prose.headline(loaded, loaded.step, loaded.table.view())
    return headline, tuple(player.name for player in loaded.owing())
