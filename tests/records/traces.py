"""What every step of the recorded games came to, so that one that differs can say in which field.

A record holds digests, and a digest says no more than that something differs. So beside the records of a
title lies `trace.xz`, with the events of each step and the state after it, as they are digested. It is looked
at only when a digest differs, and made anew with the records.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from rules.digests import Difference, differences, spare
from rules.engine import AnyTitle, IllegalChoice
from rules.record import Record, read
from rules.table import Table
from tests.records.kept import HERE

MOST = 5
"""Fields that are named; all that differs further on follows from them."""


def plain_steps(title: AnyTitle, record: Record) -> Iterator[dict[str, Any]]:
    """The set-up and every step, played now."""
    table = Table.laid(title, record)
    yield {"events": spare(table.opening), "state": spare(table.state)}
    for step in record.steps:
        yield {"events": spare(table.repeat(step)), "state": spare(table.state)}


def keep_trace(title: AnyTitle) -> None:
    games = {path.stem: path for path in sorted((HERE / title.key).glob("*.json"))}
    lines = {name: list(plain_steps(title, read(path.read_bytes()))) for name, path in games.items()}
    data = msgspec.json.encode(lines, order="deterministic")
    (HERE / title.key / "trace.xz").write_bytes(lzma.compress(data))


@cache
def _trace(key: str) -> dict[str, list[Any]]:
    path = HERE / key / "trace.xz"
    found: dict[str, list[Any]] = (
        msgspec.json.decode(lzma.decompress(path.read_bytes())) if path.exists() else {}
    )
    return found


def told_difference(title: AnyTitle, game: str, record: Record) -> str:
    """The first step that comes to something else now: which fields, what was and what is."""
    was = _trace(title.key).get(game, [])
    steps = plain_steps(title, record)
    for number, before in enumerate(was):
        try:
            now = msgspec.json.decode(msgspec.json.encode(next(steps)))
        except IllegalChoice as refused:
            return f"step {number}: a choice that was made is refused now: {refused}"
        if found := list(differences(before, now)):
            return _listed(f"step {number}" if number else "the set-up", found)
    return "every step that was traced comes to the same; the record itself differs"


def _listed(where: str, found: list[Difference]) -> str:
    more = [f"and {len(found) - MOST} fields more"] if len(found) > MOST else []
    return "\n".join([f"{where}:", *(f"  {each}" for each in found[:MOST]), *(f"  {each}" for each in more)])
