"""Sentences for choosing and resolving actions, and for the events played meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from render.baron.display.war_card import signed
from render.baron.words.phrases import Data, Tale, action_name, dice_told, kind_name, total
from rules.baron.names import WINDOW_NAMES, WINGS_NAMES, event_name
from rules.said import Said, Text, clauses, listed, said, series

_SPECIALS = {"halberstadt", "pfalz", "roland"}


def _began(tale: Tale, data: Data) -> Said:
    companies = listed([tale.company(one["company"]) for one in data["companies"]])
    return said("baron-story.began", mode=tale.view.mode, companies=companies, contracts=data["contracts"])


def _dealt(tale: Tale, data: Data) -> Said:
    return said("baron-story.dealt", cards=tale.own_cards(data["cards"]))


def _turn(_: Tale, data: Data) -> Said:
    return said("baron-story.turn", turn=data["turn"])


def _revealed(tale: Tale, data: Data) -> Said:
    shown = [
        said(
            "baron-story.name-revealed",
            company=tale.company(one["company"]),
            actions=tale.actions(one["count"]),
        )
        for one in data["actions"]
    ]
    return said("baron-story.revealed", actions=clauses(shown))


def _events_asked(tale: Tale, data: Data) -> Said:
    window = next(name for key, name in WINDOW_NAMES.items() if key == data["window"])
    asked = tale.companies(data["companies"])
    return said("baron-story.events-asked", companies=asked, number=len(data["companies"]), window=window)


def _played(tale: Tale, data: Data) -> Said:
    company, event = tale.company(data["company"]), event_name(data["name"])
    if data["target"]:
        target = tale.company(data["target"])
        return said("baron-story.played-against", company=company, event=event, target=target)
    return said("baron-story.played", company=company, event=event)


def _lapsed(_: Tale, data: Data) -> Said:
    return said("baron-story.lapsed", event=event_name(data["name"]))


def _no_effect(tale: Tale, data: Data) -> Said:
    return said("baron-story.no-effect", company=tale.company(data["company"]))


def _exchanged(tale: Tale, data: Data) -> Said:
    company = tale.company(data["company"])
    return said("baron-story.exchanged", company=company, actions=tale.actions(data["count"]))


def _arrangement(tale: Tale, data: Data) -> Said:
    partner, company = tale.company(data["partner"]), tale.name(data["company"])
    return said("baron-story.arrangement", partner=partner, company=company)


def _built(tale: Tale, data: Data) -> Said:
    number = data["after"] - data["before"]
    way = "loses" if number < 0 else "builds" if data["why"] == "build" else "gains"
    company = tale.company(data["company"])
    return said("baron-story.built", company=company, way=way, factories=abs(number), now=data["after"])


def _bonus(tale: Tale, data: Data) -> Said:
    company, action = tale.company(data["company"]), action_name(data["action"])
    return said("baron-story.bonus", company=company, action=action, left=data["left"])


def _overtime(tale: Tale, data: Data) -> Said:
    company, action = tale.company(data["company"]), action_name(data["action"])
    return said("baron-story.overtime", company=company, action=action)


def _crashes(tale: Tale, data: Data) -> Said:
    return said("baron-story.crashes", company=tale.company(data["company"]), left=data["left"])


def _secured(tale: Tale, data: Data) -> Said:
    return said("baron-story.secured", company=tale.company(data["company"]))


def _hampered(tale: Tale, data: Data) -> Said:
    hit = tale.companies(data["companies"])
    return said("baron-story.hampered", companies=hit, die=signed(data["die"]))


def _spies(tale: Tale, data: Data) -> Said:
    return said("baron-story.spies", company=tale.company(data["company"]), add=data["add"])


def _wind_tunnel(tale: Tale, data: Data) -> Said:
    return said("baron-story.wind-tunnel", company=tale.company(data["company"]), add=data["add"])


def _order(tale: Tale, data: Data) -> Said:
    companies = series([tale.company(key) for key in data["companies"]])
    return said("baron-story.order", stage=data["stage"], companies=companies)


def _espionage_asked(tale: Tale, data: Data) -> Said:
    return said("baron-story.espionage-asked", company=tale.company(data["company"]), left=data["left"])


def _spied(tale: Tale, data: Data) -> Said:
    return said(
        "baron-story.spied",
        company=tale.company(data["company"]),
        technology=tale.technology(data["technology"]),
        end="success" if data["success"] else "failure",
        roll=total([data["die"]], data["add"]),
        needed=data["needed"],
    )


def _forwent(tale: Tale, data: Data) -> Said:
    company = tale.company(data["company"])
    return said("baron-story.forwent", company=company, stage=data["stage"], left=data["left"])


def developed(tale: Tale, batch: Sequence[Data]) -> list[Said]:
    """What a company gains in a row, together where it designed it all."""
    alike = len({data["company"] for data in batch}) == 1 and {data["how"] for data in batch} == {"design"}
    return [_developed(tale, batch)] if alike else [_gained(tale, data) for data in batch]


def _developed(tale: Tale, batch: Sequence[Data]) -> Said:
    return said(
        "baron-story.developed",
        company=tale.company(batch[0]["company"]),
        technologies=listed([tale.technology(data["technology"]) for data in batch]),
        cards=tale.lost_events([number for data in batch for number in data["cards"]]),
    )


def _gained(tale: Tale, data: Data) -> Said:
    if data["how"] == "design":
        return _developed(tale, [data])
    company, technology = tale.company(data["company"]), tale.technology(data["technology"])
    if data["how"] == "espionage":
        return said("baron-story.stolen", company=company, technology=technology)
    return said("baron-story.arranged", company=company, technology=technology)


def _wings(tale: Tale, data: Data) -> Said:
    before, after = WINGS_NAMES[data["before"]], WINGS_NAMES[data["after"]]
    return said("baron-story.wings", company=tale.company(data["company"]), before=before, after=after)


def _dead_end(tale: Tale, data: Data) -> Said:
    company, technology = tale.company(data["company"]), tale.technology(data["technology"])
    return said("baron-story.dead-end", company=company, technology=technology)


def _shuffled(_: Tale, data: Data) -> Said:
    return said("baron-story.shuffled", why=data["why"], cards=data["cards"])


def _design_asked(tale: Tale, data: Data) -> Said:
    asked = tale.companies(data["companies"])
    return said("baron-story.design-asked", companies=asked, number=len(data["companies"]))


def _roll_asked(tale: Tale, data: Data) -> Said:
    return said("baron-story.roll-asked", company=tale.company(data["company"]), left=data["left"])


def _rolled(tale: Tale, data: Data) -> Said:
    """The sum as it was made, and whether the marker moved."""
    return said(
        "baron-story.rolled",
        company=tale.company(data["company"]),
        why=data["why"],
        kind=kind_name(data["type"]),
        result=data["result"],
        roll=total(data["dice"], data["add"]),
        bonus=data["bonus"],
        end="rises" if data["after"] > data["before"] else "stays",
        before=data["before"],
        after=data["after"],
    )


def rolls(tale: Tale, batch: Sequence[Data]) -> list[Said]:
    """Rolls in a row for one aeroplane make one sentence: what each made, and where they led."""
    told = []
    for _, group in groupby(batch, key=lambda data: [data[key] for key in _SAME]):
        same = list(group)
        told.append(_rolled(tale, same[0]) if len(same) == 1 else _rolled_on(tale, same))
    return told


_SAME = ("company", "type", "bonus", "why")


def _rolled_on(tale: Tale, batch: Sequence[Data]) -> Said:
    first, before, after = batch[0], batch[0]["before"], max(data["after"] for data in batch)
    made = [
        said("baron-story.name-made", result=data["result"], roll=total(data["dice"], data["add"]))
        for data in batch
    ]
    return said(
        "baron-story.rolled-on",
        company=tale.company(first["company"]),
        kind=kind_name(first["type"]),
        made=listed(made),
        bonus=first["bonus"],
        end="rises" if after > before else "stays",
        before=before,
        after=after,
    )


def ratings(tale: Tale, batch: Sequence[Data]) -> list[Said]:
    """Several of the Allies' make one sentence."""
    told = list[Said]()
    for company, group in groupby(batch, key=lambda data: str(data["company"])):
        same = list(group)
        if company == "allied" and len(same) > 1:
            changes = [said("baron-story.name-change", **_change(data)) for data in same]
            told.append(said("baron-story.ratings-allied", changes=listed(changes)))
        else:
            told += [_rating(tale, data) for data in same]
    return told


