"""What people were promised: every choice that was acknowledged to them, as it was stored at that moment."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import NamedTuple

from bot.discord.panels.ids import PlanId, parse
from sandbox.model import Message
from tests.bot.discord.house import words
from tests.soak.plan import Planned
from tests.soak.town import Town

LOCKED = "Locked in"


class Question(NamedTuple):
    """One seat's, at one step of a game."""

    game: int
    step: int
    seat: int


class Violation(NamedTuple):
    kind: str
    what: str


class Struck(NamedTuple):
    """A fault of the plan, and what it met."""

    planned: Planned
    kind: str
    hit: str
    at: datetime


class Ledger:
    def __init__(self, town: Town) -> None:
        self._town = town
        self.struck: list[Struck] = []
        self.promised: dict[Question, str] = {}
        self.load: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.violations: list[Violation] = []

    def violation(self, kind: str, what: str) -> None:
        if (found := Violation(kind, what)) not in self.violations:
            self.violations.append(found)

    def fault(self, planned: Planned, kind: str, hit: str) -> None:
        self.faults[kind] += 1
        self.struck.append(Struck(planned, kind, hit, self._town.clock.now()))

    def note(self, question: Question, answer: Message, how: str) -> bool:
        """What somebody sees after they have locked in; whether it says that they have."""
        if LOCKED not in words(answer):
            self.thinks_again(question)
            return False
        stored = self.stored(question)
        if stored is None:
            self.violation("acknowledged, not stored", f"{question}")
        else:
            self.promised[question] = stored
        self.load[f"answers {how}"] += 1
        return True

    def stored(self, question: Question) -> str | None:
        sql = "SELECT choice FROM choices WHERE game = ? AND step = ? AND seat = ?"
        rows = self._town.rows(sql, *question)
        return str(rows[0][0]) if rows else None

    def thinks_again(self, question: Question) -> None:
        """Somebody answers once more, perhaps on another panel at the same time: until they hear of it, what
        they chose first or what they choose now may count; and if they never do, either."""
        self.promised.pop(question, None)

    def seat_passes_on(self, game: int, seat: int) -> None:
        """Whoever takes a seat over may think otherwise about what is not resolved yet."""
        step = self._town.rows("SELECT step FROM games WHERE id = ?", game)[0][0]
        self.promised.pop(Question(game, step, seat), None)


def question_on(panel: Message) -> Question | None:
    """Which one a panel asks; None where nothing can be locked in."""
    for button in panel.buttons:
        pressed = parse(str(button.get("custom_id", "")))
        if isinstance(pressed, PlanId) and pressed.act in {"lock", "sure"}:
            return Question(pressed.game, pressed.step, pressed.seat)
    return None
