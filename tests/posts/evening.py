"""Games against stand-ins, played by the bot itself, and what was posted of their turns."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple
from unittest.mock import patch

from bot.post import story, telling
from bot.store.letters import DetailsRef
from bot.tables.loaded import LoadedGame
from bot.turns import lobbies
from render.artists import ARTISTS
from rules.dice import Stream
from rules.engine import AnyTitle, Choice
from rules.titles import TITLES
from rules.values import Event
from tests.bot.backroom import ANNA, House, Message, opening
from tests.soak.sketches import Sketcher
from words import language, say


class Told(NamedTuple):
    """A turn's post, all of it that lies behind Details, and what is missing there of what happened."""

    post: str
    news: tuple[str, ...]
    account: str
    missing: tuple[str, ...]

    @property
    def former(self) -> str:
        """What was posted before posts told news."""
        return f"{self.account}\n\n{self.post.rpartition(chr(10) * 2)[2]}"


async def evening(title: AnyTitle, turns: int, folder: Path, seed: bytes) -> list[Told]:
    """So many posts of turns, of one set-up of the title after the other, in the language spoken just now."""
    house = House(folder / f"{title.key}.sqlite3", titles=dict(TITLES))
    house.artists[title.key] = Sketcher(ARTISTS[title.key])
    await house.open()
    found: list[Told] = []
    try:
        for number, (options, seats) in enumerate(_setups(title, seed)):
            async for told in _game(house, title, options, seats, seed + b"%d" % number):
                found.append(told)
                if len(found) == turns:
                    return found
    finally:
        await house.close()
    return found


def _setups(title: AnyTitle, seed: bytes) -> Iterator[tuple[Choice, int]]:
    """All there are, in an order that follows from the seed, over and over."""
    left = [(options, seats) for _, options, seats in title.variants()]
    luck = Stream(seed)
    mixed = [left.pop(luck.below(len(left), "setup")) for _ in range(len(left))]
    return cycle(mixed)


async def _game(
    house: House, title: AnyTitle, options: Choice, seats: int, seed: bytes
) -> AsyncIterator[Told]:
    """Anna plays as a Cadet would advise her, against Cadets."""
    game = await house.desk.lobby.open(opening(title.key, options, patience=0, language=language()))
    for _ in range(seats - 1):
        await house.desk.lobby.add_stand_in(game, ANNA)
    dice = SimpleNamespace(token_bytes=lambda length: sha256(seed).digest()[:length])
    with patch.object(lobbies, "secrets", dice):
        await house.desk.lobby.start(game, ANNA)
    await house.settle()
    seen = len(house.courier.messages)
    while True:
        loaded = await _loaded(house, game)
        if loaded.table.outcome is not None or 0 not in loaded.table.asked():
            return
        table = loaded.table
        advice = title.autopilot(table.view(0), table.form(0), Stream(seed + b"/%d" % loaded.step))
        await house.desk.planning.lock_in(game, ANNA, loaded.step, advice)
        await house.settle()
        since = loaded.step
        for message in house.courier.messages[seen:]:
            if (ref := _details(message, game)) is not None:
                yield await _told(house, game, message, since, ref)
                since = ref.step
        seen = len(house.courier.messages)


def _details(message: Message, game: int) -> DetailsRef | None:
    ref = message.letter.panel or message.letter.closed
    return ref.details if ref is not None and ref.game == game and message.letter.reader is None else None


async def _told(house: House, game: int, message: Message, since: int, ref: DetailsRef) -> Told:
    """What is posted of the steps since that one."""
    past = [await _loaded(house, game, each) for each in range(since + 1, ref.step + 1)]
    pages = (await house.desk.chronicle.account(game, ref.step, ref.at)).pages
    account = "\n".join(pages)
    told = set(map(_words, account.splitlines()))
    missing = tuple(line for line in happened(past) if _words(line) not in told)
    return Told(message.letter.text, tuple(map(say, past[-1].news)), account, missing)


def happened(past: Sequence[LoadedGame]) -> list[str]:
    """What everybody saw in these steps, told together, from their events."""
    last, events = past[-1], list[Event]()
    for each in past:
        events += (event for event in each.events() if event.visible_to(None))
    lines = story.written(telling.told_of(last, last.table, events))
    return story.cut(lines, story.MOST_TOLD) if len(past) > 1 else lines


def _words(line: str) -> tuple[str, ...]:
    """What is stored of an event has its keys in order, so that what it lists may stand in another."""
    return tuple(sorted(re.findall(r"[^\s,;.:*()]+", line)))


async def _loaded(house: House, game: int, step: int | None = None) -> LoadedGame:
    return await house.core.store.read(house.core.tables.load_as_told, game, step)
