"""What a game is about, in sentences: the missions, how it is won, and what scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from render.dogfight.phrases import Data, Sentence, Tale, deed, many, side_name
from render.dogfight.sides import STYLES
from rules.dogfight.kinds import opposite
from rules.dogfight.scenario.goals import Circumstance, End, Term, When
from rules.dogfight.view import DogfightView
from rules.wording import minus_signs

_MISSIONS = {"photograph": "photograph {target} and bring the pictures home", "bomb": "bomb {target}"}
_WON = {
    "last-flying": "The last side in the air wins; while both fly, points decide.",
    "points": "The side with more points wins.",
    "seats": "Each player scores alone, and the most points win.",
    "pictures": "Bringing the pictures home wins, and so does being the last in the air.",
}
_ONLY: dict[Circumstance, str] = {
    "faced": "while an enemy of it is in play",
    "unfinished": "while some enemy trench or machine gun is unhurt",
    "balloons": "while enemy balloons are up",
}
"""How things must stand when an airplane leaves."""
_WHEN: dict[When, str] = {
    "side out": "one side has no airplane left",
    "out": "the {side} have no airplane left",
    "all out": "neither side has an airplane left",
    "mission over": "the {other} have no airplane left and the mission of the {side} is over",
    "mission done": "the mission of the {side} is done",
    "idle": "only one side flies and nobody has fired for {turns}",
}
_MATCH_POINTS = (
    "Points for either side: 1 for each enemy airplane that leaves the table, 2 for each shot down, "
    "−1 for each of its own shot down."
)


def goals(tale: Tale, data: Data) -> str:
    parts = _missions(tale, data), (_won(data),), _scoring(tale.view), _ends(tale.view)
    return " ".join(chain(*parts, _in_the_end(tale.view)))


def _missions(tale: Tale, data: Data) -> Iterator[str]:
    for one in data["missions"]:
        errand = _MISSIONS[one["kind"]].format(target=tale.named(one["target"]))
        yield f"The {side_name(one['side'])} are to {errand}."


def _won(data: Data) -> str:
    if data["winner"] != "sign":
        return _WON[data["winner"]]
    levels = []
    if data["marginal"] is not None:
        levels.append(f"up to {data['marginal']} is a marginal victory")
    if data["decisive"] is not None:
        levels.append(f"{data['decisive']} or more a decisive one")
    told = f": {', '.join(levels)}" if levels else ""
    zero = "0 is a draw" if data["zero"] == "draw" else "otherwise they lose"
    return f"The {side_name(data['scorer'] or 'central')} win with more than 0 points{told}; {zero}."


def _scoring(view: DogfightView) -> Iterator[str]:
    if not view.scoring:
        yield _MATCH_POINTS
    for side in STYLES:
        lines = [
            f"{deed(term.what)} {minus_signs(term.points)}{_condition(view, term)}"
            for term in view.scoring
            if term.side == side
        ]
        if lines:
            yield f"Points for the {side_name(side)}: {'; '.join(dict.fromkeys(lines))}."


def _condition(view: DogfightView, term: Term) -> str:
    """What a line of the score depends on besides what it is called."""
    only = [f"only {words}" for name, words in _ONLY.items() if name in term.only]
    if "mission" not in term.what:
        only += ["only before the mission is done"] * ("before mission" in term.only)
        only += ["only if the mission is never done"] * term.unless_done
    if term.grounded and "altitude" in view.rules:
        only.append("only once it is down")
    if term.most is not None:
        only.append(f"at most {term.most} a card")
    return f" ({', '.join(only)})" if only else ""


def _ends(view: DogfightView) -> Iterator[str]:
    found = [_end(end) for end in view.ends]
    if found:
        yield f"It ends when {', or when '.join(found)}."


def _end(end: End) -> str:
    side = end.side or "central"
    told = _WHEN[end.when].format(
        side=side_name(side), other=side_name(opposite(side)), turns=many(end.turns, "turn")
    )
    return f"{told} and no balloon burns in the air" if end.unless_burning else told


def _in_the_end(view: DogfightView) -> Iterator[str]:
    scored = any(term.each in {"left", "home", "not out"} and term.edge != "other" for term in view.scoring)
    if view.home_at_limit is not None and scored:
        who = "" if view.home_at_limit == "both" else f" for the {side_name(view.home_at_limit)}"
        yield f"Who still flies{who} when the last turn is over counts as gone home."
    if view.burning_drachens:
        yield "If it ends early, burning balloons burn on for the turns not played."


SENTENCES: dict[str, Sentence] = {"goals": goals}
