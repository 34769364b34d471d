"""The sandbox page in a real browser, with the trial bot behind it."""

import pytest
from playwright.async_api import expect

from sandbox import Sandbox
from tests.bot.browser.conftest import PHONE, Visit
from tests.bot.browser.visitor import Visitor
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_by_keyboard_with_autocomplete(ann: Visitor) -> None:
    await ann.type("/man")
    await expect(ann.suggestions.get_by_role("option")).to_have_text(["/maneuversPlan"])
    await ann.press("Enter")
    await expect(ann.pills).to_have_text(["/maneuvers"])
    await ann.type("st")
    await expect(ann.suggestions.get_by_role("option")).to_have_text(["straight", "stall"])
    await ann.press("ArrowDown", "Tab")
    await expect(ann.pills).to_have_text(["/maneuvers", "first stall"])
    await ann.press("ArrowDown", "Enter")
    await ann.type("af")
    await expect(ann.suggestions.get_by_role("option")).to_have_text(["after stall"])
    await ann.press("Enter", "Enter")
    message = ann.message("stall, after stall")
    await expect(message).to_contain_text("Ann used /maneuvers")
    await expect(message).to_contain_text("Only you can see this")


async def test_what_was_filled_in_can_be_taken_back(ann: Visitor) -> None:
    await ann.line.fill("/game new ")
    await ann.press("Enter")
    await expect(ann.pills).to_have_text(["/game new", "title Dogfight"])
    await ann.press("Backspace")
    await expect(ann.pills).to_have_text(["/game new"])
    await ann.press("Backspace")
    await expect(ann.line).to_have_value("/game new")
    await ann.press("Escape", "Escape")
    await expect(ann.line).to_have_value("")


async def test_a_number_out_of_bounds_is_refused_with_the_bound(ann: Visitor) -> None:
    await ann.line.fill("/game new ")
    await ann.press("Enter")
    await ann.type("seats:")
    await ann.type("9")
    await ann.press("Enter")
    await expect(ann.toast).to_have_text("seats must be at most 8.")


async def test_switching_person_keeps_the_place_and_what_is_private(ann: Visitor) -> None:
    await ann.command("game new", title="Dog")
    await expect(ann.message("dogfight for 2")).to_be_visible()
    await ann.command("game board")
    await expect(ann.message("the board")).to_be_visible()
    await ann.become("Ben")
    await expect(ann.message("dogfight for 2")).to_be_visible()
    await expect(ann.message("the board")).to_have_count(0)
    await ann.page.keyboard.press("Alt+Digit1")
    await expect(ann.message("the board")).to_be_visible()
    await ann.message("the board").get_by_role("button", name="Dismiss").click()
    await expect(ann.message("the board")).to_have_count(0)


async def test_a_press_counts_though_what_is_pressed_is_drawn_anew_meanwhile(
    ann: Visitor, sandbox: Sandbox
) -> None:
    """Between going down and up again, somebody else in the list gets a direct message."""
    cleo = sandbox.person("Cleo")
    await ann.who.click()
    await ann.page.locator("[data-person=Ben]").hover()
    await ann.page.mouse.down()
    await (await cleo.slash(sandbox.channel("games"), "whisper")).finished()
    await expect(ann.who.locator(".count")).to_have_text("1")
    await ann.page.mouse.up()
    await expect(ann.who).to_contain_text("Ben")
    await ann.who.click()
    await expect(ann.page.locator("[data-person=Cleo]")).to_contain_text("new direct message")


async def test_a_picture_with_its_description(ann: Visitor) -> None:
    await ann.command("game board")
    image = ann.message("the board").get_by_role("img", name="A teal board.")
    await expect(image).to_be_visible()
    await expect(image).to_have_js_property("naturalWidth", 40)
    await expect(ann.message("the board").locator("summary")).to_contain_text("A teal board.")
    await image.click()
    await expect(ann.page.get_by_role("dialog")).to_contain_text("A teal board.")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)


async def test_buttons_and_menus(ann: Visitor) -> None:
    await ann.command("whisper")
    await ann.go("Flugpost")
    panel = ann.messages.first
    await panel.get_by_role("button", name="Count").click()
    await expect(panel).to_contain_text("1 (edited)")
    await panel.get_by_role("button", name="Later").click()
    await expect(panel.get_by_role("img", name="A teal board.")).to_be_visible()
    await expect(panel.get_by_role("button", name="No", exact=True)).to_be_disabled()
    await ann.choose(panel, "cards", "Card 0", "Card 2", done=True)
    await expect(ann.message("0 and 2")).to_be_visible()


async def test_a_menu_by_keyboard(ann: Visitor) -> None:
    await ann.command("game new", title="Dog")
    await ann.message("dogfight for 2").locator("[data-custom-id=cards]").press("Enter")
    for key in ("ArrowDown", "Space", "End", "Enter", "Tab", "Enter"):
        await ann.page.keyboard.press(key)
    await expect(ann.message("1 and 2")).to_be_visible()


async def test_a_form(ann: Visitor) -> None:
    await ann.command("form")
    form = ann.page.get_by_role("dialog", name="Your pilot")
    await form.get_by_label("Name").fill("Lothar")
    await form.locator("[data-custom-id=plane]").click()
    await form.get_by_role("option", name="Albatros").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.message("Lothar flies a Albatros")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_a_form_with_a_gap_stays_open(ann: Visitor) -> None:
    await ann.command("form")
    form = ann.page.get_by_role("dialog", name="Your pilot")
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.toast).to_contain_text("'plane' must be filled in")
    await expect(form).to_be_visible()


