"""Events: what each is worth now, against what its card would be worth as a technology."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.baron.autopilot import taste
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.layouts import Values, exchanges
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.spying import spying_value
from rules.baron.autopilot.workshop import card_value
from rules.baron.box.components import Effect, Op, Technology
from rules.baron.box.figures import Figures
from rules.baron.cards.effects import exchanged
from rules.baron.cards.event_form import LEADER
from rules.baron.cards.window import WAIT
from rules.baron.companies.effectiveness import WEIGHTS
from rules.baron.companies.slots import count_actions, slots
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.state import ACTIONS, WINDOWS
from rules.baron.view import KINDS, Action, MatView

_FLAT: dict[Op, float] = {
    "overtime": 0.9,
    "test flight": 0.7,
    "arrangement": 0.8,
    "dead end": 0.9,
    "fewer designs": 0.5,
    "hamper": 0.5,
    "fire": 0.5,
}
"""Resolve Actions events whose worth hardly depends on the position."""
_WORTH_PLAYING = 0.15
"""What an event must bring beyond its card's worth as a technology."""
_WORTH_ASKING = 0.5
"""What a card may be worth as a technology and still be thought of as Careful Preparations."""
_NEAR_VICTORY = 8
"""Allied morale from which a further loss is thought to decide the war."""


def plan(prospects: Prospects, answers: Answers, layout: tuple[Action, ...]) -> str | None:
    """What is to be played in all four windows, and the card that is meant for Resolve Actions."""
    meant = best(prospects, answers.options("at_resolve"), layout)
    for window in WINDOWS:
        card = meant if window == "resolve" else best(prospects, answers.options(f"at_{window}"), layout)
        if window == "resolve" and _time_for_preparations(prospects):
            answers.give("at_resolve", "ask")
        elif card is not None:
            answers.give(f"at_{window}", card)
            answers.give(f"at_{window}_target", _aim(prospects, int(card)))
        else:
            answers.give(f"at_{window}", AS_ORDERED)
    return meant


def _time_for_preparations(prospects: Prospects) -> bool:
    """Whether Careful Preparations, which cannot be ordered, are no longer better kept for their technology.

    All can see who asks to be asked. So it asks whether it holds them or not, as long as it might: what lies
    open on the table decides.
    """
    if prospects.view.mode == "solitaire":
        return False
    left = _preparations(prospects.figures).difference(prospects.view.discards)
    return any(card_value(prospects, card) < _WORTH_ASKING for card in left)


@lru_cache(maxsize=8)
def _preparations(figures: Figures) -> frozenset[int]:
    """The cards that are Careful Preparations."""
    return frozenset(card for card in figures.cards if figures.event_of(card).effect.op == "exchange actions")


def play(prospects: Prospects, answers: Answers) -> None:
    """Asked in a window: the best event there is, against the strongest rival. With none it waits for what
    others play, whatever it holds."""
    if not play_best(prospects, answers):
        answers.give("event", WAIT)


def play_best(prospects: Prospects, answers: Answers) -> bool:
    """Whether there is an event worth playing in this window."""
    layout = tuple(slot.card for slot in prospects.own.chosen)
    card = best(prospects, answers.options("event"), layout)
    if card is None:
        return _prepare_carefully(prospects, answers, layout)
    answers.give("event", card)
    if not answers.give("target", _aim(prospects, int(card))) and (aims := answers.options("target")):
        answers.give("target", aims[0])
    _say_more(prospects, answers)
    return True


def _say_more(prospects: Prospects, answers: Answers) -> None:
    """The details of an event: the aeroplane type first offered, the Action that brings most once more, the
    technology that counts most, an ace of the rival who stands best."""
    if kinds := answers.options("type"):
        answers.give("type", kinds[0])
    table, left = Values(prospects), prospects.own.actions
    once_more = {
        action: table.value(action, left.get(action, 0) + 1) - table.value(action, left.get(action, 0))
        for action in ACTIONS
        if action in answers.options("action")
    }
    if once_more:
        answers.give("action", max(once_more, key=lambda action: once_more[action]))
    if keys := answers.options("technology"):
        answers.give("technology", max(keys, key=lambda key: _points(prospects.boxes[key])))
    flying = [rival for rival in prospects.rivals if set(rival.aces).intersection(answers.options("ace"))]
    if flying:
        answers.give("ace", max(flying, key=_standing).aces[0])


