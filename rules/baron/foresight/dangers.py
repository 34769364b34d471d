"""What a choice would do to the company that makes it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baron.box.components import Effect
from rules.baron.box.figures import Figures
from rules.baron.foresight.ahead import ActionsAhead, Ahead, DesignAhead, EventAhead
from rules.baron.names import KIND_NAMES, event_name
from rules.baron.view import BaronView, MatView, Ratings
from rules.baron.war.currency import loss, next_box
from rules.engine import Danger
from rules.said import said


def dangers(view: BaronView, figures: Figures, own: MatView, ahead: Ahead) -> Iterator[Danger]:
    match ahead:
        case ActionsAhead():
            yield from _idle(own, ahead)
            for order in ahead.orders.events.values():
                if order.play.isdigit() and figures.event_of(int(order.play)).effect.op == "inflation":
                    name = event_name(figures.event_of(int(order.play)).name)
                    yield Danger(said("baron-actions.danger-own-inflation", event=name), certain=False)
        case DesignAhead(bonuses=Ratings() as after):
            yield from _weaker(view, own, after)
        case EventAhead():
            if ahead.card is not None:
                yield from _own_losses(view, figures, own, figures.event_of(ahead.card).effect)
            if ahead.ace in own.aces:
                yield Danger(said("baron-actions.danger-own-ace", ace=view.ace_names[ahead.ace]))


def _idle(own: MatView, ahead: ActionsAhead) -> Iterator[Danger]:
    """Actions that would be given up, some of them unless something changes before their moment comes."""
    if ahead.in_vain:
        yield Danger(said("baron-actions.danger-spies-in-vain", more=ahead.in_vain))
    if "espionage" in ahead.actions and not ahead.in_reach:
        yield Danger(said("baron-actions.danger-no-target"), certain=False)
    if "bank" in ahead.actions and not own.marks:
        yield Danger(said("baron-actions.danger-no-marks"), certain=False)


def _weaker(view: BaronView, own: MatView, after: Ratings) -> Iterator[Danger]:
    for kind in view.kinds:
        if after.of(kind) < own.bonuses.of(kind):
            yield Danger(
                said(
                    "baron-actions.danger-weaker",
                    bonus=after.of(kind),
                    kind=KIND_NAMES[kind],
                    less=own.bonuses.of(kind) - after.of(kind),
                )
            )


def _own_losses(view: BaronView, figures: Figures, own: MatView, effect: Effect) -> Iterator[Danger]:
    """Of inflation that the company causes itself, unless somebody else causes more before it."""
    if effect.op != "inflation":
        return
    track = figures.display.inflation
    box = next_box(track, view.inflation, effect.amount)
    lost = loss(own.marks, effect.amount, track.arrows[box - 1])
    if box == track.last:
        yield Danger(said("baron-actions.danger-hyperinflation"))
    elif lost:
        yield Danger(said("baron-actions.danger-inflation", lost=lost, marks=own.marks))
