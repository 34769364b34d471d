"""Pfalz's Bonus Action markers: one more Action of a type while its card is being performed."""

from __future__ import annotations

from rules.baron.play import Play
from rules.baron.state import Company
from rules.baron.view import Action
from rules.engine import Option, Pick
from rules.said import said
from rules.values import Seat

_NO = Option("no", said("baron-actions.bonus-no"))


def can_spend(company: Company, action: Action) -> bool:
    """One marker per card and turn, and only on a card that is performed."""
    return bool(company.bonus_actions and company.actions.get(action)) and action not in company.bonused


def spend(play: Play, key: str, action: Action) -> None:
    company = play.state.company(key)
    play.change(bonus_spent=play.state.bonus_spent + 1)
    play.update(
        key,
        bonus_actions=company.bonus_actions - 1,
        bonused=(*company.bonused, action),
        actions={**company.actions, action: company.actions.get(action, 0) + 1},
    )
    play.tell("bonus", company=key, action=action, left=company.bonus_actions - 1)


def spend_as_planned(play: Play, action: Action) -> None:
    """Carry out what was written down for one type of Action."""
    for company in _holders(play, action):
        if action in play.state.plan_of(company).bonus:
            spend(play, company.key, action)


def asks_bonus(play: Play, company: Company, action: Action) -> bool:
    """Whether its owner wants to be asked while these Actions are performed."""
    return can_spend(company, action) and play.state.standing_of(company).bonus == "ask"


def asking_for_bonus(play: Play, action: Action) -> tuple[Seat, ...]:
    return tuple(
        [
            company.seat
            for company in _holders(play, action)
            if company.seat is not None and play.state.standing_of(company).bonus == "ask"
        ]
    )


def _holders(play: Play, action: Action) -> list[Company]:
    """Those who can spend a marker: one company has any at all."""
    return [each for each in play.state.companies if each.bonus_actions and can_spend(each, action)]


def bonus_field(company: Company, action: Action) -> tuple[Pick, ...]:
    return (bonus_pick(company),) if can_spend(company, action) else ()


def bonus_pick(company: Company) -> Pick:
    left = said("baron-actions.bonus-yes.note", markers=company.bonus_actions)
    return Pick(
        name="bonus",
        label=said("baron-actions.bonus"),
        options=(_NO, Option("yes", said("baron-actions.bonus-yes"), left)),
        slot="bonus",
        default="no",
        hint=said("baron-actions.bonus.hint"),
    )
