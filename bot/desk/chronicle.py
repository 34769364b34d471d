"""/game log: every step and every act of a game. While it runs, what everyone may know; then everything. And
the whole account of a step, which its post tells in short."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple

from msgspec import structs

from bot.desk.part import Part, Services
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape, in_words, paged
from bot.post import telling
from bot.post.telling import Turn
from bot.store import Transaction, acts, choices, games, migrated, steps
from bot.store.acts import LoggedAct
from bot.store.choices import Made, Source
from bot.store.games import Game, Player
from bot.store.mail import messages
from bot.store.steps import Told
from bot.tables.loaded import LoadedGame, Party, known, require_begun
from rules.engine import AnyTitle, Choice, IllegalChoice
from rules.said import Text, clauses, said, series
from rules.values import Seat
from words import language, phrase, say

PAGE = 1_700
ACCOUNT_PAGE = 3_800
"""Characters of an account that are shown at once."""
KEPT = 8
"""Finished games whose log may be turned over again soon."""
_MENTION = re.compile(r"<@(\d+)>")
_TIME_RAN_OUT: tuple[Source, ...] = ("draft", "default", "autopilot")


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


class Account(NamedTuple):
    """All that was told of a step, in as many pages as it takes."""

    game_id: int
    step: int
    pages: list[str]


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
    retold: Mapping[int, str] = field(default_factory=dict)
    """Stories of steps in the reader's language, where the table speaks another; those that can be."""


