"""What the future is likely to bring: how long the war lasts, and what contracts are worth until then."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache, cached_property, lru_cache

from msgspec.structs import replace

from rules.baron.autopilot import taste
from rules.baron.box.components import Row, Technology
from rules.baron.box.figures import Figures
from rules.baron.setup.war_deck import latest_year
from rules.baron.view import TRACK_END, BaronView, Kind, MatView, Ratings
from rules.baron.war.contracts import QUALITY, column_of, net_roll
from rules.engine import Value

ALLIED_GROWTH = 1.3
"""Points the Allied Fighter gains in a turn, roughly."""
BOXES_A_TURN = 0.5
RIVALS_GROWTH = 0.8
"""Points a rival's Fighter gains in a turn, roughly."""
DESIGNS_GAIN = 1.5
"""Points a Fighter gains by a Design step, roughly."""
FAITH = 0.8
"""How much of an advantage is expected to last to the next turn."""


@lru_cache(maxsize=1024)
def _war(figures: Figures, gone: tuple[int, ...], ahead: int) -> tuple[float, float, float]:
    """Average German and Allied losses and contracts of the card so many turns ahead."""
    latest = latest_year(figures, len(gone) + ahead)
    cards = [
        card for number, card in figures.war_status.items() if number not in gone and card.year <= latest
    ] or list(figures.war_status.values())
    count = len(cards)
    return (
        sum(card.german_morale for card in cards) / count,
        sum(card.allied_morale for card in cards) / count,
        sum(card.contracts for card in cards) / count,
    )


@lru_cache(maxsize=1024)
def _turns_left(
    figures: Figures, gone: tuple[int, ...], morale: tuple[int, int], boxes: float, cheered: tuple[bool, bool]
) -> int:
    german, allied = map(float, morale)
    turns = 0
    while german > 0 and allied > 0 and boxes > 0 and turns < 18:
        lost_german, lost_allied, _ = _war(figures, gone, turns)
        german += lost_german + cheered[0]
        allied += lost_allied + cheered[1]
        boxes -= BOXES_A_TURN
        turns += 1
    return max(1, turns)


@lru_cache(maxsize=1024)
def _nearly_over(figures: Figures, gone: tuple[int, ...], german: int, allied: int) -> float:
    left = [card for number, card in figures.war_status.items() if number not in gone]
    ends = [german + card.german_morale <= 0 or allied + card.allied_morale <= 0 for card in left] or [
        german <= 0 or allied <= 0
    ]
    return sum(ends) / len(ends)


@lru_cache(maxsize=1024)
def _columns(figures: Figures, gone: tuple[int, ...], available: int, turns: int) -> tuple[int, ...]:
    column = float(available)
    columns = []
    for ahead in range(turns):
        columns.append(min(TRACK_END, round(column)))
        column += 0.75 * _war(figures, gone, ahead)[2]
    return tuple(columns)


@lru_cache(maxsize=8192)
def _award(figures: Figures, column: int, influence: int, limit: int) -> float:
    """What a company with such factories is likely to win on a column."""
    held = max(0, min(TRACK_END, column))
    return average_award(
        figures.display.contracts.rows[column_of(held, influence)], influence, min(limit, held)
    )


@cache
def average_award(row: Row, influence: int, limit: int) -> float:
    """Contracts on a column, over the six faces, with so many at most."""
    nets = (net_roll(die + influence) for die in range(1, 7))
    return sum(min(limit, row[net - 1]) for net in nets) / 6


@lru_cache(maxsize=32)
def _boxes(figures: Figures, kinds: tuple[Kind, ...]) -> dict[str, Technology]:
    return {box.key: box for box in figures.mat(kinds)}


def _designing(rival: MatView) -> float:
    """What a rival's Fighter is likely to gain yet this turn, once its cards are face up."""
    return DESIGNS_GAIN * (rival.actions.get("design", 0) > 0)