def _rating(tale: Tale, data: Data) -> Said:
    way = "rises" if data["after"] > data["before"] else "drops"
    if data["company"] == "allied":
        return said("baron-story.rating-allied", way=way, **_change(data))
    return said("baron-story.rating", company=tale.company(data["company"]), way=way, **_change(data))


def _change(data: Data) -> dict[str, Text | int]:
    return {"kind": kind_name(data["type"]), "before": data["before"], "after": data["after"]}


def _researched(tale: Tale, data: Data) -> Said:
    return said("baron-story.researched", company=tale.company(data["company"]), cards=data["cards"])


def _drew(tale: Tale, data: Data) -> Said:
    return said("baron-story.drew", cards=tale.own_cards(data["cards"]))


def _discarded(tale: Tale, data: Data) -> Said:
    company, card = tale.company(data["company"]), tale.card(data["card"])
    return said("baron-story.discarded", company=company, card=card)


def _bank_rolled(tale: Tale, data: Data) -> Said:
    return said(
        "baron-story.bank-rolled",
        company=tale.company(data["company"]),
        dice=dice_told(data["dice"]),
        changed="yes" if data["add"] else "no",
        each=signed(data["add"]),
        most=data["most"],
    )


def _banked(tale: Tale, data: Data) -> Said:
    company, now = tale.company(data["company"]), {"marks": data["marks"], "gold": data["gold"]}
    if not data["converted"]:
        return said("baron-story.banked-nothing", company=company, **now)
    return said("baron-story.banked", company=company, converted=data["converted"], **now)


def _npc_design(tale: Tale, data: Data) -> Said:
    return said(
        "baron-story.npc-design",
        company=tale.company(data["company"]),
        kind=kind_name(data["type"]),
        amount=data["amount"],
        first=total([data["type_die"]], data["type_add"]),
        roll=total(data["dice"], data["add"]),
        special=data["special"] if data["special"] in _SPECIALS else "none",
    )


def _skipped(tale: Tale, data: Data) -> Said:
    return said("baron-story.skipped", company=tale.company(data["company"]))


SENTENCES: dict[str, Callable[[Tale, Data], Said]] = {
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
    "built": _built,
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
    "wings": _wings,
    "dead_end": _dead_end,
    "shuffled": _shuffled,
    "design_asked": _design_asked,
    "roll_asked": _roll_asked,
    "researched": _researched,
    "drew": _drew,
    "discarded": _discarded,
    "bank_rolled": _bank_rolled,
    "banked": _banked,
    "npc_design": _npc_design,
    "skipped": _skipped,
}
