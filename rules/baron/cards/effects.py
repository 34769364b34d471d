"""What each event does, by its op; every one takes the play, who played it, its figures and its details."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rules.baron.box.components import Effect, Op
from rules.baron.companies import markers
from rules.baron.companies.effectiveness import roll_effectiveness
from rules.baron.companies.factories import build_factories
from rules.baron.companies.slots import chosen, count_actions
from rules.baron.companies.technologies import gain, value, without_technology
from rules.baron.play import Play
from rules.baron.state import ACTIONS, Company
from rules.baron.view import KINDS, TRACK_END, Action, Kind
from rules.baron.war.currency import hyperinflation, inflate
from rules.baron.war.game_end import end_by_hyperinflation
from rules.baron.war.war_status import set_morale
from rules.engine import Choice

Rule: TypeAlias = Callable[[Play, Company, Effect, Choice], None]


def carry_out(play: Play, key: str, card: int, details: Choice) -> None:
    effect = play.figures.event_of(card).effect
    _RULES[effect.op](play, play.state.company(key), effect, details)


def _kind(details: Choice) -> Kind:
    return next(kind for kind in KINDS if kind == details["type"])


def _secure(play: Play, company: Company, _: Effect, __: Choice) -> None:
    """Those that nobody plays do not spy, so that alone it does nothing."""
    if play.state.mode != "solitaire":
        play.affect(company.key, secure=True)
        play.tell("secured", company=company.key)


def _fewer_designs(play: Play, _: Company, effect: Effect, details: Choice) -> None:
    target = play.state.company(str(details["target"]))
    if target.seat is None:
        play.affect(target.key, skips_design=True)
        play.tell("crashes", company=target.key, left=0)
    elif target.actions.get("design"):
        left = max(0, target.actions["design"] + effect.amount)
        play.set_actions(target.key, "design", left)
        play.tell("crashes", company=target.key, left=left)


def _arrangement(play: Play, company: Company, _: Effect, details: Choice) -> None:
    """The partner chooses its part afterwards; one that nobody plays gets a point of Effectiveness."""
    if "target" not in details:
        return
    target = play.state.company(str(details["target"]))
    gain(play, company.key, str(details["technology"]), "arrangement")
    if target.seat is not None:
        play.change(partners=(*play.state.partners, (company.key, target.key)))
        play.tell("arrangement", company=company.key, partner=target.key)
    else:
        kind = _kind(details)
        play.rate(target.key, kind, target.effectiveness.of(kind) + 1, "event")


def _hamper(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    others = play.state.others(company)
    for other in others:
        play.affect(other.key, die=other.effects.die + effect.amount)
    play.tell("hampered", companies=[other.key for other in others], die=effect.amount)


def _dead_end(play: Play, _: Company, __: Effect, details: Choice) -> None:
    if "target" not in details:
        return
    target = play.state.company(str(details["target"]))
    start = play.figures.display.start.german
    if target.seat is None:
        kind = _kind(details)
        lower = max(start.of(kind), target.effectiveness.of(kind) - 2)
        play.rate(target.key, kind, lower, "event")
        return
    lost = str(details["technology"])
    worth = value(play.figures, target, lost)
    play.put([without_technology(target, lost)])
    play.tell("dead_end", company=target.key, technology=lost)
    for kind in KINDS:
        now = target.effectiveness.of(kind)
        if now > start.of(kind):
            play.rate(target.key, kind, max(start.of(kind), now - max(0, worth.of(kind))), "event")


def exchanged(
    left: Mapping[Action, int], old: tuple[Action, ...], new: tuple[Action, ...]
) -> dict[Action, int]:
    """The Actions still to be performed once other cards lie in the slots."""
    before, after = count_actions(old), count_actions(new)
    return {
        action: max(0, left.get(action, 0) + after.get(action, 0) - before.get(action, 0))
        for action in ACTIONS
        if action in left or action in after
    }


def _exchange_actions(play: Play, company: Company, _: Effect, details: Choice) -> None:
    """What other events gave or took of the old cards is kept, down to none at all."""
    if play.state.mode == "solitaire":
        return
    cards = chosen(play.state.mode, details)
    actions = exchanged(company.actions, company.slots, cards)
    play.update(company.key, slots=cards, actions=actions)
    play.tell("exchanged", company=company.key, actions=list(cards), count=actions)


def _fire(play: Play, _: Company, effect: Effect, details: Choice) -> None:
    build_factories(play, str(details["target"]), effect.amount, "fire")


def _expand(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    build_factories(play, company.key, effect.amount, "event")
    for other in play.state.others(company):
        build_factories(play, other.key, effect.others, "event")


def _engineer(play: Play, company: Company, _: Effect, details: Choice) -> None:
    if company.engineer:
        return
    if play.state.engineers:
        markers.hire_engineer(play, company.key)
    elif "target" in details:
        markers.lose_engineer(play, str(details["target"]), to=company.key)


def _headhunt(play: Play, company: Company, _: Effect, details: Choice) -> None:
    if "target" in details:
        markers.lose_engineer(play, str(details["target"]), to=None if company.engineer else company.key)


def _test_flight(play: Play, company: Company, _: Effect, details: Choice) -> None:
    roll_effectiveness(play, company.key, _kind(details), "test-pilot")


def _wind_tunnel(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    play.affect(company.key, result=company.effects.result + effect.amount)
    play.tell("wind_tunnel", company=company.key, add=effect.amount)


def _catch_up(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    fighter, allied = company.effectiveness.fighter, play.state.allied.fighter
    if fighter < allied:
        play.rate(company.key, "fighter", min(allied, fighter + effect.amount), "event")


def _spies(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    play.affect(company.key, espionage=company.effects.espionage + effect.amount)
    play.tell("spies", company=company.key, add=effect.amount)


def _draw(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    play.draw(company.key, effect.amount)


def _overtime(play: Play, company: Company, _: Effect, details: Choice) -> None:
    action = next(action for action in ACTIONS if action == details["action"])
    play.set_actions(company.key, action, company.actions.get(action, 0) + 1)
    play.tell("overtime", company=company.key, action=action)


def _influence(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    play.affect(company.key, influence=company.effects.influence + effect.amount)
    total = play.state.company(company.key).influence
    play.tell("influence", company=company.key, add=effect.amount, total=total)


def _objection(play: Play, _: Company, effect: Effect, details: Choice) -> None:
    target = play.state.company(str(details["target"]))
    play.affect(target.key, contract_roll=target.effects.contract_roll + effect.amount)
    play.tell("objection", company=target.key, add=effect.amount)


def _rush_order(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    before = play.state.remaining
    play.change(remaining=min(TRACK_END, before + effect.amount))
    play.tell("rush_order", before=before, after=play.state.remaining)


def _strike(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    others = play.state.others(company)
    for other in others:
        play.affect(other.key, capacity=other.effects.capacity + effect.amount)
    play.tell("strike", companies=[other.key for other in others], capacity=effect.amount)
    _lower_morale(play, "german", -effect.morale)


def _lower_morale(play: Play, side: str, by: int) -> None:
    """Events never end the war: the last point stays."""
    now: int = getattr(play.state, f"{side}_morale")
    set_morale(play, side, max(1, now - by), "event")


def _ace(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    markers.enlist_ace(play, company.key, effect.ace)


def _marks(play: Play, company: Company, effect: Effect, _: Choice) -> None:
    play.pay(company.key, effect.amount)
    play.tell("marks", company=company.key, add=effect.amount, marks=company.marks + effect.amount)


def _swiss(play: Play, company: Company, _: Effect, details: Choice) -> None:
    amount = int(str(details.get("amount", 0)))
    if amount:
        after = play.convert(company.key, amount)
        play.tell("swiss", company=company.key, converted=amount, marks=after.marks, gold=after.gold)


def _inflation(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    inflate(play, effect.amount, "event")
    if hyperinflation(play):
        end_by_hyperinflation(play)


def _inflation_back(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    box = max(0, play.state.inflation + effect.amount)
    if box != play.state.inflation:
        play.change(inflation=box)
        play.tell("inflation_back", box=box)


def _kill_ace(play: Play, _: Company, __: Effect, details: Choice) -> None:
    if "ace" in details:
        markers.kill_ace(play, str(details["ace"]))


def _morale(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    by = effect.amount * play.throw(effect.dice, "event")
    if by < 0:
        _lower_morale(play, effect.side, -by)
    else:
        now: int = getattr(play.state, f"{effect.side}_morale")
        set_morale(play, effect.side, now + by, "event")


def _allied_fighter(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    by = effect.amount * play.throw(effect.dice, "event")
    play.rate_allies("fighter", play.state.allied.fighter + by, "event")


def _war_loan(play: Play, _: Company, effect: Effect, __: Choice) -> None:
    before = play.state.available
    play.change(
        available=min(TRACK_END, before + effect.amount),
        remaining=min(TRACK_END, play.state.remaining + effect.amount),
    )
    play.tell(
        "available",
        before=before,
        after=play.state.available,
        why="event",
        increase=effect.amount,
        unassigned=0,
    )


_RULES: dict[Op, Rule] = {
    "secure": _secure,
    "fewer designs": _fewer_designs,
    "arrangement": _arrangement,
    "hamper": _hamper,
    "dead end": _dead_end,
    "exchange actions": _exchange_actions,
    "fire": _fire,
    "expand": _expand,
    "engineer": _engineer,
    "headhunt": _headhunt,
    "test flight": _test_flight,
    "wind tunnel": _wind_tunnel,
    "catch up": _catch_up,
    "spies": _spies,
    "draw": _draw,
    "overtime": _overtime,
    "influence": _influence,
    "objection": _objection,
    "rush order": _rush_order,
    "strike": _strike,
    "ace": _ace,
    "marks": _marks,
    "swiss": _swiss,
    "inflation": _inflation,
    "inflation back": _inflation_back,
    "kill ace": _kill_ace,
    "morale": _morale,
    "allied fighter": _allied_fighter,
    "war loan": _war_loan,
}
