"""A seat passes on: to somebody who accepts, or to a stand-in at once; nothing secret stays behind."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.desk.acts import Pause, Resume
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.desk.seating import require_level
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NAMES, House
from tests.bot.tiny_title import Tiny

HOST = Actor(ANNA, GUILD, moderates=False)
BENS = 1


async def offered(house: House, game: int) -> int:
    """Cleo is asked to play in place of Ben; the number of the question."""
    await house.desk.hosting.do(game, HOST, Replace(BENS, CLEO))
    await house.settle()
    post = house.courier.thread[-1]
    assert post.letter.mentions == (CLEO,)
    assert post.letter.panel is not None
    assert post.letter.panel.offer is not None
    return post.letter.panel.offer


async def test_whoever_accepts_gets_the_seat_and_all_that_is_its_own(house: House) -> None:
    game = await house.game(BEN)
    old_panel = house.courier.to(BEN)[-1]
    await house.desk.planning.fill(game, BEN, 0, {"number": "6"})
    offer = await offered(house, game)
    assert (await house.desk.planning.form(game, BEN)).step == 0, "nothing changes before the yes"
    await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)
    await house.settle()
    assert "<@103> now plays instead of Ben." in house.courier.posted(house.courier.thread[0].channel)
    assert old_panel.edits[-1].panel is None
    assert "your seat to" in old_panel.text
    assert "card" not in old_panel.text
    panel = house.courier.to(CLEO)[-1]
    assert panel.letter.panel is not None
    assert panel.letter.panel.seat == BENS
    assert "You drew card" in panel.text
    assert [p.name for p in panel.letter.pictures] == ["game1-step0-mat.png"]
    with pytest.raises(Refusal, match="You don't have a seat"):
        await house.desk.planning.form(game, BEN)
    with pytest.raises(Refusal, match="You don't have a seat"):
        await house.desk.queries.mat(game, BEN)
    assert not (await house.desk.planning.form(game, CLEO)).draft, "a half-made plan is its maker's alone"


async def test_the_game_goes_on_with_the_new_name(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
    await house.settle()
    heard = len(house.courier.to(BEN))
    await house.bid(game, ANNA, "3")
    assert (await house.bid(game, CLEO, "4")).resolved
    await house.settle()
    assert "Bids: Anna 3, Cleo 4." in house.courier.thread[-1].text
    assert "Waiting for <@101> and <@103>" in house.courier.thread[-1].text
    assert len(house.courier.to(BEN)) == heard, "Ben hears nothing more"
    assert "Played!" in next(m for m in house.courier.to(CLEO) if m.letter.panel).text


class TestTimeToPlan:
    """Whoever accepts a seat minutes before a deadline has a quarter of the pace, an hour at least."""

    @staticmethod
    async def deadline(house: House, game: int) -> timedelta:
        found = (await house.desk.queries.status(game)).deadline
        assert found is not None
        return found - house.clock.now()

    async def accepted(self, house: House, game: int) -> timedelta:
        """Cleo takes Ben's seat; how much time she has."""
        await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
        await house.settle()
        return await self.deadline(house, game)

    @pytest.mark.parametrize(
        ("pace", "gone", "left"),
        [
            (24, 23.9, 6),
            (24, 12, 12),  # enough is left
            (24, 18, 6),
            (2, 1.9, 1),
            (2, 0.5, 1.5),
            (0.5, 0.4, 0.5),  # no more than a new question would give
        ],
    )
    async def test_it_is_as_much(self, house: House, pace: float, gone: float, left: float) -> None:
        game = await house.game(BEN, pace=round(pace * 3600))
        await house.pass_time(hours=gone)
        assert await self.accepted(house, game) == timedelta(hours=left)
        await house.pass_time(hours=left * 0.99)
        assert (await house.desk.queries.status(game)).step == 0
        await house.pass_time(hours=left)
        assert (await house.desk.queries.status(game)).step == 1

    async def test_everybody_reads_until_when(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(hours=23.9)
        await self.accepted(house, game)
        until = stamp(house.clock.now() + timedelta(hours=6), "f")
        said = house.courier.posted(house.courier.thread[0].channel)
        plays = f"<@103> now plays instead of Ben. The deadline moves to {until}, so that they can plan."
        assert plays in said
        assert f"Waiting for <@101> and <@103> until {until}" in said[0]
        assert f"until {until}" in house.courier.to(ANNA)[0].text
        assert f"until {until}" in house.courier.to(CLEO)[-1].text
        log = await house.desk.chronicle.page(game)
        assert f"The deadline moves to {until}, so that Cleo can plan." in log.text
        await house.pass_time(hours=3)
        assert "is waiting for you" in house.courier.to(CLEO)[-1].text, "she is reminded in her time"

    async def test_whoever_need_not_plan_moves_nothing(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, BEN, "5")
        await house.pass_time(hours=23.5)
        assert await self.accepted(house, game) == timedelta(hours=0.5)

    async def test_her_quiet_hours_do_not_count(self, house: House) -> None:
        await house.desk.preferences.set_quiet(CLEO, "12-20")
        game = await house.game(BEN, nights=True)
        await house.pass_time(hours=23.5)
        assert await self.accepted(house, game) == timedelta(hours=0.5 + 8 + 5.5)

    async def test_a_pause_keeps_as_much_for_her(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(hours=23.5)
        await house.desk.hosting.do(game, HOST, Pause())
        await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
        await house.desk.hosting.do(game, HOST, Resume())
        assert await self.deadline(house, game) == timedelta(hours=6)

    async def test_a_table_without_deadlines_has_none(self, house: House) -> None:
        game = await house.game(BEN, pace=None)
        await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
        assert (await house.desk.queries.status(game)).deadline is None

    async def test_a_table_that_waits_tells_her_when_her_time_is_up(self, house: House) -> None:
        game = await house.game(BEN, policy="wait")
        await house.bid(game, ANNA, "3")
        await house.pass_time(hours=30)
        assert await self.accepted(house, game) == timedelta(hours=6)
        await house.pass_time(hours=6.1)
        assert house.courier.thread[-1].text.startswith("Time is up, and this table is waiting for <@103>.")


async def test_a_plan_that_is_locked_in_stands_until_its_new_owner_changes_it(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, BEN, "5")
    await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
    await house.settle()
    assert (await house.desk.planning.form(game, CLEO)).locked == {"number": "5", "manner": "plain"}
    assert (await house.bid(game, ANNA, "3")).resolved


async def test_a_no_and_silence_leave_everything_as_it_is(house: House) -> None:
    game = await house.game(BEN)
    offer = await offered(house, game)
    with pytest.raises(Refusal, match="Only <@103> can answer that"):
        await house.desk.offers.answer(offer, BEN, "Ben", yes=True)
    await house.desk.offers.answer(offer, CLEO, "Cleo", yes=False)
    await house.settle()
    asked = [m for m in house.courier.thread if m.edits and "would rather not" in m.text]
    assert len(asked) == 1
    assert asked[0].edits[-1].panel is None
    assert (await house.desk.planning.form(game, BEN)).seat == BENS
    with pytest.raises(Refusal, match="settled"):
        await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)


async def test_an_offer_outlives_a_restart_and_a_turn(house: House) -> None:
    game = await house.game(BEN)
    offer = await offered(house, game)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.restart()
    await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)
    await house.settle()
    assert (await house.desk.planning.form(game, CLEO)).step == 1


