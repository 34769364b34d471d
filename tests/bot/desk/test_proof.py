"""What a game leaves behind to be checked: its record, and in its last post the digest that binds it."""

from __future__ import annotations

import hashlib
import re

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from bot.store import privacy
from rules.record import read
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, House

HOST = Actor(ANNA, GUILD, moderates=False, channel=CHANNEL)
_DIGEST = re.compile(r"SHA-256 of that record is `([0-9a-f]{64})`")


async def play(house: House, game: int, *numbers: str) -> None:
    for number in numbers:
        await house.bid(game, ANNA, number)
        await house.bid(game, BEN, number)
    await house.settle()


async def digest_of_file(house: House, game: int) -> str:
    return hashlib.sha256((await house.desk.queries.record(game)).data).hexdigest()


def shown(house: House) -> list[list[str]]:
    """The digests in each post of the thread."""
    return [_DIGEST.findall(message.text) for message in house.courier.thread]


async def test_the_last_post_shows_the_digest_of_the_record_and_none_before_does(house: House) -> None:
    game = await house.game(BEN, rounds=3)
    await play(house, game, "3", "4", "5")
    *before, last = shown(house)
    assert not any(before)
    (file,) = house.courier.thread[-1].letter.files
    assert last == [hashlib.sha256(file.data).hexdigest()] == [await digest_of_file(house, game)]
    verdict = await house.desk.queries.verify(game)
    assert f"The digest of its record is `{last[0]}`" in verdict
    assert "compare it with the last post" in verdict


async def test_a_digest_is_nowhere_while_the_game_runs(house: House) -> None:
    """It would let somebody try out what others may have chosen."""
    game = await house.game(BEN, rounds=3)
    await play(house, game, "3", "4")
    hidden = {row[0] for row in house.rows("SELECT digest FROM steps")}
    bodies = "".join(str(row[0]) for row in house.rows("SELECT body FROM outbox"))
    assert not [each for each in hidden if str(each)[:20] in bodies + await house.desk.queries.verify(game)]
    assert house.rows("SELECT digest FROM games") == [(None,)]


class TestCalledOff:
    async def test_its_post_shows_the_digest_of_a_record_that_verifies(self, house: House) -> None:
        game = await house.game(BEN, rounds=5)
        await play(house, game, "3", "4")
        await house.bid(game, ANNA, "6")
        await house.desk.hosting.do(game, HOST, Cancel())
        await house.settle()
        last = house.courier.thread[-1]
        assert last.text.startswith("<@101> has called this game off.\n")
        (file,) = last.letter.files
        assert _DIGEST.findall(last.text) == [hashlib.sha256(file.data).hexdigest()]
        record = read(file.data)
        assert record.seed is not None
        assert record.seed in last.text
        assert record.outcome is None
        assert len(record.steps) == 2, "what was locked in and never resolved stays with Anna"
        assert verify(record, house.titles).step == 2
        assert await house.desk.queries.record(game) == file
        assert "checks out: 2 steps replayed" in await house.desk.queries.verify(game)
        with pytest.raises(Refusal, match="was called off"):
            await house.desk.queries.analysis(game, ANNA)

    async def test_a_lobby_leaves_no_record(self, house: House) -> None:
        game = await house.lobby(BEN)
        await house.desk.lobby.cancel(game, HOST)
        for asked in (house.desk.queries.record(game), house.desk.queries.verify(game)):
            with pytest.raises(Refusal, match="was called off"):
                await asked


class TestWhatChangesAfterwards:
    async def test_people_who_are_forgotten_and_seats_that_pass_on_leave_the_digest_alone(
        self, house: House
    ) -> None:
        game = await house.game(BEN, rounds=2)
        await play(house, game, "3")
        await house.desk.hosting.do(game, HOST, Replace(1, CLEO))
        await house.settle()
        (offer,) = house.rows("SELECT id FROM offers")
        await house.desk.offers.answer(int(str(offer[0])), CLEO, "Cleo", yes=True)
        await house.bid(game, ANNA, "4")
        await house.bid(game, CLEO, "5")
        await house.settle()
        (published,) = shown(house)[-1]
        async with house.core.store.transaction() as tx:
            for user in (ANNA, BEN, CLEO):
                await privacy.forget(tx, user)
        await house.restart()
        assert await digest_of_file(house, game) == published
        assert "checks out: 2 steps" in await house.desk.queries.verify(game)

    async def test_a_record_that_is_not_the_published_one_does_not_check_out(self, house: House) -> None:
        game = await house.game(BEN, rounds=1)
        await play(house, game, "3")
        other = "ab" * 32
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE games SET digest = ?", (other,))
        verdict = await house.desk.queries.verify(game)
        assert "doesn't check out: the digest of its record is" in verdict
        assert other in verdict

    async def test_a_game_that_ended_before_digests_were_shown_says_so(self, house: House) -> None:
        game = await house.game(BEN, rounds=1)
        await play(house, game, "3")
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE games SET digest = NULL")
        verdict = await house.desk.queries.verify(game)
        assert "checks out: 1 steps" in verdict
        assert "ended before last posts showed it" in verdict
