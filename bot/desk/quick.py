"""Quick commands: a decision answered in one line, with autocomplete from the same form as the panel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.desk.part import Part, Services
from bot.desk.planning import Planning
from bot.desk.quick_lines import GAME, Desire, answered, offered
from bot.desk.sheets import Locked, PlanSheet
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import questions
from bot.store.questions import GameLine
from bot.tables.loaded import LoadedGame
from rules.engine import Option, QuickCommand
from rules.said import said, series
from rules.values import Seat
from words import in_every_language, phrase

log = logging.getLogger(__name__)

OFFERED = 25
"""As many as Discord shows."""


class Quick(Part):
    def __init__(self, services: Services, planning: Planning) -> None:
        super().__init__(services)
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
        fitting = [option for option in offers if _speaks_of(option, sought)]
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
            raise Refusal(said("desk.no-quick-command", command=name[:40]))
        return found

    async def _asked(self, user_id: int, command: QuickCommand) -> list[GameLine]:
        """The questions to this person that this command answers, locked in or not, the soonest due first.

        No table is loaded for it: somebody may sit in hundreds.
        """
        titles = {key for key, title in self._tables.catalogue.titles.items() if command in title.quick}
        async with self._store.reading() as tx:
            listed = await questions.games_of(tx, user_id)
        return sorted(
            (line for line in listed if line.title in titles and line.kind == command.kind), key=_due
        )

    async def _games_asked(self, user_id: int, command: QuickCommand) -> list[Option]:
        name_of = self._tables.catalogue.name_of
        return [
            Option(
                str(line.game_id),
                phrase("desk.quick-game", game=str(line.game_id), title=name_of(line.title))[:100],
            )
            for line in await self._asked(user_id, command)
        ]

    async def _desire(self, user_id: int, name: str, given: Mapping[str, str]) -> Desire:
        command = self._command(name)
        asked = [
            line
            for line in await self._asked(user_id, command)
            if given.get(GAME) in {None, str(line.game_id)}
        ]
        if GAME in given and not asked:
            raise Refusal(said("desk.quick-not-there", command=name, game=given[GAME][:20]))
        if not asked:
            raise Refusal(said("desk.quick-nowhere", command=name))
        # With several games it is the one still owed that is due first.
        owed = [line for line in asked if not line.answered]
        if len(asked) > 1 and not owed:
            numbers = sorted(line.game_id for line in asked)[:OFFERED]
            raise Refusal(said("desk.quick-which", games=series(str(number) for number in numbers)))
        loaded, seat = await self._first_playable(user_id, owed or asked)
        return Desire(command, loaded, seat, loaded.drafts.get(seat, loaded.chosen.get(seat, {})))

    async def _first_playable(self, user_id: int, asked: Sequence[GameLine]) -> tuple[LoadedGame, Seat]:
        """The first of them; one that this bot cannot play must not hide the others."""
        refusals = []
        for line in asked:
            try:
                async with self._store.reading() as tx:
                    loaded, seat = await self._tables.load_for(tx, line.game_id, user_id)
                await asyncio.to_thread(loaded.table.asked)
            except Refusal as why:
                refusals.append(why)
            except Exception as fault:  # noqa: BLE001 - as above
                report(log, f"game {line.game_id}: cannot say what is asked", fault)
                refusals.append(Refusal(said("desk.quick-broken", game=str(line.game_id))))
            else:
                return loaded, seat
        raise refusals[0]


def _due(line: GameLine) -> tuple[datetime, int]:
    return line.deadline or datetime.max.replace(tzinfo=UTC), line.game_id


def _speaks_of(option: Option, sought: str) -> bool:
    return any(sought in text.casefold() for text in (option.value, *in_every_language(option.label)))
