"""What JSON values are made of, and the checker of a value against its kind: see language.py."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any, Protocol

Json = dict[str, Any]
Steps = tuple[str | int, ...]
Fault = tuple[Steps, str]
Rule = Callable[[Json], Iterable[Fault]]

TEXT: set[type] = {str}
TYPES: dict[str, set[type]] = {"integer": {int}, "number": {int, float}, "boolean": {bool}, "id": {int, str}}
"""Everything else is text. What is sent may name an id by a number, what is answered has it as a text."""
PATTERNS = {
    "snowflake": r"0|[1-9]\d{0,19}",
    "id": r"0|[1-9]\d{0,19}",
    "digits": r"\d+",
    "switch": r"true|false|0|1",
    "link": r"(https?|wss?|attachment)://\S+",
    "attached": r"attachment://\S+",
    "slug": r"[-_'a-z0-9]+",
    "locale": r"[a-z]{2}(-([A-Z]{2}|419))?",
}
KINDS = {"text", "moment", "anything", *TYPES, *PATTERNS}


class Kind(Protocol):
    def fits(self, value: Any) -> bool:
        """Whether the value is of this sort at all, whatever its size."""

    def check(self, value: Any) -> Sequence[Fault]:
        """Every fault, with the steps that lead to it."""


@dataclass(frozen=True)
class Span:
    """How long, how many or how much; both ends included."""

    least: int | None = None
    most: int | None = None

    def complaint(self, size: float, unit: str = "") -> str | None:
        if self.most is not None and size > self.most:
            return f"{size}{unit}, at most {self.most}"
        if self.least is not None and size < self.least:
            return f"{size}{unit}, at least {self.least}"
        return None


@dataclass(frozen=True)
class Scalar:
    name: str
    span: Span = Span()

    def __str__(self) -> str:
        return self.name

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        return re.compile(PATTERNS[self.name], re.ASCII) if self.name in PATTERNS else None

    def fits(self, value: Any) -> bool:
        return self.name == "anything" or type(value) in TYPES.get(self.name, TEXT)

    def check(self, value: Any) -> Sequence[Fault]:
        text = type(value) is str
        if not self.fits(value) or (text and not self._reads(value)):
            return [((), f"{shown(value)} is not {_article(self.name)}")]
        if self.name == "digits":
            complaint = self.span.complaint(int(value))
        else:
            complaint = self.span.complaint(len(value), " characters") if text else self.span.complaint(value)
        return [((), complaint)] if complaint else ()

    def _reads(self, value: str) -> bool:
        if self._pattern:
            return bool(self._pattern.fullmatch(value))
        return self.name != "moment" or _is_moment(value)


def _is_moment(value: str) -> bool:
    try:
        return datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        return False


@dataclass(frozen=True)
class Literal:
    values: tuple[str | int | None, ...]

    def __str__(self) -> str:
        names = ["null" if each is None else str(each) for each in self.values]
        return names[0] if len(names) == 1 else f"one of {', '.join(names)}"

    def fits(self, value: Any) -> bool:
        return any(type(value) is type(each) for each in self.values)

    def check(self, value: Any) -> Sequence[Fault]:
        if self.fits(value) and value in self.values:
            return ()
        return [((), f"{shown(value)}, must be {self}")]


@dataclass(frozen=True)
class Bits:
    mask: int

    def __str__(self) -> str:
        return "bits"

    def fits(self, value: Any) -> bool:
        return type(value) is int

    def check(self, value: Any) -> Sequence[Fault]:
        if not self.fits(value):
            return [((), f"{shown(value)} is not a sum of bits")]
        strange = value & ~self.mask
        return [((), f"bits {strange:#x} are not among {self.mask:#x}")] if strange else ()


@dataclass(frozen=True)
class ListOf:
    item: Kind
    span: Span = Span()

    def __str__(self) -> str:
        return f"a list of {self.item}"

    def fits(self, value: Any) -> bool:
        return type(value) is list

    def check(self, value: Any) -> Sequence[Fault]:
        if not self.fits(value):
            return [((), f"{shown(value)} is not a list")]
        complaint = self.span.complaint(len(value), " entries")
        found: list[Fault] = [((), complaint)] if complaint else []
        for number, each in enumerate(value):
            if wrong := self.item.check(each):
                found += _inside(number, wrong)
        return found


@dataclass(frozen=True)
class TableOf:
    key: Kind
    value: Kind
    span: Span = Span()

    def __str__(self) -> str:
        return f"a table of {self.value}"

    def fits(self, value: Any) -> bool:
        return type(value) is dict

    def check(self, value: Any) -> Sequence[Fault]:
        if not self.fits(value):
            return [((), f"{shown(value)} is not a table")]
        complaint = self.span.complaint(len(value), " entries")
        found: list[Fault] = [((), complaint)] if complaint else []
        for key, each in value.items():
            found += _inside(key, [*self.key.check(key), *self.value.check(each)])
        return found


@dataclass(frozen=True)
class Shape:
    name: str
    fields: Mapping[str, Kind]
    required: frozenset[str]
    rules: tuple[Rule, ...] = ()

    def __str__(self) -> str:
        return self.name

    @cached_property
    def marks(self) -> tuple[tuple[str, tuple[str | int | None, ...]], ...]:
        """The fields that tell this shape from others: those with a fixed value."""
        return tuple(
            (name, kind.values)
            for name, kind in self.fields.items()
            if isinstance(kind, Literal) and name in self.required
        )

    def marks_met(self, value: Json) -> int:
        """How many of the marks the value bears, counted up to the first that it does not."""
        met = 0
        for name, values in self.marks:
            if value.get(name) not in values:
                break
            met += 1
        return met

    def fits(self, value: Any) -> bool:
        return type(value) is dict and self.marks_met(value) == len(self.marks)

    def check(self, value: Any) -> Sequence[Fault]:
        if type(value) is not dict:
            return [((), f"{shown(value)} is not {_article(self.name)}")]
        found: list[Fault] = []
        for name, inner in value.items():
            kind = self.fields.get(name)
            if kind is None:
                found.append(((name,), f"is not a field of {self}"))
            elif wrong := kind.check(inner):
                found += _inside(name, wrong)
        found += [((name,), "is missing") for name in sorted(self.required - value.keys())]
        if not found:  # a rule may rely on every field being what it should
            for rule in self.rules:
                found += rule(value)
        return found


@dataclass(frozen=True)
class Named:
    """A shape by its name, looked up when it is needed: shapes may contain themselves."""

    name: str
    book: Mapping[str, Kind] = field(repr=False)

    def __str__(self) -> str:
        return self.name

    @cached_property
    def kind(self) -> Kind:
        return self.book[self.name]

    def fits(self, value: Any) -> bool:
        return self.kind.fits(value)

    def check(self, value: Any) -> Sequence[Fault]:
        return self.kind.check(value)


@dataclass(frozen=True)
class Either:
    kinds: tuple[Kind, ...]

    def __str__(self) -> str:
        return " or ".join(map(str, self.kinds))

    @cached_property
    def leaves(self) -> tuple[Kind, ...]:
        return tuple(leaves(self))

    def fits(self, value: Any) -> bool:
        return any(kind.fits(value) for kind in self.leaves)

    def check(self, value: Any) -> Sequence[Fault]:
        fewest: Sequence[Fault] | None = None
        for kind in self.leaves:
            if kind.fits(value):
                found = kind.check(value)
                if not found:
                    return ()
                fewest = found if fewest is None or len(found) < len(fewest) else fewest
        return self._stranger(value) if fewest is None else fewest

    def _stranger(self, value: Any) -> Sequence[Fault]:
        """None of these: for a table, which mark it should have borne."""
        shapes = [each for each in self.leaves if isinstance(each, Shape)]
        if type(value) is not dict or not shapes:
            return [((), f"{shown(value)} is not {self}")]
        best = max(shape.marks_met(value) for shape in shapes)
        near = [shape.marks[best] for shape in shapes if shape.marks_met(value) == best]
        name = near[0][0]
        allowed = Literal(tuple(each for other, values in near if other == name for each in values))
        return [((name,), f"{shown(value[name])}, must be {allowed}" if name in value else "is missing")]


def leaves(kind: Kind) -> Iterable[Kind]:
    """What a kind comes down to: names looked up, alternatives laid side by side."""
    if isinstance(kind, Named):
        yield from leaves(kind.kind)
    elif isinstance(kind, Either):
        for each in kind.kinds:
            yield from leaves(each)
    else:
        yield kind


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"


def _inside(step: str | int, faults: Iterable[Fault]) -> list[Fault]:
    return [((step, *steps), text) for steps, text in faults]
