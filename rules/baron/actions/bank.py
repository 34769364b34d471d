"""Bank: a die for each Action, and up to so many Papiermarks turned into Gold."""

from __future__ import annotations

from collections.abc import Mapping

from rules.baron.companies.bonus_actions import asking_for_bonus, bonus_pick, spend, spend_as_planned
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company, State
from rules.engine import Choice, Decision, Field, Number
from rules.said import Text, said
from rules.values import Seat

_AMOUNT = said("baron-actions.marks-to-convert")


class Bank(Asking):
    """All of a company's dice are rolled before it decides: how many marks go to which die is all one. Only
    then may it have to say whether a Bonus Action marker buys one more."""

    stage = "bank"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "bank")
        asking_more = asking_for_bonus(play, "bank")
        limits: dict[Seat, int] = {}
        for company in play.state.companies:
            if company.seat is not None and company.actions.get("bank"):
                rolled = _roll(play, company, before=0)
                asks = play.state.standing_of(company).bank == "ask" and min(company.marks, rolled) > 0
                if asks or (company.seat in asking_more and company.marks > rolled):
                    limits[company.seat] = rolled
                else:
                    _convert(play, company.key, min(company.marks, rolled))
        if limits:
            play.change(asked=tuple(limits), limits=limits)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("bank", said("baron-actions.asked-bank"))

    def briefing(self, question: Question) -> Text:
        return said("baron-actions.briefing-bank", most=most(question.state, question.seat))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        company = question.company
        high = most(question.state, question.seat)
        amount = Number(name="amount", label=_AMOUNT, low=0, high=high, slot="amount", default=high)
        if not _may_roll_more(question.state, question.seat):
            return (amount,)
        # Who rolls once more says how much after that; what was filled in before does not count then.
        later = partial.get("bonus") == "yes" and "amount" not in partial
        return (bonus_pick(company), *(() if later else (amount,)))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        """Who rolls once more decides after that, unless it means to convert whatever it may."""
        limits = dict(play.state.limits)
        for seat, choice in choices.items():
            company = play.state.of(seat)
            if choice.get("bonus") == "yes":
                spend(play, company.key, "bank")
                limits[seat] = _roll(play, play.state.of(seat), before=limits[seat])
                if play.state.standing_of(company).bank == "ask":
                    continue
                _convert(play, company.key, min(company.marks, limits[seat]))
            else:
                _convert(play, company.key, int(str(choice["amount"])))
            del limits[seat]
        play.change(asked=tuple(limits), limits=limits)


def most(state: State, seat: Seat) -> int:
    """What a seat that is asked may convert."""
    return min(state.of(seat).marks, state.limits[seat])


def _may_roll_more(state: State, seat: Seat) -> bool:
    """Another die helps only where there are more marks than the dice so far allow."""
    company = state.of(seat)
    unspent = bool(company.bonus_actions) and "bank" not in company.bonused
    return unspent and company.marks > state.limits[seat]


def _roll(play: Play, company: Company, *, before: int) -> int:
    """Roll for all Bank Actions; the sum of the dice, with those before."""
    number = company.actions["bank"]
    play.set_actions(company.key, "bank", 0)
    add = play.figures.companies[company.key].bank
    dice = [play.d6("bank") for _ in range(number)]
    total = before + sum(die + add for die in dice)
    play.tell("bank_rolled", company=company.key, dice=dice, add=add, most=min(company.marks, total))
    return total


def _convert(play: Play, key: str, marks: int) -> None:
    after = play.convert(key, marks)
    play.tell("banked", company=key, converted=marks, marks=after.marks, gold=after.gold)
