"""The record of a game, put together from the store without playing anything again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec
from msgspec import structs

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store, Transaction, choices, endings, games, orders, reseeded, steps
from bot.store.games import Game
from bot.tables import older
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Tables, known, require_begun
from rules.engine import AnyTitle
from rules.record import BadRecord, Migration, Record, RecordedStep, digest_of, format_of, write
from rules.said import said
from rules.values import Frozen
from rules.verify import caveats, verify
from words import say

log = logging.getLogger(__name__)

T = TypeVar("T")


class File(Frozen, frozen=True):
    """A file that goes along with a letter."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Past:
    """A game that has begun, with its record as far as it goes."""

    game: Game
    record: Record = field(repr=False)
    published: str | None
    """The digest of its record that its last post shows."""

    def proved(self, catalogue: Catalogue) -> AnyTitle:
        """The title by whose rules all of it was replayed; BadRecord says what it is not."""
        title = verify(self.record, catalogue.titles).title
        digest = digest_of(self.record)
        if self.published not in {None, digest}:
            raise BadRecord(
                f"the digest of its record is `{digest}`, and its last post shows `{self.published}`."
            )
        return title

    def verdict(self, catalogue: Catalogue) -> str:
        game, record = self.game, self.record
        try:
            title = self.proved(catalogue)
        except BadRecord as bad:
            return f"Game {game.id} does not check out: {say(bad.why)}"
        digest = digest_of(record)
        since, steps = "", str(len(record.steps))
        if record.carried is not None:
            since, steps = f" from step {record.carried.step + 1} on", f"{len(record.replayed)} of {steps}"
        found = (
            f"Game {game.id} checks out{since}: {steps} steps replayed, every roll in them follows from the "
            f"seed `{game.seed.hex()}`, and its SHA-256 is the one shown at the start, `{game.commitment}`."
        )
        where = (
            "this game ended before last posts showed it."
            if self.published is None
            else "compare it with the last post of the game."
        )
        bound = f"The digest of its record is `{digest}`. What was chosen is bound by it alone: {where}"
        return "\n".join([found, *map(say, caveats(record, title)), bound])


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
        past = await self._ended(game_id)
        return File(f"flugpost-game{game_id}.json", await self._apart(write, past.record))

    async def record(self, game_id: int) -> Record:
        """The same of a game that was not called off, to be played again."""
        past = await self._ended(game_id)
        require_begun(past.game)
        return past.record

    async def _ended(self, game_id: int) -> Past:
        async with self._store.reading() as tx:
            game = await known(tx, game_id)
            if game.status == "running":
                raise Refusal(said("tables.record-closed", game=str(game_id)))
            return await self._past(tx, game)

    async def verdict(self, game_id: int) -> str:
        """Whether the game was played as committed; while it runs, what will prove it."""
        async with self._store.reading() as tx:
            game = await known(tx, game_id)
            if game.status == "running":
                return (
                    f"Game {game_id} is still on, and its seed is shown when it is over. "
                    f"Its SHA-256, fixed before the first roll, is `{game.commitment}`."
                )
            past = await self._past(tx, game)
        return await self._apart(past.verdict, self._tables.catalogue)

    async def fault(self, tx: Transaction, game_id: int) -> str | None:
        """Why a game that has begun, and may go on, does not check out; while the bot does not run."""
        try:
            (await self._past(tx, await known(tx, game_id))).proved(self._tables.catalogue)
        except (BadRecord, Refusal, KeyError) as bad:  # KeyError: a step has no choices
            return f"{bad!r}" if isinstance(bad, KeyError) else say(bad.why)
        return None

    async def _apart(self, work: Callable[..., T], *given: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._checking, work, *given)

    async def _past(self, tx: Transaction, game: Game) -> Past:
        past = await _past_of(tx, self._tables.catalogue.title(game.title), game)
        if game.status == "over" and past.record.outcome is None:  # an older version has not noted it
            outcome = (await self._tables.load(tx, game.id)).table.outcome
            return replace(past, record=structs.replace(past.record, outcome=outcome))
        return past


async def _past_of(tx: Transaction, title: AnyTitle, game: Game) -> Past:
    """Of any game that has begun, though it was called off since."""
    if not game.commitment:
        require_begun(game)
    passed = await older.last_migrated(tx, title, game)
    opening, *digests = await steps.digests(tx, game.id)
    chosen, ordered = await choices.of_game(tx, game.id), await orders.of_game(tx, game.id)
    begun = await reseeded.of_game(tx, game.id)
    record = Record(
        format=format_of(title, game.rules_version),
        title=game.title,
        rules_version=game.rules_version,
        pack=game.pack,
        options=game.options,
        seats=len(await games.players(tx, game.id)),
        commitment=game.commitment,
        seed=game.seed.hex(),
        script=None,
        opening=opening,
        steps=tuple(
            RecordedStep(
                choices=chosen[step],
                digest=digest,
                orders=ordered.get(step, {}),
                epoch=begun.get(step, 0),
            )
            for step, digest in enumerate(digests)
        ),
        outcome=await endings.outcome_of(tx, game.id),
        carried=passed and Migration(passed[0], passed[1], msgspec.json.decode(passed[2])),
    )
    return Past(game, record, await endings.published(tx, game.id))


async def seal(tx: Transaction, title: AnyTitle, game_id: int) -> str | None:
    """The digest of the record of a game that has just ended, noted as the one that its last post shows. None
    if the record cannot be put together, which must not keep a game from ending."""
    try:
        past = await _past_of(tx, title, await known(tx, game_id))
        digest = digest_of(past.record)
    except (older.OutOfDate, KeyError) as fault:  # KeyError: a step has no choices
        report(log, f"game {game_id}: its record cannot be put together", fault)
        return None
    await games.update(tx, game_id, digest=digest)
    return digest
