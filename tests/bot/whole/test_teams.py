"""Three people and a stand-in fly two a side, all planning by panel in direct messages."""

from __future__ import annotations

from rules.titles import TITLES
from rules.verify import verify
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end, record_of


async def test_two_a_side_with_a_stand_in(club: Club) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    post = await club.lobby(ann, "dogfight", planes="2")
    await club.press(ben, post, "Join")
    await club.press(cleo, post, "Join")
    await club.press(ann, post, "Add stand-in")
    await club.press(ann, post, "Start")
    record = record_of(await play_to_the_end(club, (ann, ben, cleo), b"teams"))
    assert record.seats == 4
    assert verify(record, TITLES).outcome
    club.check_protocol()
