"""An update that brought newer rules: games are migrated where the title can, and else ended in words."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import Any

import pytest

from bot.kit.refusal import Refusal
from bot.store import StoreFault, migrated, orders
from rules.engine import Choice, IllegalChoice
from rules.record import read
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, CHANNEL, House
from tests.bot.tiny_title import Tiny


def unchanged(
    self: Tiny, version: int, options: Choice, state: dict[str, Any]
) -> tuple[Choice, dict[str, Any]]:
    """Nothing has changed in how a table is kept."""
    return options, state


async def updated(house: House, patch: pytest.MonkeyPatch, *, migrates: bool, version: int = 2) -> None:
    """The bot is stopped, and another release started."""
    await house.close()
    patch.setattr(Tiny, "rules_version", version)
    patch.setattr(Tiny, "releases", ((1, "0.9"),))
    if migrates:
        patch.setattr(Tiny, "migrate", unchanged)
    await house.open()
    await house.settle()


def refuse(patch: pytest.MonkeyPatch, number: str) -> None:
    """The newer rules do not allow this bid."""
    check = Tiny.check

    def stricter(self: Tiny, state: Any, seat: int, choice: Choice) -> None:
        check(self, state, seat, choice)
        if choice["number"] == number:
            raise IllegalChoice("Not any more.")

    patch.setattr(Tiny, "check", stricter)


class TestMigrated:
    async def test_it_goes_on_with_what_was_locked_in(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.pass_time(hours=23)
        await updated(house, monkeypatch, migrates=True)
        sheet = await house.desk.queries.status(game)
        assert sheet.waiting_for == ("Ben",)
        assert sheet.deadline is not None
        assert (sheet.deadline - house.clock.now()).total_seconds() == 86_400, "all their time, once more"
        assert "goes on with the new ones, from where it stands." in house.courier.thread[-1].text
        assert "Bid for round 1" in house.courier.to(BEN)[-1].text, "asked anew"
        assert (await house.bid(game, BEN, "4")).resolved

    async def test_whoever_is_asked_anew_has_one_panel_and_is_reminded_anew(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.pass_time(hours=13)
        panel, reminder = house.courier.to(BEN)
        assert "is waiting for you" in reminder.text
        await updated(house, monkeypatch, migrates=True)
        *_, anew = house.courier.to(BEN)
        assert panel.edits[-1].panel is None
        assert panel.text.endswith("Flugpost was updated. Please plan again below.")
        assert anew.letter.panel is not None
        await house.pass_time(hours=13)
        assert "is waiting for you" in house.courier.to(BEN)[-1].text
        assert len(house.courier.to(BEN)) == 4

    async def test_what_no_longer_fits_is_asked_again(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        refuse(monkeypatch, "3")
        await updated(house, monkeypatch, migrates=True)
        assert f"<@{ANNA}>: what you had locked in no longer fits" in house.courier.thread[-1].text
        assert (await house.desk.queries.status(game)).waiting_for == ("Anna", "Ben")

    async def test_what_the_new_rules_stumble_over_is_asked_again_too(
        self, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Else the game would stay with the old rules, and wait without a word."""
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        check = Tiny.check

        def stumbling(self: Tiny, state: Any, seat: int, choice: Choice) -> None:
            check(self, state, seat, choice)
            if choice["number"] == "3":
                raise KeyError("a secret")

        monkeypatch.setattr(Tiny, "check", stumbling)
        await updated(house, monkeypatch, migrates=True)
        assert f"<@{ANNA}>: what you had locked in no longer fits" in house.courier.thread[-1].text
        assert "secret" not in caplog.text
        await house.bid(game, ANNA, "4")
        assert (await house.bid(game, BEN, "4")).resolved

    async def test_orders_that_no_longer_fit_are_forgotten(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        async with house.core.store.transaction() as tx:
            await orders.put(tx, game, 0, 0, {"cheer": "loudly"}, house.clock.now())
        await updated(house, monkeypatch, migrates=True)
        assert house.rows("SELECT count(*) FROM orders") == [(0,)]
        assert "goes on with the new ones" in house.courier.thread[-1].text

    async def test_its_record_says_from_where_it_can_be_verified(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN, rounds=2)
        for user, number in ((ANNA, "3"), (BEN, "4")):
            await house.bid(game, user, number)
        await updated(house, monkeypatch, migrates=True)
        for user, number in ((ANNA, "4"), (BEN, "5")):
            await house.bid(game, user, number)
        verdict = await house.desk.queries.verify(game)
        assert "checks out from step 2 on: 1 of 2 steps replayed" in verdict
        assert "NOT replayed: the set-up and step 1, played with version 1 of the rules" in verdict
        assert "which Flugpost 0.9 has" in verdict
        log = (await house.desk.chronicle.page(game)).text
        assert log.count("– Anna chose: ") == 1, "what older rules asked cannot be put into words"
        file = await house.desk.queries.record(game)
        record = read(file.data)
        assert verify(record, house.titles).outcome == record.outcome
        assert record.carried is not None
        assert (record.rules_version, record.carried.rules_version, record.carried.step) == (2, 1, 1)

    async def test_its_record_stays_the_same_after_another_update(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The newest rules might lay the table that it carries otherwise, or not at all."""
        game = await house.game(BEN, rounds=2)
        for user, number in ((ANNA, "3"), (BEN, "4")):
            await house.bid(game, user, number)
        await updated(house, monkeypatch, migrates=True)
        for user, number in ((ANNA, "4"), (BEN, "5")):
            await house.bid(game, user, number)
        await house.settle()
        before = await house.desk.queries.record(game)
        monkeypatch.setattr(Tiny, "migrate", lambda *_: None)
        await updated(house, monkeypatch, migrates=False, version=3)
        assert await house.desk.queries.record(game) == before
        assert hashlib.sha256(before.data).hexdigest() in house.courier.thread[-1].text

    async def test_a_second_update_finds_every_step_by_the_rules_that_wrote_it(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await updated(house, monkeypatch, migrates=True)
        for user, number in ((ANNA, "3"), (BEN, "4")):
            await house.bid(game, user, number)
        asked: list[int] = []

        def noting(_: Tiny, version: int, options: Choice, state: dict[str, Any]) -> Any:
            asked.append(version)
            return options, state

        monkeypatch.setattr(Tiny, "migrate", noting)
        await updated(house, monkeypatch, migrates=False, version=3)
        asked.clear()
        for step in (0, 1):
            await house.desk.queries.board(game, None, step)
        assert asked == [1, 2]

    @pytest.mark.parametrize("when", ["of_other_versions", "note"])
    async def test_a_database_that_is_locked_at_the_start_is_asked_again(
        self, house: House, monkeypatch: pytest.MonkeyPatch, when: str
    ) -> None:
        game = await house.game(BEN)

        async def locked(*_: object) -> None:
            raise StoreFault("database is locked")

        with monkeypatch.context() as patch:
            patch.setattr(migrated, when, locked)
            with suppress(StoreFault):
                await updated(house, monkeypatch, migrates=True)
            assert not await house.scheduler.resolve_if_due(game), "nobody who locks in hears of it"
        await house.settle()
        assert [each for each in house.courier.thread if "goes on with the new ones" in each.text]
        assert (await house.bid(game, ANNA, "3")).waiting_for == ("Ben",)

    async def test_what_is_played_anew_after_a_step_back_is_the_new_rules_own(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await updated(house, monkeypatch, migrates=True)
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE carried SET step = 5")
            await migrated.move_back(tx, game, 0, b"a table")
            assert [(each.step, each.laid) for each in await migrated.of_game(tx, game)] == [(0, b"a table")]


class TestPutBack:
    async def test_a_game_of_newer_rules_waits_until_they_are_back(
        self, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Whoever takes an update back may well install it again."""
        monkeypatch.setattr(Tiny, "rules_version", 2)
        lobby, game = await house.lobby(BEN, rounds=9), await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.settle()
        told = [message.text for message in house.courier.messages]
        await updated(house, monkeypatch, migrates=False, version=1)
        await house.pass_time(hours=2)
        assert "this bot knows version 1" in caplog.text
        with pytest.raises(Refusal, match="version 2 of the rules"):
            await house.bid(game, BEN, "4")
        assert (await house.desk.queries.status(game)).status == "running"
        await updated(house, monkeypatch, migrates=False, version=2)
        assert not [each for each in house.courier.messages[len(told) :] if "nobody wins" in each.text]
        assert (await house.bid(game, BEN, "4")).resolved
        await house.desk.lobby.start(lobby, ANNA)


class TestEnded:
    async def test_it_ends_with_a_post_that_names_the_reason(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await updated(house, monkeypatch, migrates=False)
        told = house.courier.thread[-1].text
        assert "began with version 1, which Flugpost 0.9 has, and version 2 can't continue it" in told
        assert "This game ends here, and nobody wins" in told
        sheet = await house.desk.queries.status(game)
        assert (sheet.status, [player.name for player in sheet.players]) == ("cancelled", ["Anna", "Ben"])
        assert "This game ends here" in (await house.desk.chronicle.page(game)).text
        assert await house.desk.queries.games_of(ANNA) == ()
        await house.pass_time(days=3)
        assert house.courier.thread[-1].text == told, "nothing more is heard of it"
        (lobby,) = house.courier.posted(CHANNEL)
        assert "This game was called off: Flugpost was updated" in lobby
        (file,) = house.courier.thread[-1].letter.files
        assert f"SHA-256 of that record is `{hashlib.sha256(file.data).hexdigest()}`" in told
        for user in (ANNA, BEN):
            (panel,) = house.courier.to(user)
            assert panel.edits[-1].panel is None, "nothing is to be pressed any more"

    async def test_what_was_over_says_which_release_shows_it(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN, rounds=1)
        for user, number in ((ANNA, "3"), (BEN, "4")):
            await house.bid(game, user, number)
        await updated(house, monkeypatch, migrates=False)
        sheet = await house.desk.queries.status(game)
        assert sheet.status == "over"
        assert "played with version 1 of the rules of Tiny Bids, which Flugpost 0.9 has" in sheet.headline
        assert "Step 1" in (await house.desk.chronicle.page(game)).text
        with pytest.raises(Refusal, match=r"which Flugpost 0\.9 has"):
            await house.desk.queries.board(game, None)
        record = read((await house.desk.queries.record(game)).data)
        assert record.outcome is not None
        assert "use Flugpost 0.9" in await house.desk.queries.verify(game)

    @pytest.mark.parametrize("stumbles", ["migrate", "pending"])
    async def test_a_table_that_the_new_rules_stumble_over_is_ended_as_well(
        self,
        house: House,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        stumbles: str,
    ) -> None:
        game = await house.game(BEN)

        def stumble(*_: object) -> None:
            raise KeyError("a secret")

        monkeypatch.setattr(Tiny, stumbles, stumble)
        await updated(house, monkeypatch, migrates=stumbles == "pending")
        assert "This game ends here, and nobody wins" in house.courier.thread[-1].text
        assert f"game {game} step 0: " in caplog.text
        assert "secret" not in caplog.text

    async def test_a_lobby_is_opened_by_the_new_rules_or_closed(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kept, gone = await house.lobby(BEN), await house.lobby(BEN, rounds=9)
        await house.settle()
        options = Tiny.options

        def fewer(self: Tiny, partial: Choice) -> Any:
            if partial.get("rounds") == 9:
                raise IllegalChoice("Nine rounds are too many.")
            return options(self, partial)

        monkeypatch.setattr(Tiny, "options", fewer)
        await updated(house, monkeypatch, migrates=False)
        assert (await house.desk.queries.status(gone)).status == "cancelled"
        assert any("Nine rounds are too many." in text for text in house.courier.posted(CHANNEL))
        await house.desk.lobby.start(kept, ANNA)
