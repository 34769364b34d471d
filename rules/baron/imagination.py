"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are others' hands, both decks' order, others' standing orders and what they wrote down for this turn,
and whether Design steps that are not carried out have been handed in: as if they had not. Known all the same:
how many cards each company holds, every card played, who is being asked, and that the War Status deck was
stacked in three acts.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.box.figures import Figures
from rules.baron.cards.event_form import LEADER, held_for
from rules.baron.orders.texts import BANK, LICENCE, SPY
from rules.baron.setup.war_deck import latest_year
from rules.baron.standing import Order, Orders, Standing, TurnPlan
from rules.baron.state import WINDOWS, Company, DesignPlan, State, with_companies
from rules.baron.view import Window
from rules.dice import Dice, draw
from rules.values import Seat


def imagine(state: State, figures: Figures, seat: Seat | None, dice: Dice) -> State:
    redealt = _redealt(state, seat, dice)
    return replace(
        redealt,
        war_deck=_restacked(state, figures, dice),
        orders={
            company.seat: _reordered(company, figures, dice)
            for company in redealt.companies
            if company.seat not in (None, seat)
        }
        | {own: orders for own, orders in state.orders.items() if own == seat},
        written={other: plan if other == seat else TurnPlan() for other, plan in state.written.items()},
        plans={
            other: plan if other == seat else _rest_unsaid(plan)
            for other, plan in state.plans.items()
            if other == seat or plan.begun
        },
    )


def reshuffled(state: State, figures: Figures, dice: Dice) -> State:
    """Both decks in another order."""
    deck = dice.shuffle(sorted(state.deck), "deck")
    return replace(state, deck=deck, war_deck=_restacked(state, figures, dice))


def unordered(state: State, seat: Seat) -> State:
    """Without standing orders of others."""
    return replace(state, orders={each: orders for each, orders in state.orders.items() if each == seat})


def _redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    others = [company for company in state.companies if company.seat is not None and company.seat != seat]
    cards = dice.shuffle(sorted((*state.deck, *(card for company in others for card in company.hand))))
    dealt = []
    for company in others:
        count = len(company.hand)
        dealt.append(replace(company, hand=cards[:count]))
        cards = cards[count:]
    return replace(with_companies(state, dealt), deck=cards)


def _restacked(state: State, figures: Figures, dice: Dice) -> tuple[int, ...]:
    """The War Status cards still to come in another order that the set-up could have given."""
    dealt = len(state.war_discards)
    left = sorted(state.war_deck)
    if state.turn > len(figures.war_status):
        return dice.shuffle(left)
    order: list[int] = []
    for place in range(dealt, dealt + len(left)):
        latest = latest_year(figures, place)
        card = draw(dice, [card for card in left if figures.war_status[card].year <= latest])
        left.remove(card)
        order.append(card)
    return tuple(order)


def _reordered(company: Company, figures: Figures, dice: Dice) -> Standing:
    """Other standing orders that this company could have given with the hand it is imagined to hold."""
    events: dict[Window, Order] = {}
    for window in WINDOWS:
        play = draw(dice, ["none", "ask", *map(str, held_for(figures, company, window))])
        if play != "none":
            events[window] = Order(play, LEADER if play.isdecimal() else "")
    return Standing(
        Orders(
            events=events,
            spy=draw(dice, sorted(SPY)),
            design=draw(dice, ("valuable", "rolls", "ask")),
            bank=draw(dice, sorted(BANK)),
            licence=draw(dice, sorted(LICENCE)),
        )
    )


def _rest_unsaid(plan: DesignPlan) -> DesignPlan:
    """A Design step in which its owner is asked about a roll: of those after it their number is known."""
    return replace(plan, rolls=(plan.rolls[0], *("fighter" for _ in plan.rolls[1:])))
