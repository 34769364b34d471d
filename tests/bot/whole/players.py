"""People who play any title by its panels alone: they see selects and buttons, and know no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.dice import Stream, draw
from rules.record import Record, read
from sandbox import Person
from sandbox.model import Message
from sandbox.slashing import CannotDo
from tests.bot.discord.house import labels, words
from tests.bot.whole.club import Club

PRIMARY = 1
PLACES = "①②③"
ENDED = "The seed of the dice was"


async def play_to_the_end(club: Club, people: Sequence[Person], luck: bytes, steps: int = 600) -> Message:
    """Everybody answers whatever panel lies open in their direct messages; the post that ends the game."""
    dice = Stream(luck)
    for _ in range(steps):
        found = await club.sandbox.until(lambda: _ending(club, people[0]) or open_panels(people), timeout=30)
        if isinstance(found[0], Message):
            return found[0]
        person, panel = found[0]
        said = await answer(club, person, panel, dice)
        assert "Locked in" in said, said
    raise AssertionError(f"the game did not end within {steps} answers")


def record_of(ending: Message) -> Record:
    """The record that goes along with the post that ends a game."""
    [attached] = [each for each in ending.attachments if each.filename.endswith(".json")]
    return read(attached.bytes)


def _ending(club: Club, reader: Person) -> list[Any]:
    threads = club.sandbox.threads()
    return [each for each in reader.reads(threads[-1]) if ENDED in words(each)] if threads else []


def open_panels(people: Sequence[Person]) -> list[Any]:
    """Who is asked something, and the panel that asks."""
    return [
        (person, each)
        for person in people
        if person.dm is not None
        for each in person.reads(person.dm)
        if "Lock in" in labels(each)
    ]


async def answer(club: Club, person: Person, panel: Message, dice: Stream) -> str:
    """Fill every page in with something that is on offer, and lock it in; what the panel says then."""
    await fill_in(person, panel, dice)
    said = await club.press(person, panel, "Lock in")
    return await club.press(person, panel, "Lock in anyway") if "Are you sure?" in said else said


async def fill_in(person: Person, panel: Message, dice: Stream) -> None:
    while "All set" not in words(panel):
        if cards := _cards(panel):
            await (await person.press(panel, draw(dice, cards)["custom_id"])).finished()
        elif empty := [select for select in panel.selects if _is_open(select)]:
            await _choose(person, panel, empty[0], dice)
        else:
            await (await person.press(panel, _onward(panel)["custom_id"])).finished()


def _onward(panel: Message) -> dict[str, Any]:
    """The page on which there is still something to choose."""
    for button in panel.buttons:
        if _does(button, "turn") and "✓" not in button["label"]:
            return button
    assert "Lock in" not in labels(panel), f"nothing leads on from {words(panel)}"
    raise CannotDo("The panel was closed meanwhile.")


def _does(button: dict[str, Any], act: str) -> bool:
    return str(button["custom_id"]).startswith(f"plan:{act}:") and not button.get("disabled")


def _cards(panel: Message) -> list[dict[str, Any]]:
    """What can be laid, leaving alone the hands from which one card was asked and is chosen."""
    cards = [button for button in panel.buttons if _does(button, "tap")]
    chosen = {_hand(card) for card in cards if card["style"] == PRIMARY and card["label"][0] not in PLACES}
    return [card for card in cards if _hand(card) not in chosen]


def _hand(card: dict[str, Any]) -> str:
    return str(card["custom_id"]).rpartition(":")[2][:8]


def _is_open(select: dict[str, Any]) -> bool:
    needed = select.get("min_values", 1) > 0 and not select.get("disabled")
    return (
        needed and not _does(select, "tab") and not any(option.get("default") for option in select["options"])
    )


async def _choose(person: Person, panel: Message, select: dict[str, Any], dice: Stream) -> None:
    least = select.get("min_values", 1)
    options = [option["value"] for option in select["options"]]
    values = [draw(dice, options)] if least == 1 else list(dice.shuffle(options)[:least])
    await (await person.choose(panel, select["custom_id"], values)).finished()
