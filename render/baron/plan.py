"""What a choice, finished or not, would do: a step each, with its numbers, for pictures and for words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from render.baron.companies import kinds, own_mat
from render.baron.display.action_card import ICONS, action_name
from render.baron.display.tracks import TYPE_ICONS
from render.baron.icons import Icon, bonus_icon, cards_icon, licence_icon, marks_icon
from rules.answers import picked
from rules.baron.box.components import ENGINES
from rules.baron.companies.effectiveness import SIDES
from rules.baron.companies.slots import slots
from rules.baron.names import ACTION_NAMES, KIND_NAMES, WINDOW_NAMES
from rules.baron.view import KINDS, Action, BaronView, Kind, MatView, Ratings, TechnologyView
from rules.engine import Choice

NOTHING = "Nothing chosen yet"
_SPY = {
    "ask": "you are asked each time",
    "valuable": "for the most valuable each time",
    "none": "no attempt is made",
}
_BANK = {"all": "as many as possible", "ask": "you are asked after the dice"}
_LICENCE = {"use": "used, unless it would not help", "ask": "you are asked when the order is known"}
_NO_EVENT = {"pass": "no event", "wait": "you wait, and are asked again if somebody plays one"}


class Step(NamedTuple):
    icon: Icon
    title: str
    detail: str


def laid(view: BaronView, choice: Choice) -> list[tuple[str, Action | None]]:
    """The slots from left to right, each with the card chosen for it."""
    return [
        (slot, next((action for action in ACTION_NAMES if action == choice.get(slot)), None))
        for slot in slots(view.mode)
    ]


def steps(view: BaronView, choice: Choice) -> tuple[Step, ...]:
    mat = own_mat(view)
    if mat is None:
        return ()
    tell = _FORMS.get(view.stage, _event_steps)
    return tuple(tell(view, mat, choice))


def counts(view: BaronView, choice: Choice) -> dict[Action, int]:
    """Actions of each type: two for slot 2, one for a slot 1; Focused Effort adds one to the card before."""
    found: dict[Action, int] = {}
    before: Action | None = None
    for slot, card in laid(view, choice):
        if card == "focused_effort" and before is not None:
            found[before] += 1
        elif card is not None and card != "focused_effort":
            found[card] = 2 if slot == "twice" else 1
        before = card if card != "focused_effort" else before
    for card in found:
        found[card] += card in picked(choice.get("bonus"))
    if view.mode == "solitaire" and "espionage" in found:
        found["espionage"] = 1
    return found


# Choosing actions


def _action_steps(view: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    number = counts(view, choice)
    for action in ACTION_NAMES:
        if action in number:
            detail = _ACTIONS[action](view, mat, choice, number[action])
            yield Step(ICONS[action], f"{ACTION_NAMES[action]} ×{number[action]}", detail)
    for card in picked(choice.get("bonus")):
        yield Step(bonus_icon, "Bonus Action", f"one marker spent on {action_name(card)}")
    licence = _LICENCE.get(str(choice.get("licence")))
    if licence:
        yield Step(licence_icon, "Licensed Production", licence)
    yield from _orders(view, mat, choice)


def _orders(view: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    """Events planned ahead, and the phases in which the game is to stop and ask."""
    asking = []
    for window, name in WINDOW_NAMES.items():
        answer = str(choice.get(f"at_{window}", "none"))
        if answer == "ask":
            asking.append(name)
        elif answer != "none":
            target = _target(view, str(choice.get(f"at_{window}_target", "")))
            yield Step(cards_icon, f"Event in {name}", f"{card_name(mat, answer)}{target}")
    if asking:
        yield Step(cards_icon, "Events: ask me", f"the game stops for you in {', '.join(asking)}")


def _build(_: BaronView, mat: MatView, __: Choice, number: int) -> str:
    return f"factories {mat.factories} → {mat.factories + number}"


def _espionage(view: BaronView, mat: MatView, choice: Choice, number: int) -> str:
    attempts = f"{number} attempt{'' if number == 1 else 's'}; {_SPY[str(choice.get('spy', 'ask'))]}"
    if view.mode == "solitaire":
        return attempts
    targets = sorted(within_reach(view, mat), key=lambda box: -sum(box.bonus.of(kind) for kind in KINDS))
    names = [f"{box.name} ({box.espionage}+)" for box in targets[:3]]
    more = f" and {len(targets) - 3} more" if len(targets) > 3 else ""
    return f"{attempts}. In reach: {', '.join(names) or 'nothing'}{more}"


def _design(_: BaronView, mat: MatView, __: Choice, number: int) -> str:
    added = "1 technology, 1 roll" if number == 1 else f"up to {number} technologies, {number} rolls"
    rolls = f"{_die(mat, 'fighter')} +{mat.bonuses.fighter}"
    return f"{added}; the Fighter, now {mat.effectiveness.fighter}, rolls {rolls}"


def _research(_: BaronView, mat: MatView, __: Choice, number: int) -> str:
    return f"hand {mat.hand_size} → {mat.hand_size + number} cards"


def _bank(_: BaronView, mat: MatView, choice: Choice, number: int) -> str:
    dice = "a die" if number == 1 else f"{number} dice"
    return f"{dice} of your {mat.marks} marks into gold; {_BANK[str(choice.get('bank', 'all'))]}"


_ACTIONS: dict[Action, Callable[[BaronView, MatView, Choice, int], str]] = {
    "build": _build,
    "espionage": _espionage,
    "design": _design,
    "research": _research,
    "bank": _bank,
}


def within_reach(view: BaronView, mat: MatView) -> list[TechnologyView]:
    """What others own, and this company lacks and could use."""
    others = {key for other in view.companies if other.key != mat.key for key in other.technologies}
    return [
        box
        for box in view.technologies
        if box.key in others
        and box.key not in mat.technologies
        and (box.prerequisite is None or box.prerequisite in mat.technologies)
    ]


# The other forms


def _spying_steps(view: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    box = _box(view, choice.get("technology"))
    if choice.get("technology") == "stop":
        yield Step(ICONS["espionage"], "Stop spying", "the attempts that are left are given up")
    if box is None:
        return
    owners = sum(box.key in other.technologies for other in view.companies if other.key != mat.key)
    known = "; +1 as more than one has it" if owners > 1 else ""
    yield Step(ICONS["espionage"], f"Spy for {box.name}", f"{box.espionage} or more on a die{known}")
    yield from _bonus(choice)
    after = _SPY.get(str(choice.get("after")))
    if after:
        yield Step(ICONS["espionage"], "After that", after)


def _design_steps(view: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    """Technologies first, then rolls, with the bonuses as they will be by then."""
    if choice.get("when") == "in turn":
        yield Step(
            ICONS["design"], "Design in your turn", "you are asked again when the others have designed"
        )
        return
    yield from _bonus(choice)
    wings = "biplane" if choice.get("wings") == "biplane" else mat.wings
    if wings != mat.wings:
        yield Step(ICONS["design"], "Back to the Biplane", f"the {mat.wings.capitalize()} is given up")
    owned = [key for key in mat.technologies if wings != "biplane" or key != mat.wings]
    for name in sorted(key for key in choice if key.startswith("technology_")):
        box = _box(view, choice[name])
        if box is not None:
            paid = [f"#{card}" for card in picked(choice.get(name.replace("technology", "cards")))]
            yield Step(ICONS["design"], f"Add {box.name}", _gain(view, box) + _paid(paid))
            owned = [key for key in owned if not (box.by_engines and _is_wings(view, key))] + [box.key]
    after = bonuses_with(view, owned)
    for name in sorted(key for key in choice if key == "roll" or key.startswith("roll_")):
        kind = next((kind for kind in KINDS if kind == choice[name]), None)
        if kind is not None:
            yield Step(TYPE_ICONS[kind], f"Roll for the {KIND_NAMES[kind]}", _roll(mat, kind, after.of(kind)))
        elif choice[name] == "ask":
            yield Step(ICONS["design"], "Next roll", "you are asked after the one before it")


def _paid(cards: list[str]) -> str:
    return f"; discards {' and '.join(cards)}" if cards else ""


def bonuses_with(view: BaronView, owned: list[str]) -> Ratings:
    """The sum of the bonuses of these boxes; a wing design's depends on the engines among them."""
    engines = sum(key in ENGINES for key in owned)
    sums = dict.fromkeys(KINDS, 0)
    for box in view.technologies:
        if box.key in owned:
            for kind in KINDS:
                sums[kind] += box.bonus.of(kind)
            sums["fighter"] += box.by_engines[engines] if box.by_engines else 0
    return Ratings(**sums)


