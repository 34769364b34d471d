"""What each maneuver card does to a height, in the air and on the ground, and what height has against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from rules.dogfight.altitude import immelmann, landing, overdive, split_s, takeoff
from rules.dogfight.altitude.climb_and_dive import climb, dive
from rules.dogfight.box.components import Maneuver
from rules.dogfight.pieces.height import Height

Why: TypeAlias = Literal["climb", "dive", "immelmann", "split-s", "overdive"]
HeightFault: TypeAlias = (
    Literal["climb-with-immelmann", "dive-with-split-s", "no-straight-to-overdive", "too-low-to-overdive"]
    | landing.LandingFault
    | takeoff.TakeoffFault
)


class Change(NamedTuple):
    """An airplane's height after a card, and what in the card changed it."""

    height: Height
    why: Why | None = None
    flown: bool = True
    """False for a card that is not carried out, on the ground."""
    fatal: bool = False


def change(height: Height, flown: Sequence[Maneuver], card: Maneuver, *, overdives: bool) -> Change:
    """What a card does after those flown before it."""
    before = flown[-1] if flown else None
    if height.grounded:
        return _on_ground(height, card)
    if card.is_climb:
        return Change(climb(height), "climb")
    if card.is_dive:
        too_low = overdives and overdive.begins(before, card) and height.level < overdive.LOWEST
        return Change(height, "overdive", fatal=True) if too_low else Change(dive(height), "dive")
    if card.is_immelmann:
        return _around(height, before, card)
    if overdives and card.is_straight and overdive.owes_straight(flown):
        return Change(overdive.second_drop(height), "overdive")
    return Change(height)


def _around(height: Height, before: Maneuver | None, card: Maneuver) -> Change:
    """The Immelmann card turns an airplane upwards or downwards."""
    if not split_s.is_split_s(before, card):
        return Change(immelmann.rise(height), "immelmann")
    sunk = split_s.sink(height)
    return Change(sunk, "split-s", fatal=sunk.grounded)


def _on_ground(height: Height, card: Maneuver) -> Change:
    if height.run in {"touchdown", "rolling"}:
        return Change(landing.roll(height, card))
    if height.run == "halted" or not height.ready:
        return Change(height._replace(run="halted" if height.run == "halted" else ""), flown=False)
    rolled = takeoff.roll(height, card)
    if rolled.climb:
        return Change(rolled, "climb")
    return Change(rolled, flown=takeoff.under_way(rolled))


def after(height: Height, flown: Sequence[Maneuver], cards: Sequence[Maneuver], *, overdives: bool) -> Height:
    """The height after several cards."""
    trail = list(flown)
    for card in cards:
        height = change(height, trail, card, overdives=overdives).height
        trail.append(card)
    return height


def fault(
    height: Height | None,
    earlier: Sequence[Maneuver],
    turn: Sequence[Maneuver],
    card: Maneuver,
    *,
    overdives: bool,
) -> HeightFault | None:
    """What altitude has against flying this card now; a height of None is high enough for everything."""
    if height is not None and height.grounded:
        return landing.fault(height, card) or takeoff.fault(height, card)
    before = earlier[-1] if earlier else None
    if immelmann.shares_turn_with_climb(before, turn, card):
        return "climb-with-immelmann"
    if split_s.shares_turn_with_dive(before, turn, card):
        return "dive-with-split-s"
    if overdives:
        return _overdive_fault(height, (*earlier, *turn), card)
    return None


def _overdive_fault(height: Height | None, flown: Sequence[Maneuver], card: Maneuver) -> HeightFault | None:
    if overdive.owes_straight(flown) and not card.is_straight:
        return "no-straight-to-overdive"
    low = height is not None and height.level < overdive.LOWEST
    return "too-low-to-overdive" if low and flown and overdive.begins(flown[-1], card) else None
