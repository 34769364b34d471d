"""Sentences for markers, contracts, inflation, the war, and the end of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from render.baron.display.war_card import signed
from render.baron.words.phrases import Data, Tale
from rules.baron.names import war_card_name
from rules.baron.war.contracts import PLUS, QUALITY
from rules.said import Said, Text, clauses, said, series


def _engineer(tale: Tale, data: Data) -> Said:
    company, source = tale.company(data["company"]), data["source"]
    if source in {"supply", "event"}:
        return said("baron-story.engineer", company=company)
    return said("baron-story.engineer-from", company=company, source=tale.company(source))


def _engineer_lost(tale: Tale, data: Data) -> Said:
    company = tale.company(data["company"])
    if data["joins"] == "supply":
        return said("baron-story.engineer-lost", company=company)
    return said("baron-story.engineer-lost-to", company=company, joins=tale.company(data["joins"]))


def _ace(tale: Tale, data: Data) -> Said:
    company, ace = tale.company(data["company"]), data["name"]
    if data["source"] == "supply":
        return said("baron-story.ace", ace=ace, company=company)
    return said("baron-story.ace-from", ace=ace, company=company, source=tale.company(data["source"]))


def _ace_killed(tale: Tale, data: Data) -> Said:
    return said("baron-story.ace-killed", ace=data["name"], company=tale.company(data["company"]))


def _influence(tale: Tale, data: Data) -> Said:
    company = tale.company(data["company"])
    return said("baron-story.influence", company=company, add=data["add"], total=data["total"])


def _objection(tale: Tale, data: Data) -> Said:
    return said("baron-story.objection", company=tale.company(data["company"]), add=signed(data["add"]))


def _rush_order(_: Tale, data: Data) -> Said:
    return said("baron-story.rush-order", after=data["after"], before=data["before"])


def _strike(tale: Tale, data: Data) -> Said:
    return said("baron-story.strike", companies=tale.companies(data["companies"]), fewer=-data["capacity"])


def _honours(tale: Tale, data: Data) -> Said:
    marker = data["marker"]
    if data["company"] is not None:
        return said("baron-story.honours", marker=marker, company=tale.company(data["company"]))
    return said("baron-story.honours-lost", marker=marker, company=tale.company(data["before"]))


def _licence(tale: Tale, data: Data) -> Said:
    return said("baron-story.licence", company=tale.company(data["company"]), left=data["left"])


def _contract(tale: Tale, data: Data) -> Said:
    """What was rolled and where, and why it may have brought less than the table says."""
    modifiers = [signed(data[key]) for key in ("influence", "modifier") if data[key]]
    made = "number" if modifiers or data["die"] != data["net"] else "same"
    return said(
        "baron-story.contract",
        company=tale.company(data["company"]),
        end=_brought(data),
        received=data["received"],
        table=data["table"],
        roll=" ".join([str(data["die"]), *modifiers]),
        made="plus" if data["net"] == PLUS else made,
        net=data["net"],
        column=data["column"],
    )


def _brought(data: Data) -> str:
    received = data["received"]
    if received < data["table"]:
        return "factories" if data["limit"] <= received else "left"
    return "all" if received else "none"


def _refused(tale: Tale, data: Data) -> Said:
    return said(
        "baron-story.refused",
        company=tale.company(data["company"]),
        fighter=data["fighter"],
        quality=QUALITY,
        allied=data["allied"],
    )


def _side_contracts(tale: Tale, data: Data) -> Said:
    recon, bomber = data["recon"], data["bomber"]
    return said(
        "baron-story.side-contracts",
        company=tale.company(data["company"]),
        kinds="both" if recon and bomber else "recon" if recon else "bomber",
        recon=recon,
        bomber=bomber,
        marks=data["marks"],
    )


def _welded_steel(tale: Tale, data: Data) -> Said:
    return said("baron-story.welded-steel", company=tale.company(data["company"]), marks=data["marks"])


def _lost(tale: Tale, lost: Mapping[str, int]) -> dict[str, Text]:
    """Who loses how much, if anybody does, as messages take it."""
    losses = [
        said("baron-story.name-loss", company=tale.company(key), marks=marks)
        for key, marks in lost.items()
        if marks
    ]
    return {"lost": "yes" if losses else "no", "losses": series(losses)}


def _inflation(tale: Tale, data: Data) -> Said:
    why, die = data["why"], data["die"] or 0
    if not data["percent"]:
        return said("baron-story.inflation-holds", why=why, die=die)
    return said(
        "baron-story.inflation",
        why=why,
        die=die,
        percent=data["percent"],
        arrow=data["arrow"],
        **_lost(tale, data["lost"]),
    )


def _inflation_back(_: Tale, data: Data) -> Said:
    return said("baron-story.inflation-back", box=data["box"])


def _collapse(tale: Tale, data: Data) -> Said:
    return said("baron-story.collapse", **_lost(tale, data["lost"]))


def _marks(tale: Tale, data: Data) -> Said:
    company = tale.company(data["company"])
    return said("baron-story.marks", company=company, add=data["add"], marks=data["marks"])


def _swiss(tale: Tale, data: Data) -> Said:
    return said(
        "baron-story.swiss",
        company=tale.company(data["company"]),
        converted=data["converted"],
        marks=data["marks"],
        gold=data["gold"],
    )


def _war_status(_: Tale, data: Data) -> Said:
    return said("baron-story.war-status", year=str(data["year"]), event=war_card_name(data["name"]))


def morale(_: Tale, batch: Sequence[Data]) -> list[Said]:
    """What the card, an event and the best Fighter do to it, in a line."""
    return [
        said(
            "baron-story.morale",
            side=data["side"],
            way="rises" if data["after"] > data["before"] else "drops",
            before=data["before"],
            after=data["after"],
            why=data["why"],
        )
        for data in batch
    ]


def _available(_: Tale, data: Data) -> Said:
    return said(
        "baron-story.available",
        way="stays" if data["after"] == data["before"] else "goes",
        before=data["before"],
        after=data["after"],
        increase=data["increase"],
        unassigned=data["unassigned"],
    )


def _over(tale: Tale, data: Data) -> Said:
    """Who won is said where the whole game is summed up."""
    accounts = clauses([_account(tale, score) for score in data["scores"]])
    return said("baron-story.over", end=data["end"], accounts=accounts)


def _account(tale: Tale, score: Data) -> Said:
    return said(
        "baron-story.name-account",
        company=tale.company(score["company"]),
        total=score["total"],
        marks=score["marks"],
        gold=score["gold"],
        markers=score["markers"],
        adjusted="yes" if score["adjustment"] else "no",
        adjustment=signed(score["adjustment"]),
    )


SENTENCES: dict[str, Callable[[Tale, Data], Said]] = {
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
    "available": _available,
    "over": _over,
}
