"""Faults in the log: where and of what kind, but not their words, which may quote somebody's secret."""

from __future__ import annotations

import logging
import traceback

from bot.kit.metrics import FAULTS


def report(log: logging.Logger, what: str, fault: BaseException, level: int = logging.ERROR) -> None:
    if level >= logging.ERROR:
        FAULTS.inc()
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join(f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in reversed(frames))
    log.log(level, "%s: %s in %s", what, type(fault).__name__, where)
