"""Where Discord limits a text, and what stands there in a language: read off the calls that make buttons,
menus and windows, and off the forms of recorded games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.discord import limits
from rules.engine import Field, Number, Pick, Spot
from rules.titles import TITLES
from tests.words.corpus import fields_of, records
from tests.words.messages import AREAS, Part, filled_in, parts
from words import phrase, say, speaking, voice

ROOT = Path(__file__).parents[2]


class Slot(NamedTuple):
    """A place that Discord limits to so many characters."""

    name: str
    most: int


class Filled(NamedTuple):
    """What stands in a slot, and whose it is."""

    slot: Slot
    whose: str
    text: str

    @property
    def over(self) -> bool:
        return len(self.text) > self.slot.most


BUTTON = Slot("button label", limits.BUTTON_LABEL)
OPTION = Slot("select option label", limits.OPTION_TEXT)
NOTE = Slot("select option description", limits.OPTION_TEXT)
PLACEHOLDER = Slot("select placeholder", limits.PLACEHOLDER)
WINDOW = Slot("modal title", limits.MODAL_TITLE)
INPUT = Slot("text input label", limits.MODAL_LABEL)
INPUT_HINT = Slot("text input placeholder", limits.INPUT_PLACEHOLDER)
EMBED = Slot("embed title", limits.EMBED_TITLE)

CALLS: dict[str, dict[int | str, Slot]] = {
    "button": {0: BUTTON, "label": BUTTON},
    "Button": {"label": BUTTON},
    "option": {0: OPTION, "label": OPTION, 2: NOTE, "note": NOTE},
    "SelectOption": {"label": OPTION, "description": NOTE},
    "menu": {1: PLACEHOLDER},
    "Select": {"placeholder": PLACEHOLDER},
    "UserSelect": {"placeholder": PLACEHOLDER},
    "window": {0: WINDOW, 2: INPUT, "placeholder": INPUT_HINT},
    "Embed": {"title": EMBED},
}
"""What the arguments of a call become, by its last name."""


def keys_in(node: ast.AST, scope: ast.AST) -> Iterator[str]:
    """The keys in an expression, and in what its names were set to; of an f-string its beginning and “*”."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield from (key for value in _set_to(each.id, scope) for key in _literals(value))
    yield from _literals(node)


def _set_to(name: str, scope: ast.AST) -> Iterator[ast.AST]:
    for each in ast.walk(scope):
        if isinstance(each, ast.Assign) and any(name in _names(target) for target in each.targets):
            yield each.value
        if isinstance(each, ast.For | ast.comprehension) and name in _names(each.target):
            yield each.iter


def _names(target: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}


def _literals(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and _called(each) in {"phrase", "said"} and each.args:
            key = each.args[0]
            if isinstance(key, ast.Constant):
                yield str(key.value)
            elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                yield f"{key.values[0].value!s}*"


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@cache
def placed() -> dict[str, frozenset[Slot]]:
    """The keys that are said in a slot."""
    found: dict[str, set[Slot]] = {}
    for file in (ROOT / "bot/discord").rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for scope in ast.walk(tree):
            if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for call in ast.walk(scope):
                if isinstance(call, ast.Call):
                    for argument, slot in _slots(call):
                        for key in keys_in(argument, scope):
                            found.setdefault(key, set()).add(slot)
    return {key: frozenset(slots) for key, slots in found.items()}


def _slots(call: ast.Call) -> Iterator[tuple[ast.AST, Slot]]:
    known = CALLS.get(_called(call), {})
    yield from ((each, known[at]) for at, each in enumerate(call.args) if at in known)
    yield from ((each.value, known[each.arg]) for each in call.keywords if each.arg in known)


def panels(language: str) -> Iterator[Filled]:
    """The longest that each message in a slot becomes, of all its variants."""
    known = {part.key: part for area in AREAS for part in parts(language, area)}
    for key, slots in sorted(placed().items()):
        keys = [each for each in known if each.startswith(key[:-1])] if key.endswith("*") else [key]
        for each in keys:
            text = longest(language, known[each])
            yield from (Filled(slot, each, text) for slot in sorted(slots))


def longest(language: str, part: Part) -> str:
    says = voice(language)
    return max((says.phrase(part.key, arguments) for arguments in filled_in(language, part)), key=len)


def forms(language: str, every: int = 1) -> Iterator[Filled]:
    """What is asked in recorded games: all of them, or every so many a one."""
    with speaking(language):
        for key in TITLES:
            for file in records(key)[::every]:
                for place, field in fields_of(key, file):
                    yield from _of_field(f"{place} {field.name}", field)


def _of_field(place: str, field: Field) -> Iterator[Filled]:
    """A field is a menu of its options; or a button, and a window in which somebody types."""
    if isinstance(field, Pick):
        yield Filled(PLACEHOLDER, place, say(field.label))
        for option in field.options:
            answered = phrase("panels.answered", field=field.label, answer=option.label)
            yield Filled(OPTION, f"{place} {option.value}", answered)
            yield Filled(NOTE, f"{place} {option.value}", say(option.note))
            if field.pad:
                yield Filled(BUTTON, f"{place} {option.value}", say(option.face))
        return
    yield Filled(WINDOW, place, say(field.label))
    if isinstance(field, Spot):
        yield Filled(INPUT_HINT, place, say(field.note))
    if isinstance(field, Number | Spot):
        yield from (Filled(BUTTON, place, say(each.label)) for each in field.usual)
