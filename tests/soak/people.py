"""How people answer: by panel, by command, with second thoughts, twice at once, too late, or never."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.discord.panels.ids import PlanId, TableId, parse
from rules.dice import Stream, draw
from rules.titles import TITLES
from sandbox import Person
from sandbox.answering import begin
from sandbox.forms import button_data
from sandbox.model import InteractionKind, Message
from sandbox.people import CannotDo, NoAnswer, Reply
from tests.bot.discord.house import labels, words
from tests.bot.whole.players import fill_in
from tests.soak.ledger import Ledger, Question, question_on
from tests.soak.town import Town

ADRIFT = (CannotDo, NoAnswer, AssertionError, StopIteration, KeyError)
"""What may come of a press while the world breaks: nothing, or a panel that is gone by then."""
NEVER, TWICE, COMMAND, ELSEWHERE, REGRET = 6, 10, 18, 8, 8
"""One question in so many is never answered, locked in twice at once, and so on."""


@dataclass
class Desk:
    """What lies before one person."""

    person: Person
    seen: int = 0
    panels: list[Message] = field(default_factory=list)
    closed: list[tuple[Message, str]] = field(default_factory=list)
    """Panels whose question is settled, with the button that they had."""

    def look(self) -> list[Message]:
        dm = self.person.dm
        if dm is not None:
            new = [each for key, each in dm.messages.items() if key > self.seen and "Lock in" in labels(each)]
            self.seen = max(dm.messages, default=self.seen)
            self.panels += new
        over = [each for each in self.panels if "Lock in" not in labels(each)]
        self.panels = [each for each in self.panels if each not in over]
        return self.panels


class People:
    def __init__(self, town: Town, ledger: Ledger, dice: Stream) -> None:
        self._town, self._ledger, self._dice = town, ledger, dice
        self._desks = [Desk(person) for person in town.people]
        self._busy: set[int] = set()
        self._ignored: set[int] = set()
        self._stale: list[tuple[Person, Message, str]] = []

    def asked(self) -> list[tuple[Person, Message]]:
        return [
            (desk.person, panel)
            for desk in self._desks
            for panel in desk.look()
            if panel.id not in self._busy and panel.id not in self._ignored
        ]

    async def answer_something(self) -> bool:
        """Whether there was anything to answer."""
        asked = self.asked()
        if not asked:
            return False
        person, panel = draw(self._dice, asked)
        question = question_on(panel)
        if question is None:
            self._ignored.add(panel.id)
            return True
        if self._dice.below(NEVER * 2) == 0:
            self._ignored.add(panel.id)
            self._ledger.load["questions ignored"] += 1
            return True
        self._busy.add(panel.id)
        self._stale.append((person, panel, f"plan:lock:{question.game}:{question.seat}:{question.step}:0:0:"))
        self._ledger.thinks_again(question)
        try:
            await self._answer(person, panel, question)
        except ADRIFT:
            self._ledger.thinks_again(question)
            self._ledger.load["answers that got nowhere"] += 1
        finally:
            self._busy.discard(panel.id)
        return True

    async def _answer(self, person: Person, panel: Message, question: Question) -> None:
        ways: list[tuple[int, Callable[[Person, Message, Question], Awaitable[None]]]] = [
            (TWICE, self._twice),
            (COMMAND // 6, self._by_command),
            (ELSEWHERE, self._elsewhere),
            (REGRET, self._and_regret),
        ]
        for odds, way in ways:
            if self._dice.below(odds) == 0:
                await way(person, panel, question)
                return
        await self._by_panel(person, panel, question)

    async def _by_panel(
        self, person: Person, panel: Message, question: Question, how: str = "by panel"
    ) -> bool:
        await fill_in(person, panel, self._dice)
        self._ledger.thinks_again(question)
        said = await self._pressed(person, panel, "Lock in")
        if "Are you sure?" in words(said):
            said = await self._pressed(person, panel, "Lock in anyway")
        return self._ledger.note(question, said, how)

    async def _pressed(self, person: Person, panel: Message, label: str) -> Message:
        return (await (await person.press(panel, label)).finished()).message

    async def _and_regret(self, person: Person, panel: Message, question: Question) -> None:
        if await self._by_panel(person, panel, question) and "Change" in labels(panel):
            await (await person.press(panel, "Change")).finished()
            await (await person.press(panel, "Start over")).finished()
            await self._by_panel(person, panel, question, "changed afterwards")

    async def _twice(self, person: Person, panel: Message, question: Question) -> None:
        """From two devices at once; the answers may come in any order."""
        await fill_in(person, panel, self._dice)
        lock = button_data(panel, "Lock in")
        both = [self._press(person, panel, lock) for _ in range(2)]
        await asyncio.gather(*both, return_exceptions=True)
        if "Are you sure?" in words(panel):
            await (await person.press(panel, "Lock in anyway")).finished()
        self._ledger.note(question, panel, "twice at once")

    async def _press(self, person: Person, panel: Message, data: dict[str, object]) -> Reply:
        pressed = begin(
            self._town.sandbox.world, InteractionKind.COMPONENT, person.user, panel.channel, data, panel
        )
        reply = Reply(person._scene, pressed)
        try:
            return await reply.finished()
        finally:
            pressed.abandoned = pressed.abandoned or pressed.answer is None

    async def _by_command(self, person: Person, panel: Message, question: Question) -> None:
        """A line with what is offered while it is typed; what it cannot say is said on the panel."""
        row = self._town.rows("SELECT title FROM games WHERE id = ?", question.game)[0]
        for quick in TITLES[row["title"]].quick:
            given = {"game": str(question.game)}
            for slot in quick.slots:
                if slot in quick.optional:
                    continue
                offered = await person.autocomplete(panel.channel, quick.name, given, focused=slot)
                self._ledger.load["completions"] += 1
                if not offered:
                    break
                given[slot] = draw(self._dice, offered)["value"]
            else:
                reply = await (await person.slash(panel.channel, quick.name, given)).finished()
                if self._ledger.note(question, reply.message, "by command"):
                    return
        await self._by_panel(person, panel, question)

    async def _elsewhere(self, person: Person, panel: Message, question: Question) -> None:
        """On a panel of their own, opened with a command or under the table's post."""
        reply = await (await person.slash(panel.channel, "plan", {"game": str(question.game)})).finished()
        if question_on(reply.message) == question:
            await self._by_panel(person, reply.message, question, "on a panel of their own")

    async def come_too_late(self) -> None:
        """Press Lock in on what is over by now."""
        if not self._stale:
            return
        person, panel, custom_id = self._stale.pop(self._dice.below(len(self._stale)))
        if "Lock in" in labels(panel):
            return
        data: dict[str, object] = {"component_type": 2, "custom_id": custom_id, "id": 1}
        try:
            reply = await self._press(person, panel, data)
        except ADRIFT:
            return
        self._ledger.load["answers that came too late"] += 1
        pressed = parse(custom_id)
        assert isinstance(pressed, PlanId)
        question = Question(pressed.game, pressed.step, pressed.seat)
        if any("Locked in" in words(each) for each in reply.followups):
            self._ledger.violation("late answer taken", f"{question}")

    async def ask_for_a_panel(self) -> bool:
        """Whoever takes no direct messages finds a button at the table."""
        shut = [person for person in self._town.people if not person.user.dms_open]
        if not shut:
            return False
        person = draw(self._dice, shut)
        for row in self._town.rows(
            "SELECT g.id, g.thread FROM games g JOIN seats s ON s.game = g.id AND s.person = ? "
            "JOIN questions q ON q.game = g.id AND q.seat = s.seat AND q.step = g.step "
            "WHERE g.status = 'running'",
            person.id,
        ):
            table = str(TableId("plan", row["id"]))
            thread = self._town.sandbox.world.channels.get(row["thread"] or 0)
            posts = list(thread.messages.values()) if thread and not thread.deleted else []
            for post in reversed(posts):
                if any(button.get("custom_id") == table for button in post.buttons):
                    await self._at_the_table(person, post, table)
                    return True
        return False

    async def _at_the_table(self, person: Person, post: Message, table: str) -> None:
        question = None
        try:
            reply = await (await person.press(post, table)).finished()
            question = question_on(reply.message)
            if question is not None:
                await self._by_panel(person, reply.message, question, "at the table, with DMs closed")
        except ADRIFT:
            if question is not None:
                self._ledger.thinks_again(question)
            self._ledger.load["answers that got nowhere"] += 1
