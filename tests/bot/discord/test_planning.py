"""Planning by panel: in direct messages, in the thread when those are closed, and over restarts."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.discord.panels import plan_drawing
from bot.post.courier import Rendered
from bot.store.letters import PanelRef
from render.artist import Names, Picture
from sandbox import Person
from sandbox.faults import ANSWER, lost_after_effect, lost_before_effect, server_error
from sandbox.model import InteractionKind, Message
from tests.bot.discord.house import House, labels, offered, pick, saying, words
from tests.titles.survey import SurveyArtist, SurveyForesight, SurveyView

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"

NO_PLACE = "“here” isn't a place. Type a square such as C4, or two numbers in cm such as 12.5, 30."


async def plan(house: House, person: str, panel: Message, first: str, second: str) -> None:
    planner = house.sandbox.person(person)
    await pick(planner, panel, "red.first", first)
    await pick(planner, panel, "red.second", second)
    await (await planner.press(panel, "Lock in")).finished()


def pictures(message: Message) -> set[str | None]:
    """What the pictures on a message show."""
    shown = {part["media"]["url"] for part in message.parts() if "media" in part}
    shown |= {item["media"]["url"] for part in message.parts() for item in part.get("items", ())}
    return {each.description for each in message.attachments if each.url in shown}


def button(message: Message, label: str) -> str:
    """The custom id of a button."""
    return next(str(each["custom_id"]) for each in message.buttons if each["label"] == label)


async def test_a_panel_narrows_as_it_is_filled(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    assert pictures(panel) == {"Preview of [].", "The mat of seat 0."}
    assert offered(panel, "red.second") == ["left", "ahead", "right"]
    await pick(house.ann, panel, "red.first", "left")
    assert offered(panel, "red.second") == ["ahead", "right"]
    assert "Red first: Left turn" in words(panel)
    assert "Still to choose: Red second." in words(panel)
    assert pictures(panel) == {"Preview of ['red.first'].", "The mat of seat 0."}


async def test_a_plan_is_locked_in_shown_back_and_changed(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    await plan(house, "Ann", panel, "left", "ahead")
    assert labels(panel) == ["Change", "Orders"]
    assert "Red first: Left turn" in words(panel)
    assert "Still planning: Ben." in words(panel)
    await (await house.ann.press(panel, "Change")).finished()
    assert "Lock in" in labels(panel)
    await pick(house.ann, panel, "red.second", "right")
    await (await house.ann.press(panel, "Lock in")).finished()
    assert "Red second: Right turn" in words(panel)


async def test_a_whole_game_by_panel(house: House) -> None:
    await house.game()
    for number in (1, 2):
        await plan(house, "Ann", await house.panel(house.ann, number), "left", "ahead")
        last = await house.panel(house.ben, number)
        await plan(house, "Ben", last, "right", "left")
        assert last.buttons == []
    told = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "wins" in m.content]
    )
    assert [each.filename for each in told[0].attachments][-1] == "flugpost-game1.json"


async def test_nothing_of_a_plan_is_public(house: House) -> None:
    await house.game()
    await plan(house, "Ann", await house.panel(house.ann), "left", "right")
    waiting = f"Waiting for <@{house.ben.id}>"
    await house.sandbox.until(lambda: [m for m in house.ben.reads(house.thread) if waiting in m.content])
    for message in [*house.ben.reads(house.thread), *house.ben.reads(house.games)]:
        seen = f"{words(message)} {message.components} {[a.description for a in message.attachments]}"
        assert "Left turn" not in seen
        assert "'left'" not in seen


async def test_start_over_forgets_the_answers(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await (await house.ann.press(panel, "Start over")).finished()
    assert offered(panel, "red.second") == ["left", "ahead", "right"]


async def test_an_unfinished_plan_is_not_locked_in(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    reply = await (await house.ann.press(panel, "Lock in")).finished()
    assert reply.followups[-1].content == "Still to choose: Red first and Red second."
    assert reply.followups[-1].ephemeral
    assert "Lock in" in labels(panel)


async def test_a_long_form_with_typed_answers_over_a_restart(house: House) -> None:
    await house.game(form="long")
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await pick(house.ann, panel, "red.second", "right")
    bid = (await house.ann.press(panel, "Bid: set…")).modal
    place = (await house.ann.press(panel, "Place: set…")).modal
    await house.restart()
    await (await house.ann.submit(bid, {"answer": "40"})).finished()
    await (await house.ann.submit(place, {"answer": "12.5, 30"})).finished()
    assert "Bid: 40" in labels(panel)
    assert "Place: B4 (12.5, 30 cm)" in labels(panel)
    await pick(house.ann, panel, "city", offered(panel, "city")[-1])
    await pick(house.ann, panel, "city", "city23")
    reply = await (await house.ann.press(panel, "Lock in")).finished()
    assert "City: City 23" in words(reply.message)
    assert "Locked in" in words(reply.message)


@pytest.mark.parametrize(
    ("button", "typed", "sentence"),
    [
        ("Bid: set…", "101", "“Bid” can be 0 to 100, not “101”."),
        ("Bid: set…", "1.5", "“1.5” isn't a whole number. “Bid” takes 0 to 100."),
        ("Place: set…", "here", NO_PLACE),
        ("Place: set…", "5, 999", "“Place” can't be at 5, 999 cm."),
        ("Place: set…", "m3", "“Place” can't be in M3."),
    ],
)  # fmt: skip
async def test_a_typed_answer_that_will_not_do(house: House, button: str, typed: str, sentence: str) -> None:
    await house.game(form="long")
    panel = await house.panel(house.ann)
    window = (await house.ann.press(panel, button)).modal
    reply = await (await house.ann.submit(window, {"answer": typed})).finished()
    assert reply.followups[-1].content == sentence
    assert button in labels(panel), "nothing has changed"


async def test_a_panel_works_after_a_restart(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await house.restart()
    await pick(house.ann, panel, "red.second", "right")
    assert "Red first: Left turn" in words(panel), "the draft was kept"
    await (await house.ann.press(panel, "Lock in")).finished()
    await house.restart()
    await (await house.ann.press(panel, "Change")).finished()
    assert offered(panel, "red.second") == ["ahead", "right"]


async def test_closed_direct_messages(house: House) -> None:
    house.ben.close_dms()
    await house.game()
    said = await house.sandbox.until(
        lambda: (
            [m for m in house.ben.reads(house.thread) if "/plan" in m.content]
            if house.sandbox.threads()
            else []
        )
    )
    assert [user.name for user in said[0].mentions] == ["Ben"]
    panel = (await (await house.ben.slash(house.thread, "plan")).finished()).message
    assert panel.ephemeral
    assert "Round 1" in words(panel)
    assert "Two cards that differ." in words(panel)
    assert pictures(panel) == {"Preview of []."}
    await plan(house, "Ben", panel, "left", "ahead")
    assert "Locked in" in words(panel)
    assert panel not in house.ann.reads(house.thread)


async def test_a_stale_panel_explains_and_leads_to_the_current_one(house: House) -> None:
    await house.game()
    old = (await (await house.ann.slash(house.games, "plan")).finished()).message
    lock = button(old, "Lock in")
    await house.restart()
    await plan(house, "Ann", await house.panel(house.ann), "left", "ahead")
    await plan(house, "Ben", await house.panel(house.ben), "left", "ahead")
    await house.panel(house.ann, 2)
    assert "Lock in" in labels(old), "forgotten by the restart"
    reply = await house.forged_press(house.ann, old, lock)
    said = reply.followups[-1] if reply.followups else None
    said = said or (await house.sandbox.until(lambda: reply.followups))[-1]
    assert "over" in words(said)
    assert old.buttons == []
    current = await (await house.ann.press(said, "Show the current panel")).finished()
    assert "Round 2" in words(current.message)


async def test_a_panel_of_a_finished_game(house: House) -> None:
    await house.game(rounds="1")
    old = (await (await house.ann.slash(house.games, "plan")).finished()).message
    lock = button(old, "Lock in")
    await plan(house, "Ann", await house.panel(house.ann), "left", "ahead")
    await plan(house, "Ben", await house.panel(house.ben), "left", "ahead")
    reply = await house.forged_press(house.ann, old, lock)
    said = (await house.sandbox.until(lambda: reply.followups))[-1]
    assert words(said).strip() == "Game 1 is over."
    assert said.ephemeral
    assert said.buttons == []


async def test_a_direct_panel_loses_its_buttons_when_the_step_is_over(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    await plan(house, "Ann", panel, "left", "ahead")
    await plan(house, "Ben", await house.panel(house.ben), "left", "ahead")
    await house.sandbox.until(lambda: not panel.buttons)


async def test_somebody_elses_panel(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    before = words(panel)
    lock = button(panel, "Lock in")
    by_ben = await house.forged_press(house.ben, panel, lock)
    assert by_ben.followups[-1].content == "That panel is another player's. /plan opens yours."
    by_cleo = await house.forged_press(house.sandbox.person("Cleo"), panel, lock)
    assert by_cleo.followups[-1].content == "You don't have a seat in Game 1."
    assert words(panel) == before


async def test_two_devices_at_once(house: House) -> None:
    await house.game()
    phone = await house.panel(house.ann)
    laptop = (await (await house.ann.slash(house.games, "plan")).finished()).message
    await pick(house.ann, phone, "red.first", "left")
    select = next(each["custom_id"] for each in laptop.selects if "Red second" in each["placeholder"])
    refused = await (await house.ann.choose(laptop, select, ["left"])).finished()
    assert refused.followups[-1].content == "You can't pick that for “Red second” any more."
    await house.sandbox.until(lambda: offered(laptop, "red.second") == ["ahead", "right"])
    await pick(house.ann, laptop, "red.second", "right")
    await (await house.ann.press(laptop, "Lock in")).finished()
    await house.sandbox.until(lambda: labels(phone) == ["Change", "Orders"])


async def test_quick_fingers(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    fields = ("red.first", "left"), ("red.second", "right"), ("red.fire", "hold")
    await asyncio.gather(*(pick(house.ann, panel, field, value) for field, value in fields))
    for line in ("Red first: Left turn", "Red second: Right turn", "Red fire: Hold fire"):
        assert line in words(panel)


async def test_both_lock_in_at_once(house: House) -> None:
    await house.game()
    panels = await house.panel(house.ann), await house.panel(house.ben)
    await asyncio.gather(
        plan(house, "Ann", panels[0], "left", "ahead"), plan(house, "Ben", panels[1], "right", "left")
    )
    await house.panel(house.ann, 2)
    # The thread's lane and Ann's do not wait for each other.
    await house.sandbox.until(lambda: [m for m in house.ann.reads(house.thread) if "laid" in m.content])
    await house.sandbox.quiet()
    assert len([m for m in house.ann.reads(house.thread) if "laid" in m.content]) == 1


@pytest.mark.parametrize(
    "custom_id",
    ["persistent-thing-of-2019", "plan:peek:1:2:3:0:0:", "lobby:explode:1", "plan:pick:1:0:0:0:0:zz"],
)
async def test_a_button_of_unknown_make(house: House, custom_id: str) -> None:
    post = await house.lobby(house.ann)
    reply = await house.forged_press(house.ann, post, custom_id)
    assert reply.content.startswith("I no longer know that button. /plan shows what's waiting for you,")
    assert reply.ephemeral
    line = {"type": 4, "id": 2, "custom_id": "line", "value": "full throttle"}
    window = {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": line}]}
    typed = await house.forged(house.ann, InteractionKind.MODAL, window, post, reply.interaction)
    assert typed.content == reply.content


@pytest.mark.parametrize(
    ("custom_id", "values", "sentence"),
    [
        ("plan:pick:1:0:0:0:0:00000000", ["left"], "Your other answers have settled that already."),
        ("plan:lock:99:0:0:0:0:", None, "There's no Game 99."),
        ("lobby:join:99", None, "There's no Game 99."),
        ("which", ["everything"], "Please choose one of your games."),
        ("host:turn:chess:0:0:0::", None, "“chess” isn't played here."),
        ("host:open:survey:0:0:0::zz", None, "That form is out of date. Please start again with /game new."),
    ],
)
async def test_forged_components(
    house: House, custom_id: str, values: list[str] | None, sentence: str
) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    reply = await house.forged_press(house.ann, panel, custom_id, values)
    said = await house.sandbox.until(
        lambda: [*reply.followups, *([reply.message] if reply.ephemeral else [])]
    )
    assert words(said[0]).strip() == sentence


@pytest.mark.parametrize(
    "fault",
    [lost_before_effect(), lost_after_effect(), server_error(500, after_effect=True)],
    ids=["lost", "lost after it was heard", "failed after it was heard"],
)
async def test_an_acknowledgement_that_was_dropped_is_repeated(house: House, fault: object) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    house.sandbox.faults.add(ANSWER, fault)  # type: ignore[arg-type] # either kind of loss
    await pick(house.ann, panel, "red.first", "left")
    assert "Red first: Left turn" in words(panel)


async def test_whoever_had_the_seat_before_does_not_see_the_plan_of_whoever_has_it_now(house: House) -> None:
    await house.game()
    hers = (await (await house.ben.slash(house.thread, "plan")).finished()).message
    cleo = await passed_to_cleo(house)
    panel = await house.panel(cleo)
    await pick(cleo, panel, "red.first", "left")
    await house.sandbox.quiet()
    assert "Left turn" in words(panel)
    assert "Left turn" not in words(hers)


async def passed_to_cleo(house: House) -> Person:
    """Ben's seat."""
    cleo = house.sandbox.person("Cleo")
    wanted = {"seat": "Ben", "by": str(cleo.id)}
    asked = (await (await house.ann.slash(house.thread, "game replace", wanted)).finished()).message
    await (await house.ann.press(asked, labels(asked)[0])).finished()
    offer = await house.sandbox.until(
        lambda: [each for each in cleo.reads(house.thread) if "Yes" in labels(each)]
    )
    await (await cleo.press(offer[0], "Yes")).finished()
    return cleo


