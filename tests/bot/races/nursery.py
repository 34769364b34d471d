"""Where the processes of a race begin: everything is imported once, and each order is another fork.

    python -m tests.bot.races.nursery

It ends when its orders do; the processes end when the people hang up.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys

import msgspec

from tests.bot.races.process import live
from tests.bot.races.wire import Orders

log = logging.getLogger(__name__)


def main() -> None:
    gc.freeze()  # else each process looks through all that it has from here, and copies it by that
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks what became of them
    for words in sys.stdin.buffer:
        if os.fork() == 0:
            _begin(words)


def _begin(words: bytes) -> None:
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        asyncio.run(live(msgspec.json.decode(words, type=Orders)))
    except Exception:
        log.exception("a process ended in a fault")
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
