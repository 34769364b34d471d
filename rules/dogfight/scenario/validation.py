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

from msgspec import inspect, structs

from rules.dogfight.scenario.goals import PLAIN_TEXT
from rules.dogfight.scenario.schema import Scenario
from rules.said import Said, Text, either, said, sentences, series

FEW = 8
"""So many possible names are all told; of more, those that look alike."""
ALIKE = 3
HUGE = 1_000_000
SHOWN = 40
"""So much of a wrong entry is told."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
MOST_MARKS = 2
_OBJECT, _LIST = said("dogfight-setup.name-found-object"), said("dogfight-setup.name-found-list")


def form_faults(found: Any) -> Iterator[Said]:
    """Everything that keeps a decoded file from being a scenario."""
    yield from _faults("", found, _schema())


def instead(wrong: str, known: Iterable[str]) -> Said:
    """Which names there are instead of a wrong one."""
    names = tuple(known)
    alike = get_close_matches(wrong, names, ALIKE) if len(names) > FEW else ()
    if not alike:
        return said("dogfight-setup.instead-all", names=series(names))
    return said("dogfight-setup.instead-alike", names=either(alike))


def located(at: Text, *told: Said) -> Said:
    """What is wrong, behind the entry that it is in."""
    return sentences((said("dogfight-setup.place", at=at), *told)) if at else sentences(told)


@cache
def _schema() -> inspect.Type:
    return inspect.type_info(Scenario)


def _faults(at: str, found: Any, kind: inspect.Type) -> Iterator[Said]:
    if isinstance(kind, inspect.Metadata):
        kind = structs.replace(kind.type, **(kind.extra or {}))
    if isinstance(kind, inspect.UnionType):
        yield from _union_faults(at, found, kind)
    elif (walk := _WALKS.get(type(kind))) is not None:
        wanted, whole, parts = walk
        if whole(found):
            yield from parts(at, found, kind)
        else:
            yield located(at, said("dogfight-setup.fault-kind", wanted=wanted, found=_shown(found)))


def _union_faults(at: str, found: Any, kind: inspect.UnionType) -> Iterator[Said]:
    """One of several kinds: null where that is one of them, else what comes nearest."""
    kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    if found is None and len(kinds) < len(kind.types):
        return
    told = [list(_faults(at, found, each)) for each in kinds]
    if all(told):
        if isinstance(kinds[-1], inspect.DictType):  # a text, or one for each language
            yield from told[-1] if isinstance(found, dict) else told[0]
        else:
            yield from told[0] if len(kinds) == 1 else (_no_distance(at, found),)


def _no_distance(at: str, found: Any) -> Said:
    return located(at, said("dogfight-setup.fault-no-distance", found=_shown(found)))


def _object_faults(at: str, found: dict[str, Any], kind: inspect.StructType) -> Iterator[Said]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, field in fields.items():
        if field.required and name not in found:
            yield located(at, said("dogfight-setup.fault-missing", entry=name))
    for name, value in found.items():
        if name in fields:
            yield from _faults(_inside(at, name), value, fields[name].type)
        else:
            known = instead(name, fields)
            yield located(at, said("dogfight-setup.fault-no-entry", entry=_shown(name)), known)


def _map_faults(at: str, found: dict[str, Any], kind: inspect.DictType) -> Iterator[Said]:
    if kind.min_length and not found:
        yield located(at, said("dogfight-setup.fault-empty"))
    for name, value in found.items():
        wrong = list(_faults(at, name, kind.key_type))
        yield from wrong or _faults(_inside(at, name), value, kind.value_type)


def _list_faults(at: str, found: list[Any], kind: inspect.VarTupleType) -> Iterator[Said]:
    for number, value in enumerate(found, start=1):
        yield from _faults(f"{at} {number}", value, kind.item_type)


def _choice_faults(at: str, found: str, kind: inspect.LiteralType) -> Iterator[Said]:
    names = [str(value) for value in kind.values]
    if found not in names:
        known = instead(found, names)
        yield located(at, said("dogfight-setup.fault-no-choice", found=_shown(found)), known)


def _text_faults(at: str, found: str, kind: inspect.StrType) -> Iterator[Said]:
    if kind.pattern is not None and not re.search(kind.pattern, found):
        if kind.pattern == PLAIN_TEXT:
            yield located(at, said("dogfight-setup.fault-not-plain"))
        else:
            yield located(at, said("dogfight-setup.fault-not-possible", found=_shown(found)))
    elif kind.pattern == PLAIN_TEXT:
        yield from _unseen(at, found)
    if kind.min_length and not any(is_seen(character) for character in found):
        yield located(at, said("dogfight-setup.fault-empty"))
    if kind.max_length is not None and len(found) > kind.max_length:
        yield located(at, said("dogfight-setup.fault-long", length=len(found), most=kind.max_length))


def _unseen(at: str, found: str) -> Iterator[Said]:
    """What is wrong with a text of which people would see less, or something else, than is written."""
    if any(not is_seen(character) and character != " " and not _is_mark(character) for character in found):
        yield located(at, said("dogfight-setup.fault-unseen"))
        return
    marks = max((len(run) for run in re.findall("1+", "".join("01"[_is_mark(c)] for c in found))), default=0)
    if marks > MOST_MARKS:
        yield located(at, said("dogfight-setup.fault-marks", marks=marks, most=MOST_MARKS))


def is_seen(character: str) -> bool:
    """Whether it leaves ink of its own: no blank, control, format or line character, and no bare mark."""
    return unicodedata.category(character)[0] not in "CZM" and character not in BLANKS


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _number_faults(at: str, found: float, kind: inspect.IntType | inspect.FloatType) -> Iterator[Said]:
    if abs(found) >= HUGE:
        yield located(at, said("dogfight-setup.fault-huge", limit=f"{HUGE:,}"))
        return
    told = f"{found:g}"
    if isinstance(kind, inspect.IntType) and isinstance(found, float):
        yield located(at, said("dogfight-setup.fault-not-whole", found=told))
    elif kind.ge is not None and found < kind.ge:
        yield _too_small(at, "at-least", kind.ge, told)
    elif kind.gt is not None and found <= kind.gt:
        yield _too_small(at, "more-than", kind.gt, told)
    elif kind.le is not None and found > kind.le:
        yield located(at, said("dogfight-setup.fault-too-big", limit=f"{kind.le:g}", found=told))


def _too_small(at: Text, bound: str, limit: float, found: str) -> Said:
    return located(at, said("dogfight-setup.fault-too-small", bound=bound, limit=f"{limit:g}", found=found))


def _no_faults(at: str, found: Any, kind: Any) -> Iterator[Said]:  # noqa: ARG001 - one of the walks
    return iter(())


def _is(*kinds: type) -> Callable[[Any], bool]:
    return lambda found: isinstance(found, kinds)


def _is_number(found: Any) -> bool:
    return isinstance(found, int | float) and not isinstance(found, bool)


_WALKS: dict[type[inspect.Type], tuple[str, Callable[[Any], bool], Callable[..., Iterator[Said]]]] = {
    inspect.StructType: ("object", _is(dict), _object_faults),
    inspect.DictType: ("object", _is(dict), _map_faults),
    inspect.VarTupleType: ("list", _is(list, tuple), _list_faults),
    inspect.LiteralType: ("text", _is(str), _choice_faults),
    inspect.StrType: ("text", _is(str), _text_faults),
    inspect.IntType: ("whole-number", _is_number, _number_faults),
    inspect.FloatType: ("number", _is_number, _number_faults),
    inspect.BoolType: ("truth", _is(bool), _no_faults),
}
"""The token of each kind of the schema, what may stand for it, and how its parts are looked at."""


def _inside(at: str, name: str) -> str:
    return f"{at}, {name}" if at else name


def _shown(found: Any) -> Text:
    if isinstance(found, dict | list | tuple):
        return _OBJECT if isinstance(found, dict) else _LIST
    if found is None or isinstance(found, bool):
        return {None: "null", True: "true", False: "false"}[found]
    told = str(found)
    cut = told if len(told) <= SHOWN else f"{told[:SHOWN]}…"
    return said("forms.quoted", text=cut) if isinstance(found, str) else cut
