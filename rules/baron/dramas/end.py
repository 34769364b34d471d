"""How a game was won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.baron.dramas.books import Data
from rules.baron.dramas.story import Finder, Story
from rules.drama import Drama

WHISKER = 1
"""Ahead by no more than this, or by factories alone: a photo finish."""
NEAR = 2
"""So little a player alone may lack for it to be a near miss."""
LOST_WARS = frozenset({"defeat", "collapse"})


class Verdicts(Finder):
    reads = ("turn", "over")

    def __init__(self) -> None:
        self._totals: list[dict[str, int]] = []
        """What each company had as each turn ended."""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        if kind == "turn":
            self._totals.append({firm.key: firm.total for firm in story.books.played})
        elif data["result"] == "lost":
            yield from _lost_alone(story, at, data)
        elif data["winners"]:
            yield from self._won(story, at, data)
            yield from _left_in_hand(story, at, data)

    def _won(self, story: Story, at: int, data: Data) -> Iterator[Drama]:
        winners, scores = data["winners"], data["scores"]
        others = [score for score in scores if score["company"] not in winners]
        total = scores[0]["total"]
        margin = total - others[0]["total"] if others else 0
        known = {"total": total, "margin": margin}
        yield story.drama("won", [at], *winners, end=data["end"], companies=list(winners), **known)
        if len(winners) > 1:
            return
        (company,) = winners
        if data["end"] in LOST_WARS:
            yield story.drama("won-all-the-same", [at], company, end=data["end"], company=company, **known)
        if not others:
            return
        if margin <= WHISKER:
            second = others[0]["company"]
            yield story.drama("photo-finish", [at], company, second, company=company, second=second, **known)
        yield from _gold_decides(story, at, company, scores)
        yield from self._comeback(story, at, company, total)

    def _comeback(self, story: Story, at: int, company: str, total: int) -> Iterator[Drama]:
        """Last of all at half time."""
        turn = len(self._totals) // 2
        then = self._totals[turn] if turn > 0 else {}
        own = then.get(company, 0)
        rivals = [has for key, has in then.items() if key != company]
        if len(rivals) > 1 and own < min(rivals):
            yield story.drama("comeback", [at], company, company=company, turn=turn, total=total)


def _lost_alone(story: Story, at: int, data: Data) -> Iterator[Drama]:
    firms, scores = story.books.firms, data["scores"]
    own = next((score for score in scores if firms[score["company"]].seat is not None), None)
    if own is None:
        return
    best, company = scores[0], own["company"]
    margin = best["total"] - own["total"]
    told = {"company": company, "by": best["company"], "total": own["total"], "best": best["total"]}
    kind = "near-miss" if margin <= NEAR else "lost-alone"
    yield story.drama(kind, [at], company, end=data["end"], margin=margin, **told)


def _gold_decides(story: Story, at: int, company: str, scores: list[Mapping[str, Any]]) -> Iterator[Drama]:
    """What the end of the war took from money put another in front than had been there before."""
    if any(firm.seat is None for firm in story.books.firms.values()):
        return
    taken = [(place, each["lost"]) for place, each in story.of("inflation", why="end")]
    taken += [(place, each["lost"]) for place, each in story.of("collapse")]
    lost = {score["company"]: sum(each.get(score["company"], 0) for _, each in taken) for score in scores}
    before = {score["company"]: score["total"] + lost[score["company"]] for score in scores}
    holder = max(before, key=lambda key: before[key])
    if before[holder] > before[company]:
        proof = [*(place for place, _ in taken), at]
        yield story.drama(
            "gold-decides", proof, company, holder, company=company, holder=holder, lost=lost[holder]
        )


def _left_in_hand(story: Story, at: int, data: Data) -> Iterator[Drama]:
    """Somebody kept aces in hand that would have won the game, each being worth a point."""
    best, books = data["scores"][0], story.books
    first = books.firms[best["company"]]
    if len(data["winners"]) > 1:
        return
    for score in data["scores"]:
        firm = books.firms[score["company"]]
        if firm.seat is None or firm is first or firm.seat >= len(story.annals.own):
            continue
        aces = _could_have_flown(story, story.annals.own[firm.seat], firm.aces)
        gain = sum(1 + (ace in first.aces and first.seat is not None) for ace in aces)
        margin = best["total"] - score["total"]
        if gain > margin or (gain and gain == margin and score["factories"] > best["factories"]):
            names = [story.figures.display.supply.aces[ace] for ace in aces]
            yield story.drama("left-in-hand", [at], firm.key, company=firm.key, aces=names, margin=margin)


def _could_have_flown(story: Story, view: Any, own: set[str]) -> list[str]:
    """Aces on the cards of a hand that are alive and fly for others, or for nobody."""
    effects = [story.figures.event_of(card.number).effect for card in view.own.hand or ()]
    gone = {*view.killed, *own}
    return [effect.ace for effect in effects if effect.op == "ace" and effect.ace not in gone]