def _roll(mat: MatView, kind: Kind, bonus: int) -> str:
    now = mat.effectiveness.of(kind)
    needed = now + 1 - bonus
    chance = "rises for sure" if needed <= 1 else f"rises on {needed} or more"
    if needed > SIDES[kind]:
        chance = "cannot rise"
    return f"{_die(mat, kind)} +{bonus} against {now}: {chance}"


def _die(mat: MatView, kind: Kind) -> str:
    return f"the better of two d{SIDES[kind]}" if mat.engineer else f"d{SIDES[kind]}"


def _research_steps(_: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    if "discard" in choice:
        yield Step(cards_icon, "Discard", card_name(mat, str(choice["discard"])))


def _bank_steps(_: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    if "amount" in choice:
        amount = int(str(choice["amount"]))
        detail = f"marks {mat.marks} → {mat.marks - amount}, gold {mat.gold} → {mat.gold + amount}"
        yield Step(ICONS["bank"], f"Convert {amount}", detail)


def _licence_steps(_: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    if choice.get("licence") == "use":
        detail = f"second in line, 1 off the roll; markers {mat.licences} → {mat.licences - 1}"
        yield Step(licence_icon, "Use Licensed Production", detail)
    elif "licence" in choice:
        yield Step(licence_icon, "Keep the marker", "wait for your own turn")


def _event_steps(view: BaronView, mat: MatView, choice: Choice) -> Iterator[Step]:
    event = str(choice.get("event", ""))
    card = next((card for card in mat.hand or () if str(card.number) == event), None)
    if event in _NO_EVENT:
        yield Step(cards_icon, "Event", _NO_EVENT[event])
    elif card is not None:
        against = _target(view, str(choice.get("target", "")))
        yield Step(cards_icon, f"{card.event_name}{against}", card.text)
    box = _box(view, choice.get("technology"))
    if box is not None:
        yield Step(ICONS["design"], box.name, _gain(view, box))
    if choice.get("type") in KINDS:
        yield Step(cards_icon, "Aeroplane type", str(choice["type"]).capitalize())
    if "action" in choice:
        yield Step(bonus_icon, "Once more", action_name(str(choice["action"])))
    if "ace" in choice:
        yield Step(cards_icon, "Ace", view.ace_names.get(str(choice["ace"]), str(choice["ace"])))
    if "amount" in choice:
        yield Step(marks_icon, "Papiermarks into Gold", str(choice["amount"]))


_FORMS: dict[str, Callable[[BaronView, MatView, Choice], Iterator[Step]]] = {
    "actions": _action_steps,
    "espionage": _spying_steps,
    "design": _design_steps,
    "research": _research_steps,
    "bank": _bank_steps,
    "contracts": _licence_steps,
}


def _bonus(choice: Choice) -> Iterator[Step]:
    if choice.get("bonus") == "yes":
        yield Step(bonus_icon, "Bonus Action", "one marker spent for one more")


def card_name(mat: MatView, number: str) -> str:
    card = next((card for card in mat.hand or () if str(card.number) == number), None)
    return f"#{number}" if card is None else f"#{number} {card.event_name} (or {card.technology_name})"


def _target(view: BaronView, key: str) -> str:
    if key == "leader":
        return ", against whoever leads"
    return next((f", against {mat.name}" for mat in view.companies if mat.key == key), "")


def _box(view: BaronView, key: object) -> TechnologyView | None:
    return next((box for box in view.technologies if box.key == key), None)


def _is_wings(view: BaronView, key: str) -> bool:
    box = _box(view, key)
    return box is not None and box.by_engines is not None


def _gain(view: BaronView, box: TechnologyView) -> str:
    if box.by_engines is not None:
        return "Fighter by engines: " + ", ".join(f"+{bonus}" for bonus in box.by_engines)
    parts = [f"{KIND_NAMES[kind]} +{box.bonus.of(kind)}" for kind in kinds(view) if box.bonus.of(kind)]
    return ", ".join(parts)
