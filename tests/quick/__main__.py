"""`make quick`: the tests near what you have changed, in about a minute; lint and types go before them.

    python -m tests.quick [--since main] [--most 12]

What counts as changed is what differs from the branch that you started from, committed or not.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path, PurePosixPath

from tests.quick.near import LAYERS, nearest

ROOT = Path(__file__).parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make quick")
    parser.add_argument("--since", default="main", help="the branch that you started from")
    parser.add_argument("--most", type=int, default=12, help="test files")
    given = parser.parse_args()
    sources = {
        PurePosixPath(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for layer in (*LAYERS, "tests")
        for path in (ROOT / layer).rglob("*.py")
    }
    near = nearest(changed(given.since), sources)
    if not near:
        print("No test is near what you have changed.")
        return 0
    if left_out := near[given.most :]:
        print(f"Left to `make test`: {len(left_out)} more that import it, such as {left_out[0]}.")
    sys.stdout.flush()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *map(str, near[: given.most])]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


def changed(since: str) -> list[PurePosixPath]:
    """What differs from where this branch left that one, or, on it, from its last commit."""
    base = _git("merge-base", since, "HEAD") or ["HEAD"]
    untracked = _git("ls-files", "--others", "--exclude-standard")
    return [PurePosixPath(each) for each in (*_git("diff", "--name-only", base[0]), *untracked)]


def _git(*arguments: str) -> list[str]:
    asked = subprocess.run(["git", *arguments], check=False, capture_output=True, text=True, cwd=ROOT)
    return asked.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())