async def test_nor_does_the_end_of_the_turn_show_it_to_them(house: House) -> None:
    """Who takes no direct messages has only a panel that they alone see, and nothing has closed that."""
    house.ben.close_dms()
    await house.game()
    theirs = (await (await house.ben.slash(house.thread, "plan")).finished()).message
    cleo = await passed_to_cleo(house)
    await plan(house, "Cleo", await house.panel(cleo), "left", "ahead")
    await plan(house, "Ann", await house.panel(house.ann), "right", "left")
    closed = await house.panel(cleo)
    await house.sandbox.until(lambda: "Played!" in words(closed))
    await house.sandbox.quiet()
    assert "Left turn" in words(closed)
    assert "Left turn" not in words(theirs)


async def test_nor_does_a_change_to_their_panel_that_was_on_its_way(house: House) -> None:
    """It was written while the seat was theirs, and is drawn when it is not."""
    await house.game()
    panel = await house.panel(house.ben)
    cleo = await passed_to_cleo(house)
    hers = await house.panel(cleo)
    await pick(cleo, hers, "red.first", "left")
    await house.sandbox.quiet()
    for reader, sees in ((cleo, True), (house.ben, False)):
        late = Rendered(text="Asked.", panel=PanelRef("plan", 1, 1, 0), reader=reader.id)
        await house.client.courier.edit(panel.channel.id, panel.id, saying(late))
        assert ("Left turn" in words(panel)) is sees


