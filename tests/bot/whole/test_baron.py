"""Wings for the Baron through Discord's own protocol, all planning by direct message."""

from __future__ import annotations

from rules.titles import TITLES
from rules.verify import verify
from tests.bot.discord.house import words
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end, record_of


async def test_three_players_from_the_lobby_to_a_winner(club: Club) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    post = await club.lobby(ann, "baron", mode="standard")
    await club.press(ben, post, "Join")
    await club.press(cleo, post, "Join")
    await club.press(ann, post, "Start")
    ending = await play_to_the_end(club, (ann, ben, cleo), b"three companies")
    told = [words(message) for message in club.sandbox.messages() if message.channel is ending.channel]
    assert "win" in "\n".join(told[-2:])  # a long last turn goes on in a second post
    record = record_of(ending)
    assert record.seats == 3
    assert verify(record, TITLES).outcome
    club.check_protocol()


async def test_one_player_against_companies_that_nobody_plays(club: Club) -> None:
    ann = club.person("Ann")
    post = await club.lobby(ann, "baron", mode="solitaire")
    await club.press(ann, post, "Start")
    ending = await play_to_the_end(club, (ann,), b"alone")
    record = record_of(ending)
    assert (record.seats, record.options["mode"]) == (1, "solitaire")
    assert verify(record, TITLES).outcome
    club.check_protocol()
