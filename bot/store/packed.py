"""Compression (zlib) of what is written once and seldom read: snapshots and events are most of a database."""

from __future__ import annotations

import zlib

FUNCTION = "packed"
"""By this name migrations can do the same."""


def pack(plain: bytes) -> bytes:
    return zlib.compress(plain)


def unpack(packed: bytes) -> bytes:
    """What was emptied stays empty."""
    return zlib.decompress(packed) if packed else b""


def pack_text(text: str) -> bytes:
    return pack(text.encode())