def _points(box: Technology) -> float:
    return sum(WEIGHTS[kind] * box.bonus.of(kind) for kind in KINDS)


def _exchanges(prospects: Prospects, card: int) -> bool:
    return card in _preparations(prospects.figures)


def _prepare_carefully(prospects: Prospects, answers: Answers, laid: tuple[Action, ...]) -> bool:
    """Lay out other cards where, with everybody's face up, they bring clearly more."""
    held = [card for card in answers.options("event") if card.isdigit() and _exchanges(prospects, int(card))]
    if not held or not laid:
        return False
    table, left = Values(prospects), prospects.own.actions
    worth = {layout: table.sum(exchanged(left, laid, layout)) for layout in exchanges(laid)}
    other = max(worth, key=lambda layout: worth[layout])
    if worth[other] - worth[laid] - card_value(prospects, int(held[0])) <= _WORTH_PLAYING:
        return False
    answers.give("event", held[0])
    for slot, card in zip(slots(prospects.view.mode), other, strict=True):
        answers.give(slot, card)
    return True


def _aim(prospects: Prospects, card: int) -> str:
    """Of the rivals who can be hit, who stands best: money first, then the Fighter that earns it. Who will
    design is not known before the Action cards are, and is left to who leads then."""
    op = prospects.figures.event_of(card).effect.op
    open_to_it = [rival for rival in prospects.rivals if _can_be_hit(prospects, rival, op)]
    if not open_to_it or (op == "fewer designs" and not _face_up(prospects)):
        return LEADER
    return max(open_to_it, key=_standing).key


def _standing(rival: MatView) -> tuple[int, str]:
    return rival.wealth + rival.effectiveness.fighter, rival.key


def _can_be_hit(prospects: Prospects, rival: MatView, op: Op) -> bool:
    model = prospects.figures.companies[rival.key]
    match op:
        case "headhunt":
            return rival.engineer and not model.engineer
        case "fire":
            return rival.factories > model.least_factories
        case "dead end":
            return rival.seat is None or bool(rival.technologies)
        case "kill ace":
            return bool(rival.aces)
        case "arrangement":
            return bool(set(rival.technologies) - set(prospects.own.technologies))
        case _:
            return not _face_up(prospects) or _acts_so(rival, op)


def _acts_so(rival: MatView, op: Op) -> bool:
    """Whether a rival's Action cards, which lie face up, expose it to the event."""
    match op:
        case "fewer designs" | "hamper":
            return rival.seat is None or bool(rival.actions.get("design"))
        case "secure":
            return bool(rival.actions.get("espionage"))
        case _:
            return True


def _face_up(prospects: Prospects) -> bool:
    """Whether everybody's Action cards of this turn can be seen."""
    return bool(prospects.own.chosen) and prospects.view.stage != "actions"


_AT_RIVALS = ("headhunt", "fire", "dead end", "arrangement", "fewer designs", "hamper", "secure")


def _in_vain(prospects: Prospects, op: Op) -> bool:
    """Whether there is nobody whom the event would touch."""
    return op in _AT_RIVALS and not any(_can_be_hit(prospects, rival, op) for rival in prospects.rivals)


def best(prospects: Prospects, options: Iterable[str], layout: tuple[Action, ...]) -> str | None:
    """The card most worth playing as an event rather than keeping, if there is one."""
    worth = {
        option: event_value(prospects, int(option), layout) - card_value(prospects, int(option))
        for option in options
        if option.isdigit() and not _exchanges(prospects, int(option))
    }
    first = max(worth, key=lambda option: worth[option], default=None)
    return first if first is not None and worth[first] > _WORTH_PLAYING else None


