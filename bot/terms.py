"""The terms of a table: what a host settles about a game, whatever is played.

Each term is declared once: its default, how the host's form asks for it, which values it may have, and what
a host is told about any other. The database has a column of the same name for each.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, fields
from datetime import timedelta
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from bot.kit.refusal import Refusal
from rules.engine import Choice, Option, Pick
from rules.wording import listed

HOUR = 3600
DAY = 24 * HOUR
PACES = range(60, 30 * DAY + 1)
PACES_UNTIL_ASKED = 3

Policy: TypeAlias = Literal["default", "autopilot", "wait"]
"""What a table does when time runs out."""
Level: TypeAlias = Literal["cadet", "ace"]
"""How well a stand-in plays: quickly, or thinking ahead."""


class Answer(NamedTuple):
    """One of the values that the host's form offers."""

    value: object
    label: str
    note: str = ""
    word: str = ""
    """What the form calls it, where that is not the value itself."""


def term(
    name: str,
    label: str,
    *answers: Answer,
    default: object = False,
    allowed: Container[object] = (False, True),
    refusal: str = "",
) -> Any:
    """A field of `Terms`: on or off, unless told otherwise. The form's custom ids know it by `name`."""
    options = {each.value: Option(each.word or str(each.value), each.label, each.note) for each in answers}
    pick = Pick(name=name, label=label, options=tuple(options.values()), default=options[default].value)
    values = {option.value: value for value, option in options.items()}
    about = {"pick": pick, "values": values, "allowed": allowed, "refusal": refusal}
    return field(default=default, metadata=about)


@dataclass(frozen=True, kw_only=True)
class Terms:
    pace: int | None = term(
        "table:pace",
        "Time for each answer",
        Answer(HOUR, "1 hour"),
        Answer(6 * HOUR, "6 hours"),
        Answer(12 * HOUR, "12 hours"),
        Answer(DAY, "1 day"),
        Answer(2 * DAY, "2 days"),
        Answer(3 * DAY, "3 days"),
        Answer(7 * DAY, "1 week"),
        Answer(None, "No deadline", word="never"),
        default=DAY,
        allowed=PACES,
        refusal="A turn may take from 1 minute to 30 days, or any time at all, not {} seconds.",
    )
    """In seconds; None: there is no deadline."""
    policy: Policy = term(
        "table:policy",
        "When time runs out",
        Answer("default", "A harmless move is made"),
        Answer("autopilot", "A stand-in decides that turn"),
        Answer("wait", "The game waits"),
        default="default",
        allowed=get_args(Policy),
        refusal=f"When time runs out a table can {listed(get_args(Policy))}, not “{{}}”.",
    )
    wait_limit: int | None = term(
        "table:limit",
        "Ask me what to do",
        Answer(None, "After three times that time", word="0"),
        Answer(DAY, "After 1 day"),
        *(Answer(days * DAY, f"After {days} days") for days in (2, 3, 7, 14, 30)),
        default=None,
        allowed=PACES,
        refusal="A host can be asked after 1 minute to 30 days, not {} seconds.",
    )
    """At a table that waits: seconds after which its host is asked what to do; None: three paces."""
    patience: int = term(
        "table:patience",
        "Somebody stays away",
        Answer(1, "A stand-in after 1 missed turn"),
        Answer(2, "A stand-in after 2 missed turns"),
        Answer(3, "A stand-in after 3 missed turns"),
        Answer(0, "No stand-in ever"),
        default=2,
        allowed=range(10),
        refusal="A stand-in can sit in after at most 9 missed turns, not {}.",
    )
    """Missed turns in a row after which a stand-in sits in; 0: never."""
    nights: bool = term(
        "table:nights",
        "Time at night",
        Answer(value=False, label="Runs on", word="run"),
        Answer(
            value=True,
            label="Stands still in quiet hours",
            note="of those who are awaited, as they set them",
            word="still",
        ),
    )
    """Whether time stands still in the quiet hours of the players who are awaited."""
    away_days: int = term(
        "table:away",
        "Somebody says they are away",
        Answer(0, "A stand-in plays", "deadlines never wait"),
        *(
            Answer(days, f"Deadlines may wait {days} days", "if they like that better than a stand-in")
            for days in (3, 7, 14, 30)
        ),
        default=14,
        allowed=range(61),
        refusal="Deadlines can wait for at most 60 days, not {}.",
    )
    """The most days that deadlines wait for a player who is away; 0: a stand-in plays."""
    sits_in: Level = term(
        "table:sits_in",
        "Stand-in for whoever is not there",
        Answer("cadet", "A Cadet", "answers at once"),
        Answer("ace", "An Ace", "thinks ahead"),
        default="cadet",
        allowed=get_args(Level),
        refusal="No stand-in is called “{}”.",
    )
    """Plays for players who are late, silent or away, who leave or resign."""
    hints: bool = term(
        "table:hints",
        "Hints",
        Answer(value=False, label="None", note="but for who plays against stand-ins alone", word="none"),
        Answer(
            value=True,
            label="Players may ask for some",
            note="/hint says what an Ace would do",
            word="allowed",
        ),
    )
    """Whether players may ask what an Ace would do, though they play against other people."""
    matches: int = term(
        "table:matches",
        "Matches",
        Answer(1, "A single game"),
        *(Answer(many, f"{many} matches", "sides swapped, points added up") for many in range(2, 7)),
        default=1,
        allowed=range(1, 10),
        refusal="A series has at most 9 matches, not {}.",
    )
    private: bool = term(
        "table:guests",
        "Who may join",
        Answer(value=False, label="Everybody here", word="all"),
        Answer(value=True, label="Only those I invite", word="invited"),
    )
    eager: bool = term(
        "table:beginning",
        "Begins",
        Answer(value=False, label="When I press Start", word="host"),
        Answer(value=True, label="By itself when every seat is taken", word="full"),
    )

    def __post_init__(self) -> None:
        for term in fields(self):
            value = getattr(self, term.name)
            if value is not None and value not in term.metadata["allowed"]:
                raise Refusal(term.metadata["refusal"].format(str(value)[:40]))

    @classmethod
    def answered(cls, answers: Choice) -> Terms:
        """What these answers to the host's form stand for; the default where there is none."""
        values = {
            term.name: term.metadata["values"].get(answers.get(term.metadata["pick"].name), term.default)
            for term in fields(cls)
        }
        return cls(**values)

    @property
    def patient_until(self) -> timedelta | None:
        """How long a table that waits does so before it asks its host; None: as long as it likes."""
        seconds = self.wait_limit or PACES_UNTIL_ASKED * (self.pace or 0)
        return timedelta(seconds=seconds) if seconds else None


PICKS: Mapping[str, Pick] = {each.name: each.metadata["pick"] for each in fields(Terms)}
"""How the host's form asks for each term."""
