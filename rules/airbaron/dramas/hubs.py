"""Hubs that are won, lost and fought over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat

WAR = 3
"""From this reign on, a hub that goes from hand to hand is fought over."""
_NEARLY = 2
"""So many spokes at least are worth a word when one more would give dominance."""


class Reign(NamedTuple):
    seat: Seat
    since: int
    at: int
    """By which event of the annals."""


class Fall(NamedTuple):
    turn: int
    at: int


class Hubs:
    """`reigns` of a hub, one for each change of hands; `falls`, how the last of them ended."""

    kinds = "bought takeover hub"

    def __init__(self) -> None:
        self._reigns: dict[str, list[Reign]] = {}
        self._falls: dict[str, Fall] = {}

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        if event.kind in {"bought", "takeover"}:
            yield from _one_short(almanac, at, event.data)
        elif event.kind == "hub":
            yield from self._changed(almanac, at, event.data)

    def _changed(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        hub, before, after = data["hub"], data["before"], data["after"]
        was, now = before["dominated_by"], after["dominated_by"]
        if was != now:
            if was is not None:
                self._falls[hub] = Fall(almanac.turn, at)
            if now is not None:
                yield self._risen(almanac, at, hub, now)
            else:
                yield self._broken(almanac, at, hub, was)
        held, holds = before["controlled_by"], after["controlled_by"]
        if holds is not None and holds != held:
            yield self._controlled(almanac, at, hub, holds)
        elif held is not None and held == now:
            data = {"hub": hub, "code": _code(almanac), "way": _way(almanac)}
            yield DRAMAS(
                "control-broken", almanac.annals, [almanac.cause, at], seats=_two(held, almanac), **data
            )

    def _risen(self, almanac: Almanac, at: int, hub: str, seat: Seat) -> Drama:
        reigns = self._reigns.setdefault(hub, [])
        value = almanac.hubs[hub].share_dominance // 5
        data = {"hub": hub, **_deed(almanac), "share": _share_after(almanac, at, seat)}
        last, reign = reigns[-1] if reigns else None, Reign(seat, almanac.turn, at)
        annals, proof = almanac.annals, [almanac.cause, at]
        if last is None:
            reigns.append(reign)
            kind = "hub-won" if len(self._reigns) > 1 else "first-hub"
            return DRAMAS(kind, annals, proof, seats=[seat], more=value, **data)
        fall = self._falls[hub]
        if last.seat == seat:
            reigns[-1] = reign
            gap = almanac.turn - fall.turn
            return DRAMAS("hub-back", annals, [fall.at, *proof], seats=[seat], more=value, gap=gap, **data)
        held = fall.turn - last.since
        reigns.append(reign)
        proof, both = [last.at, fall.at, *proof], [seat, last.seat]
        if len(reigns) < WAR:
            return DRAMAS("hub-taken", annals, proof, seats=both, more=value, held=held, **data)
        since = reigns[0].since
        proof = [*(each.at for each in reigns), *proof]
        more = value + 2 * min(len(reigns) - WAR, 3)
        told = {**data, "held": held, "reign": len(reigns), "since": since}
        return DRAMAS("hub-war", annals, proof, seats=both, more=more, **told)

    def _broken(self, almanac: Almanac, at: int, hub: str, seat: Seat) -> Drama:
        reign = self._reigns[hub][-1]
        data = {"hub": hub, "code": _code(almanac), "way": _way(almanac), "held": almanac.turn - reign.since}
        value = almanac.hubs[hub].share_dominance // 10
        return DRAMAS(
            "hub-broken",
            almanac.annals,
            [reign.at, almanac.cause, at],
            seats=_two(seat, almanac),
            more=value,
            **data,
        )

    def _controlled(self, almanac: Almanac, at: int, hub: str, seat: Seat) -> Drama:
        more = almanac.hubs[hub].share_control // 10
        data = {"hub": hub, **_deed(almanac), "share": _share_after(almanac, at, seat)}
        return DRAMAS("hub-controlled", almanac.annals, [almanac.cause, at], seats=[seat], more=more, **data)


def _one_short(almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
    """One spoke more would give dominance of a hub that is nobody's."""
    spoke, seat = almanac.domestic.get(data["code"]), data["seat"]
    if spoke is None or data.get("won") is False:
        return
    if almanac.standing.get(spoke.hub, {}).get("dominated_by") is not None:
        return
    needed = almanac.spokes[spoke.hub] // 2 + 1
    held = almanac.held(spoke.hub, seat)
    if held >= _NEARLY and held == needed - 1:
        more = almanac.hubs[spoke.hub].share_dominance // 20
        told = {"hub": spoke.hub, "code": spoke.code, "price": data["price"]}
        yield DRAMAS("one-short", almanac.annals, [at], seats=[seat], more=more, **told)


def _deed(almanac: Almanac) -> dict[str, Any]:
    """How the last spoke came or went. One that is sold brings a hub to somebody else, and costs nothing."""
    data = almanac.event(almanac.cause).data
    return {"code": data["code"], "price": data.get("price", 0), "way": _way(almanac)}


def _code(almanac: Almanac) -> str:
    return str(almanac.event(almanac.cause).data["code"])


def _way(almanac: Almanac) -> str:
    event = almanac.event(almanac.cause)
    if event.kind == "takeover":
        return "bought" if event.data["defender"] is None else "raid"
    return str(event.kind)


def _two(seat: Seat, almanac: Almanac) -> list[Seat]:
    """Who loses, and who did it."""
    return [seat, almanac.event(almanac.cause).data["seat"]]


def _share_after(almanac: Almanac, at: int, seat: Seat) -> int:
    """Its market share, which is told right after the hub."""
    happened = almanac.annals.happened
    for after in range(at + 1, len(happened)):
        each = happened[after]
        if each.event.kind not in {"share", "event_taken", "event_seen"} or each.step != happened[at].step:
            break
        if each.event.kind == "share" and each.event.data["seat"] == seat:
            return int(each.event.data["after"])
    return almanac.shares[seat]
