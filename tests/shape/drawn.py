"""The page on how it is built against what is built: every room and every member of the contract is on it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.engine import Title
from tests.shape.code import LAYERS, Module

PAGE = Path("docs/architecture.md")
_TREE = re.compile(r"^## The tree\n+```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CONTRACT = re.compile(r"^## The contract\n(.*?)^## ", re.MULTILINE | re.DOTALL)


def faults(root: Path, found: Sequence[Module]) -> Iterator[str]:
    """What the page leaves out."""
    page = (root / PAGE).read_text(encoding="utf-8")
    tree, contract = _TREE.search(page), _CONTRACT.search(page)
    if not tree or not contract:
        yield f"{PAGE} has no tree, or no contract"
        return
    for missing in sorted(set(_absent(tree[1], found))):
        yield f"{PAGE} does not show {missing} in its tree"
    for member in sorted(members() - set(re.findall(r"`(\w+)`", contract[1]))):
        yield f"{PAGE} does not say what `{member}` of the contract is"


def _absent(tree: str, found: Sequence[Module]) -> Iterator[str]:
    """Rooms, rooms within them, and modules that lie in none."""
    for layer in LAYERS:
        shown = _part(tree, f"{layer}/", [f"{each}/" for each in LAYERS])
        paths = [module.path for module in found if module.layer == layer]
        rooms = sorted({path.parts[1] for path in paths if len(path.parts) > 2})
        for path in paths:
            _, *within, module = path.parts
            if not within:
                if module != "__init__.py" and not _names(shown, path.stem):
                    yield str(path)
            elif f"{within[0]}/" not in shown:
                yield f"{layer}/{within[0]}"
            elif len(within) > 1:
                room = _part(shown, f"{within[0]}/", [f"{each}/" for each in rooms])
                if not _names(room, within[1]):
                    yield str(path.parent)


def _part(text: str, start: str, starts: Sequence[str]) -> str:
    """From there to whichever of these starts comes next."""
    places = {each: _place(text, each) for each in starts}
    here = places[start]
    return text[here : min((place for place in places.values() if place > here), default=len(text))]


def _place(text: str, start: str) -> int:
    found = re.search(rf"(?<![\w/]){re.escape(start)}", text)
    return found.start() if found else len(text)


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


def members() -> set[str]:
    """What a title is asked for; its name and such speak for themselves."""
    declared = {*vars(Title), *Title.__annotations__}
    plain = {"key", "name", "summary", "rules_version", "State", "View"}
    return {member for member in declared if not member.startswith("_")} - plain
