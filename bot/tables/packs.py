"""An operator's own component figures: a folder of tables that take the place of the packaged ones.

    FOLDER/<title>/<table>.json        in the form of rules/<title>/data/<table>.json

A pack is named after its folder and its content, so that a record says with which figures it was played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from rules.engine import AnyTitle, IllegalChoice
from rules.figure_tables import FaultyFigures
from words import say


class BadPack(Exception):  # noqa: N818 - reads as what it is
    """A pack that cannot be used; the text names each fault on a line of its own."""


def with_packs(titles: Mapping[str, AnyTitle], folder: Path | None) -> dict[str, AnyTitle]:
    """The titles, those with tables in the folder playing by these."""
    packed = dict(titles)
    for part in sorted(folder.iterdir()) if folder else ():
        if part.is_dir():
            if part.name not in titles:
                raise BadPack(f"{part}: there is no title {part.name}; there is {', '.join(titles)}.")
            packed[part.name] = _packed(titles[part.name], part, folder.name if folder else "")
    return packed


def _packed(title: AnyTitle, folder: Path, name: str) -> AnyTitle:
    tables = {path.stem: path.read_bytes() for path in sorted(folder.glob("*.json"))}
    content = hashlib.sha256(b"".join(key.encode() + data for key, data in tables.items())).hexdigest()
    try:
        return title.with_pack(f"{name}-{content[:8]}", tables) if tables else title
    except FaultyFigures as faulty:
        raise BadPack("\n".join(f"{folder}: {say(fault)}." for fault in faulty.faults)) from None
    except IllegalChoice as refused:
        raise BadPack(f"{folder}: {say(refused.why)}") from None
