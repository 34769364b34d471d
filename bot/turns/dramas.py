"""The news of a step, found where it is worked out: by its dramas, which take all that everybody saw so far.

What is stored of earlier steps is read once and kept as it is stored, a few hundred bytes a step; a process
that works steps out keeps what it has decoded of them.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from threading import Lock
from typing import NamedTuple, TypeAlias

from bot.kit.reporting import report
from bot.post import prose
from bot.post.addressed import speaking_at
from bot.post.telling import Turn
from bot.store import Store, Transaction, migrated, steps
from bot.store.packed import pack, unpack
from bot.tables.loaded import LoadedGame, Party, Tables
from bot.turns.resolution import NotDue, Resolved, play_on
from bot.turns.stand_ins import NONE, Thoughts
from render.artist import News
from rules.drama import Annals, Drama, Happened, happened, ranked
from rules.table import Table, decode_events, encode
from rules.values import Event

log = logging.getLogger(__name__)

BYTES = 16 * 1024 * 1024
"""Of what is stored of running games, to be kept."""
DECODED = 8
"""Games of which a process keeps what it has decoded."""

Past: TypeAlias = tuple[bytes, ...]
"""The events of every step so far, as they are stored: the set-up first."""


class _Known(NamedTuple):
    digest: str
    """Of the last of these steps: it stands for all that led there."""
    past: Past


class Pasts:
    """What has happened in running games, the least recently asked for going first."""

    def __init__(self, store: Store, tables: Tables, most: int = BYTES) -> None:
        self._store = store
        self._tables = tables
        self._most = most
        self._kept: OrderedDict[int, _Known] = OrderedDict()
        self._bytes = 0

    async def of(self, loaded: LoadedGame) -> Past:
        """Up to where the game stands; nothing in a title without dramas, nor where it cannot be read."""
        if not loaded.title.themes:
            return ()
        game, known = loaded.game.id, self._kept.get(loaded.game.id)
        if known is None or (known.digest, len(known.past)) != (loaded.digest, loaded.step + 1):
            try:
                known = await self._store.read(self._read, loaded, known)
            except Exception as fault:  # noqa: BLE001 - the step is told without what came before it
                report(log, f"game {game} step {loaded.step}: its past cannot be read", fault)
                return ()
        self._keep(game, known)
        return known.past

    async def _read(self, tx: Transaction, loaded: LoadedGame, known: _Known | None) -> _Known:
        """What is known may have been taken back since."""
        game, all_of_them = loaded.game.id, loaded.step + 1
        if known is not None and len(known.past) < all_of_them:
            since = await steps.events_since(tx, game, len(known.past) - 1)
            if since and since[0].digest == known.digest:
                past = (*known.past, *(each.events for each in since[1:]))
                return _Known(loaded.digest, past[:all_of_them])
        if await migrated.of_game(tx, game):
            told = [await self._tables.snapshot(tx, loaded.game, step) for step in range(all_of_them)]
            return _Known(loaded.digest, tuple(pack(each[1]) for each in told if each is not None))
        found = await steps.events_since(tx, game, 0)
        return _Known(loaded.digest, tuple(each.events for each in found[:all_of_them]))

    def add(self, written: Sequence[Resolved]) -> None:
        """Steps that have just been written, so that nobody has to read them."""
        before, last = written[0].before, written[-1].turn.table
        known = self._kept.get(before.game.id)
        if known is not None and (known.digest, len(known.past)) == (before.digest, before.step + 1):
            more = (pack(encode(each.turn.events)) for each in written)
            self._keep(before.game.id, _Known(last.digest, (*known.past, *more)))

    def _keep(self, game: int, known: _Known) -> None:
        before = self._kept.pop(game, None)
        self._kept[game] = known
        self._bytes += _size(known) - (0 if before is None else _size(before))
        while self._bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)


def _size(known: _Known) -> int:
    return sum(map(len, known.past))


# Where steps are worked out


def play_and_tell(
    loaded: LoadedGame, now: datetime, past: Past = (), thoughts: Thoughts = NONE
) -> NotDue | tuple[Resolved, ...]:
    """What the step comes to, if it is due, with its news."""
    found = play_on(loaded, now, thoughts)
    if isinstance(found, NotDue):
        return found
    *earlier, last = found
    turns = tuple(each.turn for each in found)
    return (*earlier, replace(last, turn=replace(last.turn, news=news_of(turns, past))))


def news_of(turns: Sequence[Turn], past: Past = ()) -> News | None:
    """Of steps that are told together, by all that everybody saw up to then."""
    last = turns[-1]
    party, table = last.party, last.table
    begins, first = party.title.turn_begins, len(past)
    before = _decoded(party.game.id, past, begins)
    turn = before[-1].turn if before else 0
    batches = (_seen(decode_events(encode(each.events))) for each in turns)  # as they will be stored
    told = tuple(happened(batches, begins, first=first, turn=turn))
    whole = first + len(turns) == table.step + 1
    annals = Annals(table.seats, table.view(), (*before, *told))
    dramas = _found(party, table, annals) if whole else ()
    own = tuple(drama for drama in dramas if drama.step >= first)
    with speaking_at(party.game):
        return prose.news(party, table, own, {at: each.event for at, each in enumerate(told, len(before))})


def _found(party: Party, table: Table, annals: Annals) -> tuple[Drama, ...]:
    try:
        return ranked(party.title.dramas(annals))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game goes on
        report(log, f"game {party.game.id} step {table.step}: its dramas cannot be found", fault)
        return ()


def _seen(events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.visible_to(None))


_kept: OrderedDict[int, tuple[Past, tuple[Happened, ...]]] = OrderedDict()
_lock = Lock()


def _decoded(game: int, past: Past, begins: tuple[str, str] | None) -> tuple[Happened, ...]:
    """What everybody saw in it; what was decoded when an earlier step was worked out is not decoded again."""
    with _lock:
        known, before = _kept.pop(game, ((), ()))
    if past[: len(known)] != known:
        known, before = (), ()
    turn = before[-1].turn if before else 0
    more = (_seen(decode_events(unpack(each))) for each in past[len(known) :])
    found = (*before, *happened(more, begins, first=len(known), turn=turn))
    with _lock:
        _kept[game] = (past, found)
        while len(_kept) > DECODED:
            _kept.popitem(last=False)
    return found
