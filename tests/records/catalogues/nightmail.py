"""Recorded games of Night Mail."""

from __future__ import annotations

from tests.records.endings import BLIND, PILOTS, draw, last
from tests.records.wanted import Wanted

WANTED = (
    Wanted("delivered", {}, PILOTS, last("arrived")),
    Wanted("nothing-delivered", {"nights": 2}, BLIND, draw),
)
