"""A Design step in advance: written down with the Action cards, or as the standing orders have it.

It is carried out as far as it is still possible when its turn comes; nothing of it is asked then.
"""

from __future__ import annotations

from functools import lru_cache

from rules.answers import picked
from rules.baron.actions.design_form import FIGHTER, Draft, fits, roll_fields, wings_field, written_rolls
from rules.baron.box.components import REAR_SEAT, Technology
from rules.baron.companies.slots import count_actions, laid
from rules.baron.companies.technologies import improvement
from rules.baron.orders.texts import AS_ORDERED, DESIGN, as_ordered
from rules.baron.phase import Question
from rules.baron.standing import DesignOrder, Orders, Wish
from rules.baron.state import Plan
from rules.engine import Choice, Field, Option, Pick

WISH, ASK = "wish", "ask"
MOST = 5
"""Technologies that can be named: a card performed twice, once more by Focused Effort and by a Bonus Action,
and one in reserve."""
_ORDERS: dict[object, DesignOrder] = {WISH: "wish", ASK: "ask"}
RESTS_ON = (
    *("twice", "once", "once_more", "bonus", "wings"),
    *(f"{what}_{number}" for what in ("technology", "cards") for number in range(1, MOST + 1)),
)
"""The answers that change something in the fields of a step that is written down."""


def design_field(standing: Orders) -> Pick:
    """With the Action cards, if Design is one of them."""
    return _design_field("valuable" if standing.design == WISH else standing.design)


def wish_fields(question: Question, partial: Choice) -> tuple[Field, ...]:
    """What is to be said of a step that is written down here."""
    draft = _draft(question, partial)
    technologies = tuple(draft.fields())
    rolls = roll_fields(draft) if question.state.campaign else ()
    return (*wings_field(question.company), *technologies, *rolls)


@lru_cache(maxsize=8)
def _design_field(stands: DesignOrder) -> Pick:
    return Pick(
        name="design",
        label="Design",
        options=(
            as_ordered(DESIGN, stands),
            Option(WISH, "As I say here", "technologies as far as they are still possible then, and rolls"),
            Option(ASK, *DESIGN["ask"]),
        ),
        slot="design",
        default=AS_ORDERED,
        hint="How your designers choose when their Action comes.",
    )


def order(choice: Choice) -> DesignOrder | None:
    return _ORDERS.get(choice.get("design"))


def wish(question: Question, choice: Choice) -> Wish | None:
    """The Design step of a checked choice, if it has one."""
    if choice.get("design") != WISH:
        return None
    draft = _draft(question, choice)
    for _ in draft.fields():
        pass
    return Wish(
        technologies=tuple(draft.added),
        biplane=choice.get("wings") == "biplane",
        rolls=written_rolls(choice, draft.actions),
    )


def planned(question: Question) -> Plan:
    """The step as it was ordered, now that its turn has come."""
    company, state = question.company, question.state
    wished = state.plan_of(company).wish
    match state.design_order(company):
        case "wish" if wished is not None:
            return _granted(question, wished)
        case "rolls":
            return Plan(rolls=(FIGHTER,) * company.actions["design"])
        case _:
            return _best(question)


def _draft(question: Question, choice: Choice) -> Draft:
    """What these Action cards allow, and one technology in reserve."""
    actions = count_actions(laid(question.state.mode, choice)).get("design", 0)
    if actions and question.company.bonus_actions and "design" in picked(choice.get("bonus")):
        actions += 1
    return Draft(question, choice, actions=actions, spare=1)


def _granted(question: Question, wished: Wish) -> Plan:
    """What is still possible of it, in its order; other cards pay where those named are gone."""
    draft = Draft(question, {"wings": "biplane"} if wished.biplane else {})
    for key, named in wished.technologies:
        box = next((each for each in draft.options() if each.key == key), None)
        if box is not None and len(draft.added) < draft.actions:
            held = draft.cards_for(box)
            draft.add(box, named if set(named) <= set(held) else held[: box.cards])
    rolls = (*wished.rolls, *(FIGHTER,) * draft.actions)[: draft.actions]
    return Plan(
        technologies=tuple(draft.added),
        biplane=wished.biplane,
        rolls=tuple(roll if fits(draft, roll) else FIGHTER for roll in rolls),
    )


def _best(question: Question) -> Plan:
    draft = Draft(question, {})
    while len(draft.added) < draft.actions:
        best = max(draft.options(), key=lambda box: _worth(draft, box), default=None)
        if best is None or _worth(draft, best) <= 0:
            break
        draft.add(best, draft.cards_for(best)[: best.cards])
    return Plan(technologies=tuple(draft.added), rolls=(FIGHTER,) * draft.actions)


def _worth(draft: Draft, box: Technology) -> int:
    """What it adds, and a little for what nothing else can be had without."""
    gained = improvement(draft.question.figures, draft.company, box.key) + box.income
    return gained + int(box.key == REAR_SEAT)
