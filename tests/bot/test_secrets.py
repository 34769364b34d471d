"""Nobody learns what they may not: from posts, messages, pictures, panels or the log."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.turns import lobbies
from rules.table import encode
from tests.bot.backroom import ANNA, BEN, CLEO, House, bidding, dm_of

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "secrets", SimpleNamespace(token_bytes=lambda _: SEED))


async def heard(path: Path, bid: str, manner: str, caplog: pytest.LogCaptureFixture) -> list[object]:
    """All that anyone but Ben gets to see before the step is resolved, if this is what Ben chooses."""
    caplog.clear()
    house = await House(path).open()
    house.courier.by_channel = True
    game = await house.game(BEN, CLEO)
    await house.desk.planning.fill(game, BEN, 0, {"number": bid})
    await house.settle()
    await house.desk.planning.lock_in(game, BEN, 0, bidding(bid, manner))
    await house.settle()
    anna = await house.bid(game, ANNA, "3")
    await house.pass_time(hours=13)
    seen: list[object] = [anna, await house.desk.queries.status(game), await house.desk.queries.verify(game)]
    for user in (ANNA, CLEO):
        seen += [
            await house.desk.planning.form(game, user),
            await house.desk.queries.games_of(user),
        ]
        seen += [await house.desk.queries.board(game, user), await house.desk.queries.mat(game, user)]
        seen += [await house.desk.queries.planned("preview", game, 0 if user == ANNA else 2, 0)]
    seen += [await house.desk.queries.board(game, None)]
    # Each channel has a lane of its own, at the pace of its pictures: order is promised within one.
    for message in sorted(house.courier.messages, key=lambda each: each.channel):
        if message.channel != dm_of(BEN):
            seen += [message.channel, message.at, message.letter, *message.edits]
    seen += [(record.levelname, record.getMessage()) for record in caplog.records]
    await house.close()
    return seen


async def test_a_secret_choice_changes_nothing_others_get(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    one = await heard(tmp_path / "one", "5", "bold", caplog)
    other = await heard(tmp_path / "other", "2", "plain", caplog)
    assert len(one) > 30
    assert encode(one) == encode(other)


async def test_what_is_dealt_to_one_reaches_nobody_else(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    for channel in {message.channel for message in house.courier.messages} - {dm_of(ANNA), dm_of(BEN)}:
        told = "".join(
            message.letter.text + "".join(picture.alt for picture in message.letter.pictures)
            for message in house.courier.messages
            if message.channel == channel
        )
        assert "card" not in told
    assert ["You drew card" in message.letter.text for message in house.courier.to(ANNA)] == [True, True]


async def test_the_seed_is_nowhere_until_the_game_is_over(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    game = await house.game(BEN, rounds=2)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    bodies = "".join(str(row[0]) for row in house.rows("SELECT body FROM outbox"))
    assert SEED.hex() not in bodies + caplog.text
    await house.bid(game, ANNA, "4")
    await house.bid(game, BEN, "3")
    await house.settle()
    assert SEED.hex() in house.courier.thread[-1].text
    assert SEED.hex() not in caplog.text
