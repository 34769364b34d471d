"""What stands at Discord's, held against the database: no message shows what is over.

Call `left_open` whenever the bot has nothing more to do, or has stopped: after each step, or in the end. An
edit that still waits in the outbox excuses the message that it is meant for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.discord.panels.ids import LobbyId, PlanId, TableId, parse
from sandbox import Sandbox
from sandbox.answering import TOKEN_LIFE
from sandbox.model import Interaction, Message, MessageFlag
from tests.bot.databases import engine

SAYS_SO = (
    "Played!",
    "This was taken back",
    "was called off",
    "your seat to",
    "Please plan again below",
)
"""One of these stands on every panel that was closed."""


@dataclass(frozen=True)
class _Books:
    """What the database knows."""

    games: dict[int, tuple[int, str]]
    """The step that each game stands at, and its status."""
    seats: dict[tuple[int, int], int | None]
    letters: dict[int, tuple[int, str]]
    """Which letter came to lie as which message: its game and its key."""
    to_edit: set[tuple[int, str]]
    """The letters that are still to be edited."""

    def over(self, panel: PlanId, reader: int) -> bool:
        step, status = self.games.get(panel.game, (-1, "gone"))
        seated = self.seats.get((panel.game, panel.seat)) == reader
        return status != "running" or step != panel.step or not seated


def left_open(sandbox: Sandbox, database: Path, since: int = 0) -> list[str]:
    """Every message that offers, or says, what its step no longer has.

    What one person alone sees can be edited for fifteen minutes after they pressed it last, and only by the
    process that heard of it: as `since`, give an id of the sandbox's (`sandbox.world.new_id()`) from when the
    one that runs was started.
    """
    books, pressed = _read(database), _pressed(sandbox)
    ours = [each for each in sandbox.messages() if each.author is sandbox.world.bot]
    found = []
    for message in ours:
        beyond = message.ephemeral and not _in_reach(sandbox, pressed.get(message.id), since)
        if not beyond and not message.channel.deleted:
            found += [f"{message.channel.label}: {why}" for why in _faults(message, books)]
    return found


def closed_panels(sandbox: Sandbox, database: Path) -> int:
    """Planning panels whose step is over, of which nothing is left to press: letters alone are counted."""
    books = _read(database)
    known = {each.id: each for each in sandbox.messages()}
    return sum(
        number in known and _laid_out(known[number]) and not known[number].buttons for number in books.letters
    )


def _faults(message: Message, books: _Books) -> Iterator[str]:
    game, key = books.letters.get(message.id, (0, ""))
    if (game, key) in books.to_edit:
        return
    ids = [parse(str(part["custom_id"])) for part in message.parts() if part.get("custom_id")]
    for panel in {each for each in ids if isinstance(each, PlanId)} if _laid_out(message) else ():
        closing_edit = panel.game, f"panel:{panel.step}:{panel.seat}"
        if books.over(panel, _reader(message)) and closing_edit not in books.to_edit:
            yield f"{panel} can be pressed, and Game {panel.game} is {books.games.get(panel.game)}"
            break
    step, status = books.games.get(game, (-1, ""))
    what, _, rest = key.partition(":")
    of_step = int(number) if (number := rest.partition(":")[0]).isdecimal() else step
    over = status != "running" or of_step < step
    if what == "panel" and any(isinstance(each, PlanId) and each.step != of_step for each in ids):
        yield f"Game {game} {key} asks what is asked on another panel"
    over = over and "~" not in key  # what was taken back as it came has no buttons, and may say nothing of it
    if what == "panel" and over and _laid_out(message) and not any(each in message.text for each in SAYS_SO):
        yield f"Game {game} {key} does not say that it is closed: {message.text!r}"
    if what == "step" and over and any(isinstance(each, TableId) for each in ids):
        yield f"Game {game} {key} has the buttons of a step that is over"
    if key == "lobby" and status != "lobby" and any(isinstance(each, LobbyId) for each in ids):
        yield f"Game {game}: its lobby can be pressed, and it is {status}"


def _reader(message: Message) -> int:
    """Whose panel it is, if it is one person's."""
    if message.only_for is not None:
        return message.only_for.id
    return message.channel.recipient.id if message.channel.recipient else 0


def _laid_out(message: Message) -> bool:
    return MessageFlag.COMPONENTS_V2 in message.flags


def _pressed(sandbox: Sandbox) -> dict[int, Interaction]:
    """The last interaction by which each message can be edited."""
    answered = (each for each in sandbox.world.interactions.values() if each.answer is not None)
    return {each.original.id: each for each in sorted(answered, key=lambda each: each.id) if each.original}


def _in_reach(sandbox: Sandbox, by: Interaction | None, since: int) -> bool:
    return by is not None and by.id > since and sandbox.world.now() - by.created_at <= TOKEN_LIFE


def _read(database: Path) -> _Books:
    rows = partial(engine().rows, database)
    return _Books(
        games={row[0]: (row[1], row[2]) for row in rows("SELECT id, step, status FROM games")},
        seats={(row[0], row[1]): row[2] for row in rows("SELECT game, seat, person FROM seats")},
        letters={row[0]: (row[1], row[2]) for row in rows("SELECT message, game, key FROM messages")},
        to_edit=set(rows("SELECT game, key FROM outbox WHERE kind = 'edit' AND state = 'waiting'")),
    )
