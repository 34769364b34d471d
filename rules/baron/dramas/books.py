"""The accounts of all companies as they stand at a moment of the annals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rules.baron.box.figures import Figures
from rules.baron.view import KINDS
from rules.values import Event, Seat

Data: TypeAlias = Mapping[str, Any]


class Firm:
    """A company: its money, markers, ratings and technologies, as far as they came from what was seen."""

    def __init__(self, key: str, seat: Seat | None, figures: Figures, ratings: dict[str, int]) -> None:
        model = figures.companies[key]
        self.key, self.seat = key, seat
        self.factories = model.factories
        self.marks = self.gold = 0
        self.ratings = ratings
        self.technologies: set[str] = set()
        self.aces: set[str] = set()
        self.single = {"engineer"} if model.engineer else set[str]()
        """The engineer and the honours."""
        self.bonus_actions, self.licences = model.bonus_actions, model.licences

    @property
    def total(self) -> int:
        """What it would score if the war were over now, if somebody plays it."""
        markers = len(self.aces) + len(self.single) + self.bonus_actions + self.licences
        return self.marks + self.gold + markers


class CompanyBooks:
    def __init__(self, figures: Figures) -> None:
        start = figures.display.start
        self.figures = figures
        self.firms: dict[str, Firm] = {}
        self.allied: dict[str, int] = {kind: start.allied.of(kind) for kind in KINDS}
        self.morale = {"german": start.morale, "allied": start.morale}
        self.inflation = 0

    def enter(self, event: Event) -> None:
        entry = _ENTRIES.get(event.kind)
        if entry is not None:
            entry(self, event.data)

    @property
    def played(self) -> list[Firm]:
        """The companies of people."""
        return [firm for firm in self.firms.values() if firm.seat is not None]

    def seats(self, *keys: str | None) -> list[Seat]:
        """Who plays these, in this order."""
        seats = [self.firms[key].seat for key in keys if key is not None and key in self.firms]
        return [seat for seat in seats if seat is not None]

    def best_fighters(self) -> list[str]:
        """Whose Fighter is the best of the Germans; several if they share it."""
        best = self.best_fighter
        return [firm.key for firm in self.firms.values() if firm.ratings["fighter"] == best]

    @property
    def best_fighter(self) -> int:
        return max((firm.ratings["fighter"] for firm in self.firms.values()), default=0)

    def owners(self, technology: str) -> list[str]:
        return [firm.key for firm in self.firms.values() if technology in firm.technologies]


# Entries


def _began(books: CompanyBooks, data: Data) -> None:
    german = books.figures.display.start.german
    for each in data["companies"]:
        ratings: dict[str, int] = {kind: german.of(kind) for kind in KINDS}
        books.firms[each["company"]] = Firm(each["company"], each["seat"], books.figures, ratings)


def _rating(books: CompanyBooks, data: Data) -> None:
    whose = books.allied if data["company"] == "allied" else books.firms[data["company"]].ratings
    whose[data["type"]] = data["after"]


def _money(books: CompanyBooks, data: Data) -> None:
    firm = books.firms[data["company"]]
    if firm.seat is not None:
        firm.marks, firm.gold = data.get("marks", firm.marks), data.get("gold", firm.gold)


def _lost(books: CompanyBooks, data: Data) -> None:
    for key, marks in data["lost"].items():
        books.firms[key].marks -= marks
    books.inflation = data.get("box", books.inflation)


def _back(books: CompanyBooks, data: Data) -> None:
    books.inflation = data["box"]


def _gained(books: CompanyBooks, data: Data) -> None:
    """New wings take the place of the old ones."""
    boxes, owned = books.figures.technologies, books.firms[data["company"]].technologies
    if boxes[data["technology"]].is_wings:
        owned -= {key for key in owned if boxes[key].is_wings}
    owned.add(data["technology"])


def _dead_end(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].technologies.discard(data["technology"])


def _wings(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].technologies.discard(data["before"])


def _built(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].factories = data["after"]


def _engineer(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].single.add("engineer")


def _engineer_lost(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].single.discard("engineer")


def _ace(books: CompanyBooks, data: Data) -> None:
    _ace_gone(books, data)
    books.firms[data["company"]].aces.add(data["ace"])


def _ace_gone(books: CompanyBooks, data: Data) -> None:
    for firm in books.firms.values():
        firm.aces.discard(data["ace"])


def _honours(books: CompanyBooks, data: Data) -> None:
    for firm in books.firms.values():
        firm.single.discard(data["marker"])
    if data["company"] is not None:
        books.firms[data["company"]].single.add(data["marker"])


def _bonus(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].bonus_actions = data["left"]


def _licence(books: CompanyBooks, data: Data) -> None:
    books.firms[data["company"]].licences = data["left"]


def _morale(books: CompanyBooks, data: Data) -> None:
    books.morale[data["side"]] = data["after"]


_ENTRIES: dict[str, Callable[[CompanyBooks, Data], None]] = {
    "began": _began,
    "rating": _rating,
    "contract": _money,
    "side_contracts": _money,
    "welded_steel": _money,
    "banked": _money,
    "swiss": _money,
    "marks": _money,
    "inflation": _lost,
    "collapse": _lost,
    "inflation_back": _back,
    "gained": _gained,
    "dead_end": _dead_end,
    "wings": _wings,
    "built": _built,
    "engineer": _engineer,
    "engineer_lost": _engineer_lost,
    "ace": _ace,
    "ace_killed": _ace_gone,
    "honours": _honours,
    "bonus": _bonus,
    "licence": _licence,
    "morale": _morale,
}
