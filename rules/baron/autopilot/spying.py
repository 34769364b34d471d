"""What Espionage may bring."""

from __future__ import annotations

from rules.baron.actions import espionage
from rules.baron.actions.espionage import add_for, overheard
from rules.baron.autopilot import taste
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.workshop import Workshop
from rules.baron.box.components import Technology
from rules.baron.companies.slots import performed


def _chance(known: int, box: Technology, add: int) -> float:
    """The chance of an attempt, as far as the mats tell."""
    return espionage.chance(box.espionage - add_for(known) - add) if known else 0.0


def targets(prospects: Prospects, add: int = 0) -> dict[str, float]:
    """Technologies that could be stolen, and what an attempt is worth in points; `add` helps the die."""
    workshop = Workshop(prospects)
    rivals = [(rival.technologies, rival.effectiveness) for rival in prospects.rivals]
    boxes = workshop.eligible()
    talk = overheard(prospects.view.mode, boxes, prospects.own.effectiveness, rivals)
    return {
        box.key: likely * workshop.worth(box)
        for box in boxes
        if (likely := _chance(talk.get(box.key, 0), box, add))
    }


def spying_value(prospects: Prospects, attempts: int, add: int = 0) -> float:
    if add not in prospects.spied:
        prospects.spied[add] = tuple(sorted(targets(prospects, add).values(), reverse=True))
    worth = prospects.spied[add]
    attempts = performed(prospects.view.mode, "espionage", attempts)
    total = sum(worth[min(index, len(worth) - 1)] for index in range(attempts)) if worth else 0.0
    return max(0.0, total) * taste.SPYING * max(0, prospects.turns_left - 1)
