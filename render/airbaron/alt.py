"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from render.airbaron.board.lines import ranked
from render.airbaron.board.markers import marker_written
from render.airbaron.frame import TITLE, stage_inside, stage_told
from render.airbaron.liveries import airline_of, cash_told, introduced, player
from render.airbaron.mat.holdings import held_hubs
from render.airbaron.mat.papers import seen_markers
from render.airbaron.mat.picture import LEFT, NOBODY
from render.airbaron.result import told_result
from render.airbaron.wording import counted, orders_told
from render.airbaron.words.deeds import NOTHING, capital, deeds_told
from render.artist import Names
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.view import AirBaronView, AirlineView
from rules.wording import listed
from words import say

MOST = 1024


def board_alt(view: AirBaronView, names: Names) -> str:
    """As much as fits: with less room, first open spokes and drawn markers go, then words, then players."""
    tries: tuple[Callable[[], Iterator[str]], ...] = (
        lambda: _told(view, names, lambda each: _full(view, each, names), _round(view), _open(view)),
        lambda: _told(
            view, names, lambda each: _brief(view, each, f" ({say(player(each.seat, names))})"), _round(view)
        ),
        lambda: _told(
            view, names, lambda each: _brief(view, each, f" ({say(player(each.seat, names))})"), ""
        ),
        lambda: _told(view, names, lambda each: _brief(view, each, ""), ""),
        lambda: _told(view, names, lambda each: _least(view, each), ""),
    )
    return _first_that_fits(" ".join(part for part in attempt() if part) for attempt in tries)


def mat_alt(view: AirBaronView, foreseen: AirBaronForesight | None = None) -> str:
    airline = airline_of(view, view.seat)
    if airline is None:
        return NOBODY
    if airline.left:
        return f"Your airline, {airline.name}, round {view.round}. {LEFT}"
    hubs = [
        f"{hub.city} {_standing(view, hub.code, airline)}: {_spokes_at(view, hub.code, airline)}"
        for hub in held_hubs(view, airline)
    ]
    opening = (
        f"Your airline, {airline.name}, round {view.round}: ${airline.cash or 0} cash, market share "
        f"{airline.share}, {view.goal} wins."
    )
    holdings = f"Holdings: {'; '.join(hubs)}." if hubs else "No spokes yet."
    orders = (
        "".join(f" {name}: {text}." for name, text in orders_told(view, view.orders)) if view.orders else ""
    )
    seen = seen_markers(view)
    extra = f" You saw: {seen}." if seen else ""
    told = () if foreseen is None else deeds_told(view, foreseen)
    planned = f"Planned: {'; '.join(deed.title for deed in told)}. " if told else ""
    state = f"{planned}{_state(view, airline)}"
    return _first_that_fits(
        (
            f"{opening} {state}{holdings}{orders}{extra}",
            f"{opening} {state}{holdings}{extra}",
            f"{opening} {state}{_least(view, airline)}{extra}",
        )
    )


def preview_alt(view: AirBaronView, foreseen: AirBaronForesight) -> str:
    if airline_of(view, view.seat) is None:
        return NOBODY
    told = [f"{deed.title}: {deed.detail}" for deed in deeds_told(view, foreseen)] or [f"{NOTHING}."]
    cautions = [f"{say(danger.text).removesuffix('.')}!" for danger in foreseen.dangers]
    return _first_that_fits((" ".join(["Preview.", *cautions, *told]),))


def _first_that_fits(texts: Iterable[str]) -> str:
    text = ""
    for text in texts:
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _told(view: AirBaronView, names: Names, tell: Callable[[AirlineView], str], *extra: str) -> Iterator[str]:
    yield f"{TITLE}, {view.version}, round {view.round}: {_now(view)}. {view.goal} wins."
    yield say(told_result(view, names))
    waiting = [airline.name for airline in view.airlines if airline.seat in view.asked]
    if waiting and waiting != _active(view):
        yield f"Waiting for {listed(waiting)}."
    yield from (tell(airline) for airline in ranked(view))
    yield from extra


def _now(view: AirBaronView) -> str:
    if view.outcome is not None:
        return "game over"
    return say(stage_inside(view) if airline_of(view, view.active) is None else stage_told(view))


def _active(view: AirBaronView) -> list[str]:
    """Whoever is already told to be at it."""
    active = airline_of(view, view.active)
    return [] if active is None else [active.name]


