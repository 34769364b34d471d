"""What the answers to each form would lead to, by the rules that will carry them out.

An answer that the form would not offer, or offers no longer, leads nowhere: it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from rules.answers import one_of, picked
from rules.baron.actions.choose_actions import turn_plan
from rules.baron.actions.design_form import ASK, IF_RISEN, IN_TURN
from rules.baron.actions.espionage import AFTER, STOP, add_for, overheard
from rules.baron.box.components import Technology
from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import CONDITIONS
from rules.baron.cards.event_form import LEADER, event_option
from rules.baron.cards.window import PASS, WAIT
from rules.baron.companies.effectiveness import SIDES, dice_thrown
from rules.baron.companies.slots import count_actions, laid, performed, times
from rules.baron.companies.technologies import addable, adding, bonuses_of, may_roll
from rules.baron.foresight.ahead import (
    ActionsAhead,
    Added,
    Ahead,
    BankAhead,
    BaronForesight,
    BonusAhead,
    DesignAhead,
    EventAhead,
    Laid,
    LicenceAhead,
    ResearchAhead,
    Roll,
    SpyingAhead,
)
from rules.baron.foresight.dangers import dangers
from rules.baron.orders.texts import BANK, DESIGN, LICENCE, SPY
from rules.baron.standing import Order, Orders
from rules.baron.state import ACTIONS
from rules.baron.view import KINDS, BaronView, Kind, MatView, Ratings, Stage, Window
from rules.engine import Choice, Value
from rules.said import Text, listed, said


class ChooserSight(NamedTuple):
    """The table as the chooser sees it."""

    view: BaronView
    figures: Figures
    own: MatView

    @property
    def boxes(self) -> dict[str, Technology]:
        """The mat in use."""
        return {box.key: box for box in self.figures.mat(self.view.kinds)}

    def known(self, box: Technology) -> int:
        rivals = [(rival.technologies, rival.effectiveness) for rival in self.view.rivals]
        return overheard(self.view.mode, [box], self.own.effectiveness, rivals).get(box.key, 0)

    def held(self, answers: Iterable[str]) -> tuple[int, ...]:
        """The cards that are named, as far as they are in the hand."""
        hand = {str(card.number): card.number for card in self.own.hand or ()}
        return tuple(hand[answer] for answer in answers if answer in hand)

    def target(self, answer: Value | None, *also: str) -> str | None:
        return one_of((*(rival.key for rival in self.view.rivals), *also), answer)

    def spends(self, choice: Choice) -> bool:
        """A Bonus Action marker on what is being done."""
        return choice.get("bonus") == "yes" and self.own.bonus_actions > 0

    def roll(self, kind: Kind, bonuses: Ratings) -> Roll:
        dice = dice_thrown(engineer=self.own.engineer)
        return Roll(kind, dice, SIDES[kind], bonuses.of(kind), self.own.effectiveness.of(kind))


def foresee(view: BaronView, figures: Figures, choice: Choice) -> BaronForesight:
    if view.own is None or view.stage not in _FORMS:
        return BaronForesight()
    sight = ChooserSight(view, figures, view.own)
    ahead = _FORMS[view.stage](sight, choice)
    cards = laid(view.mode, choice)
    if view.stage != "actions" and not any(cards):
        cards = ()
    return BaronForesight(
        slots=tuple(Laid(times(place), card) for place, card in enumerate(cards)),
        ahead=ahead,
        dangers=tuple(dangers(view, figures, view.own, ahead)),
        notes=tuple(_notes(figures, ahead)),
    )


def _notes(figures: Figures, ahead: Ahead) -> Iterator[Text]:
    """Cards that leave the hand as events, whoever thought of them."""
    if not isinstance(ahead, ActionsAhead):
        return
    orders = [order for order in ahead.orders.events.values() if order.when == "always"]
    cards = [order.card for order in orders if order.card is not None]
    if cards:
        names = listed(event_option(figures, card).label for card in cards)
        yield said("baron-actions.note-events", number=len(cards), events=names)


def _actions(sight: ChooserSight, choice: Choice) -> ActionsAhead:
    own, plan = sight.own, turn_plan(choice)
    count = count_actions(laid(sight.view.mode, choice))
    bonus = tuple(action for action in plan.bonus if action in count)[: own.bonus_actions]
    given = {action: number + (action in bonus) for action, number in count.items()}
    count = {action: performed(sight.view.mode, action, number) for action, number in given.items()}
    in_reach = [box for box in addable(sight.boxes.values(), own.technologies) if sight.known(box)]
    in_reach.sort(key=lambda box: -sum(box.bonus.of(kind) for kind in KINDS))
    orders = plan.over(_standing(own))
    discard = next(iter(sight.held(picked(choice.get("discard")))), None)
    written = _design(sight, choice, count.get("design", 0) + 1) if plan.design == "wish" else DesignAhead()
    return ActionsAhead(
        actions={action: count[action] for action in ACTIONS if action in count},
        orders=replace(
            orders,
            events=dict(_events(sight, orders.events)),
            licence=orders.licence if own.licences else "keep",
        ),
        in_vain=given.get("espionage", 0) - count.get("espionage", 0),
        bonus=bonus,
        steal=one_of([box.key for box in in_reach], plan.steal),
        added=written.added,
        discard=discard,
        factories=own.factories + count.get("build", 0),
        hand_size=own.hand_size + count.get("research", 0) - (discard is not None),
        fighter=sight.roll("fighter", own.bonuses),
        in_reach=tuple(box.key for box in in_reach),
    )


def _standing(own: MatView) -> Orders:
    """The viewer's orders, as far as they bear on what is foreseen."""
    if own.orders is None:
        return Orders()
    given, usual = own.orders.others, Orders()
    return Orders(
        events={
            order.window: Order(
                order.play, order.target, one_of(CONDITIONS[order.window], order.when) or "always"
            )
            for order in own.orders.events
        },
        spy=one_of(SPY, given.get("spy")) or usual.spy,
        design=one_of(DESIGN, given.get("design")) or usual.design,
        bank=one_of(BANK, given.get("bank")) or usual.bank,
        licence=one_of(LICENCE, given.get("licence")) or usual.licence,
    )


