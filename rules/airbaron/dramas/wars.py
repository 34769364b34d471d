"""Fare Wars, from going in to coming out: what they took, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat


class War:
    def __init__(self, since: int, at: int) -> None:
        self.since = since
        self.proof = [at]
        self.won = self.lost = self.missed = 0


class Wars:
    kinds = "fare_wars left over takeover profit"

    def __init__(self) -> None:
        self._wars: dict[Seat, War] = {}

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        data = event.data
        match event.kind:
            case "fare_wars" if data["now"] == "in":
                self._wars[data["seat"]] = War(almanac.turn, at)
                yield DRAMAS("war-begun", almanac.annals, [at], seats=[data["seat"]])
            case "fare_wars" | "left" if (war := self._wars.pop(data["seat"], None)) is not None:
                yield from _told(almanac, at, data["seat"], war)
            case "over":
                for seat, war in sorted(self._wars.items()):
                    yield from _told(almanac, at, seat, war)
            case "takeover" if (war := self._wars.get(data["seat"])) is not None:
                war.proof.append(at)
                war.won, war.lost = war.won + data["won"], war.lost + (not data["won"])
            case "profit":
                self._miss(almanac, at, data)

    def _miss(self, almanac: Almanac, at: int, data: dict[str, Any]) -> None:
        for each in data["unpaid"]:
            war = self._wars.get(each["seat"])
            if war is not None and each["why"] == "fare-wars":
                war.proof.append(at)
                war.missed += almanac.due(data["marker"], each["seat"])


def _told(almanac: Almanac, at: int, seat: Seat, war: War) -> Iterator[Drama]:
    if war.won + war.lost + war.missed:
        told = {"rounds": almanac.turn - war.since, "won": war.won, "lost": war.lost, "missed": war.missed}
        more = min(4 * war.won + war.missed // 4, 16)
        yield DRAMAS("fare-war", almanac.annals, [*war.proof, at], seats=[seat], more=more, **told)
