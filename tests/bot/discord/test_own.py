"""A player's own commands on Discord: settings, going away, and many games."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.discord.panels.ids import TableId
from bot.discord.panels.my_games import my_games
from bot.kit.clock import stamp
from bot.store.questions import GameLine
from sandbox.errors import Json
from tests.bot.discord.house import START, House, labels, pick, words


async def said(house: House, person: str, command: str, **options: object) -> str:
    who = house.sandbox.person(person)
    return words((await (await who.slash(who.open_dm(), command, dict(options))).finished()).message).strip()


async def offered(house: House, command: str, focused: str, typed: str) -> list[Json]:
    return await house.ben.autocomplete(house.ben.open_dm(), command, {}, focused=focused, typed=typed)


class TestSettings:
    async def test_a_panel_on_which_every_press_counts(self, house: House) -> None:
        shown = (await (await house.ben.slash(house.ben.open_dm(), "settings")).finished()).message
        assert "not set, so I use UTC (it's 12:00 there)" in words(shown)
        assert labels(shown) == [
            "Reminders: on",
            "Mentions: on",
            "My side below: off",
            "High contrast: off",
            "Time zone…",
        ]
        await (await house.ben.press(shown, "Reminders: on")).finished()
        await (await house.ben.press(shown, "My side below: off")).finished()
        assert labels(shown) == [
            "Reminders: off",
            "Mentions: on",
            "My side below: on",
            "High contrast: off",
            "Time zone…",
        ]
        await (await house.ben.choose(shown, "own:quiet:0", ["22:00-07:00"])).finished()
        assert "**Quiet hours:** 22:00 to 07:00" in words(shown)
        await house.restart()
        await (await house.ben.press(shown, "Reminders: off")).finished()
        assert "**Reminders:** on" in words(shown)

    async def test_the_time_zone_is_typed_or_offered(self, house: House) -> None:
        shown = (await (await house.ben.slash(house.ben.open_dm(), "settings")).finished()).message
        window = await house.ben.press(shown, "Time zone…")
        await (await house.ben.submit(window.modal, {"answer": "tokyo"})).finished()
        assert "Asia/Tokyo (it's 21:00 there)" in words(shown)
        found = await offered(house, "settings", "timezone", "berl")
        assert [choice["value"] for choice in found] == ["Europe/Berlin"]
        told = await said(house, "Ben", "settings", timezone="Europe/Berlin", quiet="22:30-6")
        assert "Europe/Berlin (it's 13:00 there)" in told
        assert "22:30 to 06:00" in told

    async def test_what_makes_no_sense_gets_a_sentence(self, house: House) -> None:
        assert "I don't know the time zone “Atlantis”" in await said(
            house, "Ben", "settings", timezone="Atlantis"
        )
        assert "I don't understand the hours" in await said(house, "Ben", "settings", quiet="at night")


class TestAway:
    async def test_away_and_back(self, house: House) -> None:
        await house.game()
        told = await said(house, "Ben", "away until", when="3 days", meanwhile="wait")
        until = stamp(START + timedelta(days=3), "f")
        assert told.startswith(f"You're away until {until}; the clock waits for you.")
        await house.sandbox.until(
            lambda: [m for m in house.ann.reads(house.thread) if f"Ben is away until {until}" in m.content]
        )
        assert f"Ben (away until {until})" in await said(house, "Ann", "game status", game="1")
        assert (await said(house, "Ben", "away back")).startswith("Welcome back!")
        await house.sandbox.until(
            lambda: [m for m in house.ann.reads(house.thread) if m.content == "Ben is back."]
        )
        assert await said(house, "Ben", "away back") == "You aren't away."

    async def test_what_is_typed_is_shown_as_it_is_understood(self, house: House) -> None:
        found = await offered(house, "away until", "when", "friday 18:00")
        assert [choice["name"] for choice in found] == ["friday 18:00 – Fri 20 March 2026, 18:00 (UTC)"]
        common = await offered(house, "away until", "when", "")
        assert [choice["value"] for choice in common] == ["tomorrow", "3 days", "1 week", "2 weeks"]
        assert "I don't understand the date “soon”" in await said(house, "Ben", "away until", when="soon")


async def test_the_host_says_what_holds_at_the_table(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    for label, field, value in (
        ("At night", "table:nights", "still"),
        ("Holidays", "table:away", "3"),
    ):
        while label not in [select["placeholder"] for select in form.selects]:
            await (await house.ann.press(form, "Next ▶")).finished()
        await pick(house.ann, form, field, value)
    assert "**At night:** The clock stops in quiet hours" in words(form)
    await (await house.ann.press(form, "Open the lobby")).finished()
    [post] = await house.sandbox.until(house.lobby_posts)
    assert "The clock stops in the quiet hours of the players the game is waiting for" in post.content
    await (await house.ben.press(post, "Join")).finished()
    await (await house.ann.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)
    told = await said(house, "Ben", "away until", when="1 week", meanwhile="wait")
    assert "But Game 1 waits 3 days at most." in told


def line(game: int, *, owes: bool = True, lobby: bool = False) -> GameLine:
    return GameLine(
        game_id=game,
        title="A title of some length",
        status="lobby" if lobby else "running",
        question="Plan your turn" if owes else "",
        kind="plan" if owes else "",
        answered=False,
        absent=False,
        paused=False,
        deadline=START,
        thread=None if lobby else 1_000_000_000_000_000_000 + game,
    )


@pytest.mark.parametrize(("number", "pages"), [(1, [1]), (25, [25]), (26, [20, 6]), (300, [20] * 15)])
def test_hundreds_of_games_come_in_pages(number: int, pages: list[int]) -> None:
    games = [line(game) for game in range(1, number + 1)]
    games += [line(game, owes=False) for game in range(1001, 1101)]
    games += [line(game, owes=False, lobby=True) for game in range(2001, 2101)]
    seen = []
    for page, size in enumerate(pages):
        face = my_games(games, page)
        assert face.view is not None
        ids = [str(getattr(button, "custom_id", "")) for button in face.view.children]
        assert len(ids) == len(set(ids)) <= 25
        plans = [custom_id for custom_id in ids if custom_id.startswith("table:plan")]
        assert len(plans) == size
        seen += plans
        text = face.embed.description or ""
        assert len(text) < 4096
        assert text.count("Plan your turn") == size
        assert text.count("and 80 more") == 2
    assert seen == [str(TableId("plan", game)) for game in range(1, number + 1)]


async def test_the_pages_are_turned(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def games_of(_: int) -> list[GameLine]:
        return [line(game) for game in range(1, 31)]

    monkeypatch.setattr(house.core.desk.queries, "games_of", games_of)
    shown = (await (await house.ben.slash(house.ben.open_dm(), "mygames")).finished()).message
    assert "**To do (20 of 30)**" in words(shown)
    await (await house.ben.press(shown, "Later ▶")).finished()
    assert labels(shown)[0] == "Game 21 · A title of some length"
    await (await house.ben.press(shown, "◀ Sooner")).finished()
    assert labels(shown)[0] == "Game 1 · A title of some length"


async def test_who_changes_their_language_sees_their_open_panels_in_it(house: House) -> None:
    """Wherever they look at their plan: in a letter, or beside a command."""
    await house.game()
    letter = await house.panel(house.ben)
    whispered = (await (await house.ben.slash(house.thread, "plan")).finished()).message
    assert "Lock in" in labels(letter)
    assert "Lock in" in labels(whispered)
    settings = (await (await house.ben.slash(house.ben.open_dm(), "settings")).finished()).message
    [language] = [each["custom_id"] for each in settings.selects if each["placeholder"] == "Language"]
    await (await house.ben.choose(settings, language, ("de",))).finished()
    await house.all_done()
    assert "**Sprache:** Deutsch" in words(settings)
    for panel in (letter, whispered):
        assert "Festgelegt" not in words(panel)
        assert "Festlegen" in labels(panel)
        assert "Lock in" not in labels(panel)
        assert "Noch zu wählen" in words(panel)
    [post] = [each for each in house.ann.reads(house.thread) if "Waiting for" in each.content]
    await (await house.ben.press(whispered, "Festlegen")).finished()
    await house.all_done()
    assert "Waiting for" in post.content
