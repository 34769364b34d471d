"""The smaller decisions: spying, Halberstadt's discard, Roland's licences, a partner's technology."""

from __future__ import annotations

from rules.baron.autopilot.event_choice import event_value
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects, average_award
from rules.baron.autopilot.spying import targets
from rules.baron.autopilot.workshop import Workshop, card_value
from rules.baron.war.contracts import LICENCE_ROLL, column_of

_LICENCE_WORTH = 1.3
"""What a licence must bring; kept, its marker is worth 1 at the end."""


def spy(prospects: Prospects, answers: Answers) -> None:
    worth = targets(prospects)
    options = [key for key in answers.options("technology") if worth.get(key, 0) > 0]
    if options:
        answers.give("technology", max(options, key=lambda key: worth[key]))
    elif not answers.give("technology", "stop"):
        return
    answers.give("after", "ask")


def discard(prospects: Prospects, answers: Answers) -> None:
    """The card that is worth least, whichever half of it is better."""
    cards = answers.options("discard")
    worth = {card: max(card_value(prospects, int(card)), event_value(prospects, int(card))) for card in cards}
    if cards:
        answers.give("discard", min(cards, key=lambda card: worth[card]))


def licence(prospects: Prospects, answers: Answers) -> None:
    """Use a licence where going second brings clearly more than waiting."""
    order, own = prospects.view.order, prospects.own
    late = own.key in order and order.index(own.key) > 1
    answers.give("licence", "use" if late and _licence_gain(prospects) > _LICENCE_WORTH else "keep")


def plan_licence(prospects: Prospects, answers: Answers) -> None:
    """The same before it is known who will be second, which the order itself sees to."""
    if prospects.own.licences:
        answers.give("licence", "use" if _licence_gain(prospects) > _LICENCE_WORTH else "keep")


def _licence_gain(prospects: Prospects) -> float:
    own, view = prospects.own, prospects.view
    row = prospects.figures.display.contracts.rows[column_of(view.available, own.influence)]
    first = prospects.income(99, own.effectiveness)
    left = max(0, view.remaining - round(first))
    licensed = average_award(row, own.influence + LICENCE_ROLL, min(own.factories, left))
    return licensed - prospects.income(own.factories, own.effectiveness)


def take_in_return(prospects: Prospects, answers: Answers) -> None:
    workshop = Workshop(prospects)
    options = [key for key in answers.options("technology") if key in workshop.boxes]
    if options:
        answers.give("technology", max(options, key=lambda key: workshop.worth(workshop.boxes[key])))