async def test_a_stand_in_takes_a_seat_at_once_and_a_person_can_take_it_later(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, HOST, Replace(BENS, None))
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 1, "nobody is awaited any more"
    assert "<@101> lets a stand-in play instead of Ben." in house.courier.posted(
        house.courier.thread[0].channel
    )
    with pytest.raises(Refusal, match="A stand-in already sits there"):
        await house.desk.hosting.do(game, HOST, Replace(BENS, None))
    await house.desk.offers.answer(await offered(house, game), CLEO, "Cleo", yes=True)
    assert not (await house.bid(game, ANNA, "4")).resolved, "Cleo is awaited"


async def test_an_ace_can_take_a_seat_as_well(house: House) -> None:
    game = await house.game(BEN, CLEO)
    await house.desk.hosting.do(game, HOST, Replace(BENS, None, "ace"))
    await house.settle()
    seated = (await house.desk.queries.status(game)).players[BENS]
    assert (seated.name, seated.level) == ("Ace for Ben", "ace")
    assert "<@101> lets an Ace play instead of Ben." in house.courier.posted(house.courier.thread[0].channel)


@pytest.mark.parametrize("key", ["dogfight", "baron"])
def test_aces_are_seated_where_they_have_proved_better(key: str) -> None:
    require_level(TITLES[key], "ace")


async def test_no_ace_is_seated_where_they_have_not_proved_better(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "aces", False)
    game, lobby = await house.game(BEN, CLEO), await house.lobby()
    with pytest.raises(Refusal, match="Tiny Bids has no Aces"):
        await house.desk.hosting.do(game, HOST, Replace(BENS, None, "ace"))
    with pytest.raises(Refusal, match="Tiny Bids has no Aces"):
        await house.desk.lobby.add_stand_in(lobby, ANNA, "ace")


async def test_an_ace_is_offered_and_seated_where_they_have(tmp_path: Path) -> None:
    house = await House(tmp_path / "aces.sqlite3", titles=TITLES).open()
    lobby = await house.lobby(title="airbaron", rounds=5)
    assert (await house.desk.lobby.sheet(lobby)).aces
    sheet = await house.desk.lobby.add_stand_in(lobby, ANNA, "ace")
    assert [player.name for player in sheet.players] == [NAMES[ANNA], "Ace 1"]
    await house.close()


async def test_a_later_question_takes_the_place_of_an_earlier_one(house: House) -> None:
    game = await house.game(BEN)
    offer = await offered(house, game)
    with pytest.raises(Refusal, match="I've already asked <@103>"):
        await house.desk.hosting.do(game, HOST, Replace(BENS, CLEO))
    await house.desk.hosting.do(game, HOST, Replace(BENS, 104))
    with pytest.raises(Refusal, match="settled"):
        await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (Replace(7, CLEO), "has no such seat"),
        (Replace(BENS, ANNA), "<@101> is already playing in Game 1"),
    ],
)
async def test_what_cannot_be_replaced(house: House, act: Replace, why: str) -> None:
    game = await house.game(BEN)
    before = house.dump()
    for attempt in (house.desk.hosting.ask, house.desk.hosting.do):
        with pytest.raises(Refusal, match=why):
            await attempt(game, HOST, act)
    assert house.dump() == before


async def test_asking_about_an_act_changes_nothing(house: House) -> None:
    game = await house.game(BEN)
    before = house.dump()
    question = (await house.desk.hosting.ask(game, HOST, Replace(BENS, CLEO))).question
    assert question == "Ask <@103> to play instead of Ben in Game 1? They take over once they accept."
    assert house.dump() == before
