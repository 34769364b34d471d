"""Some things are asked of Discord once: whoever asked looks what came of it before they ask again.

Discord's library asks again by itself after a failure (500, 502, 504), though it may have come after the
effect. What it hears the second time, “wait” or “you may not”, would then pass for the whole answer; and that
Discord recognises what it has, by its nonce, holds for some minutes only.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

from bot.post.courier import Unheard

_ONCE = ContextVar("once", default=False)


@contextmanager
def once() -> Iterator[None]:
    """Within this, a failure of Discord's ends the call."""
    token = _ONCE.set(True)
    try:
        yield
    finally:
        _ONCE.reset(token)


def watch() -> aiohttp.TraceConfig:
    """For the library's client: it hears of every answer before the library does."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_heard)
    return config


async def _heard(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, heard: aiohttp.TraceRequestEndParams
) -> None:
    if _ONCE.get() and heard.response.status >= 500:
        raise Unheard(f"status {heard.response.status}")
