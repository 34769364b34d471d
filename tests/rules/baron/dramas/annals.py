"""Annals written by hand: companies, and what each turn brings them."""

from __future__ import annotations

from typing import Any

from rules.baron.events import EVENTS
from rules.baron.title import BARON
from rules.dice import Stream
from rules.drama import Annals, Drama, happened
from rules.values import Event

VIEW = BARON.view(BARON.setup({"mode": "standard"}, 3, Stream(b"annals")).state, None)
"""Of it dramas take nothing but by which figures a game is played."""
ARROWS: dict[int, str | None] = {0: None, 25: "down", 50: "up"}


class Game:
    """A game of these companies, of which `npcs` are played by nobody; every turn is a step."""

    def __init__(self, *keys: str, npcs: tuple[str, ...] = ()) -> None:
        self.seats = len(keys)
        seats: list[tuple[str, int | None]] = [(key, seat) for seat, key in enumerate(keys)]
        roster = [
            {"company": key, "name": key.capitalize(), "seat": seat}
            for key, seat in [*seats, *((key, None) for key in npcs)]
        ]
        began = EVENTS("began", mode="standard", contracts=len(roster), companies=roster)
        self.batches: list[list[Event]] = [[began, EVENTS("turn", turn=1)]]
        self.own: tuple[Any, ...] = ()

    def turn(self, *events: Event) -> Game:
        """A turn that brings this, and the beginning of the next one."""
        self.batches.append([*events, EVENTS("turn", turn=len(self.batches) + 1)])
        return self

    def end(self, *events: Event) -> Game:
        self.batches.append(list(events))
        return self

    def part(self, *events: Event) -> Game:
        """A step in the middle of a turn, which belongs to the turn of the step after it."""
        self.batches.append(list(events))
        return self

    def annals(self) -> Annals:
        return Annals(self.seats, VIEW, tuple(happened(self.batches, BARON.turn_begins)), self.own)

    def dramas(self) -> tuple[Drama, ...]:
        found = BARON.dramas(self.annals())
        assert [fault for drama in found if (fault := BARON.themes.fault(drama))] == []
        return found

    def all(self, kind: str) -> list[dict[str, Any]]:
        assert kind in BARON.themes
        return [drama.data for drama in self.dramas() if drama.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        (data,) = self.all(kind)
        return data


def game(*keys: str) -> Game:
    return Game(*(keys or ("albatros", "fokker", "pfalz")))


def played(company: str, target: str | None = None, name: str = "A Card") -> Event:
    return EVENTS("played", window="war", company=company, card=1, event="card", name=name, target=target)


def ace(company: str, source: str = "supply", who: str = "udet") -> Event:
    return EVENTS("ace", company=company, ace=who, name=who.capitalize(), source=source)


def ace_killed(company: str, who: str = "udet") -> Event:
    return EVENTS("ace_killed", ace=who, name=who.capitalize(), company=company)


def spied(company: str, technology: str = "twin_guns", *, success: bool = False, left: int = 0) -> Event:
    die = 6 if success else 1
    told: dict[str, Any] = {"success": success, "die": die, "add": 0, "needed": 5, "left": left}
    return EVENTS("spied", company=company, technology=technology, **told)


def gained(company: str, technology: str = "twin_guns", how: str = "design") -> Event:
    return EVENTS("gained", company=company, technology=technology, how=how, cards=[])


def rolled(company: str, before: int, after: int, kind: str = "fighter") -> list[Event]:
    told: dict[str, Any] = {"dice": [3], "add": 0, "bonus": after - 3, "result": after, "why": "design"}
    roll = EVENTS("rolled", company=company, type=kind, before=before, after=after, **told)
    return [roll] if after == before else [roll, rating(company, before, after, kind)]


def rating(company: str, before: int, after: int, kind: str = "fighter") -> Event:
    return EVENTS("rating", company=company, type=kind, before=before, after=after, why="design")


def order(*companies: str) -> Event:
    return EVENTS("order", stage="contracts", companies=list(companies))


def contract(company: str, received: int, *, marks: int = 0, **told: Any) -> Event:
    """`table` and `limit`, unless they are told, are no reason for less."""
    usual = {"die": 3, "influence": 0, "modifier": 0, "net": 3, "column": 9, "remaining": 0}
    usual |= {"table": received, "limit": 9, "marks": marks or received}
    return EVENTS("contract", company=company, received=received, **{**usual, **told})


def inflation(percent: int = 0, why: str = "roll", box: int = 3, **lost: int) -> Event:
    return EVENTS(
        "inflation", why=why, die=3, percent=percent, box=box, arrow=ARROWS[percent], lost=dict(lost)
    )


def contracts(*won: tuple[str, int]) -> list[Event]:
    """A whole phase, from the first to the last."""
    rolls = [contract(company, received) for company, received in won]
    return [order(*(company for company, _ in won)), *rolls, inflation()]


def banked(company: str, converted: int, marks: int, gold: int) -> Event:
    return EVENTS("banked", company=company, converted=converted, marks=marks, gold=gold)


def over(
    end: str, *totals: tuple[str, int], winners: int = 1, result: str = "won", **factories: int
) -> Event:
    """The best first."""
    scores = [
        {
            "company": company,
            "total": total,
            "marks": total,
            "gold": 0,
            "markers": 0,
            "adjustment": 0,
            "factories": factories.get(company, 3),
        }
        for company, total in totals
    ]
    first = [company for company, _ in totals[:winners]]
    return EVENTS("over", end=end, result=result, winners=first, scores=scores)
