"""Orders for the event windows: a card, against whom, on what condition; "ask me", or that none be played.

Without an order a turn's plan begins with what a stand-in would play: see `autopilot/proposals.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial

from rules.answers import one_of
from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import CONDITIONS, NEAR_END
from rules.baron.cards.event_form import LEADER, by_window, event_option, needs_target, plannable
from rules.baron.names import WINDOW_NAMES, event_name
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.phase import Question
from rules.baron.standing import Order, Orders, When
from rules.baron.state import WINDOWS
from rules.baron.view import Window
from rules.engine import Choice, Field, Form, Option, Pick
from rules.said import Said, said

NONE, ASK, KEEP = "none", "ask", "keep"
_NO_ORDER = Order()
_NAMES: dict[Window, tuple[str, str, str]] = {
    window: (f"at_{window}", f"at_{window}_target", f"at_{window}_when") for window in WINDOWS
}


class OpenWindow:
    """What can be ordered for a window as things stand; a card, or to be asked, calls for details."""

    def __init__(self, figures: Figures, window: Window, pick: Pick, orders: Iterable[Order]) -> None:
        self._figures, self._window, self._name = figures, window, pick.name
        self._bare: tuple[Field, ...] = (pick,)
        self._detailed: dict[object, tuple[Field, ...]] = {}
        self._aimed: dict[object, Order] = {}
        for order in orders:
            if order.card is not None and needs_target(figures.event_of(order.card)):
                self._aimed[order.play] = order
            else:
                self._detailed[order.play] = self._bare + _details(figures, (), window, order)

    def fields(self, rivals: tuple[str, ...], answers: Choice) -> tuple[Field, ...]:
        answer = answers.get(self._name)
        if answer in self._aimed:
            return self._bare + _details(self._figures, rivals, self._window, self._aimed[answer])
        return self._detailed.get(answer, self._bare)


def open_windows(question: Question, standing: Orders, *, plan: bool) -> list[Form]:
    """All windows in turn. "Ask me" is open to all, whatever they hold. A turn's plan may leave a window
    to what stands; the orders themselves show what stands as their default."""
    figures, company, events = question.figures, question.company, standing.events
    if plan and not events:
        opened = _unordered(figures, company.hand)
    else:
        opened = _opened(figures, company.hand, events, AS_ORDERED if plan else None)
    rivals = tuple([each.key for each in question.state.companies if each is not company])
    return [partial(window.fields, rivals) for window in opened]


@lru_cache(maxsize=4096)
def _unordered(figures: Figures, hand: tuple[int, ...]) -> tuple[OpenWindow, ...]:
    """For a plan, where nothing stands: a hand is often the same for some turns."""
    return _opened(figures, hand, {}, AS_ORDERED)


def _opened(
    figures: Figures, hand: tuple[int, ...], events: Mapping[Window, Order], usual: str | None
) -> tuple[OpenWindow, ...]:
    held = by_window(figures, hand)
    return tuple(
        [_open_window(figures, each, held.get(each, ()), events.get(each), usual) for each in WINDOWS]
    )


@lru_cache(maxsize=2048)
def _open_window(
    figures: Figures, window: Window, held: tuple[int, ...], order: Order | None, usual: str | None
) -> OpenWindow:
    """Many hands hold the same for a window, most often nothing. `usual` is the answer that leaves it to what
    stands, where there is one."""
    cards = tuple([card for card in held if plannable(figures.event_of(card))])
    if order is None or (order.card is not None and order.card not in cards):  # it has left the hand
        order = _NO_ORDER
    left = _LEFT if usual is None else _as_ordered(_told(figures, order))
    pick = _window_field(figures, window, left, usual or order.play, cards)
    shown = _NO_ORDER if usual else order
    orders = [shown if answer == shown.play else Order(answer) for answer in (ASK, *map(str, cards))]
    return OpenWindow(figures, window, pick, orders)


_LEFT = (
    Option(NONE, said("baron-orders.window-no-order"), said("baron-orders.window-no-order.note")),
    Option(KEEP, said("baron-orders.window-play-none"), said("baron-orders.window-play-none.note")),
)
"""A window without a card among the orders that stand."""


_NONE = Option(NONE, said("baron-orders.window-none"))
_ASK = Option(ASK, said("baron-orders.window-ask"), said("baron-orders.window-ask.note"))


def _as_ordered(ordered: Said) -> tuple[Option, ...]:
    """The same in a turn's plan."""
    return Option(AS_ORDERED, said("baron-orders.as-ordered"), ordered), _NONE


def _window_field(
    figures: Figures, window: Window, left: tuple[Option, ...], default: str, cards: tuple[int, ...]
) -> Pick:
    return Pick(
        name=f"at_{window}",
        label=said("baron-orders.window", window=WINDOW_NAMES[window]),
        options=(
            *left,
            _ASK,
            *[event_option(figures, card) for card in cards],
        ),
        slot=f"at_{window}",
        default=default,
        hint=said("baron-orders.window.hint"),
    )


@lru_cache(maxsize=2048)
def _details(figures: Figures, rivals: tuple[str, ...], window: Window, order: Order) -> tuple[Field, ...]:
    when = _when(
        window, order.when if order.when in CONDITIONS[window] else "always", asks=order.card is None
    )
    if order.card is None or not needs_target(figures.event_of(order.card)):
        return (when,)
    target = order.target if order.target in rivals else LEADER
    return _target(figures, rivals, window, order.card, target), when


def _target(figures: Figures, rivals: tuple[str, ...], window: Window, card: int, default: str) -> Pick:
    return Pick(
        name=f"at_{window}_target",
        label=said("baron-orders.target", event=event_name(figures.event_of(card).name)),
        options=(
            Option(LEADER, said("baron-orders.target-leader"), said("baron-orders.target-leader.note")),
            *(Option(key, figures.companies[key].name) for key in rivals),
        ),
        slot=f"at_{window}_target",
        default=default,
        hint=said("baron-orders.target.hint"),
    )


@lru_cache(maxsize=64)
def _when(window: Window, default: When, *, asks: bool) -> Pick:
    label = "baron-orders.condition-of-asking" if asks else "baron-orders.condition-of-playing"
    return Pick(
        name=f"at_{window}_when",
        label=said(label, window=WINDOW_NAMES[window]),
        options=tuple(Option(when, label) for when, label in CONDITIONS[window].items()),
        slot=f"at_{window}_when",
        default=default,
        hint=said("baron-orders.condition"),
    )


def read_events(choice: Choice) -> dict[Window, Order]:
    """The windows that are not left to what stands."""
    return {
        window: Order(
            str(choice[play]),
            str(choice.get(target, "")),
            one_of(CONDITIONS[window], choice.get(when)) or "always",
        )
        for window, (play, target, when) in _NAMES.items()
        if choice.get(play, AS_ORDERED) != AS_ORDERED
    }


def _told(figures: Figures, order: Order) -> Said:
    when = order.when.replace(" ", "-")
    match order.play:
        case "none" | "keep":
            return said("baron-orders.ordered-none")
        case "ask":
            return said("baron-orders.ordered-ask", when=when, morale=NEAR_END)
        case card:
            event = event_name(figures.event_of(int(card)).name)
            return said("baron-orders.ordered-card", card=card, event=event, when=when, morale=NEAR_END)
