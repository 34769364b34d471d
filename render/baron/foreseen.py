"""What a choice, finished or not, would lead to: a step each, with its numbers, to draw and to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from render.baron.display.action_card import ICONS
from render.baron.display.tracks import TYPE_ICONS
from render.baron.icons import Icon, bonus_icon, cards_icon, licence_icon, marks_icon
from render.baron.orders import condition, limits
from rules.baron.actions.espionage import AFTER
from rules.baron.foresight.ahead import (
    ActionsAhead,
    Added,
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
from rules.baron.orders.texts import BANK, DESIGN, LICENCE, SPY
from rules.baron.view import Action, BaronView, CardView, MatView, TechnologyView
from rules.said import Said, Text, listed, said, series

NOTHING = said("baron-pictures.nothing-chosen")
_BONUS = said("baron-pictures.bonus-action")


class Step(NamedTuple):
    icon: Icon
    title: Text
    detail: Text
    sentence: bool = False
    """Whether the detail has a full stop of its own."""


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


def cautions(foreseen: BaronForesight) -> list[Text]:
    """What the choice would do to those who make it, each without a full stop."""
    texts = [danger.text for danger in foreseen.dangers]
    return [Said(f"{text.key}.clause", text.args) if isinstance(text, Said) else text for text in texts]


# Choosing actions


def _actions(view: BaronView, mat: MatView, ahead: ActionsAhead) -> Iterator[Step]:
    for action, number in ahead.actions.items():
        detail = _PERFORMED[action](view, mat, ahead, number)
        title = said("baron-pictures.action-times", action=ACTION_NAMES[action], times=number)
        yield Step(ICONS[action], title, detail)
    if ahead.discard is not None:
        yield _discard(mat, ahead.discard)
    for action in ahead.bonus:
        spent = said("baron-pictures.bonus-spent-on", action=ACTION_NAMES[action])
        yield Step(bonus_icon, _BONUS, spent)
    if ahead.orders.licence != "keep":
        title = said("baron-pictures.licensed-production")
        yield Step(licence_icon, title, LICENCE[ahead.orders.licence].ordered)
    yield from _orders(view, mat, ahead)


def _orders(view: BaronView, mat: MatView, ahead: ActionsAhead) -> Iterator[Step]:
    """Events planned ahead, and the phases in which the game is to stop and ask."""
    asking: list[Text] = []
    for window, order in ahead.orders.events.items():
        name = WINDOW_NAMES[window]
        if order.play == "ask":
            when = condition(window, order.when)
            limited = when and said("baron-pictures.name-window-if", window=name, condition=when)
            asking.append(limited or name)
        elif order.card is not None:
            card, target = _card_name(mat, order.card), _against(view, order.target)
            limited_to = limits(window, order.when)
            detail = said("baron-pictures.event-planned", card=card, **target, **limited_to)
            yield Step(cards_icon, said("baron-pictures.event-in", window=name), detail)
    if asking:
        detail = said("baron-pictures.events-ask-detail", windows=series(asking))
        yield Step(cards_icon, said("baron-pictures.events-ask"), detail)


def _build(_: BaronView, mat: MatView, ahead: ActionsAhead, __: int) -> Said:
    return said("baron-pictures.build-detail", before=mat.factories, after=ahead.factories)


def _spy(view: BaronView, _: MatView, ahead: ActionsAhead, number: int) -> Said:
    aim = SPY[ahead.orders.spy].ordered if ahead.steal is None else _spy_first(view, ahead.steal)
    reached = "not" if view.mode == "solitaire" else "some" if ahead.in_reach else "none"
    names = [
        said("baron-pictures.name-in-reach", technology=box.name, needed=box.espionage)
        for box in (_box(view, key) for key in ahead.in_reach[:_NAMED])
    ]
    return said(
        "baron-pictures.spy-detail",
        attempts=number,
        aim=aim,
        reach=reached,
        technologies=series(names),
        more=max(0, len(ahead.in_reach) - _NAMED),
    )


def _spy_first(view: BaronView, technology: str) -> Said:
    return said("baron-pictures.spy-first", technology=_box(view, technology).name)


def _develop(view: BaronView, _: MatView, ahead: ActionsAhead, number: int) -> Said:
    how = DESIGN["rolls" if ahead.orders.design == "wish" else ahead.orders.design].ordered
    if ahead.orders.design == "wish" and ahead.added:
        how = listed(_box(view, each.technology).name for each in ahead.added)
    fighter = ahead.fighter
    return said(
        "baron-pictures.design-detail",
        number=number,
        how=how,
        now=fighter.now,
        dice=_dice(fighter),
        bonus=fighter.bonus,
    )


def _draw(_: BaronView, mat: MatView, ahead: ActionsAhead, __: int) -> Said:
    return said("baron-pictures.research-detail", before=mat.hand_size, after=ahead.hand_size)


def _deposit(_: BaronView, mat: MatView, ahead: ActionsAhead, number: int) -> Said:
    return said(
        "baron-pictures.bank-detail", dice=number, marks=mat.marks, how=BANK[ahead.orders.bank].ordered
    )


_NAMED = 3
"""Technologies in reach of spies that are told by name."""
_PERFORMED: dict[Action, Callable[[BaronView, MatView, ActionsAhead, int], Said]] = {
    "build": _build,
    "espionage": _spy,
    "design": _develop,
    "research": _draw,
    "bank": _deposit,
}


# The other forms


def _espionage(view: BaronView, ahead: SpyingAhead) -> Iterator[Step]:
    if ahead.stop:
        title, detail = said("baron-pictures.stop-spying"), said("baron-pictures.stop-spying-detail")
        yield Step(ICONS["espionage"], title, detail)
    if ahead.technology is None:
        return
    why = "ahead" if view.mode == "solitaire" else "several"
    detail = said(
        "baron-pictures.spy-for-detail",
        needed=ahead.needed,
        why=why if ahead.add else "none",
        add=ahead.add,
    )
    name = _box(view, ahead.technology).name
    yield Step(ICONS["espionage"], said("baron-pictures.spy-for", technology=name), detail)
    if ahead.bonus:
        yield _ONE_MORE
    if ahead.after is not None:
        yield Step(ICONS["espionage"], said("baron-pictures.after-that"), AFTER[ahead.after].label)


def _design(view: BaronView, mat: MatView, ahead: DesignAhead) -> Iterator[Step]:
    icon = ICONS["design"]
    if ahead.in_turn:
        title, detail = said("baron-pictures.design-in-turn"), said("baron-pictures.design-in-turn-detail")
        yield Step(icon, title, detail)
    if ahead.bonus:
        yield _ONE_MORE
    if ahead.given_up is not None:
        given_up = said("baron-pictures.back-to-biplane-detail", wings=mat.wings)
        yield Step(icon, said("baron-pictures.back-to-biplane"), given_up)
    for added in ahead.added:
        yield _added(view, added)
    for roll in ahead.rolls:
        yield _rolled(roll)


def _added(view: BaronView, added: Added) -> Step:
    box = _box(view, added.technology)
    title, gain = said("baron-pictures.add", technology=box.name), _gain(view, box)
    if added.cards:
        paid = listed(said("baron-pictures.name-card", number=str(card)) for card in added.cards)
        return Step(ICONS["design"], title, said("baron-pictures.add-paid", gain=gain, cards=paid))
    return Step(ICONS["design"], title, gain)


def _rolled(roll: Roll | None) -> Step:
    if roll is None:
        asked = said("baron-pictures.next-roll-detail")
        return Step(ICONS["design"], said("baron-pictures.next-roll"), asked)
    title = said("baron-pictures.roll-for", kind=KIND_NAMES[roll.kind])
    return Step(TYPE_ICONS[roll.kind], title, _chance(roll))


def _chance(roll: Roll) -> Said:
    chance = "never" if roll.needed > roll.sides else "sure" if roll.needed <= 1 else "some"
    return said(
        "baron-pictures.roll-detail",
        dice=_dice(roll),
        bonus=roll.bonus,
        now=roll.now,
        chance=chance,
        needed=roll.needed,
    )


def _dice(roll: Roll) -> Said:
    return said("baron-pictures.name-dice", number=roll.dice, sides=roll.sides)


def _research(mat: MatView, ahead: ResearchAhead) -> Iterator[Step]:
    if ahead.discard is not None:
        yield _discard(mat, ahead.discard)


def _discard(mat: MatView, card: int) -> Step:
    return Step(cards_icon, said("baron-pictures.discard"), _card_name(mat, card))


def _bonus(mat: MatView, ahead: BonusAhead) -> Iterator[Step]:
    if ahead.spent:
        left = said("baron-pictures.bonus-left", before=mat.bonus_actions, after=ahead.left)
        yield Step(bonus_icon, _BONUS, left)
    elif ahead.spent is not None:
        kept = said("baron-pictures.marker-kept")
        yield Step(bonus_icon, said("baron-pictures.no-bonus-action"), kept)


def _bank(mat: MatView, ahead: BankAhead) -> Iterator[Step]:
    if ahead.bonus:
        yield Step(bonus_icon, _BONUS, said("baron-pictures.bonus-rolls"))
    if ahead.amount is not None:
        before, after = {"marks": mat.marks, "gold": mat.gold}, {"new": ahead.marks, "newer": ahead.gold}
        detail = said("baron-pictures.convert-detail", **before, **after)
        yield Step(ICONS["bank"], said("baron-pictures.convert", amount=ahead.amount), detail)


def _licence(mat: MatView, ahead: LicenceAhead) -> Iterator[Step]:
    if ahead.used:
        detail = said("baron-pictures.use-licence-detail", before=mat.licences, after=ahead.left)
        yield Step(licence_icon, said("baron-pictures.use-licence"), detail)
    elif ahead.used is not None:
        detail = said("baron-pictures.keep-licence-detail")
        yield Step(licence_icon, said("baron-pictures.keep-licence"), detail)


def _event(view: BaronView, mat: MatView, ahead: EventAhead) -> Iterator[Step]:
    if ahead.declined is not None:
        declined = said(f"baron-pictures.event-{ahead.declined}")
        yield Step(cards_icon, said("baron-pictures.event"), declined)
    if ahead.card is not None:
        card, target = _card(mat, ahead.card), _against(view, ahead.target or "")
        title = said("baron-pictures.event-against", event=card.event_name, **target)
        yield Step(cards_icon, title, card.text, sentence=True)
    if ahead.technology is not None:
        box = _box(view, ahead.technology)
        yield Step(ICONS["design"], box.name, _gain(view, box))
    if ahead.kind is not None:
        yield Step(cards_icon, said("baron-pictures.aeroplane-type"), KIND_NAMES[ahead.kind])
    if ahead.action is not None:
        yield Step(bonus_icon, said("baron-pictures.once-more"), ACTION_NAMES[ahead.action])
    if ahead.ace is not None:
        yield Step(cards_icon, said("baron-pictures.ace"), view.ace_names[ahead.ace])
    if ahead.amount is not None:
        yield Step(marks_icon, said("baron-pictures.marks-into-gold"), str(ahead.amount))


_ONE_MORE = Step(bonus_icon, _BONUS, said("baron-pictures.bonus-spent"))


def _card(mat: MatView, number: int) -> CardView:
    return next(card for card in mat.hand or () if card.number == number)


def _card_name(mat: MatView, number: int) -> Said:
    card = _card(mat, number)
    return said(
        "baron-pictures.name-event-card",
        number=str(number),
        event=card.event_name,
        technology=card.technology_name,
    )


def _against(view: BaronView, target: str) -> dict[str, str]:
    """Whom an event is aimed at, as messages take it."""
    if target == "leader":
        return {"target": "leader", "against": ""}
    name = next((mat.name for mat in view.companies if mat.key == target), "")
    return {"target": "company" if name else "none", "against": name}


def _box(view: BaronView, key: str) -> TechnologyView:
    return next(box for box in view.technologies if box.key == key)


def _gain(view: BaronView, box: TechnologyView) -> Said:
    if box.by_engines is not None:
        bonuses = series(f"+{bonus}" for bonus in box.by_engines)
        return said("baron-pictures.gain-by-engines", bonuses=bonuses)
    gained = {kind: box.bonus.of(kind) for kind in view.kinds if box.bonus.of(kind)}
    return series(
        said("baron-pictures.name-gain", kind=KIND_NAMES[kind], bonus=bonus) for kind, bonus in gained.items()
    )
