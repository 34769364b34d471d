"""What Discord sends when a client is out of date, or not honest: through the whole bot, beside a sandbox.

Only the form of an interaction is Discord's and always right; every word, number and id in it may be
anything.
"""

from __future__ import annotations

import hashlib
import logging
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.discord.client import keep_quiet
from bot.discord.pointing import point_discord_at
from bot.discord.replies import SOMETHING_BROKE
from bot.store.sqlite import connection
from sandbox import Person
from sandbox.answering import begin
from sandbox.errors import Json
from sandbox.model import Interaction, InteractionKind, Message
from sandbox.slashing import BOOLEAN, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from tests.bot.discord.house import START, House
from tests.fuzz.edge.luck import Luck
from tests.fuzz.edge.trying import Faulty, Tally, grown_since, held
from tests.hand_clock import HandClock
from tests.sandbox.protocol.watched import WatchedSandbox
from words import say

PRESSES = "interactions"
FRESH = 250
"""After so many the bot and its games are new: by then somebody may have called everything off."""
WHOLE = (0, 1, -1, 3, 99, 2**31, 2**53, -(2**53))


class Unwatched(WatchedSandbox):
    """What is sent here is forged: of course it is not as Discord has it."""

    def check_protocol(self) -> None:
        """Nothing to hold against anybody."""


async def pressed(seed: str, count: int) -> Tally:
    """So many interactions, one after another; each is answered, and no fault is noted."""
    before = held()
    with _faults() as faults:
        for first in range(0, count, FRESH):
            async with _house() as house:
                for number in range(first, min(first + FRESH, count)):
                    luck = Luck(hashlib.blake2b(f"{seed} {number}".encode()).digest())
                    sent, told = await _one(house, luck)
                    if faults or say(SOMETHING_BROKE) in told:
                        raise Faulty(f"{PRESSES}: seed {seed}, number {number}: {sent}\n" + "\n".join(faults))
    return Tally(count, count, grown_since(before))


async def _one(house: House, luck: Luck) -> tuple[Json, str]:
    """What was sent, and what was said to it."""
    person = luck.pick([house.ann, house.ben, house.sandbox.person("Cleo")])
    message = luck.pick(_messages(house, person))
    kind, data = _forged(house, luck, message)
    used = message if kind in {InteractionKind.COMPONENT, InteractionKind.MODAL} else None
    sent = begin(house.sandbox.world, kind, person.user, message.channel, data, used)
    try:
        await house.sandbox.until(lambda: sent.answer is not None)
        await house.client.settle()
    except AssertionError as fault:
        raise Faulty(f"{PRESSES}: nobody answered {kind.name} {data}") from fault
    return {"kind": kind.name, **data}, _told(sent)


def _told(sent: Interaction) -> str:
    shown = [sent.original] if sent.original else []
    return "\n".join(message.text for message in (*shown, *sent.followups))


def _messages(house: House, person: Person) -> list[Message]:
    """All that this person can press on, the newest ones first among equals."""
    channels = [house.games, *house.sandbox.threads(), *([person.dm] if person.dm else [])]
    return [message for channel in channels for message in person.reads(channel)][-30:]


def _forged(house: House, luck: Luck, message: Message) -> tuple[InteractionKind, Json]:
    how = luck.below(6)
    if how == 0:
        return InteractionKind.COMMAND, _command(house, luck, focused=False)
    if how == 1:
        typing = _command(house, luck, focused=True)
        return _typing(typing), typing
    custom_id = _custom_id(luck, message)
    if how == 2:
        field = {"type": 4, "id": 3, "custom_id": "answer", "value": _word(luck)}
        return InteractionKind.MODAL, {
            "custom_id": custom_id,
            "components": [{"type": 18, "id": 2, "component": field}],
        }
    data: Json = {"custom_id": custom_id, "component_type": 2, "id": 1}
    if luck.once_in(2):
        offered = [str(option["value"]) for select in message.selects for option in select.get("options", ())]
        values = [
            luck.pick(offered) if offered and luck.once_in(2) else _word(luck) for _ in range(luck.below(3))
        ]
        data |= {"component_type": 3, "values": values}
    return InteractionKind.COMPONENT, data


