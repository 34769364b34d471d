"""What the form that opens a lobby asks: a title's options, and what every table has."""

from __future__ import annotations

from bot.desk import Desk
from bot.discord.panels.packing import pack, unpack
from bot.kit.refusal import Refusal
from rules.engine import Choice, Field, Option, Pick, Value
from rules.wording import listed

PACE, POLICY, PATIENCE, MATCHES = "table:pace", "table:policy", "table:patience", "table:matches"
GUESTS, BEGINNING = "table:guests", "table:beginning"
NIGHTS, AWAY, LIMIT, HINTS = "table:nights", "table:away", "table:limit", "table:hints"
SITS_IN = "table:sits_in"
HOUR = 3600
NEVER = "never"

PACES = Pick(
    name=PACE,
    label="Time for each answer",
    options=(
        Option(str(HOUR), "1 hour"),
        Option(str(6 * HOUR), "6 hours"),
        Option(str(12 * HOUR), "12 hours"),
        Option(str(24 * HOUR), "1 day"),
        Option(str(48 * HOUR), "2 days"),
        Option(str(72 * HOUR), "3 days"),
        Option(str(7 * 24 * HOUR), "1 week"),
        Option(NEVER, "No deadline"),
    ),
    default=str(24 * HOUR),
)
POLICIES = Pick(
    name=POLICY,
    label="When time runs out",
    options=(
        Option("default", "A harmless move is made"),
        Option("autopilot", "A stand-in decides that turn"),
        Option("wait", "The game waits"),
    ),
    default="default",
)
LIMITS = Pick(
    name=LIMIT,
    label="Ask me what to do",
    options=(
        Option("0", "After three times that time"),
        *(
            Option(str(days * 24 * HOUR), f"After {'1 day' if days == 1 else f'{days} days'}")
            for days in (1, 2, 3, 7, 14, 30)
        ),
    ),
    default="0",
)
"""Asked only where the game waits: whoever runs it hears of it when that takes long."""
ABSENCE = Pick(
    name=PATIENCE,
    label="Somebody stays away",
    options=(
        Option("1", "A stand-in after 1 missed turn"),
        Option("2", "A stand-in after 2 missed turns"),
        Option("3", "A stand-in after 3 missed turns"),
        Option("0", "No stand-in ever"),
    ),
    default="2",
)
SERIES = Pick(
    name=MATCHES,
    label="Matches",
    options=(
        Option("1", "A single game"),
        *(
            Option(str(number), f"{number} matches", "sides swapped, points added up")
            for number in (2, 3, 4, 5, 6)
        ),
    ),
    default="1",
)
INVITED, FULL = "invited", "full"
DOOR = Pick(
    name=GUESTS,
    label="Who may join",
    options=(Option("all", "Everybody here"), Option(INVITED, "Only those I invite")),
    default="all",
)
START = Pick(
    name=BEGINNING,
    label="Begins",
    options=(Option("host", "When I press Start"), Option(FULL, "By itself when every seat is taken")),
    default="host",
)
RUNS, STANDS_STILL = "run", "still"
QUIET_HOURS = Pick(
    name=NIGHTS,
    label="Time at night",
    options=(
        Option(RUNS, "Runs on"),
        Option(STANDS_STILL, "Stands still in quiet hours", "of those who are awaited, as they set them"),
    ),
    default=RUNS,
)
ALLOWED = "allowed"
ADVICE = Pick(
    name=HINTS,
    label="Hints",
    options=(
        Option("none", "None", "but for who plays against stand-ins alone"),
        Option(ALLOWED, "Players may ask for some", "/hint says what an Ace would do"),
    ),
    default="none",
)
TIMES_AWAY = Pick(
    name=AWAY,
    label="Somebody says they are away",
    options=(
        Option("0", "A stand-in plays", "deadlines never wait"),
        *(
            Option(str(days), f"Deadlines may wait {days} days", "if they like that better than a stand-in")
            for days in (3, 7, 14, 30)
        ),
    ),
    default="14",
)
SITTERS = Pick(
    name=SITS_IN,
    label="Stand-in for whoever is not there",
    options=(
        Option("cadet", "A Cadet", "answers at once"),
        Option("ace", "An Ace", "thinks ahead"),
    ),
    default="cadet",
)
"""Asked only where there are both: for the late, the silent, those who are away and those who leave."""
OF_THE_TABLE = (PACES, POLICIES, ABSENCE, QUIET_HOURS, TIMES_AWAY, SITTERS, ADVICE, SERIES, DOOR, START)
"""What is asked whatever is played."""


class OpeningForm:
    """The form of one title; what the host's own file has settled is shown and not asked."""

    def __init__(self, desk: Desk, title: str, own: Choice) -> None:
        self.title = title
        self.own = own
        self._desk = desk

    @property
    def name(self) -> str:
        return dict(self._desk.lobby.titles())[self.title]

    def fields(self, answers: Choice) -> tuple[Field, ...]:
        options = {name: value for name, value in answers.items() if not name.startswith("table:")}
        waits = answers.get(POLICY) == "wait" and answers.get(PACE) != NEVER
        of_the_table = [
            each
            for field in OF_THE_TABLE
            if field is not SITTERS or self._desk.lobby.aces(self.title)
            for each in ((field, LIMITS) if field is POLICIES and waits else (field,))
        ]
        return (*self._desk.lobby.title_options(self.title, {**self.own, **options}), *of_the_table)

    def asked(self, answers: Choice) -> tuple[Field, ...]:
        return tuple(field for field in self.fields(answers) if field.name not in self.own)

    def scenarios(self) -> tuple[tuple[Option, Choice], ...]:
        """Every set-up that has a name, with the answers that lead to it."""
        return self._desk.lobby.scenarios(self.title)

    def beginning(self, scenario: str) -> Choice:
        """The answers that a scenario named with the command stands for."""
        wanted = scenario.casefold()
        for option, answers in self.scenarios():
            if wanted in {option.value.casefold(), option.label.casefold()}:
                return answers
        there = [option.label for option, _ in self.scenarios()]
        if not there:
            raise Refusal(f"{self.name} has no scenarios to choose from.")
        raise Refusal(f"{self.name} has no scenario “{scenario[:40]}”; it has {listed(there)}.")

    def pack(self, answers: Choice) -> str:
        return pack(self.asked, answers)

    def unpack(self, packed: str) -> dict[str, Value]:
        return unpack(self.asked, packed)
