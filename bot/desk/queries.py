"""Looking at games: lists, pictures, status, records."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime

from bot.desk.counter import Counter
from bot.desk.sheets import GameLine, GamePage, Owed
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post.courier import File
from bot.store import choices, games
from bot.store.games import Game
from bot.tables.loaded import Sitting, known
from render.artist import Picture
from rules.engine import Decision
from rules.values import Seat

log = logging.getLogger(__name__)

_NEVER = datetime.max.replace(tzinfo=UTC)


class Reading(Counter):
    # Finding games

    async def owed(self, user_id: int) -> tuple[Owed, ...]:
        """What this person owes now, soonest deadline first."""
        found = await asyncio.to_thread(all_asked, await self._running(user_id))
        owed = [
            Owed(
                game_id=sitting.game.id,
                title=sitting.title.name,
                seat=seat,
                step=sitting.step,
                decision=decision,
                deadline=sitting.game.deadline,
            )
            for sitting, seat, decision in found
            if seat not in sitting.chosen
        ]
        return tuple(sorted(owed, key=lambda one: (one.deadline or _NEVER, one.game_id)))

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's games that are not over, newest first."""
        async with self.store.transaction() as tx:
            listed = await games.of_user(tx, user_id)
        asked = await asyncio.to_thread(all_asked, await self._running(user_id))
        locked = {sitting.game.id: seat in sitting.chosen for sitting, seat, _ in asked}
        return tuple(self._line(game, locked.get(game.id)) for game, _ in listed)

    def _line(self, game: Game, locked: bool | None) -> GameLine:  # noqa: FBT001 - None: nothing is asked
        return GameLine(
            game_id=game.id,
            title=self.shelf.name_of(game),
            status=game.status,
            owes=locked is False,
            locked=locked is True,
            deadline=game.deadline,
            thread=game.thread,
        )

    async def game_in(self, channel_id: int) -> int | None:
        """The game of this thread, or the only live game of this channel."""
        async with self.store.transaction() as tx:
            if (game := await games.in_thread(tx, channel_id)) is not None:
                return game
            live = await games.live_in_channel(tx, channel_id)
            return live[0] if len(live) == 1 else None

    async def _running(self, user_id: int) -> list[tuple[Sitting, Seat]]:
        async with self.store.transaction() as tx:
            listed = await games.of_user(tx, user_id)
            sittings = []
            for game, seat in listed:
                # A game that this bot can no longer play must not hide the others.
                with suppress(Refusal):
                    if game.status == "running":
                        sittings.append((await self.shelf.sitting(tx, game.id), seat))
            return sittings

    # Looking

    async def preview(self, game_id: int, user_id: int, step: int) -> Picture:
        """Where this person's plan, as far as it goes, would lead: for them alone."""
        async with self.store.transaction() as tx:
            sitting, seat = await self._sitting(tx, game_id, user_id)
            if sitting.step != step or sitting.game.status == "over":
                raise Refusal("That turn is over; there is nothing left to preview.")
            draft = await choices.draft(tx, game_id, step, seat)
        return await self.gallery.scene(sitting, "preview", seat, sitting.chosen.get(seat, draft))

    async def board(self, game_id: int, user_id: int | None, step: int | None = None) -> Picture:
        """As that person may see it: show it to nobody else. None: as anyone may."""
        async with self.store.transaction() as tx:
            sitting = await self.shelf.sitting(tx, game_id, step)
        seat = None if user_id is None else sitting.seat_of(user_id)
        return await self.gallery.scene(sitting, "board", seat)

    async def mat(self, game_id: int, user_id: int) -> Picture:
        async with self.store.transaction() as tx:
            sitting, seat = await self._sitting(tx, game_id, user_id)
        return await self.gallery.scene(sitting, "mat", seat)

    async def status(self, game_id: int) -> GamePage:
        async with self.store.transaction() as tx:
            game = await known(tx, game_id)
            players = await games.players(tx, game_id)
            begun = game.status in {"running", "over"}
            sitting = await self.shelf.sitting(tx, game_id) if begun else None
        headline, waiting_for = await asyncio.to_thread(_standing, sitting) if sitting else ("", ())
        return GamePage(
            game_id=game_id,
            title=self.shelf.name_of(game),
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
        return await self.records.file(game_id)

    async def verify(self, game_id: int) -> str:
        return await self.records.verdict(game_id)


def all_asked(sittings: list[tuple[Sitting, Seat]]) -> list[tuple[Sitting, Seat, Decision]]:
    """Those of the games in which something is asked of that seat, and what."""
    found = []
    for sitting, seat in sittings:
        try:
            decision = sitting.table().asked().get(seat)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not hide the others
            report(log, f"game {sitting.game.id} step {sitting.step}: cannot say what is asked", fault)
            continue
        if decision is not None:
            found.append((sitting, seat, decision))
    return found


def _standing(sitting: Sitting) -> tuple[str, tuple[str, ...]]:
    table = sitting.table()
    headline = sitting.artist.headline(table.view(), sitting.written_names)
    return headline, tuple(player.name for player in sitting.owing(table.asked()))
