"""`python -m tests.forgeries`: bends records in every field, and counts what `flugpost verify` says of it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.forgeries.honest import KEPT, MADE, honest
from tests.forgeries.judging import Tally, forgeries, try_all


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.forgeries", description=__doc__)
    parser.add_argument("records", nargs="*", metavar="RECORD", help=f"of {', '.join((*KEPT, *MADE))}")
    parser.add_argument("--every", type=int, default=1, help="try one in so many of the simple forgeries")
    arguments = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        for name, record in honest(arguments.records or (*KEPT, *MADE)).items():
            before = tally.counts.total()
            try_all(record, Path(folder), tally, forgeries(record, arguments.every))
            print(f"{name}: {tally.counts.total() - before} forgeries", flush=True)
    print("", *tally.table(), sep="\n")
    print("", *sorted(set(tally.silent)), f"{len(tally.silent)} accepted in silence.", sep="\n")
    return 1 if tally.silent else 0


if __name__ == "__main__":
    sys.exit(main())
