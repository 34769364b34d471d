"""Technologies in the stand-in's eyes: what a hand could build, and what rolls would make of it."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from functools import lru_cache
from operator import itemgetter

from rules.baron.autopilot import taste
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.components import BETTER_ENGINE, Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.effectiveness import SIDES, WEIGHTS, dice_thrown, expected_rise
from rules.baron.companies.promise import gain, payable, promise
from rules.baron.companies.technologies import adding, bonuses_of, eligible_for, may_roll
from rules.baron.view import KINDS, Kind, Ratings


class Workshop:
    """A mat on which technologies are tried out."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects, self.figures, self.kinds = prospects, prospects.figures, prospects.kinds
        self.boxes = prospects.boxes
        self.owned = frozenset(prospects.own.technologies)
        self.cards = tuple([card.number for card in prospects.own.hand or ()])
        self.engine_added = False

    def __copy__(self) -> Workshop:
        twin = Workshop.__new__(Workshop)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def bonuses(self) -> Ratings:
        return bonuses_of(self.figures, self.owned)

    def gain(self, key: str) -> float:
        """How much better all aeroplanes get with it."""
        return gain(self.figures, self.kinds, self.owned, key)

    def payable(self, box: Technology) -> list[int]:
        return payable(self.figures, box, self.cards)

    def open_boxes(self) -> list[Technology]:
        """What could be added next with the cards in hand."""
        return [
            box for box in self.eligible() if not (box.is_engine and self.engine_added) and self.can_pay(box)
        ]

    def eligible(self) -> tuple[Technology, ...]:
        return eligible_for(self.figures, self.kinds, self.owned)

    def can_pay(self, box: Technology) -> bool:
        return len(self.payable(box)) >= box.cards

    def worth(self, box: Technology) -> float:
        """Its gain, and something for what it opens the way to."""
        income = 0.8 * box.income * self.prospects.turns_left
        return promise(self.figures, self.kinds, self.owned, self.cards, box.key) + income

    def best(self) -> Technology | None:
        worths = [(self.worth(box), box) for box in self.open_boxes()]
        worth, best = max(worths, key=itemgetter(0), default=(0.0, None))
        return best if worth > 0 else None

    def add(self, box: Technology, cards: Collection[int] = ()) -> None:
        """These cards pay for it, or the first that can."""
        spent = cards or self.payable(box)[: box.cards]
        self.cards = tuple([card for card in self.cards if card not in spent])
        self.owned = adding(self.figures, self.owned, box.key)
        self.engine_added |= box.is_engine

    def rise(self, kind: Kind, rolls: int) -> float:
        """The expected rise of a rating by so many rolls."""
        own = self.prospects.own
        if kind not in may_roll(self.kinds, self.owned):
            return 0.0
        headroom = own.effectiveness.of(kind) - self.bonuses.of(kind)
        return expected_rise(SIDES[kind], rolls * dice_thrown(engineer=own.engineer), headroom)


def _built(known: list[Workshop], prospects: Prospects, actions: int) -> Workshop:
    """The mat with the best that so many Design Actions can add; one Action more adds to what is known."""
    if not known:
        known.append(Workshop(prospects))
    while len(known) <= actions:
        workshop = copy(known[-1])
        box = workshop.best()
        if box is not None:
            workshop.add(box)
        known.append(workshop)
    return known[actions]


def design_value(prospects: Prospects, actions: int, known: list[Workshop]) -> float:
    """What so many Design Actions bring: ratings now, and bonuses for later. What they add is kept in
    `known`, for those who ask about other numbers, too."""
    workshop = _built(known, prospects, actions)
    before, after = known[0].bonuses, workshop.bonuses
    rises = {kind: workshop.rise(kind, actions) for kind in KINDS}
    best: Kind = max(KINDS, key=lambda kind: WEIGHTS[kind] * rises[kind])
    later = sum([WEIGHTS[kind] * (after.of(kind) - before.of(kind)) for kind in KINDS])
    now = prospects.own.effectiveness
    raised = prospects.raised(best, now.of(best) + round(rises[best]))
    income = prospects.future_income(prospects.own.factories, raised)
    gained = income - prospects.future_income(prospects.own.factories, now)
    turns = max(0, prospects.turns_left - 1)
    return (
        gained + WEIGHTS[best] * rises[best] * taste.RATING_POINT * turns + taste.ADDED_POINT * later * turns
    )


def card_value(prospects: Prospects, number: int) -> float:
    """What a card in hand is worth as a technology, in marks until the end."""
    turns = prospects.turns_left - 1
    if turns <= 0:
        return 0.0
    points = _card_points(prospects.figures, prospects.kinds, prospects.own.technologies, number)
    return taste.BONUS_POINT * turns * points


@lru_cache(maxsize=8192)
def _card_points(figures: Figures, kinds: tuple[Kind, ...], mat: tuple[str, ...], number: int) -> float:
    """What it would add to such a mat, now or later."""
    owned = frozenset(mat)
    gains = [0.0]
    for box in figures.mat(kinds):
        if number in figures.payers[box.key] and box.key not in owned:
            ready = box.prerequisite is None or box.prerequisite in owned
            gains.append(gain(figures, kinds, owned, box.key) * (1.0 if ready else 0.4) / box.cards)
    engines = sum(figures.technologies[key].is_engine for key in owned)
    if figures.cards[number].technology == BETTER_ENGINE and engines < 4:
        gains.append(1.5)
    return max(gains)
