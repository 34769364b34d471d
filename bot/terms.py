"""The terms of a table: what a host settles about a game, whatever is played.

Each term is declared once: its default, how the host's form asks for it, which values it may have, and what
a host is told about any other. The database has a column of the same name for each.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, fields
from datetime import timedelta
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from msgspec import structs

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


def _asked(
    name: str,
    label: str,
    *answers: Answer,
    allowed: Container[object] = (False, True),
    refusal: str = "",
) -> Mapping[str, Any]:
    """What a term has beside its type and default; `name` is the one that the form's custom ids know."""
    options = {each.value: Option(each.word or str(each.value), each.label, each.note) for each in answers}
    return {
        "pick": Pick(name=name, label=label, options=tuple(options.values())),
        "words": {value: option.value for value, option in options.items()},
        "values": {option.value: value for value, option in options.items()},
        "allowed": allowed,
        "refusal": refusal,
    }


@dataclass(frozen=True, kw_only=True)
class Terms:
    pace: int | None = field(
        default=DAY,
        metadata=_asked(
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
            allowed=PACES,
            refusal="A turn may take from 1 minute to 30 days, or any time at all, not {} seconds.",
        ),
    )
    """In seconds; None: there is no deadline."""
    policy: Policy = field(
        default="default",
        metadata=_asked(
            "table:policy",
            "When time runs out",
            Answer("default", "A harmless move is made"),
            Answer("autopilot", "A stand-in decides that turn"),
            Answer("wait", "The game waits"),
            allowed=get_args(Policy),
            refusal=f"When time runs out a table can {listed(get_args(Policy))}, not “{{}}”.",
        ),
    )
    wait_limit: int | None = field(
        default=None,
        metadata=_asked(
            "table:limit",
            "Ask me what to do",
            Answer(None, "After three times that time", word="0"),
            Answer(DAY, "After 1 day"),
            *(Answer(days * DAY, f"After {days} days") for days in (2, 3, 7, 14, 30)),
            allowed=PACES,
            refusal="A host can be asked after 1 minute to 30 days, not {} seconds.",
        ),
    )
    """At a table that waits: seconds after which its host is asked what to do; None: three paces."""
    patience: int = field(
        default=2,
        metadata=_asked(
            "table:patience",
            "Somebody stays away",
            Answer(1, "A stand-in after 1 missed turn"),
            Answer(2, "A stand-in after 2 missed turns"),
            Answer(3, "A stand-in after 3 missed turns"),
            Answer(0, "No stand-in ever"),
            allowed=range(10),
            refusal="A stand-in can sit in after at most 9 missed turns, not {}.",
        ),
    )
    """Missed turns in a row after which a stand-in sits in; 0: never."""
    nights: bool = field(
        default=False,
        metadata=_asked(
            "table:nights",
            "Time at night",
            Answer(value=False, label="Runs on", word="run"),
            Answer(
                value=True,
                label="Stands still in quiet hours",
                note="of those who are awaited, as they set them",
                word="still",
            ),
        ),
    )
    """Whether time stands still in the quiet hours of the players who are awaited."""
    away_days: int = field(
        default=14,
        metadata=_asked(
            "table:away",
            "Somebody says they are away",
            Answer(0, "A stand-in plays", "deadlines never wait"),
            *(
                Answer(days, f"Deadlines may wait {days} days", "if they like that better than a stand-in")
                for days in (3, 7, 14, 30)
            ),
            allowed=range(61),
            refusal="Deadlines can wait for at most 60 days, not {}.",
        ),
    )
    """The most days that deadlines wait for a player who is away; 0: a stand-in plays."""
    sits_in: Level = field(
        default="cadet",
        metadata=_asked(
            "table:sits_in",
            "Stand-in for whoever is not there",
            Answer("cadet", "A Cadet", "answers at once"),
            Answer("ace", "An Ace", "thinks ahead"),
            allowed=get_args(Level),
            refusal="No stand-in is called “{}”.",
        ),
    )
    """Plays for players who are late, silent or away, who leave or resign."""
    hints: bool = field(
        default=False,
        metadata=_asked(
            "table:hints",
            "Hints",
            Answer(value=False, label="None", note="but for who plays against stand-ins alone", word="none"),
            Answer(
                value=True,
                label="Players may ask for some",
                note="/hint says what an Ace would do",
                word="allowed",
            ),
        ),
    )
    """Whether players may ask what an Ace would do, though they play against other people."""
    matches: int = field(
        default=1,
        metadata=_asked(
            "table:matches",
            "Matches",
            Answer(1, "A single game"),
            *(Answer(many, f"{many} matches", "sides swapped, points added up") for many in range(2, 7)),
            allowed=range(1, 10),
            refusal="A series has at most 9 matches, not {}.",
        ),
    )
    private: bool = field(
        default=False,
        metadata=_asked(
            "table:guests",
            "Who may join",
            Answer(value=False, label="Everybody here", word="all"),
            Answer(value=True, label="Only those I invite", word="invited"),
        ),
    )
    eager: bool = field(
        default=False,
        metadata=_asked(
            "table:beginning",
            "Begins",
            Answer(value=False, label="When I press Start", word="host"),
            Answer(value=True, label="By itself when every seat is taken", word="full"),
        ),
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


PICKS: Mapping[str, Pick] = {
    term.name: structs.replace(term.metadata["pick"], default=term.metadata["words"][term.default])
    for term in fields(Terms)
}
"""How the host's form asks for each term."""
