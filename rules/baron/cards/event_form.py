"""Playing an event: which cards can be played, what must be said with them, and standing orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.baron.box.components import Effect, Happening
from rules.baron.box.figures import Figures
from rules.baron.companies.technologies import eligible, improvement, losable, may_roll, value
from rules.baron.names import ACTION_NAMES, KIND_NAMES, event_name
from rules.baron.state import Company, State
from rules.baron.view import KINDS, Action, Window
from rules.engine import Choice, Field, Number, Option, Pick, Value
from rules.said import Text, said

TECHNOLOGY_GAINED = said("baron-cards.technology-gained")
_NEEDED = said("baron-cards.needed-before")
LEADER = "leader"
ANYBODY = (LEADER, "")
"""Targets of an order that leave it to who leads."""
_AGAINST = ("fewer designs", "arrangement", "dead end", "fire", "headhunt", "objection", "kill ace")


def plannable(event: Happening) -> bool:
    """Careful Preparations only makes sense once the others' cards are seen."""
    return event.effect.op != "exchange actions"


def needs_target(event: Happening) -> bool:
    """Whether a standing order must say against whom."""
    return event.effect.op in _AGAINST


def held_for(figures: Figures, company: Company, window: Window) -> tuple[int, ...]:
    """The cards in hand whose events belong into this window."""
    return by_window(figures, company.hand).get(window, ())


@lru_cache(maxsize=4096)
def by_window(figures: Figures, hand: tuple[int, ...]) -> dict[Window, tuple[int, ...]]:
    """A hand in its windows: it is looked through far more often than it changes."""
    sorted_in: dict[Window, tuple[int, ...]] = {}
    windows = figures.windows
    for card in sorted(hand):
        sorted_in[windows[card]] = (*sorted_in.get(windows[card], ()), card)
    return sorted_in


@lru_cache(maxsize=256)
def event_option(figures: Figures, card: int) -> Option:
    """A card, picked for its event."""
    event = figures.event_of(card)
    name = said("baron-names.name-card-event", card=str(card), event=event_name(event.name))
    return Option(str(card), name, event.told)


def may_play(state: State, figures: Figures, company: Company, card: int) -> bool:
    """Halberstadt still has to discard one of the cards just drawn: the last of them is not for playing."""
    to_discard = figures.companies[company.key].research and state.drawn == 1
    return card in company.hand and not (to_discard and card == company.hand[-1])


def playable(state: State, figures: Figures, company: Company, card: int) -> bool:
    """Any event can be played, even to no effect, but an arrangement needs both of its halves."""
    effect = figures.event_of(card).effect
    return effect.op != "arrangement" or bool(targets(state, figures, company, effect))


def targets(state: State, figures: Figures, company: Company, effect: Effect) -> tuple[Company, ...]:
    """Opponents that the event can be played against."""
    return tuple(
        other for other in state.others(company) if _can_be_hit(state, figures, company, other, effect)
    )


def _can_be_hit(state: State, figures: Figures, company: Company, other: Company, effect: Effect) -> bool:
    match effect.op:
        case "headhunt":
            return other.engineer and not figures.companies[other.key].engineer
        case "engineer":
            short = not company.engineer and not state.engineers
            return short and other.engineer and not figures.companies[other.key].engineer
        case "dead end":
            return other.seat is None or bool(losable(figures, other))
        case "arrangement":
            offered = arrangement_gains(state, figures, company, other)
            return bool(offered) and bool(arrangement_returns(state, figures, company, other))
        case "fewer designs" | "fire" | "objection":
            return True
        case _:
            return False


def arrangement_gains(state: State, figures: Figures, company: Company, other: Company) -> tuple[str, ...]:
    """What Business Arrangements can bring from the other: of a company that nobody plays, technologies
    of the aeroplane types in which it is ahead."""
    boxes = eligible(state, figures, company)
    if other.seat is not None:
        return tuple(box.key for box in boxes if box.key in other.owned)
    ahead = {kind for kind in KINDS if other.effectiveness.of(kind) > company.effectiveness.of(kind)}
    return tuple(box.key for box in boxes if ahead & set(box.kinds))


def arrangement_returns(state: State, figures: Figures, company: Company, other: Company) -> tuple[str, ...]:
    """What the other gets for it: a technology, or an aeroplane type in which it is behind."""
    if other.seat is not None:
        return arrangement_gains(state, figures, other, company)
    return tuple(kind for kind in KINDS if other.effectiveness.of(kind) < company.effectiveness.of(kind))


