"""Migrating a game: a table that was laid by older rules, as the present ones have it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rules.engine import AnyTitle, Choice
from rules.table import Snapshot, decode_events, encode


class Migrated(NamedTuple):
    """`told` are the events that led to the table."""

    options: Choice
    snapshot: bytes
    told: bytes


def migrated(
    title: AnyTitle, version: int, options: Choice, snapshot: bytes, told: bytes = b"[]"
) -> Migrated | None:
    """The same table under the title's own version of the rules; None if the title cannot migrate it."""
    shot = msgspec.json.decode(snapshot, type=Snapshot)
    older: dict[str, Any] = msgspec.json.decode(shot.state)
    if (former := title.former) is not None and version <= former.version:
        older["outcome"] = former.outcome_now(older.get("outcome"))
        told = encode(tuple(former.retold(decode_events(told)))) if told else told
    found = title.migrate(version, options, older)
    if found is None:
        return None
    newer, state = found
    laid = msgspec.json.decode(msgspec.json.encode(state), type=title.State)
    again = msgspec.structs.replace(shot, state=msgspec.Raw(encode(laid)))
    return Migrated(newer, msgspec.json.encode(again), told)
