"""The part of a form that makes a plan for one's own turn: Fare Wars, actions in order of preference, money.

A plan is made before the draws, perhaps for many turns, so what it offers does not depend on cash on hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.network.actions import PASS, TAKEOVER
from rules.airbaron.network.purchases import BOX
from rules.airbaron.network.takeover import price
from rules.airbaron.state import Airline, Plan, State
from rules.airbaron.wording import options, place
from rules.answers import one_of
from rules.engine import Choice, Field, Number, Option, Pick
from rules.values import Seat

Aims: TypeAlias = dict[str, dict[str, str]]
"""For each kind of action its targets, in words."""
ASK, NONE = "ask", "none"
MOST_ACTS = 6
MOVE = "move"
"""A redeployment: a jet to a domestic spoke, the SST to a foreign one, or (“box”) all jets to their box."""
PLAN = {
    "plan": ("Play a plan", "the first action that can be done"),
    ASK: ("Ask me", "with the draws made"),
}
FARE_WARS = {
    "stay": ("Stay as I am", ""),
    "in": ("Go into Fare Wars", "no profits, +2 in takeovers"),
    "out": ("Come out of Fare Wars", ""),
    "ask": ("Ask me first", "the game stops before the draw"),
}
KINDS = {
    "buy": "Buy a domestic spoke",
    "foreign": "Buy a foreign spoke",
    "sst": "Buy the SST",
    "jumbo": "Buy a Jumbo Jet",
    TAKEOVER: "Attempt a takeover",
    MOVE: "Redeploy",
    PASS: "Pass",
}
_TARGET = {
    "buy": "The spoke, or any of a hub",
    "foreign": "The spoke",
    "sst": "SST to",
    "jumbo": "Jumbo Jet to",
    TAKEOVER: "Takeover of",
    MOVE: "Redeploy to",
}
_HINTS = {
    "plan": "Plan your turn now, or be asked when it comes.",
    "otherwise": "What to do if all that is listed has become impossible.",
    "chance": "Attempted only if the odds are at least that good then.",
    "jets": "Whether an undeployed Jumbo Jet takes part.",
    "further": "In Fare Wars, another takeover may follow a success.",
    "loan": "Whether to borrow for the action.",
    "repay": "When your loan is paid back.",
}
CHANCES = {
    "0": ("At any odds", ""),
    "33": ("If the chance is 1 in 3 or better", ""),
    "50": ("If the chance is 1 in 2 or better", ""),
    "67": ("If the chance is 2 in 3 or better", ""),
}
JETS = {"no": ("Without Jumbo Jets", ""), "yes": ("With an undeployed Jumbo Jet", "+2, where one may go")}
FURTHER = {
    "ask": ("Ask me", "in Fare Wars only"),
    "list": ("Go on down my list, then stop", "takeovers that come after it"),
    "on": ("Go on down my list, then ask me", ""),
    "stop": ("Stop", ""),
}
OTHERWISE = {"ask": ("Ask me", "with the draws made"), PASS: ("Pass", "")}
LOAN = {"no": ("Do not borrow", ""), "need": ("Borrow what it needs", "as little as suffices, in tens")}
REPAY = {
    "win": ("Only when that wins", "as long as it would bar me from winning"),
    "spare": ("What is left over", "after the action, in tens"),
}


def fields(
    state: State, atlas: Atlas, airline: Airline, partial: Choice, *, proposed: bool = False
) -> Iterator[Field]:
    """The actions and what goes with them; what stands is the default, or that there be a plan at all."""
    plan = airline.planned
    yield _pick("plan", "My turn", PLAN, "plan" if proposed or plan.acts else ASK)
    if partial.get("plan") != "plan":
        return
    yield from _acts(state, atlas, airline, partial)
    if not _real(partial, 1):
        return
    yield _pick("otherwise", "If nothing of that can be done", OTHERWISE, plan.otherwise)
    keep, hint = "Keep at least this much cash", "Nothing is bought that would leave you with less."
    yield Number("keep", keep, 0, 100, group="plan", default=plan.keep, hint=hint)
    if any(partial.get(_act(number)) == TAKEOVER for number in _numbers()):
        yield _pick("chance", "Takeovers", CHANCES, str(plan.chance))
        yield _pick("jets", "Takeovers with jets", JETS, plan.jets)
        yield _pick("further", "After a takeover succeeds", FURTHER, plan.further)
    if state.advanced:
        yield _pick("loan", "If my cash does not suffice", LOAN, plan.loan)
        yield _pick("repay", "Repay my loan", REPAY, plan.repay)


def made(choice: Choice) -> Plan:
    """The plan that a form gives, Fare Wars included."""
    numbers = _numbers() if choice.get("plan") == "plan" else ()
    acts = tuple(act for number in numbers if (act := named(choice, number)))
    names = ("fare_wars", "otherwise", "keep", "chance", "jets", "further", "loan", "repay")
    rest = {name: choice[name] for name in names if name in choice}
    if "chance" in rest:
        rest["chance"] = int(str(rest["chance"]))
    return msgspec.convert({"acts": acts, **rest}, Plan)


def named(choice: Choice, number: int) -> str:
    """The act of that number as the form names it, or nothing."""
    kind, target = one_of(KINDS, choice.get(_act(number))), choice.get(_aim(number))
    if kind is None or kind == PASS:
        return kind or ""
    return f"{kind}:{target}" if isinstance(target, str) else ""


def split(act: str) -> tuple[str, str]:
    kind, _, target = act.partition(":")
    return kind, target


def thinkable(state: State, atlas: Atlas, seat: Seat) -> Aims:
    """What may be thought of as the board stands: for each kind of action its targets, in words."""
    own = [code for code in state.spokes_of(seat) if code in atlas.domestic]
    still_open = [code for code in atlas.domestic if code not in state.owners]
    abroad = {code: spoke for code, spoke in atlas.foreign.items() if code not in state.owners}
    reachable = [code for code in abroad if hubs.held(state, atlas, abroad[code].hub, seat)]
    found = {
        "buy": {
            **_hubs(atlas, still_open),
            **{code: _at(atlas, code, atlas.price(code)) for code in still_open},
        },
        "foreign": {code: _at(atlas, code, atlas.price(code)) for code in reachable},
        "sst": {
            code: place(code, atlas)
            for code, spoke in atlas.foreign.items()
            if spoke.sst_capable and state.owners.get(code, seat) == seat
        },
        "jumbo": {code: place(code, atlas) for code in (BOX, *own) if code not in state.jets},
        TAKEOVER: {
            code: _at(atlas, code, price(state, atlas, code))
            for code in atlas.domestic
            if state.owners.get(code) != seat
        },
        MOVE: _moves(state, atlas, seat, own),
    }
    return {kind: aims for kind, aims in found.items() if aims}


def _moves(state: State, atlas: Atlas, seat: Seat, own: list[str]) -> dict[str, str]:
    if not state.advanced:
        return {}
    airline = state.airlines[seat]
    jets = bool(airline.jets or state.jets_of(seat))
    spokes = {code: f"Jumbo Jet to {place(code, atlas)}" for code in own if jets and code not in state.jets}
    home = {BOX: "All Jumbo Jets to their box"} if state.jets_of(seat) else {}
    abroad = [code for code in state.spokes_of(seat) if code in atlas.foreign and code != airline.sst]
    sst = {
        code: f"SST to {place(code, atlas)}"
        for code in abroad
        if airline.sst is not None and atlas.foreign[code].sst_capable
    }
    return {**home, **spokes, **sst}


def _acts(state: State, atlas: Atlas, airline: Airline, partial: Choice) -> Iterator[Field]:
    """One action after the other, each for when those before it cannot be done, and each only once."""
    found = thinkable(state, atlas, airline.seat)
    standing = airline.planned.acts
    for act in standing:
        kind, target = split(act)
        if kind in _TARGET:
            found.setdefault(kind, {}).setdefault(target, _plain(target, atlas))
    elsewhere = {number: named(partial, number) for number in _numbers()}
    for number in _numbers():
        aims = _without(found, {act for at, act in elsewhere.items() if at != number and act})
        was, where = split(standing[number - 1]) if len(standing) >= number else ("", "")
        last = (Option(NONE, "Nothing else"),) if number > 1 else ()
        kinds = tuple(Option(kind, KINDS[kind]) for kind in KINDS if kind == PASS or aims.get(kind))
        label, usual = ("Do this", None) if number == 1 else ("or else", NONE)
        yield Pick(
            _act(number),
            label,
            (*last, *kinds),
            group="plan",
            default=was or usual,
            pad="" if last else "act",
            hint="Done if nothing before it can be done." if last else "What your airline does in its turn.",
        )
        chosen = one_of(_TARGET, partial.get(_act(number)))
        if chosen is None:
            return
        targets = tuple(Option(target, told) for target, told in aims.get(chosen, {}).items())
        default = where if chosen == was and where in aims.get(chosen, {}) else None
        hint = "What the action is aimed at, with its price."
        yield Pick(_aim(number), _TARGET[chosen], targets, group="plan", default=default, hint=hint)
        if _aim(number) not in partial:
            return


def _without(found: Aims, taken: set[str]) -> Aims:
    """What is left when other acts of the plan have these."""
    left = dict(found)
    for kind, target in map(split, taken):
        left[kind] = {code: told for code, told in left.get(kind, {}).items() if code != target}
    return left


def _hubs(atlas: Atlas, still_open: list[str]) -> dict[str, str]:
    """A hub stands for the dearest of its open spokes that can be paid."""
    places = dict.fromkeys(atlas.hub_of(code) for code in still_open)
    return {hub: f"Any open spoke of {atlas.city(hub)}" for hub in places}


@lru_cache(maxsize=4096)
def _at(atlas: Atlas, code: str, dollars: int) -> str:
    return f"{place(code, atlas)}: ${dollars}"


def _plain(target: str, atlas: Atlas) -> str:
    """A target that is no longer open, as it stands in the plan."""
    return f"Any open spoke of {atlas.city(target)}" if target in atlas.hubs else place(target, atlas)


def _real(partial: Choice, number: int) -> bool:
    """Whether that act is one that may turn out to be impossible."""
    return one_of(_TARGET, partial.get(_act(number))) is not None


def _pick(name: str, label: str, choices: Mapping[str, tuple[str, str]], default: str) -> Pick:
    return Pick(name, label, options(choices), group="plan", default=default, hint=_HINTS[name])


def _numbers() -> range:
    return range(1, MOST_ACTS + 1)


def _act(number: int) -> str:
    return f"act.{number}"


def _aim(number: int) -> str:
    return f"target.{number}"