def event_value(prospects: Prospects, card: int, layout: tuple[Action, ...] = ()) -> float:
    """What playing it now brings, in marks until the end."""
    event = prospects.figures.event_of(card)
    if _in_vain(prospects, event.effect.op):
        return 0.0
    match event.window:
        case "resolve":
            return _in_resolve(prospects, event.effect, layout)
        case "contracts":
            return _in_contracts(prospects, event.effect)
        case "inflation":
            return _in_inflation(prospects, event.effect)
        case "war":
            return _in_war(prospects, event.effect)


def _in_resolve(prospects: Prospects, effect: Effect, layout: tuple[Action, ...]) -> float:
    own, turns = prospects.own, prospects.turns_left
    designs = 2.0 if layout[:1] == ("design",) else float("design" in layout)
    worth = _FLAT.get(effect.op, 0.2)
    match effect.op:
        case "expand":
            more = prospects.future_income(own.factories + effect.amount, own.effectiveness)
            gain = more - prospects.future_income(own.factories, own.effectiveness)
            worth = gain - 0.4 * effect.others * len(prospects.rivals)
        case "engineer":
            worth = 0.0 if own.engineer else 1.0 + 0.35 * turns
        case "headhunt":
            worth = 0.4 if own.engineer else 1.0 + 0.35 * turns
        case "draw":
            worth = 0.75 * taste.CARD_DRAWN * effect.amount * max(0, turns - 2)
        case "wind tunnel":
            worth = 0.5 * designs
        case "spies":
            attempts = count_actions(layout).get("espionage", 0)
            worth = spying_value(prospects, attempts, effect.amount) - spying_value(prospects, attempts)
        case "catch up":
            behind = prospects.view.allied.fighter - own.effectiveness.fighter
            worth = 0.45 * max(0, min(effect.amount, behind)) * min(3, turns)
    return worth


def _in_contracts(prospects: Prospects, effect: Effect) -> float:
    own, turns = prospects.own, prospects.turns_left
    match effect.op:
        case "ace":
            dead = effect.ace in prospects.view.killed or effect.ace in own.aces
            return 0.0 if dead else 1.0 + 0.6 * turns
        case "influence":
            with_it = prospects.income(
                own.factories, own.effectiveness, influence=own.influence + effect.amount
            )
            return with_it - prospects.income(own.factories, own.effectiveness)
        case "rush order" | "strike" | "objection":
            return 0.6
        case _:
            return 0.2


def _in_inflation(prospects: Prospects, effect: Effect) -> float:
    own = prospects.own
    match effect.op:
        case "marks":
            return 0.6 * effect.amount
        case "swiss":
            expected = min(effect.amount, own.marks + 2)
            return expected * max(0.2, prospects.saved_by_banking())
        case "inflation":
            theirs = max(rival.marks for rival in prospects.rivals)
            return 0.25 * (theirs - own.marks) - 0.5
        case "inflation back":
            return 0.1 + 0.05 * prospects.view.inflation
        case _:
            return 0.2


def _in_war(prospects: Prospects, effect: Effect) -> float:
    turns = prospects.turns_left
    match effect.op:
        case "kill ace":
            return 1.0 + 0.3 * turns if any(rival.aces for rival in prospects.rivals) else 0.0
        case "war loan":
            return 0.5 * max(0, turns - 1)
        case "morale" if effect.side == "allied":
            return _towards_victory(prospects)
        case _:
            return 0.2


def _towards_victory(prospects: Prospects) -> float:
    """A German victory leaves marks their value: good for whoever has more of them than the others."""
    view, own = prospects.view, prospects.own
    if view.allied_morale > view.german_morale + 2:
        return 0.1
    near = min(1.0, _NEAR_VICTORY / max(1, view.allied_morale))
    theirs = sum(rival.marks for rival in prospects.rivals) / len(prospects.rivals)
    return max(0.1, 0.3 * near * (own.marks - theirs))
