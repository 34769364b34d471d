"""Prints the tables, then what is wrong; the exit code is 1 if anything is.

python -m tests.shape
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.shape import code, drawn, names, pages, weight
from tests.shape.report import report

ROOT = Path(__file__).parents[2]


def main(root: Path = ROOT) -> int:
    found, papers = code.modules(root), pages.pages(root)
    faults = [*code.faults(found), *pages.faults(root, papers), *drawn.faults(root, found)]
    faults += [*weight.faults(root, found), *names.faults(found)]
    for line in report(found, papers, weight.budget(root)):
        print(line)
    for fault in faults:
        print(f"WRONG: {fault}")
    print("The shape is not sound." if faults else "The shape is sound.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
