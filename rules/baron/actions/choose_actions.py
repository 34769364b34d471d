"""Choose Actions: everybody lays out Action cards in secret, and writes down standing orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from rules.answers import one_of, picked
from rules.baron.cards.event_form import held_for, needs_target, plannable
from rules.baron.companies.slots import check_slots, chosen, count_actions, slot_fields, slots
from rules.baron.names import ACTION_NAMES, WINDOW_NAMES
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import (
    CARDS,
    WINDOWS,
    BankOrder,
    Company,
    LicenceOrder,
    Order,
    Orders,
    SpyOrder,
)
from rules.baron.view import Action, Mode
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.values import Seat

_Order = TypeVar("_Order", bound=str)

LEADER = "leader"
_SPY: dict[SpyOrder, tuple[str, str]] = {
    "ask": ("Ask me", "before each attempt"),
    "valuable": ("The most valuable", "what is worth most, weighed by the chance of getting it"),
    "none": ("Make no attempt", "give these Actions up"),
}
_BANK: dict[BankOrder, tuple[str, str]] = {
    "all": ("As much as possible", ""),
    "ask": ("Ask me", "after the dice are rolled"),
}
_LICENCE: dict[LicenceOrder, tuple[str, str]] = {
    "keep": ("Keep them", ""),
    "use": ("Use one", "unless Roland is first or second anyway, or refused for quality"),
    "ask": ("Ask me", "when the order is known"),
}


class ChooseActions(Asking):
    stage = "actions"

    def start(self, play: Play) -> None:
        seats = tuple(company.seat for company in play.state.companies if company.seat is not None)
        play.change(asked=seats)
        play.tell("turn", turn=play.state.turn)

    def decision(self, question: Question) -> Decision:
        return Decision("actions", f"Choose Actions for turn {question.state.turn}")

    def briefing(self, question: Question) -> str:
        return f"{question.name} lays out {len(slots(question.state.mode))} Action cards."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return (
            *slot_fields(question.state.mode, partial),
            *_order_fields(question.company, question.state.mode, chosen(question.state.mode, partial)),
            *_event_fields(question, partial),
        )

    def check(self, question: Question, choice: Choice) -> None:
        check_slots(question.state.mode, choice)

    def default(self, question: Question) -> Choice:
        cards: tuple[Action, ...] = ("research", "build", "bank")
        return dict(zip(slots(question.state.mode), cards, strict=False))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        """All cards are turned face up together."""
        revealed = []
        for seat, choice in choices.items():
            cards = chosen(play.state.mode, choice)
            company = play.update(play.state.of(seat).key, slots=cards, actions=count_actions(cards))
            revealed.append({"company": company.key, "cards": list(cards), "count": company.actions})
        play.change(asked=(), orders={seat: orders(choice) for seat, choice in choices.items()})
        play.tell("revealed", actions=revealed)


def orders(choice: Choice) -> Orders:
    """The standing orders of a choice; what it does not say, or says amiss, is as it is by default."""
    return Orders(
        events={
            window: Order(str(choice[f"at_{window}"]), str(choice.get(f"at_{window}_target", "")))
            for window in WINDOWS
            if choice.get(f"at_{window}", "none") != "none"
        },
        spy=one_of(_SPY, choice.get("spy")) or "ask",
        bank=one_of(_BANK, choice.get("bank")) or "all",
        licence=one_of(_LICENCE, choice.get("licence")) or "keep",
        bonus=tuple(card for card in CARDS if card in picked(choice.get("bonus"))),
    )


def _order_fields(company: Company, mode: Mode, cards: tuple[Action, ...]) -> Iterator[Field]:
    if "espionage" in cards:
        yield _standing("spy", "Espionage attempts", _SPY, "ask")
    if "bank" in cards:
        yield _standing("bank", "Papiermarks to convert at the Bank", _BANK, "all")
    no_bonus = {"focused_effort", "espionage"} if mode == "solitaire" else {"focused_effort"}
    performed = [card for card in cards if card not in no_bonus]
    if company.bonus_actions and performed and len(cards) == len(slots(mode)):
        yield Pick(
            name="bonus",
            label="Spend a Bonus Action marker on",
            options=tuple(
                Option(card, ACTION_NAMES[card], "one more Action of this type") for card in performed
            ),
            least=0,
            most=min(company.bonus_actions, len(performed)),
            slot="bonus",
        )
    if company.licences:
        yield _standing("licence", "Licensed Production markers", _LICENCE, "keep")


def _standing(name: str, label: str, options: Mapping[_Order, tuple[str, str]], default: _Order) -> Pick:
    return Pick(
        name=name,
        label=label,
        options=tuple(Option(value, text, note) for value, (text, note) in options.items()),
        slot=name,
        default=default,
    )


def _event_fields(question: Question, partial: Choice) -> Iterator[Field]:
    """A standing order for each window; "ask me" is open to all, whatever they hold."""
    state, figures, company = question.state, question.figures, question.company
    for window in WINDOWS:
        held = held_for(figures, company, window)
        yield Pick(
            name=f"at_{window}",
            label=f"Event in {WINDOW_NAMES[window]}",
            options=(
                Option("none", "None"),
                Option("ask", "Ask me", "the game stops for you in this phase"),
                *(
                    Option(str(card), f"#{card} {figures.event_of(card).name}", figures.event_of(card).text)
                    for card in held
                    if plannable(figures.event_of(card))
                ),
            ),
            slot=f"at_{window}",
            default="none",
        )
        planned = next((card for card in held if str(card) == partial.get(f"at_{window}")), None)
        if planned is not None and needs_target(figures.event_of(planned)):
            yield Pick(
                name=f"at_{window}_target",
                label=f"{figures.event_of(planned).name}: against",
                options=(
                    Option(LEADER, "Whoever leads", "of those it can be played against"),
                    *(
                        Option(other.key, figures.companies[other.key].name)
                        for other in state.others(company)
                    ),
                ),
                slot=f"at_{window}_target",
                default=LEADER,
            )
