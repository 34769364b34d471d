"""A game begins: its dice are sealed, its table is set up, and everyone is told."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from datetime import datetime

from bot.kit.refusal import Refusal
from bot.post import telling
from bot.post.lobby import lobby_edit, lobby_text, thread_letter
from bot.post.telling import Turn
from bot.store import Store, games
from bot.store.games import Game, Player, Sitter
from bot.tables.casting import cast
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Party
from bot.turns.deadlines import allowance_from, deadline_of
from bot.turns.writing import write_turn
from rules.dice import commitment
from rules.engine import IllegalChoice
from rules.table import Table


async def begin(
    store: Store, catalogue: Catalogue, game: Game, players: tuple[Player, ...], now: datetime
) -> None:
    """Everybody is what they wished to be. Refused if that cannot be, or if the lobby is not as it was when
    the game was to begin with these players."""
    title = catalogue.title_of(game)
    settled = cast(title, game.options, players)
    seed = secrets.token_bytes(32)
    begun = replace(
        game, options=settled.options, seed=seed, commitment=commitment(seed), status="running", closes=None
    )
    party = Party(begun, settled.players, title, catalogue.artists[game.title])
    turn = await asyncio.to_thread(_set_up, party, now)
    public, story = await asyncio.to_thread(telling.public_letters, turn)
    private = await asyncio.to_thread(lambda: list(telling.private_letters(turn)))
    async with store.transaction(game=game.id) as tx:
        # The lobby may have changed while the table was set up.
        if players != await games.players(tx, game.id) or not await games.begin(tx, begun):
            raise Refusal(f"The lobby of Game {game.id} has just changed; look again.")
        sitters = [Sitter(each.user, each.name, level=each.level) for each in party.players]
        await games.seat_players(tx, game.id, sitters)
        first = [lobby_edit(begun, lobby_text(begun, title, party.players)), thread_letter(begun, title)]
        await write_turn(tx, turn, [*first, *public, *private], story, now)


def _set_up(party: Party, now: datetime) -> Turn:
    try:
        table = Table.new(party.title, len(party.players), party.game.options, party.game.seed)
    except IllegalChoice as why:
        raise Refusal(str(why)) from None
    deadline = deadline_of(party, party.awaited(table), allowance_from(now, party.game.terms.pace))
    return Turn(party=party, table=table, events=table.opening, missed={}, deadline=deadline)
