"""The record of a game, put together from the store without playing anything again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
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
from rules.said import lines, said
from rules.values import Frozen
from rules.verify import caveats, verify
from words import phrase, say

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
            raise BadRecord(said("records.other-digest", digest=digest, published=self.published or ""))
        return title

    def verdict(self, catalogue: Catalogue) -> str:
        game, record = self.game, self.record
        try:
            title = self.proved(catalogue)
        except BadRecord as bad:
            return phrase("records.does-not-check-out", game=str(game.id), why=bad.why)
        carried = record.carried
        found = said(
            "records.checks-out",
            game=str(game.id),
            carried="no" if carried is None else "yes",
            first="" if carried is None else str(carried.step + 1),
            replayed=len(record.replayed if carried is not None else record.steps),
            steps=len(record.steps),
            seed=game.seed.hex(),
            commitment=game.commitment,
        )
        shown = "no" if self.published is None else "yes"
        bound = said("records.bound", digest=digest_of(record), shown=shown)
        return say(lines([found, *caveats(record, title), bound]))


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
                return phrase("records.still-on", game=str(game_id), commitment=game.commitment)
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
        """In the language in which it was asked for."""
        told = copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._checking, told.run, work, *given)

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
