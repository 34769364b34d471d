"""Reading a choice that may be unfinished, stale or nonsense: the rules are asked where each answer leads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from rules.airbaron import wording
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.draws import strike
from rules.airbaron.finance import loans
from rules.airbaron.finance.books import NOTHING, Books
from rules.airbaron.foresight import dangers
from rules.airbaron.foresight.deeds import (
    AirBaronForesight,
    Attack,
    Deed,
    FirstMarker,
    Gain,
    Move,
    NewOrders,
    NextTurnPlan,
    Plain,
    Purchase,
    Sale,
    Sum,
)
from rules.airbaron.moves import orders, plan_form, turn_form, turn_start
from rules.airbaron.network import actions, cutbacks, hubs, ownership, redeployment, takeover
from rules.airbaron.network.purchases import BOX
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.airbaron.supposed import state_of
from rules.airbaron.view import AirBaronView, OrdersView
from rules.answers import one_of
from rules.engine import Choice, Danger
from rules.values import Seat

NEXT_WARS: tuple[Literal["in", "out", "ask"], ...] = ("in", "out", "ask")


def foresee(view: AirBaronView, atlases: Mapping[str, Atlas], choice: Choice) -> AirBaronForesight:
    if view.seat is None:
        return AirBaronForesight()
    state = state_of(view)
    atlas = atlases[state.board]
    reading = _ChoiceReading(state, atlas, view.seat, choice)
    plan = tuple(_plan(choice, atlas))
    deeds = (
        *reading.start(),
        *reading.money(),
        *reading.auction(),
        *reading.markers(),
        *reading.action(),
        *plan,
        *_new_orders(choice, view.orders),
    )
    if choice.get("loan") != "need":
        acts = [act for deed in plan for act in deed.plan]
        reading.dangers += dangers.of_plan(state, atlas, view.seat, acts)
    return AirBaronForesight(dangers=tuple(reading.dangers), deeds=deeds)


class _ChoiceReading:
    """One pass over a choice, in the order in which its answers take effect, on a play that nobody sees."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat, choice: Choice) -> None:
        self.play = Play.supposing(state, atlas)
        self.atlas, self.seat, self.choice = atlas, seat, choice
        self.dangers: list[Danger] = []

    @property
    def state(self) -> State:
        return self.play.state

    def text(self, name: str) -> str:
        return _text(self.choice, name)

    def start(self) -> Iterator[Deed]:
        if self.text("company") == turn_start.FOLD:
            self.dangers += dangers.of_folding(self.play, self.seat)
            yield Plain("fold")
        if (wars := self.text("fare_wars")) in (turn_start.IN, turn_start.OUT):
            yield Plain("into war" if wars == turn_start.IN else "out of war")
        if (answer := self.text("settle")) in (strike.SETTLE, strike.STRIKE):
            yield Plain("settle" if answer == strike.SETTLE else "strike")

    def money(self) -> Iterator[Deed]:
        books = Books(self.state, self.atlas, self.seat, self.choice)
        if books.sale != NOTHING:
            yield self._sell(books.sale)
        number = 1
        while (asset := self.text(f"sell.{number}")) in cutbacks.assets(self.state, self.atlas, self.seat):
            yield self._sell(asset)
            number += 1
        if books.repaid and self.play.airline(self.seat).cash >= books.repaid:
            loans.repay(self.play, self.seat, books.repaid)
            yield Sum("repay", books.repaid)
        if books.borrowed and not self.play.airline(self.seat).loan:
            loans.borrow(self.play, self.seat, books.borrowed)
            yield Sum("borrow", books.borrowed)

    def _sell(self, asset: str) -> Sale:
        before = self.state
        cutbacks.sell(self.play, self.seat, asset)
        self.dangers += dangers.of_selling(asset, before, self.state, self.atlas, self.seat)
        kind, _, code = asset.partition(":")
        if kind == cutbacks.JET:
            return Sale("jumbo", code or None)
        return Sale("sst", None) if kind == cutbacks.SST else Sale("spoke", asset)

    def auction(self) -> Iterator[Deed]:
        if (bid := self.text("bid")) == "bid":
            yield Sum("bid", _count(self.choice, "amount") or 0)
        elif bid == "pass":
            yield Plain("no bid")
        if (limit := _count(self.choice, "limit")) is not None:
            yield Sum("limit", limit)

    def markers(self) -> Iterator[Deed]:
        if (first := self.text("first")) in self.state.unresolved:
            yield FirstMarker(first)
        if (answer := self.text("negate")) in ("negate", "let"):
            yield Plain("negate" if answer == "negate" else "let pay")

    def action(self) -> Iterator[Deed]:
        action, target = self.text("action"), self.text("target")
        if self.text("leave") == turn_form.LEAVE:
            self.dangers.append(dangers.LEAVING)
            yield Plain("leave")
        elif action == actions.PASS:
            yield Plain("pass")
            self.dangers += dangers.of_no_win(self.play, self.seat)
        elif target == turn_form.STOP:
            yield Plain("stop")
        elif action and action not in actions.Open(self.state, self.atlas, self.seat).kinds:
            return
        elif action in (actions.TAKEOVER, ""):
            yield from self._attacks()
        elif action == actions.REDEPLOY:
            yield from self._moves()
        elif target in (prices := actions.targets(self.state, self.atlas, self.seat, action)):
            yield self._purchase(action, target, prices[target])
            self.dangers += dangers.of_no_win(self.play, self.seat)

    def _purchase(self, action: str, target: str, price: int) -> Purchase:
        before = self.state
        actions.purchase(self.play, self.seat, action, target)
        what: dict[str, Literal["domestic", "foreign", "sst"]] = {
            "buy": "domestic",
            "foreign": "foreign",
            "sst": "sst",
        }
        gain = self._gain(before, target) if action == "buy" else None
        return Purchase(what.get(action, "jumbo"), None if target == BOX else target, price, gain)

    def _attacks(self) -> Iterator[Deed]:
        """One takeover after the other, as if each succeeded, paid from what the ones before leave."""
        left = self.play.airline(self.seat).cash
        for number, (target, jet) in enumerate(turn_form.attempts(self.choice)):
            if number and target in (turn_form.ASK, turn_form.STOP):
                yield Plain("then stop" if target == turn_form.STOP else "then ask")
            price = takeover.targets(self.state, self.atlas, self.seat).get(target)
            if price is None:
                return
            self.dangers += dangers.of_money(price, left, wording.spoke(target, self.atlas))
            left = max(0, left - price)
            before = self.state
            odds = takeover.odds(before, self.atlas, self.seat, target, jet=jet)
            ownership.take(self.play, target, self.seat)
            yield Attack(target, price, odds, self._gain(before, target), later=number > 0)

    def _gain(self, before: State, code: str) -> Gain:
        hub = self.atlas.hub_of(code)
        own = hubs.held(self.state, self.atlas, hub, self.seat)
        won = hubs.shares(self.state, self.atlas)[self.seat] - hubs.shares(before, self.atlas)[self.seat]
        return Gain(hub, own, len(self.atlas.domestic_of[hub]), won)

    def _moves(self) -> Iterator[Deed]:
        jets = len(redeployment.jets_now(self.state, self.seat))
        for number in range(1, jets + 1):
            where = self.text(f"place.{number}")
            if where in redeployment.jet_places(self.state, self.atlas, self.seat, ()):
                yield Move("jumbo", None if where == BOX else where, number)
        if (where := self.text("place.sst")) in redeployment.sst_places(self.state, self.atlas, self.seat):
            yield Move("sst", where)


