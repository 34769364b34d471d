"""Reminders: the counters that third cards leave for the next turn, where they say something true there."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.dogfight.box.components import Maneuver
from rules.dogfight.damage import special_damage
from rules.dogfight.limits import FREE, Limits
from rules.dogfight.planning import ace_abilities
from rules.dogfight.state import Plane, State


def holds(state: State, plane: Plane, deck: Iterable[Maneuver], counter: str) -> bool:
    """Whether its next plan is bound, or free, as the counter says: aces are not, who burns flies no
    Immelmann, and some have none."""
    bound = _next(state, plane)
    if counter == "immelmann":
        return not bound.free_after_immelmann
    if counter == "steep":
        return not bound.double_steep
    return not bound.burning and any(card.is_immelmann for card in deck)


def _next(state: State, plane: Plane) -> Limits:
    """What the damage and the pilot's abilities mean for the plan of the next turn."""
    coming = replace(state, turn=state.turn + 1, round=0)
    return ace_abilities.limit(coming, plane, special_damage.limit(coming, plane, FREE))
