"""Log lines: one each, for eyes or, as JSON, for machines; a fault says its game and step in both."""

from __future__ import annotations

import json
import logging
import re
from copy import copy
from datetime import UTC, datetime

PLAIN = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_ABOUT = {word: re.compile(rf"\b{word} (\d+)") for word in ("game", "step")}


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        about = {
            word: int(found[1]) for word, pattern in _ABOUT.items() if (found := pattern.search(message))
        }
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            **about,
            "says": message,
        }
        if record.exc_info and record.exc_info[0]:
            line["fault"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


class AsText(logging.Formatter):
    """A library that logs a fault with its whole trace gets one line like everybody else."""

    def format(self, record: logging.LogRecord) -> str:
        kind = record.exc_info[0] if record.exc_info else None
        if kind is not None:
            record = copy(record)
            record.msg, record.args = f"{record.getMessage()} ({kind.__name__})", ()
            record.exc_info = record.exc_text = None
        return super().format(record)


def current() -> tuple[int, bool]:
    """How the log is written just now: from which level on, and whether as JSON."""
    root = logging.getLogger()
    return root.level, any(isinstance(handler.formatter, AsJson) for handler in root.handlers)


def begin(level: str | int, *, as_json: bool) -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if as_json else AsText(PLAIN))
    logging.basicConfig(level=level, handlers=[handler], force=True)
