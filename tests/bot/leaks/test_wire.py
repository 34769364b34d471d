"""The same down to the wire: the whole bot beside a sandbox, and all that another client ever shows of it."""

from __future__ import annotations

import hashlib
import logging
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.discord.pointing import point_discord_at
from sandbox import Person
from sandbox.model import Channel, Message
from tests.bot.discord.house import START, House, pick
from tests.bot.leaks.scenes import SEED
from tests.bot.leaks.worlds import logged
from tests.hand_clock import HandClock

LOOKS = (
    "plan",
    "orders",
    "mygames",
    *(f"game {look}" for look in ("status", "log", "board", "mat", "record", "verify")),
)


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.turns.lobbies.secrets", SimpleNamespace(token_bytes=lambda _: SEED))


async def planned(house: House, cards: tuple[str, str]) -> None:
    """Ann plans by her panel, thinks better of it, and in the end stays with it."""
    panel = await house.panel(house.ann)
    for field, card in zip(("red.first", "red.second"), cards, strict=True):
        await pick(house.ann, panel, field, card)
    for button in ("Lock in", "Change", "Lock in"):
        await (await house.ann.press(panel, button)).finished()


async def looked(house: House, person: Person) -> list[str]:
    """What this person is answered who tries every look there is, and a line of the quick command."""
    seen = []
    for command in LOOKS:
        reply = await (await person.slash(house.thread, command)).finished()
        seen += [face(reply.message), *map(face, reply.followups)]
    for slot in ("first", "second", "plane"):
        seen.append(repr(await person.autocomplete(house.thread, "cards", focused=slot)))
    return seen


def face(message: Message) -> str:
    """All that a client shows of a message."""
    files = [
        (each.filename, each.description, hashlib.sha256(each.bytes).hexdigest())
        for each in message.attachments
    ]
    laid = (message.content, message.embeds, message.components, files, message.flags)
    return repr((*laid, message.created_at, message.edited_at, [user.id for user in message.mentions]))


def asked_of_discord(house: House, begun: int) -> list[str]:
    """What the bot did, since the game had begun, in channels that are not Ann's own: each act of it. Lanes
    do not wait for one another, so that their order says nothing."""
    rooms = {"games": house.games, "thread": house.thread, "Ben": house.ben.dm}
    names = {str(room.id): name for name, room in rooms.items() if room is not None}
    own = str(house.ann.dm.id) if house.ann.dm else "nowhere"
    return sorted(
        f"{each.method} {re.sub(r'[0-9]{15,}', lambda found: names.get(found[0], 'another'), each.path)}"
        for each in house.sandbox.requests[begun:]
        if "/channels/" in each.path and own not in each.path
    )


def without_ids(lines: list[str]) -> list[str]:
    """Long numbers and ports by their place: those are counted over all that happens, and say nothing."""
    known: dict[str, str] = {}
    return [
        re.sub(
            r"\d{15,}|(?<=127.0.0.1:)\d+", lambda found: known.setdefault(found[0], f"#{len(known)}"), line
        )
        for line in lines
    ]


async def reads(house: House, room: Channel, words: str) -> None:
    """Until that stands there for Ben to read."""
    await house.sandbox.until(lambda: [each for each in house.ben.reads(room) if words in each.content])


async def lived(path: Path, cards: tuple[str, str], caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    house = House(path, HandClock(START))
    await house.sandbox.start()
    with point_discord_at(house.sandbox.url):
        await house.open()
        await house.game()
        await house.panel(house.ben)
        await house.all_done()
        begun = len(house.sandbox.requests)
        await planned(house, cards)
        await reads(house, house.thread, f"Waiting for <@{house.ben.id}>")
        await house.all_done()
        seen = await looked(house, house.ben) + await looked(house, house.sandbox.person("Cleo"))
        assert house.ben.dm is not None
        await house.later(hours=13)
        await reads(house, house.ben.dm, "is waiting for you")
        await house.all_done()
        rooms = [house.games, house.thread, house.ben.dm]
        seen += [face(message) for room in rooms for message in house.ben.reads(room)]
        seen += asked_of_discord(house, begun)
        await house.close()
    await house.sandbox.stop()
    said = [each for each in caplog.records if not each.getMessage().startswith("connected to Discord")]
    return without_ids([*seen, *logged(said)])


async def test_another_players_client_shows_nothing_of_a_plan(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    one = await lived(tmp_path / "one", ("left", "ahead"), caplog)
    other = await lived(tmp_path / "other", ("right", "left"), caplog)
    assert len(one) > 40
    assert one == other