class Prospects:
    def __init__(self, view: BaronView, figures: Figures) -> None:
        self.view = view
        self.figures = figures
        if view.own is None:
            raise ValueError("only a seat that plays can be stood in for")
        self.own: MatView = view.own
        self.rivals = view.rivals
        self.kinds = view.kinds
        self.campaign = len(view.kinds) > 1
        self._incomes: dict[tuple[int, Ratings], float] = {}
        self._left: dict[int, list[int]] = {}
        self._side: dict[tuple[int, int, int], float] = {}
        self.spied: dict[int, tuple[float, ...]] = {}
        """What attempts at Espionage may bring, by what is added to the die."""

    def without(self, card: Value | None) -> Prospects:
        """The same with a card out of the hand."""
        if card is None:
            return self
        own = replace(self.own, hand=tuple(each for each in self.own.hand or () if str(each.number) != card))
        mats = tuple(own if mat.seat == own.seat else mat for mat in self.view.companies)
        # All that is known of the rest, which is the same, goes with it.
        other = copy(self)
        other.view, other.own, other.spied = replace(self.view, companies=mats), own, {}
        return other

    @property
    def boxes(self) -> Mapping[str, Technology]:
        """The mat in use."""
        return _boxes(self.figures, self.kinds)

    @cached_property
    def turns_left(self) -> int:
        """Turns to come, this one included, until a morale or the currency gives out on average."""
        view = self.view
        boxes = len(view.inflation_track) - 1 - view.inflation
        lead = max([each.effectiveness.fighter for each in view.companies]) - view.allied.fighter
        morale = (view.german_morale, view.allied_morale)
        return _turns_left(self.figures, view.war_discards, morale, boxes, (lead > 0, lead < 0))

    @property
    def nearly_over(self) -> float:
        """How likely this turn is the last: morale against the losses that may come."""
        view = self.view
        return _nearly_over(self.figures, view.war_discards, view.german_morale, view.allied_morale)

    @property
    def columns(self) -> tuple[int, ...]:
        """Contracts Available turn by turn until the end."""
        return _columns(self.figures, self.view.war_discards, self.view.available, self.turns_left)

    def income(self, factories: int, ratings: Ratings, turn: int = 0, influence: int | None = None) -> float:
        """Marks from contracts in one turn to come, with such factories and ratings."""
        if influence is None:
            influence = self.own.influence
        limit, earned = factories, 0.0
        if ratings.fighter >= self.view.allied.fighter + ALLIED_GROWTH * turn - QUALITY:
            remaining = self._left_by_those_ahead(ratings.fighter)[turn]
            earned = _award(self.figures, remaining, influence, min(limit, remaining))
        if self.campaign:
            earned += min(max(0.0, limit - earned), self._side_work(ratings, turn))
        return earned

    def future_income(self, factories: int, ratings: Ratings) -> float:
        """Marks from contracts until the end; what is far away counts less."""
        known = self._incomes.get((factories, ratings))
        if known is None:
            turns = range(self.turns_left)
            known = sum([FAITH**turn * self.income(factories, ratings, turn) for turn in turns])
            self._incomes[factories, ratings] = known
        return known

    def _left_by_those_ahead(self, fighter: int) -> list[int]:
        """Contracts that are left for such a Fighter, turn by turn."""
        known = self._left.get(fighter)
        if known is None:
            columns = enumerate(self.columns)
            known = self._left[fighter] = [self._reckon_left(fighter, *column) for column in columns]
        return known

    def _reckon_left(self, fighter: int, turn: int, column: int) -> int:
        remaining = float(column)
        for theirs, designing, factories, influence in self._bidders:
            lead = theirs + RIVALS_GROWTH * turn + designing - fighter
            chance = 1.0 if lead > 2 else (0.0 if lead < -2 else 0.5 + lead / 4)
            if chance:
                remaining -= chance * _award(self.figures, round(remaining), influence, factories + turn // 2)
        return max(0, round(remaining))

    @cached_property
    def _bidders(self) -> list[tuple[int, float, int, int]]:
        """Of each rival what contracts depend on: Fighter, what that may gain, factories, influence."""
        return [
            (rival.effectiveness.fighter, _designing(rival), rival.factories, rival.influence)
            for rival in self.rivals
        ]

    def _side_work(self, ratings: Ratings, turn: int) -> float:
        known = self._side.get((ratings.recon, ratings.bomber, turn))
        if known is None:
            known = self._reckon_side_work(ratings, turn)
            self._side[ratings.recon, ratings.bomber, turn] = known
        return known

    def _reckon_side_work(self, ratings: Ratings, turn: int) -> float:
        rivals = [each.effectiveness.recon + 0.3 * turn for each in self.rivals]
        recon = sum(ratings.recon > theirs for theirs in (*rivals, self.view.allied.recon + 0.7 * turn))
        bomber = max(0.0, ratings.bomber - self.view.allied.bomber - 0.5 * turn)
        honours = 0.5 * (ratings.recon > max(each.effectiveness.recon for each in self.rivals))
        honours += 0.5 * (ratings.bomber > max(each.effectiveness.bomber for each in self.rivals))
        return recon + bomber + honours

    def saved_by_banking(self) -> float:
        """What a mark turned into Gold now is worth more than one left as paper."""
        eased = max(0, self.turns_left - 1)
        hoard = min(1.0, self.own.marks / (5.0 * max(1, eased)))
        urgency = max(self.nearly_over, float(eased == 0), taste.HOARD * hoard, 0.5 ** (eased + 1))
        return taste.MARK_SAVED + taste.MARK_SAVED_LATE * urgency

    def raised(self, kind: Kind, value: int) -> Ratings:
        now = self.own.effectiveness
        values = {"fighter": now.fighter, "recon": now.recon, "bomber": now.bomber, kind: value}
        return Ratings(**values)
