"""Bank: a die for each Action, and up to so many Papiermarks turned into Gold."""

from __future__ import annotations

from collections.abc import Mapping

from rules.baron.companies.bonus_actions import spend_as_planned
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company
from rules.engine import Choice, Decision, Field, Number
from rules.values import Seat


class Bank(Asking):
    """All of a company's dice are rolled before it decides: how many marks go to which die is all one."""

    stage = "bank"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "bank")
        limits: dict[Seat, int] = {}
        for company in play.state.companies:
            if company.seat is not None and company.actions.get("bank"):
                most = _roll(play, company)
                if play.orders_of(company).bank == "all":
                    _convert(play, company.key, most)
                elif most:
                    limits[company.seat] = most
        play.change(asked=tuple(limits), limits=limits)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("bank", "Convert Papiermarks into Gold")

    def briefing(self, question: Question) -> str:
        return f"Up to {question.state.limits[question.seat]} can be converted."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        del partial
        most = question.state.limits[question.seat]
        return (
            Number(
                name="amount", label="Papiermarks to convert", low=0, high=most, slot="amount", default=most
            ),
        )

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        play.change(asked=(), limits={})
        for seat, choice in choices.items():
            _convert(play, play.state.of(seat).key, int(str(choice["amount"])))


def _roll(play: Play, company: Company) -> int:
    """Roll for all Bank Actions; the most that can be converted."""
    number = company.actions["bank"]
    play.set_actions(company.key, "bank", 0)
    add = play.figures.companies[company.key].bank
    dice = [play.d6("bank") for _ in range(number)]
    most = min(company.marks, sum(die + add for die in dice))
    play.tell("bank_rolled", company=company.key, dice=dice, add=add, most=most)
    return most


def _convert(play: Play, key: str, marks: int) -> None:
    after = play.convert(key, marks)
    play.tell("banked", company=key, converted=marks, marks=after.marks, gold=after.gold)
