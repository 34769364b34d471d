"""Build: a factory for each Action; companies that nobody plays build by the contracts to be had."""

from __future__ import annotations

from collections.abc import Mapping

from rules.baron.companies.bonus_actions import asking_for_bonus, bonus_pick, spend, spend_as_planned
from rules.baron.companies.factories import build_factories
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company
from rules.engine import Choice, Decision, Field
from rules.said import Text, said
from rules.values import Seat


class Build(Asking):
    """Stops only for those who wish to be asked about Bonus Actions."""

    stage = "build"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "build")
        asking = asking_for_bonus(play, "build")
        wanted = play.figures.display.contracts.plus(play.state.available)
        for company in play.state.companies:
            if company.seat is None:
                build_factories(play, company.key, int(company.factories < wanted), "build")
            else:
                _build(play, company)
        if asking:
            play.change(asked=asking)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("bonus", said("baron-actions.asked-build"))

    def briefing(self, question: Question) -> Text:
        return said(
            "baron-actions.briefing-build", company=question.name, factories=question.company.factories
        )

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        del partial
        return (bonus_pick(question.company),)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        play.change(asked=())
        for seat, choice in choices.items():
            if choice["bonus"] == "yes":
                spend(play, play.state.of(seat).key, "build")
                _build(play, play.state.of(seat))


def _build(play: Play, company: Company) -> None:
    number = company.actions.get("build", 0)
    if number:
        play.set_actions(company.key, "build", 0)
        build_factories(play, company.key, number, "build")
