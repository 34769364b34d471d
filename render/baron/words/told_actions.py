"""Sentences for choosing and resolving actions, and for the events played meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise

from render.baron.words.phrases import Data, Tale, action_name, dice_told, kind_name, plus
from rules.baron.names import MODE_NAMES, WINDOW_NAMES, event_name
from rules.wording import counted, listed
from words import say

_SPECIALS = {
    "halberstadt": "Bomber +1 and Recon +2 instead",
    "pfalz": "it may hire a Talented Engineer",
    "roland": "it may enlist an ace",
}


def _began(tale: Tale, data: Data) -> str:
    companies = [tale.company(one["company"]) for one in data["companies"]]
    contracts = counted(data["contracts"], "Fighter contract")
    mode = say(MODE_NAMES[tale.view.mode]).lower()
    return f"The {mode} begins with {listed(companies)}; {contracts} to be had."


def _dealt(tale: Tale, data: Data) -> str:
    return f"You are dealt {tale.cards(data['cards'])}."


def _turn(_: Tale, data: Data) -> str:
    return f"Turn {data['turn']}: everyone chooses actions in secret."


def _revealed(tale: Tale, data: Data) -> str:
    shown = [f"{tale.company(one['company'])}: {tale.actions(one['count'])}" for one in data["actions"]]
    return f"Actions – {'; '.join(shown)}."


def _events_asked(tale: Tale, data: Data) -> str:
    verb = "is" if len(data["companies"]) == 1 else "are"
    window = next(say(name) for key, name in WINDOW_NAMES.items() if key == data["window"])
    return f"{tale.companies(data['companies'])} {verb} asked about events in {window}."


def _played(tale: Tale, data: Data) -> str:
    against = f" against {tale.company(data['target'])}" if data["target"] else ""
    return (
        f"{tale.company(data['company'])} plays “{say(event_name(data['name']))}” (#{data['card']}){against}."
    )


def _lapsed(_: Tale, data: Data) -> str:
    return f"“{say(event_name(data['name']))}” (#{data['card']}) would have done nothing, so you keep it."


def _no_effect(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])}'s event has no effect."


def _exchanged(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} changes its actions to {tale.actions(data['count'])}."


def _arrangement(tale: Tale, data: Data) -> str:
    return (
        f"{tale.company(data['partner'])} may choose a technology of {tale.name(data['company'])} in return."
    )


def built(tale: Tale, batch: Sequence[Data]) -> str:
    """A company that builds twice is named once."""
    first, *others = batch
    told = [f"{tale.company(first['company'])} {_one_built(first)}"]
    for before, data in pairwise([first, *others]):
        again = data["company"] == before["company"]
        told.append(_one_built(data) if again else f"{tale.company(data['company'])} {_one_built(data)}")
    return f"{listed(told)}."


def _one_built(data: Data) -> str:
    number = data["after"] - data["before"]
    verb = "loses" if number < 0 else "builds" if data["why"] == "build" else "gains"
    return f"{verb} {counted(abs(number), 'factory')} (now {data['after']})"


def _bonus(tale: Tale, data: Data) -> str:
    company, action = tale.company(data["company"]), action_name(data["action"])
    return f"{company} spends a Bonus Action marker on {action} ({data['left']} left)."


def _overtime(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} works overtime: one more {action_name(data['action'])} Action."


def _crashes(tale: Tale, data: Data) -> str:
    left = counted(data["left"], "Design Action") if data["left"] else "no Design Action"
    return f"A prototype crashes: {tale.company(data['company'])} has {left} left this turn."


def _secured(tale: Tale, data: Data) -> str:
    return f"Nobody can spy on {tale.company(data['company'])} this turn."


def _hampered(tale: Tale, data: Data) -> str:
    hit = tale.companies(data["companies"])
    return f"Effectiveness dice of {hit} count{plus(data['die'])} this turn, but never less than 1."


def _spies(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} adds {data['add']} to its Espionage rolls this turn."


def _wind_tunnel(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} adds {data['add']} to its Effectiveness results this turn."


_STEPS = {"espionage": "Espionage", "design": "Design", "contracts": "Contracts"}


def _order(tale: Tale, data: Data) -> str:
    step = _STEPS.get(data["stage"], str(data["stage"]).capitalize())
    return f"{step}, in this order: {', '.join(tale.company(key) for key in data['companies'])}."


def _espionage_asked(tale: Tale, data: Data) -> str:
    return (
        f"{tale.company(data['company'])} looks for something to steal ({counted(data['left'], 'attempt')})."
    )


def _spied(tale: Tale, data: Data) -> str:
    company, technology = tale.company(data["company"]), tale.technology(data["technology"])
    roll = f"{data['die']}{plus(data['add'])} against {data['needed']}"
    end = "and gets it" if data["success"] else "in vain"
    return f"{company} spies for {technology}, {end} ({roll})."


def _forwent(tale: Tale, data: Data) -> str:
    step = _STEPS.get(data["stage"], str(data["stage"]).capitalize())
    return f"{tale.company(data['company'])} gives up {counted(data['left'], f'{step} Action')}."


def developed(tale: Tale, batch: Sequence[Data]) -> str:
    """What a company gains in a row, together where it designed it all."""
    alike = len({data["company"] for data in batch}) == 1 and {data["how"] for data in batch} == {"design"}
    if not alike:
        return " ".join(_gained(tale, data) for data in batch)
    names = listed([tale.technology(data["technology"]) for data in batch])
    cards = tale.cards([number for data in batch for number in data["cards"]])
    return f"{tale.company(batch[0]['company'])} develops {names}, discarding {cards}."


def _gained(tale: Tale, data: Data) -> str:
    company, technology = tale.company(data["company"]), tale.technology(data["technology"])
    match data["how"]:
        case "design":
            return f"{company} develops {technology}, discarding {tale.cards(data['cards'])}."
        case "espionage":
            return f"{company} now has {technology}."
        case _:
            return f"{company} gains {technology} by arrangement."


def _wings(tale: Tale, data: Data) -> str:
    before, after = (str(data[key]).capitalize() for key in ("before", "after"))
    return f"{tale.company(data['company'])} goes from {before} to {after}."


def _dead_end(tale: Tale, data: Data) -> str:
    return f"A dead end: {tale.company(data['company'])} loses {tale.technology(data['technology'])}."


def _shuffled(_: Tale, data: Data) -> str:
    pile = f"{counted(data['cards'], 'card')} are shuffled into a new draw pile"
    if data["why"] == "metal-construction":
        return f"With Metal Construction developed, {pile}."
    return f"The draw pile is used up: {pile}."


def _design_asked(tale: Tale, data: Data) -> str:
    verb = "goes" if len(data["companies"]) == 1 else "go"
    return f"{tale.companies(data['companies'])} {verb} to the drawing board."


def _roll_asked(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} decides on its next roll ({data['left']} left)."


def _rolled(tale: Tale, data: Data) -> str:
    """The sum as it was made, and whether the marker moved."""
    total = f"{dice_told(data['dice'])}{plus(data['add'])}, technology +{data['bonus']}"
    rise = f"it rises from {data['before']} to {data['after']}"
    outcome = rise if data["after"] > data["before"] else f"it stays at {data['before']}"
    company, kind = tale.company(data["company"]), kind_name(data["type"])
    rolls = "test-flies" if data["why"] == "test-pilot" else "rolls for"
    return f"{company} {rolls} its {kind} and makes {data['result']} ({total}): {outcome}."


def rolls(tale: Tale, batch: Sequence[Data]) -> str:
    """Rolls in a row for one aeroplane make one sentence: what each made, and where they led."""
    told = []
    for _, group in groupby(batch, key=lambda data: [data[key] for key in _SAME]):
        same = list(group)
        told.append(_rolled(tale, same[0]) if len(same) == 1 else _rolled_on(tale, same))
    return " ".join(told)


_SAME = ("company", "type", "bonus", "why")


def _rolled_on(tale: Tale, batch: Sequence[Data]) -> str:
    first, before, after = batch[0], batch[0]["before"], max(data["after"] for data in batch)
    made = listed([f"{data['result']} ({dice_told(data['dice'])}{plus(data['add'])})" for data in batch])
    outcome = f"it rises from {before} to {after}" if after > before else f"it stays at {before}"
    company, kind = tale.company(first["company"]), kind_name(first["type"])
    return f"{company} rolls for its {kind} and makes {made}, technology +{first['bonus']}: {outcome}."


def _rating(tale: Tale, data: Data) -> str:
    owner = "The Allied" if data["company"] == "allied" else f"{tale.company(data['company'])}'s"
    verb = "rises" if data["after"] > data["before"] else "drops"
    return f"{owner} {kind_name(data['type'])} {verb} from {data['before']} to {data['after']}."


def researched(tale: Tale, batch: Sequence[Data]) -> str:
    drawn = [f"{tale.company(data['company'])} draws {counted(data['cards'], 'card')}" for data in batch]
    return f"{listed(drawn)}."


def _drew(tale: Tale, data: Data) -> str:
    return f"You draw {tale.cards(data['cards'])}."


def _discarded(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} discards #{data['card']}."


def _bank_rolled(tale: Tale, data: Data) -> str:
    each = f", {plus(data['add']).strip()} each" if data["add"] else ""
    marks = counted(data["most"], "mark")
    return (
        f"{tale.company(data['company'])} rolls {dice_told(data['dice'])}{each} at the bank: up to {marks}."
    )


def _banked(tale: Tale, data: Data) -> str:
    company, now = tale.company(data["company"]), f"{counted(data['marks'], 'mark')} and {data['gold']} gold"
    if not data["converted"]:
        return f"{company} turns no marks into gold: it has {now}."
    return f"{company} turns {counted(data['converted'], 'mark')} into gold: {now} now."


def _npc_design(tale: Tale, data: Data) -> str:
    kind, amount = kind_name(data["type"]), data["amount"]
    first, second = f"{data['type_die']}{plus(data['type_add'])}", dice_told(data["dice"]) + plus(data["add"])
    gain = f"its {kind} improves by {amount}" if amount else f"its {kind} does not improve"
    special = f"; a natural 1: {_SPECIALS[data['special']]}" if data["special"] in _SPECIALS else ""
    return f"{tale.company(data['company'])} designs: {gain} (rolled {first}, then {second}{special})."


def _skipped(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} designs nothing this turn."


SENTENCES: dict[str, Callable[[Tale, Data], str]] = {
    "began": _began,
    "dealt": _dealt,
    "turn": _turn,
    "revealed": _revealed,
    "events_asked": _events_asked,
    "played": _played,
    "lapsed": _lapsed,
    "no_effect": _no_effect,
    "exchanged": _exchanged,
    "arrangement": _arrangement,
    "bonus": _bonus,
    "overtime": _overtime,
    "crashes": _crashes,
    "secured": _secured,
    "hampered": _hampered,
    "spies": _spies,
    "wind_tunnel": _wind_tunnel,
    "order": _order,
    "espionage_asked": _espionage_asked,
    "spied": _spied,
    "forwent": _forwent,
    "gained": _gained,
    "wings": _wings,
    "dead_end": _dead_end,
    "shuffled": _shuffled,
    "design_asked": _design_asked,
    "roll_asked": _roll_asked,
    "rolled": _rolled,
    "rating": _rating,
    "drew": _drew,
    "discarded": _discarded,
    "bank_rolled": _bank_rolled,
    "banked": _banked,
    "npc_design": _npc_design,
    "skipped": _skipped,
}
