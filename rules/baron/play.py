"""A step being played: what this game changes in it, and tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from rules import phases
from rules.baron.box.figures import Figures
from rules.baron.events import EVENTS
from rules.baron.state import Company, State, rated, with_companies
from rules.baron.view import Action, Kind, Ratings
from rules.values import Seat


class Play(phases.Play[State, Figures]):
    @property
    def over(self) -> bool:
        return self.state.stage == "over"

    def tell(self, kind: str, /, **data: Any) -> None:
        self.log.append(EVENTS.event(kind, data))

    def tell_owner(self, company: Company, kind: str, /, **data: Any) -> None:
        if company.seat is not None:
            self.log.append(EVENTS.event(kind, data, [company.seat]))

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def put(self, companies: Iterable[Company]) -> None:
        self.state = with_companies(self.state, companies)

    def update(self, key: str, **changes: Any) -> Company:
        return self._renew(self.state.company(key), changes)

    def _renew(self, before: Company, changes: dict[str, Any], **beside: Any) -> Company:
        """A company with these changes, and the rest of the table with those beside them."""
        after = replace(before, **changes)
        companies = list(self.state.companies)
        companies[companies.index(before)] = after
        self.state = replace(self.state, companies=tuple(companies), **beside)
        return after

    def affect(self, key: str, **changes: Any) -> None:
        """Add to what this turn's events do to a company."""
        company = self.state.company(key)
        self._renew(company, {"effects": replace(company.effects, **changes)})

    def write(self, company: Company, **changes: Any) -> None:
        """Change what a company has written down for this turn."""
        if company.seat is not None:
            plan = replace(self.state.plan_of(company), **changes)
            self.change(written={**self.state.written, company.seat: plan})

    def set_actions(self, key: str, action: Action, left: int) -> Company:
        """So many Actions of a type are still to be performed."""
        company = self.state.company(key)
        return self._renew(company, {"actions": {**company.actions, action: left}})

    # Dice

    def d6(self, label: str) -> int:
        return 1 + self.dice.below(6, label)

    def throw(self, amount: str, label: str) -> int:
        """A fixed number, or a die; smaller dice are a d6 divided and rounded up."""
        return self.die(int(amount[2:]), label) if "d" in amount else int(amount)

    def die(self, sides: int, label: str) -> int:
        return -(-self.d6(label) // (6 // sides))

    # Money: paid from the treasury, and lost to it

    def pay(self, key: str, marks: int) -> Company:
        company = self.state.company(key)
        return self._renew(company, {"marks": company.marks + marks}, treasury=self.state.treasury - marks)

    def convert(self, key: str, marks: int) -> Company:
        company = self.state.company(key)
        return self._renew(company, {"marks": company.marks - marks, "gold": company.gold + marks})

    # Cards

    def draw(self, key: str, count: int) -> tuple[int, ...]:
        """Cards from the draw pile into a hand, rebuilding the pile when it is used up."""
        drawn: tuple[int, ...] = ()
        while len(drawn) < count:
            if not self.state.deck and not self._rebuild():
                break
            wanted = count - len(drawn)
            drawn = (*drawn, *self.state.deck[:wanted])
            self.change(deck=self.state.deck[wanted:])
        company = self.state.company(key)
        company = self.update(key, hand=(*company.hand, *drawn))
        self.tell("researched", company=key, cards=len(drawn))
        self.tell_owner(company, "drew", company=key, cards=list(drawn))
        return drawn

    def discard(self, key: str, cards: Iterable[int]) -> None:
        """Out of a hand, and out of its owner's orders: should a card come back, it is not played unasked."""
        gone = tuple(cards)
        company = self.state.company(key)
        if self.figures.companies[key].research:
            fresh = company.hand[len(company.hand) - self.state.drawn :]
            self.change(drawn=sum(card not in gone for card in fresh))
        hand = tuple([card for card in company.hand if card not in gone])
        self._renew(company, {"hand": hand}, discards=(*self.state.discards, *gone))
        for card in gone:
            self._strike(company.seat, card)

    def _strike(self, seat: Seat | None, card: int) -> None:
        """From all that a seat has ordered."""
        if seat is None:
            return
        state, name = self.state, str(card)
        if seat in state.orders:
            self.change(orders={**state.orders, seat: state.orders[seat].without(card)})
        plan = state.written.get(seat)
        if plan is not None and any(order.play == name for order in plan.events.values()):
            self.change(written={**state.written, seat: plan.without(card)})

    def shuffle_all(self, why: str) -> None:
        """Draw pile and discards together become the new draw pile."""
        cards = sorted((*self.state.deck, *self.state.discards))
        self.change(deck=self.dice.shuffle(cards, "deck"), discards=())
        self.tell("shuffled", why=why, cards=len(cards))

    def _rebuild(self) -> bool:
        if not self.state.discards:
            return False
        self.shuffle_all("used-up")
        return True

    # Markers on the display

    def rate(self, key: str, kind: Kind, value: int, why: str) -> None:
        """Move a company's Effectiveness marker, and say so if it moved."""
        company = self.state.company(key)
        before = company.effectiveness.of(kind)
        after = rated(company.effectiveness, kind, value)
        self.update(key, effectiveness=after)
        if after.of(kind) != before:
            self.tell("rating", company=key, type=kind, before=before, after=after.of(kind), why=why)

    def rate_allies(self, kind: Kind, value: int, why: str) -> None:
        before = self.state.allied.of(kind)
        after: Ratings = rated(self.state.allied, kind, value)
        self.change(allied=after)
        if after.of(kind) != before:
            self.tell("rating", company="allied", type=kind, before=before, after=after.of(kind), why=why)
