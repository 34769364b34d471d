"""What a choice would do to the company that makes it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baron.box.components import Effect
from rules.baron.box.figures import Figures
from rules.baron.foresight.ahead import ActionsAhead, Ahead, DesignAhead, EventAhead
from rules.baron.names import KIND_NAMES
from rules.baron.view import BaronView, MatView, Ratings
from rules.baron.war.currency import loss, next_box
from rules.engine import Danger
from rules.wording import counted


def dangers(view: BaronView, figures: Figures, own: MatView, ahead: Ahead) -> Iterator[Danger]:
    match ahead:
        case ActionsAhead():
            yield from _idle(own, ahead)
            for order in ahead.orders.events.values():
                if order.play.isdigit() and figures.event_of(int(order.play)).effect.op == "inflation":
                    name = figures.event_of(int(order.play)).name
                    yield Danger(f"{name} takes its share of your own marks too.", certain=False)
        case DesignAhead(bonuses=Ratings() as after):
            yield from _weaker(view, own, after)
        case EventAhead():
            if ahead.card is not None:
                yield from _own_losses(view, figures, own, figures.event_of(ahead.card).effect)
            if ahead.ace in own.aces:
                yield Danger(f"{view.ace_names[ahead.ace]} flies for you.")


def _idle(own: MatView, ahead: ActionsAhead) -> Iterator[Danger]:
    """Actions that would be given up, some of them unless something changes before their moment comes."""
    if ahead.in_vain:
        lost = "1 more is" if ahead.in_vain == 1 else f"{ahead.in_vain} more are"
        yield Danger(f"Alone you make one attempt at Espionage a turn: {lost} in vain.")
    if "espionage" in ahead.actions and not ahead.in_reach:
        yield Danger("Nothing is in reach of your spies.", certain=False)
    if "bank" in ahead.actions and not own.marks:
        yield Danger("You have no marks to take to the bank.", certain=False)


def _weaker(view: BaronView, own: MatView, after: Ratings) -> Iterator[Danger]:
    for kind in view.kinds:
        if after.of(kind) < own.bonuses.of(kind):
            yield Danger(
                f"Technology would add {after.of(kind)} to {KIND_NAMES[kind]} rolls, "
                f"{own.bonuses.of(kind) - after.of(kind)} less than now."
            )


def _own_losses(view: BaronView, figures: Figures, own: MatView, effect: Effect) -> Iterator[Danger]:
    """Of inflation that the company causes itself, unless somebody else causes more before it."""
    if effect.op != "inflation":
        return
    track = figures.display.inflation
    box = next_box(track, view.inflation, effect.amount)
    lost = loss(own.marks, effect.amount, track.arrows[box - 1])
    if box == track.last:
        yield Danger("Hyperinflation ends the game, and your marks are worth nothing.")
    elif lost:
        yield Danger(f"Inflation takes {lost} of your own {counted(own.marks, 'mark')}.")
