"""The War Status deck in three acts: 1916 on 1917 on 1918, with some of each year held back to the next."""

from __future__ import annotations

from rules.baron.box.figures import Figures
from rules.dice import Dice

MOVED_TO_1917 = 4
MOVED_TO_1918 = 6


def stacked(figures: Figures, dice: Dice) -> tuple[int, ...]:
    """The deck as it is set up; nobody sees which cards are held back."""
    piles = {
        year: [number for number, card in sorted(figures.war_status.items()) if card.year == year]
        for year in (1916, 1917, 1918)
    }
    first = dice.shuffle(piles[1916], "war 1916")
    second = dice.shuffle((*piles[1917], *first[:MOVED_TO_1917]), "war 1917")
    third = dice.shuffle((*piles[1918], *second[:MOVED_TO_1918]), "war 1918")
    return (*first[MOVED_TO_1917:], *second[MOVED_TO_1918:], *third)


def latest_year(figures: Figures, place: int) -> int:
    """The latest year that a card at this place of the deck, counted from the top, can be of."""
    years = [card.year for card in figures.war_status.values()]
    first = years.count(1916) - MOVED_TO_1917
    second = first + MOVED_TO_1917 + years.count(1917) - MOVED_TO_1918
    return 1916 if place < first else (1917 if place < second else 1918)
