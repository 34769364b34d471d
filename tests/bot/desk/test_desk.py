"""What people ask at the desk: lobbies, plans, and looking at games."""

from __future__ import annotations

import asyncio

import pytest

from bot.desk.hosting import Actor
from bot.desk.sheets import Locked, PlanSheet
from bot.kit.refusal import Refusal
from rules.record import read
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, House, bidding

STRANGER = 999


async def test_a_whole_game(house: House) -> None:
    game = await house.game(BEN, rounds=2)
    first = await house.bid(game, ANNA, "5")
    assert (first.resolved, first.waiting_for) == (False, ("Ben",))
    assert first.words == ("Bid: bid 5", "Manner: plain")
    assert (await house.bid(game, BEN, "2")).resolved
    await house.bid(game, ANNA, "6")
    await house.bid(game, BEN, "1")
    await house.settle()
    assert (await house.desk.queries.status(game)).status == "over"
    last = house.courier.thread[-1]
    assert "Anna wins. " in last.text
    record = read(last.letter.files[0].data)
    assert verify(record, house.titles).outcome == record.outcome
    assert "checks out: 2 steps" in await house.desk.queries.verify(game)
    assert await house.desk.queries.record(game) == last.letter.files[0]


async def test_what_a_direct_message_would_have_told_can_be_asked_for(house: House) -> None:
    game = await house.game(BEN)
    (letter,) = house.courier.to(BEN)
    told = (await house.desk.planning.form(game, BEN)).told
    assert "You drew card " in told
    assert told == letter.text
    async with house.core.store.transaction() as tx:
        await tx.execute("DELETE FROM outbox")
    (thread,) = house.courier.threads
    assert (await house.desk.planning.form(game, BEN)).told.replace(
        f"<#{thread}>", "Game 1 · Tiny Bids"
    ) == told


class TestLobby:
    async def test_seats_close_up_when_someone_leaves(self, house: House) -> None:
        game = await house.lobby(BEN, CLEO, stand_ins=1)
        page = await house.desk.lobby.leave(game, BEN)
        assert [(player.seat, player.name) for player in page.players] == [
            (0, "Anna"),
            (1, "Cleo"),
            (2, "Cadet 1"),
        ]
        page = await house.desk.lobby.remove_stand_in(game, ANNA)
        assert len(page.players) == 2
        assert page.ready

    async def test_the_post_follows(self, house: House) -> None:
        game = await house.lobby(BEN, pace=5400, policy="autopilot")
        await house.settle()
        (post,) = house.courier.posted(CHANNEL)
        assert "Players: 2 of 4 (2 are enough)\n• <@101>\n• <@102>\n" in post
        assert "1 hour and 30 minutes. When it runs out, a stand-in plays that turn; after 2 missed" in post
        await house.desk.lobby.cancel(game, Actor(ANNA, GUILD, moderates=False))
        await house.settle()
        assert house.courier.posted(CHANNEL)[0].endswith("This game was called off.")

    async def test_names_cannot_pretend_to_be_formatting(self, house: House) -> None:
        game = await house.lobby()
        await house.desk.lobby.join(game, BEN, "**@everyone**\n# Ben\u202e" + "n" * 500)
        await house.desk.lobby.start(game, ANNA)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        text = house.courier.thread[-1].text
        assert "\\*\\*\\@everyone\\*\\* \\# Ben" in text
        assert len((await house.desk.queries.status(game)).players[1].name) <= 32

    async def test_two_starts_at_once_begin_one_game(self, house: House) -> None:
        game = await house.lobby(BEN)
        done = await asyncio.gather(
            *(house.desk.lobby.start(game, ANNA) for _ in range(3)), return_exceptions=True
        )
        assert [isinstance(one, Refusal) for one in done].count(False) == 1
        await house.settle()
        assert len(house.courier.thread) == 1


