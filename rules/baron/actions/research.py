"""Research: a card for each Action; Halberstadt looks at one more and discards one."""

from __future__ import annotations

from collections.abc import Mapping

from rules.baron.companies.bonus_actions import spend_as_planned
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.values import Seat


class Research(Asking):
    stage = "research"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "research")
        for company in play.state.companies:
            number = company.actions.get("research", 0)
            if number:
                play.set_actions(company.key, "research", 0)
                self._draw(play, company, number)

    def _draw(self, play: Play, company: Company, number: int) -> None:
        extra = play.figures.companies[company.key].research
        drawn = len(play.draw(company.key, number + extra))
        if drawn > number and company.seat is not None:
            play.change(asked=(company.seat,), drawn=drawn)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("research", "Discard one card")

    def briefing(self, question: Question) -> str:
        return f"You drew {question.state.drawn} cards."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        del partial
        drawn = question.company.hand[-question.state.drawn :]
        figures = question.figures
        options = [
            Option(
                str(card), f"#{card} {figures.technology_name(card)}", f"event: {figures.event_of(card).name}"
            )
            for card in drawn
        ]
        return (
            Pick(
                name="discard",
                label="Card to discard",
                options=tuple(options),
                slot="discard",
                default=options[0].value,
            ),
        )

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        company, card = play.state.of(seat), int(str(choice["discard"]))
        play.change(asked=(), drawn=0)
        play.discard(company.key, (card,))
        play.tell("discarded", company=company.key, card=card)
