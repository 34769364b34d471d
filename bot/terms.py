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
from rules.said import Text, said
from words import ENGLISH, LANGUAGES

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
    label: Text
    note: Text = ""
    word: str = ""
    """What the form calls it, where that is not the value itself."""


def term(
    name: str,
    label: Text,
    *answers: Answer,
    default: object = False,
    allowed: Container[object] = (False, True),
    refusal: str = "",
) -> Any:
    """A field of `Terms`: on or off, unless told otherwise. The form's custom ids know it by `name`;
    `refusal` is the message about any other value."""
    options = {each.value: Option(each.word or str(each.value), each.label, each.note) for each in answers}
    pick = Pick(name=name, label=label, options=tuple(options.values()), default=options[default].value)
    values = {option.value: value for value, option in options.items()}
    about = {"pick": pick, "values": values, "allowed": allowed, "refusal": refusal}
    return field(default=default, metadata=about)


@dataclass(frozen=True, kw_only=True)
class Terms:
    language: str = term(
        "table:language",
        said("table-terms.language"),
        *(Answer(language, name) for language, name in LANGUAGES.items()),
        default=ENGLISH,
        allowed=LANGUAGES,
        refusal="table-terms.refused-language",
    )
    """What is posted at the table is said in it; each player reads their own panels in theirs."""
    pace: int | None = term(
        "table:pace",
        said("table-terms.pace"),
        Answer(HOUR, said("table-terms.hours", hours=1)),
        Answer(6 * HOUR, said("table-terms.hours", hours=6)),
        Answer(12 * HOUR, said("table-terms.hours", hours=12)),
        Answer(DAY, said("table-terms.days", days=1)),
        Answer(2 * DAY, said("table-terms.days", days=2)),
        Answer(3 * DAY, said("table-terms.days", days=3)),
        Answer(7 * DAY, said("table-terms.week")),
        Answer(None, said("table-terms.no-deadline"), word="never"),
        default=DAY,
        allowed=PACES,
        refusal="table-terms.refused-pace",
    )
    """In seconds; None: there is no deadline."""
    policy: Policy = term(
        "table:policy",
        said("table-terms.policy"),
        Answer("default", said("table-terms.policy-default")),
        Answer("autopilot", said("table-terms.policy-autopilot")),
        Answer("wait", said("table-terms.policy-wait")),
        default="default",
        allowed=get_args(Policy),
        refusal="table-terms.refused-policy",
    )
    wait_limit: int | None = term(
        "table:limit",
        said("table-terms.wait-limit"),
        Answer(None, said("table-terms.after-three-paces"), word="0"),
        *(Answer(days * DAY, said("table-terms.after-days", days=days)) for days in (1, 2, 3, 7, 14, 30)),
        default=None,
        allowed=PACES,
        refusal="table-terms.refused-wait-limit",
    )
    """At a table that waits: seconds after which its host is asked what to do; None: three paces."""
    patience: int = term(
        "table:patience",
        said("table-terms.patience"),
        Answer(1, said("table-terms.stand-in-after", turns=1)),
        Answer(2, said("table-terms.stand-in-after", turns=2)),
        Answer(3, said("table-terms.stand-in-after", turns=3)),
        Answer(0, said("table-terms.stand-in-never")),
        default=2,
        allowed=range(10),
        refusal="table-terms.refused-patience",
    )
    """Missed turns in a row after which a stand-in sits in; 0: never."""
    nights: bool = term(
        "table:nights",
        said("table-terms.nights"),
        Answer(value=False, label=said("table-terms.nights-run"), word="run"),
        Answer(
            value=True,
            label=said("table-terms.nights-still"),
            note=said("table-terms.nights-still.note"),
            word="still",
        ),
    )
    """Whether time stands still in the quiet hours of the players who are awaited."""
    away_days: int = term(
        "table:away",
        said("table-terms.away"),
        Answer(0, said("table-terms.away-stand-in"), said("table-terms.away-stand-in.note")),
        *(
            Answer(days, said("table-terms.away-wait", days=days), said("table-terms.away-wait.note"))
            for days in (3, 7, 14, 30)
        ),
        default=14,
        allowed=range(61),
        refusal="table-terms.refused-away",
    )
    """The most days that deadlines wait for a player who is away; 0: a stand-in plays."""
    sits_in: Level = term(
        "table:sits_in",
        said("table-terms.sits-in"),
        Answer("cadet", said("table-terms.sits-in-cadet"), said("table-terms.sits-in-cadet.note")),
        Answer("ace", said("table-terms.sits-in-ace"), said("table-terms.sits-in-ace.note")),
        default="cadet",
        allowed=get_args(Level),
        refusal="table-terms.refused-sits-in",
    )
    """Plays for players who are late, silent or away, who leave or resign."""
    hints: bool = term(
        "table:hints",
        said("table-terms.hints"),
        Answer(
            value=False,
            label=said("table-terms.hints-none"),
            note=said("table-terms.hints-none.note"),
            word="none",
        ),
        Answer(
            value=True,
            label=said("table-terms.hints-allowed"),
            note=said("table-terms.hints-allowed.note"),
            word="allowed",
        ),
    )
    """Whether players may ask what an Ace would do, though they play against other people."""
    matches: int = term(
        "table:matches",
        said("table-terms.matches"),
        Answer(1, said("table-terms.matches-one")),
        *(
            Answer(
                many, said("table-terms.matches-many", matches=many), said("table-terms.matches-many.note")
            )
            for many in range(2, 7)
        ),
        default=1,
        allowed=range(1, 10),
        refusal="table-terms.refused-matches",
    )
    private: bool = term(
        "table:guests",
        said("table-terms.guests"),
        Answer(value=False, label=said("table-terms.guests-all"), word="all"),
        Answer(value=True, label=said("table-terms.guests-invited"), word="invited"),
    )
    eager: bool = term(
        "table:beginning",
        said("table-terms.beginning"),
        Answer(value=False, label=said("table-terms.beginning-host"), word="host"),
        Answer(value=True, label=said("table-terms.beginning-full"), word="full"),
    )

    def __post_init__(self) -> None:
        for term in fields(self):
            value = getattr(self, term.name)
            if value is not None and value not in term.metadata["allowed"]:
                raise Refusal(said(term.metadata["refusal"], value=str(value)[:40]))

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
