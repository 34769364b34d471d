"""What is wrong with the form of a scenario file: each fault names its entry, in words for whoever wrote it.

The schema itself says what is wanted; this walks a file along it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import inspect

from rules.dogfight.scenario.goals import PLAIN_TEXT
from rules.dogfight.scenario.schema import Scenario

FEW = 8
"""So many possible names are all told; of more, those that look alike."""
ALIKE = 3
HUGE = 1_000_000
SHOWN = 40
"""So much of a wrong entry is told."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
MOST_MARKS = 2
NOT_PLAIN = "line breaks and * _ ~ ` | < > @ \\ cannot be in it, nor links"


def form_faults(found: Any) -> Iterator[str]:
    """Everything that keeps a decoded file from being a scenario."""
    yield from _faults("", found, _schema())


def instead(wrong: str, known: Iterable[str]) -> str:
    """Which names there are instead of a wrong one."""
    names = tuple(known)
    alike = get_close_matches(wrong, names, ALIKE) if len(names) > FEW else ()
    return f"perhaps {' or '.join(alike)}" if alike else f"there are {', '.join(names)}"


@cache
def _schema() -> inspect.Type:
    return inspect.type_info(Scenario)


def _faults(at: str, found: Any, kind: inspect.Type) -> Iterator[str]:
    if isinstance(kind, inspect.UnionType):
        yield from _union_faults(at, found, kind)
    elif (walk := _WALKS.get(type(kind))) is not None:
        wanted, whole, parts = walk
        if whole(found):
            yield from parts(at, found, kind)
        else:
            yield f"{_named(at)}{wanted} is wanted, not {_shown(found)}"


def _union_faults(at: str, found: Any, kind: inspect.UnionType) -> Iterator[str]:
    """One of several kinds: null where that is one of them, else what comes nearest."""
    kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    if found is None and len(kinds) < len(kind.types):
        return
    told = [list(_faults(at, found, each)) for each in kinds]
    if all(told):
        is_distance = len(kinds) > 1
        yield from (_no_distance(at, found),) if is_distance else told[0]


def _no_distance(at: str, found: Any) -> str:
    return f"{_named(at)}{_shown(found)} is no distance; write millimetres (350) or rulers (“0.5 rulers”)"


def _object_faults(at: str, found: dict[str, Any], kind: inspect.StructType) -> Iterator[str]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, field in fields.items():
        if field.required and name not in found:
            yield f"{_named(at)}“{name}” is missing"
    for name, value in found.items():
        if name in fields:
            yield from _faults(_inside(at, name), value, fields[name].type)
        else:
            yield f"{_named(at)}there is no entry {_shown(name)} here; {instead(name, fields)}"


def _map_faults(at: str, found: dict[str, Any], kind: inspect.DictType) -> Iterator[str]:
    for name, value in found.items():
        wrong = list(_faults(at, name, kind.key_type))
        yield from wrong or _faults(_inside(at, name), value, kind.value_type)


def _list_faults(at: str, found: list[Any], kind: inspect.VarTupleType) -> Iterator[str]:
    for number, value in enumerate(found, start=1):
        yield from _faults(f"{at} {number}", value, kind.item_type)


def _choice_faults(at: str, found: str, kind: inspect.LiteralType) -> Iterator[str]:
    names = [str(value) for value in kind.values]
    if found not in names:
        yield f"{_named(at)}{_shown(found)} is not possible; {instead(found, names)}"


def _text_faults(at: str, found: str, kind: inspect.StrType) -> Iterator[str]:
    if kind.pattern is not None and not re.search(kind.pattern, found):
        plain = kind.pattern == PLAIN_TEXT
        yield _named(at) + (NOT_PLAIN if plain else f"{_shown(found)} is not possible")
    elif kind.pattern == PLAIN_TEXT and (fault := _unseen(found)):
        yield _named(at) + fault
    if kind.min_length and not any(is_seen(character) for character in found):
        yield f"{_named(at)}it is empty"
    if kind.max_length is not None and len(found) > kind.max_length:
        yield f"{_named(at)}it has {len(found)} characters; at most {kind.max_length} fit"


def _unseen(found: str) -> str:
    """What is wrong with a text of which people would see less, or something else, than is written."""
    if any(not is_seen(character) and character != " " and not _is_mark(character) for character in found):
        return "characters that nobody sees, or that turn the text around, cannot be in it"
    marks = max((len(run) for run in re.findall("1+", "".join("01"[_is_mark(c)] for c in found))), default=0)
    return f"{marks} signs upon one letter are too many, {MOST_MARKS} fit" if marks > MOST_MARKS else ""


def is_seen(character: str) -> bool:
    """Whether it leaves ink of its own: no blank, control, format or line character, and no bare mark."""
    return unicodedata.category(character)[0] not in "CZM" and character not in BLANKS


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _number_faults(at: str, found: float, kind: inspect.IntType | inspect.FloatType) -> Iterator[str]:
    if abs(found) >= HUGE:
        yield f"{_named(at)}it must be less than {HUGE:,}"
    elif isinstance(kind, inspect.IntType) and isinstance(found, float):
        yield f"{_named(at)}a whole number is wanted, not {found:g}"
    elif (kind.ge is not None and found < kind.ge) or (kind.gt is not None and found <= kind.gt):
        least = f"at least {kind.ge:g}" if kind.ge is not None else f"more than {kind.gt:g}"
        yield f"{_named(at)}it must be {least}, not {found:g}"
    elif kind.le is not None and found > kind.le:
        yield f"{_named(at)}it must be at most {kind.le:g}, not {found:g}"


def _no_faults(at: str, found: Any, kind: Any) -> Iterator[str]:  # noqa: ARG001 - one of the walks
    return iter(())


def _is(*kinds: type) -> Callable[[Any], bool]:
    return lambda found: isinstance(found, kinds)


def _is_number(found: Any) -> bool:
    return isinstance(found, int | float) and not isinstance(found, bool)


_WALKS: dict[type[inspect.Type], tuple[str, Callable[[Any], bool], Callable[..., Iterator[str]]]] = {
    inspect.StructType: ("an object { … }", _is(dict), _object_faults),
    inspect.DictType: ("an object { … }", _is(dict), _map_faults),
    inspect.VarTupleType: ("a list [ … ]", _is(list, tuple), _list_faults),
    inspect.LiteralType: ("a text", _is(str), _choice_faults),
    inspect.StrType: ("a text", _is(str), _text_faults),
    inspect.IntType: ("a whole number", _is_number, _number_faults),
    inspect.FloatType: ("a number", _is_number, _number_faults),
    inspect.BoolType: ("true or false", _is(bool), _no_faults),
}
"""What each kind of the schema is called, what may stand for it, and how its parts are looked at."""


def _inside(at: str, name: str) -> str:
    return f"{at}, {name}" if at else name


def _named(at: str) -> str:
    return f"{at}: " if at else ""


def _shown(found: Any) -> str:
    if isinstance(found, dict | list | tuple):
        return "an object" if isinstance(found, dict) else "a list"
    if found is None or isinstance(found, bool):
        return {None: "null", True: "true", False: "false"}[found]
    told = str(found)
    cut = told if len(told) <= SHOWN else f"{told[:SHOWN]}…"
    return f"“{cut}”" if isinstance(found, str) else cut
