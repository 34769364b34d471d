"""What the survey found, as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from tests.shape.code import LAYERS, TESTS, Module, folders
from tests.shape.pages import Page, depths
from tests.shape.weight import rooms

SHOWN = 10
"""Of the fullest folders, the longest modules and the longest functions."""
AIM = 1.1
"""Lines of tests for each line of code."""

Row: TypeAlias = tuple[object, ...]
"""What it is, and its figures."""


def report(found: list[Module], papers: dict[Path, Page], agreed: Mapping[str, int]) -> Iterator[str]:
    yield from _table(("layer", "folders", "modules", "lines"), _layers(found))
    yield from _table(("room", "statements", "agreed"), _weights(found, agreed))
    yield from _table(("fullest folders", "modules", "lines"), _fullest(found))
    yield from _table(("longest modules", "lines"), _longest([(each.path, each.lines) for each in found]))
    functions = [(f"{each.path}: {part.name}", part.lines) for each in found for part in each.functions]
    yield from _table(("longest functions", "lines"), _longest(functions))
    yield from _table((f"tests to code (aim {AIM})", "tests", "code", "ratio"), _ratios(found))
    yield from _table(("papers", "pages", "words", "links from the README"), _papers(papers))


def _table(head: Row, rows: Iterable[Row]) -> Iterator[str]:
    """Columns as wide as they need to be, the figures to the right."""
    lines = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for what, *figures in lines:
        columns = zip(figures, widths[1:], strict=True)
        yield f"{what:{widths[0]}}" + "".join(f"  {figure:>{width}}" for figure, width in columns)
    yield ""


def _lines(found: Iterable[Module]) -> int:
    return sum(module.lines for module in found)


def _of(found: Sequence[Module], *layers: str) -> list[Module]:
    return [module for module in found if module.layer in layers]


def _layers(found: Sequence[Module]) -> Iterator[Row]:
    for layer in (*LAYERS, TESTS):
        within = _of(found, layer)
        yield layer, len(folders(within)), len(within), _lines(within)


def _weights(found: Sequence[Module], agreed: Mapping[str, int]) -> Iterator[Row]:
    for room, statements in sorted(rooms(found).items()):
        yield room, statements, agreed.get(room, "no line")


def _fullest(found: Sequence[Module]) -> list[Row]:
    rooms = sorted(folders(found).items(), key=lambda room: -len(room[1]))
    return [(folder, len(within), _lines(within)) for folder, within in rooms[:SHOWN]]


def _longest(rows: Sequence[tuple[object, int]]) -> list[tuple[object, int]]:
    return sorted(rows, key=lambda row: -row[1])[:SHOWN]


def _ratios(found: Sequence[Module]) -> Iterator[Row]:
    """Each layer beside the tests that mirror it, then all; what tests the whole bot counts only there."""
    for layer in LAYERS:
        mirror = [module for module in _of(found, TESTS) if module.path.parts[1] == layer]
        yield _ratio(layer, mirror, _of(found, layer))
    yield _ratio("all", _of(found, TESTS), _of(found, *LAYERS))


def _ratio(what: str, tests: Sequence[Module], code: Sequence[Module]) -> Row:
    return what, _lines(tests), _lines(code), f"{_lines(tests) / max(1, _lines(code)):.2f}"


def _papers(papers: dict[Path, Page]) -> Iterator[Row]:
    """By folder: how much there is to read, and how far the last page is from the README."""
    depth = depths(papers)
    for folder in sorted({page.path.parent for page in papers.values()}):
        within = [page for page in papers.values() if page.path.parent == folder]
        reached = [depth[page.path] for page in within if page.path in depth]
        farthest = max(reached) if len(reached) == len(within) else "not all reached"
        yield folder, len(within), sum(page.words for page in within), farthest
