"""`make audit`: secrets in the tree, licences of what is needed, and versions known to be vulnerable."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.audit import licences, secrets_in_tree, vulnerable

ROOT = Path(__file__).parents[2]


def main() -> int:
    files = secrets_in_tree.tracked(ROOT)
    secrets = list(secrets_in_tree.in_tree(ROOT))
    _say("secrets", f"{len(files)} files", secrets, "" if files else "this tree is not in Git")
    names = licences.pinned(ROOT)
    unknown = list(licences.faults(names))
    _say("licences", f"{len(names)} packages", unknown)
    versions = vulnerable.found(ROOT)
    _say("vulnerable versions", f"{versions.asked} packages", versions.faults, versions.skipped)
    return 1 if secrets or unknown or versions.faults else 0


def _say(what: str, of: str, faults: list[str], skipped: str = "") -> None:
    if skipped:
        print(f"{what}: SKIPPED, {skipped}.")
        return
    print(f"{what}: {of} looked at, {len(faults) or 'nothing'} found.")
    for fault in faults:
        print(f"  {fault}")


if __name__ == "__main__":
    sys.exit(main())
