"""The stand-in's smaller decisions: bids, strikes, cutbacks, competitors and the start of a turn."""

from __future__ import annotations

from rules.airbaron.autopilot import own_turn
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.network import cutbacks
from rules.engine import Choice, Form, Number, Pick, Value
from rules.forms import with_defaults

WORTH_A_CUTBACK = 10
"""Up to this cost a strike is settled even if something must be sold for it."""
COSTLY = 6
AVERAGE_DIE = 3.5


def answer(outlook: Outlook, form: Form) -> Choice:
    return with_defaults(form, _raised(outlook, form, _wish(outlook, form)))


def _wish(outlook: Outlook, form: Form) -> dict[str, Value]:
    """What the stand-in wants, before it is said how the money for it is raised."""
    fields = {field.name: field for field in form({})}
    wish: dict[str, Value] = {}
    if isinstance(limit := fields.get("limit"), Number):
        wish["limit"] = min(limit.high, _bid(outlook))
    if "bid" in fields:
        wish |= _open_bid(outlook, form)
    if "negate" in fields:
        wish["negate"] = "negate" if _harm(outlook) >= COSTLY else "let"
    if isinstance(settle := fields.get("settle"), Pick) and len(settle.options) > 1:
        wish["settle"] = "settle" if _cost(outlook) <= max(outlook.cash, WORTH_A_CUTBACK) else "strike"
    if "fare_wars" in fields:
        wish["fare_wars"] = "in" if own_turn.war_pays(outlook, 0.0) else "out"
    if "company" in fields:
        place = outlook.view.order.index(outlook.me) + 1
        wish["company"] = "fold" if outlook.cash - outlook.own.loan < AVERAGE_DIE + place else "keep"
    return wish


def _cost(outlook: Outlook) -> int:
    lowered = outlook.figures.settlement_step if outlook.view.stage == "start" else 0
    return max(0, outlook.view.settlement - lowered)


def _bid(outlook: Outlook) -> int:
    """What the contract will pay until it is drawn again, and never more than half of the cash."""
    rounds = min(outlook.horizon, 1 / outlook.often)
    return int(min(outlook.view.contract.pays * rounds, outlook.cash / 2))


def _open_bid(outlook: Outlook, form: Form) -> dict[str, Value]:
    wish: dict[str, Value] = {"bid": "bid"}
    amount = next((field for field in form(wish) if field.name == "amount"), None)
    if isinstance(amount, Number) and amount.low <= _bid(outlook):
        return {**wish, "amount": amount.low}
    return {"bid": "pass"}


def _harm(outlook: Outlook) -> int:
    """What the waiting marker would pay rivals, less what it would pay the stand-in."""
    marker = outlook.view.unresolved[0]
    if marker in outlook.hubs:
        hub = outlook.hubs[marker]
        owner, profit = hub.dominated_by, hub.profit_high if hub.controlled_by is not None else hub.profit_low
    elif marker in outlook.spokes:
        owner, profit = outlook.spokes[marker].owner, outlook.spokes[marker].price
    else:
        owner, profit = outlook.foreign[marker].owner, outlook.foreign[marker].price
    if owner is None or owner == outlook.me:
        return 0 if owner is None else -profit
    return 0 if outlook.view.airlines[owner].fare_wars else profit


def _raised(outlook: Outlook, form: Form, choice: dict[str, Value]) -> dict[str, Value]:
    """Sell one thing after the other while the form asks for more, what is missed least first."""
    while sale := next(
        (f for f in form(choice) if f.name.startswith("sell.") and f.name not in choice), None
    ):
        if not isinstance(sale, Pick):
            break
        choice[sale.name] = min(
            (option.value for option in sale.options), key=lambda name: (_missed(outlook, name), name)
        )
    return choice


def _missed(outlook: Outlook, asset: str) -> float:
    kind, _, code = asset.partition(":")
    if kind == cutbacks.JET:
        return outlook.jet_value(code) if code else 0.0
    return 0.0 if kind == cutbacks.SST else outlook.loss(asset)
