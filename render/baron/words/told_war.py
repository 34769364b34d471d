"""Sentences for markers, contracts, inflation, the war, and the end of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.baron.words.phrases import Data, Tale, kind_name, plus
from rules.baron.names import war_card_name
from rules.baron.war.contracts import PLUS, QUALITY
from rules.wording import counted, listed
from words import say

_ENDS = {
    "victory": "Germany wins the war.",
    "peace": "Both sides are spent, and make peace.",
    "defeat": "Germany loses the war.",
    "collapse": "Hyperinflation: the Papiermark is worth nothing any more.",
}
_HONOURS = {
    "generalstab": ("The Generalstab favours", "the best Recon aeroplane"),
    "kaiserhilfe": ("The Kaiserhilfe goes to", "the best Bomber"),
}


def _engineer(tale: Tale, data: Data) -> str:
    company, source = tale.company(data["company"]), data["source"]
    origin = "" if source in {"supply", "event"} else f", who comes from {tale.company(source)}"
    return f"{company} has a Talented Engineer now{origin}."


def _engineer_lost(tale: Tale, data: Data) -> str:
    to = "" if data["joins"] == "supply" else f" to {tale.company(data['joins'])}"
    return f"{tale.company(data['company'])} loses its Talented Engineer{to}."


def _ace(tale: Tale, data: Data) -> str:
    origin = "" if data["source"] == "supply" else f", and no longer for {tale.company(data['source'])}"
    return f"{data['name']} flies for {tale.company(data['company'])}{origin}."


def _ace_killed(tale: Tale, data: Data) -> str:
    return f"{data['name']}, who flew for {tale.company(data['company'])}, is killed in action."


def _influence(tale: Tale, data: Data) -> str:
    company = tale.company(data["company"])
    return f"{company} has {data['add']} more Political Influence in this phase, {data['total']} in all."


def _objection(tale: Tale, data: Data) -> str:
    return (
        f"The inspector objects: {tale.company(data['company'])} rolls for contracts with{plus(data['add'])}."
    )


def _rush_order(_: Tale, data: Data) -> str:
    return f"A rush order: {data['after']} contracts remain instead of {data['before']}."


def _strike(tale: Tale, data: Data) -> str:
    fewer = counted(-data["capacity"], "contract")
    return f"Strikes: {tale.companies(data['companies'])} can fill {fewer} fewer, but always one."


def _honours(tale: Tale, data: Data) -> str:
    opening, what = _HONOURS[data["marker"]]
    if data["company"] is not None:
        return f"{opening} {tale.company(data['company'])}, for {what}."
    return f"{tale.company(data['before'])} no longer has {what}, and loses a marker."


def _licence(tale: Tale, data: Data) -> str:
    left = counted(data["left"], "marker")
    return f"{tale.company(data['company'])} uses Licensed Production to go second ({left} left)."


def _contract(tale: Tale, data: Data) -> str:
    """What was rolled and where, and why it may have brought less than the table says."""
    net = "“+”" if data["net"] == PLUS else str(data["net"])
    roll = f"{data['die']}{plus(data['influence'])}{plus(data['modifier'])}"
    made = "" if roll == net else f" = {net}"
    company, received, table = tale.company(data["company"]), data["received"], data["table"]
    brought, why = counted(received, "contract") if received else "no contract", ""
    if received < table:
        why = ": its factories fill no more" if data["limit"] <= received else ": no more are left"
        brought = f"{received} of {counted(table, 'contract')}"
    return f"{company} wins {brought}{why} (rolled {roll}{made} in column {data['column']})."


def _refused(tale: Tale, data: Data) -> str:
    return (
        f"The army buys no Fighters from {tale.company(data['company'])}: {data['fighter']} is more than "
        f"{QUALITY} below the Allied {data['allied']}."
    )


def _side_contracts(tale: Tale, data: Data) -> str:
    parts = [counted(data[kind], f"{kind_name(kind)} contract") for kind in ("recon", "bomber") if data[kind]]
    return (
        f"{tale.company(data['company'])} also fills {listed(parts)}: {counted(data['marks'], 'mark')} now."
    )


def _welded_steel(tale: Tale, data: Data) -> str:
    company, marks = tale.company(data["company"]), counted(data["marks"], "mark")
    return f"{company} gets another mark for Welded Steel: {marks} now."


def _lost(tale: Tale, lost: Mapping[str, int]) -> str:
    """Who loses how much; the first says of what."""
    first, *others = [(tale.company(key), marks) for key, marks in lost.items() if marks] or [("nobody", 1)]
    told = [f"{first[0]} loses {counted(first[1], 'mark')}", *(f"{name} {marks}" for name, marks in others)]
    return listed(told)


def _inflation(tale: Tale, data: Data) -> str:
    opening = {"event": "More inflation", "end": "In the end inflation"}.get(data["why"], "Inflation")
    rolled = f" (rolled {data['die']})" if opening == "Inflation" else ""
    if not data["percent"]:
        return f"{opening}{rolled}: prices hold."
    taken = f"takes {data['percent']} % of all marks, rounded {data['arrow']}{rolled}"
    return f"{opening} {taken}: {_lost(tale, data['lost'])}."


def _inflation_back(_: Tale, data: Data) -> str:
    return f"The Inflation marker goes back to box {data['box']}."


def _collapse(tale: Tale, data: Data) -> str:
    return f"Hyperinflation: all Papiermarks are worth nothing; {_lost(tale, data['lost'])}."


def _marks(tale: Tale, data: Data) -> str:
    return f"{tale.company(data['company'])} gains {counted(data['add'], 'mark')}: {data['marks']} now."


def _swiss(tale: Tale, data: Data) -> str:
    company, converted = tale.company(data["company"]), counted(data["converted"], "mark")
    now = f"{counted(data['marks'], 'mark')} and {data['gold']} gold"
    return f"{company} takes {converted} to Switzerland: {now} now."


def _war_status(_: Tale, data: Data) -> str:
    return f"War news of {data['year']}: {say(war_card_name(data['name']))}."


def _morale(_: Tale, data: Data) -> str:
    side = str(data["side"]).capitalize()
    verb = "rises" if data["after"] > data["before"] else "drops"
    why = " for the best Fighter" if data["why"] == "leader" else ""
    return f"{side} morale {verb} from {data['before']} to {data['after']}{why}."


def _available(_: Tale, data: Data) -> str:
    unassigned = f", less {data['unassigned']} that nobody took" if data["unassigned"] else ""
    if data["after"] == data["before"]:
        return f"Fighter contracts stay at {data['after']} (+{data['increase']}{unassigned})."
    return f"Fighter contracts go from {data['before']} to {data['after']} (+{data['increase']}{unassigned})."


def _over(tale: Tale, data: Data) -> str:
    """Who won is said where the whole game is summed up."""
    accounts = [_account(tale, score) for score in data["scores"]]
    return f"{_ENDS[data['end']]} Final count: {'; '.join(accounts)}."


def _account(tale: Tale, score: Data) -> str:
    parts = [counted(score["marks"], "mark"), f"{score['gold']} gold"]
    if score["markers"]:
        parts.append(counted(score["markers"], "marker"))
    if score["adjustment"]:
        parts.append(f"adjusted{plus(score['adjustment'])}")
    return f"{tale.company(score['company'])} {score['total']} ({', '.join(parts)})"


SENTENCES: dict[str, Callable[[Tale, Data], str]] = {
    "engineer": _engineer,
    "engineer_lost": _engineer_lost,
    "ace": _ace,
    "ace_killed": _ace_killed,
    "influence": _influence,
    "objection": _objection,
    "rush_order": _rush_order,
    "strike": _strike,
    "honours": _honours,
    "licence": _licence,
    "contract": _contract,
    "refused": _refused,
    "side_contracts": _side_contracts,
    "welded_steel": _welded_steel,
    "inflation": _inflation,
    "inflation_back": _inflation_back,
    "collapse": _collapse,
    "marks": _marks,
    "swiss": _swiss,
    "war_status": _war_status,
    "morale": _morale,
    "available": _available,
    "over": _over,
}
