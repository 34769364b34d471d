"""What Espionage may bring."""

from __future__ import annotations

from rules.baron.autopilot import taste
from rules.baron.autopilot.craft import Workshop
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.components import Technology


def chance(prospects: Prospects, box: Technology) -> float:
    """The chance of an attempt, as far as the mats tell."""
    known = _known_to(prospects, box)
    return min(6, max(0, 7 - box.espionage + (known > 1))) / 6 if known else 0.0


def _known_to(prospects: Prospects, box: Technology) -> int:
    own = prospects.own
    if prospects.view.mode != "solitaire":
        return sum(box.key in rival.technologies for rival in prospects.rivals)
    return max(
        sum(rival.effectiveness.of(kind) > own.effectiveness.of(kind) for rival in prospects.rivals)
        for kind in box.kinds
    )


def targets(prospects: Prospects) -> dict[str, float]:
    """Technologies that could be stolen, and what an attempt is worth in bonus points."""
    workshop = Workshop(prospects)
    return {
        box.key: chance(prospects, box) * workshop.worth(box)
        for box in workshop.boxes.values()
        if box.key not in workshop.owned
        and (box.prerequisite is None or box.prerequisite in workshop.owned)
        and chance(prospects, box)
    }


def spying_value(prospects: Prospects, attempts: int) -> float:
    worth = sorted(targets(prospects).values(), reverse=True)
    if prospects.view.mode == "solitaire":
        attempts = min(1, attempts)
    total = sum(worth[min(index, len(worth) - 1)] for index in range(attempts)) if worth else 0.0
    return max(0.0, total) * taste.SPYING * max(0, prospects.turns_left - 1)
