"""Looks at the pictures of every step of every recorded dogfight, previews included.

`python -m tests.fuzz.clarity`, or with the beginnings of some records' names.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.render.dogfight.clarity import moments, records


def main() -> int:
    total, pictures = Counter[str](), 0
    for path in records():
        if not path.stem.startswith(tuple(sys.argv[1:]) or ""):
            continue
        for step, moment in enumerate(moments(path)):
            found = moment.faults()
            pictures += 1 + len(moment.previews)
            total += found
            for what, count in found.items():
                print(f"{path.stem} step {step}: {count} {what}")
    print(f"{pictures} pictures: {dict(total) or 'nothing unclear'}")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
