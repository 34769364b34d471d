"""What a seat may know of a state: hands and standing orders are for their owner's eyes alone."""

from __future__ import annotations

from functools import lru_cache

from rules.baron.box.components import Instruction, Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.slots import count_actions
from rules.baron.companies.technologies import bonuses
from rules.baron.companies.ties import wealth
from rules.baron.names import event_name, war_card_name
from rules.baron.standing import Standing
from rules.baron.state import Company, State
from rules.baron.turn import PHASE_OF
from rules.baron.view import (
    KINDS,
    BaronView,
    CardNames,
    CardView,
    Kind,
    MatView,
    OrdersView,
    OrderView,
    SlotView,
    TechnologyView,
    WarCardView,
)
from rules.said import Text, said
from rules.values import Seat


def view(state: State, figures: Figures, seat: Seat | None) -> BaronView:
    report = state.report
    return BaronView(
        mode=state.mode,
        first_tables=state.first_tables,
        seat=seat,
        turn=state.turn,
        phase=PHASE_OF[state.stage],
        stage=state.stage,
        asked=state.asked,
        german_morale=state.german_morale,
        allied_morale=state.allied_morale,
        allied=state.allied,
        available=state.available,
        remaining=state.remaining,
        contract_row=figures.display.contracts.rows[state.remaining],
        inflation=state.inflation,
        inflation_track=("", *figures.display.inflation.arrows),
        companies=tuple(_mat(state, figures, company, seat) for company in state.companies),
        order=state.order,
        technologies=_boxes(figures, state.kinds),
        engineers=state.engineers,
        aces=state.aces,
        killed=state.killed,
        ace_names=figures.display.supply.aces,
        card_names=_card_names(figures),
        deck=len(state.deck),
        discards=state.discards,
        war_deck=len(state.war_deck),
        war_discards=state.war_discards,
        war_card=None if report.war_card is None else _war_card(figures, report.war_card),
        awards=report.awards,
        inflations=report.inflations,
        played=report.played,
        scores=state.scores,
        outcome=state.outcome,
    )


def _mat(state: State, figures: Figures, company: Company, seat: Seat | None) -> MatView:
    own = seat is not None and company.seat == seat
    return MatView(
        key=company.key,
        name=figures.companies[company.key].name,
        seat=company.seat,
        factories=company.factories,
        marks=company.marks,
        gold=company.gold,
        wealth=wealth(figures, company),
        effectiveness=company.effectiveness,
        bonuses=bonuses(figures, company),
        technologies=company.owned,
        wings=company.wings,
        engines=company.engines,
        engineer=company.engineer,
        aces=company.aces,
        bonus_actions=company.bonus_actions,
        licences=company.licences,
        generalstab=company.generalstab,
        kaiserhilfe=company.kaiserhilfe,
        markers=company.markers,
        influence=company.influence,
        hand_size=len(company.hand),
        hand=tuple(card_view(figures, card) for card in company.hand) if own else None,
        chosen=_slots(company),
        actions=company.actions,
        orders=_orders(state, company) if own else None,
    )


def _slots(company: Company) -> tuple[SlotView, ...]:
    count = count_actions(company.slots)
    return tuple(SlotView(count.get(card, 0), card) for card in company.slots)


def _orders(state: State, company: Company) -> OrdersView:
    orders = state.orders_of(company)
    standing = Standing() if company.seat is None else state.orders.get(company.seat, Standing())
    wish = state.plan_of(company).wish
    return OrdersView(
        events=tuple(
            OrderView(window, order.play, order.target, order.when)
            for window, order in orders.events.items()
            if order.play != "none"
        ),
        others={
            "spy": orders.spy,
            "design": orders.design,
            "bank": orders.bank,
            "returns": orders.returns,
            "licence": orders.licence,
            "bonus": orders.bonus,
            "discard": orders.discard,
        },
        lasting="good" if standing.turn is None else "turn",
        technologies=() if wish is None else tuple(key for key, _ in wish.technologies),
    )


@lru_cache(maxsize=1024)
def card_view(figures: Figures, number: int) -> CardView:
    card, event = figures.cards[number], figures.event_of(number)
    return CardView(
        number=number,
        technology=card.technology,
        technology_name=figures.technology_name(number),
        camera=card.camera,
        bomb=card.bomb,
        event=event.key,
        event_name=event_name(event.name),
        window=event.window,
        text=event.told,
    )


@lru_cache(maxsize=32)
def _card_names(figures: Figures) -> dict[int, CardNames]:
    return {
        number: CardNames(figures.technology_name(number), event_name(figures.event_of(number).name))
        for number in figures.cards
    }


@lru_cache(maxsize=32)
def _boxes(figures: Figures, kinds: tuple[Kind, ...]) -> tuple[TechnologyView, ...]:
    return tuple(_box(box) for box in figures.mat(kinds))


def _box(box: Technology) -> TechnologyView:
    return TechnologyView(
        key=box.key,
        name=box.called,
        bonus=box.bonus,
        by_engines=box.by_engines,
        prerequisite=box.prerequisite,
        espionage=box.espionage,
        cards=box.cards,
        gained_by=box.gained_by,
    )


@lru_cache(maxsize=256)
def _war_card(figures: Figures, number: int) -> WarCardView:
    card = figures.war_status[number]
    return WarCardView(
        number=card.number,
        year=card.year,
        name=war_card_name(card.name),
        german_morale=card.german_morale,
        allied_morale=card.allied_morale,
        contracts=card.contracts,
        allied={kind: _told(card.allied.get(kind)) for kind in KINDS},
    )


def _told(instruction: Instruction | None) -> Text:
    if instruction is None:
        return ""
    _, die, sides = instruction.amount.partition("d")
    amount = said("baron-names.name-die", sides=int(sides)) if die else instruction.amount
    return said(f"baron-names.allied-{instruction.mode}", amount=amount)
