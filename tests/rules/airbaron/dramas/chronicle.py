"""A game made up as it goes on: the rules do what a test says, and tell of it as in any game."""

from __future__ import annotations

from typing import Any

from rules.airbaron.draws import event_markers, profits, strike
from rules.airbaron.finance import charges, contract
from rules.airbaron.moves import leaving, new_company, victory
from rules.airbaron.network import cutbacks, purchases, takeover
from rules.airbaron.play import Play
from rules.airbaron.state import Debt
from rules.airbaron.title import AIRBARON
from rules.dice import Scripted
from rules.drama import Annals, Drama, happened
from rules.values import Event, Seat
from tests.rules.airbaron import scenes

PLENTY = 200


class Chronicle:
    """Four airlines in the east, in whose first round nobody has anything but cash."""

    def __init__(self, cash: int = PLENTY, **changes: Any) -> None:
        state = scenes.advanced(cash=cash, **changes)
        self.play = Play(state, scenes.atlas_of(state), Scripted({}))
        self.batches: list[tuple[Event, ...]] = []
        given = [{"seat": each.seat, "amount": each.cash} for each in state.airlines]
        self.play.tell("round", round=1, order=list(state.order))
        self.play.tell("start_up", roll=1, cash=given)

    def step(self) -> Chronicle:
        """What follows happens in another step."""
        self.batches.append(tuple(self.play.log))
        self.play.log.clear()
        return self

    def round(self, number: int) -> Chronicle:
        self.play.tell("round_over", round=self.play.state.round)
        self.step()
        self.play.change(round=number, recession=False)
        self.play.tell("round", round=number, order=list(self.play.state.order))
        return self

    def turn(self, seat: Seat) -> Chronicle:
        self.play.change(place=seat, cut_back=False)
        self.play.tell("turn", seat=seat, round=self.play.state.round, place=seat + 1)
        return self

    def buy(self, seat: Seat, *codes: str) -> Chronicle:
        for code in codes:
            purchases.buy_domestic(self.play, seat, code)
        return self

    def raid(self, seat: Seat, code: str, attack: int, defence: int) -> Chronicle:
        """With these totals of the dice."""
        self.play.dice = Scripted({"attack": scenes.dice(attack), "defence": scenes.dice(defence)})
        takeover.attempt(self.play, seat, code, jet=False)
        return self

    def sell(self, seat: Seat, asset: str, why: str | None = None) -> Chronicle:
        cutbacks.sell(self.play, seat, asset, why)
        return self

    def war(self, seat: Seat, *, now: bool) -> Chronicle:
        self.play.update(seat, fare_wars=now)
        self.play.tell("fare_wars", seat=seat, now="in" if now else "out")
        return self

    def pays(self, marker: str) -> Chronicle:
        profits.pay_out(self.play, marker)
        return self

    def competitor(self, seat: Seat, marker: str) -> Chronicle:
        """Drawn, and used on that marker at once."""
        event_markers.local_competitor(self.play, seat)
        self.play.tell("negated", marker=marker, by=seat, last=False)
        return self

    def auction(self, drawer: Seat, **limits: int) -> Chronicle:
        """Limits by seat: `s0=5`."""
        waiting = self.play.state.asks
        contract.open_auction(self.play, drawer)
        named = {int(seat[1:]): limit for seat, limit in limits.items()}
        contract.hold(self.play, {seat: named.get(seat, 0) for seat in range(4)})
        self.play.change(asks=waiting)
        return self

    def contract_pays(self, seat: Seat) -> Chronicle:
        contract.collect(self.play, seat)
        return self

    def crash(self, seat: Seat, amount: int) -> Chronicle:
        self.turn(seat)
        self.play.dice = Scripted({"crash": scenes.dice(amount)})
        event_markers.crash(self.play, seat)
        return self

    def fuel(self, seat: Seat) -> Chronicle:
        event_markers.fuel_cost_hike(self.play, seat)
        return self

    def recession(self, seat: Seat) -> Chronicle:
        event_markers.recession(self.play, seat)
        return self

    def strike(self, seat: Seat, *, settles: bool) -> Chronicle:
        strike.decide(self.play, seat, settles=settles)
        return self

    def owes(self, seat: Seat, amount: int) -> Chronicle:
        charges.charge(self.play, [Debt(seat, amount, "crash")])
        return self

    def has(self, seat: Seat, **changes: Any) -> Chronicle:
        """So much of something, whatever was before."""
        self.play.update(seat, **changes)
        return self

    def told_cash(self, seat: Seat, amount: int) -> Chronicle:
        """So much of it came over the table."""
        self.play.tell("contract_paid", seat=seat, amount=amount)
        return self

    def abroad(self, seat: Seat, code: str) -> Chronicle:
        purchases.buy_foreign(self.play, seat, code)
        return self

    def borrows(self, seat: Seat, amount: int) -> Chronicle:
        self.play.earn(seat, amount)
        self.play.update(seat, loan=amount)
        self.play.tell("loan", seat=seat, amount=amount, balance=amount)
        return self

    def folds(self, seat: Seat) -> Chronicle:
        self.play.change(place=seat)
        self.play.dice = Scripted({"start-up": [2]})
        new_company.fold(self.play, seat)
        return self

    def leaves(self, seat: Seat) -> Chronicle:
        leaving.leave(self.play, seat)
        return self

    def passes(self, seat: Seat) -> Chronicle:
        self.play.tell("passed", seat=seat, why="choice")
        return self

    def wins(self, seat: Seat) -> Chronicle:
        victory.declare(self.play, seat)
        return self

    def time_is_up(self) -> Chronicle:
        victory.time_is_up(self.play)
        return self

    def jet(self, seat: Seat, code: str) -> Chronicle:
        purchases.buy_jumbo(self.play, seat, code)
        return self

    def annals(self, *, opened: bool = False) -> Annals:
        batches = [*self.batches, tuple(self.play.log)]
        faults = [fault for batch in batches for each in batch if (fault := AIRBARON.events.fault(each))]
        assert not faults
        seen = [[each for each in batch if opened or each.visible_to(None)] for batch in batches]
        own = tuple(AIRBARON.view(self.play.state, seat) for seat in range(4)) if opened else ()
        view = AIRBARON.view(self.play.state, None)
        return Annals(4, view, tuple(happened(seen, AIRBARON.turn_begins)), own)

    def of(self, kind: str, *, opened: bool = False) -> list[Drama]:
        """All dramas of that kind, as they came."""
        found = AIRBARON.dramas(self.annals(opened=opened))
        assert [AIRBARON.themes.fault(each) for each in found] == [None] * len(found)
        return sorted((each for each in found if each.kind == kind), key=lambda each: each.proof[-1])

    def the(self, kind: str, *, opened: bool = False) -> Drama:
        (drama,) = self.of(kind, opened=opened)
        return drama