async def test_new_direct_messages_show_on_their_owner(ann: Visitor) -> None:
    await ann.become("Ben")
    await ann.command("whisper")
    await expect(ann.page.locator("nav .place.unread")).to_have_text("Flugpost")
    await ann.become("Ann")
    await expect(ann.who.locator(".count")).to_have_text("1")
    await ann.who.click()
    await expect(ann.page.locator("[data-person=Ben]")).to_contain_text("new direct message")
    await ann.page.locator("[data-person=Ben]").click()
    await ann.go("Flugpost")
    await expect(ann.page.locator("nav .place.unread")).to_have_count(0)
    await ann.become("Ann")
    await expect(ann.page.locator("#place-name")).to_have_text("Flugpost")
    await expect(ann.messages).to_have_count(0)
    await expect(ann.who.locator(".count")).to_be_hidden()


async def test_direct_messages_can_be_refused(ann: Visitor) -> None:
    await ann.page.get_by_role("switch").click()
    await expect(ann.page.get_by_text("Refuses direct messages", exact=True)).to_be_visible()
    await ann.command("whisper")
    await expect(ann.message("refused 50007")).to_be_visible()


async def test_threads_are_listed_linked_and_read(ann: Visitor) -> None:
    await ann.command("open_threads")
    await ann.page.locator(".system", has_text="started a thread").get_by_role("link").click()
    await expect(ann.page.locator("#place-name")).to_have_text("game 1")
    await expect(ann.message("as it stands").get_by_role("img", name="A teal board.")).to_be_visible()
    await expect(ann.page.locator("nav .threads .place")).to_have_text(["game 2", "game 1"])
    await ann.become("Ben")
    await expect(ann.page.locator("#place-name")).to_have_text("game 1")
    await ann.page.go_back()
    await ann.message("start here").get_by_role("link", name="game 2").click()
    await expect(ann.message("in the second")).to_be_visible()


async def test_components_v2(ann: Visitor) -> None:
    await ann.command("wall")
    card = ann.messages.first.locator(".card")
    await expect(card.get_by_role("heading")).to_have_text("A wall")
    await expect(card.get_by_role("img", name="A wall.")).to_be_visible()
    await expect(card.get_by_role("button", name="Knock")).to_be_visible()


async def test_a_silent_bot(visit: Visit) -> None:
    sandbox = WatchedSandbox(patience=0.1)
    await sandbox.start()
    async with running(sandbox), visit(sandbox.url, PHONE) as visitor:
        await visitor.line.fill("/silent ")
        await visitor.press("Enter")
        await expect(visitor.toast).to_have_text("This interaction failed: the bot did not answer in time.")
        await expect(visitor.pills).to_have_text(["/silent"])
    await sandbox.stop()


async def test_a_narrow_screen(sandbox: Sandbox, visit: Visit) -> None:
    async with visit(sandbox.url, PHONE) as visitor:
        await visitor.command("wall")
        await visitor.command("game new", title="Dog")
        await expect(visitor.page.locator("nav")).not_to_be_in_viewport()
        edges = await visitor.page.locator(".message *").evaluate_all(
            "parts => parts.map(part => part.getBoundingClientRect().right)"
        )
        assert max(edges) <= PHONE[0]
        await visitor.page.get_by_role("button", name="Channels and messages").click()
        await expect(visitor.page.locator("nav")).to_be_in_viewport()
        await visitor.go("Flugpost")
        await expect(visitor.page.locator("nav")).not_to_be_in_viewport()
        await expect(visitor.page.locator("#place-name")).to_have_text("Flugpost")


async def test_the_drawer_by_keyboard(sandbox: Sandbox, visit: Visit) -> None:
    async with visit(sandbox.url, PHONE) as visitor:
        menu = visitor.page.get_by_role("button", name="Channels and messages")
        await menu.press("Enter")
        await expect(menu).to_have_attribute("aria-expanded", "true")
        await expect(visitor.page.get_by_role("link", name="games")).to_be_focused()
        await expect(visitor.page.locator("#members .member")).to_have_count(5)
        await visitor.page.keyboard.press("Escape")
        await expect(menu).to_be_focused()
        await expect(menu).to_have_attribute("aria-expanded", "false")
        await expect(visitor.page.locator("nav")).not_to_be_in_viewport()


async def test_the_hint_starts_a_game(ann: Visitor) -> None:
    await ann.page.locator("#hint").get_by_role("button", name="/game new").click()
    await expect(ann.pills).to_have_text(["/game new"])
    await expect(ann.line).to_be_focused()
    await ann.press("Enter", "Enter")
    await expect(ann.message("dogfight for 2")).to_be_visible()
    await expect(ann.page.locator("#hint")).to_be_hidden()


async def test_pictures_from_elsewhere_are_not_fetched(ann: Visitor) -> None:
    refused = await ann.page.evaluate(
        """() => new Promise((resolve) => {
            document.addEventListener("securitypolicyviolation", (event) => resolve(event.blockedURI));
            new Image().src = "http://elsewhere.invalid/picture.png";
        })"""
    )
    assert refused == "http://elsewhere.invalid/picture.png"
    ann.asked.remove(refused)  # the browser names it as a request, but refused to send it


async def test_the_page_finds_a_restarted_sandbox(visit: Visit) -> None:
    first = WatchedSandbox()
    await first.start()
    async with visit(first.url, PHONE) as visitor:
        await first.stop()
        await expect(visitor.page.locator("#offline")).to_be_visible()
        second = WatchedSandbox(["Zoe"])
        await second.start(port=int(first.url.rsplit(":", 1)[1]))
        await expect(visitor.who).to_contain_text("Zoe")
        await expect(visitor.page.locator("#offline")).to_be_hidden()
        await second.stop()
