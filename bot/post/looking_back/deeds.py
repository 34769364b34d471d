"""What the winners of a finished game did: the greatest of their dramas, now that nothing is hidden."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.kit.reporting import report
from bot.kit.text import escape
from render.artist import Artist, Names
from rules.drama import Annals, Drama, happened, ranked
from rules.engine import AnyTitle
from rules.record import Record
from rules.table import Table
from words import say

log = logging.getLogger(__name__)

MOST = 3
"""So many are told."""


def of_winners(record: Record, title: AnyTitle, artist: Artist, names: Names) -> tuple[str, ...]:
    """In the order of the game. Nothing in a title without dramas; nor of a game that older rules began, of
    which a record has not all that happened."""
    if not title.themes or record.carried is not None:
        return ()
    try:
        return tuple(_told(record, title, artist, names))
    except Exception as fault:  # noqa: BLE001 - the rest of the analysis stands without
        report(log, f"{title.key}: the deeds of the winners cannot be told", fault)
        return ()


def _told(record: Record, title: AnyTitle, artist: Artist, names: Names) -> Iterable[str]:
    table, annals = opened(record, title)
    winners = () if table.outcome is None else table.outcome.winners
    written = {seat: escape(name) for seat, name in names.items()}
    own = [drama for drama in title.dramas(annals) if drama.seats and drama.seats[0] in winners]
    texts = (say(artist.drama(drama, table.view(), written)) for drama in greatest(own))
    return filter(None, texts)


def greatest(dramas: Iterable[Drama]) -> list[Drama]:
    """Each of another kind."""
    by_kind: dict[str, Drama] = {}
    for drama in ranked(dramas):
        by_kind.setdefault(drama.kind, drama)
    return sorted(list(by_kind.values())[:MOST], key=lambda drama: drama.proof[-1])


def opened(record: Record, title: AnyTitle) -> tuple[Table, Annals]:
    """The table as it ended, and all that happened, hidden or not."""
    table = Table.new(title, record.seats, record.options, record.seed_bytes(), record.dice())
    batches = [table.opening, *(table.repeat(step) for step in record.steps)]
    own = tuple(table.view(seat) for seat in range(record.seats))
    return table, Annals(record.seats, table.view(), tuple(happened(batches, title.turn_begins)), own)
