"""Events: what each is worth now, against what its card would be worth as a technology."""

from __future__ import annotations

from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.layouts import Values, exchanges
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.spying import spying_value
from rules.baron.autopilot.workshop import card_value
from rules.baron.box.components import Effect, Op
from rules.baron.cards.effects import exchanged
from rules.baron.cards.event_form import LEADER
from rules.baron.companies.slots import count_actions, slots
from rules.baron.state import WINDOWS
from rules.baron.view import Action, MatView, Window

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
_WORTH_ASKING = 1.0
"""What a card may be worth as a technology and still be thought of as Careful Preparations."""
_NEAR_VICTORY = 8


def plan(prospects: Prospects, answers: Answers, layout: tuple[Action, ...]) -> None:
    """Standing orders for all four windows."""
    for window in WINDOWS:
        best = _best(prospects, answers.options(f"at_{window}"), layout)
        if best is not None:
            answers.give(f"at_{window}", best)
            answers.give(f"at_{window}_target", _aim(prospects, int(best)))
        elif window == "resolve" and _may_prepare_carefully(prospects):
            answers.give("at_resolve", "ask")


def play(prospects: Prospects, answers: Answers) -> None:
    """Asked in a window: the best event there is, against the strongest rival."""
    layout = tuple(slot.card for slot in prospects.own.chosen)
    best = _best(prospects, answers.options("event"), layout)
    if best is None:
        _prepare_carefully(prospects, answers, layout)
        return
    answers.give("event", best)
    if not answers.give("target", _aim(prospects, int(best))) and (aims := answers.options("target")):
        answers.give("target", aims[0])
    for name in ("type", "action"):
        if options := answers.options(name):
            answers.give(name, options[0])


def _exchanges(prospects: Prospects, card: int) -> bool:
    return prospects.figures.event_of(card).effect.op == "exchange actions"


def _may_prepare_carefully(prospects: Prospects) -> bool:
    """Whether it holds Careful Preparations that are not better kept for their technology."""
    cards = [card.number for card in prospects.own.hand or () if _exchanges(prospects, card.number)]
    return any(card_value(prospects, card) < _WORTH_ASKING for card in cards)


def _prepare_carefully(prospects: Prospects, answers: Answers, laid: tuple[Action, ...]) -> None:
    """Lay out other cards where, with everybody's face up, they bring clearly more."""
    held = [card for card in answers.options("event") if card.isdigit() and _exchanges(prospects, int(card))]
    if not held or not laid:
        return
    table, left = Values(prospects), prospects.own.actions
    worth = {layout: table.sum(exchanged(left, laid, layout)) for layout in exchanges(laid)}
    best = max(worth, key=lambda layout: worth[layout])
    if worth[best] - worth[laid] - card_value(prospects, int(held[0])) > _WORTH_PLAYING:
        answers.give("event", held[0])
        for slot, card in zip(slots(prospects.view.mode), best, strict=True):
            answers.give(slot, card)


def _aim(prospects: Prospects, card: int) -> str:
    """Of the rivals who can be hit, who stands best: money first, then the Fighter that earns it. Who will
    design is not known in advance, and is left to who leads then."""
    op = prospects.figures.event_of(card).effect.op
    open_to_it = [rival for rival in prospects.rivals if _can_be_hit(prospects, rival, op)]
    if op == "fewer designs" or not open_to_it:
        return LEADER
    return max(open_to_it, key=lambda each: (each.wealth + each.effectiveness.fighter, each.key)).key


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
            return True


def _best(prospects: Prospects, options: tuple[str, ...], layout: tuple[Action, ...]) -> str | None:
    """The card most worth playing as an event rather than keeping, if there is one."""
    worth = {
        option: event_value(prospects, int(option), layout) - card_value(prospects, int(option))
        for option in options
        if option.isdigit() and not _exchanges(prospects, int(option))
    }
    best = max(worth, key=lambda option: worth[option], default=None)
    return best if best is not None and worth[best] > _WORTH_PLAYING else None


def event_value(prospects: Prospects, card: int, layout: tuple[Action, ...] = ()) -> float:
    """What playing it now brings, in marks until the end."""
    event = prospects.figures.event_of(card)
    windows: dict[Window, float] = {
        "resolve": _in_resolve(prospects, event.effect, layout),
        "contracts": _in_contracts(prospects, event.effect),
        "inflation": _in_inflation(prospects, event.effect),
        "war": _in_war(prospects, event.effect),
    }
    return windows[event.window]


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
            found = any(_can_be_hit(prospects, rival, "headhunt") for rival in prospects.rivals)
            worth = found * (0.4 if own.engineer else 1.0 + 0.35 * turns)
        case "draw":
            worth = 0.15 * effect.amount * max(0, turns - 2)
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
    if view.allied_morale > min(view.german_morale + 2, _NEAR_VICTORY):
        return 0.1
    theirs = sum(rival.marks for rival in prospects.rivals) / len(prospects.rivals)
    return max(0.1, 0.3 * (own.marks - theirs))
