"""What a quick command says: which group it speaks of, what may come next in it, and what it answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from bot.desk.forms.drafting import merged
from bot.kit.refusal import Refusal
from bot.tables.loaded import LoadedGame
from rules.engine import Field, Form, IllegalChoice, Number, Option, Pick, QuickCommand, Spot, Value
from rules.forms import complete, with_defaults
from rules.said import listed, said
from rules.values import Seat
from words import in_every_language, say

GAME = "game"
"""The parameter that says which game is meant, when there are several."""
ALL = "all"
"""The parameter that answers for every group at once: “1 4 7 / 2 2 5”."""


@dataclass(frozen=True)
class Desire:
    """Who answers what: a quick command at one table."""

    command: QuickCommand
    loaded: LoadedGame
    seat: Seat
    started: dict[str, Value]
    """What is filled in or locked in already."""

    def form(self) -> Form:
        return self.loaded.table.form(self.seat)


def _group(desire: Desire, given: Mapping[str, str]) -> str:
    """The field group the command speaks of: the one named, or the next that is not planned yet."""
    scope = desire.command.scope
    groups = _groups(desire)
    if scope in given:
        found = [group for group in groups if group.casefold() == given[scope].strip().casefold()]
        if not found:
            raise Refusal(said("desk.group-not-open", group=given[scope][:40], scope=scope))
        return found[0]
    unplanned = [group for group in groups if not _planned(desire, group)]
    if len(groups) > 1 and not unplanned:
        raise Refusal(said("desk.all-planned", groups=listed(groups), scope=scope))
    return next(iter(unplanned or groups), "")


def _planned(desire: Desire, group: str) -> bool:
    """Whether all that the command cannot do without is filled in for this group."""
    return all(field.name in desire.started for field in _owed(desire, group))


def _owed(desire: Desire, group: str) -> list[Field]:
    """What the command has to answer for this group, since nothing stands if it does not."""
    fields = _fields_of(desire.form()(desire.started), group, desire.command)
    owed = (field for field in fields if field.slot in _needed(desire.command))
    return [field for field in owed if isinstance(field, Spot) or field.default is None]


def _needed(command: QuickCommand) -> list[str]:
    """The slots that it cannot do without, in their order."""
    return [slot for slot in command.slots if slot not in command.optional] or list(command.slots)


def _groups(desire: Desire) -> list[str]:
    """The groups this command can answer for: those with a slot it cannot do without."""
    needed = _needed(desire.command)
    fields = desire.form()(desire.started)
    return list(dict.fromkeys(field.group for field in fields if field.slot in needed))


def _fields_of(fields: tuple[Field, ...], group: str, command: QuickCommand) -> Iterator[Field]:
    return (field for field in fields if field.group == group and field.slot in command.slots)


def offered(desire: Desire, given: dict[str, str], focused: str, typed: str) -> list[Option]:
    if focused == desire.command.scope:
        return [
            Option(group, said("desk.group-planned", group=group) if _planned(desire, group) else group)
            for group in _groups(desire)
        ]
    if focused == ALL:
        return _all_offered(desire, typed)
    group = _group(desire, given)
    options = _slot_options(desire, group, given, focused)
    if len(_groups(desire)) < 2:
        return options
    return [
        structs.replace(option, label=said("desk.group-option", group=group, option=option.label))
        for option in options
    ]


def _slot_options(desire: Desire, group: str, given: Mapping[str, str], focused: str) -> list[Option]:
    """What a slot still takes beside the other answers of a line."""
    others = {slot: text for slot, text in given.items() if slot != focused}
    partial = _take(desire, group, others)
    fields = {field.slot: field for field in _fields_of(desire.form()(partial), group, desire.command)}
    if focused not in fields:
        return []
    partial.pop(fields[focused].name, None)
    narrowed = {field.slot: field for field in _fields_of(desire.form()(partial), group, desire.command)}
    return _options(narrowed[focused]) if focused in narrowed else []


def _all_offered(desire: Desire, typed: str) -> list[Option]:
    """How a line for all of them may go on: what is typed, and one more answer."""
    *done, current = typed.split("/")
    groups, needed = _groups(desire), _needed(desire.command)
    if len(done) >= len(groups):
        return []
    partial = _in_order(desire, done)
    words = current.replace(",", " ").split()
    told = words if not current or current.endswith((" ", ",")) or not words else words[:-1]
    if len(told) >= len(needed):
        return []
    group = groups[len(done)]
    given = dict(zip(needed, told, strict=False))
    here = replace(desire, started=partial)
    before = "/ ".join([*(f"{part.strip()} " for part in done), "".join(f"{word} " for word in told)])
    end = " / " if len(told) + 1 == len(needed) and len(done) + 1 < len(groups) else ""
    return [
        Option(f"{before}{option.value}{end}", f"{group}: {before}{say(option.label)}")
        for option in _slot_options(here, group, given, needed[len(told)])
    ]


def _in_order(desire: Desire, parts: Sequence[str]) -> dict[str, Value]:
    """All that is filled in once these parts of a line are: one for each group, in their order."""
    groups, needed = _groups(desire), _needed(desire.command)
    if len(parts) > len(groups):
        raise Refusal(said("desk.plan-for-too-many", given=len(parts), groups=len(groups)))
    partial = dict(desire.started)
    for group, part in zip(groups, parts, strict=False):
        words = part.replace(",", " ").split()
        if len(words) != len(needed):
            typed, answers = part.strip()[:40], len(needed)
            raise Refusal(said("desk.too-short", typed=typed, answers=answers, **_whose(group)))
        given = dict(zip(needed, words, strict=True))
        partial = _together(replace(desire, started=partial), group, given)
    return partial


def _options(field: Field) -> list[Option]:
    if isinstance(field, Pick):
        return list(field.options)
    if isinstance(field, Number):
        return [Option(str(number), str(number)) for number in range(field.low, field.high + 1, field.step)]
    return []


def _take(desire: Desire, group: str, given: Mapping[str, str]) -> dict[str, Value]:
    """What is planned for other groups, and the given answers for this one, as far as they fit."""
    form, command = desire.form(), desire.command
    own = {field.name for field in _fields_of(form(desire.started), group, command)}
    partial = {name: value for name, value in desire.started.items() if name not in own}
    for slot in command.slots:
        field = next((f for f in _fields_of(form(partial), group, command) if f.slot == slot), None)
        if field is not None and slot in given:
            partial = merged(form, partial, {field.name: _value(field, given[slot])})
    return partial


def answered(desire: Desire, given: dict[str, str]) -> tuple[dict[str, Value], dict[str, Value] | None]:
    """The answers of this command, and the whole plan if they complete it."""
    form, command = desire.form(), desire.command
    unknown = set(given) - set(command.slots) - {command.scope, GAME, ALL}
    if unknown:
        raise Refusal(said("desk.slot-unknown", command=command.name, slot=min(unknown)[:40]))
    if ALL in given:
        partial = _in_order(desire, given[ALL].strip().removesuffix("/").split("/"))
        plan = with_defaults(form, partial)
        return partial, plan if complete(form(plan), plan) else None
    group = _group(desire, given)
    partial = _together(desire, group, given)
    _require_asked(form(partial), group, command, given)
    answers = {
        field.name: partial[field.name]
        for field in _fields_of(form(partial), group, command)
        if field.name in partial
    }
    plan = with_defaults(form, partial)
    return answers, plan if complete(form(plan), plan) else None


def _require_asked(
    fields: tuple[Field, ...], group: str, command: QuickCommand, given: Mapping[str, str]
) -> None:
    """An order for what this group does not have must not be lost without a word."""
    asked = {field.slot for field in _fields_of(fields, group, command)}
    for slot in command.slots:
        if slot in given and slot not in asked:
            raise Refusal(said("desk.slot-not-asked", slot=slot, **_whose(group)))


def _whose(group: str) -> dict[str, str]:
    return {"whose": "one" if group else "all", "group": group}


def _together(desire: Desire, group: str, given: Mapping[str, str]) -> dict[str, Value]:
    """Answers given in one line must stand together; if one would have to give way, the rules say why."""
    fields = _fields_of(desire.form()({}), group, desire.command)
    wanted = {field.name: _value(field, given[field.slot]) for field in fields if field.slot in given}
    try:
        partial = _take(desire, group, given)
    except Refusal as refusal:
        raise _reason(desire, wanted) or refusal from None
    if not wanted.keys() <= partial.keys():
        raise _reason(desire, wanted) or Refusal(said("desk.not-together"))
    return partial


def _reason(desire: Desire, wanted: Mapping[str, Value]) -> Refusal | None:
    """What the rules have against these answers, all else being harmless."""
    table = desire.loaded.table
    whole = {**table.default(desire.seat), **wanted}
    asked = {field.name for field in table.fields(desire.seat, whole)}
    try:
        table.check(desire.seat, {name: value for name, value in whole.items() if name in asked})
    except IllegalChoice as why:
        return Refusal(why.why)
    return None


def _value(field: Field, text: str) -> Value:
    """What was typed, as an answer: by value, or by as much of a label as only one has; several by commas."""
    if isinstance(field, Number):
        try:
            return int(text[:20])
        except ValueError:
            raise Refusal(said("desk.takes-a-number", field=field.label, typed=text[:40])) from None
    if isinstance(field, Spot):
        raise Refusal(said("desk.not-in-a-line", field=field.label))
    if field.most == 1:
        return _by_label(field, text)
    return tuple(_by_label(field, part) for part in text.split(",") if part.strip())


def _by_label(field: Pick, text: str) -> str:
    sought = text.strip().casefold()
    exact = [option.value for option in field.options if option.value.casefold() == sought]
    labels = [[label.casefold() for label in in_every_language(option.label)] for option in field.options]
    for spoken in zip(*labels, strict=True):
        named = dict(zip((option.value for option in field.options), spoken, strict=True))
        exact += [value for value, label in named.items() if label == sought]
        alike = [value for value, label in named.items() if sought and sought in label]
        exact += alike if len(alike) == 1 else ()
    return exact[0] if exact else text.strip()
