"""Three people and a stand-in fly two a side, all planning by panel in direct messages."""

from __future__ import annotations

from rules.record import read
from rules.titles import TITLES
from rules.verify import verify
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end


async def test_two_a_side_with_a_stand_in(club: Club) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    post = await club.lobby(ann, "dogfight", planes="2")
    await club.press(ben, post, "Join")
    await club.press(cleo, post, "Join")
    await club.press(ann, post, "Add stand-in")
    await club.press(ann, post, "Start")
    ending = await play_to_the_end(club, (ann, ben, cleo), b"teams")
    [attached] = [each for each in ending.attachments if each.filename.endswith(".json")]
    record = read(attached.bytes)
    assert record.seats == 4
    assert verify(record, TITLES).outcome
    club.check_protocol()
