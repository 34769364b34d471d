"""Recessions, from the marker to the end of the round: what they kept from everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat


class Slumps:
    kinds = "recession profit round_over"

    def __init__(self) -> None:
        self._lost: Counter[Seat] = Counter()
        self._proof: list[int] = []

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        data = event.data
        match event.kind:
            case "recession":
                self._proof = [at]
                yield DRAMAS("recession", almanac.annals, [at], seats=[data["seat"]])
            case "profit" if data["recession"]:
                self._proof.append(at)
                for each in data["payments"]:
                    self._lost[each["seat"]] += almanac.worth(data["marker"], each["seat"]) - each["amount"]
            case "round_over":
                yield from self._over(almanac, at)

    def _over(self, almanac: Almanac, at: int) -> Iterator[Drama]:
        lost, most = self._lost.total(), max(self._lost.values(), default=0)
        hit = [seat for seat, each in self._lost.items() if each == most]
        if lost:
            told = {"lost": lost, "most": most if len(hit) == 1 else 0}
            more = min(lost // 4, 14)
            yield DRAMAS("slump", almanac.annals, [*self._proof, at], seats=hit, more=more, **told)
        self._lost.clear()
