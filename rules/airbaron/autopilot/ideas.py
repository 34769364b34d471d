"""What an Ace might do instead of its prior choice: as a Cadet would, another first act, another hub to fill,
Fare Wars or none of them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.airbaron.autopilot import own_turn, planning
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.autopilot.planning import RatedAct
from rules.airbaron.autopilot.temper import ACE
from rules.airbaron.view import AirBaronView
from rules.engine import Choice, Form
from rules.forms import with_defaults

FIRST = 5
"""Acts that are tried in the first place of a plan, in peace and in Fare Wars."""
HUBS = 4
"""Hubs that are tried as the one to be filled first."""


def ideas(view: AirBaronView, form: Form) -> Iterator[Choice]:
    """The likeliest first."""
    if view.stage == "orders":
        yield planning.plan(Outlook(view), form)
        yield from _plans(Outlook(view, ACE), form)
    elif view.stage == "turn":
        yield own_turn.act(Outlook(view), form)
        yield from _turns(Outlook(view, ACE), form)


def _plans(outlook: Outlook, form: Form) -> Iterator[Choice]:
    peace, war = (planning.within_reach(outlook, war=war) for war in (False, True))
    yield with_defaults(form, {"fare_wars": "out", "plan": "ask"})
    yield planning.listed(outlook, form, war, war=True)
    for first in peace[1:FIRST]:
        yield planning.listed(outlook, form, _first(peace, [first]), war=False)
    for hub in _hubs(outlook, peace)[:HUBS]:
        filling = [act for act in peace if _hub(outlook, act) == hub]
        yield planning.listed(outlook, form, _first(peace, filling), war=False)
    yield planning.listed(outlook, form, peace, war=False)
    attacks = [act for act in war if act.kind == "takeover"]
    for first in attacks[:FIRST]:
        yield planning.listed(outlook, form, _first(attacks, [first]), war=True)
    for first in [act for act in peace if act.kind == "takeover"][:2]:
        yield planning.listed(outlook, form, _first(peace, [first]), war=False)
    yield with_defaults(form, {"fare_wars": "out", "plan": "plan", "act.1": "pass"})


def _first(acts: list[RatedAct], first: list[RatedAct]) -> list[RatedAct]:
    return [*first, *(act for act in acts if act not in first)]


def _hub(outlook: Outlook, act: RatedAct) -> str | None:
    spoke = outlook.spokes.get(act.target) or outlook.foreign.get(act.target)
    return spoke.hub if spoke else None


def _hubs(outlook: Outlook, acts: list[RatedAct]) -> list[str]:
    """By the best act that each has to offer."""
    return list(dict.fromkeys(hub for act in acts if (hub := _hub(outlook, act)) is not None))


def _turns(outlook: Outlook, form: Form) -> Iterator[Choice]:
    """The best deals in turn, with the money side that goes with the best."""
    money, _ = own_turn.best(outlook, form)
    deals = sorted(own_turn.deals(outlook, form, money), key=lambda deal: -deal.worth)
    for deal in [*deals[:8], *(deal for deal in deals if deal.choice["action"] == "pass")]:
        choice = {**money, **deal.choice}
        if any(field.name == "next.fare_wars" for field in form(choice)):
            choice["next.fare_wars"] = "in" if own_turn.war_pays(outlook, deal.worth) else "out"
        yield with_defaults(form, choice)
