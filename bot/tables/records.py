"""The record of a game, put together from the store without playing anything again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from bot.kit.refusal import Refusal
from bot.store import Store, Transaction, choices, endings, epochs, games, orders, steps
from bot.store.games import Game
from bot.tables import older
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Tables, known, require_begun
from rules.engine import Outcome, Value
from rules.record import BadRecord, Carried, Record, RecordedStep, write
from rules.values import Frozen, Seat
from rules.verify import verify

T = TypeVar("T")


class File(Frozen, frozen=True):
    """A file that goes along with a letter."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Past:
    """All that was chosen and ordered in a game, and the digest of each step, the set-up's first."""

    game: Game
    seats: int
    digests: list[str]
    chosen: dict[int, dict[Seat, dict[str, Value]]] = field(repr=False)
    orders: dict[int, dict[Seat, dict[str, Value]]] = field(repr=False)
    epochs: dict[int, int]
    outcome: Outcome | None
    carried: Carried | None

    def record(self) -> Record:
        game = self.game
        return Record(
            title=game.title,
            rules_version=game.rules_version,
            pack=game.pack,
            options=game.options,
            seats=self.seats,
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
            outcome=self.outcome,
            carried=self.carried,
        )

    def written(self) -> bytes:
        return write(self.record())

    def verdict(self, catalogue: Catalogue) -> str:
        game = self.game
        try:
            verify(self.record(), catalogue.titles)
        except BadRecord as bad:
            return f"Game {game.id} does not check out: {bad}"
        since, before = "", 0
        if self.carried is not None:
            before, version = self.carried.step, self.carried.rules_version
            title = catalogue.title(game.title)
            since = (
                f" from step {before + 1} on (those before were played by version {version} of the rules, "
                f"{title.which_release(version)})"
            )
        return (
            f"Game {game.id} checks out{since}: {len(self.digests) - 1 - before} steps replayed, "
            "every roll follows from the "
            f"seed `{game.seed.hex()}`, and its SHA-256 is the one shown at the start, `{game.commitment}`."
        )


class Records:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        # One game after another: a long one takes a second, and forms and panels must not wait for it.
        self._checking = ThreadPoolExecutor(1, "checking")

    def close(self) -> None:
        self._checking.shutdown(wait=False, cancel_futures=True)

    async def file(self, game_id: int) -> File:
        """The whole game with its seed: refused until the game is over."""
        past = await self._over(game_id)
        return File(f"flugpost-game{game_id}.json", await self._apart(past.written))

    async def record(self, game_id: int) -> Record:
        """The same, to be played again."""
        return (await self._over(game_id)).record()

    async def _over(self, game_id: int) -> Past:
        async with self._store.transaction() as tx:
            past = await self._past(tx, game_id)
        if past.game.status != "over":
            raise Refusal(f"The record of Game {game_id} opens when the game is over; it holds every secret.")
        return past

    async def verdict(self, game_id: int) -> str:
        """Whether the game was played as committed; while it runs, what will prove it."""
        async with self._store.transaction() as tx:
            past = await self._past(tx, game_id)
        game = past.game
        if game.status != "over":
            return (
                f"Game {game_id} is still on, and its seed is shown when it is over. "
                f"Its SHA-256, fixed before the first roll, is `{game.commitment}`."
            )
        return await self._apart(past.verdict, self._tables.catalogue)

    async def _apart(self, work: Callable[..., T], *given: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._checking, work, *given)

    async def _past(self, tx: Transaction, game_id: int) -> Past:
        game = await known(tx, game_id)
        require_begun(game)
        outcome = await endings.outcome_of(tx, game_id)
        if game.status == "over" and outcome is None:
            outcome = (await self._tables.load(tx, game_id)).table.outcome
        passed = await older.last_carried(tx, self._tables.catalogue.title(game.title), game)
        return Past(
            game=game,
            seats=len(await games.players(tx, game_id)),
            outcome=outcome,
            carried=passed and Carried(passed[0], passed[1], msgspec.json.decode(passed[2])),
            digests=await steps.digests(tx, game_id),
            chosen=await choices.of_game(tx, game_id),
            orders=await orders.of_game(tx, game_id),
            epochs=await epochs.of_game(tx, game_id),
        )
