"""Design: technologies first, then Effectiveness rolls, company by company in order.

Who did not say in advance what to design is asked, all at once, and may ask to be asked again in turn; the
steps are then carried out in tie-breaking order. Alone against companies that nobody plays, the order is that
of Preference.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.answers import one_of
from rules.baron.actions import design_form
from rules.baron.actions.design_form import ASK, IF_RISEN, IN_TURN
from rules.baron.actions.design_plan import missed, missed_roll, planned
from rules.baron.companies.bonus_actions import asks_bonus, spend, spend_as_planned
from rules.baron.companies.effectiveness import roll_effectiveness
from rules.baron.companies.npc import design as npc_design
from rules.baron.companies.technologies import gain
from rules.baron.companies.ties import preference_order, tie_breaking_order
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company, DesignPlan
from rules.baron.view import KINDS
from rules.engine import Choice, Decision, Field, Pick
from rules.forms import with_defaults
from rules.said import Text, said
from rules.values import Seat


class Design(Asking):
    stage = "design"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "design")
        designing = [each for each in play.state.companies if each.actions.get("design") or each.seat is None]
        if not designing:
            return
        alone = play.state.mode == "solitaire"
        order = preference_order(play, designing) if alone else tie_breaking_order(play, designing)
        play.change(order=order, plans={})
        if len(order) > 1:
            play.tell("order", stage=self.stage, companies=list(order))
        seats = tuple(each.seat for each in designing if each.seat is not None and _asks(play, each))
        if seats and not alone:
            play.change(asked=seats)
            play.tell("design_asked", companies=[play.state.of(seat).key for seat in seats])
        else:
            self._go_on(play)

    def decision(self, question: Question) -> Decision:
        if question.seat in question.state.plans:
            return Decision("roll", said("baron-actions.asked-roll"))
        return Decision("design", said("baron-actions.asked-design"))

    def briefing(self, question: Question) -> Text:
        if question.seat in question.state.plans:
            return said("baron-actions.briefing-roll")
        return said("baron-actions.briefing-design", actions=question.company.actions["design"])

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        if question.seat not in question.state.plans:
            return design_form.fields(question, partial)
        options = design_form.roll_options(question)
        return (
            Pick(
                name="roll",
                label=said("baron-actions.roll"),
                options=options,
                slot="roll",
                default="fighter",
                hint=said("baron-actions.roll.hint"),
            ),
        )

    def default(self, question: Question) -> Choice:
        """Whoever asked to be asked and misses it has the orders that stand."""
        if question.seat in question.state.plans:
            return {"roll": missed_roll(question)}
        return with_defaults(self.form(question), missed(question))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        plans = dict(play.state.plans)
        for seat, choice in choices.items():
            if seat in plans:
                plans[seat] = replace(plans[seat], rolls=(str(choice["roll"]), *plans[seat].rolls[1:]))
            elif choice.get("when") != IN_TURN:
                plans[seat] = design_form.plan(Question(play.state, play.figures, seat), choice)
        play.change(asked=(), plans=plans)
        self._go_on(play)

    def _go_on(self, play: Play) -> None:
        while play.state.order:
            company = play.state.company(play.state.order[0])
            if company.seat is None:
                npc_design(play, company)
            else:
                if company.seat not in play.state.plans and _asks(play, company):
                    play.change(asked=(company.seat,))
                    play.tell("design_asked", companies=[company.key])
                    return
                if not self._carry_out(play, company, company.seat):
                    return
            play.change(order=play.state.order[1:])

    def _carry_out(self, play: Play, company: Company, seat: Seat) -> bool:
        """Whether the step is done; if not, its owner is asked about the next roll."""
        plan = play.state.plans.get(seat) or planned(Question(play.state, play.figures, seat))
        if not plan.begun:
            plan = _add_technologies(play, company.key, plan)
        for done, choice in enumerate(plan.rolls):
            if choice == ASK:
                plan = replace(plan, rolls=plan.rolls[done:])
                play.change(asked=(seat,), plans={**play.state.plans, seat: plan})
                play.tell("roll_asked", company=company.key, left=len(plan.rolls))
                return False
            kind = one_of(KINDS, choice)
            if choice in IF_RISEN:
                risen = play.state.company(company.key).effectiveness.fighter > plan.fighter
                kind = IF_RISEN[choice] if risen else "fighter"
            if kind is not None:
                roll_effectiveness(play, company.key, kind, "design")
        play.set_actions(company.key, "design", 0)
        play.change(plans={other: kept for other, kept in play.state.plans.items() if other != seat})
        return True


def _add_technologies(play: Play, key: str, plan: DesignPlan) -> DesignPlan:
    if plan.bonus:
        spend(play, key, "design")
    wings = play.state.company(key).wings
    if plan.biplane and wings != "biplane":
        play.update(key, wings="biplane")
        play.tell("wings", company=key, before=wings, after="biplane")
    for technology, cards in plan.technologies:
        gain(play, key, technology, "design", cards)
    return replace(plan, begun=True, fighter=play.state.company(key).effectiveness.fighter)


def _asks(play: Play, company: Company) -> bool:
    """Whether its owner wants to be asked: about the step or, if it is not written down, a Bonus Action."""
    written = play.state.plan_of(company).design is not None
    bonus = not written and asks_bonus(play, company, "design")
    return bonus or play.state.design_order(company) == ASK
