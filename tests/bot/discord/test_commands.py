"""The slash commands, in the server and in direct messages."""

from __future__ import annotations

import pytest

from sandbox.model import InteractionKind
from tests.bot.discord.house import House, labels, offered, words
from tests.bot.discord.test_planning import plan


async def choices(house: House, focused: str, typed: str = "", **given: str) -> list[str]:
    found = await house.ann.autocomplete(house.ann.open_dm(), "cards", given, focused=focused, typed=typed)
    return [choice["value"] for choice in found]


async def test_a_quick_command_narrows_as_it_is_typed(house: House) -> None:
    await house.game()
    assert await choices(house, "first") == ["left", "ahead", "right"]
    assert await choices(house, "second", first="left") == ["ahead", "right"]
    assert await choices(house, "second", "STRAIGHT", first="left") == ["ahead"]
    assert await choices(house, "fire", first="left", second="ahead") == ["closest", "hold"]
    assert await choices(house, "game") == ["1"]
    assert await choices(house, "first", "nonsense") == []


async def test_autocomplete_offers_nothing_where_the_command_would_be_refused(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert await choices(house, "first") == [], "no game"
    await house.game()
    assert await choices(house, "first", game="that one") == []
    assert await choices(house, "second", first="loop") == []
    assert not caplog.records

    async def broken(*_: object) -> None:
        raise RuntimeError("a secret course")

    monkeypatch.setattr(house.core.desk.quick, "choices", broken)
    assert await choices(house, "first") == []
    assert "autocomplete failed" in caplog.text
    assert "secret course" not in caplog.text


async def test_whom_a_line_is_about_comes_first(house: House) -> None:
    command = next(each for each in house.ann.commands(house.games) if each["name"] == "cards")
    names = [option["name"] for option in command["options"]]
    assert names == ["plane", "all", "first", "second", "fire", "flare", "game"]
    await house.game()
    reply = await (await house.ann.slash(house.thread, "cards", {"first": "left"})).finished()
    assert "Still to choose: Red second." in words(reply.message), "half a line is a draft"


async def test_a_line_for_all_airplanes(house: House) -> None:
    await house.game(form="wide")
    assert await choices(house, "all") == ["left", "ahead", "right"]
    assert await choices(house, "all", "left ") == ["left ahead / ", "left right / "]
    assert await choices(house, "all", "left ahead / ri") == ["left ahead / right"]
    offers = await house.ann.autocomplete(
        house.ann.open_dm(), "cards", {}, focused="all", typed="left ahead /"
    )
    assert offers[0]["name"] == "blue: left ahead / Left turn"
    wrong = {
        "left left": "The two cards of red must differ; both are Left turn.",
        "left": "“left” needs 2 answers for red.",
        "left ahead / left ahead / left ahead": "That's a plan for 3, but you only plan for 2.",
    }
    for line, sentence in wrong.items():
        refused = await (await house.ann.slash(house.thread, "cards", {"all": line})).finished()
        assert refused.content == sentence
    reply = await (
        await house.ann.slash(house.thread, "cards", {"all": "left ahead / right, left"})
    ).finished()
    assert "Blue first: Right turn" in words(reply.message)
    assert labels(reply.message) == ["Change", "Orders"]


async def test_a_plan_in_one_line(house: House) -> None:
    await house.game()
    reply = await (
        await house.ann.slash(house.ann.open_dm(), "cards", {"first": "left", "second": "ahead"})
    ).finished()
    assert reply.ephemeral
    assert "Red first: Left turn" in words(reply.message)
    assert "Red fire: The closest" in words(reply.message)
    assert "Still planning: Ben." in words(reply.message)
    changed = await (
        await house.ann.slash(house.thread, "cards", {"first": "right", "second": "ahead", "fire": "hold"})
    ).finished()
    assert "Red first: Right turn" in words(changed.message)
    assert labels(changed.message) == ["Change", "Orders"]
    panel = await house.panel(house.ben)
    await plan(house, "Ben", panel, "left", "ahead")
    told = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "laid" in m.content]
    )
    assert "Ann laid ['hold', 'right', 'ahead']." in told[0].content


