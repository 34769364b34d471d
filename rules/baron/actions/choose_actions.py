"""Choose Actions: everybody lays out Action cards in secret, and writes down what belongs to this turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache, partial

from msgspec.structs import replace

from rules.answers import one_of, picked
from rules.baron.actions import design_plan
from rules.baron.actions.espionage import spy_options
from rules.baron.actions.research import discard_drawn, discard_field
from rules.baron.companies.slots import check_slots, chosen, count_actions, laid, slot_fields, slots
from rules.baron.names import ACTION_NAMES
from rules.baron.orders.event_orders import open_windows, read_events
from rules.baron.orders.texts import AS_ORDERED, LICENCE, SPY, as_ordered, picks
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.standing import TurnPlan, Wish
from rules.baron.state import CARDS, Report
from rules.baron.view import Action, Mode
from rules.engine import Choice, Decision, Field, Form, Option, Pick, Value
from rules.forms import Parts
from rules.said import Text, said
from rules.values import Seat

_SPIES, _LICENCES = picks(SPY), picks(LICENCE)
_SPIES_STAND = {order: as_ordered(SPY, order) for order in SPY}
_LICENCE_STANDS = {order: as_ordered(LICENCE, order) for order in LICENCE}
_LICENCE_LABEL, _LICENCE_HINT = said("baron-actions.licences"), said("baron-actions.licences.hint")
_SPIES_LABEL, _SPIES_HINT = said("baron-actions.spies"), said("baron-actions.spies.hint")


class ChooseActions(Asking):
    stage = "actions"

    def start(self, play: Play) -> None:
        seats = tuple(company.seat for company in play.state.companies if company.seat is not None)
        play.change(asked=seats)
        play.tell("turn", turn=play.state.turn)

    def decision(self, question: Question) -> Decision:
        return Decision("actions", said("baron-actions.asked-actions", turn=question.state.turn))

    def briefing(self, question: Question) -> Text:
        number = len(slots(question.state.mode))
        return said("baron-actions.briefing-actions", company=question.name, cards=number)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        sheet = _Sheet(question)
        return Parts(sheet.fields, *open_windows(question, sheet.standing, plan=True))

    def check(self, question: Question, choice: Choice) -> None:
        check_slots(question.state.mode, choice)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        """All cards are turned face up together."""
        written = {seat: _written(play, seat, choice) for seat, choice in choices.items()}
        play.change(asked=(), written=written, report=Report())
        for seat, choice in choices.items():
            discard_drawn(play, seat, choice)
        laid_out = {seat: chosen(play.state.mode, choice) for seat, choice in choices.items()}
        ready = [
            replace(play.state.of(seat), slots=cards, actions=count_actions(cards))
            for seat, cards in laid_out.items()
        ]
        play.put(ready)
        revealed = [{"company": each.key, "cards": list(each.slots), "count": each.actions} for each in ready]
        play.tell("revealed", actions=revealed)


class _Part:
    """Some fields of a form, kept until one of the answers changes on which they rest: most changes are
    elsewhere."""

    __slots__ = ("_answers", "_fields", "_form", "_rests_on")

    def __init__(self, rests_on: tuple[str, ...], form: Form) -> None:
        self._rests_on, self._form = rests_on, form
        self._answers: tuple[Value | None, ...] | None = None
        self._fields: tuple[Field, ...] = ()

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        answers = tuple(map(partial.get, self._rests_on))
        if answers != self._answers:
            self._answers, self._fields = answers, self._form(partial)
        return self._fields


class _Sheet:
    """The Action cards, and what goes with them; so much of it as no answer changes is worked out once."""

    def __init__(self, question: Question) -> None:
        self.question, self.company = question, question.company
        self.mode = question.state.mode
        self.standing = question.state.standing_of(self.company)
        self.discard = discard_field(question)
        self.licence = self._licence() if self.company.licences else ()
        self._rested_on: object = None
        self._fields: tuple[Field, ...] = ()

    def fields(self, answers: Choice) -> tuple[Field, ...]:
        """Worked out anew when other cards are laid or something else is wished: most answers do neither."""
        cards = laid(self.mode, answers)
        wished: tuple[Field, ...] = ()
        if "design" in cards and answers.get("design") == design_plan.WISH:
            wished = self._wished.fields(answers)
        if self._rested_on != (cards, wished):
            self._rested_on, self._fields = (cards, wished), self._laid(cards, wished)
        return self._fields

    def _laid(self, cards: tuple[Action | None, ...], wished: tuple[Field, ...]) -> tuple[Field, ...]:
        fields: list[Field] = [*slot_fields(self.mode, cards), *self.discard]
        if self.company.bonus_actions:
            fields += _bonus_field(self.mode, cards, self.company.bonus_actions)
        if "design" in cards:
            fields += (self._designing, *wished)
        if "espionage" in cards:
            fields.append(self._spying)
        fields += self.licence
        return tuple(fields)

    def _licence(self) -> tuple[Field, ...]:
        """What this turn may do otherwise than the standing orders say; so, too, with spies."""
        return (
            Pick(
                name="licence",
                label=_LICENCE_LABEL,
                options=(_LICENCE_STANDS[self.standing.licence], *_LICENCES),
                slot="licence",
                default=AS_ORDERED,
                hint=_LICENCE_HINT,
            ),
        )

    @cached_property
    def _wished(self) -> _Part:
        return _Part(design_plan.RESTS_ON, partial(design_plan.wish_fields, self.question))

    @cached_property
    def _designing(self) -> Pick:
        return design_plan.design_field(self.question)

    @cached_property
    def _spying(self) -> Pick:
        return Pick(
            name="spy",
            label=_SPIES_LABEL,
            options=(_SPIES_STAND[self.standing.spy], *spy_options(self.question), *_SPIES),
            slot="spy",
            default=AS_ORDERED,
            hint=_SPIES_HINT,
        )


def _written(play: Play, seat: Seat, choice: Choice) -> TurnPlan:
    if choice.get("design") != design_plan.WISH:
        return turn_plan(choice)
    return turn_plan(choice, design_plan.wish(Question(play.state, play.figures, seat), choice))


def turn_plan(choice: Choice, wish: Wish | None = None) -> TurnPlan:
    """What a choice says beside the cards; what it does not say, or says amiss, is left to the orders."""
    spy = choice.get("spy", AS_ORDERED)
    order = one_of(SPY, spy)
    first = "" if order is not None or spy == AS_ORDERED else str(spy)
    bonus = picked(choice.get("bonus"))
    return TurnPlan(
        events=read_events(choice),
        spy="valuable" if first else order,
        steal=first,
        licence=one_of(LICENCE, choice.get("licence")),
        bonus=tuple([card for card in CARDS if card in bonus]) if bonus else (),
        design=design_plan.order(choice),
        wish=wish,
    )


@lru_cache(maxsize=512)
def _bonus_field(mode: Mode, cards: tuple[Action | None, ...], markers: int) -> tuple[Field, ...]:
    """Once all cards are laid: on which of them Pfalz means to spend a marker."""
    no_bonus = {"focused_effort", "espionage"} if mode == "solitaire" else {"focused_effort"}
    performed = [card for card in cards if card is not None and card not in no_bonus]
    if not performed or None in cards:
        return ()
    return (
        Pick(
            name="bonus",
            label=said("baron-actions.bonus-on"),
            options=tuple(
                Option(card, ACTION_NAMES[card], said("baron-actions.bonus-on.note")) for card in performed
            ),
            least=0,
            most=min(markers, len(performed)),
            slot="bonus",
            hint=said("baron-actions.bonus-on.hint"),
        ),
    )
