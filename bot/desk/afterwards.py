"""When a game is over: playing it again, and looking at it once more, step by step."""

from __future__ import annotations

from datetime import timedelta

from bot.desk.limits import require_room
from bot.desk.seating import numbered
from bot.desk.sheets import ReplaySheet
from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.text import paged
from bot.post import notices, prose, story, telling
from bot.post.drawing import ANYBODY, Drawings
from bot.post.lobby import lobby_post, lobby_text
from bot.settings import Limits
from bot.store import Store, Transaction, games, invitations, outbox, people
from bot.store.games import Game, Sitter
from bot.tables.loaded import LoadedGame, Tables, known
from bot.turns import lobbies


class Afterwards:
    def __init__(
        self, store: Store, tables: Tables, clock: Clock, drawings: Drawings, limits: Limits
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._drawings = drawings
        self._limits = limits

    async def rematch(self, game_id: int, user_id: int) -> int:
        """A lobby with the same people and options, opened by one of them; its id.

        Everybody has a seat already, and can leave it. Where seats differ, their order is turned round.
        """
        now = self._clock.now()
        async with self._store.reading() as tx:
            server = (await known(tx, game_id)).guild
        async with self._store.transaction(game=game_id, person=user_id, server=server) as tx:
            game = await _over(tx, game_id)
            players = await games.players(tx, game_id)
            if all(player.user != user_id for player in players):
                raise Refusal(f"Only those who played Game {game_id} can ask for a rematch.")
            if game.match < game.terms.matches:
                raise Refusal("The next match of this series begins by itself.")
            if await outbox.state_of(tx, game_id, notices.REMATCH) is not None:
                raise Refusal(f"The rematch of Game {game_id} is open already; look for it in the channel.")
            await require_room(tx, self._limits, game.guild, user_id)
            title = self._tables.catalogue.title_of(game)
            turned = bool(title.roles(game.options, len(players)))
            closes = now + timedelta(days=self._limits.lobby_days)
            again = await games.add_again(tx, game, user_id, closes, now)
            sitters = [
                Sitter(player.user, player.name, level=player.level)
                for player in (reversed(players) if turned else players)
            ]
            await games.seat_players(tx, again, numbered(sitters))
            await invitations.add(tx, again, telling.users(players))  # who leaves a private one may come back
            opened, seated = await known(tx, again), await games.players(tx, again)
            await lobbies.watch(tx, opened, now, ready=False)
            invitation = notices.rematch(game, again, user_id, players, turned=turned)
            lobby = lobby_post(opened, lobby_text(opened, title, seated))
            await outbox.put(tx, [lobby, invitation], now)
        return again

    async def replay(self, game_id: int, step: int, user_id: int | None = None) -> ReplaySheet:
        """What everybody could see after that step, and what was told of it."""
        async with self._store.reading() as tx:
            game = await _over(tx, game_id)
            loaded = await self._tables.load(tx, game_id, min(step, game.step))
            reader = ANYBODY if user_id is None else await people.get(tx, user_id)
        return ReplaySheet(
            game_id=game_id,
            step=loaded.step,
            last=game.step,
            text=_told(loaded),
            picture=await self._drawings.scene(loaded, "board", None, reader=reader, can_wait=True),
        )


def _told(loaded: LoadedGame) -> str:
    table = loaded.table
    told = story.written(telling.told_of(loaded, table, loaded.events()))
    return paged([*told, f"> {prose.headline(loaded, loaded.step, table.view())}"])[0]


async def _over(tx: Transaction, game_id: int) -> Game:
    game = await known(tx, game_id)
    if game.status != "over":
        raise Refusal(f"Game {game_id} is not over.")
    return game
