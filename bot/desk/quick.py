"""Quick commands: a decision answered in one line, with autocomplete from the same form as the panel."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.desk.asked import Asked, asked_of
from bot.desk.drafting import merged
from bot.desk.planning import Planning
from bot.desk.sheets import Locked, PlanSheet
from bot.kit.refusal import Refusal
from bot.store import Store
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import (
    Field,
    Form,
    IllegalChoice,
    Number,
    Option,
    Pick,
    QuickCommand,
    Spot,
    Value,
    complete,
    with_defaults,
)
from rules.values import Seat
from rules.wording import listed

OFFERED = 25
"""As many as Discord shows."""
GAME = "game"
"""The parameter that says which game is meant, when there are several."""


@dataclass(frozen=True)
class _Desire:
    """Who answers what: a quick command at one table."""

    command: QuickCommand
    loaded: LoadedGame
    seat: Seat
    started: dict[str, Value]
    """What is filled in or locked in already."""

    def form(self) -> Form:
        return self.loaded.table.form(self.seat)


class Quick:
    def __init__(self, store: Store, tables: Tables, planning: Planning) -> None:
        self._store = store
        self._tables = tables
        self._planning = planning

    def commands(self) -> tuple[QuickCommand, ...]:
        titles = self._tables.catalogue.titles
        return tuple(command for title in titles.values() for command in title.quick)

    async def choices(
        self, user_id: int, command: str, given: Mapping[str, str], focused: str, typed: str
    ) -> tuple[Option, ...]:
        """At most 25, for autocomplete; none, rather than a Refusal, when nothing fits.

        `given` and `focused` are the command's parameters: slots, its scope, and "game".
        """
        try:
            if focused == GAME:
                offered = await self._games_asked(user_id, self._command(command))
            else:
                desire = await self._desire(user_id, command, given)
                offered = await asyncio.to_thread(_offered, desire, dict(given), focused)
        except Refusal:
            return ()
        sought = typed.strip().casefold()
        fitting = [option for option in offered if sought in f"{option.label} {option.value}".casefold()]
        return tuple(fitting[:OFFERED])

    async def answer(self, user_id: int, command: str, given: Mapping[str, str]) -> Locked | PlanSheet:
        """Locked in if that completes the plan; else the form, with other groups still to plan.

        A plan that is locked in already is changed by it.
        """
        desire = await self._desire(user_id, command, given)
        game_id, step = desire.loaded.game.id, desire.loaded.step
        answers, whole = await asyncio.to_thread(_answered, desire, dict(given))
        if whole is not None:
            return await self._planning.lock_in(game_id, user_id, step, whole)
        return await self._planning.fill(game_id, user_id, step, answers)

    def _command(self, name: str) -> QuickCommand:
        found = next((command for command in self.commands() if command.name == name), None)
        if found is None:
            raise Refusal(f"There is no quick command “{name[:40]}”.")
        return found

    async def _asked(self, user_id: int, command: QuickCommand, game: str | None = None) -> list[Asked]:
        """The questions to this person that this command answers, locked in or not; or that of one game."""
        titles = [key for key, title in self._tables.catalogue.titles.items() if command in title.quick]
        return [
            asked
            for asked in await asked_of(self._store, self._tables, user_id, titles, game)
            if asked.decision.kind == command.kind
        ]

    async def _games_asked(self, user_id: int, command: QuickCommand) -> list[Option]:
        games = [asked.loaded for asked in await self._asked(user_id, command)]
        return [Option(str(each.game.id), f"Game {each.game.id} · {each.title.name}"[:100]) for each in games]

    async def _desire(self, user_id: int, name: str, given: Mapping[str, str]) -> _Desire:
        command = self._command(name)
        asked = await self._asked(user_id, command, given.get(GAME))
        if GAME in given and not asked:
            raise Refusal(f"/{name} answers nothing in Game {given[GAME][:20]} just now.")
        if not asked:
            raise Refusal(f"No game waits for /{name} from you just now.")
        # With several games it is the one still owed, if there is just one.
        owed = [each for each in asked if not each.answered]
        candidates = owed if len(owed) == 1 else asked
        if len(candidates) > 1:
            numbers = ", ".join(str(each.loaded.game.id) for each in candidates)
            raise Refusal(f"You can answer in several games ({numbers}): say which with `game`.")
        loaded, seat = candidates[0].loaded, candidates[0].seat
        return _Desire(command, loaded, seat, loaded.drafts.get(seat, loaded.chosen.get(seat, {})))


def _group(desire: _Desire, given: Mapping[str, str]) -> str:
    """The field group the command speaks of: the one named, or the only one."""
    scope = desire.command.scope
    groups = _groups(desire)
    if scope in given:
        found = [group for group in groups if group.casefold() == given[scope].strip().casefold()]
        if not found:
            raise Refusal(f"“{given[scope][:40]}” is not open for “{scope}”.")
        return found[0]
    if len(groups) > 1:
        raise Refusal(f"You have several to plan for ({listed(groups)}): say which with `{scope}`.")
    return next(iter(groups), "")


def _groups(desire: _Desire) -> list[str]:
    """The groups this command can answer for: those with a slot it cannot do without."""
    command = desire.command
    needed = set(command.slots) - set(command.optional) or set(command.slots)
    fields = desire.form()(desire.started)
    return list(dict.fromkeys(field.group for field in fields if field.slot in needed))


def _fields_of(fields: tuple[Field, ...], group: str, command: QuickCommand) -> Iterator[Field]:
    return (field for field in fields if field.group == group and field.slot in command.slots)


def _offered(desire: _Desire, given: dict[str, str], focused: str) -> list[Option]:
    if focused == desire.command.scope:
        return [Option(group, group) for group in _groups(desire)]
    group = _group(desire, given)
    others = {slot: text for slot, text in given.items() if slot != focused}
    partial = _take(desire, group, others)
    fields = {field.slot: field for field in _fields_of(desire.form()(partial), group, desire.command)}
    if focused not in fields:
        return []
    partial.pop(fields[focused].name, None)
    narrowed = {field.slot: field for field in _fields_of(desire.form()(partial), group, desire.command)}
    return _options(narrowed[focused]) if focused in narrowed else []


def _options(field: Field) -> list[Option]:
    if isinstance(field, Pick):
        return list(field.options)
    if isinstance(field, Number):
        return [Option(str(number), str(number)) for number in range(field.low, field.high + 1, field.step)]
    return []


def _take(desire: _Desire, group: str, given: Mapping[str, str]) -> dict[str, Value]:
    """What is planned for other groups, and the given answers for this one, as far as they fit."""
    form, command = desire.form(), desire.command
    own = {field.name for field in _fields_of(form(desire.started), group, command)}
    partial = {name: value for name, value in desire.started.items() if name not in own}
    for slot in command.slots:
        field = next((f for f in _fields_of(form(partial), group, command) if f.slot == slot), None)
        if field is not None and slot in given:
            partial = merged(form, partial, {field.name: _value(field, given[slot])})
    return partial


def _answered(desire: _Desire, given: dict[str, str]) -> tuple[dict[str, Value], dict[str, Value] | None]:
    """The answers of this command, and the whole plan if they complete it."""
    group = _group(desire, given)
    form, command = desire.form(), desire.command
    unknown = set(given) - set(command.slots) - {command.scope, GAME}
    if unknown:
        raise Refusal(f"/{command.name} does not ask for “{min(unknown)[:40]}”.")
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
            raise Refusal(f"“{slot}” is not asked{f' for {group}' if group else ''} just now.")


def _together(desire: _Desire, group: str, given: Mapping[str, str]) -> dict[str, Value]:
    """Answers given in one line must stand together; if one would have to give way, the rules say why."""
    fields = _fields_of(desire.form()({}), group, desire.command)
    wanted = {field.name: _value(field, given[field.slot]) for field in fields if field.slot in given}
    try:
        partial = _take(desire, group, given)
    except Refusal as refusal:
        raise _reason(desire, wanted) or refusal from None
    if not wanted.keys() <= partial.keys():
        raise _reason(desire, wanted) or Refusal("These answers do not go together.")
    return partial


def _reason(desire: _Desire, wanted: Mapping[str, Value]) -> Refusal | None:
    """What the rules have against these answers, all else being harmless."""
    table = desire.loaded.table
    whole = {**table.default(desire.seat), **wanted}
    asked = {field.name for field in table.fields(desire.seat, whole)}
    try:
        table.check(desire.seat, {name: value for name, value in whole.items() if name in asked})
    except IllegalChoice as why:
        return Refusal(str(why))
    return None


def _value(field: Field, text: str) -> Value:
    """What was typed, as an answer: by value, or by as much of a label as only one has; several by commas."""
    if isinstance(field, Number):
        try:
            return int(text[:20])
        except ValueError:
            raise Refusal(f"“{field.label}” takes a number, not “{text[:40]}”.") from None
    if isinstance(field, Spot):
        raise Refusal(f"“{field.label}” cannot be answered in a line; use `/plan`.")
    if field.most == 1:
        return _by_label(field, text)
    return tuple(_by_label(field, part) for part in text.split(",") if part.strip())


def _by_label(field: Pick, text: str) -> str:
    sought = text.strip().casefold()
    exact = (option.value for option in field.options if option.value.casefold() == sought)
    labelled = (option.value for option in field.options if option.label.casefold() == sought)
    alike = [option.value for option in field.options if sought and sought in option.label.casefold()]
    only = alike[0] if len(alike) == 1 else None
    return next(exact, None) or next(labelled, None) or only or text.strip()
