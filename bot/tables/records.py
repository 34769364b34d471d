"""The record of a game, put together from the store without playing anything again."""

from __future__ import annotations

import asyncio

from bot.kit.refusal import Refusal
from bot.store import Store, choices, steps
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import Value
from rules.record import BadRecord, Record, RecordedStep, write
from rules.values import Frozen, Seat
from rules.verify import verify


class File(Frozen, frozen=True):
    """A file that goes along with a letter."""

    name: str
    data: bytes


class Records:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def file(self, game_id: int) -> File:
        """The whole game with its seed: refused until the game is over."""
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game_id)
            if loaded.game.status != "over":
                raise Refusal(
                    f"The record of Game {game_id} opens when the game is over; it holds every secret."
                )
            digests = await steps.digests(tx, game_id)
            chosen = await choices.of_game(tx, game_id)
        return File(
            f"flugpost-game{game_id}.json", await asyncio.to_thread(_written, loaded, digests, chosen)
        )

    async def verdict(self, game_id: int) -> str:
        """Whether the game was played as committed; while it runs, what will prove it."""
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game_id)
            digests = await steps.digests(tx, game_id)
            chosen = await choices.of_game(tx, game_id)
        game = loaded.game
        if game.status != "over":
            return (
                f"Game {game_id} is still on, and its seed is shown when it is over. "
                f"Its SHA-256, fixed before the first roll, is `{game.commitment}`."
            )
        return await asyncio.to_thread(_verdict, self._tables.catalogue, loaded, digests, chosen)


Chosen = dict[int, dict[Seat, dict[str, Value]]]


def _record(loaded: LoadedGame, digests: list[str], chosen: Chosen) -> Record:
    game = loaded.game
    return Record(
        title=game.title,
        rules_version=game.rules_version,
        pack=game.pack,
        options=game.options,
        seats=len(loaded.players),
        commitment=game.commitment,
        seed=game.seed.hex(),
        script=None,
        opening=digests[0],
        steps=tuple(
            RecordedStep(choices=chosen[step], digest=digest) for step, digest in enumerate(digests[1:])
        ),
        outcome=loaded.table.outcome,
    )


def _written(loaded: LoadedGame, digests: list[str], chosen: Chosen) -> bytes:
    return write(_record(loaded, digests, chosen))


def _verdict(catalogue: Catalogue, loaded: LoadedGame, digests: list[str], chosen: Chosen) -> str:
    game = loaded.game
    try:
        verify(_record(loaded, digests, chosen), catalogue.titles)
    except BadRecord as bad:
        return f"Game {game.id} does not check out: {bad}"
    return (
        f"Game {game.id} checks out: {len(digests) - 1} steps replayed, every roll follows from the seed "
        f"`{game.seed.hex()}`, and its SHA-256 is the one shown at the start, `{game.commitment}`."
    )
