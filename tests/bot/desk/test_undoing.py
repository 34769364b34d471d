"""Taking back: the last decision of a person, if nobody learned anything by it and everybody agrees."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.desk.acts import Pause
from bot.desk.hosting import Actor
from bot.desk.undoing import Undo
from bot.kit.refusal import Refusal
from bot.post.courier import TryLater
from rules.dice import Dice
from rules.engine import Choice, Decision, Step
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, House, bidding, dm_of
from tests.bot.tiny_title import EVENTS, Tiny, TinyState

HOST = Actor(ANNA, GUILD, moderates=False)
MODERATOR = Actor(CLEO, GUILD, moderates=True, channel=CHANNEL)


class Turns(Tiny):
    """One seat after the other bids in the open; with `shows`, a card is turned up by it too."""

    shows = False

    def pending(self, state: TinyState) -> dict[Seat, Decision]:
        return {} if self.outcome(state) else {state.round % len(state.cards): Decision("bid", "Bid")}

    def resolve(self, state: TinyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[TinyState]:  # noqa: ARG002
        ((seat, choice),) = choices.items()
        last = tuple(str(choice["number"]) if at == seat else bid for at, bid in enumerate(state.last))
        points = tuple(
            number + (state.cards[1 - seat] if self.shows and at == seat else 1)
            for at, number in enumerate(state.points)
        )
        after = replace(state, round=state.round + 1, last=last, points=points)
        return Step(after, (EVENTS("cheer", seat=seat),))


@pytest.fixture
def turns(house: House) -> Turns:
    title = Turns()
    house.titles["tiny"] = title  # type: ignore[index]
    return title


def asked(house: House) -> int:
    panels = [m.letter.panel for m in house.courier.thread if m.letter.panel and m.letter.panel.offer]
    assert panels[-1] is not None
    assert panels[-1].offer is not None
    return panels[-1].offer


async def test_it_is_taken_back_when_all_agree(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.settle()
    question = (await house.desk.hosting.ask(game, HOST, Undo())).question
    assert question.startswith("Take this back in Game 1?\n> Anna cheers.\n")
    assert "<@102> must agree" in question
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    assert house.courier.thread[-1].letter.mentions == (BEN,)
    assert (await house.desk.queries.status(game)).step == 1
    await house.desk.offers.answer(asked(house), BEN, "Ben", yes=True)
    await house.settle()
    status = await house.desk.queries.status(game)
    assert (status.step, status.waiting_for) == (0, ("Anna",))
    again = house.courier.thread[-1]
    assert again.text.startswith("Everyone agrees to take this back:\n> Anna cheers.")
    assert "Waiting for <@101>" in again.text
    assert again.letter.panel is not None
    assert house.courier.to(BEN)[-1].edits[-1].panel is None, "Ben is no longer asked"
    panel = house.courier.to(ANNA)[-1].letter.panel
    assert panel is not None
    assert panel.step == 0


async def test_the_game_goes_on_from_there_and_checks_out(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.desk.hosting.do(game, HOST, Undo())
    await house.desk.offers.answer(asked_now(house), BEN, "Ben", yes=True)
    await house.settle()
    await house.restart()
    for user, number in ((ANNA, "5"), (BEN, "2"), (ANNA, "4")):
        assert (await house.bid(game, user, number)).resolved
        await house.settle()
    assert (await house.desk.queries.status(game)).status == "over"
    assert "checks out: 3 steps replayed" in await house.desk.queries.verify(game)
    told = [
        m.text for m in house.courier.thread if "Waiting for <@102>" in m.text or "goes on below" in m.text
    ]
    assert told, "the step that was taken back is told anew"


def asked_now(house: House) -> int:
    ((offer,),) = house.rows("SELECT max(id) FROM offers WHERE state = 'open'")
    assert isinstance(offer, int)
    return offer


async def test_anybodys_no_ends_it(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, MODERATOR, Undo())
    await house.settle()
    offer = asked(house)
    with pytest.raises(Refusal, match="I've already asked"):
        await house.desk.hosting.do(game, HOST, Undo())
    assert "<@102> must say yes too" in await house.desk.offers.answer(offer, ANNA, "Anna", yes=True)
    with pytest.raises(Refusal, match="Only players"):
        await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)
    await house.desk.offers.answer(offer, BEN, "Ben", yes=False)
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 1
    assert [m for m in house.courier.thread if "<@102> doesn't agree, so nothing is taken back." in m.text]
    with pytest.raises(Refusal, match="settled"):
        await house.desk.offers.answer(offer, ANNA, "Anna", yes=True)


async def test_a_yes_that_comes_too_late_changes_nothing(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="moved on"):
        await house.desk.offers.answer(asked(house), BEN, "Ben", yes=True)
    assert (await house.desk.queries.status(game)).step == 2


async def test_only_what_was_asked_about_is_taken_back(house: House, turns: Turns) -> None:
    game = await house.game(BEN, rounds=5)
    await house.bid(game, ANNA, "3")
    asked = await house.desk.hosting.ask(game, HOST, Undo())
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="has changed since I asked"):
        await house.desk.hosting.do(game, HOST, Undo(), about=asked.about)


async def test_what_stand_ins_did_since_is_taken_back_with_it(house: House, turns: Turns) -> None:
    game = await house.game(stand_ins=1, rounds=5)
    await house.bid(game, ANNA, "3")
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 2
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    status = await house.desk.queries.status(game)
    assert (status.step, status.waiting_for) == (0, ("Anna",)), "nobody else need be asked"
    assert house.courier.thread[-1].text.startswith("<@101> takes back:\n> Anna cheers.\n> Cadet 1 cheers.")


async def test_standing_orders_given_since_stand(house: House, turns: Turns) -> None:
    game = await house.game(stand_ins=1, rounds=5)
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.desk.orders.give(game, ANNA, {"cheer": "yes"})
    await house.desk.hosting.do(game, HOST, Undo())
    assert (await house.desk.orders.form(game, ANNA)).orders == {"cheer": "yes"}
    assert (await house.bid(game, ANNA, "4")).resolved


async def test_a_paused_game_stays_paused(house: House, turns: Turns) -> None:
    game = await house.game(stand_ins=1, rounds=5)
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.desk.hosting.do(game, HOST, Pause())
    await house.desk.hosting.do(game, HOST, Undo())
    await house.pass_time(days=9)
    assert (await house.desk.queries.status(game)).step == 0


async def test_nothing_is_taken_back_where_nothing_was_done(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Nobody has done anything"):
        await house.desk.hosting.do(game, HOST, Undo())


async def test_nor_where_plans_were_made_at_the_same_time(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="several players chose at the same time"):
        await house.desk.hosting.ask(game, HOST, Undo())


async def test_nor_where_a_hidden_card_has_come_to_light(house: House, turns: Turns) -> None:
    turns.shows = True
    game = await house.game(BEN)
    await house.desk.planning.lock_in(game, ANNA, 0, bidding("3"))
    with pytest.raises(Refusal, match="something hidden has come to light"):
        await house.desk.hosting.do(game, HOST, Undo())


class OneTurn(Turns):
    """All of it is one turn, in which nobody is waited for twice."""

    def turn_of(self, state: TinyState) -> int:  # noqa: ARG002 - always the same
        return 1


async def test_what_was_played_when_time_ran_out_is_asked_again(house: House) -> None:
    house.titles["tiny"] = OneTurn()  # type: ignore[index]
    game = await house.game(BEN)
    await house.pass_time(hours=25)
    assert (await house.desk.queries.status(game)).waiting_for == ("Ben",)
    await house.desk.hosting.do(game, HOST, Undo())
    await house.desk.offers.answer(asked_now(house), BEN, "Ben", yes=True)
    await house.settle()
    status = await house.desk.queries.status(game)
    assert (status.step, status.waiting_for) == (0, ("Anna",)), "Anna has all her time again"


async def test_whoever_answers_is_there_again(house: House, turns: Turns) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, MODERATOR, Undo())
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET absent = 1 WHERE person = ?", (BEN,))
    offer = asked_now(house)
    assert "<@101> must say yes too" in await house.desk.offers.answer(offer, BEN, "Ben", yes=True)
    assert house.rows("SELECT absent FROM seats WHERE person = ?", BEN) == [(0,)]
    assert "it's taken back" in await house.desk.offers.answer(offer, ANNA, "Anna", yes=True)


async def test_a_panel_that_was_not_closed_yet_is_closed_all_the_same(house: House, turns: Turns) -> None:
    """Discord lets it be edited only after the step has been taken back, and is asked again."""

    def busy(what: str, channel: int) -> None:
        if (what, channel) == ("edit", dm_of(ANNA)):
            raise TryLater(30)

    game = await house.game(BEN)
    house.courier.before = busy
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    await house.desk.offers.answer(asked(house), BEN, "Ben", yes=True)
    await house.settle()
    house.courier.before = lambda _what, _channel: None
    await house.pass_time(minutes=1)
    old, new = house.courier.to(ANNA)
    assert [edit.panel for edit in old.edits] == [None]
    assert "Played!" in old.text
    assert new.letter.panel is not None