def _plan(choice: Choice, atlas: Atlas) -> Iterator[NextTurnPlan]:
    """Fare Wars of the next turn, and the actions of a plan as far as they name something on the board."""
    known = {*atlas.spokes, *atlas.hubs, BOX, ""}
    named = [plan_form.named(choice, number) for number in range(1, plan_form.MOST_ACTS + 1)]
    acts = tuple(act for act in named if act and plan_form.split(act)[1] in known)
    wars = one_of(NEXT_WARS, choice.get("next.fare_wars"))
    if wars or acts:
        yield NextTurnPlan(wars, acts)


def _new_orders(choice: Choice, now: OrdersView | None) -> Iterator[Deed]:
    if now is None:
        return
    answers = {name: _text(choice, name) for name in orders.STANDING}
    given = {name: answer for name, answer in answers.items() if orders.has_answer(name, answer)}
    if not given:
        return
    limit = _count(choice, "bid_limit")
    least = _count(choice, "competitor_least" if "competitor_least" in choice else "competitor.least")
    numbers = {
        "bid_limit": max(1, now.bid_limit) if limit is None else limit,
        "competitor_least": now.competitor_least if least is None else least,
    }
    yield NewOrders(replace(now, **given, **numbers), tuple(given))


def _text(choice: Choice, name: str) -> str:
    value = choice.get(name)
    return value if isinstance(value, str) else ""


def _count(choice: Choice, name: str) -> int | None:
    value = choice.get(name)
    return value if isinstance(value, int) and value >= 0 else None
