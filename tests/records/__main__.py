"""`python -m tests.records [TITLE]`: replay the recorded games of both formats and say where one differs."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from rules.record import BadRecord, read, write
from rules.verify import verify
from tests.records.kept import FILES, FIRST, name_of
from tests.records.traces import told_difference
from tests.titles.examples import ALL_TITLES
from words import say


def fault(path: Path) -> str:
    """Why a recorded game is not what it was; nothing if it is."""
    data = path.read_bytes()
    record = read(data)
    title = ALL_TITLES[record.title]
    try:
        table = verify(record, ALL_TITLES)
    except BadRecord as bad:
        why = say(bad.why)
        traced = path in FILES and title.rules_version == record.rules_version
        return f"{why}\n{told_difference(title, path.stem, record)}" if traced else why
    if path in FILES and write(table.record()) != data:
        return "The same game is recorded otherwise now."
    return ""


def main(wanted: list[str]) -> int:
    counts, faults = Counter[str](), 0
    for path in (*FILES, *FIRST):
        if wanted and path.parent.name not in wanted:
            continue
        counts[f"{path.parent.name}, {'first' if path in FIRST else 'present'} format"] += 1
        if why := fault(path):
            faults += 1
            print(f"{name_of(path)}: {why}")
    for kind, count in sorted(counts.items()):
        print(f"{kind}: {count} games")
    print(f"{faults} of {counts.total()} differ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
