"""Looks at the picture of every step of every recorded dogfight: `python -m tests.fuzz.clarity`."""

from __future__ import annotations

import sys
from collections import Counter

from tests.render.dogfight.clarity import faults, records, views


def main() -> int:
    total, pictures = Counter[str](), 0
    for path in records():
        for step, view in enumerate(views(path)):
            found = faults(view)
            pictures += 1
            total += found
            for what, count in found.items():
                print(f"{path.stem} step {step}: {count} {what}")
    print(f"{pictures} pictures: {dict(total) or 'nothing unclear'}")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
