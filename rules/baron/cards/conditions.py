"""The conditions of an order for an event window. All of them rest on what lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.baron.box.figures import Figures
from rules.baron.companies.ties import wealth
from rules.baron.standing import When
from rules.baron.state import Company, State
from rules.baron.view import Window
from rules.said import Said, said

Condition: TypeAlias = Callable[[State, Figures, Company], bool]

LATE = 2
"""So many companies ahead in line for contracts make a place late: third or worse."""
NEAR_END = 6
"""Morale at which the war may be over soon."""

_ALWAYS = said("baron-orders.when-always")
CONDITIONS: dict[Window, dict[When, Said]] = {
    "resolve": {
        "always": _ALWAYS,
        "designs": said("baron-orders.when-designs"),
        "spies": said("baron-orders.when-spies"),
        "own design": said("baron-orders.when-own-design"),
        "own spying": said("baron-orders.when-own-spying"),
    },
    "contracts": {
        "always": _ALWAYS,
        "late": said("baron-orders.when-late"),
        "first": said("baron-orders.when-first"),
    },
    "inflation": {
        "always": _ALWAYS,
        "hit": said("baron-orders.when-hit"),
        "calm": said("baron-orders.when-calm"),
    },
    "war": {
        "always": _ALWAYS,
        "end": said("baron-orders.when-end", morale=NEAR_END),
        "outclassed": said("baron-orders.when-outclassed"),
    },
}


def holds(state: State, figures: Figures, company: Company, when: When) -> bool:
    return _HOLDS[when](state, figures, company)


def _somebody(when: When) -> Condition:
    return lambda state, _, company: any(meets(other, when) for other in state.others(company))


def _late(state: State, figures: Figures, company: Company) -> bool:
    own = _place(figures, company)
    return sum(_place(figures, other) >= own for other in state.others(company)) >= LATE


def _first(state: State, figures: Figures, company: Company) -> bool:
    own = _place(figures, company)
    return all(_place(figures, other) <= own for other in state.others(company))


def _hit(state: State, _: Figures, __: Company) -> bool:
    return any(inflation.percent for inflation in state.report.inflations)


def _end(state: State, _: Figures, __: Company) -> bool:
    return min(state.german_morale, state.allied_morale) <= NEAR_END


def _outclassed(state: State, _: Figures, __: Company) -> bool:
    return all(each.effectiveness.fighter < state.allied.fighter for each in state.companies)


def meets(other: Company, when: When) -> bool:
    """Whether an event may be aimed at this opponent under a condition that speaks of opponents."""
    match when:
        case "designs":
            return designs(other)
        case "spies":
            return spies(other)
        case _:
            return True


def designs(company: Company) -> bool:
    """One that nobody plays designs every turn, unless something stops it."""
    if company.seat is None:
        return not company.effects.skips_design
    return bool(company.actions.get("design"))


def spies(company: Company) -> bool:
    return bool(company.actions.get("espionage"))


def _place(figures: Figures, company: Company) -> tuple[int, int, int]:
    """In line for contracts; what a die would have to decide may go either way."""
    return company.effectiveness.fighter, company.markers, wealth(figures, company)


_HOLDS: dict[When, Condition] = {
    "always": lambda *_: True,
    "designs": _somebody("designs"),
    "spies": _somebody("spies"),
    "own design": lambda _, __, company: designs(company),
    "own spying": lambda _, __, company: spies(company),
    "late": _late,
    "first": _first,
    "hit": _hit,
    "calm": lambda *table: not _hit(*table),
    "end": _end,
    "outclassed": _outclassed,
}
