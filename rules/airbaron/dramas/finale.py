"""How a game ends: by what deed it was won, who came close, and who had been close before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.airbaron.dramas.accounts import Accounts
from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat

CLOSE = 10
"""Whoever misses the goal, or the best total, by so little was close."""
_DEEDS = {
    "passed": "passed",
    "bought": "bought",
    "bought_sst": "bought",
    "bought_jumbo": "other",
    "redeployed": "other",
    "takeover": "raid",
}


class Total(NamedTuple):
    """What an airline had when its turn was over."""

    short: int
    total: int
    loan: int
    proof: tuple[int, int]


class Finale:
    """Totals count cash, so what is missed while the game goes on is told once it is over."""

    kinds = "turn round_over over passed bought bought_sst bought_jumbo redeployed takeover"

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._deed: int | None = None
        """What was done last in this turn."""
        self._behind: dict[Seat, tuple[int, int, int]] = {}
        """How far an airline was behind at its worst, in which round, and by which event."""
        self._closest: dict[Seat, Total] = {}
        self._barred: dict[Seat, Total] = {}
        self._played: Seat | None = None

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        data = event.data
        if event.kind in {"turn", "round_over", "over"}:
            self._turn_over(almanac, at)
            self._played = data["seat"] if event.kind == "turn" else None
        if event.kind == "turn":
            self._deed = None
        if event.kind in _DEEDS:
            self._deed = at
        match event.kind:
            case "round_over":
                self._compare(almanac, at)
            case "over":
                yield from self._over(almanac, at, data)

    def _turn_over(self, almanac: Almanac, at: int) -> None:
        seat = self._played
        if seat is None or seat in almanac.left:
            return
        loan = self._accounts.loans[seat]
        total = almanac.shares[seat] + self._accounts.cash[seat]
        now = Total(almanac.goal - total, total, loan, (almanac.began, at - 1))
        barred = loan > 0 or seat in almanac.striking
        if now.short <= 0 and barred:
            self._barred.setdefault(seat, now)
        elif 0 < now.short <= CLOSE and not barred and not self._closer(seat, now):
            self._closest[seat] = now

    def _closer(self, seat: Seat, now: Total) -> bool:
        known = self._closest.get(seat)
        return known is not None and known.short <= now.short

    def _compare(self, almanac: Almanac, at: int) -> None:
        best = max(almanac.shares)
        for seat, share in enumerate(almanac.shares):
            if best - share > self._behind.get(seat, (0, 0, 0))[0]:
                self._behind[seat] = (best - share, almanac.turn, at)

    def _over(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        annals, winners, how = almanac.annals, data["winners"], data["kind"]
        totals = {each["seat"]: each["total"] for each in data["scores"]}
        best = max((totals[seat] for seat in winners), default=0)
        # Who has a loan, is under strike, or has left does not come second by cash alone.
        others = [seat for seat in totals if seat not in winners and seat not in almanac.left]
        second = max(others, key=lambda seat: totals[seat], default=None)
        told: dict[str, Any] = {"how": how, "total": best, "goal": almanac.goal, **self._done(almanac)}
        if second is not None:
            short = (almanac.goal if how == "goal-reached" else best) - totals[second]
            told |= {"second": second, "short": short}
            if 0 < short <= CLOSE and how != "others-left":
                proof, seats = [at], [second, *winners]
                lost = {"total": totals[second], "short": short, "how": how}
                yield DRAMAS("so-close", annals, proof, seats=seats, more=(CLOSE - short) // 2, **lost)
        proof = [almanac.began, at if self._deed is None else self._deed, at]
        yield DRAMAS("win", annals, proof, seats=winners, **told)
        yield from self._came_back(almanac, at, winners)
        if annals.own:
            yield from self._missed(almanac)

    def _done(self, almanac: Almanac) -> dict[str, str]:
        """What was done last, and the spoke that it was about."""
        if self._deed is None:
            return {"deed": "other"}
        event = almanac.event(self._deed)
        way = _DEEDS[event.kind]
        if way == "raid" and not event.data["won"]:
            way = "other"
        return {"deed": way, "code": event.data["code"]} if way in {"bought", "raid"} else {"deed": way}

    def _came_back(self, almanac: Almanac, at: int, winners: list[Seat]) -> Iterator[Drama]:
        if len(winners) != 1 or winners[0] not in self._behind:
            return
        behind, turn, when = self._behind[winners[0]]
        if 4 * behind >= almanac.goal:
            told = {"behind": behind, "round": turn}
            yield DRAMAS("comeback", almanac.annals, [when, at], seats=winners, **told)

    def _missed(self, almanac: Almanac) -> Iterator[Drama]:
        for seat, now in sorted(self._closest.items()):
            told = {"total": now.total, "short": now.short}
            yield DRAMAS(
                "goal-missed", almanac.annals, now.proof, seats=[seat], more=CLOSE - now.short, **told
            )
        for seat, now in sorted(self._barred.items()):
            told = {"total": now.total, "loan": now.loan}
            yield DRAMAS("barred", almanac.annals, now.proof, seats=[seat], **told)