def _custom_id(luck: Luck, message: Message) -> str:
    known = [str(part["custom_id"]) for part in (*message.buttons, *message.selects) if "custom_id" in part]
    parts = (luck.pick(known) if known else "lobby:join:1").split(":")
    for _ in range(luck.below(3)):
        at = luck.below(len(parts))
        parts[at] = luck.pick(("0", "1", "2", "999999999999999999", "")) if luck.once_in(2) else _word(luck)
    return ":".join(parts)[:100]


def _command(house: House, luck: Luck, *, focused: bool) -> Json:
    command = luck.pick(house.sandbox.world.commands)
    name = _word(luck) if luck.once_in(20) and not focused else command["name"]
    return {"id": command["id"], "name": name, "type": 1, "options": _options(luck, command, focused=focused)}


def _options(luck: Luck, holder: Json, *, focused: bool) -> list[Json]:
    schema = holder.get("options") or []
    if inner := [each for each in schema if each["type"] in {SUBCOMMAND, GROUP}]:
        chosen = luck.pick(inner)
        below = _options(luck, chosen, focused=focused)
        return [{"type": chosen["type"], "name": chosen["name"], "options": below}]
    plain = [each for each in schema if each["type"] in {STRING, INTEGER, NUMBER, BOOLEAN}]
    given = [_option(luck, each) for each in plain if not luck.once_in(3)]
    completed = {each["name"] for each in plain if each.get("autocomplete")}
    if focused and (asked := [each for each in given if each["name"] in completed]):
        luck.pick(asked).update(focused=True, value=_word(luck))
    return given


def _typing(data: Json) -> InteractionKind:
    """Discord asks for a list only while something is typed that has one."""
    below = data.get("options") or ()
    typed = any(each.get("focused") or _typing(each) is InteractionKind.AUTOCOMPLETE for each in below)
    return InteractionKind.AUTOCOMPLETE if typed else InteractionKind.COMMAND


def _option(luck: Luck, option: Json) -> Json:
    values: dict[int, object] = {
        STRING: _word(luck),
        INTEGER: luck.pick(WHOLE),
        NUMBER: luck.pick((0.5, -1.0, 1e300)),
        BOOLEAN: luck.once_in(2),
    }
    offered = [choice["value"] for choice in option.get("choices") or ()]
    value = luck.pick(offered) if offered and not luck.once_in(4) else values[option["type"]]
    return {"type": option["type"], "name": option["name"], "value": value}


def _word(luck: Luck) -> str:
    """Anything that can be written in a message."""
    return luck.word().encode("utf-8", "replace").decode()[:4_000]


@asynccontextmanager
async def _house() -> AsyncIterator[House]:
    """A bot with a game that runs, one that is over before it began, and a lobby that is open."""
    with tempfile.TemporaryDirectory() as folder:
        clock = HandClock(START)
        house = House(Path(folder) / "edge.sqlite3", clock)
        house.sandbox = Unwatched(clock=clock)
        await house.sandbox.start()
        with point_discord_at(house.sandbox.url):
            await house.open()
            try:
                await house.game(form="long")
                await house.lobby(house.ben)
                await house.panel(house.ann)
                yield house
            finally:
                await house.close()
                await house.sandbox.stop()


@contextmanager
def _faults() -> Iterator[list[str]]:
    """All that is logged as a fault meanwhile. Nobody waits for the disk."""
    found: list[str] = []

    class Noting(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    noting, before = Noting(logging.ERROR), connection.PRAGMAS
    keep_quiet()
    logging.getLogger().addHandler(noting)
    connection.PRAGMAS = (*before, "synchronous=OFF")
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(noting)
        connection.PRAGMAS = before