class TestPlanning:
    async def test_a_draft_is_kept_and_narrowed(self, house: House) -> None:
        game = await house.game(BEN)
        page = await house.desk.planning.fill(game, ANNA, 0, {"number": "5", "manner": "bold"})
        assert (page.draft, page.complete) == ({"number": "5", "manner": "bold"}, True)
        page = await house.desk.planning.fill(game, ANNA, 0, {"number": "2"})
        assert page.draft == {"number": "2"}
        page = await house.desk.planning.fill(game, ANNA, 0, {}, clear=["number"])
        assert (page.draft, page.complete) == ({}, False)

    async def test_locking_the_draft_fills_in_defaults(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.planning.fill(game, ANNA, 0, {"number": "5"})
        locked = await house.desk.planning.lock_in(game, ANNA, 0)
        assert locked.words == ("Bid: bid 5", "Manner: plain")
        page = await house.desk.planning.form(game, ANNA)
        assert (page.locked, page.draft) == (bidding("5"), {})

    async def test_pressing_twice_is_the_same_as_once(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.planning.fill(game, ANNA, 0, {"number": "5"})
        first = await house.desk.planning.lock_in(game, ANNA, 0)
        before = house.dump()
        assert await house.desk.planning.lock_in(game, ANNA, 0) == first
        assert house.dump() == before

    async def test_a_choice_can_be_changed_and_taken_back_until_the_last_is_in(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "5")
        await house.bid(game, ANNA, "6")
        page = await house.desk.planning.change(game, ANNA, 0)
        assert (page.locked, page.draft) == (None, bidding("6"))
        await house.desk.planning.lock_in(game, ANNA, 0)
        await house.bid(game, BEN, "1")
        with pytest.raises(Refusal, match="That turn is over"):
            await house.desk.planning.change(game, ANNA, 0)

    async def test_two_devices_locking_in_at_once(self, house: House) -> None:
        game = await house.game(BEN)
        done = await asyncio.gather(
            *(house.desk.planning.lock_in(game, ANNA, 0, bidding(number)) for number in "3456")
        )
        assert not any(one.resolved for one in done)
        ((stored,),) = house.rows("SELECT choice FROM choices")
        assert str(stored) in {f'{{"manner":"plain","number":"{number}"}}' for number in "3456"}

    async def test_two_devices_around_the_last_choice(self, house: House) -> None:
        """Each is either taken or refused, and the step is resolved once."""
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        done = await asyncio.gather(
            *(house.desk.planning.lock_in(game, BEN, 0, bidding(number)) for number in "456"),
            return_exceptions=True,
        )
        assert all(isinstance(one, Locked | Refusal) for one in done)
        assert house.rows("SELECT step FROM steps") == [(0,), (1,)]

    async def test_two_devices_filling_in_at_once_lose_nothing(self, house: House) -> None:
        game = await house.game(BEN)
        await asyncio.gather(
            house.desk.planning.fill(game, ANNA, 0, {"number": "5"}),
            house.desk.planning.fill(game, ANNA, 0, {"manner": "bold"}),
        )
        assert (await house.desk.planning.form(game, ANNA)).draft == bidding("5", "bold")


class TestQuick:
    async def test_a_line_locks_in(self, house: House) -> None:
        game = await house.game(BEN)
        locked = await house.desk.quick.answer(ANNA, "bid", {"number": "BID 5"})
        assert isinstance(locked, Locked)
        assert (await house.desk.planning.form(game, ANNA)).locked == bidding("5")
        await house.desk.quick.answer(ANNA, "bid", {"number": "6", "manner": "bold"})
        assert (await house.desk.planning.form(game, ANNA)).locked == bidding("6", "bold")

    async def test_half_a_line_is_a_draft(self, house: House) -> None:
        game = await house.game(BEN)
        page = await house.desk.quick.answer(ANNA, "bid", {"manner": "bold"})
        assert isinstance(page, PlanSheet)
        assert (await house.desk.planning.form(game, ANNA)).draft == {"manner": "bold"}

    async def test_autocomplete_narrows(self, house: House) -> None:
        game = await house.game(BEN)
        desk = house.desk
        assert [o.value for o in await desk.quick.choices(ANNA, "bid", {}, "number", "")] == list("123456")
        assert [o.value for o in await desk.quick.choices(ANNA, "bid", {}, "number", "d 4")] == ["4"]
        given = {"number": "2"}
        assert [o.value for o in await desk.quick.choices(ANNA, "bid", given, "manner", "")] == ["plain"]
        assert [o.value for o in await desk.quick.choices(ANNA, "bid", {}, "game", "")] == [str(game)]
        assert [o.value for o in await desk.quick.choices(ANNA, "bid", {}, "purse", "")] == ["purse"]
        assert await desk.quick.choices(STRANGER, "bid", {}, "number", "") == ()

    async def test_with_several_games_the_next_one_owed_is_meant(self, house: House) -> None:
        first, second = await house.game(BEN), await house.game(BEN)
        assert (await house.desk.quick.answer(ANNA, "bid", {"number": "5"})).game_id == first
        assert (await house.desk.quick.answer(ANNA, "bid", {"number": "4"})).game_id == second
        with pytest.raises(Refusal, match=r"several games \(1, 2\)\. Say which"):
            await house.desk.quick.answer(ANNA, "bid", {"number": "3"})
        given = {"number": "3", "game": str(second)}
        assert (await house.desk.quick.answer(ANNA, "bid", given)).game_id == second

    @pytest.mark.parametrize(
        ("given", "why"),
        [
            ({"number": "9"}, "You can't pick “9” for “Bid” right now."),
            ({"number": "2", "manner": "bold"}, "A bid of 2 is too low to be bold; 4 is the least."),
            ({"number": "x" * 10_000}, f"You can't pick “{'x' * 40}…” for “Bid” right now."),
            ({"colour": "red"}, "/bid doesn't ask for “colour”."),
            ({"number": "5", "game": "77"}, "Game 77 isn't asking you for /bid right now."),
            ({"number": "5", "purse": "yours"}, "“yours” isn't one of the choices for `purse`."),
        ],
    )
    async def test_what_does_not_fit_is_refused(self, house: House, given: dict[str, str], why: str) -> None:
        await house.game(BEN)
        before = house.dump()
        with pytest.raises(Refusal) as refused:
            await house.desk.quick.answer(ANNA, "bid", given)
        assert str(refused.value) == why
        assert house.dump() == before


class TestLooking:
    async def test_what_is_owed(self, house: House) -> None:
        slow = await house.game(BEN)
        quick = await house.game(BEN, pace=3600)
        endless = await house.game(BEN, pace=None)
        lines = await house.desk.queries.games_of(BEN)
        assert [line.game_id for line in lines] == [quick, slow, endless], "the soonest first"
        assert {line.question for line in lines} == {"Bid for round 1"}
        await house.bid(quick, BEN, "3")
        lines = await house.desk.queries.games_of(BEN)
        assert [(line.game_id, line.owes, line.locked) for line in lines] == [
            (slow, True, False),
            (endless, True, False),
            (quick, False, True),
        ]

    async def test_which_game_is_played_here(self, house: House) -> None:
        game = await house.game(BEN)
        (thread,) = house.courier.threads
        assert await house.desk.queries.game_in(thread) == game
        assert await house.desk.queries.game_in(CHANNEL) == game
        await house.lobby()
        assert await house.desk.queries.game_in(CHANNEL) is None
        assert await house.desk.queries.game_in(12345) is None

    async def test_status(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        page = await house.desk.queries.status(game)
        assert (page.headline, page.waiting_for) == ("Round 0 of 3 is played", ("Ben",))

    async def test_while_it_runs_verify_gives_only_the_commitment(self, house: House) -> None:
        game = await house.game(BEN)
        ((seed, commitment),) = house.rows("SELECT seed, commitment FROM games")
        assert isinstance(seed, bytes)
        answer = await house.desk.queries.verify(game)
        assert str(commitment) in answer
        assert seed.hex() not in answer

    async def test_an_edited_past_does_not_check_out(self, house: House) -> None:
        game = await house.game(BEN, rounds=1)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE choices SET choice = replace(choice, '4', '5')")
        assert "doesn't check out: Step 1" in await house.desk.queries.verify(game)

    async def test_old_boards_can_be_looked_at(self, house: House) -> None:
        game = await house.game(BEN)
        before = await house.desk.queries.board(game, None)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        assert await house.desk.queries.board(game, None, 0) == before
        assert await house.desk.queries.board(game, None) != before
