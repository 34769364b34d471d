"""What a choice, finished or not, would lead to: a step each, with its numbers, to draw and to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from render.baron.display.action_card import ICONS
from render.baron.display.tracks import TYPE_ICONS
from render.baron.icons import Icon, bonus_icon, cards_icon, licence_icon, marks_icon
from render.baron.orders import condition
from rules.baron.foresight.ahead import (
    ActionsAhead,
    BankAhead,
    BaronForesight,
    BonusAhead,
    DesignAhead,
    EventAhead,
    LicenceAhead,
    ResearchAhead,
    Roll,
    SpyingAhead,
)
from rules.baron.names import ACTION_NAMES, KIND_NAMES, WINDOW_NAMES
from rules.baron.standing import BankOrder, DesignOrder, LicenceOrder, SpyOrder
from rules.baron.view import Action, BaronView, CardView, MatView, TechnologyView
from rules.wording import counted, listed
from words import say

NOTHING = "Nothing chosen yet"
_SPY: dict[SpyOrder, str] = {
    "ask": "you are asked each time",
    "valuable": "for the most valuable each time",
    "none": "no attempt is made",
}
_BANK: dict[BankOrder, str] = {"all": "as many as possible", "ask": "you are asked after the dice"}
_DESIGN: dict[DesignOrder, str] = {
    "best": "the most valuable first",
    "valuable": "the most valuable first",
    "rolls": "nothing is added",
    "ask": "you are asked when you design",
}
_LICENCE: dict[LicenceOrder, str] = {
    "use": "used, unless it would not help",
    "ask late": "you are asked if it would help",
    "ask": "you are asked when the order is known",
}
_NO_EVENT = {"pass": "no event", "wait": "you wait, and are asked again if somebody plays one"}


class Step(NamedTuple):
    icon: Icon
    title: str
    detail: str


def steps(view: BaronView, foreseen: BaronForesight) -> tuple[Step, ...]:
    mat = view.own
    if mat is None:
        return ()
    match foreseen.ahead:
        case None:
            told: Iterator[Step] = iter(())
        case ActionsAhead() as ahead:
            told = _actions(view, mat, ahead)
        case SpyingAhead() as ahead:
            told = _espionage(view, ahead)
        case DesignAhead() as ahead:
            told = _design(view, mat, ahead)
        case ResearchAhead() as ahead:
            told = _research(mat, ahead)
        case BankAhead() as ahead:
            told = _bank(mat, ahead)
        case BonusAhead() as ahead:
            told = _bonus(mat, ahead)
        case LicenceAhead() as ahead:
            told = _licence(mat, ahead)
        case EventAhead() as ahead:
            told = _event(view, mat, ahead)
    return tuple(told)


# Choosing actions


def _actions(view: BaronView, mat: MatView, ahead: ActionsAhead) -> Iterator[Step]:
    for action, number in ahead.actions.items():
        detail = _PERFORMED[action](view, mat, ahead, number)
        yield Step(ICONS[action], f"{say(ACTION_NAMES[action])} ×{number}", detail)
    if ahead.discard is not None:
        yield _discard(mat, ahead.discard)
    for action in ahead.bonus:
        yield Step(bonus_icon, "Bonus Action", f"one marker spent on {say(ACTION_NAMES[action])}")
    if ahead.orders.licence in _LICENCE:
        yield Step(licence_icon, "Licensed Production", _LICENCE[ahead.orders.licence])
    yield from _orders(view, mat, ahead)


def _orders(view: BaronView, mat: MatView, ahead: ActionsAhead) -> Iterator[Step]:
    """Events planned ahead, and the phases in which the game is to stop and ask."""
    asking = []
    for window, order in ahead.orders.events.items():
        if order.play == "ask":
            asking.append(f"{say(WINDOW_NAMES[window])}{condition(window, order.when)}")
        elif order.card is not None:
            against = f"{_against(view, order.target)}{condition(window, order.when)}"
            detail = f"{_card_name(mat, order.card)}{against}"
            yield Step(cards_icon, f"Event in {say(WINDOW_NAMES[window])}", detail)
    if asking:
        yield Step(cards_icon, "Events: ask me", f"the game stops for you in {', '.join(asking)}")


def _build(_: BaronView, mat: MatView, ahead: ActionsAhead, __: int) -> str:
    return f"factories {mat.factories} → {ahead.factories}"


def _spy(view: BaronView, _: MatView, ahead: ActionsAhead, number: int) -> str:
    aim = _SPY[ahead.orders.spy] if ahead.steal is None else f"first for {say(_box(view, ahead.steal).name)}"
    attempts = f"{counted(number, 'attempt')}; {aim}"
    if view.mode == "solitaire":
        return attempts
    names = [f"{say(box.name)} ({box.espionage}+)" for box in (_box(view, key) for key in ahead.in_reach[:3])]
    more = f" and {len(ahead.in_reach) - 3} more" if len(ahead.in_reach) > 3 else ""
    return f"{attempts}. In reach: {', '.join(names) or 'nothing'}{more}"


def _develop(view: BaronView, _: MatView, ahead: ActionsAhead, number: int) -> str:
    added = "1 technology, 1 roll" if number == 1 else f"up to {number} technologies, {number} rolls"
    names = listed(say(_box(view, each.technology).name) for each in ahead.added)
    how = (names or "nothing is added") if ahead.orders.design == "wish" else _DESIGN[ahead.orders.design]
    fighter = ahead.fighter
    return f"{added}: {how}; the Fighter, now {fighter.now}, rolls {_dice(fighter)} +{fighter.bonus}"


def _draw(_: BaronView, mat: MatView, ahead: ActionsAhead, __: int) -> str:
    return f"hand {mat.hand_size} → {ahead.hand_size} cards"


def _deposit(_: BaronView, mat: MatView, ahead: ActionsAhead, number: int) -> str:
    dice = "a die" if number == 1 else f"{number} dice"
    return f"{dice} of your {mat.marks} marks into gold; {_BANK[ahead.orders.bank]}"


_PERFORMED: dict[Action, Callable[[BaronView, MatView, ActionsAhead, int], str]] = {
    "build": _build,
    "espionage": _spy,
    "design": _develop,
    "research": _draw,
    "bank": _deposit,
}


# The other forms


def _espionage(view: BaronView, ahead: SpyingAhead) -> Iterator[Step]:
    if ahead.stop:
        yield Step(ICONS["espionage"], "Stop spying", "the attempts that are left are given up")
    if ahead.technology is None:
        return
    known = f"; +{ahead.add} as more than one {'is ahead' if view.mode == 'solitaire' else 'has it'}"
    detail = f"{ahead.needed} or more on a die{known if ahead.add else ''}"
    yield Step(ICONS["espionage"], f"Spy for {say(_box(view, ahead.technology).name)}", detail)
    if ahead.bonus:
        yield _BONUS
    if ahead.after is not None:
        yield Step(ICONS["espionage"], "After that", _SPY[ahead.after])


def _design(view: BaronView, mat: MatView, ahead: DesignAhead) -> Iterator[Step]:
    if ahead.in_turn:
        again = "you are asked again when the others have designed"
        yield Step(ICONS["design"], "Design in your turn", again)
    if ahead.bonus:
        yield _BONUS
    if ahead.given_up is not None:
        yield Step(ICONS["design"], "Back to the Biplane", f"the {mat.wings.capitalize()} is given up")
    for technology, cards in ((added.technology, added.cards) for added in ahead.added):
        box, paid = _box(view, technology), listed(f"#{card}" for card in cards)
        detail = f"{_gain(view, box)}; discards {paid}" if paid else _gain(view, box)
        yield Step(ICONS["design"], f"Add {say(box.name)}", detail)
    for roll in ahead.rolls:
        if roll is None:
            yield Step(ICONS["design"], "Next roll", "you are asked after the one before it")
        else:
            yield Step(TYPE_ICONS[roll.kind], f"Roll for the {say(KIND_NAMES[roll.kind])}", _chance(roll))


def _chance(roll: Roll) -> str:
    chance = "rises for sure" if roll.needed <= 1 else f"rises on {roll.needed} or more"
    if roll.needed > roll.sides:
        chance = "cannot rise"
    return f"{_dice(roll)} +{roll.bonus} against {roll.now}: {chance}"


def _dice(roll: Roll) -> str:
    return f"the better of two d{roll.sides}" if roll.dice > 1 else f"d{roll.sides}"


def _research(mat: MatView, ahead: ResearchAhead) -> Iterator[Step]:
    if ahead.discard is not None:
        yield _discard(mat, ahead.discard)


def _discard(mat: MatView, card: int) -> Step:
    return Step(cards_icon, "Discard", _card_name(mat, card))


def _bonus(mat: MatView, ahead: BonusAhead) -> Iterator[Step]:
    if ahead.spent:
        yield Step(bonus_icon, "Bonus Action", f"markers {mat.bonus_actions} → {ahead.left}")
    elif ahead.spent is not None:
        yield Step(bonus_icon, "No Bonus Action", "the marker is kept")


def _bank(mat: MatView, ahead: BankAhead) -> Iterator[Step]:
    if ahead.bonus:
        yield Step(bonus_icon, "Bonus Action", "another die is rolled first")
    if ahead.amount is not None:
        detail = f"marks {mat.marks} → {ahead.marks}, gold {mat.gold} → {ahead.gold}"
        yield Step(ICONS["bank"], f"Convert {ahead.amount}", detail)


def _licence(mat: MatView, ahead: LicenceAhead) -> Iterator[Step]:
    if ahead.used:
        detail = f"second in line, 1 off the roll; markers {mat.licences} → {ahead.left}"
        yield Step(licence_icon, "Use Licensed Production", detail)
    elif ahead.used is not None:
        yield Step(licence_icon, "Keep the marker", "wait for your own turn")


def _event(view: BaronView, mat: MatView, ahead: EventAhead) -> Iterator[Step]:
    if ahead.declined is not None:
        yield Step(cards_icon, "Event", _NO_EVENT[ahead.declined])
    if ahead.card is not None:
        card = _card(mat, ahead.card)
        yield Step(cards_icon, f"{say(card.event_name)}{_against(view, ahead.target or '')}", say(card.text))
    if ahead.technology is not None:
        box = _box(view, ahead.technology)
        yield Step(ICONS["design"], say(box.name), _gain(view, box))
    if ahead.kind is not None:
        yield Step(cards_icon, "Aeroplane type", say(KIND_NAMES[ahead.kind]))
    if ahead.action is not None:
        yield Step(bonus_icon, "Once more", say(ACTION_NAMES[ahead.action]))
    if ahead.ace is not None:
        yield Step(cards_icon, "Ace", view.ace_names[ahead.ace])
    if ahead.amount is not None:
        yield Step(marks_icon, "Papiermarks into Gold", str(ahead.amount))


_BONUS = Step(bonus_icon, "Bonus Action", "one marker spent for one more")


def _card(mat: MatView, number: int) -> CardView:
    return next(card for card in mat.hand or () if card.number == number)


def _card_name(mat: MatView, number: int) -> str:
    card = _card(mat, number)
    return f"#{number} {say(card.event_name)} (or {say(card.technology_name)})"


def _against(view: BaronView, target: str) -> str:
    if target == "leader":
        return ", against whoever leads"
    return next((f", against {mat.name}" for mat in view.companies if mat.key == target), "")


def _box(view: BaronView, key: str) -> TechnologyView:
    return next(box for box in view.technologies if box.key == key)


def _gain(view: BaronView, box: TechnologyView) -> str:
    if box.by_engines is not None:
        return "Fighter by engines: " + ", ".join(f"+{bonus}" for bonus in box.by_engines)
    parts = [f"{say(KIND_NAMES[kind])} +{box.bonus.of(kind)}" for kind in view.kinds if box.bonus.of(kind)]
    return ", ".join(parts)