class Chronicle(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opened: OrderedDict[tuple[int, str], list[str]] = OrderedDict()

    async def page(self, game_id: int, search: str = "", page: int | None = None) -> LogPage:
        """A page of what was done with these words in it; the last one unless said otherwise."""
        entries = self._opened.get((game_id, language()))
        kept = await self._store.read(self._kept, game_id)
        game = kept.party.game
        if entries is None or game.status != "over":
            entries = await asyncio.to_thread(_all_entries, kept, await self._past(game, kept.told))
            if game.status == "over":
                self._opened[game_id, language()] = entries
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

    async def account(self, game_id: int, step: int, at: int) -> Account:
        """All that everybody saw happen of which a post tells the news, however long ago.

        Of its step, of those before it that waited for nobody, and of those whose own posts never came.
        `at` is when the step was worked out, in seconds of the clock: another may have been played since.
        """
        game, told = await self._store.read(_told_of, game_id, step, at)
        retold: Mapping[int, str] = {}
        if language() != game.terms.language:
            retold = await self._retold(game, told)
        players = await self._store.read(games.players, game_id)
        stories = [retold.get(each.step, each.story) for each in told]
        lines = [line for each in stories for line in _named(players, each).splitlines() if line]
        return Account(game_id, step, paged(lines, ACCOUNT_PAGE))

    async def _retold(self, game: Game, told: list[Told]) -> Mapping[int, str]:
        """In the reader's language, as far as its tables are kept and its rules known."""
        try:
            kept = replace(await self._store.read(self._kept, game.id), told=told)
            return await asyncio.to_thread(_retold, kept, await self._past(game, told))
        except Refusal:
            return {}

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
        """Step by step, for a long game takes its time; what is told of its steps does not change."""
        if game.status != "over" and language() == game.terms.language:
            return ()
        try:
            return tuple([await self._store.read(self._tables.load, game.id, each.step) for each in told])
        except Refusal:  # emptied, out of date, or taken back meanwhile
            return ()


async def _told_of(tx: Transaction, game_id: int, step: int, at: int) -> tuple[Game, list[Told]]:
    """The steps of which the post of this one tells."""
    game = await known(tx, game_id)
    if game.status == "lobby":
        require_begun(game)
    worked_out = await steps.worked_out(tx, game_id, step)
    if worked_out is None or int(worked_out.timestamp()) != at:
        raise Refusal(said("desk.no-account", game=str(game_id), step=str(step)))
    before = await steps.told_before(tx, game_id, step)
    while before is not None and await _was_missed(tx, game_id, before, step):
        before = await steps.told_before(tx, game_id, before)
    return game, await steps.stories_of(tx, game_id, -1 if before is None else before, step)


async def _was_missed(tx: Transaction, game_id: int, step: int, by: int) -> bool:
    """Whether the post of that step came with the later one alone."""
    own = await messages.of(tx, game_id, telling.step_key(step))
    return own is None and await messages.of(tx, game_id, telling.step_key(by)) is not None


async def _since(tx: Transaction, game: Game, title: AnyTitle) -> int:
    if game.rules_version != title.rules_version:
        return game.step + 1
    passed = await migrated.of_game(tx, game.id)
    return passed[-1].step + 1 if passed else 0


def _all_entries(kept: _Past, steps: tuple[LoadedGame, ...]) -> list[str]:
    """With what nobody could know before the game was over, if it is."""
    game = kept.party.game
    past = steps if game.status == "over" else ()
    retold = {} if language() == game.terms.language else _retold(kept, steps)
    return list(_entries(replace(kept, past=past, retold=retold)))


def _retold(kept: _Past, steps: tuple[LoadedGame, ...]) -> dict[int, str]:
    """What everybody saw, told anew; steps that were told together, together."""
    found: dict[int, str] = {}
    before: list[Turn] = []
    for each, after in zip(kept.told, steps, strict=False):
        if each.step < kept.since:
            continue
        made = kept.made.get(max(each.step - 1, 0), [])
        missed = {one.seat: one.source for one in made if one.source in _TIME_RAN_OUT}
        turn = Turn(
            _then(after, made), after.table, after.events(), missed if each.step else {}, None, after.at
        )
        if not each.story:
            before.append(turn)
            continue
        found[each.step] = telling.retold(replace(turn, before=tuple(before)))
        before = []
    return found


def _then(after: LoadedGame, made: list[Made]) -> LoadedGame:
    """By the names of those who sat there then, where they chose something."""
    called = {one.seat: one.called for one in made}
    players = (structs.replace(each, called=called.get(each.seat, each.called)) for each in after.players)
    return replace(after, players=tuple(players))


def _entries(kept: _Past) -> Iterator[str]:
    """An entry for each step and each act, in the order of time."""
    timed = [*_told(kept), *((act.at, 1, _act(kept.party, act)) for act in kept.done)]
    yield from (entry for _, _, entry in sorted(timed, key=lambda one: one[:2]))


def _told(kept: _Past) -> Iterator[tuple[datetime, int, str]]:
    for each in kept.told:
        made = kept.made.get(each.step - 1, [])
        lines = [phrase("log.step", step=str(each.step), date=stamp(each.at, "f"))]
        lines += _made(made, timed=bool(kept.past))
        story = kept.retold.get(each.step, each.story)
        lines += [f"> {line}" for line in _named(kept.party.players, story).splitlines() if line]
        if kept.past and each.step >= kept.since:
            lines += _revealed(kept.past, each.step, {one.seat: say(one.written) for one in made})
        yield each.at, 0, "\n".join(lines)


def _made(made: list[Made], *, timed: bool) -> list[str]:
    """Who chose; not what, and not when while the game runs, for that would show a change of mind."""
    ordered = made if timed else sorted(made, key=lambda one: one.seat)
    each = [
        said(
            "log.made",
            name=one.written,
            source=one.source,
            timed="yes" if timed else "no",
            date=stamp(one.at, "t"),
        )
        for one in ordered
    ]
    return [phrase("log.chosen", made=series(each))] if made else []


def _revealed(past: tuple[LoadedGame, ...], step: int, then: Mapping[Seat, str]) -> Iterator[str]:
    """What nobody could say while the game ran: plans, standing orders, and what each seat learned.

    By the names of those who sat there then, where they chose something.
    """
    after = past[step]
    names = {**after.written_names, **then}
    if step > 0:
        before = past[step - 1]
        for seat, choice in before.chosen.items():
            yield phrase("log.chose", name=names[seat], choice=_words(before, seat, choice))
        for seat, given in before.orders.items():
            words = clauses(in_words(before.table.order_fields(seat, given), given))
            yield phrase("log.ordered", name=names[seat], orders=words)
    for seat in range(len(after.players)):
        if news := telling.learned(after, seat):
            yield phrase("log.learned", name=names[seat], news=" ".join(news))


def _words(before: LoadedGame, seat: Seat, choice: Choice) -> Text:
    with suppress(IllegalChoice):
        if words := in_words(before.table.fields(seat, choice), choice):
            return clauses(words)
    return said("log.nothing")


def _act(party: Party, act: LoggedAct) -> str:
    return "\n".join([phrase("log.act", date=stamp(act.at, "f")), _named(party.players, say(act.what))])


def _named(players: Sequence[Player], text: str) -> str:
    """Names where there were mentions, so that they can be sought."""
    names = {player.user: escape(player.name) for player in players if player.user is not None}
    return _MENTION.sub(lambda found: names.get(int(found[1]), found[0]), text)
