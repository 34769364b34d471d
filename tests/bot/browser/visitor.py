"""Somebody at the sandbox page, in a real browser."""

from playwright.async_api import Error, Locator, Page, Request, expect


class Visitor:
    """What a person does with keyboard and mouse, in the words of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.asked: list[str] = []
        self.line = page.locator("#line")
        self.suggestions = page.locator(".suggestions")
        self.messages = page.locator(".message")
        self.pills = page.locator(".pill")
        self.toast = page.locator(".toast")
        self.who = page.locator(".who-button")

    def heard_error(self, error: Error) -> None:
        self.errors.append(str(error))

    def heard_request(self, request: Request) -> None:
        self.asked.append(request.url)

    async def open(self, url: str) -> None:
        await self.page.goto(url)
        await expect(self.who).to_contain_text("You are")

    async def become(self, name: str) -> None:
        await self.who.click()
        await self.page.locator(f"[data-person={name}]").click()
        await expect(self.who).to_contain_text(name)

    async def type(self, text: str) -> None:
        await self.line.press_sequentially(text)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.line.press(key)

    async def command(self, name: str, **options: str) -> None:
        """Type the command, then each option by name, taking the first choice offered."""
        await self.line.fill(f"/{name} ")
        for option, text in options.items():
            if await self.page.locator(".asked").is_hidden():
                await self.type(f"{option}:")
            await expect(self.page.locator(".asked")).to_have_text(option)
            await self.type(text)
            await self.press("Enter")
            await expect(self.page.locator(f".pill[data-option={option}]")).to_be_visible()
        await expect(self.page.locator(".asked")).to_be_hidden()
        await self.press("Enter")
        await expect(self.line).to_have_value("")
        await expect(self.pills).to_have_count(0)

    def message(self, text: str) -> Locator:
        return self.messages.filter(has_text=text).last

    async def choose(self, message: Locator, select: str, *labels: str, done: bool = False) -> None:
        await message.locator(f"[data-custom-id='{select}']").click()
        for label in labels:
            await self.page.get_by_role("option", name=label, exact=True).click()
        if done:
            await self.page.get_by_role("button", name="Done").click()

    async def go(self, place: str) -> None:
        await self.page.locator("nav .place", has_text=place).first.click()