def detail_fields(
    state: State, figures: Figures, company: Company, card: int, partial: Choice
) -> Iterator[Field]:
    """What must be said with the event, narrowed by what has been said."""
    event = figures.event_of(card)
    aims = targets(state, figures, company, event.effect)
    if aims:
        label = said("baron-cards.target", event=event_name(event.name))
        yield _pick("target", label, [(each.key, figures.companies[each.key].name) for each in aims])
    aim = next((each for each in aims if each.key == partial.get("target")), None)
    match event.effect.op:
        case "dead end" if aim is not None and aim.seat is None:
            yield _kinds("type", said("baron-cards.type-that-loses"))
        case "dead end" if aim is not None:
            yield _technologies(figures, said("baron-cards.technology-lost"), losable(figures, aim))
        case "arrangement" if aim is not None:
            gains = arrangement_gains(state, figures, company, aim)
            yield _technologies(figures, TECHNOLOGY_GAINED, gains)
            if aim.seat is None:
                behind = arrangement_returns(state, figures, company, aim)
                yield _kinds("type", said("baron-cards.type-that-improves"), behind)
        case "test flight":
            open_to = may_roll(state.kinds, company.owned)
            yield _kinds("type", said("baron-cards.type-to-test"), open_to)
        case "overtime":
            actions = [(action, ACTION_NAMES[action]) for action in performed(company)]
            yield _pick("action", said("baron-cards.action-again"), actions)
        case "kill ace" if flying(state):
            aces = [(ace, figures.display.supply.aces[ace]) for ace in flying(state)]
            yield _pick("ace", said("baron-cards.ace-killed"), aces)
        case "swiss" if company.marks:
            most = min(event.effect.amount, company.marks)
            yield Number(
                name="amount",
                label=said("baron-cards.marks-to-convert"),
                low=0,
                high=most,
                default=most,
                hint=said("baron-cards.marks-to-convert.hint"),
            )


def performed(company: Company) -> tuple[Action, ...]:
    return tuple(card for card in company.slots if card != "focused_effort")


def flying(state: State) -> tuple[str, ...]:
    """Aces in anybody's service."""
    return tuple(ace for company in state.companies for ace in company.aces)


def planned_details(
    state: State, figures: Figures, company: Company, card: int, target: str
) -> Iterator[dict[str, Value]]:
    """What a standing order can say in its moment, the best first: of those it can be played against, who
    leads; nothing if there is nobody."""
    effect = figures.event_of(card).effect
    if effect.op == "kill ace":
        yield from _planned_kills(state, company, target)
        return
    details: dict[str, Value] = {}
    match effect.op:
        case "test flight":
            details["type"] = "fighter"
        case "overtime":
            details["action"] = performed(company)[0]
        case "swiss":
            details["amount"] = min(effect.amount, company.marks)
    aims = [each for each in targets(state, figures, company, effect) if target in {each.key, *ANYBODY}]
    for aim in sorted(aims, key=lambda each: (each.effectiveness.fighter, each.factories), reverse=True):
        yield {**details, "target": aim.key, **_planned_against(state, figures, company, aim, effect)}
    if effect.op not in _AGAINST and not aims:
        yield details


def _planned_against(
    state: State, figures: Figures, company: Company, aim: Company, effect: Effect
) -> dict[str, Value]:
    match effect.op:
        case "dead end" if aim.seat is None:
            start = figures.display.start.german
            return {"type": max(KINDS, key=lambda kind: aim.effectiveness.of(kind) - start.of(kind))}
        case "dead end":
            lost = losable(figures, aim)
            return {"technology": max(lost, key=lambda key: _worth(figures, aim, key))}
        case "arrangement":
            gains = arrangement_gains(state, figures, company, aim)
            returns = arrangement_returns(state, figures, company, aim)
            best = max(gains, key=lambda key: improvement(figures, company, key))
            return {"technology": best} if aim.seat is not None else {"technology": best, "type": returns[-1]}
        case _:
            return {}


def _planned_kills(state: State, company: Company, target: str) -> Iterator[dict[str, Value]]:
    owners = [each for each in state.others(company) if each.aces and target in {each.key, *ANYBODY}]
    for owner in sorted(owners, key=lambda each: len(each.aces), reverse=True):
        yield {"ace": owner.aces[0]}


def _worth(figures: Figures, company: Company, key: str) -> int:
    worth = value(figures, company, key)
    return sum(worth.of(kind) for kind in KINDS)


def _pick(name: str, label: Text, options: Sequence[tuple[str, Text]]) -> Pick:
    return Pick(
        name=name,
        label=label,
        options=tuple(Option(key, text) for key, text in options),
        hint=_NEEDED,
    )


def _kinds(name: str, label: Text, kinds: tuple[str, ...] = KINDS) -> Pick:
    return _pick(name, label, [(kind, KIND_NAMES[kind]) for kind in KINDS if kind in kinds])


def _technologies(figures: Figures, label: Text, keys: tuple[str, ...]) -> Pick:
    return _pick("technology", label, [(key, figures.technologies[key].called) for key in keys])
