"""A Design step in advance: written down with the Action cards, or as the standing orders have it.

It is carried out as far as it is still possible when its turn comes; nothing of it is asked then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.answers import picked
from rules.baron.actions.design_form import (
    FIGHTER,
    Draft,
    fields,
    fits,
    roll_fields,
    wings_field,
    written_rolls,
)
from rules.baron.box.components import REAR_SEAT, Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.effectiveness import SIDES, WEIGHTS, dice_thrown, expected_rise
from rules.baron.companies.promise import promise
from rules.baron.companies.slots import count_actions, laid
from rules.baron.companies.technologies import bonuses, improvement, may_roll
from rules.baron.orders.texts import AS_ORDERED, DESIGN, as_ordered, pick
from rules.baron.phase import Question
from rules.baron.standing import DesignOrder, Wish
from rules.baron.state import Company, DesignPlan
from rules.baron.view import KINDS, Kind
from rules.engine import Choice, Field, Option, Pick, Value
from rules.said import said

WISH, ASK, BEST = "wish", "ask", "best"
MOST = 5
"""Technologies that can be named: a card performed twice, once more by Focused Effort and by a Bonus Action,
and one in reserve."""
_ORDERS: dict[object, DesignOrder] = {WISH: "wish", ASK: "ask", BEST: "best"}
RESTS_ON = (
    *("twice", "once", "once_more", "bonus", "wings"),
    *(f"{what}_{number}" for what in ("technology", "cards") for number in range(1, MOST + 1)),
)
"""The answers that change something in the fields of a step that is written down."""


def design_field(question: Question) -> Pick:
    """With the Action cards, if Design is one of them."""
    state, seat = question.state, question.seat
    stands = state.standing_of(question.company).design
    usual = AS_ORDERED if seat in state.orders else BEST
    return _design_field("valuable" if stands == WISH else stands, usual)


def wish_fields(question: Question, partial: Choice) -> tuple[Field, ...]:
    """What is to be said of a step that is written down here."""
    draft = _draft(question, partial)
    technologies = tuple(draft.fields())
    rolls = roll_fields(draft) if question.state.campaign else ()
    return (*wings_field(question.company), *technologies, *rolls)


@lru_cache(maxsize=32)
def _design_field(stands: DesignOrder, usual: str) -> Pick:
    return Pick(
        name="design",
        label=said("baron-actions.design"),
        options=(
            as_ordered(DESIGN, stands),
            pick(DESIGN, "best"),
            Option(WISH, said("baron-actions.design-as-said"), said("baron-actions.design-as-said.note")),
            pick(DESIGN, "ask"),
        ),
        slot="design",
        default=usual,
        hint=said("baron-actions.design.hint"),
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


def planned(question: Question) -> DesignPlan:
    """The step as it was ordered, now that its turn has come."""
    state, company = question.state, question.company
    wished = state.plan_of(company).wish
    order = state.design_order(company)
    return _granted(question, wished) if order == WISH and wished is not None else _ordered(question, order)


def missed(question: Question) -> Choice:
    """For somebody who asked to be asked about a step and then says nothing: the answer to its form that the
    standing orders give, or, where these ask too, that holds without orders."""
    plan = _ordered(question, _unasked(question))
    choice: dict[str, Value] = {}
    for number, (key, cards) in enumerate(plan.technologies, 1):
        paid = tuple(str(card) for card in cards)
        choice |= {f"technology_{number}": key, f"cards_{number}": paid[0] if len(paid) == 1 else paid}
    choice |= {f"roll_{number}": kind for number, kind in enumerate(plan.rolls, 1)}
    asked = {field.name for field in fields(question, choice)}
    return {name: answer for name, answer in choice.items() if name in asked}


def missed_roll(question: Question) -> str:
    """The same before a single roll."""
    draft = Draft(question, {}, actions=1)
    return _rolls(draft, ())[0] if _unasked(question) == BEST else FIGHTER


def _unasked(question: Question) -> DesignOrder:
    usual = question.state.usual_design(question.seat)
    return "best" if usual in ("ask", "wish") else usual


def _ordered(question: Question, order: DesignOrder) -> DesignPlan:
    if order == "rolls":
        return DesignPlan(rolls=(FIGHTER,) * question.company.actions["design"])
    if order != BEST:
        draft = Draft(question, {})
        _fill(draft, _improvement)
        return DesignPlan(technologies=tuple(draft.added), rolls=(FIGHTER,) * draft.actions)
    draft = Draft(question, {}, spared=_to_be_played(question))
    improved = _fill(draft, _worth)
    return DesignPlan(technologies=tuple(draft.added), rolls=_rolls(draft, improved))


def _to_be_played(question: Question) -> set[int]:
    """Cards that are ordered as events, this turn or until their moment comes."""
    orders = question.state.orders_of(question.company).events.values()
    return {order.card for order in orders if order.card is not None}


def _draft(question: Question, choice: Choice) -> Draft:
    """What these Action cards allow, and one technology in reserve."""
    actions = count_actions(laid(question.state.mode, choice)).get("design", 0)
    if actions and question.company.bonus_actions and "design" in picked(choice.get("bonus")):
        actions += 1
    return Draft(question, choice, actions=actions, spare=1)


def _granted(question: Question, wished: Wish) -> DesignPlan:
    """What is still possible of it, in its order; other cards pay where those named are gone."""
    draft = Draft(question, {"wings": "biplane"} if wished.biplane else {})
    for key, named in wished.technologies:
        box = next((each for each in draft.options() if each.key == key), None)
        if box is not None and len(draft.added) < draft.actions:
            held = draft.cards_for(box)
            draft.add(box, named if set(named) <= set(held) else held[: box.cards])
    rolls = (*wished.rolls, *(FIGHTER,) * draft.actions)[: draft.actions]
    return DesignPlan(
        technologies=tuple(draft.added),
        biplane=wished.biplane,
        rolls=tuple(roll if fits(draft, roll) else FIGHTER for roll in rolls),
    )


def _fill(draft: Draft, worth: Callable[[Draft, Technology], float]) -> list[tuple[Kind, ...]]:
    """Add what is worth most while something is; which types each of them improves."""
    figures, improved = draft.question.figures, []
    while len(draft.added) < draft.actions:
        best = max(draft.options(), key=lambda box: worth(draft, box), default=None)
        if best is None or worth(draft, best) <= 0:
            break
        before = bonuses(figures, draft.company)
        draft.add(best, draft.cards_for(best)[: best.cards])
        after = bonuses(figures, draft.company)
        improved.append(tuple([kind for kind in KINDS if after.of(kind) > before.of(kind)]))
    return improved


def _rolls(draft: Draft, improved: Sequence[tuple[Kind, ...]]) -> tuple[str, ...]:
    """A roll for each technology, of a type that it improves; where none of them can rise, and with the rolls
    that are left, for what is likeliest to gain."""
    question, company = draft.question, draft.company
    open_to = may_roll(question.state.kinds, company.owned)
    rolls: list[Kind] = []

    def gain(kind: Kind) -> float:
        return WEIGHTS[kind] * _rise(question.figures, company, kind, rolls.count(kind))

    for number in range(draft.actions):
        meant = [kind for kind in open_to if number < len(improved) and kind in improved[number]]
        hopeful = [kind for kind in meant if gain(kind) > 0]
        rolls.append(max(hopeful or open_to, key=gain))
    return tuple(rolls)


def _rise(figures: Figures, company: Company, kind: Kind, before: int) -> float:
    """What one more roll is likely to add to a rating after so many others for it."""
    effects, dice = company.effects, dice_thrown(engineer=company.engineer)
    headroom = (
        company.effectiveness.of(kind) - bonuses(figures, company).of(kind) - effects.die - effects.result
    )
    less, more = (expected_rise(SIDES[kind], rolls * dice, headroom) for rolls in (before, before + 1))
    return more - less


def _improvement(draft: Draft, box: Technology) -> int:
    """What it adds, and a little for what nothing else can be had without."""
    gained = improvement(draft.question.figures, draft.company, box.key) + box.income
    return gained + int(box.key == REAR_SEAT)


def _worth(draft: Draft, box: Technology) -> float:
    """What it promises with the cards that are left."""
    question, company = draft.question, draft.company
    owned = frozenset(company.owned)
    return promise(question.figures, question.state.kinds, owned, company.hand, box.key) + box.income
