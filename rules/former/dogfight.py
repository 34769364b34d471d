"""The dogfight's words in records of the first format."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rules.former.digests import Former, Kind, Look, with_hyphens, with_spaces, without
from rules.values import Event

_SIDES = {"central": "Central Powers", "entente": "Entente"}
_WHY = {
    "turns-over": "All {turns} turns are over",
    "one-side-flies": "Only the {side} still fly",
    "scenario-over": "The scenario is over",
    "nobody-flies": "Nobody is left in the air",
}
_HOW = {
    "pictures-home": "The pictures were brought home.",
    "no-pictures": "{why}, and no pictures were brought home: a draw.",
    "pictures-lost": "{why}, and no pictures were brought home.",
    "left-alone": "{why}.",
    "last-flying": "{why}: Central Powers {central}, Entente {entente}.",
    "points": "{why}; points decide: Central Powers {central}, Entente {entente}.",
    "match-points": "{why}; match points decide: Central Powers {central}, Entente {entente}.",
    "seats": "{why}; each seat scores for itself: {scores}.",
    "marginal-victory": "A marginal victory: the {side} score {score}.",
    "decisive-victory": "A decisive victory: the {side} score {score}.",
    "victory": "A victory: the {side} score {score}.",
    "no-points": "A draw: the {side} score {score}.",
    "defeat": "A defeat: the {side} score {score}.",
}


def _how(outcome: Any, view: Any) -> str:  # noqa: ARG001 - the outcome says it all
    data: dict[str, Any] = outcome.data
    said = {**data, "side": _SIDES.get(data.get("side", ""))}
    why = _WHY.get(data.get("why", ""), "").format(**said)
    scores = ", ".join(str(score) for _, score in sorted(outcome.scores.items()))
    return _HOW[outcome.kind].format(**{**said, "why": why, "scores": scores})


def _kind(how: str) -> Kind | None:
    """The other way round."""
    for kind, words in _HOW.items():
        found = _said(words, how)
        if found is None:
            continue
        found.pop("scores", None)
        if "why" not in found:
            return kind, found
        why = {token: each for token, said in _WHY.items() if (each := _said(said, found["why"])) is not None}
        for token, each in why.items():
            return kind, {**found, "why": token, **each}
    return None


def _said(words: str, told: str) -> dict[str, Any] | None:
    """What stands in the places that the words leave open; None if it is not told in these words."""
    pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(words))
    match = re.fullmatch(pattern, told)
    if match is None:
        return None
    tokens = {name: token for token, name in _SIDES.items()}
    return {name: _value(tokens.get(each, each)) for name, each in match.groupdict().items()}


def _value(said: str) -> str | int:
    return int(said) if re.fullmatch(r"-?\d+", said) else said


def _told(event: Event, state: Any, look: Look) -> dict[str, Any]:
    data = event.data
    match event.kind:
        case "goals":
            terms = [{"side": term.side, "what": term.what, "points": term.points} for term in look().scoring]
            return {**data, "winner": with_spaces(data["winner"]), "scoring": terms}
        case "scored":
            return {**without(data, "line"), "what": state.score_sheet[data["line"]].what}
        case "over":
            return {**without(data, "kind"), "how": _how(state.outcome, None)}
        case "illegal" | "out_of_control" | "burning":
            return {**data, "why": with_spaces(data["why"])}
        case _:
            return data


def _retold(events: tuple[Event, ...]) -> Iterator[Event]:
    lines = 0
    for event in events:
        data = event.data
        match event.kind:
            case "goals":
                data = {**without(data, "scoring"), "winner": with_hyphens(data.get("winner", ""))}
            case "scored":
                data = {**without(data, "what"), "line": lines}
                lines += 1
            case "over":
                kind = _kind(data.get("how", ""))
                data = {**without(data, "how"), "kind": kind[0] if kind else ""}
            case "illegal" | "out_of_control" | "burning":
                data = {**data, "why": with_hyphens(data.get("why", ""))}
        yield replace(event, data=data)


FORMER = Former("dogfight", 3, _how, _kind, _told, _retold)
