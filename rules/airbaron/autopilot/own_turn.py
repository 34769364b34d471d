"""The stand-in's own turn: the action that is worth most, loans, and Fare Wars for the next turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.airbaron.autopilot import conquest, fleet
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.network.purchases import BOX
from rules.engine import Choice, Field, Form, Number, Pick, Value
from rules.forms import with_defaults

WORTH_A_LOAN = 15.0
"""What more an action must be worth, interest aside, before money is borrowed for it."""
INTEREST = 0.1
SOON = 3
"""So few rounds before the end nothing is borrowed any more."""
NEAR = 0.9
"""How much of the goal must be in sight before a loan is repaid ahead of everything else."""
MOST_GAIN = 120
"""The most market share that a single purchase can bring."""
SPARE = 15
WAR_CHEST = 15
WAR_LUCK = 0.5
"""How much of what a run of takeovers promises is believed: others strike back, and dice fail."""


class RatedDeal(NamedTuple):
    worth: float
    choice: dict[str, Value]
    price: int = 0


def act(outlook: Outlook, form: Form) -> Choice:
    won = winning(outlook, form)
    if won is not None:
        return with_defaults(form, won)
    money, deal = best(outlook, form)
    choice = {**money, **deal.choice}
    if any(field.name == "next.fare_wars" for field in form(choice)):
        choice["next.fare_wars"] = "in" if war_pays(outlook, deal.worth) else "out"
    return with_defaults(form, choice)


def go_on(outlook: Outlook, form: Form) -> Choice:
    """Go on attacking after a success, while it is worth it."""
    aims = _aims(outlook, form, {}, war=True)
    first = conquest.best(aims)
    if first is None or first.worth <= 0:
        return with_defaults(form, {"target": "stop"})
    return with_defaults(form, {"target": first.code, **({"jet": "yes"} if first.jet else {})})


def winning(outlook: Outlook, form: Form) -> dict[str, Value] | None:
    """What wins at the end of this turn without any luck: a loan repaid, no more spent, or a purchase."""
    own, goal = outlook.own, outlook.view.goal
    short = goal - own.share - outlook.cash + own.loan
    if own.on_strike or short > MOST_GAIN:
        return None
    money: dict[str, Value] = {"repay": own.loan} if own.loan else {}
    if own.loan and not _offers(form({}), "repay", own.loan):
        return None
    if short <= 0:
        return {**money, "action": "pass"}
    for code in _targets(form, {**money, "action": "buy"}):
        if outlook.share_with(code) - own.share - outlook.spokes[code].price >= short:
            return {**money, "action": "buy", "target": code}
    return None


def _offers(fields: Iterable[Field], name: str, amount: int) -> bool:
    field = next((field for field in fields if field.name == name), None)
    return isinstance(field, Number) and field.low <= amount <= field.high


def best(outlook: Outlook, form: Form) -> tuple[dict[str, Value], RatedDeal]:
    """Repay what bars the win or lies idle; borrow what makes a much better action possible."""
    fields = {field.name: field for field in form({})}
    if isinstance(repay := fields.get("repay"), Number):
        return _repaying(outlook, form, repay)
    now = _most(outlook, form, {})
    borrow = fields.get("borrow")
    if not isinstance(borrow, Number) or outlook.own.on_strike or outlook.horizon < SOON:
        return {}, now
    then = _most(outlook, form, {"borrow": borrow.high})
    needed = -(-max(0, then.price - outlook.cash) // borrow.step) * borrow.step
    if not needed or then.worth - _interest(outlook, needed) <= now.worth + WORTH_A_LOAN:
        return {}, now
    return {"borrow": needed}, then


def _interest(outlook: Outlook, borrowed: int) -> float:
    """What a loan is expected to cost until it is paid back from profits."""
    return INTEREST * borrowed * min(outlook.horizon, 1 + borrowed / max(1.0, outlook.income))


def must_repay(outlook: Outlook) -> bool:
    """Whether a loan stands between the stand-in and a goal that is near."""
    own = outlook.own
    coming = own.share + outlook.cash + outlook.income - own.loan
    return own.loan > 0 and coming >= outlook.view.goal * NEAR


def _repaying(outlook: Outlook, form: Form, repay: Number) -> tuple[dict[str, Value], RatedDeal]:
    """Near the goal the loan comes first; otherwise what the best action leaves over."""
    near = must_repay(outlook)
    now = RatedDeal(0.0, {"action": "pass"}) if near else _most(outlook, form, {})
    idle = outlook.cash - now.price - (0 if near else outlook.reserve())
    sums = range(repay.low, repay.high + 1, repay.step)
    money: dict[str, Value] = {"repay": max((sum_ for sum_ in sums if sum_ <= idle), default=repay.low)}
    return money, _most(outlook, form, money) if near else now


def _most(outlook: Outlook, form: Form, money: Choice) -> RatedDeal:
    return max(deals(outlook, form, money), key=lambda each: each.worth)


def deals(outlook: Outlook, form: Form, money: Choice) -> Iterator[RatedDeal]:
    """Every action that the form offers, and what it is worth."""
    yield RatedDeal(0.0, {"action": "pass"})
    offered = next(field for field in form(money) if field.name == "action")
    kinds = {option.value for option in offered.options} if isinstance(offered, Pick) else set()
    cash = outlook.cash + int(str(money.get("borrow", 0))) - int(str(money.get("repay", 0)))
    for kind in sorted(kinds & {"buy", "foreign", "sst", "jumbo"}):
        for code in _targets(form, {**money, "action": kind}):
            price = _price(outlook, kind, code)
            worth = _value(outlook, kind, code) - price - _pinched(outlook, cash, price)
            yield RatedDeal(worth, {"action": kind, "target": code}, price)
    if "redeploy" in kinds and fleet.flights(outlook):
        yield _redeployment(outlook, form, {**money, "action": "redeploy"})
    if "takeover" in kinds:
        yield from _attacks(outlook, form, {**money, "action": "takeover"}, cash)


def _redeployment(outlook: Outlook, form: Form, asked: Choice) -> RatedDeal:
    """Jets to where all of them together earn most; those that stand well already stay."""
    settled = with_defaults(form, asked)
    stations, places = fleet.stations(outlook), [name for name in settled if name.startswith("place.")]
    jets = {name: settled[name] for name in places if name != "place.sst"}
    idle = [name for name, where in jets.items() if where not in stations]
    moves = dict(zip(idle, fleet.flights(outlook), strict=False))
    return RatedDeal(fleet.gained(outlook), {"action": "redeploy", **jets, **moves})


def _attacks(outlook: Outlook, form: Form, asked: Choice, cash: int) -> Iterator[RatedDeal]:
    """Takeovers; in Fare Wars each success is worth a go at the next, too."""
    war = outlook.own.fare_wars
    further = 0.5 * conquest.run_of_luck(outlook, cash - SPARE, war=True) if war else 0.0
    for aim in _aims(outlook, form, asked, war=war):
        jet: dict[str, Value] = {"jet": "yes"} if aim.jet else {}
        worth = aim.worth + aim.chance * further - _pinched(outlook, cash, aim.price)
        yield RatedDeal(worth, {"action": "takeover", "target": aim.code, **jet}, aim.price)


def _pinched(outlook: Outlook, cash: int, price: int) -> float:
    return outlook.pinch(cash - price) - outlook.pinch(cash)


def _aims(outlook: Outlook, form: Form, asked: Choice, *, war: bool) -> Iterator[conquest.Aim]:
    """Every target, without a jet; and the best of them with one, if there is one to spare."""
    targets = [code for code in _targets(form, asked) if code in outlook.spokes]
    plain = [conquest.aim(outlook, outlook.lay, code, war=war) for code in targets]
    yield from plain
    first = conquest.best(plain)
    if first is not None and any(field.name == "jet" for field in form({**asked, "target": first.code})):
        yield conquest.aim(outlook, outlook.lay, first.code, war=war, jet=True)


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


def war_pays(outlook: Outlook, peaceful: float) -> bool:
    """Whether a run of takeovers next turn beats the profits it costs, and a turn like this one."""
    income = outlook.income
    coming = outlook.cash + (0.0 if outlook.own.fare_wars else income)
    if coming < WAR_CHEST:
        return False
    believed = WAR_LUCK * conquest.run_of_luck(outlook, coming, war=True)
    return believed > income + peaceful and believed > income + conquest.run_of_luck(
        outlook, coming, war=False
    )
