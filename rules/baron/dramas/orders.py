"""What the army orders, and from whom: contracts snatched, swept up, refused and awaited in vain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.baron.dramas.books import Data
from rules.baron.dramas.story import Finder, Story
from rules.baron.war.contracts import net_roll
from rules.drama import Drama

SWEEP = 3
"""So many contracts, and none for anybody else."""
HARVEST = 5
"""So many marks, twice as many as anybody else has, and more than anybody had before."""
DROUGHT = 3
"""So many turns without a contract."""
_AWARDS = ("contract", "refused")


class Awards(Finder):
    """Each company's turn to roll, as it happens."""

    reads = ("contract", "refused", "inflation")

    def __init__(self) -> None:
        self._order: list[str] = []
        """In which order companies had their turn when contracts were awarded last."""
        self._refused: set[str] = set()
        """Whom the army refused then."""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        if kind == "inflation":
            if data["why"] == "roll":
                self._order = [each["company"] for _, each in story.of(*_AWARDS)]
                self._refused = {each["company"] for _, each in story.of("refused")}
            return
        company = data["company"]
        if kind == "refused":
            if company not in self._refused:
                ratings = {"fighter": data["fighter"], "allied": data["allied"]}
                yield story.drama("refused", [at], company, company=company, **ratings)
            return
        yield from self._snatched(story, at, data)
        yield from _objection(story, at, data)
        for place, _ in story.of("licence", company=company):
            yield story.drama("licence", [place, at], company, company=company, received=data["received"])

    def _snatched(self, story: Story, at: int, data: Data) -> Iterator[Drama]:
        """It could have filled more, but another company had taken the last."""
        company, received = data["company"], data["received"]
        missed = min(data["table"], data["limit"]) - received
        takers = [(place, each) for place, each in story.of("contract") if each["received"]]
        if not takers or missed < (2 if received else 1):
            return
        place, taker = takers[-1]
        by = taker["company"]
        overtaken = self._ahead(company, by)
        yield story.drama(
            "snatched",
            [place, at],
            by,
            company,
            more=3 * min(missed, 4) + (10 if overtaken else 0),
            company=company,
            by=by,
            missed=missed,
            received=received,
            overtaken="yes" if overtaken else "no",
        )

    def _ahead(self, company: str, other: str) -> bool:
        """Whether it had its turn before the other when contracts were awarded last."""
        order = self._order
        return company in order and other in order and order.index(company) < order.index(other)


def _objection(story: Story, at: int, data: Data) -> Iterator[Drama]:
    """What the inspector cost, by the table."""
    objections = story.of("objection", company=data["company"])
    cause = story.cause(objections[-1][0]) if objections else None
    if cause is None:
        return
    played, card = cause
    off = sum(each["add"] for _, each in objections)
    net = net_roll(data["die"] + data["influence"] + data["modifier"] - off)
    table = story.figures.display.contracts.rows[data["column"]][net - 1]
    received = data["received"]
    cost = min(table, data["limit"], data["remaining"] + received) - received
    if cost > 0:
        yield story.drama(
            "objection",
            [played, objections[-1][0], at],
            data["company"],
            card["company"],
            more=4 * min(cost, 4),
            company=data["company"],
            by=card["company"],
            received=received,
            cost=cost,
        )


class Harvest(Finder):
    """What all of them have, once everybody has had a turn: the roll for inflation comes next."""

    reads = ("inflation",)

    def __init__(self) -> None:
        self._record = 0
        self._dry: dict[str, list[int]] = {}
        """Where companies went away empty-handed, turn after turn."""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del at, kind
        if data["why"] != "roll":
            return
        awards = story.of(*_AWARDS)
        if not awards:
            return
        earned = _earned(story)
        yield from _jilted(story)
        yield from self._richest(story, awards[-1][0], earned)
        for place, each in awards:
            yield from self._drought(story, place, each["company"], earned)

    def _richest(self, story: Story, last: int, earned: Counter[str]) -> Iterator[Drama]:
        (company, marks), *others = earned.most_common(2)
        after = others[0][1] if others else 0
        record, self._record = self._record, max(self._record, marks)
        own = [place for place, _ in story.of("contract", "side_contracts", company=company)]
        if not others or story.books.firms[company].seat is None:
            return
        if marks >= SWEEP and not after:
            yield story.drama("sweep", [*own, last], company, company=company, contracts=marks)
        elif marks >= HARVEST and marks >= 2 * after and 0 < record < marks:
            yield story.drama("harvest", [*own, last], company, company=company, marks=marks, next=after)

    def _drought(self, story: Story, at: int, company: str, earned: Counter[str]) -> Iterator[Drama]:
        if story.books.firms[company].seat is None:
            return
        dry = self._dry.setdefault(company, [])
        if not earned[company]:
            dry.append(at)
            turns = len(dry)
            if turns >= DROUGHT and any(earned.values()):
                more = 3 * min(turns - DROUGHT, 4)
                yield story.drama("empty-handed", dry, company, more=more, company=company, turns=turns)
            return
        if len(dry) >= DROUGHT:
            proof, told = [*dry, at], {"contracts": earned[company], "turns": len(dry)}
            yield story.drama("drought-over", proof, company, company=company, **told)
        dry.clear()


def _earned(story: Story) -> Counter[str]:
    """What contracts brought each company this turn, the empty-handed among them."""
    earned = Counter[str]()
    for _, each in story.of(*_AWARDS):
        earned[each["company"]] += each.get("received", 0)
    for _, each in story.of("side_contracts"):
        earned[each["company"]] += each["recon"] + each["bomber"]
    return earned


def _jilted(story: Story) -> Iterator[Drama]:
    """The best went first and rolled in vain; somebody after it did not."""
    (place, first), *later = story.of("contract") or [(0, {})]
    if not later or first["table"]:
        return
    at, taker = max(later, key=lambda each: (each[1]["received"], -each[0]))
    received = taker["received"]
    if received > 1:
        company, by = first["company"], taker["company"]
        yield story.drama("jilted", [place, at], company, by, company=company, taker=by, received=received)
