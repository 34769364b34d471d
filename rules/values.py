"""Frozen values, and the one kind of them that tells what happened."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Seat: TypeAlias = int


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value that survives a JSON round trip unchanged.

    Such a value never holds itself, so that the collector, which looks for rings, need not watch it.
    """


class Event(Frozen, frozen=True):
    """Something that happened; `seen_by` None means everyone may know, else only those seats."""

    kind: str
    data: dict[str, Any] = {}
    seen_by: tuple[Seat, ...] | None = None

    def visible_to(self, seat: Seat | None) -> bool:
        return self.seen_by is None or (seat is not None and seat in self.seen_by)
