"""Before a game begins: opening a lobby, taking seats, starting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.desk import seating
from bot.desk.hosting import Actor, may_run
from bot.desk.part import Part, Services
from bot.desk.seating import Change, OpenLobby
from bot.desk.sheets import LobbySheet
from bot.kit.refusal import Refusal
from bot.kit.text import plain_name
from bot.post import notices, telling
from bot.post.lobby import differ, invitation, lobby_edit, lobby_post, lobby_text
from bot.store import Transaction, games, outbox, own_setups, timers
from bot.store.games import Game, Opening, Sitter
from bot.tables.casting import free_roles
from bot.tables.loaded import known, require_over
from bot.terms import Level
from bot.turns import lobbies
from rules.engine import Choice, Field, IllegalChoice
from rules.said import listed, said
from rules.table import settle_options

KEPT = timedelta(days=1)
"""So long a host may take to fill in the form of his own file."""
MOST_KEPT = 5
"""So many forms of one host are kept; the oldest is given up for another."""

MOST_INVITED = 30


class Lobby(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._catalogue = services.tables.catalogue
        self._limits = services.limits

    async def keep_setup(self, title_key: str, host_id: int, data: bytes) -> int:
        """Keep the options that a host's own file stands for while the form is filled in; their number."""
        try:
            options = await asyncio.to_thread(self._catalogue.title(title_key).own_setup, data)
        except IllegalChoice as why:
            raise Refusal(why.why) from None
        return await self.keep_answers(title_key, host_id, options)

    async def keep_answers(self, title_key: str, host_id: int, answers: Choice) -> int:
        """The same for answers that are too many for the form to carry along."""
        now = self._clock.now()
        async with self._store.transaction(person=host_id) as tx:
            await own_setups.forget_before(tx, now - KEPT)
            number = await own_setups.keep(tx, host_id, title_key, answers, now)
            await own_setups.keep_newest(tx, host_id, MOST_KEPT)
            return number

    async def kept_setup(self, number: int, title_key: str, host_id: int) -> Choice:
        async with self._store.reading() as tx:
            options = await own_setups.find(tx, number, host_id, title_key)
        if options is None:
            raise Refusal(said("desk.form-out-of-date"))
        return options

    def title_options(self, title_key: str, partial: Choice) -> tuple[Field, ...]:
        """The host's form, narrowed by what is filled in."""
        try:
            return self._catalogue.title(title_key).options(partial)
        except IllegalChoice as why:
            raise Refusal(why.why) from None

    async def open(self, opening: Opening) -> int:
        """A new game with its host in the first seat; its id. The outbox posts the lobby.

        A form that is pressed twice opens one game.
        """
        title = self._catalogue.title(opening.title)
        try:
            opening = replace(opening, options=settle_options(title, opening.options))
        except IllegalChoice as why:
            raise Refusal(why.why) from None
        seating.require_level(title, opening.terms.sits_in)
        now = self._clock.now()
        async with self._store.transaction(person=opening.host, server=opening.guild) as tx:
            await self._require_leave(tx, opening)
            game_id = await games.add(
                tx, opening, self._closes(now), now, rules_version=title.rules_version, pack=title.pack
            )
            await games.seat_players(tx, game_id, [(opening.host, plain_name(opening.host_name))])
            game, ready = await self._watched(tx, game_id)
            text = lobby_text(game, title, await games.players(tx, game_id))
            await outbox.put(tx, [lobby_post(game, text)], now)
        if ready:
            self._scheduler.nudge(game_id)
        return game_id

    async def _require_leave(self, tx: Transaction, opening: Opening) -> None:
        """That this form has opened nothing yet, and that neither person nor server has too much open."""
        form = opening.form
        if form is not None and (opened := await games.opened_with(tx, form)) is not None:
            raise Refusal(said("desk.opened-already", game=str(opened)))
        await self._require_few(tx, opening.guild, opening.host)

    async def _require_few(self, tx: Transaction, guild: int, host: int) -> None:
        """That neither this person nor this server has too much open for one more lobby."""
        waiting = await games.lobbies_of(tx, guild, host)
        if len(waiting) >= self._limits.lobbies:
            named = listed(said("desk.name-game", game=str(game)) for game in waiting)
            raise Refusal(said("desk.too-many-lobbies", games=named, number=len(waiting)))
        if await games.live_in_guild(tx, guild) >= self._limits.games:
            raise Refusal(said("desk.too-many-games", games=self._limits.games))

    async def rematch(self, game_id: int, user_id: int) -> int:
        """A lobby with the same people and options, opened by one of them; its id.

        Everybody has a seat already, and can leave it. Where seats differ, their order is turned round.
        """
        now = self._clock.now()
        async with self._store.reading() as tx:
            server = (await known(tx, game_id)).guild
        async with self._store.transaction(game=game_id, person=user_id, server=server) as tx:
            game = await known(tx, game_id)
            require_over(game)
            players = await games.players(tx, game_id)
            if all(player.user != user_id for player in players):
                raise Refusal(said("desk.rematch-not-yours", game=str(game_id)))
            if game.match < game.terms.matches:
                raise Refusal(said("desk.rematch-in-series"))
            if await outbox.state_of(tx, game_id, notices.REMATCH) is not None:
                raise Refusal(said("desk.rematch-open", game=str(game_id)))
            await self._require_few(tx, game.guild, user_id)
            title = self._catalogue.title_of(game)
            turned = bool(title.roles(game.options, len(players)))
            again = await games.add_again(tx, game, user_id, self._closes(now), now)
            sitters = [
                Sitter(player.user, player.called, level=player.level)
                for player in (reversed(players) if turned else players)
            ]
            await games.seat_players(tx, again, seating.numbered(sitters))
            await games.invite(tx, again, telling.users(players))  # who leaves a private one may come back
            opened, seated = await known(tx, again), await games.players(tx, again)
            await lobbies.watch(tx, opened, now, ready=False)
            lobby = lobby_post(opened, lobby_text(opened, title, seated))
            await outbox.put(tx, [lobby, notices.rematch(game, again, user_id, players, turned=turned)], now)
        return again

    def _closes(self, now: datetime) -> datetime:
        return now + timedelta(days=self._limits.lobby_days)

    async def sheet(self, game_id: int) -> LobbySheet:
        async with self._store.reading() as tx:
            return await self._sheet(tx, game_id)

    async def open_sheet(self, game_id: int) -> LobbySheet:
        """The same; refused once nobody can come or go any more."""
        async with self._store.reading() as tx:
            await _in_lobby(tx, game_id)
            return await self._sheet(tx, game_id)

    async def join(self, game_id: int, user_id: int, name: str, role: str = "") -> LobbySheet:
        """To be this; nothing stands for whatever comes."""
        return await self._change(game_id, lambda lobby: lobby.joined(user_id, plain_name(name), role))

    async def leave(self, game_id: int, user_id: int) -> LobbySheet:
        return await self._change(game_id, lambda lobby: lobby.left(user_id))

    async def choose(self, game_id: int, user_id: int, role: str) -> LobbySheet:
        """What this person wants to be; nothing stands for whatever comes."""
        return await self._change(game_id, lambda lobby: lobby.wished(user_id, role))

    async def add_stand_in(self, game_id: int, by: int, level: Level = "cadet") -> LobbySheet:
        return await self._change(game_id, lambda lobby: lobby.with_stand_in(by, level))

    async def remove_stand_in(self, game_id: int, by: int) -> LobbySheet:
        return await self._change(game_id, lambda lobby: lobby.without_stand_in(by))

    async def _change(self, game_id: int, change: Change) -> LobbySheet:
        async with self._store.transaction(game=game_id) as tx:
            game = await _in_lobby(tx, game_id)
            lobby = OpenLobby(
                game,
                self._catalogue.title_of(game),
                await games.players(tx, game_id),
                await games.invited(tx, game_id),
            )
            await games.seat_players(tx, game_id, seating.numbered(change(lobby)))
            _, ready = await self._watched(tx, game_id)
            sheet = await self._sheet(tx, game_id)
            await outbox.put(tx, [lobby_edit(game, sheet.text)], self._clock.now())
        if ready:
            self._scheduler.nudge(game_id)
        return sheet

    async def _watched(self, tx: Transaction, game_id: int) -> tuple[Game, bool]:
        """The game with its alarms set, and whether it is about to begin by itself."""
        game = await known(tx, game_id)
        players = await games.players(tx, game_id)
        _, most = self._catalogue.title_of(game).seats(game.options)
        ready = (
            game.terms.eager and len(players) == most and any(player.user is not None for player in players)
        )
        await lobbies.watch(tx, game, self._clock.now(), ready=ready)
        return game, ready

    async def invite(self, game_id: int, by: int, users: Sequence[int]) -> tuple[int, ...]:
        """Those who had not been invited yet are told, once; they."""
        async with self._store.transaction(game=game_id) as tx:
            game = await _in_lobby(tx, game_id)
            seating.require_host(game, by, "invite")
            before = await games.invited(tx, game_id)
            seated = {player.user for player in await games.players(tx, game_id)}
            new = tuple(dict.fromkeys(user for user in users if user not in {*before, *seated}))
            if not new:
                raise Refusal(said("desk.invited-already"))
            if len(before) + len(new) > MOST_INVITED:
                raise Refusal(said("desk.too-many-invited", most=MOST_INVITED))
            await games.invite(tx, game_id, new)
            title = self._catalogue.title_of(game)
            await outbox.put(tx, [invitation(game, title, new)], self._clock.now())
        return new

    async def cancel(self, game_id: int, by: Actor) -> None:
        async with self._store.transaction(game=game_id) as tx:
            game = await _in_lobby(tx, game_id)
            if not await may_run(tx, by, game):
                raise Refusal(said("desk.call-off-not-yours", game=str(game_id)))
            await games.update(tx, game_id, status="cancelled", closes=None)
            await timers.replace(tx, game_id, 0, {})
            called_off = await known(tx, game_id)
            sheet = await self._sheet(tx, game_id)
            await outbox.put(tx, [lobby_edit(called_off, sheet.text)], self._clock.now())

    async def start(self, game_id: int, by: int) -> None:
        """Seal the dice, set the table up, and tell everyone."""
        async with self._store.reading() as tx:
            game = await _in_lobby(tx, game_id)
            seating.require_host(game, by, "start")
            players = await games.players(tx, game_id)
            title = self._catalogue.title_of(game)
        seating.require_enough(game, players, title)
        await lobbies.begin(self._store, self._catalogue, game, players, self._clock.now())
        self._scheduler.nudge(game_id)

    async def _sheet(self, tx: Transaction, game_id: int) -> LobbySheet:
        game = await known(tx, game_id)
        title = self._catalogue.title_of(game)
        players = await games.players(tx, game_id)
        least, most = title.seats(game.options)
        roles = free_roles(title, game.options, ()) if differ(game, title) else ()
        return LobbySheet(
            game_id=game_id,
            title=title.name,
            host=game.host,
            players=players,
            least=least,
            most=most,
            text=lobby_text(game, title, players),
            open=game.status == "lobby",
            begins=game.terms.eager,
            roles=roles,
            role_names={role: title.role_name(role) for role in roles},
            aces=title.aces,
        )


async def _in_lobby(tx: Transaction, game_id: int) -> Game:
    game = await known(tx, game_id)
    if game.status != "lobby":
        if game.status != "cancelled":
            raise Refusal(said("desk.begun-already", game=str(game_id)))
        closed = game.closes is not None
        raise Refusal(said("desk.closed" if closed else "desk.called-off", game=str(game_id)))
    return game