async def test_a_part_of_a_label_that_only_one_has_is_enough(house: House) -> None:
    await house.game()
    given = {"first": "straight", "second": "Left", "fire": "hold"}
    reply = await (await house.ann.slash(house.thread, "cards", given)).finished()
    assert "Red first: Straight ahead" in words(reply.message)
    assert "Red second: Left turn" in words(reply.message)


async def test_the_last_plan_in_one_line_says_that_all_are_in(house: House) -> None:
    await house.game()
    await plan(house, "Ben", await house.panel(house.ben), "left", "ahead")
    reply = await (
        await house.ann.slash(house.thread, "cards", {"first": "left", "second": "right"})
    ).finished()
    assert "Played!" in words(reply.message)
    assert reply.message.buttons == []


async def test_one_of_two_airplanes_in_one_line_leaves_the_panel_for_the_other(house: House) -> None:
    await house.game(form="wide")
    given = {"first": "left", "second": "ahead"}
    assert await choices(house, "plane") == ["red", "blue"]
    offers = await house.ann.autocomplete(house.ann.open_dm(), "cards", {}, focused="first")
    assert offers[0]["name"] == "red: Left turn"
    reply = await (await house.ann.slash(house.thread, "cards", given)).finished()
    assert "Still to choose: Blue first and Blue second." in words(reply.message)
    assert "Two cards that differ." in words(reply.message)
    done = await (await house.ann.slash(house.thread, "cards", given)).finished()
    assert "Blue second: Straight ahead" in words(done.message)
    assert labels(done.message) == ["Change", "Orders"]


async def test_what_has_no_cards_to_lay_is_no_airplane(house: House) -> None:
    await house.game(form="guns")
    given = {"first": "left", "second": "ahead", "flare": "green"}
    assert await choices(house, "plane") == ["red"]
    assert await choices(house, "flare") == ["none", "green"]
    offers = await house.ann.autocomplete(house.ann.open_dm(), "cards", {}, focused="flare")
    assert [choice["name"] for choice in offers] == ["None", "Green – all is well"]
    reply = await (await house.ann.slash(house.thread, "cards", given)).finished()
    assert "Red flare: Green" in words(reply.message)
    assert "Tower fire: The closest" in words(reply.message)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"first": "left", "second": "right", "flare": "green"},
            "You don't choose “flare” for red right now.",
        ),
        ({"first": "loop", "second": "left"}, "You can't pick “loop” for “Red first” right now."),
        ({"first": "x" * 100, "second": "left"}, f"You can't pick “{'x' * 40}…” for “Red first” right now."),
        ({"first": "left", "second": "left"}, "The two cards of red must differ; both are Left turn."),
        (
            {"first": "left", "second": "right", "plane": "green"},
            "“green” isn't one of the choices for `plane`.",
        ),
        ({"first": "left", "second": "right", "game": "7"}, "Game 7 isn't asking you for /cards right now."),
        (
            {"first": "left", "second": "right", "game": "that one"},
            "I don't know a game “that one”. Pick one from the list, or type its number.",
        ),
    ],
)
async def test_a_line_that_will_not_do(house: House, given: dict[str, str], sentence: str) -> None:
    await house.game()
    reply = await (await house.ann.slash(house.ann.open_dm(), "cards", given)).finished()
    assert reply.content == sentence
    assert reply.ephemeral
    panel = await house.panel(house.ann)
    assert offered(panel, "red.second") == ["left", "ahead", "right"], "nothing has changed"


