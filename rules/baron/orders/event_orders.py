"""Orders for the event windows: a card, against whom, on what condition; or "ask me"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.answers import one_of
from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import CONDITIONS
from rules.baron.cards.event_form import LEADER, held_for, needs_target, plannable
from rules.baron.names import WINDOW_NAMES
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.phase import Question
from rules.baron.standing import Order, Orders, When
from rules.baron.state import WINDOWS
from rules.baron.view import Window
from rules.engine import Choice, Field, Option, Pick, Value

NONE, ASK = "none", "ask"
_BARE = (NONE, AS_ORDERED)
"""Answers that call for nothing more."""
_NO_ORDER, _AS_ORDERED = Order(), Order(AS_ORDERED)


class OpenWindow:
    """What can be ordered for a window as things stand; a card, or to be asked, calls for details."""

    def __init__(self, question: Question, window: Window, pick: Pick, usual: Order) -> None:
        self.question, self.window, self.pick, self.usual = question, window, pick, usual
        self.name = pick.name
        self.detailed: dict[Value, tuple[Field, ...]] = {}
        """What is asked by what is answered, worked out once, when it is called for."""

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        answer = partial.get(self.name, NONE)
        if answer in _BARE:
            return (self.pick,)
        if answer not in self.detailed:
            self.detailed[answer] = (self.pick, *self._details(answer))
        return self.detailed[answer]

    def _details(self, answer: Value) -> Iterator[Field]:
        if isinstance(answer, str) and answer in [option.value for option in self.pick.options]:
            order = self.usual if answer == self.usual.play else Order(answer)
            yield from _details(self.question, self.window, order)


def open_windows(question: Question, standing: Orders, *, plan: bool) -> tuple[OpenWindow, ...]:
    """All windows in turn. "Ask me" is open to all, whatever they hold. A turn's plan may leave a window
    to what stands; the orders themselves show what stands as their default."""
    return tuple([_open_window(question, window, standing, plan=plan) for window in WINDOWS])


def _open_window(question: Question, window: Window, standing: Orders, *, plan: bool) -> OpenWindow:
    figures = question.figures
    held = held_for(figures, question.company, window)
    cards = tuple([card for card in held if plannable(figures.event_of(card))])
    order = standing.events.get(window, _NO_ORDER)
    if order.card is not None and order.card not in cards:  # it has left the hand
        order = _NO_ORDER
    usual = _AS_ORDERED if plan else order
    told = _told(figures, window, order) if plan else None
    return OpenWindow(question, window, _window_field(figures, window, told, usual.play, cards), usual)


@lru_cache(maxsize=1024)
def _window_field(
    figures: Figures, window: Window, ordered: str | None, default: str, cards: tuple[int, ...]
) -> Pick:
    """Many hands hold the same for a window, most often nothing."""
    left = () if ordered is None else (Option(AS_ORDERED, "As ordered", f"your orders: {ordered}"),)
    events = [(card, figures.event_of(card)) for card in cards]
    return Pick(
        name=f"at_{window}",
        label=f"Event in {WINDOW_NAMES[window]}",
        options=(
            *left,
            Option(NONE, "None"),
            Option(ASK, "Ask me", "the game stops for you in this phase"),
            *(Option(str(card), f"#{card} {event.name}", event.text) for card, event in events),
        ),
        slot=f"at_{window}",
        default=default,
        hint="Which event card of yours is played in that phase, if any.",
    )


def _details(question: Question, window: Window, order: Order) -> Iterator[Field]:
    state, figures = question.state, question.figures
    if order.card is not None and needs_target(figures.event_of(order.card)):
        rivals = {other.key: figures.companies[other.key].name for other in state.others(question.company)}
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
    yield _when(window, order.when if order.when in CONDITIONS[window] else "always", asks=order.card is None)


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
