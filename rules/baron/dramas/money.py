"""Who leads, what inflation takes, and who was at the bank in time."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baron.dramas.books import Data, Firm
from rules.baron.dramas.story import Finder, Story
from rules.baron.war.currency import loss
from rules.drama import Drama

HELD = 2
"""For so many turns somebody has to have led before losing it is a loss."""
TOLL, TOLL_OF_ALL = 4, 8
"""Marks that one company, or all together, must lose to be pitied."""
SAVED = 2
"""Marks that gold has saved from a round of inflation."""
_EARNED = ("contract", "side_contracts", "welded_steel", "banked", "swiss", "marks", "inflation")


class Lead(Finder):
    """Who would win if the war were over, as each turn ends."""

    reads = ("turn",)

    def __init__(self) -> None:
        self._holder: str | None = None
        self._since = 0

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind, data
        ranked = sorted(story.books.played, key=lambda firm: -firm.total)
        if not story.number or len(ranked) < 2:
            return
        first = [firm.key for firm in ranked if firm.total == ranked[0].total]
        if self._holder in first:
            return
        if len(first) > 1:
            self._holder = None
            return
        turns = story.number - self._since
        if self._holder is not None and turns >= HELD:
            yield self._taken(story, at, ranked, turns)
        self._holder, self._since = first[0], story.number

    def _taken(self, story: Story, at: int, ranked: list[Firm], turns: int) -> Drama:
        company, holder = ranked[0].key, self._holder
        proof = [
            place for place, each in story.of(*_EARNED) if each.get("company") in {None, company, holder}
        ]
        return story.drama(
            "lead-taken",
            [*proof, story.close(at)],
            company,
            holder,
            more=2 * min(turns, 10),
            company=company,
            holder=holder,
            turns=turns,
            total=ranked[0].total,
            ahead=ranked[0].total - ranked[1].total,
        )


class InflationTolls(Finder):
    reads = ("inflation",)

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind
        if data["percent"]:
            yield from _toll(story, at, data)
            yield from _saved(story, at, data)
            yield from _ruin(story, at, data)


def _toll(story: Story, at: int, data: Data) -> Iterator[Drama]:
    lost = {company: marks for company, marks in data["lost"].items() if marks}
    worst, total = max(lost.values(), default=0), sum(lost.values())
    if worst < TOLL and total < TOLL_OF_ALL:
        return
    losers = [company for company, marks in lost.items() if marks == worst]
    told = {"company": losers[0], "marks": worst} if len(losers) == 1 else {}
    cause = story.cause(at) if data["why"] == "event" else None
    proof = [at]
    if cause is not None:
        told["by"] = cause[1]["company"]
        proof.append(cause[0])
    yield story.drama(
        "inflation-toll",
        proof,
        *(str(told[key]) for key in ("company", "by") if key in told),
        more=2 * min(worst, 15),
        why=data["why"],
        percent=data["percent"],
        lost=total,
        alone="no" if len(lost) > 1 else "yes" if len(data["lost"]) > 1 else "solitaire",
        **told,
    )


def _saved(story: Story, at: int, data: Data) -> Iterator[Drama]:
    """Who turned marks into gold just before the first round of a turn, and saved most by that."""
    found: list[tuple[int, str, int, list[int]]] = []
    if any(each["percent"] for _, each in story.of("inflation")):
        return
    for firm in story.books.played:
        trips = story.of("banked", "swiss", company=firm.key)
        converted = sum(each["converted"] for _, each in trips)
        dearer = loss(firm.marks + converted, data["percent"], data["arrow"])
        saved = dearer - loss(firm.marks, data["percent"], data["arrow"])
        if converted and saved >= SAVED:
            proof = [place for place, each in trips if each["converted"]]
            found.append((saved, firm.key, converted, [*proof, at]))
    if found:
        saved, company, converted, proof = max(found)
        told = {"converted": converted, "saved": saved}
        yield story.drama("banked-in-time", proof, company, more=saved, company=company, **told)


def _ruin(story: Story, at: int, data: Data) -> Iterator[Drama]:
    """Few boxes are left before hyperinflation."""
    left = story.figures.display.inflation.last - data["box"]
    if data["why"] != "end" and 0 < left <= 2:
        yield story.drama("ruin-near", [at], more=8 if left == 1 else 0, left=left)
