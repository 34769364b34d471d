"""What a plan might lead to, as far as its pilot may know."""

from __future__ import annotations

from collections.abc import Iterator

from rules import engine
from rules.engine import Choice, Danger
from tests.titles.nightmail.state import HEIGHTS, Height, NightView


class Foresight(engine.Foresight, frozen=True):
    height: Height | None = None
    sacks: int | None = None


def foresee(view: NightView, choice: Choice) -> Foresight:
    """Of a choice that may be unfinished or stale: what makes no sense is left out."""
    height = next((each for each in HEIGHTS if each == choice.get("height")), None)
    sacks = choice.get("sacks")
    known = sacks if isinstance(sacks, int) else None
    return Foresight(height, known, dangers=tuple(_dangers(view, height, known or 0)))


def _dangers(view: NightView, height: Height | None, sacks: int) -> Iterator[Danger]:
    cards = sum(view.unseen.values())
    storm, fog = view.unseen.get("storm", 0), view.unseen.get("fog", 0)
    if height == "high" and sacks and storm:
        text = f"A storm takes what flies high: {storm} of the {cards} cards unseen are storms."
        yield Danger(text, certain=storm == cards)
    if height == "low" and sacks and fog:
        text = f"In fog a roll of up to {sacks} loses the load: {fog} of the {cards} cards unseen are fog."
        yield Danger(text, certain=False)
