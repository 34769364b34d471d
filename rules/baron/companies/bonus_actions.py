"""Pfalz's Bonus Action markers: one more Action of a type while its card is being performed."""

from __future__ import annotations

from rules.baron.play import Play
from rules.baron.state import Company
from rules.baron.view import Action
from rules.engine import Option, Pick


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
        actions={**company.actions, action: company.actions[action] + 1},
    )
    play.tell("bonus", company=key, action=action, left=company.bonus_actions - 1)


def spend_as_planned(play: Play, action: Action) -> None:
    """Carry out the standing orders for one type of Action."""
    for seat, orders in play.state.orders.items():
        company = play.state.of(seat)
        if action in orders.bonus and can_spend(company, action):
            spend(play, company.key, action)


def bonus_field(company: Company, action: Action) -> tuple[Pick, ...]:
    if not can_spend(company, action):
        return ()
    options = (Option("no", "No"), Option("yes", "Yes", f"of {company.bonus_actions} left"))
    return (
        Pick(name="bonus", label="Spend a Bonus Action marker", options=options, slot="bonus", default="no"),
    )
