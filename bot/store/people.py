"""Preferences: what people have settled for themselves in all their games, and when they are away."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

from bot.store.moments import from_store, to_store
from bot.store.transactions import Row, Transaction
from rules.values import Frozen
from words import language_of

Meanwhile: TypeAlias = Literal["stand-in", "wait"]
"""While somebody is away a stand-in plays for them, or deadlines wait."""
AbsenceState: TypeAlias = Literal["planned", "begun", "over"]

PicturesWanted: TypeAlias = Literal["moving", "still", "words"]
"""All there are, only those that stand still, or none: what they show is told in words."""

COLUMNS = (
    "zone, quiet_from, quiet_until, reminders, mentions, turned, pictures, stark, own_language, locale, "
    "away_from, away_until, away_how, away_state"
)
UPDATED = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS.split(", "))


class Absence(Frozen, frozen=True):
    """A time away. It begins and ends when the tables are told; one that is over is told soon."""

    begins: datetime
    ends: datetime
    meanwhile: Meanwhile
    state: AbsenceState


class Person(Frozen, frozen=True):
    """Somebody's own settings; as it is for those who have never settled anything."""

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    """From when until when in the day, in minutes after midnight."""
    reminders: bool = True
    mentions: bool = True
    absence: Absence | None = None
    turned: bool = False
    """Whether plans are drawn with their own side of the table at the bottom."""
    pictures: PicturesWanted = "moving"
    stark: bool = False
    """Whether pictures are drawn in high contrast."""
    language: str | None = None
    """The language they have chosen; None: the one their Discord speaks."""
    locale: str = ""
    """What their Discord spoke when it was last heard of."""

    @property
    def speaks(self) -> str:
        return language_of(self.language or self.locale)


def person_of(row: Row) -> Person:
    """From a row with these columns; all of them are empty for somebody unknown."""
    if row["reminders"] is None:
        return Person()
    quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_until"])
    return Person(
        zone=row["zone"],
        quiet=quiet,
        reminders=bool(row["reminders"]),
        mentions=bool(row["mentions"]),
        absence=_absence(row),
        turned=bool(row["turned"]),
        pictures=row["pictures"],
        stark=bool(row["stark"]),
        language=row["own_language"],
        locale=row["locale"],
    )


def _absence(row: Row) -> Absence | None:
    begins, ends = from_store(row["away_from"]), from_store(row["away_until"])
    if begins is None or ends is None or row["away_state"] is None:
        return None
    return Absence(begins, ends, row["away_how"], row["away_state"])


async def get(tx: Transaction, user: int) -> Person:
    row = await tx.one(f"SELECT {COLUMNS} FROM people WHERE person = ?", (user,))  # noqa: S608 - names of columns
    return Person() if row is None else person_of(row)


async def put(tx: Transaction, user: int, person: Person) -> None:
    begins, ends = person.quiet or (None, None)
    absence = person.absence
    await tx.execute(
        f"INSERT INTO people (person, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "  # noqa: S608
        f"ON CONFLICT (person) DO UPDATE SET {UPDATED}",
        (
            user,
            person.zone,
            begins,
            ends,
            int(person.reminders),
            int(person.mentions),
            int(person.turned),
            person.pictures,
            int(person.stark),
            person.language,
            person.locale,
            None if absence is None else to_store(absence.begins),
            None if absence is None else to_store(absence.ends),
            None if absence is None else absence.meanwhile,
            None if absence is None else absence.state,
        ),
    )


async def cut_short(tx: Transaction, user: int, now: datetime) -> None:
    """Somebody is back before their time."""
    await tx.execute(
        "UPDATE people SET away_until = ?, away_state = 'over' WHERE person = ? AND away_state = 'begun'",
        (to_store(now), user),
    )


async def leaving(tx: Transaction, now: datetime) -> list[int]:
    """Whose time away has come."""
    return await tx.column(
        "SELECT person FROM people WHERE away_state = 'planned' AND away_from <= ? ORDER BY away_from",
        (to_store(now),),
    )


async def returning(tx: Transaction, now: datetime) -> list[int]:
    """Whose time away is over."""
    return await tx.column(
        "SELECT person FROM people WHERE told_up_to IS NULL "
        "AND (away_state = 'over' OR away_state = 'begun' AND away_until <= ?) ORDER BY away_until",
        (to_store(now),),
    )


class Telling(NamedTuple):
    """Somebody whose tables have still to be told, but for those up to this one."""

    user: int
    up_to: int
    early: bool
    """Whether they are back before their time."""


async def begin_telling(tx: Transaction, user: int, *, early: bool = False) -> None:
    await tx.execute("UPDATE people SET told_up_to = 0, early = ? WHERE person = ?", (int(early), user))


async def untold(tx: Transaction, user: int) -> Telling | None:
    row = await tx.one("SELECT person, told_up_to, early FROM people WHERE person = ?", (user,))
    return None if row is None or row[1] is None else Telling(row[0], row[1], bool(row[2]))


async def all_untold(tx: Transaction) -> list[int]:
    return await tx.column("SELECT person FROM people WHERE told_up_to IS NOT NULL")


async def note_told(tx: Transaction, user: int, up_to: int | None) -> None:
    """Up to this game; None: all."""
    await tx.execute("UPDATE people SET told_up_to = ? WHERE person = ?", (up_to, user))


async def to_ping(tx: Transaction, users: tuple[int, ...]) -> tuple[int, ...]:
    """Those of them who want to be pinged where they are named."""
    marks = ", ".join("?" * len(users))
    silent = await tx.column(f"SELECT person FROM people WHERE mentions = 0 AND person IN ({marks})", users)  # noqa: S608
    return tuple(user for user in users if user not in silent)
