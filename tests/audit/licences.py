"""Licences of all that is pinned: each must be one that we know and can live with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

PERMISSIVE = "asks for its notice alone"
KNOWN = {
    "0BSD": PERMISSIVE,
    "Apache-2.0": PERMISSIVE,
    "BSD-2-Clause": PERMISSIVE,
    "BSD-3-Clause": PERMISSIVE,
    "CC0-1.0": "asks for nothing",
    "ISC": PERMISSIVE,
    "MIT": PERMISSIVE,
    "MIT-CMU": PERMISSIVE,
    "MPL-2.0": "binds changes to its own files, and we make none",
    "OFL-1.1": "binds the font alone, which is not sold by itself",
    "PSF-2.0": PERMISSIVE,
    "Unlicense": "asks for nothing",
    "Zlib": PERMISSIVE,
}
"""Licences that may come along, and why."""

OTHERWISE_SAID = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "SIL OFL 1.1": "OFL-1.1",
    "SIL OFL V1.1": "OFL-1.1",
    "SIL Open Font License 1.1 (OFL-1.1)": "OFL-1.1",
}
"""What older packages call them."""

_PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)


def pinned(root: Path) -> list[str]:
    """All that the bot or its tests need, on this system or another."""
    files = [root / "requirements" / name for name in ("run.txt", "postgres.txt", "dev.txt")]
    return sorted({name for file in files for name in _PINNED.findall(file.read_text())})


def faults(names: list[str]) -> Iterator[str]:
    """Those that are here and whose licence nobody has agreed to."""
    for name in names:
        try:
            said = licence(name)
        except PackageNotFoundError:
            continue  # pinned for another system
        unknown = [part for part in parts(said) if part not in KNOWN]
        if unknown:
            yield f"{name}: its licence is “{said}”, and {', '.join(unknown)} is not among those we know"


def licence(name: str) -> str:
    """As its own metadata says it, best first: an expression, a word, or what it is filed under."""
    metadata = distribution(name).metadata
    filed = [
        each.rpartition(" :: ")[2]
        for each in metadata.get_all("Classifier") or ()
        if each.startswith("License :: ") and each.rpartition(" :: ")[2] != "DFSG approved"
    ]
    expression, written = ((metadata.get_all(key) or [""])[0] for key in ("License-Expression", "License"))
    short = written if len(written.splitlines()) == 1 else ""
    return expression or short or " AND ".join(filed) or "not said"


def parts(said: str) -> list[str]:
    """The licences of an expression. Of a choice one that is known will do."""
    if said in OTHERWISE_SAID:
        return [OTHERWISE_SAID[said]]
    choices = [[_plain(part) for part in choice.split(" AND ")] for choice in said.strip("()").split(" OR ")]
    return min(choices, key=lambda choice: sum(part not in KNOWN for part in choice))


def _plain(part: str) -> str:
    word = part.strip(" ()")
    return OTHERWISE_SAID.get(word, word)
