"""Chat, people, mishaps and looks: what the page offers besides commands."""

import asyncio

import pytest
from playwright.async_api import Locator, Route, expect

from sandbox import Sandbox
from tests.bot.browser.conftest import PHONE, Visit
from tests.bot.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def scenes(visitor: Visitor) -> Locator:
    await visitor.page.get_by_role("button", name="Behind the scenes").click()
    return visitor.page.get_by_role("dialog", name="Behind the scenes")


async def test_people_chat(ann: Visitor) -> None:
    await ann.line.fill("Good morning, Ben")
    await ann.press("Enter")
    await expect(ann.message("Good morning, Ben")).to_be_visible()
    await expect(ann.line).to_have_value("")


async def test_a_call_shows_as_a_count(sandbox: Sandbox, ann: Visitor) -> None:
    sandbox.add_channel("hangar")
    await ann.go("hangar")
    await ann.type("@b")
    await expect(ann.suggestions.get_by_role("option")).to_have_text(["Ben"])
    await ann.press("Enter")
    await ann.type("it is your turn")
    await ann.press("Enter")
    await expect(ann.message("@Ben it is your turn")).to_be_visible()
    await ann.go("games")
    await ann.become("Ben")
    calls = ann.page.locator("nav .place", has_text="hangar").locator(".count")
    await expect(calls).to_have_text("1")
    await ann.go("hangar")
    await expect(calls).to_have_count(0)


async def test_what_happens_before_the_page_listens_is_not_missed(sandbox: Sandbox, ann: Visitor) -> None:
    listens = asyncio.Event()

    async def later(route: Route) -> None:
        await listens.wait()
        await route.continue_()

    await ann.page.route("**/sandbox/events*", later)
    await ann.become("Ben")
    sandbox.add_channel("hangar")
    sandbox.chat(sandbox.person("Ann"), sandbox.channel("games"), "Too early to be heard")
    listens.set()
    await expect(ann.page.locator("nav .place", has_text="hangar")).to_be_visible()
    await expect(ann.message("Too early to be heard")).to_be_visible()


async def test_a_link_to_a_message_leads_there(sandbox: Sandbox, ann: Visitor) -> None:
    await ann.command("game new", title="Dog")
    start = sandbox.messages()[0]
    guild = sandbox.world.guild.id
    sandbox.add_channel("hangar")
    await ann.go("hangar")
    await ann.line.fill(f"https://discord.com/channels/{guild}/{start.channel.id}/{start.id}")
    await ann.press("Enter")
    await ann.messages.last.get_by_role("link").click()
    await expect(ann.page.locator("#place-name")).to_have_text("games")
    await expect(ann.page.locator(".message.pointed")).to_contain_text("dogfight for 2")


async def test_people_are_added_renamed_ranked_and_sent_away(sandbox: Sandbox, ann: Visitor) -> None:
    box = await scenes(ann)
    await box.get_by_label("Name of somebody new").fill("Zoe")
    await box.get_by_role("button", name="Add").click()
    await box.get_by_label("Name of Zoe").fill("Zora")
    await box.get_by_label("Name of Zoe").press("Tab")
    await box.get_by_label("What Zora may do").select_option("moderator")
    await box.get_by_label("Language of Zora").select_option("de")
    await expect(ann.page.locator("#members")).to_contain_text("Moderators · 2")
    zora = sandbox.person("Zora")
    assert zora.user.locale == "de"
    await (
        box.locator("li", has=ann.page.get_by_label("Name of Zora"))
        .get_by_role("button", name="Leave")
        .click()
    )
    await expect(box.get_by_role("button", name="Join")).to_be_visible()
    assert zora.id not in sandbox.world.guild.members
    await box.get_by_label("Name of somebody new").fill("Ann")
    await box.get_by_role("button", name="Add").click()
    await expect(ann.toast).to_contain_text("There is a Ann already.")
    await ann.toast.click(timeout=3000)  # nothing lies before it, not even the dialog


async def test_moments_are_written_in_the_language_of_whoever_reads_them(ann: Visitor) -> None:
    box = await scenes(ann)
    await box.get_by_label("Language of Ann").select_option("de")
    await ann.page.keyboard.press("Escape")
    await ann.line.fill("<t:1764590400:D>")
    await ann.press("Enter")
    await expect(ann.messages.last).to_contain_text("1. Dezember 2025")


async def test_mishaps_are_switches(sandbox: Sandbox, ann: Visitor) -> None:
    box = await scenes(ann)
    await box.get_by_role("switch", name="Discord's own rate limits").click()
    await expect(box.get_by_role("switch", name="Discord's own rate limits")).to_be_checked()
    assert sandbox.buckets.strict
    await box.get_by_role("switch", name="Ann refuses direct messages").click()
    await expect(ann.page.get_by_text("Refuses direct messages", exact=True)).to_be_attached()
    assert not sandbox.person("Ann").user.dms_open
    await box.get_by_role("button", name="Drop the connection").click()
    await sandbox.until(lambda: sandbox.gateway.resumed)


async def test_another_server(sandbox: Sandbox, ann: Visitor) -> None:
    box = await scenes(ann)
    await box.get_by_label("Name of a new server").fill("Hangar")
    await box.get_by_role("button", name="Found").click()
    await expect(box.get_by_role("switch", name="The bot is in Hangar")).to_be_checked()
    await box.get_by_role("button", name="Close").click()
    hangar = ann.page.locator("nav .group", has=ann.page.get_by_role("heading", name="Hangar"))
    await hangar.get_by_role("link", name="games").click()
    await expect(ann.page.locator("#place-note")).to_have_text("Hangar")
    await expect(ann.page.locator("#members .member")).to_have_text(["✈Flugpost", "AAnn"])
    box = await scenes(ann)
    await box.get_by_role("switch", name="The bot is in Hangar").click()
    await expect(box.get_by_role("switch", name="The bot is in Hangar")).not_to_be_checked()
    assert len(sandbox.world.guilds_of(sandbox.world.bot)) == 1
    await box.get_by_role("button", name="Close").click()
    await ann.type("/")
    await expect(ann.suggestions).to_contain_text("No command has this name")


async def test_light_and_dark(ann: Visitor) -> None:
    body = ann.page.locator("body")
    box = await scenes(ann)
    colours = set()
    for name in ("light", "dark"):
        await box.get_by_label("Colours").select_option(name)
        colours.add(await body.evaluate("element => getComputedStyle(element).backgroundColor"))
    assert len(colours) == 2


async def test_two_screens_side_by_side(sandbox: Sandbox, ann: Visitor) -> None:
    box = await scenes(ann)
    await box.get_by_role("link", name="Two screens side by side").click()
    left, right = (ann.page.frame_locator(f"#{side}") for side in ("left", "right"))
    await expect(left.locator(".who-button")).to_contain_text("Ann")
    await expect(right.locator(".who-button")).to_contain_text("Ben")
    await left.locator("#line").fill("Hello over there")
    await left.locator("#line").press("Enter")
    await expect(right.locator(".message", has_text="Hello over there")).to_be_visible()


async def test_everything_to_press_is_large_enough_for_a_thumb(sandbox: Sandbox, visit: Visit) -> None:
    async with visit(sandbox.url, PHONE) as visitor:
        await visitor.command("wall")
        small = await visitor.page.locator(
            ".head button, .message .controls button, .section > button"
        ).evaluate_all(
            "all => all.map(each => each.getBoundingClientRect()).filter(({height}) => height && height < 44)"
        )
        assert small == []
        wide = await visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
