"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from render.airbaron.board.lines import ranked
from render.airbaron.board.markers import marker_written
from render.airbaron.frame import stage_inside, stage_told
from render.airbaron.liveries import airline_of, cash_told, introduced
from render.airbaron.mat.holdings import held_hubs
from render.airbaron.mat.papers import seen_markers
from render.airbaron.mat.picture import LEFT, NOBODY
from render.airbaron.places import hub_of
from render.airbaron.result import told_result
from render.airbaron.wording import opened, orders_told
from render.airbaron.words.deeds import cautions, deeds_told
from render.airbaron.words.leading import ahead
from render.artist import Names
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.view import AirBaronView, AirlineView, HubView
from rules.said import Said, Text, clauses, listed, said, sentences, series
from words import phrase, say

MOST = 1024


def board_alt(view: AirBaronView, names: Names) -> str:
    """As much as fits: with less room, first open spokes and drawn markers go, then words, then players. Who
    leads is told as long as there is room for players."""

    def full(each: AirlineView) -> Said:
        return _full(view, each, names)

    def brief(each: AirlineView) -> Said:
        return _brief(view, each, introduced(each, names))

    first = [] if view.outcome else list(_leading(view, names))
    tries: tuple[Callable[[], Iterator[Text]], ...] = (
        lambda: _told(view, names, first, full, *_round(view), _open(view)),
        lambda: _told(view, names, first, full, *_round(view)),
        lambda: _told(view, names, first, brief, *_round(view)),
        lambda: _told(view, names, first, brief),
        lambda: _told(view, names, [], lambda each: _brief(view, each, each.name)),
        lambda: _told(view, names, [], lambda each: _least(view, each)),
    )
    return _first_that_fits(sentences(part for part in attempt() if part) for attempt in tries)


def mat_alt(view: AirBaronView, foreseen: AirBaronForesight | None = None) -> str:
    airline = airline_of(view, view.seat)
    if airline is None:
        return say(NOBODY)
    if airline.left:
        return phrase("airbaron-alt.mat-left", airline=airline.name, round=view.round, left=LEFT)
    opening = said(
        "airbaron-alt.mat",
        airline=airline.name,
        round=view.round,
        cash=airline.cash or 0,
        share=airline.share,
        goal=view.goal,
    )
    first = [opening, *_planned(view, foreseen), *_state(view, airline)]
    seen = seen_markers(view)
    last = [said("airbaron-alt.seen", markers=series(seen))] if seen else []
    holdings = _holdings(view, airline)
    return _first_that_fits(
        (
            sentences([*first, holdings, *_orders(view), *last]),
            sentences([*first, holdings, *last]),
            sentences([*first, _least(view, airline), *last]),
        )
    )


def _planned(view: AirBaronView, foreseen: AirBaronForesight | None) -> Iterator[Said]:
    deeds = [] if foreseen is None else deeds_told(view, foreseen)
    if deeds:
        yield said("airbaron-alt.planned", deeds=clauses(deed.title for deed in deeds))


def _holdings(view: AirBaronView, airline: AirlineView) -> Said:
    hubs = [_holding(view, hub, airline) for hub in held_hubs(view, airline)]
    return said("airbaron-alt.holdings", hubs=clauses(hubs)) if hubs else said("airbaron-alt.no-holdings")


def _holding(view: AirBaronView, hub: HubView, airline: AirlineView) -> Said:
    controlled, dominated = hub.controlled_by == airline.seat, hub.dominated_by == airline.seat
    return said(
        "airbaron-alt.name-holding",
        city=hub.city,
        standing="controlled" if controlled else "dominated" if dominated else "none",
        share=hub.share_control if controlled else hub.share_dominance,
        spokes=_spokes_at(view, hub.code, airline),
    )


def _orders(view: AirBaronView) -> Iterator[Said]:
    for label, order in orders_told(view, view.orders) if view.orders else ():
        yield said("airbaron-alt.order", label=label, order=order)


def preview_alt(view: AirBaronView, foreseen: AirBaronForesight) -> str:
    if airline_of(view, view.seat) is None:
        return say(NOBODY)
    told = [
        said("airbaron-alt.deed", title=deed.title, detail=deed.detail) for deed in deeds_told(view, foreseen)
    ] or [said("airbaron-pictures.nothing-chosen")]
    dangers = [said("airbaron-alt.danger", danger=text) for text in cautions(foreseen)]
    return _first_that_fits([sentences([said("airbaron-alt.preview"), *dangers, *told])])


def _first_that_fits(texts: Iterable[Said]) -> str:
    text = ""
    for told in texts:
        text = say(told)
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _told(
    view: AirBaronView,
    names: Names,
    first: Iterable[Said],
    tell: Callable[[AirlineView], Said],
    *extra: Said,
) -> Iterator[Text]:
    """Who leads comes `first`, by the player's name."""
    yield said("airbaron-alt.board", version=view.version, round=view.round, stage=_now(view), goal=view.goal)
    yield told_result(view, names)
    yield from first
    waiting = [airline.name for airline in view.airlines if airline.seat in view.asked]
    if waiting and waiting != _active(view):
        yield said("airbaron-alt.waiting", airlines=listed(waiting))
    yield from (tell(airline) for airline in ranked(view))
    yield from extra


def _leading(view: AirBaronView, names: Names) -> Iterator[Said]:
    first, share = ahead(view, names)
    if first:
        yield said("airbaron-alt.leading", who=listed(first), share=share)


def _now(view: AirBaronView) -> Said:
    if view.outcome is not None:
        return said("airbaron-alt.name-over")
    return stage_inside(view) if airline_of(view, view.active) is None else stage_told(view)


