"""A Design step: the most valuable technologies first, then the most promising rolls."""

from __future__ import annotations

from rules.baron.actions.design_form import FIGHTER
from rules.baron.autopilot.event_choice import event_value
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.workshop import Workshop
from rules.baron.box.components import Technology
from rules.baron.companies.effectiveness import WEIGHTS
from rules.baron.view import Kind


def design(prospects: Prospects, answers: Answers, actions: int) -> None:
    """As the form asks: at the time, or in advance with a technology in reserve."""
    workshop = Workshop(prospects)
    for number in range(1, actions + 1):
        _add_best(workshop, answers, number)
    first, second, *_ = (*_ranked(workshop), FIGHTER)
    answers.give("roll_1", first)
    for number in range(2, actions + 1):
        if first != FIGHTER or not answers.give(f"roll_{number}", f"{second} if risen"):
            answers.give(f"roll_{number}", first)
    _add_best(workshop, answers, actions + 1)


def cards_spent(prospects: Prospects, actions: int) -> set[str]:
    """The cards that so many Design Actions would take out of the hand."""
    workshop = Workshop(prospects)
    while actions and (best := workshop.best()) is not None:
        workshop.add(best, _payment(workshop, best))
        actions -= 1
    return {str(card.number) for card in prospects.own.hand or () if card.number not in workshop.cards}


def _payment(workshop: Workshop, box: Technology) -> list[int]:
    """The cards whose events are worth least."""
    cards = sorted(workshop.payable(box), key=lambda card: event_value(workshop.prospects, card))
    return cards[: box.cards]


def _add_best(workshop: Workshop, answers: Answers, number: int) -> None:
    """Of what the form offers."""
    offered = [workshop.boxes[key] for key in answers.options(f"technology_{number}") if key != "none"]
    best = max(filter(workshop.can_pay, offered), key=workshop.worth, default=None)
    if best is None or workshop.worth(best) <= 0:
        return
    cards = _payment(workshop, best)
    answers.give(f"technology_{number}", best.key)
    answers.give(f"cards_{number}", tuple(str(card) for card in cards))
    workshop.add(best, cards)


def roll(prospects: Prospects, answers: Answers) -> None:
    answers.give("roll", _ranked(Workshop(prospects))[0])


def _ranked(workshop: Workshop) -> list[Kind]:
    """The types that are likely to earn most by rising, the best first."""
    return sorted(workshop.prospects.view.kinds, key=lambda kind: -_promise(workshop, kind))


def _promise(workshop: Workshop, kind: Kind) -> float:
    prospects = workshop.prospects
    rise = workshop.rise(kind, 1)
    own = prospects.own
    raised = prospects.raised(kind, own.effectiveness.of(kind) + round(rise))
    before = prospects.future_income(own.factories, own.effectiveness)
    return prospects.future_income(own.factories, raised) - before + 0.3 * WEIGHTS[kind] * rise
