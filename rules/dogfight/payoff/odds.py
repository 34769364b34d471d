"""Odds: what damage cards do to an airplane, and how a duel ends between two that are so much the worse."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from rules.dogfight.autopilot.gunnery import punch
from rules.dogfight.box.components import DamageDeck
from rules.lookahead.mixing import Array

LEAST = 0.3
"""Cards that an airplane is good for as long as it flies."""


class Ammunition(NamedTuple):
    """A damage deck as an airplane under fire knows it."""

    punch: float
    """Points to expect of a card, an explosion taken for many."""
    explosions: float
    """How many of the cards."""
    mean: float
    scatter: float
    """Of the points of all other cards."""
    unevenness: float
    """How far luck may carry one side ahead: 1 if all cards were alike."""

    @classmethod
    def of(cls, deck: DamageDeck) -> Ammunition:
        plain = [card.points for card in deck.cards if not card.is_explosion]
        mean, size = sum(plain) / len(plain), len(deck.cards)
        squares = sum(points**2 for points in plain) / len(plain)
        usual = punch(deck)
        explosions = 1 - len(plain) / size
        big = (usual * size - mean * len(plain)) ** 2 / max(size - len(plain), 1) / size
        return cls(
            punch=usual,
            explosions=explosions,
            mean=mean,
            scatter=math.sqrt(squares - mean**2),
            unevenness=(squares * (1 - explosions) + big) / usual**2,
        )


def fatal(cards: Array, left: float, shots: Ammunition) -> Array:
    """How likely so many cards bring down an airplane that can take so many points more."""
    spared = (1 - shots.explosions) ** cards
    short = (cards * shots.mean + 0.5 - left) / (shots.scatter * np.sqrt(np.maximum(cards, 0.01)))
    return np.where(cards > 0, 1 - spared * (1 - normal(short)), 0.0)


def lead(mine: Array, his: Array, ahead: Array, unevenness: float) -> Array:
    """The chance of whoever can take so many cards against one who can take so many, and who will besides
    deal so many more than he takes: the end of a random walk."""
    ours, theirs = np.maximum(mine, LEAST), np.maximum(his, LEAST)
    return normal((ours - theirs + ahead) / np.sqrt(unevenness * (ours + theirs)))


def normal(x: Array) -> Array:
    """The normal distribution, to seven digits (Abramowitz and Stegun 7.1.26)."""
    t = 1 / (1 + 0.3275911 * np.abs(x) / math.sqrt(2))
    tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return 0.5 * (1 + np.sign(x) * (1 - tail * np.exp(-x * x / 2)))
