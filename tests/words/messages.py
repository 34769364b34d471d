"""The messages of a catalogue as trees: what each takes, and arguments of the right kinds for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, product
from typing import NamedTuple, TypeAlias

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from words.catalogue import ENGLISH, TERMS, areas, resource

AREAS = tuple(area for area in areas(ENGLISH) if area != TERMS)
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 5)
SOMEBODY = "Anna"
MOST = 400
"""So many ways of filling in one message are tried: all, of nearly every one."""

Arguments: TypeAlias = Mapping[str, str | int]


class Part(NamedTuple):
    """What a message says, or one of its attributes: by its key."""

    key: str
    pattern: ast.Pattern


def parts(language: str, area: str) -> Iterator[Part]:
    for entry in resource(language, area).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Part(f"{area}.{entry.id.name}", entry.value)
            yield from (
                Part(f"{area}.{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes
            )


@dataclass
class Use:
    """What a message does with an argument."""

    shown: bool = False
    chosen: set[str] = field(default_factory=set)

    @property
    def counted(self) -> bool:
        return bool(self.chosen) and all(each in PLURALS or each.isdigit() for each in self.chosen)

    def values(self) -> tuple[str | int, ...]:
        if not self.chosen:
            return (SOMEBODY,)
        if self.counted:
            return tuple(sorted({*NUMBERS, *(int(each) for each in self.chosen if each.isdigit())}))
        return tuple(sorted(self.chosen))


class _Uses(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, Use] = {}
        self.references: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent calls it so
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            }
            self._use(node.selector.id.name).chosen.update(keys)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._use(node.id.name).shown = True

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.append(f"{node.id.name}{attribute}")

    def _use(self, name: str) -> Use:
        return self.found.setdefault(name, Use())


def uses(language: str, part: Part) -> dict[str, Use]:
    """Of all arguments of a message, with those of the messages that it refers to."""
    visitor = _Uses()
    visitor.visit(part.pattern)
    area = part.key.partition(".")[0]
    known = {each.key: each for each in parts(language, area)} if visitor.references else {}
    for reference in visitor.references:
        for name, use in uses(language, known[f"{area}.{reference}"]).items():
            own = visitor.found.setdefault(name, Use())
            own.shown |= use.shown
            own.chosen |= use.chosen
    return visitor.found


def shown(language: str, part: Part) -> set[str]:
    """The arguments that stand in the text: those that are no mere tokens. Of a noun with cases, the noun."""
    return {name.partition("-")[0] for name, use in uses(language, part).items() if use.shown}


def taken(language: str, part: Part) -> set[str]:
    return {name.partition("-")[0] for name in uses(language, part)}


def filled_in(language: str, part: Part) -> Iterator[Arguments]:
    """With each variant of each selector, as far as there is an end to it."""
    found = uses(language, part)
    for values in islice(product(*(use.values() for use in found.values())), MOST):
        yield dict(zip(found, values, strict=True))
