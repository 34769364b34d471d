"""The papers of the project: how long they are, and how many links lead to them from the README."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from os.path import normpath
from pathlib import Path

_LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)")
_MENTION = re.compile(r"`([\w./-]+\.md)`")
"""A page called by its path from the root leads there as well as a link does."""
_CODE = re.compile(r"`((?:bot|rules|render|sandbox|words|tests)/[\w./-]+)`")
"""A file or folder of the tree, called by its path."""
FOLDERS = ("", "docs", "rules", "sandbox", "tests", "words")
"""Where pages lie; in the first only those at the top."""


@dataclass(frozen=True)
class Page:
    path: Path
    """From the root of the tree."""
    words: int
    links: tuple[Path, ...]
    mentions: tuple[Path, ...]
    """Other pages."""
    code: tuple[Path, ...]


def pages(root: Path) -> dict[Path, Page]:
    found = [
        path for folder in FOLDERS for path in sorted((root / folder).glob("**/*.md" if folder else "*.md"))
    ]
    return {page.path: page for page in (_page(root, path) for path in found)}


def _page(root: Path, path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    here = path.relative_to(root)
    return Page(
        here,
        len(text.split()),
        tuple(Path(normpath(here.parent / link)) for link in _LINK.findall(text)),
        tuple(map(Path, _MENTION.findall(text))),
        tuple(map(Path, _CODE.findall(text))),
    )


def depths(found: dict[Path, Page], start: Path = Path("README.md")) -> dict[Path, int]:
    """The fewest links from the README to each page that can be reached."""
    depth = {start: 0} if start in found else {}
    waiting = deque(depth)
    while waiting:
        here = found[waiting.popleft()]
        for there in (*here.links, *here.mentions):
            target = there / "README.md" if there / "README.md" in found else there
            if target in found and target not in depth:
                depth[target] = depth[here.path] + 1
                waiting.append(target)
    return depth


def faults(root: Path, found: dict[Path, Page]) -> Iterator[str]:
    """Links that lead nowhere, code that is somewhere else by now, and pages that nobody is led to."""
    reached = depths(found)
    for path in sorted(found.keys() - reached.keys()):
        yield f"{path} is not reached from the README"
    for page in found.values():
        for link in page.links:
            if not (root / link).exists():
                yield f"{page.path} links to {link}, which is not there"
        for code in page.code:
            if not (root / code).exists():
                yield f"{page.path} speaks of {code}, which is not there"
