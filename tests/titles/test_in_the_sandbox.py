"""The whole bot plays titles that it does not know, through Discord's own protocol."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render.artists import ARTISTS
from rules.titles import TITLES
from rules.verify import verify
from sandbox import Person
from tests.bot.discord.house import words
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end, record_of
from tests.titles.examples import ALL_TITLES, EXAMPLE_ARTISTS, EXAMPLES


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """Registered as any title is: in the two lists, and nowhere else."""
    for key in EXAMPLES:
        monkeypatch.setitem(TITLES, key, EXAMPLES[key])
        monkeypatch.setitem(ARTISTS, key, EXAMPLE_ARTISTS[key])
    club = Club(tmp_path / "games.sqlite3")
    await club.open()
    yield club
    await club.close()


async def test_night_mail_from_the_lobby_to_a_verified_record(club: Club) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(club, ann, ben, stand_in=True)

    # The first night in one line; what may go wrong is seen before it is decided.
    assert await offered(ann, "load", "sacks", height="high") == ["0", "1", "2"]
    dm = ann.dm or ann.open_dm()
    said = words((await (await ann.slash(dm, "load", {"sacks": "3", "height": "high"})).finished()).message)
    assert said == "With 3 sacks on board nobody climbs; 2 is the most for flying high."
    await (await ann.slash(dm, "load", {"sacks": "2", "height": "high"})).finished()
    await club.restart()

    # The rest by panels, to the end.
    ending = await play_to_the_end(club, (ann, ben), b"night mail")
    told = "\n".join(words(each) for each in cleo.reads(club.thread))
    assert "Ann takes 2 sacks up high." in told
    assert "The weather of night 3" in told
    record = record_of(ending)
    assert (record.title, record.seats, len(record.steps)) == ("nightmail", 3, 3)
    outcome = verify(record, ALL_TITLES).outcome
    assert outcome
    assert outcome.how in words(ending)
    club.check_protocol()


async def test_a_telegram_comes_by_direct_message_and_is_nowhere_else(club: Club) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(club, ann, ben)
    await club.sandbox.until(lambda: all("A telegram for you alone" in heard(pilot) for pilot in (ann, ben)))
    public = [*cleo.reads(club.thread), *cleo.reads(club.games)]
    described = [each.description or "" for message in public for each in message.attachments]
    assert described
    assert "elegram" not in "\n".join([*map(words, public), *described])


async def test_what_a_plan_risks_is_shown_before_it_is_locked_in(club: Club) -> None:
    ann, ben = club.person("Ann"), club.person("Ben")
    await begin(club, ann, ben)
    [panel] = await club.sandbox.until(lambda: [m for m in ann.reads(ann.dm) if m.selects] if ann.dm else [])
    for select, value in zip(panel.selects, ("high", "2"), strict=True):
        await (await ann.choose(panel, select["custom_id"], [value])).finished()
    await club.sandbox.until(
        lambda: [
            each for each in panel.attachments if "A storm takes what flies high" in str(each.description)
        ]
    )
    await (await ann.press(panel, "Lock in")).finished()
    assert "Are you sure?" in words(panel)


@pytest.mark.parametrize(("key", "people"), [("numbers", ("Ann", "Ben")), ("alone", ("Ann",))])
async def test_the_plainest_titles_are_played_to_the_end(
    club: Club, key: str, people: tuple[str, ...]
) -> None:
    host, *guests = players = [club.person(name) for name in people]
    post = await club.lobby(host, key)
    for guest in guests:
        await club.press(guest, post, "Join")
    await club.press(host, post, "Start")
    record = record_of(await play_to_the_end(club, players, b"numbers"))
    assert (record.title, record.seats) == (key, len(players))
    assert verify(record, ALL_TITLES).outcome
    club.check_protocol()


def test_they_can_be_played_from_the_command_line() -> None:
    command = [sys.executable, "-m", "tests.titles", "simulate", "nightmail", "--games", "4", "--jobs", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("4 games of nightmail, seed 1\n"), done.stderr


async def begin(club: Club, host: Person, guest: Person, *, stand_in: bool = False) -> None:
    """A game of Night Mail, up to its first post."""
    post = await club.lobby(host, "nightmail")
    await club.press(guest, post, "Join")
    if stand_in:
        await club.press(host, post, "Add stand-in")
    await club.press(host, post, "Start")
    await club.sandbox.until(club.sandbox.threads)
    await club.told(host, "3 nights, and 6 sacks of mail for each pilot.")


async def offered(person: Person, command: str, slot: str, **given: str) -> list[str]:
    dm = person.dm or person.open_dm()
    return [str(each["value"]) for each in await person.autocomplete(dm, command, given, focused=slot)]


def heard(person: Person) -> str:
    return "\n".join(words(each) for each in person.reads(person.dm)) if person.dm else ""
