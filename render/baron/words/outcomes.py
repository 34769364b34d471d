"""What a step comes to, told whether or not it matters: contracts, inflation, the war, and who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from render.baron.words import told_actions
from render.baron.words.bylines import Bylines
from render.baron.words.deeds import Deed, Told
from render.baron.words.phrases import Data
from rules.baron.names import war_card_name
from rules.baron.view import BaronView, MatView
from rules.drama import Drama
from rules.said import Said, said, series
from rules.values import Event

_AWARDS = frozenset({"contract", "refused", "side_contracts"})
_ENDED = frozenset({"won", "won-all-the-same"})
"""What says how the war has ended."""
_WAR = frozenset({"skies", "war-nears-its-end"})
"""What says enough about the war."""
_SECOND_TURN = 2
ROUTINE = 2
"""So much weighs what is told only for want of anything else."""
LAST = 1
"""After everything else that has happened."""


def usual(events: Mapping[int, Event], view: BaronView, great: Sequence[Drama]) -> Iterator[Deed]:
    """As far as it is not told with what mattered more."""
    kinds, told = {event.kind for event in events.values()}, {drama.kind for drama in great}
    tolls = {drama.proof[-1] for drama in great if drama.kind == "inflation-toll"}
    span = awarded(events)
    if span is not None:
        yield Deed(span[0], 10, _contracts(_won(events)))
    for at, event in events.items():
        match event.kind:
            case "revealed" if span is None:
                yield Deed(at, ROUTINE, _revealed(event.data))
            case "inflation" if any(event.data["lost"].values()) and at not in tolls:
                yield Deed(at, 21, _inflation(event.data))
            case "war_status" if "over" not in kinds and not _WAR & told:
                yield Deed(at, 12, _war(event.data))
            case "over":
                yield Deed(max(events) + LAST, 30, _final(event.data, known=bool(_ENDED & told)))
            case "turn" if "began" not in kinds and "lead-taken" not in told:
                now = standing(view)
                if now is not None:
                    yield Deed(max(events) + LAST, 24, now)


def awarded(events: Mapping[int, Event]) -> tuple[int, int] | None:
    """Where contracts were awarded, from the first to the last of them."""
    places = [at for at, event in events.items() if event.kind in _AWARDS]
    if not places:
        return None
    return min(places), max(places)


def after_contracts(events: Mapping[int, Event]) -> bool:
    """Whether a step without contracts comes after them."""
    return any(event.kind in {"inflation", "war_status", "turn", "over"} for event in events.values())


def _won(events: Mapping[int, Event]) -> Counter[str]:
    won = Counter[str]()
    for event in events.values():
        if event.kind in _AWARDS:
            data = event.data
            won[data["company"]] += data.get("received", data.get("recon", 0) + data.get("bomber", 0))
    return won


def _contracts(won: Counter[str]) -> Told:
    """The most first."""

    def told(tale: Bylines) -> Said:
        shares = [
            said("baron-news.name-won", company=tale.company(key), number=number)
            for key, number in won.most_common()
            if number
        ]
        others = [key for key, number in won.items() if not number]
        who = "nobody" if not shares else "some" if others else "all"
        return said("baron-news.contracts", who=who, won=series(shares), others=tale.companies(others))

    return told


def _revealed(data: Data) -> Told:
    return lambda tale: told_actions.SENTENCES["revealed"](tale, data)


def _inflation(data: Data) -> Told:
    return lambda _: said("baron-news.inflation", why=data["why"], percent=data["percent"])


def _war(data: Data) -> Told:
    return lambda _: said("baron-news.war", event=war_card_name(data["name"]))


def _final(data: Data, *, known: bool) -> Told:
    def told(tale: Bylines) -> Said:
        scores = [
            said("baron-news.name-score", company=tale.company(score["company"]), total=score["total"])
            for score in data["scores"]
        ]
        return said("baron-news.final", end="known" if known else data["end"], scores=series(scores))

    return told


# Who leads


def standing(view: BaronView) -> Told | None:
    """Who would win if the war were over now; of a player alone, how near the best of the others is. Nothing
    before a turn is over."""
    played = sorted((mat for mat in view.companies if mat.seat is not None), key=lambda mat: -_worth(mat))
    if not played or view.turn < _SECOND_TURN:
        return None
    return _against_rivals(played) if len(played) > 1 else _alone(view, played[0])


def _worth(mat: MatView) -> int:
    """What it would score if the war were over now."""
    return mat.wealth + mat.markers


def _against_rivals(played: Sequence[MatView]) -> Told:
    total = _worth(played[0])
    first = [mat.key for mat in played if _worth(mat) == total]
    if len(first) > 1:
        return lambda tale: said("baron-news.level", companies=tale.companies(first), total=total)
    return lambda tale: said(
        "baron-news.leads",
        company=tale.company(first[0]),
        total=total,
        ahead=total - _worth(played[1]),
        second=tale.company(played[1].key),
    )


def _alone(view: BaronView, own: MatView) -> Told | None:
    others = [mat for mat in view.companies if mat.seat is None]
    if not others:
        return None
    best = max(others, key=lambda mat: mat.wealth)
    return lambda tale: said(
        "baron-news.stands",
        company=tale.company(own.key),
        total=_worth(own),
        second=tale.company(best.key),
        best=best.wealth,
    )
