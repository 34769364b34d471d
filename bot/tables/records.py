"""The record of a game, put together from the store without playing anything again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.kit.refusal import Refusal
from bot.store import Store, Transaction, choices, epochs, orders, steps
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


@dataclass(frozen=True)
class Past:
    """All that was chosen and ordered in a game, and the digest of each step, the set-up's first."""

    loaded: LoadedGame
    digests: list[str]
    chosen: dict[int, dict[Seat, dict[str, Value]]] = field(repr=False)
    orders: dict[int, dict[Seat, dict[str, Value]]] = field(repr=False)
    epochs: dict[int, int]

    def record(self) -> Record:
        game = self.loaded.game
        return Record(
            title=game.title,
            rules_version=game.rules_version,
            pack=game.pack,
            options=game.options,
            seats=len(self.loaded.players),
            commitment=game.commitment,
            seed=game.seed.hex(),
            script=None,
            opening=self.digests[0],
            steps=tuple(
                RecordedStep(
                    choices=self.chosen[step],
                    digest=digest,
                    orders=self.orders.get(step, {}),
                    epoch=self.epochs.get(step, 0),
                )
                for step, digest in enumerate(self.digests[1:])
            ),
            outcome=self.loaded.table.outcome,
        )

    def written(self) -> bytes:
        return write(self.record())

    def verdict(self, catalogue: Catalogue) -> str:
        game = self.loaded.game
        try:
            verify(self.record(), catalogue.titles)
        except BadRecord as bad:
            return f"Game {game.id} does not check out: {bad}"
        return (
            f"Game {game.id} checks out: {len(self.digests) - 1} steps replayed, every roll follows from the "
            f"seed `{game.seed.hex()}`, and its SHA-256 is the one shown at the start, `{game.commitment}`."
        )


class Records:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def file(self, game_id: int) -> File:
        """The whole game with its seed: refused until the game is over."""
        async with self._store.transaction() as tx:
            past = await self._past(tx, game_id)
        if past.loaded.game.status != "over":
            raise Refusal(f"The record of Game {game_id} opens when the game is over; it holds every secret.")
        return File(f"flugpost-game{game_id}.json", await asyncio.to_thread(past.written))

    async def verdict(self, game_id: int) -> str:
        """Whether the game was played as committed; while it runs, what will prove it."""
        async with self._store.transaction() as tx:
            past = await self._past(tx, game_id)
        game = past.loaded.game
        if game.status != "over":
            return (
                f"Game {game_id} is still on, and its seed is shown when it is over. "
                f"Its SHA-256, fixed before the first roll, is `{game.commitment}`."
            )
        return await asyncio.to_thread(past.verdict, self._tables.catalogue)

    async def _past(self, tx: Transaction, game_id: int) -> Past:
        return Past(
            loaded=await self._tables.load(tx, game_id),
            digests=await steps.digests(tx, game_id),
            chosen=await choices.of_game(tx, game_id),
            orders=await orders.of_game(tx, game_id),
            epochs=await epochs.of_game(tx, game_id),
        )
