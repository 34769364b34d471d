"""The part of a form that makes a plan for one's own turn: Fare Wars, actions in order of preference, money.

A plan is made before the draws, perhaps for many turns, so what it offers does not depend on cash on hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias, TypeGuard

import msgspec

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.network.actions import LABELS, PASS, TAKEOVER, TARGETED
from rules.airbaron.network.purchases import BOX
from rules.airbaron.network.takeover import cost
from rules.airbaron.state import Airline, Plan, State
from rules.airbaron.wording import labelled, noted, place, plain, priced_at, spoke
from rules.engine import Choice, Field, Number, Option, Pick, Value
from rules.said import Said, said
from rules.values import Seat

Aims: TypeAlias = dict[str, tuple[str, ...]]
"""For each kind of action its targets."""
_Rows: TypeAlias = tuple[tuple[int, Value | None, Value | None], ...]
"""The acts as far as they are filled in: their numbers, kinds and targets."""
ASK, NONE = "ask", "none"
MOST_ACTS = 6
_NUMBERS = range(1, MOST_ACTS + 1)
_ACTS = tuple(f"act.{number}" for number in _NUMBERS)
_AIMS = tuple(f"target.{number}" for number in _NUMBERS)
_ROWS = _ACTS + _AIMS
MOVE = "move"
"""A redeployment: a jet to a domestic spoke, the SST to a foreign one, or (“box”) all jets to their box."""
FARE_WARS = (
    plain("stay", "airbaron-orders.fare-wars-stay"),
    noted("in", "airbaron-orders.fare-wars-in"),
    plain("out", "airbaron-orders.fare-wars-out"),
    noted("ask", "airbaron-orders.fare-wars-ask"),
)
WAR_HINT = said("airbaron-orders.fare-wars-hint")
KINDS: dict[str, Said] = {
    **{kind: LABELS[kind] for kind in TARGETED},
    MOVE: said("airbaron-orders.redeploy"),
    PASS: LABELS[PASS],
}
_TARGET = {kind: labelled(f"airbaron-orders.target-{kind}") for kind in (*TARGETED, MOVE)}
_TERMS: dict[str, tuple[str, tuple[Option, ...]]] = {
    "plan": (
        "airbaron-orders.my-turn",
        (noted("plan", "airbaron-orders.my-turn-plan"), noted(ASK, "airbaron-orders.my-turn-ask")),
    ),
    "otherwise": (
        "airbaron-orders.otherwise",
        (noted(ASK, "airbaron-orders.otherwise-ask"), plain(PASS, "airbaron-orders.otherwise-pass")),
    ),
    "chance": (
        "airbaron-orders.chance",
        (
            plain("0", "airbaron-orders.chance-0"),
            plain("33", "airbaron-orders.chance-33"),
            plain("50", "airbaron-orders.chance-50"),
            plain("67", "airbaron-orders.chance-67"),
        ),
    ),
    "jets": (
        "airbaron-orders.jets",
        (plain("no", "airbaron-orders.jets-no"), noted("yes", "airbaron-orders.jets-yes")),
    ),
    "further": (
        "airbaron-orders.further",
        (
            noted("ask", "airbaron-orders.further-ask"),
            noted("list", "airbaron-orders.further-list"),
            plain("on", "airbaron-orders.further-on"),
            plain("stop", "airbaron-orders.further-stop"),
        ),
    ),
    "loan": (
        "airbaron-orders.loan",
        (plain("no", "airbaron-orders.loan-no"), noted("need", "airbaron-orders.loan-need")),
    ),
    "repay": (
        "airbaron-orders.repay",
        (noted("win", "airbaron-orders.repay-win"), noted("spare", "airbaron-orders.repay-spare")),
    ),
}
"""The message of each field, whose label it is and which has a hint, and its options."""
_INSTEAD = frozenset({"otherwise", "loan"})
"""What is done if all the rest cannot be, or money is short."""
_FIRST_ACT = said("airbaron-orders.do-this"), said("airbaron-orders.do-this.hint")
_LATER_ACT = said("airbaron-orders.or-else"), said("airbaron-orders.or-else.hint")


def made(choice: Choice) -> Plan:
    """The plan that a form gives, Fare Wars included."""
    numbers = _NUMBERS if choice.get("plan") == "plan" else ()
    acts = tuple(act for number in numbers if (act := named(choice, number)))
    names = ("fare_wars", "otherwise", "keep", "chance", "jets", "further", "loan", "repay")
    rest = {name: choice[name] for name in names if name in choice}
    if "chance" in rest:
        rest["chance"] = int(str(rest["chance"]))
    return msgspec.convert({"acts": acts, **rest}, Plan)


def named(choice: Choice, number: int) -> str:
    """The act of that number as the form names it, or nothing."""
    return _named(choice.get(_ACTS[number - 1]), choice.get(_AIMS[number - 1]))


def _named(kind: Value | None, target: Value | None) -> str:
    if kind == PASS:
        return PASS
    return f"{kind}:{target}" if _is_aimed(kind) and isinstance(target, str) else ""


def _is_aimed(kind: Value | None) -> TypeGuard[str]:
    """Whether it is a kind of act that has a target, and so may turn out to be impossible."""
    return isinstance(kind, str) and kind in _TARGET


def split(act: str) -> tuple[str, str]:
    kind, _, target = act.partition(":")
    return kind, target


class Sheet:
    """A plan being made. It is asked again after every answer, so what no answer changes is found once, and
    only if there is to be a plan."""

    def __init__(self, state: State, atlas: Atlas, airline: Airline, *, proposed: bool = False) -> None:
        """What stands is the default, or that there be a plan at all."""
        self.state, self.atlas, self.airline = state, atlas, airline
        self.first = _pick("plan", "plan" if proposed or airline.planned.acts else ASK)
        self._list: _List | None = None
        self._said: dict[bool, tuple[Field, ...]] = {}
        self._rows: tuple[list[Value | None], tuple[Field, ...]] = ([], ())

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        """The actions and what goes with them. Half of all answers are about the latter, and leave the former
        as they were."""
        if partial.get("plan") != "plan":
            return (self.first,)
        rows = [partial.get(name) for name in _ROWS]
        if rows != self._rows[0]:
            kinds, aims = rows[:MOST_ACTS], rows[MOST_ACTS:]
            self._list = self._list or _List(self.state, self.atlas, self.airline)
            self._rows = rows, (self.first, *self._list.fields(kinds, aims), *self._terms(kinds))
        return self._rows[1]

    def _terms(self, kinds: list[Value | None]) -> tuple[Field, ...]:
        if not _is_aimed(kinds[0]):
            return ()
        attacks = TAKEOVER in kinds
        if attacks not in self._said:
            self._said[attacks] = tuple(
                _terms(self.airline.planned, attacks=attacks, advanced=self.state.advanced)
            )
        return self._said[attacks]


def _terms(plan: Plan, *, attacks: bool, advanced: bool) -> Iterator[Field]:
    """What goes with the actions: takeovers and loans need more words."""
    yield _pick("otherwise", plan.otherwise)
    yield _keep(plan.keep)
    if attacks:
        yield _pick("chance", str(plan.chance))
        yield _pick("jets", plan.jets)
        yield _pick("further", plan.further)
    if advanced:
        yield _pick("loan", plan.loan)
        yield _pick("repay", plan.repay)


class _List:
    """The actions that can be planned as the board stands; targets are put into words only where they are
    asked for."""

    def __init__(self, state: State, atlas: Atlas, airline: Airline) -> None:
        self.state, self.atlas, self.seat = state, atlas, airline.seat
        self.standing = [split(act) for act in airline.planned.acts]
        self.open = thinkable(state, atlas, airline.seat)
        self.aims = self._with_standing()
        self.kinds = tuple([kind for kind in KINDS if kind == PASS or self.aims[kind]])
        self.scarce = {kind: set(aims) for kind, aims in self.aims.items() if 0 < len(aims) < MOST_ACTS}
        """Kinds of which the other acts of a plan might leave nothing, with all targets."""
        self._usual = [_act_field(number, self.kinds, self._stands(number)[0]) for number in _NUMBERS]
        self._told: dict[str, tuple[Option, ...]] = {}
        self._aimed: dict[int, tuple[str, set[str], Pick]] = {}

    def _with_standing(self) -> Aims:
        """What stands in the plan can stand there further, be it open or not."""
        aims = dict(self.open)
        for kind, target in self.standing:
            if kind in _TARGET and target not in aims[kind]:
                aims[kind] = (*aims[kind], target)
        return aims

    def fields(self, kinds: list[Value | None], aims: list[Value | None]) -> Iterator[Field]:
        """One action after the other, each for when those before it cannot be done, and each only once."""
        rows = tuple(zip(_NUMBERS, kinds, aims, strict=True))
        scarce = [kind for kind, targets in self.scarce.items() if kinds.count(kind) >= len(targets)]
        for number, kind, aim in rows:
            yield self._kind_field(number, rows, scarce) if scarce else self._usual[number - 1]
            if not _is_aimed(kind):
                return
            gone = _taken(rows, kind, number) if kinds.count(kind) > 1 else set()
            yield self._aim_field(number, kind, gone)
            if aim is None:
                return

    def _stands(self, number: int) -> tuple[str, str]:
        """The kind and the target that stand in the plan."""
        return self.standing[number - 1] if len(self.standing) >= number else ("", "")

    def _kind_field(self, number: int, rows: _Rows, scarce: list[str]) -> Pick:
        """The kinds of act of which the others leave any."""
        used_up = [kind for kind in scarce if self.scarce[kind] <= _taken(rows, kind, number)]
        if not used_up:
            return self._usual[number - 1]
        left = tuple([kind for kind in self.kinds if kind not in used_up])
        return _act_field(number, left, self._stands(number)[0])

    def _aim_field(self, number: int, kind: str, gone: set[str]) -> Pick:
        """Kept until other acts take something of the same kind."""
        kept = self._aimed.get(number)
        if kept is None or kept[0] != kind or kept[1] != gone:
            targets = self._targets(kind, gone)
            was, where = self._stands(number)
            stands = kind == was and where in [each.value for each in targets]
            default = where if stands else None
            label, hint = _TARGET[kind]
            pick = Pick(_AIMS[number - 1], label, targets, group="plan", default=default, hint=hint)
            kept = self._aimed[number] = (kind, gone, pick)
        return kept[2]

    def _targets(self, kind: str, gone: set[str]) -> tuple[Option, ...]:
        """What an act of that kind can be aimed at when other acts of the plan have these."""
        if kind not in self._told:
            self._told[kind] = tuple(self._worded(kind))
        if not gone:
            return self._told[kind]
        return tuple([option for option in self._told[kind] if option.value not in gone])

    def _worded(self, kind: str) -> Iterator[Option]:
        """With more than its name where there is more to say of what is open; what only stands in the plan
        comes after that."""
        atlas, targets, still = self.atlas, self.open[kind], self.aims[kind][len(self.open[kind]) :]
        if kind == TAKEOVER:
            free, held = (_priced(atlas, cost(1, owner)) for owner in (None, self.seat))
            yield from [(held if code in self.state.owners else free)[code] for code in targets]
        elif kind in ("buy", "foreign"):
            prices = _priced(atlas, 1)
            yield from [prices.get(code) or _plainly(code, atlas) for code in targets]
        else:
            told = _moved if kind == MOVE else _plainly
            yield from [told(code, atlas) for code in targets]
        yield from [_plainly(code, atlas) for code in still]


def _taken(rows: _Rows, kind: str, number: int) -> set[str]:
    """The targets of that kind that other acts have."""
    return {aim for at, each, aim in rows if each == kind and at != number and isinstance(aim, str)}


def thinkable(state: State, atlas: Atlas, seat: Seat) -> Aims:
    """What may be thought of as the board stands: for each kind of action its targets."""
    owners = state.owners
    spokes = hubs.spokes_of(state, atlas, seat)
    own = [code for code in spokes if code in atlas.domestic]
    still_open = hubs.still_open(state, atlas)
    places = dict.fromkeys([atlas.domestic[code].hub for code in still_open])
    present = hubs.present(state, atlas, seat)
    foreign = [code for code, spoke in atlas.foreign.items() if code not in owners and spoke.hub in present]
    supersonic = [code for code in atlas.supersonic if owners.get(code, seat) == seat]
    return {
        "buy": (*places, *still_open),
        "foreign": tuple(foreign),
        "sst": tuple(supersonic),
        "jumbo": tuple([code for code in (BOX, *own) if code not in state.jets]),
        TAKEOVER: tuple([code for code in atlas.domestic if owners.get(code) != seat]),
        MOVE: _moves(state, atlas, seat, own),
    }


def _moves(state: State, atlas: Atlas, seat: Seat, own: list[str]) -> tuple[str, ...]:
    if not state.advanced:
        return ()
    airline = state.airlines[seat]
    deployed = state.jets_of(seat)
    places = [code for code in own if code not in state.jets] if airline.jets or deployed else []
    spokes = hubs.spokes_of(state, atlas, seat)
    sst = [code for code in spokes if code in atlas.supersonic and code != airline.sst] if airline.sst else []
    return (*((BOX,) if deployed else ()), *places, *sst)


# Fields and options are frozen and the same for many plans: they are kept, since making them takes longer
# than finding out which are needed.


@lru_cache(maxsize=4096)
def _act_field(number: int, kinds: tuple[str, ...], was: str) -> Pick:
    last = (plain(NONE, "airbaron-orders.nothing-else"),) if number > 1 else ()
    label, hint = _LATER_ACT if last else _FIRST_ACT
    return Pick(
        _ACTS[number - 1],
        label,
        (*last, *(Option(kind, KINDS[kind]) for kind in kinds)),
        group="plan",
        default=was or (NONE if last else None),
        pad="" if last else "act",
        hint=hint,
        instead=bool(last),
    )


@lru_cache(maxsize=64)
def _priced(atlas: Atlas, times: int) -> dict[str, Option]:
    """Every spoke at its printed price, or at so many times as much."""
    return {
        code: Option(code, priced_at(spoke(code, atlas), times * each.price))
        for code, each in atlas.spokes.items()
    }


@lru_cache(maxsize=256)
def _keep(default: int) -> Number:
    label, hint = said("airbaron-orders.keep"), said("airbaron-orders.keep.hint")
    return Number("keep", label, 0, 100, group="plan", default=default, hint=hint)


@lru_cache(maxsize=256)
def _pick(name: str, default: str) -> Pick:
    key, options = _TERMS[name]
    hint, instead = said(f"{key}.hint"), name in _INSTEAD
    return Pick(name, said(key), options, group="plan", default=default, hint=hint, instead=instead)


@lru_cache(maxsize=1024)
def _plainly(target: str, atlas: Atlas) -> Option:
    """A target without a price, or one that stands in the plan and is no longer open."""
    if target in atlas.hubs:
        return Option(target, said("airbaron-orders.any-spoke", city=atlas.city(target)))
    return Option(target, place(target, atlas))


@lru_cache(maxsize=1024)
def _moved(target: str, atlas: Atlas) -> Option:
    if target == BOX:
        return plain(target, "airbaron-orders.jets-to-box")
    there = spoke(target, atlas)
    if target in atlas.domestic:
        return Option(target, said("airbaron-orders.jet-to", spoke=there))
    return Option(target, said("airbaron-orders.sst-to", spoke=there))
