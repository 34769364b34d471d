"""Quick commands: a decision answered in one line, with autocomplete from the same form as the panel."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime

from bot.desk.asked import Asked, asked_of
from bot.desk.planning import Planning
from bot.desk.quick_lines import GAME, Desire, answered, offered
from bot.desk.sheets import Locked, PlanSheet
from bot.kit.refusal import Refusal
from bot.store import Store
from bot.tables.loaded import Tables
from rules.engine import Option, QuickCommand

OFFERED = 25
"""As many as Discord shows."""


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
                offers = await self._games_asked(user_id, self._command(command))
            else:
                desire = await self._desire(user_id, command, given)
                offers = await asyncio.to_thread(offered, desire, dict(given), focused, typed)
        except Refusal:
            return ()
        sought = typed.strip().casefold()
        fitting = [option for option in offers if sought in f"{option.label} {option.value}".casefold()]
        return tuple(fitting[:OFFERED])

    async def answer(self, user_id: int, command: str, given: Mapping[str, str]) -> Locked | PlanSheet:
        """Locked in if that completes the plan; else the form, with other groups still to plan.

        A plan that is locked in already is changed by it.
        """
        desire = await self._desire(user_id, command, given)
        game_id, step = desire.loaded.game.id, desire.loaded.step
        answers, whole = await asyncio.to_thread(answered, desire, dict(given))
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

    async def _desire(self, user_id: int, name: str, given: Mapping[str, str]) -> Desire:
        command = self._command(name)
        asked = await self._asked(user_id, command, given.get(GAME))
        if GAME in given and not asked:
            raise Refusal(f"/{name} answers nothing in Game {given[GAME][:20]} just now.")
        if not asked:
            raise Refusal(f"No game waits for /{name} from you just now.")
        # With several games it is the one still owed that is due first.
        owed = sorted((each for each in asked if not each.answered), key=_due)
        if len(asked) > 1 and not owed:
            numbers = ", ".join(str(each.loaded.game.id) for each in asked)
            raise Refusal(f"You have planned in several games ({numbers}): say which with `game`.")
        candidates = owed or asked
        loaded, seat = candidates[0].loaded, candidates[0].seat
        return Desire(command, loaded, seat, loaded.drafts.get(seat, loaded.chosen.get(seat, {})))


def _due(asked: Asked) -> tuple[datetime, int]:
    return asked.loaded.game.deadline or datetime.max.replace(tzinfo=UTC), asked.loaded.game.id