def _active(view: AirBaronView) -> list[str]:
    """Whoever is already told to be at it."""
    active = airline_of(view, view.active)
    return [] if active is None else [active.name]


def _full(view: AirBaronView, airline: AirlineView, names: Names) -> Said:
    """Everything about an airline on the board, spoke by spoke."""
    hubs, args = _hubs(view, airline), _figures(view, airline)
    who = introduced(airline, names)
    if hubs is None:
        return said("airbaron-alt.airline", airline=who, **args)
    return said("airbaron-alt.airline-hubs", airline=who, hubs=hubs, **args)


def _brief(view: AirBaronView, airline: AirlineView, who: Text) -> Said:
    return said("airbaron-alt.airline-brief", airline=who, **_figures(view, airline))


def _figures(view: AirBaronView, airline: AirlineView) -> dict[str, Text | int]:
    troubles = _troubles(view, airline)
    return {
        "share": airline.share,
        "cash": cash_told(view, airline),
        "troubled": "yes" if troubles else "no",
        "troubles": series(troubles),
        "spokes": _spokes(view, airline),
    }


def _least(view: AirBaronView, airline: AirlineView) -> Said:
    hubs = _hubs(view, airline)
    args: dict[str, Text | int] = {
        "airline": airline.name,
        "share": airline.share,
        "cash": cash_told(view, airline),
        "count": airline.domestic + airline.foreign,
    }
    if hubs is None:
        return said("airbaron-alt.airline-least", **args)
    return said("airbaron-alt.airline-least-hubs", hubs=hubs, **args)


def _hubs(view: AirBaronView, airline: AirlineView) -> Said | None:
    controls = [hub.code for hub in view.hubs if hub.controlled_by == airline.seat]
    dominates = [
        hub.code for hub in view.hubs if hub.dominated_by == airline.seat and hub.code not in controls
    ]
    if not controls and not dominates:
        return None
    return said(
        "airbaron-alt.name-hubs",
        which="both" if controls and dominates else "controlled" if controls else "dominated",
        controlled=" ".join(controls),
        dominated=" ".join(dominates),
    )


def _spokes(view: AirBaronView, airline: AirlineView) -> Said:
    """The codes hub by hub, with "jet" and "SST" behind those that carry one."""
    here = [
        said("airbaron-alt.name-at-hub", hub=hub.code, spokes=_spokes_at(view, hub.code, airline))
        for hub in held_hubs(view, airline)
    ]
    return series(here) if here else said("airbaron-alt.name-no-spokes")


def _spokes_at(view: AirBaronView, hub: str, airline: AirlineView) -> Said:
    seat = airline.seat
    codes: list[Text] = [
        said("airbaron-alt.name-with-jet", code=spoke.code) if spoke.jet else spoke.code
        for spoke in view.spokes
        if spoke.hub == hub and spoke.owner == seat
    ]
    codes += [
        said("airbaron-alt.name-with-sst", code=spoke.code) if spoke.sst else spoke.code
        for spoke in view.foreign
        if spoke.hub == hub and spoke.owner == seat
    ]
    return sentences(codes)


def _troubles(view: AirBaronView, airline: AirlineView) -> list[Said]:
    return list(_suffered(view, airline))


def _suffered(view: AirBaronView, airline: AirlineView) -> Iterator[Said]:
    if airline.fare_wars:
        yield said("airbaron-alt.name-trouble-war")
    if airline.on_strike:
        yield said("airbaron-alt.name-trouble-strike")
    if airline.loan:
        yield said("airbaron-alt.name-trouble-loan", amount=airline.loan)
    if view.owed.get(airline.seat):
        yield said("airbaron-alt.name-trouble-debt", amount=view.owed[airline.seat])
    if airline.jets_undeployed:
        yield said("airbaron-alt.name-trouble-jets", number=airline.jets_undeployed)
    if airline.left:
        yield said("airbaron-alt.name-trouble-left")


def _state(view: AirBaronView, airline: AirlineView) -> Iterator[Said]:
    troubles = _troubles(view, airline)
    if troubles:
        first, *others = troubles
        yield said("airbaron-alt.troubles", troubles=series([opened(first), *others]))


def _round(view: AirBaronView) -> Iterator[Said]:
    """What was drawn, and the tracks of the advanced game."""
    if view.drawn:
        drawn = [_marker(view, each.marker, negated=each.negated) for each in view.drawn]
        yield said("airbaron-alt.drawn", drawn=series(drawn))
    if view.version == "advanced":
        yield _tracks(view)
    if view.recession:
        yield said("airbaron-alt.recession")
    if (competitor := airline_of(view, view.competitor)) is not None:
        yield said("airbaron-alt.competitor", airline=competitor.name)


def _tracks(view: AirBaronView) -> Said:
    holder = airline_of(view, view.contract.holder)
    args = {"pays": view.contract.pays, "settlement": view.settlement, "loans": view.loan_ceiling}
    if holder is None:
        return said("airbaron-alt.tracks", **args)
    return said("airbaron-alt.tracks-held", holder=holder.name, **args)


def _marker(view: AirBaronView, marker: str, *, negated: bool) -> Text:
    is_hub = hub_of(view, marker) is not None
    told = said("airbaron-names.name-hub", city=marker) if is_hub else marker_written(marker)
    return said("airbaron-alt.name-negated", marker=told) if negated else told


def _open(view: AirBaronView) -> Said:
    spokes = [f"{spoke.code} {spoke.price}" for spoke in view.spokes if spoke.owner is None]
    spokes += [f"{spoke.code} {spoke.price}" for spoke in view.foreign if spoke.owner is None]
    return said("airbaron-alt.open", spokes=series(spokes)) if spokes else said("airbaron-alt.nothing-open")
