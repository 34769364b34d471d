"""Orders for the event windows: a card, against whom, on what condition; or "ask me"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.answers import one_of
from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import CONDITIONS
from rules.baron.cards.event_form import LEADER, held_for, needs_target, plannable
from rules.baron.names import WINDOW_NAMES
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.standing import Order, Orders
from rules.baron.state import WINDOWS, Company, State
from rules.baron.view import Window
from rules.engine import Choice, Field, Option, Pick

NONE, ASK = "none", "ask"


class OpenWindow(NamedTuple):
    """What can be ordered for a window as things stand; a card, or to be asked, calls for details."""

    window: Window
    pick: Pick
    usual: Order
    detailed: tuple[str, ...]


def open_windows(
    figures: Figures, company: Company, standing: Orders, *, plan: bool
) -> tuple[OpenWindow, ...]:
    """All windows in turn. "Ask me" is open to all, whatever they hold. A turn's plan may leave a window
    to what stands; the orders themselves show what stands as their default."""
    return tuple(_open_window(figures, company, window, standing, plan=plan) for window in WINDOWS)


def _open_window(
    figures: Figures, company: Company, window: Window, standing: Orders, *, plan: bool
) -> OpenWindow:
    cards = [card for card in held_for(figures, company, window) if plannable(figures.event_of(card))]
    order = standing.events.get(window, Order())
    if order.card is not None and order.card not in cards:  # it has left the hand
        order = Order()
    as_ordered = Option(AS_ORDERED, "As ordered", f"your orders: {_told(figures, window, order)}")
    usual = Order(AS_ORDERED) if plan else order
    pick = Pick(
        name=f"at_{window}",
        label=f"Event in {WINDOW_NAMES[window]}",
        options=(
            *((as_ordered,) if plan else ()),
            Option(NONE, "None"),
            Option(ASK, "Ask me", "the game stops for you in this phase"),
            *(
                Option(str(card), f"#{card} {figures.event_of(card).name}", figures.event_of(card).text)
                for card in cards
            ),
        ),
        slot=f"at_{window}",
        default=usual.play,
        hint="Which event card of yours is played in that phase, if any.",
    )
    return OpenWindow(window, pick, usual, (ASK, *map(str, cards)))


def event_fields(
    state: State, figures: Figures, company: Company, windows: Iterable[OpenWindow], partial: Choice
) -> Iterator[Field]:
    for window, pick, usual, detailed in windows:
        yield pick
        answer = one_of(detailed, partial.get(pick.name))
        if answer is not None:
            same = usual if answer == usual.play else Order(answer)
            yield from _details(state, figures, company, window, same)


def _details(
    state: State, figures: Figures, company: Company, window: Window, order: Order
) -> Iterator[Field]:
    if order.card is not None and needs_target(figures.event_of(order.card)):
        rivals = {other.key: figures.companies[other.key].name for other in state.others(company)}
        yield Pick(
            name=f"at_{window}_target",
            label=f"Target of {figures.event_of(order.card).name}",
            options=(
                Option(LEADER, "Whoever leads", "of those it can hit"),
                *(Option(key, name) for key, name in rivals.items()),
            ),
            slot=f"at_{window}_target",
            default=order.target if order.target in rivals else LEADER,
            hint="The company that the event is to hit.",
        )
    yield Pick(
        name=f"at_{window}_when",
        label=f"{WINDOW_NAMES[window]}: {'ask me' if order.card is None else 'play it'}",
        options=tuple(Option(when, label) for when, label in CONDITIONS[window].items()),
        slot=f"at_{window}_when",
        default=order.when if order.when in CONDITIONS[window] else "always",
        hint="Under which condition that is to happen.",
    )


def read_events(choice: Choice) -> dict[Window, Order]:
    """The windows that are not left to what stands."""
    return {
        window: Order(
            str(choice[f"at_{window}"]),
            str(choice.get(f"at_{window}_target", "")),
            one_of(CONDITIONS[window], choice.get(f"at_{window}_when")) or "always",
        )
        for window in WINDOWS
        if choice.get(f"at_{window}", AS_ORDERED) != AS_ORDERED
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
