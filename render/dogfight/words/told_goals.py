"""What a game is about, in sentences: the missions, how it is won, and what scores."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.phrases import Data, Sentence, Tale, deed, side_name
from render.dogfight.sides import STYLES
from rules.wording import minus_signs

_MISSIONS = {"photograph": "photograph {target} and bring the pictures home", "bomb": "bomb {target}"}
_WON = {
    "last flying": "The last side in the air wins; while both fly, points decide.",
    "points": "The side with more points wins.",
    "seats": "Each player scores alone, and the most points win.",
    "pictures": "Bringing the pictures home wins, and so does being the last in the air.",
}
_MATCH_POINTS = (
    "Points for either side: 1 for each enemy airplane that leaves the table, 2 for each shot down, "
    "−1 for each of its own shot down."
)


def goals(tale: Tale, data: Data) -> str:
    return " ".join((*_missions(tale, data), _won(data), *_scoring(data)))


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


def _scoring(data: Data) -> Iterator[str]:
    if not data["scoring"]:
        yield _MATCH_POINTS
    for side in STYLES:
        own = [one for one in data["scoring"] if one["side"] == side]
        lines = [f"{deed(one['what'])} {minus_signs(one['points'])}" for one in own]
        if lines:
            yield f"Points for the {side_name(side)}: {'; '.join(dict.fromkeys(lines))}."


SENTENCES: dict[str, Sentence] = {"goals": goals}
