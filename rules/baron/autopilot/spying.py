"""What Espionage may bring."""

from __future__ import annotations

from rules.baron.actions import espionage
from rules.baron.actions.espionage import MOST_ALONE, Rival, add_for, known_to
from rules.baron.autopilot import taste
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.workshop import Workshop
from rules.baron.box.components import Technology
from rules.baron.companies.technologies import addable


def chance(prospects: Prospects, box: Technology, add: int = 0) -> float:
    """The chance of an attempt, as far as the mats tell."""
    rivals = [Rival(rival.technologies, rival.effectiveness) for rival in prospects.rivals]
    known = known_to(box, prospects.own.effectiveness, rivals, prospects.view.mode)
    return espionage.chance(box.espionage - add_for(known) - add) if known else 0.0


def targets(prospects: Prospects, add: int = 0) -> dict[str, float]:
    """Technologies that could be stolen, and what an attempt is worth in points; `add` helps the die."""
    workshop = Workshop(prospects)
    return {
        box.key: chance(prospects, box, add) * workshop.worth(box)
        for box in addable(workshop.boxes.values(), workshop.owned)
        if chance(prospects, box, add)
    }


def spying_value(prospects: Prospects, attempts: int, add: int = 0) -> float:
    worth = sorted(targets(prospects, add).values(), reverse=True)
    if prospects.view.mode == "solitaire":
        attempts = min(MOST_ALONE, attempts)
    total = sum(worth[min(index, len(worth) - 1)] for index in range(attempts)) if worth else 0.0
    return max(0.0, total) * taste.SPYING * max(0, prospects.turns_left - 1)
