"""The stand-in's own turn: the action that is worth most, loans, and Fare Wars for the next turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.airbaron.autopilot import conquest
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.network.purchases import BOX
from rules.engine import Choice, Form, Number, Pick, Value, with_defaults

WORTH_A_LOAN = 25.0
"""What more an action must be worth before money is borrowed for it."""
SPARE = 15
WAR_CHEST = 15


class Deal(NamedTuple):
    worth: float
    choice: dict[str, Value]


def act(outlook: Outlook, form: Form) -> Choice:
    money, deal = _best(outlook, form)
    choice = {**money, **deal.choice}
    if any(field.name == "next.fare_wars" for field in form(choice)):
        choice["next.fare_wars"] = "in" if _war_pays(outlook, deal.worth) else "out"
    return with_defaults(form, choice)


def go_on(outlook: Outlook, form: Form) -> Choice:
    """Go on attacking after a success, while it is worth it."""
    aims = _aims(outlook, form, {}, war=True)
    first = conquest.best(aims)
    if first is None or first.worth <= 0:
        return with_defaults(form, {"target": "stop"})
    return with_defaults(form, {"target": first.code, **({"jet": "yes"} if first.jet else {})})


def _best(outlook: Outlook, form: Form) -> tuple[dict[str, Value], Deal]:
    """Repay what bars the win or lies idle; borrow when that makes a much better action possible."""
    fields = {field.name: field for field in form({})}
    money: dict[str, Value] = {}
    if isinstance(repay := fields.get("repay"), Number):
        loan = outlook.own.loan
        winning = outlook.own.share + outlook.cash - loan >= outlook.view.goal
        if repay.high == loan and (winning or outlook.cash >= loan + SPARE):
            money = {"repay": loan}
    now = _most(outlook, form, money)
    borrow = fields.get("borrow")
    if not isinstance(borrow, Number) or outlook.own.on_strike or outlook.horizon < 3:
        return money, now
    loan_money: dict[str, Value] = {"borrow": borrow.high}
    then = _most(outlook, form, loan_money)
    return (loan_money, then) if then.worth > now.worth + WORTH_A_LOAN else (money, now)


def _most(outlook: Outlook, form: Form, money: Choice) -> Deal:
    return max(_deals(outlook, form, money), key=lambda each: each.worth)


def _deals(outlook: Outlook, form: Form, money: Choice) -> Iterator[Deal]:
    """Every action that the form offers, and what it is worth."""
    yield Deal(0.0, {"action": "pass"})
    offered = next(field for field in form(money) if field.name == "action")
    kinds = {option.value for option in offered.options} if isinstance(offered, Pick) else set()
    cash = outlook.cash + int(str(money.get("borrow", 0))) - int(str(money.get("repay", 0)))
    for kind in sorted(kinds & {"buy", "foreign", "sst", "jumbo"}):
        for code in _targets(form, {**money, "action": kind}):
            price = _price(outlook, kind, code)
            worth = _value(outlook, kind, code) - price - _pinched(outlook, cash, price)
            yield Deal(worth, {"action": kind, "target": code})
    if "takeover" in kinds:
        yield from _attacks(outlook, form, {**money, "action": "takeover"}, cash)


def _attacks(outlook: Outlook, form: Form, asked: Choice, cash: int) -> Iterator[Deal]:
    """Takeovers; in Fare Wars each success is worth a go at the next, too."""
    war = outlook.own.fare_wars
    further = 0.5 * conquest.run_of_luck(outlook, cash - SPARE, war=True) if war else 0.0
    for aim in _aims(outlook, form, asked, war=war):
        jet: dict[str, Value] = {"jet": "yes"} if aim.jet else {}
        worth = aim.worth + aim.chance * further - _pinched(outlook, cash, aim.price)
        yield Deal(worth, {"action": "takeover", "target": aim.code, **jet})


def _pinched(outlook: Outlook, cash: int, price: int) -> float:
    return outlook.pinch(cash - price) - outlook.pinch(cash)


def _aims(outlook: Outlook, form: Form, asked: Choice, *, war: bool) -> Iterator[conquest.Aim]:
    """Every target, without a jet; and the best of them with one, if there is one to spare."""
    state = outlook.supposing(war=war)
    plain = [conquest.aim(outlook, state, code) for code in _targets(form, asked) if code in outlook.spokes]
    yield from plain
    first = conquest.best(plain)
    if first is not None and any(field.name == "jet" for field in form({**asked, "target": first.code})):
        yield conquest.aim(outlook, state, first.code, jet=True)


def _targets(form: Form, asked: Choice) -> tuple[str, ...]:
    field = next((field for field in form(asked) if field.name == "target"), None)
    return tuple(option.value for option in field.options) if isinstance(field, Pick) else ()


def _price(outlook: Outlook, kind: str, code: str) -> int:
    if kind == "jumbo":
        return outlook.figures.jumbo_price
    extra = outlook.figures.sst_price if kind == "sst" else 0
    if code in outlook.owners:
        return extra
    return extra + (outlook.foreign[code].price if code in outlook.foreign else outlook.spokes[code].price)


def _value(outlook: Outlook, kind: str, code: str) -> float:
    if kind == "jumbo":
        return 0.0 if code == BOX else outlook.jet_value(code)
    return 0.0 if code in outlook.owners else outlook.gain(code)


def _war_pays(outlook: Outlook, peaceful: float) -> bool:
    """Whether a run of takeovers next turn beats the profits it costs, and a turn like this one."""
    income = outlook.income()
    coming = outlook.cash + (0.0 if outlook.own.fare_wars else income)
    if coming < WAR_CHEST:
        return False
    return conquest.run_of_luck(outlook, coming, war=True) > income + max(
        peaceful, conquest.run_of_luck(outlook, coming, war=False)
    )
