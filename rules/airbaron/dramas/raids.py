"""Takeovers: long odds, a second try, spokes taken back, and several in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.airbaron.network.takeover import chance
from rules.drama import Drama
from rules.values import Event, Seat

LONG_ODDS = 0.25
SPREE = 2


class Raids:
    kinds = "turn bought sold takeover"

    def __init__(self) -> None:
        self._failed: dict[tuple[Seat, str], list[int]] = {}
        """Attempts of an airline on a spoke since it last had it."""
        self._taken: dict[str, int] = {}
        """By which takeover a spoke was last taken from its owner, while nothing else has happened to it."""
        self._row: list[int] = []
        """The takeovers of this turn that came off."""

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        if event.kind == "turn":
            self._row = []
        elif event.kind in {"bought", "sold"}:
            self._taken.pop(event.data["code"], None)
            self._failed.pop((event.data["seat"], event.data["code"]), None)
        elif event.kind == "takeover":
            if event.data["won"]:
                yield from self._won(almanac, at, event.data)
            else:
                yield self._lost(almanac, at, event.data)

    def _lost(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Drama:
        self._failed.setdefault((data["seat"], data["code"]), []).append(at)
        more = 6 if data["attack"]["total"] == data["defence"]["total"] else 0
        return DRAMAS("raid-failed", almanac.annals, [at], seats=_both(data), more=more, **_told(data))

    def _won(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        annals, code, both = almanac.annals, data["code"], _both(data)
        failed, taken = self._failed.pop((data["seat"], code), []), self._taken.pop(code, None)
        if failed:
            since = annals.happened[failed[0]].turn
            more, told = (
                3 * min(len(failed) - 1, 4),
                {**_told(data), "tries": len(failed) + 1, "since": since},
            )
            yield DRAMAS("second-try", annals, [*failed, at], seats=both, more=more, **told)
        elif data["defender"] is not None:
            odds = chance(_plus(data["attack"]) - _plus(data["defence"]))
            more = min(data["price"] // 4, 8)
            if odds <= LONG_ODDS:
                told = {**_told(data), "chance": round(100 * odds)}
                yield DRAMAS("raid-upset", annals, [at], seats=both, more=more, **told)
            else:
                yield DRAMAS("raid-won", annals, [at], seats=both, more=more, **_told(data))
        if taken is not None and self._avenges(almanac, taken, data):
            told = {"code": code, "price": data["price"], "since": annals.happened[taken].turn}
            yield DRAMAS("retaken", annals, [taken, at], seats=both, **told)
        if data["defender"] is not None:
            self._taken[code] = at
        yield from self._spree(almanac, at)

    def _avenges(self, almanac: Almanac, taken: int, data: dict[str, Any]) -> bool:
        before = almanac.event(taken).data
        return bool(before["defender"] == data["seat"] and before["seat"] == data["defender"])

    def _spree(self, almanac: Almanac, at: int) -> Iterator[Drama]:
        self._row.append(at)
        if len(self._row) < SPREE:
            return
        row = [almanac.event(each).data for each in self._row]
        victims = [each["defender"] for each in row if each["defender"] is not None]
        told = {"codes": [each["code"] for each in row], "price": sum(each["price"] for each in row)}
        more = 6 * (len(row) - SPREE)
        yield DRAMAS("spree", almanac.annals, self._row, seats=[row[-1]["seat"], *victims], more=more, **told)


def _both(data: dict[str, Any]) -> list[Seat]:
    return [data["seat"]] if data["defender"] is None else [data["seat"], data["defender"]]


def _told(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "code": data["code"],
        "price": data["price"],
        "attack": data["attack"]["total"],
        "defence": data["defence"]["total"],
    }


def _plus(side: dict[str, Any]) -> int:
    return int(side["total"] - sum(side["dice"]))
