"""`python -m sandbox`: a local Discord for any bot; the README beside this file says how to use it."""

import argparse
import asyncio
import sys
from pathlib import Path

from sandbox.alone import serve
from sandbox.keeping import CannotRestore

HOW_TO_JOIN = """A bot finds it here:
  token    {token}
  REST     {url}/api/v10
  gateway  {url}/gateway/"""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sandbox", description="A local Discord with pretend people."
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8080, help="the port; 0 takes a free one (%(default)s)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the world there between runs")
    given = parser.parse_args()
    try:
        asyncio.run(serve(given.host, given.port, given.keep, HOW_TO_JOIN))
    except (CannotRestore, OSError) as fault:
        print(f"Cannot start: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
