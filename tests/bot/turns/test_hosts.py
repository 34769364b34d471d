"""A host who has left the server is noticed, and somebody else is asked to run the game."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest

from bot.desk.acts import CoHost, HandOver, Pause, Resume
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from bot.post import notices, trouble
from bot.post.courier import TryLater, Unheard
from bot.store import games, outbox
from bot.turns import hosts
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NOON, House, Message, bidding

HOST = Actor(ANNA, GUILD, moderates=False)
DORA = 104


def questions(house: House) -> list[Message]:
    """Posts that ask somebody to run the game, those that are answered too."""
    return [m for m in house.courier.thread if m.letter.panel is not None and m.letter.panel.kind == "offer"]


def asked(house: House) -> list[int]:
    return [user for message in questions(house) for user in message.letter.mentions]


async def answer(house: House, user: int, *, yes: bool, which: int = -1) -> str:
    panel = questions(house)[which].letter.panel
    assert panel is not None
    assert panel.offer is not None
    said = await house.desk.offers.answer(panel.offer, user, "", yes=yes)
    await house.settle()
    return said


def run_by(house: House) -> tuple[object, ...]:
    (row,) = house.rows("SELECT host, cohost FROM games")
    return row


async def away(house: House, *users: int) -> None:
    for user in users:
        await house.desk.away.leave(user, "3 weeks")
    await house.settle()


class TestIsNoticed:
    async def test_once_a_day_though_nothing_is_written_to_them(self, house: House) -> None:
        """They may not play, or be reached by way of another server: no letter finds out that they left."""
        game = await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(hours=1)
        assert asked(house) == []
        await house.pass_time(hours=23)
        assert asked(house) == [BEN]
        assert run_by(house) == (ANNA, None), "until somebody says yes"
        assert (await house.desk.queries.status(game)).step == 0

    async def test_at_the_end_of_a_turn(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        game = await house.game(BEN, CLEO)

        async def left(_guild: int, user: int) -> bool:
            return user == ANNA  # and letters still reach them

        monkeypatch.setattr(house.courier, "has_left", left)
        await house.settle()
        assert asked(house) == []
        for user in (ANNA, BEN, CLEO):
            await house.bid(game, user, "3")
        await house.settle()
        (question,) = questions(house)
        assert question.text == (
            f"<@{BEN}>: the host of Game 1 · Tiny Bids has left the server. Will you be the new host? "
            "The game goes on meanwhile."
        )

    async def test_when_a_letter_does_not_reach_them(self, house: House) -> None:
        game = await house.game(BEN, rounds=5)
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE games SET host = ?", (CLEO,))
            found = await games.get(tx, game)
            assert found is not None
            await outbox.put(tx, [trouble.given_up(found, notices.stuck(game, 0), 7, "of a test")], NOON)
        house.courier.left.add(CLEO)
        await house.settle()
        assert asked(house) == [ANNA]

    @pytest.mark.parametrize("fault", [Unheard(), TryLater(20)], ids=["not heard of", "told to wait"])
    async def test_later_if_discord_does_not_say(
        self,
        house: House,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        fault: Exception,
    ) -> None:
        await house.game(BEN, CLEO)
        house.courier.left.add(ANNA)

        async def unsure(_guild: int, _user: int) -> bool:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(house.courier, "has_left", unsure)
            house.scheduler.hosts.look_at(1)
            await house.settle()
        assert asked(house) == []
        await house.pass_time(minutes=1)
        assert asked(house) == [BEN]
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    async def test_a_few_at_a_time(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        """What a table reads must not wait while Discord is asked for hundreds of hosts."""
        monkeypatch.setattr(hosts, "AT_ONCE", 1)
        for _ in range(3):
            await house.game(BEN, pace=None)
        house.courier.left.add(ANNA)
        await house.clock.advance(timedelta(days=1))
        for looks in (1, 2, 3, 3):
            await house.settle()
            assert len([m for m in house.courier.messages if "Will you be the new host" in m.text]) == looks

    async def test_not_where_the_bot_itself_is_no_more(self, house: House) -> None:
        await house.game(BEN)
        house.courier.left.add(ANNA)
        house.courier.kicked = True
        await house.pass_time(hours=25)
        assert asked(house) == []

    async def test_a_host_who_is_there_is_left_in_peace(self, house: House) -> None:
        await house.game(BEN, pace=None)
        for _ in range(3):
            await house.pass_time(hours=20)
        assert questions(house) == []
        assert run_by(house) == (ANNA, None)


class TestIsAsked:
    async def test_whoever_says_yes_runs_the_game(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await house.desk.hosting.do(game, HOST, Pause())
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        with pytest.raises(Refusal, match=f"Only <@{BEN}> can answer that"):
            await answer(house, CLEO, yes=True)
        said = await answer(house, BEN, yes=True)
        assert (
            said == "You're the host of Game 1 now. **Manage** under its latest post shows what you can do."
        )
        assert run_by(house) == (BEN, None)
        assert questions(house)[0].text == f"<@{BEN}> is now the host."
        assert questions(house)[0].edits[-1].panel is None
        assert "Ben is now the host." in (await house.desk.chronicle.page(game)).text
        await house.desk.hosting.do(game, Actor(BEN, GUILD, moderates=False), Resume())
        await house.pass_time(days=2)
        assert asked(house) == [BEN]

    async def test_the_co_host_first_though_they_do_not_play(self, house: House) -> None:
        game = await house.game(BEN, pace=None)
        await house.desk.hosting.do(game, HOST, CoHost(CLEO))
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        assert asked(house) == [CLEO]
        await answer(house, CLEO, yes=True)
        assert run_by(house) == (CLEO, None)

    async def test_then_whoever_has_sat_there_longest(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await house.desk.hosting.do(game, HOST, Replace(1, DORA))
        await house.settle()
        await answer(house, DORA, yes=True)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        assert asked(house) == [DORA, CLEO], "Dora for a seat, and Cleo to run the game"

    async def test_the_next_one_at_once_if_they_decline(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        assert await answer(house, BEN, yes=False) == "Thanks for letting me know."
        assert questions(house)[0].text == f"<@{BEN}> would rather not be the host."
        assert asked(house) == [BEN, CLEO]
        await answer(house, CLEO, yes=False)
        assert asked(house) == [BEN, CLEO]
        assert questions(house)[-1].text == (
            "Game 1 · Tiny Bids has no host now, but goes on. Any player can take it over: press **Yes**."
        )
        await house.pass_time(days=5)
        assert len(questions(house)) == 3, "nobody is asked again and again"
        with pytest.raises(Refusal, match="Only players"):
            await answer(house, DORA, yes=True)
        assert await answer(house, CLEO, yes=False) == "Thanks for letting me know. Others can still say yes."
        await answer(house, BEN, yes=True)
        assert run_by(house) == (BEN, None)

    async def test_the_next_one_after_a_day_if_they_are_silent(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        await house.pass_time(hours=23)
        assert asked(house) == [BEN]
        await house.pass_time(hours=1)
        assert asked(house) == [BEN, CLEO]
        await answer(house, BEN, yes=True, which=0)
        assert run_by(house) == (BEN, None), "it is never too late for a yes while nobody runs it"
        assert questions(house)[1].text == f"<@{BEN}> is now the host."
        with pytest.raises(Refusal, match="settled"):
            await answer(house, CLEO, yes=True)

    async def test_and_if_nobody_answers_the_first_one_who_is_there_runs_it(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        await away(house, BEN)
        house.courier.left.add(ANNA)
        for _ in range(3):
            await house.pass_time(days=1)
        assert asked(house) == [CLEO], "nobody who is away is troubled, while somebody is there"
        assert run_by(house) == (CLEO, None)
        (found,) = [m for m in house.courier.thread if "nobody answered" in m.text]
        assert found.letter.mentions == (CLEO,)
        assert questions(house)[0].text == f"<@{CLEO}> is now the host."
        await house.pass_time(days=3)
        assert asked(house) == [CLEO]

    async def test_nobody_who_has_left_as_well(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        house.courier.left |= {ANNA, BEN}
        await house.pass_time(days=1)
        assert asked(house) == [CLEO]

    async def test_no_more_when_the_host_is_back(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        house.courier.left.clear()
        await house.pass_time(days=1)
        assert questions(house)[0].text == f"<@{ANNA}> is now the host."
        with pytest.raises(Refusal, match="settled"):
            await answer(house, BEN, yes=True)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        assert asked(house) == [BEN, BEN], "who leaves again is missed again"

    async def test_no_more_when_a_moderator_has_decided(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        moderator = Actor(DORA, GUILD, moderates=True, channel=70)
        await house.desk.hosting.do(game, moderator, HandOver(CLEO))
        await house.settle()
        assert questions(house)[0].text == f"<@{CLEO}> is now the host."
        with pytest.raises(Refusal, match="settled"):
            await answer(house, BEN, yes=True)

    async def test_the_question_outlives_a_restart(self, house: House) -> None:
        await house.game(BEN, CLEO, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        await house.restart()
        await house.pass_time(days=1)
        assert asked(house) == [BEN, CLEO]
        await house.restart()
        await answer(house, CLEO, yes=True)
        assert run_by(house) == (CLEO, None)

    async def test_nobody_where_only_stand_ins_are_left(self, house: House) -> None:
        await house.game(stand_ins=1, pace=None)
        house.courier.left.add(ANNA)
        await house.pass_time(days=1)
        assert questions(house) == []


class TestWhoIsAway:
    """A game is not handed to somebody who is away without asking them."""

    async def test_is_asked_if_the_host_resigns(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await house.desk.hosting.do(game, HOST, CoHost(CLEO))
        await away(house, BEN, CLEO)
        await house.desk.presence.resign(game, ANNA)
        await house.settle()
        assert run_by(house) == (0, CLEO)
        assert asked(house) == [CLEO]
        assert questions(house)[0].text.startswith(f"<@{CLEO}>: the host of Game 1 · Tiny Bids is gone.")
        await answer(house, CLEO, yes=True)
        assert run_by(house) == (CLEO, None)
        assert (await house.desk.queries.status(game)).players[2].away is None, "whoever runs a game is back"

    async def test_and_a_no_lets_them_be_away(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await away(house, BEN, CLEO)
        await house.desk.presence.resign(game, ANNA)
        await house.settle()
        await answer(house, BEN, yes=False)
        assert asked(house) == [BEN, CLEO]
        assert (await house.desk.queries.status(game)).players[1].away is not None
        await house.pass_time(days=2)
        assert run_by(house) == (0, None), "nobody has said yes"
        assert "Any player can take it over" in questions(house)[-1].text
        assert len(questions(house)) == 3

    async def test_comes_after_somebody_who_is_there(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await house.desk.hosting.do(game, HOST, CoHost(BEN))
        await away(house, BEN)
        await house.desk.presence.resign(game, ANNA)
        await house.settle()
        assert run_by(house) == (CLEO, BEN)
        assert questions(house) == []

    async def test_is_asked_if_the_host_hands_it_over(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await away(house, BEN)
        question = (await house.desk.hosting.ask(game, HOST, HandOver(BEN))).question
        assert (
            question
            == "<@102> isn't around. Ask them to be the host of Game 1? They take over once they accept."
        )
        said = await house.desk.hosting.do(game, HOST, HandOver(BEN))
        assert said == f"I'm asking <@{BEN}> in the thread of Game 1. They take over once they accept."
        await house.settle()
        assert run_by(house) == (ANNA, None)
        assert questions(house)[0].text == (
            f"<@{BEN}>: <@{ANNA}> asks you to be the host of Game 1 · Tiny Bids. "
            "Nothing changes unless you accept."
        )
        with pytest.raises(Refusal, match="I've already asked"):
            await house.desk.hosting.do(game, HOST, HandOver(BEN))
        await house.pass_time(days=2)
        assert questions(house)[0].edits == [], "the host's own question stays open"
        await answer(house, BEN, yes=True)
        assert run_by(house) == (BEN, None)

    async def test_gets_it_at_once_when_they_are_there(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        await house.desk.hosting.do(game, HOST, HandOver(BEN))
        assert run_by(house) == (BEN, None)

    async def test_a_yes_to_hand_it_over_asks_nobody_who_has_gone_since(self, house: House) -> None:
        game = await house.game(BEN, CLEO, pace=None)
        about = (await house.desk.hosting.ask(game, HOST, HandOver(BEN))).about
        await away(house, BEN)
        with pytest.raises(Refusal, match="I haven't done anything"):
            await house.desk.hosting.do(game, HOST, HandOver(BEN), about=about)


async def test_a_table_goes_on_while_nobody_runs_it(house: House) -> None:
    game = await house.game(BEN, CLEO, rounds=5)
    house.courier.left.add(ANNA)
    for user in (ANNA, BEN, CLEO):
        await house.bid(game, user, "3")
    await house.settle()
    for step, number in ((1, "4"), (2, "5")):
        for user in (BEN, CLEO):
            await house.desk.planning.lock_in(game, user, step, bidding(number))
        await house.settle()
    assert (await house.desk.queries.status(game)).step == 3
    assert asked(house) == [BEN]
