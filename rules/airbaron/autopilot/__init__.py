"""The stand-in player: it sees its own seat's view and the form, and nothing else."""

from __future__ import annotations

from rules.airbaron.autopilot import own_turn, planning
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.autopilot.small_decisions import answer
from rules.airbaron.autopilot.temper import CADET, Temper
from rules.airbaron.view import AirBaronView
from rules.dice import Dice
from rules.engine import Choice, Form
from rules.forms import with_defaults


def choose(view: AirBaronView, form: Form, dice: Dice, temper: Temper = CADET) -> Choice:  # noqa: ARG001 - it does not gamble
    outlook = Outlook(view, temper)
    if view.stage == "turn":
        return own_turn.act(outlook, form)
    if view.stage == "takeover":
        return own_turn.go_on(outlook, form)
    if view.stage == "orders":
        return planning.plan(outlook, form)
    return answer(outlook, form)


def act_in_peace(view: AirBaronView, form: Form, usual: Choice) -> Choice:
    """The stand-in's turn for a seat that says nothing; of Fare Wars after it, it says what is usual."""
    wars = {name: answer for name, answer in usual.items() if name == "next.fare_wars"}
    return with_defaults(form, {**own_turn.act(Outlook(view, CADET), form), **wars})