async def test_whoever_has_a_seat_now_is_not_told_that_it_has_passed_on(house: House) -> None:
    """Ben's panel is closed late, for another change to it takes its time, and Cleo looks at hers by then."""
    await house.game()
    panel = await house.panel(house.ben)
    assert house.ben.dm
    door = str(house.ben.dm.id)
    gate = house.sandbox.faults.hold(EDIT, when=lambda call: call.path["channel_id"] == door)
    theirs = (await (await house.ben.slash(house.thread, "plan")).finished()).message
    await pick(house.ben, theirs, "red.first", "right")
    await gate.reached.wait()
    cleo = await passed_to_cleo(house)
    hers = (await (await cleo.slash(house.thread, "plan")).finished()).message
    gate.open()
    await house.sandbox.until(lambda: "your seat to" in words(panel))
    await house.sandbox.quiet()
    assert "Lock in" in labels(hers)
    assert "passed on" not in words(hers)


async def test_two_presses_at_once_where_the_picture_takes_its_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second was made before the first one's picture came, which takes the place of what stood there."""
    monkeypatch.setattr(plan_drawing, "PATIENCE", 0.0)
    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await house.sandbox.quiet()
    [first, second] = [each["custom_id"] for each in panel.selects if "pick" in each["custom_id"]][:2]
    stood = [each.id for each in panel.attachments]
    one = asyncio.create_task(house.forged_press(house.ann, panel, first, ["ahead"]))
    await house.sandbox.until(lambda: list(house.sandbox.world.interactions.values())[-1].answer)
    gate = house.sandbox.faults.hold(ANSWER)
    other = asyncio.create_task(house.forged_press(house.ann, panel, second, ["right"]))
    await gate.reached.wait()
    await house.sandbox.until(lambda: [each.id for each in panel.attachments] != stood)
    gate.open()
    replies = await asyncio.gather(one, other)
    assert [words(each) for reply in replies for each in reply.followups] == []
    assert "Red first: Straight ahead" in words(panel)
    assert "Red second: Right turn" in words(panel)


async def test_that_a_plan_is_locked_in_is_said_before_its_picture_is_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = threading.Event()

    def slowly(self: SurveyArtist, view: SurveyView, foreseen: SurveyForesight, names: Names) -> Picture:
        drawn.wait(30)
        return preview(self, view, foreseen, names)

    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await pick(house.ann, panel, "red.second", "ahead")
    monkeypatch.setattr(plan_drawing, "PATIENCE", 30)
    preview = SurveyArtist.preview
    monkeypatch.setattr(SurveyArtist, "preview", slowly)
    house.core.drawings._finished.clear()
    try:
        await (await house.ann.press(panel, "Lock in")).finished()
        assert "Locked in" in words(panel)
    finally:
        drawn.set()
    await house.sandbox.quiet()
