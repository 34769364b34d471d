"""Orders for the event windows: a card, against whom, on what condition; or "ask me"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.answers import one_of
from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import CONDITIONS
from rules.baron.cards.event_form import LEADER, by_window, event_option, needs_target, plannable
from rules.baron.names import WINDOW_NAMES
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.phase import Question
from rules.baron.standing import Order, Orders, When
from rules.baron.state import WINDOWS
from rules.baron.view import Window
from rules.engine import Choice, Field, Option, Pick

NONE, ASK = "none", "ask"
_NO_ORDER, _AS_ORDERED = Order(), Order(AS_ORDERED)
_NAMES: dict[Window, str] = {window: f"at_{window}" for window in WINDOWS}


class OpenWindow:
    """What can be ordered for a window as things stand; a card, or to be asked, calls for details."""

    def __init__(self, pick: Pick, details: Mapping[str, tuple[Field, ...]]) -> None:
        self._name = pick.name
        self._bare: tuple[Field, ...] = (pick,)
        self._detailed: dict[object, tuple[Field, ...]] = {
            answer: (pick, *fields) for answer, fields in details.items()
        }

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        return self._detailed.get(partial.get(self._name), self._bare)


def open_windows(question: Question, standing: Orders, *, plan: bool) -> tuple[OpenWindow, ...]:
    """All windows in turn. "Ask me" is open to all, whatever they hold. A turn's plan may leave a window
    to what stands; the orders themselves show what stands as their default."""
    figures, company, events = question.figures, question.company, standing.events
    held = by_window(figures, company.hand)
    rivals = tuple([other.key for other in question.state.others(company)])
    opened: list[OpenWindow] = []
    for window in WINDOWS:
        cards, order = held.get(window, ()), events.get(window, _NO_ORDER)
        aims = rivals if cards and _aimed(figures, cards) else ()
        opened.append(_open_window(figures, aims, window, cards, order, plan=plan))
    return tuple(opened)


@lru_cache(maxsize=1024)
def _aimed(figures: Figures, cards: tuple[int, ...]) -> bool:
    """Whether an order for one of these cards may have to say against whom."""
    return any(needs_target(figures.event_of(card)) for card in cards)


@lru_cache(maxsize=2048)
def _open_window(
    figures: Figures,
    rivals: tuple[str, ...],
    window: Window,
    held: tuple[int, ...],
    order: Order,
    *,
    plan: bool,
) -> OpenWindow:
    """Many hands hold the same for a window, most often nothing; `rivals` are those to aim at, if one can."""
    cards = tuple([card for card in held if plannable(figures.event_of(card))])
    if order.card is not None and order.card not in cards:  # it has left the hand
        order = _NO_ORDER
    usual = _AS_ORDERED if plan else order
    pick = _window_field(figures, window, _told(figures, window, order) if plan else None, usual.play, cards)
    orders = [usual if answer == usual.play else Order(answer) for answer in (ASK, *map(str, cards))]
    return OpenWindow(pick, {each.play: _details(figures, rivals, window, each) for each in orders})


def _window_field(
    figures: Figures, window: Window, ordered: str | None, default: str, cards: tuple[int, ...]
) -> Pick:
    left = () if ordered is None else (Option(AS_ORDERED, "As ordered", f"your orders: {ordered}"),)
    return Pick(
        name=f"at_{window}",
        label=f"Event in {WINDOW_NAMES[window]}",
        options=(
            *left,
            Option(NONE, "None"),
            Option(ASK, "Ask me", "the game stops for you in this phase"),
            *[event_option(figures, card) for card in cards],
        ),
        slot=f"at_{window}",
        default=default,
        hint="Which event card of yours is played in that phase, if any.",
    )


def _details(figures: Figures, rivals: tuple[str, ...], window: Window, order: Order) -> tuple[Field, ...]:
    when = _when(
        window, order.when if order.when in CONDITIONS[window] else "always", asks=order.card is None
    )
    if order.card is None or not needs_target(figures.event_of(order.card)):
        return (when,)
    target = order.target if order.target in rivals else LEADER
    return _target(figures, rivals, window, order.card, target), when


@lru_cache(maxsize=1024)
def _target(figures: Figures, rivals: tuple[str, ...], window: Window, card: int, default: str) -> Pick:
    return Pick(
        name=f"at_{window}_target",
        label=f"Target of {figures.event_of(card).name}",
        options=(
            Option(LEADER, "Whoever leads", "of those it can hit"),
            *(Option(key, figures.companies[key].name) for key in rivals),
        ),
        slot=f"at_{window}_target",
        default=default,
        hint="The company that the event is to hit.",
    )


@lru_cache(maxsize=64)
def _when(window: Window, default: When, *, asks: bool) -> Pick:
    return Pick(
        name=f"at_{window}_when",
        label=f"{WINDOW_NAMES[window]}: {'ask me' if asks else 'play it'}",
        options=tuple(Option(when, label) for when, label in CONDITIONS[window].items()),
        slot=f"at_{window}_when",
        default=default,
        hint="Under which condition that is to happen.",
    )


def read_events(choice: Choice) -> dict[Window, Order]:
    """The windows that are not left to what stands."""
    return {
        window: Order(
            str(choice[name]),
            str(choice.get(f"{name}_target", "")),
            one_of(CONDITIONS[window], choice.get(f"{name}_when")) or "always",
        )
        for window, name in _NAMES.items()
        if choice.get(name, AS_ORDERED) != AS_ORDERED
    }


def _told(figures: Figures, window: Window, order: Order) -> str:
    when = "" if order.when == "always" else f", {_lowered(CONDITIONS[window][order.when])}"
    match order.play:
        case "none":
            return "none"
        case "ask":
            return f"ask me{when}"
        case card:
            return f"#{card} {figures.event_of(int(card)).name}{when}"


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]
