"""/game log: every step and every act of a game. While it runs, what everyone may know; then everything."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

from bot.desk.part import Part, Services
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape, in_words, paged
from bot.post import telling
from bot.store import Transaction, acts, choices, games, migrated, steps
from bot.store.acts import LoggedAct
from bot.store.choices import Made, Source
from bot.store.games import Game
from bot.store.steps import Told
from bot.tables.loaded import Emptied, LoadedGame, Party, known
from bot.tables.older import OutOfDate
from rules.engine import AnyTitle, Choice, IllegalChoice
from rules.said import said
from rules.values import Seat

PAGE = 1_700
KEPT = 8
"""Finished games whose log may be turned over again soon."""
_MENTION = re.compile(r"<@(\d+)>")
_HOW: dict[Source, str] = {
    "player": "",
    "draft": " (time ran out: what was filled in)",
    "default": " (time ran out: the default)",
    "autopilot": " (time ran out: a stand-in)",
    "stand-in": " (stand-in)",
}


@dataclass(frozen=True)
class LogPage:
    """`page` counts from 1; `found` is how many entries there are with the words that were sought."""

    game_id: int
    title: str
    text: str
    page: int
    pages: int
    found: int
    search: str


@dataclass(frozen=True)
class _Past:
    """All that the store has of a game's past."""

    party: Party
    told: list[Told]
    made: dict[int, list[Made]]
    done: list[LoggedAct]
    past: tuple[LoadedGame, ...]
    """Each step with its choices: only of a game that is over."""
    since: int
    """What older rules had people choose cannot be put into words by the present ones, which played from this
    step on."""


class Chronicle(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opened: OrderedDict[int, list[str]] = OrderedDict()

    async def page(self, game_id: int, search: str = "", page: int | None = None) -> LogPage:
        """A page of what was done with these words in it; the last one unless said otherwise."""
        entries = self._opened.get(game_id)
        kept = await self._store.read(self._kept, game_id)
        game = kept.party.game
        if entries is None or game.status != "over":
            kept = replace(kept, past=await self._past(game, kept.told))
            entries = await asyncio.to_thread(lambda: list(_entries(kept)))
            if game.status == "over":
                self._opened[game_id] = entries
                while len(self._opened) > KEPT:
                    self._opened.popitem(last=False)
        sought = search.casefold().split()
        found = [entry for entry in entries if all(word in entry.casefold() for word in sought)]
        if not found:
            raise Refusal(said("desk.not-in-log", game=str(game_id), sought=escape(search)))
        pages = paged([line for entry in found for line in entry.splitlines()], PAGE)
        at = len(pages) if page is None else max(1, min(page, len(pages)))
        name = kept.party.title.name
        return LogPage(game_id, name, pages[at - 1], at, len(pages), len(found), search)

    async def _kept(self, tx: Transaction, game_id: int) -> _Past:
        game = await known(tx, game_id)
        told = await steps.stories(tx, game_id)
        if not told:
            called_off = game.status == "cancelled"
            raise Refusal(said("desk.called-off" if called_off else "desk.not-begun", game=str(game_id)))
        catalogue = self._tables.catalogue
        title = catalogue.title(game.title)
        return _Past(
            party=Party(
                game,
                await games.players(tx, game_id),
                title,
                catalogue.artists[game.title],
            ),
            told=told,
            made=await choices.made(tx, game_id),
            done=await acts.of_game(tx, game_id),
            past=(),
            since=await _since(tx, game, title),
        )

    async def _past(self, game: Game, told: list[Told]) -> tuple[LoadedGame, ...]:
        """Step by step, for a long game takes its time; one that is over does not change meanwhile."""
        if game.status != "over":
            return ()
        try:
            return tuple([await self._store.read(self._tables.load, game.id, each.step) for each in told])
        except (Emptied, OutOfDate):
            return ()


async def _since(tx: Transaction, game: Game, title: AnyTitle) -> int:
    if game.rules_version != title.rules_version:
        return game.step + 1
    passed = await migrated.of_game(tx, game.id)
    return passed[-1].step + 1 if passed else 0


def _entries(kept: _Past) -> Iterator[str]:
    """An entry for each step and each act, in the order of time."""
    timed = [*_told(kept), *((act.at, 1, _act(kept.party, act)) for act in kept.done)]
    yield from (entry for _, _, entry in sorted(timed, key=lambda one: one[:2]))


def _told(kept: _Past) -> Iterator[tuple[datetime, int, str]]:
    for each in kept.told:
        made = kept.made.get(each.step - 1, [])
        lines = [f"**Step {each.step}** · {stamp(each.at, 'f')}", *_made(made, timed=bool(kept.past))]
        lines += [f"> {line}" for line in _named(kept.party, each.story).splitlines() if line]
        if kept.past and each.step >= kept.since:
            lines += _revealed(kept.past, each.step, {one.seat: escape(one.name) for one in made})
        yield each.at, 0, "\n".join(lines)


def _made(made: list[Made], *, timed: bool) -> list[str]:
    """Who chose; not what, and not when while the game runs, for that would show a change of mind."""
    ordered = made if timed else sorted(made, key=lambda one: one.seat)
    chosen = ", ".join(
        escape(one.name) + _HOW[one.source] + (f" {stamp(one.at, 't')}" if timed else "") for one in ordered
    )
    return [f"Chosen: {chosen}"] if made else []


def _revealed(past: tuple[LoadedGame, ...], step: int, then: Mapping[Seat, str]) -> Iterator[str]:
    """What nobody could say while the game ran: plans, standing orders, and what each seat learned.

    By the names of those who sat there then, where they chose something.
    """
    after = past[step]
    names = {**after.written_names, **then}
    if step > 0:
        before = past[step - 1]
        for seat, choice in before.chosen.items():
            yield f"– {names[seat]} chose: {_words(before, seat, choice)}"
        for seat, given in before.orders.items():
            words = "; ".join(in_words(before.table.order_fields(seat, given), given))
            yield f"– {names[seat]} ordered: {words}"
    for seat in range(len(after.players)):
        if news := telling.learned(after, seat):
            yield f"– {names[seat]} learned: {' '.join(news)}"


def _words(before: LoadedGame, seat: Seat, choice: Choice) -> str:
    with suppress(IllegalChoice):
        return "; ".join(in_words(before.table.fields(seat, choice), choice)) or "nothing"
    return "nothing"


def _act(party: Party, act: LoggedAct) -> str:
    return f"**Act** · {stamp(act.at, 'f')}\n{_named(party, act.what)}"


def _named(party: Party, text: str) -> str:
    """Names where there were mentions, so that they can be sought."""
    names = {player.user: escape(player.name) for player in party.players if player.user is not None}
    return _MENTION.sub(lambda found: names.get(int(found[1]), found[0]), text)
