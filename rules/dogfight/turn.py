"""A turn: planning, then three rounds, each of moving, firing and damage; every step before the next."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import damage, events, firing, plan_form
from rules.dogfight.hangar import Hangar
from rules.dogfight.illegal import replace_illegal_cards
from rules.dogfight.movement import move, take_out_those_who_left
from rules.dogfight.planning import reminder
from rules.dogfight.state import ROUNDS, State, with_planes
from rules.dogfight.victory import conclude_at_limit, conclude_if_decided
from rules.engine import Choice, Event, Seat, Value


def after_planning(
    state: State, hangar: Hangar, choices: Mapping[Seat, Choice], dice: Dice, log: list[Event]
) -> State:
    """Everybody's cards are down: fly until someone must be asked or the next turn is to be planned."""
    ready = [
        replace(
            plane,
            plan=plan_form.planned(plane, choices[plane.seat]),
            order=plan_form.order(plane, choices[plane.seat]),
        )
        for plane in state.flying()
    ]
    begun = replace(with_planes(state, ready), round=0, flown=(), shots=())
    return _next_round(begun, hangar, dice, log)


def after_asking(
    state: State, hangar: Hangar, choices: Mapping[Seat, Choice], dice: Dice, log: list[Event]
) -> State:
    """Everybody who was asked has said whom to fire at."""
    answers: dict[str, Value] = {}
    for choice in choices.values():
        answers.update(choice)
    fired = _fire(state, hangar, firing.aims(state, hangar), answers, dice, log)
    return _next_round(fired, hangar, dice, log)


def _next_round(state: State, hangar: Hangar, dice: Dice, log: list[Event]) -> State:
    while state.stage != "over" and state.round < ROUNDS:
        state = _manoeuvre(replace(state, round=state.round + 1), hangar, dice, log)
        found = firing.aims(state, hangar)
        asked = firing.to_ask(found)
        if asked:
            seats = sorted({state.plane(gun.plane).seat for gun in asked})
            log.append(events.asked(state.round, seats))
            return replace(state, stage="fire", asked=asked)
        state = _fire(state, hangar, found, {}, dice, log)
    return state if state.stage == "over" else _end_turn(state, hangar, log)


def _manoeuvre(state: State, hangar: Hangar, dice: Dice, log: list[Event]) -> State:
    state = replace_illegal_cards(state, hangar, dice, log)
    state = move(state, hangar, log)
    return take_out_those_who_left(state, hangar, dice, log)


def _fire(
    state: State, hangar: Hangar, found: list[firing.Aim], answers: Choice, dice: Dice, log: list[Event]
) -> State:
    shots = firing.volley(state, hangar, found, answers)
    for shot in shots:
        deck = hangar[state.plane(shot.shooter).model].gun(shot.gun).deck
        log.append(events.fired(shot, deck))
    state = damage.resolve_fire(state, hangar, shots, dice, log)
    return conclude_if_decided(replace(state, asked=(), shots=(*state.shots, *shots)), log)


def _end_turn(state: State, hangar: Hangar, log: list[Event]) -> State:
    """Lay reminders, pick the cards up again, and plan the next turn."""
    rested = []
    flown = {move.plane: move.card for move in state.flown if move.round == ROUNDS}
    for plane in state.flying():
        last = flown[plane.id]
        counter = reminder(hangar[plane.model].cards[last])
        if counter is not None:
            log.append(events.reminder(plane.id, counter, last))
        rested.append(replace(plane, last=last, order="closest"))
    state = replace(with_planes(state, rested), stage="plan", round=0)
    if state.turn == state.turn_limit:
        return conclude_at_limit(state, log)
    log.append(events.turn(state.turn + 1))
    return replace(state, turn=state.turn + 1)
