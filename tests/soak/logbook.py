"""The log of all lives of the bot, and of the processes that work for it, in one file."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

FORM = "%(levelname)s %(told)s %(process)d %(name)s: %(message)s"


class _Told(logging.Filter):
    """What time it is by the bot's clock; whoever has none leaves it out."""

    def __init__(self, now: Callable[[], datetime] | None) -> None:
        super().__init__()
        self._now = now

    def filter(self, record: logging.LogRecord) -> bool:
        record.told = "-" if self._now is None else f"{self._now():%dT%H:%M:%S}"
        return True


def write_to(log: Path, now: Callable[[], datetime] | None = None) -> None:
    """From now on in this process, at the level of `flugpost run`."""
    handler = logging.FileHandler(log, encoding="utf-8")
    handler.setFormatter(logging.Formatter(FORM))
    handler.addFilter(_Told(now))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