def _full(view: AirBaronView, airline: AirlineView, names: Names) -> str:
    """Everything about an airline on the board, spoke by spoke."""
    hubs = _hubs(view, airline)
    spokes = _spokes(view, airline)
    return (
        f"{say(introduced(airline, names))}: share {airline.share}, {cash_told(view, airline)}"
        f"{_troubles(view, airline)}; {f'{hubs}; ' if hubs else ''}{spokes}."
    )


def _brief(view: AirBaronView, airline: AirlineView, who: str) -> str:
    return (
        f"{airline.name}{who} {airline.share}, {cash_told(view, airline)}"
        f"{_troubles(view, airline)}: {_spokes(view, airline)}."
    )


def _least(view: AirBaronView, airline: AirlineView) -> str:
    hubs = _hubs(view, airline)
    count = counted(airline.domestic + airline.foreign, "spoke")
    return (
        f"{airline.name} {airline.share}, {cash_told(view, airline)}, {count}{f'; {hubs}' if hubs else ''}."
    )


def _hubs(view: AirBaronView, airline: AirlineView) -> str:
    controls = [hub.code for hub in view.hubs if hub.controlled_by == airline.seat]
    dominates = [
        hub.code for hub in view.hubs if hub.dominated_by == airline.seat and hub.code not in controls
    ]
    parts = (
        f"controls {' '.join(controls)}" if controls else "",
        f"dominates {' '.join(dominates)}" if dominates else "",
    )
    return ", ".join(part for part in parts if part)


def _spokes(view: AirBaronView, airline: AirlineView) -> str:
    """The codes hub by hub, with "jet" and "SST" behind those that carry one."""
    here = [f"{hub.code}: {_spokes_at(view, hub.code, airline)}" for hub in held_hubs(view, airline)]
    return ", ".join(here) or "no spokes"


def _spokes_at(view: AirBaronView, hub: str, airline: AirlineView) -> str:
    seat = airline.seat
    codes = [
        f"{spoke.code}{' jet' if spoke.jet else ''}"
        for spoke in view.spokes
        if spoke.hub == hub and spoke.owner == seat
    ]
    codes += [
        f"{spoke.code}{' SST' if spoke.sst else ''}"
        for spoke in view.foreign
        if spoke.hub == hub and spoke.owner == seat
    ]
    return " ".join(codes)


def _standing(view: AirBaronView, code: str, airline: AirlineView) -> str:
    hub = next(hub for hub in view.hubs if hub.code == code)
    if hub.controlled_by == airline.seat:
        return f"controlled, {hub.share_control}"
    return f"dominated, {hub.share_dominance}" if hub.dominated_by == airline.seat else "not dominated"


def _troubles(view: AirBaronView, airline: AirlineView) -> str:
    parts = [
        "Fare Wars" if airline.fare_wars else "",
        "strike" if airline.on_strike else "",
        f"owes ${airline.loan}" if airline.loan else "",
        f"must pay ${view.owed[airline.seat]}" if view.owed.get(airline.seat) else "",
        counted(airline.jets_undeployed, "spare jet") if airline.jets_undeployed else "",
        "left" if airline.left else "",
    ]
    return "".join(f", {part}" for part in parts if part)


def _state(view: AirBaronView, airline: AirlineView) -> str:
    told = _troubles(view, airline).removeprefix(", ")
    return f"{capital(told)}. " if told else ""


def _round(view: AirBaronView) -> str:
    """What was drawn, and the tracks of the advanced game."""
    drawn = [f"{_marker(view, each.marker)}{' negated' if each.negated else ''}" for each in view.drawn]
    parts = [f"Drawn: {', '.join(drawn)}." if drawn else ""]
    if view.version == "advanced":
        holder = airline_of(view, view.contract.holder)
        contract = f"Contract ${view.contract.pays}{f' {holder.name}' if holder else ''}"
        parts.append(f"{contract}, settlement ${view.settlement}, loans to ${view.loan_ceiling}.")
    if view.recession:
        parts.append("Recession.")
    if (competitor := airline_of(view, view.competitor)) is not None:
        parts.append(f"Local Competitor: {competitor.name}.")
    return " ".join(part for part in parts if part)


def _marker(view: AirBaronView, marker: str) -> str:
    hub = any(hub.code == marker for hub in view.hubs)
    return f"{marker} hub" if hub else marker_written(marker)


def _open(view: AirBaronView) -> str:
    spokes = [f"{spoke.code} {spoke.price}" for spoke in view.spokes if spoke.owner is None]
    spokes += [f"{spoke.code} {spoke.price}" for spoke in view.foreign if spoke.owner is None]
    return f"Open: {', '.join(spokes)}." if spokes else "No spoke is open."