@pytest.mark.parametrize(
    "options",
    [
        [{"type": 3, "name": "first", "value": "x" * 6000}, {"type": 3, "name": "second", "value": "left"}],
        [{"type": 3, "name": "all", "value": "/" * 6000}],
        [{"type": 3, "name": "plane", "value": "x" * 6000}],
    ],
)
async def test_a_malformed_command(house: House, options: list[dict[str, object]]) -> None:
    await house.game()
    command = next(each for each in house.ann.commands(house.games) if each["name"] == "cards")
    data = {"id": command["id"], "name": "cards", "type": 1, "options": options}
    panel = await house.panel(house.ann)
    reply = await house.forged(house.ann, InteractionKind.COMMAND, data, panel)
    assert reply.ephemeral
    assert 20 < len(reply.content) < 200
    assert "wrong on my side" not in reply.content


async def test_a_command_that_no_longer_exists(house: House) -> None:
    post = await house.lobby(house.ann)
    data = {"id": "1", "name": "tanks", "type": 1, "options": []}
    reply = await house.forged(house.ann, InteractionKind.COMMAND, data, post)
    assert (
        reply.content == "That command has been updated since your Discord last looked. Please type it again."
    )


async def test_plan_when_nothing_is_owed(house: House) -> None:
    nothing = await (await house.ann.slash(house.games, "plan")).finished()
    assert nothing.content == "You have nothing to plan right now."
    assert nothing.ephemeral


async def test_plan_in_several_games(house: House) -> None:
    await house.game()
    await house.game()
    await house.panel(house.ann, 2)
    asked = await (await house.ann.slash(house.ann.open_dm(), "plan")).finished()
    chosen = await (await house.ann.choose(asked.message, "which", ["2"])).finished()
    assert "Game 2" in words(chosen.message)
    assert "Lock in" in labels(chosen.message)
    named = await (await house.ann.slash(house.ann.open_dm(), "plan", {"game": "Game 1"})).finished()
    assert "Game 1" in words(named.message)
    in_thread = await (await house.ann.slash(house.sandbox.threads()[0], "plan")).finished()
    assert "Game 1" in words(in_thread.message)
    suggested = await house.ann.autocomplete(house.games, "plan", focused="game")
    assert [choice["name"] for choice in suggested] == ["Game 2 · Survey", "Game 1 · Survey"]


async def test_status_board_mat_and_verify(house: House) -> None:
    await house.game()
    await house.panel(house.ann)
    thread = (await house.sandbox.until(house.sandbox.threads))[0]
    status = await (await house.ben.slash(thread, "game status")).finished()
    assert status.ephemeral
    assert "Still planning: Ann and Ben" in status.content
    board = await (await house.ben.slash(thread, "game board")).finished()
    assert board.attachments[0].description == "The board in round 0."
    mat = await (await house.ben.slash(thread, "game mat")).finished()
    assert mat.attachments[0].description == "The mat of seat 1."
    assert mat.ephemeral
    verify = await (await house.ben.slash(house.ben.open_dm(), "game verify")).finished()
    assert "isn't over yet" in verify.content
    record = await (await house.ben.slash(thread, "game record")).finished()
    assert record.content.startswith("The record of Game 1 opens when the game is over")
    stranger = await (await house.sandbox.person("Cleo").slash(thread, "game mat")).finished()
    assert stranger.content == "You don't have a seat in Game 1."


async def test_a_finished_game_has_a_record_that_verifies(house: House) -> None:
    await house.game(rounds="1")
    await plan(house, "Ann", await house.panel(house.ann), "left", "ahead")
    await plan(house, "Ben", await house.panel(house.ben), "left", "ahead")
    record = await (await house.ann.slash(house.thread, "game record")).finished()
    assert record.attachments[0].filename == "flugpost-game1.json"
    verify = await (await house.ann.slash(house.thread, "game verify")).finished()
    assert verify.content.startswith("Game 1 checks out")