def _events(sight: ChooserSight, planned: Mapping[Window, Order]) -> Iterator[tuple[Window, Order]]:
    """The orders for events whose cards are in hand, and those to be asked for."""
    for window, order in planned.items():
        if order.play == "ask" or sight.held((order.play,)):
            yield window, replace(order, target=sight.target(order.target, LEADER) or "")


def _espionage(sight: ChooserSight, choice: Choice) -> SpyingAhead:
    answer = choice.get("technology")
    boxes = addable(sight.boxes.values(), sight.own.technologies)
    box = next((box for box in boxes if box.key == answer), None)
    if box is None:
        return SpyingAhead(stop=answer == STOP)
    return SpyingAhead(
        technology=box.key,
        needed=box.espionage,
        add=add_for(sight.known(box)),
        bonus=sight.spends(choice),
        after=one_of(AFTER, choice.get("after")),
    )


def _design_step(sight: ChooserSight, choice: Choice) -> DesignAhead:
    return _design(sight, choice, sight.own.actions.get("design", 0))


def _design(sight: ChooserSight, choice: Choice, actions: int) -> DesignAhead:
    """Technologies first, then rolls, with the bonuses as they will be by then."""
    if choice.get("when") == IN_TURN:
        return DesignAhead(in_turn=True)
    own, boxes = sight.own, sight.boxes
    bonus = sight.spends(choice)
    given_up = own.wings if choice.get("wings") == "biplane" and own.wings != "biplane" else None
    owned = frozenset(key for key in own.technologies if key != given_up)
    numbers = range(1, actions + bonus + 1)
    added: list[Added] = []
    for number in numbers:
        key = one_of([box.key for box in addable(boxes.values(), owned)], choice.get(f"technology_{number}"))
        if key is not None:
            added.append(Added(key, sight.held(picked(choice.get(f"cards_{number}")))))
            owned = adding(sight.figures, owned, key)
    after = bonuses_of(sight.figures, owned)
    answers = [choice.get("roll"), *(choice.get(f"roll_{number}") for number in numbers)]
    return DesignAhead(
        bonus=bonus,
        given_up=given_up,
        added=tuple(added),
        bonuses=after,
        rolls=tuple(_rolls(sight, answers, may_roll(sight.view.kinds, owned), after)),
    )


def _rolls(
    sight: ChooserSight, answers: Iterable[Value | None], kinds: Iterable[Kind], bonuses: Ratings
) -> Iterator[Roll | None]:
    for answer in answers:
        kind = one_of(kinds, answer)
        if kind is not None:
            yield sight.roll(kind, bonuses)
        elif answer == ASK or answer in IF_RISEN:
            yield None


def _bonus(sight: ChooserSight, choice: Choice) -> BonusAhead:
    left = sight.own.bonus_actions
    match choice.get("bonus"):
        case "yes" if left:
            return BonusAhead(spent=True, left=left - 1)
        case "no":
            return BonusAhead(spent=False, left=left)
        case _:
            return BonusAhead(left=left)


def _research(sight: ChooserSight, choice: Choice) -> ResearchAhead | BonusAhead:
    if "bonus" in choice:
        return _bonus(sight, choice)
    return ResearchAhead(next(iter(sight.held(picked(choice.get("discard")))), None))


def _bank(sight: ChooserSight, choice: Choice) -> BankAhead:
    own, amount = sight.own, _number(choice.get("amount"), sight.own.marks)
    if sight.spends(choice) or amount is None:
        return BankAhead(bonus=sight.spends(choice))
    return BankAhead(amount, own.marks - amount, own.gold + amount)


def _licence(sight: ChooserSight, choice: Choice) -> LicenceAhead:
    left = sight.own.licences
    match choice.get("licence"):
        case "use" if left:
            return LicenceAhead(used=True, left=left - 1)
        case "keep":
            return LicenceAhead(used=False, left=left)
        case _:
            return LicenceAhead(left=left)


def _event(sight: ChooserSight, choice: Choice) -> EventAhead:
    own, answer = sight.own, choice.get("event")
    return EventAhead(
        declined=one_of((PASS, WAIT), answer),
        card=next(iter(sight.held(picked(answer))), None),
        target=sight.target(choice.get("target")),
        technology=one_of(sight.boxes, choice.get("technology")),
        kind=one_of(KINDS, choice.get("type")),
        action=one_of(ACTIONS, choice.get("action")),
        ace=one_of(sight.view.ace_names, choice.get("ace")),
        amount=_number(choice.get("amount"), own.marks),
    )


def _number(answer: Value | None, most: int) -> int | None:
    return answer if isinstance(answer, int) and 0 <= answer <= most else None


_FORMS: dict[Stage, Callable[[ChooserSight, Choice], Ahead]] = {
    "actions": _actions,
    "resolve events": _event,
    "build": _bonus,
    "espionage": _espionage,
    "design": _design_step,
    "research": _research,
    "bank": _bank,
    "contract events": _event,
    "contracts": _licence,
    "inflation events": _event,
    "war events": _event,
}
