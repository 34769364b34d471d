"""Research: a card for each Action; Halberstadt looks at one more and discards one.

Nothing that follows in the turn needs to know which, so that the discard can wait for the next Action cards.
Until then all the cards drawn but one may be used: see `may_play`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.baron.box.figures import Figures
from rules.baron.companies.bonus_actions import asking_for_bonus, bonus_pick, spend, spend_as_planned
from rules.baron.companies.technologies import card_worth
from rules.baron.names import event_name
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.said import Text, said
from rules.values import Seat


class Research(Asking):
    stage = "research"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "research")
        asking = asking_for_bonus(play, "research")
        for company in play.state.companies:
            _research(play, company)
        for company in play.state.companies:
            if company.seat is not None and _choosing(play, company):
                order = play.state.standing_of(company).discard
                if order == "ask":
                    asking = (*(seat for seat in asking if seat != company.seat), company.seat)
                elif order == "least":
                    _discard(play, company, _least(play, company))
        if asking:
            play.change(asked=tuple(sorted(asking)))

    def decision(self, question: Question) -> Decision:
        if _draws_more(question):
            return Decision("research", said("baron-actions.asked-discard"))
        return Decision("bonus", said("baron-actions.asked-research"))

    def briefing(self, question: Question) -> Text:
        if _draws_more(question):
            return said("baron-actions.briefing-discard", cards=question.state.drawn)
        held = len(question.company.hand)
        return said("baron-actions.briefing-research", company=question.name, cards=held)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        del partial
        return discard_field(question) or (bonus_pick(question.company),)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        play.change(asked=())
        for seat, choice in choices.items():
            discard_drawn(play, seat, choice)
            if choice.get("bonus") == "yes":
                spend(play, play.state.of(seat).key, "research")
                _research(play, play.state.of(seat))


def _research(play: Play, company: Company) -> None:
    number = company.actions.get("research", 0)
    if number:
        play.set_actions(company.key, "research", 0)
        extra = play.figures.companies[company.key].research
        drawn = len(play.draw(company.key, number + extra))
        if drawn > number and company.seat is not None:
            play.change(drawn=drawn)


def _draws_more(question: Question) -> bool:
    return bool(question.figures.companies[question.company.key].research)


def _choosing(play: Play, company: Company) -> bool:
    """Whether a card drawn is still to be discarded."""
    return bool(play.state.drawn and play.figures.companies[company.key].research)


def discard_field(question: Question) -> tuple[Pick, ...]:
    """Where one of the cards drawn last is still to be discarded."""
    if not question.state.drawn or not _draws_more(question):
        return ()
    figures = question.figures
    drawn = question.company.hand[-question.state.drawn :]
    least = min(drawn, key=lambda card: card_worth(question.state, figures, question.company, card))
    return (
        Pick(
            name="discard",
            label=said("baron-actions.discard"),
            options=tuple(_option(figures, card) for card in drawn),
            slot="discard",
            default=str(least),
            hint=said("baron-actions.discard.hint"),
        ),
    )


@lru_cache(maxsize=256)
def _option(figures: Figures, card: int) -> Option:
    technology, event = figures.technology_name(card), event_name(figures.event_of(card).name)
    return Option(
        str(card),
        said("baron-names.name-card-technology", card=str(card), technology=technology),
        said("baron-actions.card-event", event=event),
    )


def discard_drawn(play: Play, seat: Seat, choice: Choice) -> None:
    """Carry out a choice that names the card, if it does."""
    if "discard" in choice:
        _discard(play, play.state.of(seat), int(str(choice["discard"])))


def _discard(play: Play, company: Company, card: int) -> None:
    play.discard(company.key, (card,))
    play.change(drawn=0)
    play.tell("discarded", company=company.key, card=card)


def _least(play: Play, company: Company) -> int:
    drawn = company.hand[-play.state.drawn :]
    return min(drawn, key=lambda card: card_worth(play.state, play.figures, company, card))