async def test_which_game_is_meant(house: House) -> None:
    none = await (await house.ann.slash(house.games, "game status")).finished()
    assert none.content == "You aren't in any game right now. Name one with the `game` option."
    await house.game()
    await house.game()
    both = await (await house.ann.slash(house.ann.open_dm(), "game status")).finished()
    assert both.content == "You're in 2 games. Say which one you mean with the `game` option."
    named = await (await house.ann.slash(house.ann.open_dm(), "game status", {"game": "2"})).finished()
    assert "**Game 2 · Survey**" in named.content
    unknown = await (await house.ann.slash(house.games, "game status", {"game": "9" * 18})).finished()
    assert unknown.content.startswith("There's no Game 9")


async def test_the_status_of_a_lobby(house: House) -> None:
    await house.lobby(house.ann)
    status = await (await house.ben.slash(house.games, "game status")).finished()
    standing = "**Game 1 · Survey**\nIt hasn't started yet: the lobby is open.\nPlayers: Ann\n"
    assert status.content.startswith(f"{standing}What is asked: One airplane · Rounds: 2 · Purse: 100\n")


async def test_mygames(house: House) -> None:
    nothing = await (await house.ann.slash(house.games, "mygames")).finished()
    assert nothing.content == "You aren't in any game right now. Open one with /game new."
    await house.game()
    await plan(house, "Ann", await house.panel(house.ann), "left", "ahead")
    await house.lobby(house.ann)
    mine = await (await house.ann.slash(house.ann.open_dm(), "mygames")).finished()
    assert words(mine.message).strip().splitlines() == [
        "Your games",
        "Nobody is waiting for you.",
        f"**Locked in:** <#{house.thread.id}>",
        "**Waiting for players:** Game 2 · Survey",
    ]
    owing = await (await house.ben.slash(house.ben.open_dm(), "mygames")).finished()
    assert f"**To do**\n<#{house.thread.id}>: " in words(owing.message)
    assert labels(owing.message) == ["Game 1 · Survey"]
    panel = await (await house.ben.press(owing.message, "Game 1 · Survey")).finished()
    assert "Lock in" in labels(panel.message)


async def test_help_is_written_for_players(house: House) -> None:
    shown = await house.ann.slash(house.ann.open_dm(), "help")
    assert shown.ephemeral
    text = words(shown.message)
    assert "/cards" in text
    assert "**Survey:** Answer everything." in text
    assert "Lock in" in text


async def test_every_command_but_new_can_be_used_in_direct_messages(house: House) -> None:
    names = {command["name"] for command in house.ann.commands(house.ann.open_dm())}
    own = {"plan", "hint", "orders", "resign", "mygames", "away", "settings"}
    assert names == {"game", "rules", "help", "cards"} | own


async def test_in_a_thread_its_own_game_is_meant(house: House) -> None:
    """Somebody who has no seat there is told so, whatever they owe elsewhere."""
    await house.game()
    first = house.thread
    await house.sandbox.until(lambda: len(first.messages) > 1)
    cleo = house.sandbox.person("Cleo")
    said = await (await cleo.slash(first, "plan")).finished()
    assert said.content == "You don't have a seat in Game 1."
    post = await house.lobby(cleo)
    await (await house.ben.press(post, "Join")).finished()
    await (await cleo.press(post, "Start")).finished()
    await house.sandbox.until(lambda: len(house.sandbox.threads()) > 1)
    said = await (await cleo.slash(first, "plan")).finished()
    assert said.content == "You don't have a seat in Game 1.", "and not the panel of Game 2"
    [under] = [each for each in cleo.reads(first) if "Plan" in labels(each)]
    pressed = await (await cleo.press(under, "Plan")).finished()
    assert pressed.content == "You don't have a seat in Game 1."
    own = await (await house.ann.press(under, "Plan")).finished()
    assert own.ephemeral
    assert "Two cards that differ." in words(own.message)
    assert [each.description for each in own.message.attachments] == ["Preview of []."]
