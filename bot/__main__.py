"""The command line.

The health check, which is asked every minute, comes first: the rest takes a second of CPU to import.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.cli.alive import ask_alive

HEALTH_CHECK = ["doctor", "--alive"]


def main(words: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else list(words)
    if words == HEALTH_CHECK:
        return ask_alive()
    from bot.cli.commands import obey  # noqa: PLC0415

    return obey(words)


if __name__ == "__main__":
    sys.exit(main())
