"""How many taps a turn takes on a phone, from the panel that asks to the plan that is locked in."""

from __future__ import annotations

import pytest

from sandbox import Person
from sandbox.model import Message
from tests.bot.discord.house import labels, words
from tests.bot.whole.club import Club


class Thumb:
    """Taps on one panel, and counts."""

    def __init__(self, club: Club, person: Person, panel: Message) -> None:
        self._club, self._person, self.panel = club, person, panel
        self.taps = 0

    async def tap(self, button: str) -> None:
        self.taps += 1
        await (await self._person.press(self.panel, button)).finished()

    async def tap_a_card(self) -> None:
        """The first one that is not grey."""
        cards = [each for each in self.panel.buttons if str(each["custom_id"]).startswith("plan:tap:")]
        await self.tap(next(str(each["custom_id"]) for each in cards if not each.get("disabled")))

    async def choose(self, placeholder: str) -> None:
        """The first answer of a menu."""
        self.taps += 1
        [menu] = [each for each in self.panel.selects if each["placeholder"] == placeholder]
        value = menu["options"][0]["value"]
        await (await self._person.choose(self.panel, menu["custom_id"], [value])).finished()

    async def lock_in(self) -> int:
        """And how many taps it has been."""
        await self.tap("Lock in")
        assert "Are you sure?" not in words(self.panel), "a straight line is no danger here"
        assert "Locked in" in words(self.panel), words(self.panel)
        return self.taps


async def asked(club: Club, title: str, **options: str) -> Thumb:
    """Ann's first panel in a game against a stand-in, with nothing done on it yet."""
    ann = club.person("Ann")
    post = await club.lobby(ann, title, **options)
    await club.press(ann, post, "Add stand-in")
    await club.press(ann, post, "Start")

    def found() -> list[Message]:
        return [each for each in ann.reads(ann.dm) if "Lock in" in labels(each)] if ann.dm else []

    return Thumb(club, ann, (await club.sandbox.until(found, timeout=30))[0])


@pytest.mark.parametrize("planes", [1, 2, 4])
async def test_three_cards_for_each_airplane(club: Club, planes: int) -> None:
    thumb = await asked(club, "dogfight", planes=str(planes))
    for _ in range(3 * planes):
        assert "All set" not in words(thumb.panel)
        await thumb.tap_a_card()
    assert await thumb.lock_in() == 3 * planes + 1 <= 4 * planes


async def test_two_action_cards(club: Club) -> None:
    thumb = await asked(club, "baron")
    assert "Pick two cards." in words(thumb.panel)
    await thumb.tap("Build")
    await thumb.tap("Research")
    assert await thumb.lock_in() <= 3


async def test_a_purchase(club: Club) -> None:
    thumb = await asked(club, "airbaron")
    assert "What would you like to do?" in words(thumb.panel), "a pass is something to be said"
    await thumb.tap("Buy a domestic spoke")
    await thumb.choose("Spoke or hub to buy from")
    assert await thumb.lock_in() <= 3
