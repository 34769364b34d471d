"""Versions that are known to be vulnerable, as pip-audit finds them where it can ask somebody."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

PATIENCE = 30
"""Seconds to wait for an answer."""

ACCEPTED: dict[str, str] = {}
"""Id of an advisory -> why it does not concern us."""


class Finding(NamedTuple):
    """What is known to be vulnerable; or, if nobody could be asked, why not."""

    faults: list[str]
    asked: int
    skipped: str = ""


def found(root: Path) -> Finding:
    tool = shutil.which("pip-audit", path=str(root / ".venv" / "audit" / "bin")) or shutil.which("pip-audit")
    if tool is None:
        return Finding([], 0, "pip-audit is not installed (`make auditor` installs it)")
    pins = str(root / "requirements" / "dev.txt")
    command = [tool, "--disable-pip", "--no-deps", "--timeout=5", "--progress-spinner=off", "--format=json"]
    try:
        done = subprocess.run([*command, "-r", pins], capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return Finding([], 0, f"the advisory service did not answer within {PATIENCE} s")
    return judged(done.stdout.decode("utf-8", "replace"))


def judged(answer: str) -> Finding:
    """What pip-audit wrote. Nothing that can be read means that it had nobody to ask."""
    try:
        packages: list[dict[str, Any]] = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Finding([], 0, "the advisory service cannot be reached from here")
    asked = [package for package in packages if "vulns" in package]
    if not asked:
        return Finding([], 0, f"the service that was asked knows none of the {len(packages)} packages")
    faults = [
        f"{package['name']} {package['version']}: {each['id']}{_mended(each)}"
        for package in asked
        for each in package["vulns"]
        if not {each["id"], *each.get("aliases", ())} & ACCEPTED.keys()
    ]
    return Finding(sorted(set(faults)), len(asked))


def _mended(advisory: dict[str, Any]) -> str:
    versions = advisory.get("fix_versions") or ()
    return f", mended in {', '.join(versions)}" if versions else ", not mended yet"
