"""A Design step: the most valuable technologies first, then the most promising rolls."""

from __future__ import annotations

from rules.baron.autopilot.event_choice import event_value
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.workshop import WEIGHTS, Workshop
from rules.baron.view import KINDS, Kind


def design(prospects: Prospects, answers: Answers) -> None:
    workshop = Workshop(prospects)
    actions = prospects.own.actions.get("design", 0)
    for number in range(1, actions + 1):
        open_now = [workshop.boxes[key] for key in answers.options(f"technology_{number}") if key != "none"]
        best = max(open_now, key=workshop.worth, default=None)
        if best is None or workshop.worth(best) <= 0:
            break
        answers.give(f"technology_{number}", best.key)
        _pay(prospects, answers, number, best.cards)
        workshop.add(best)
    for number in range(1, actions + 1):
        kind = _best_roll(workshop)
        if number == 1 or not prospects.campaign:
            answers.give(f"roll_{number}", kind)
        else:
            answers.give(f"roll_{number}", "ask")


def _pay(prospects: Prospects, answers: Answers, number: int, cards: int) -> None:
    """Keep the cards with the better events."""
    held = sorted(answers.options(f"cards_{number}"), key=lambda card: event_value(prospects, int(card)))
    if held:
        answers.give(f"cards_{number}", tuple(held[:cards]))


def roll(prospects: Prospects, answers: Answers) -> None:
    answers.give("roll", _best_roll(Workshop(prospects)))


def _best_roll(workshop: Workshop) -> Kind:
    """The type that is likely to earn most by rising."""
    prospects = workshop.prospects
    if not prospects.campaign:
        return "fighter"
    return max(KINDS, key=lambda kind: _promise(workshop, kind))


def _promise(workshop: Workshop, kind: Kind) -> float:
    prospects = workshop.prospects
    rise = workshop.rise(kind, 1)
    own = prospects.own
    raised = prospects.raised(kind, own.effectiveness.of(kind) + round(rise))
    before = prospects.future_income(own.factories, own.effectiveness)
    return prospects.future_income(own.factories, raised) - before + 0.3 * WEIGHTS[kind] * rise
