"""Aces, engineers, and the favour of the Generalstab and of the Kaiserhilfe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.baron.dramas.books import Data
from rules.baron.dramas.story import Finder, Story
from rules.drama import Drama


class Service(NamedTuple):
    """Since when an ace has flown for a company."""

    at: int
    turn: int


class Kill(NamedTuple):
    at: int
    victim: str
    by: str
    name: str


class Aces(Finder):
    """Their careers: hired, lured away, killed by somebody's card, and avenged."""

    reads = ("ace", "ace_killed")

    def __init__(self) -> None:
        self._serving: dict[str, Service] = {}
        self._kills: list[Kill] = []

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        ace, turn = data["ace"], story.number
        since = self._serving.pop(ace, Service(at, turn))
        told: dict[str, Any] = {"company": data["company"], "ace": ace, "name": data["name"]}
        if kind == "ace_killed":
            yield from self._killed(story, at, since, told)
            return
        self._serving[ace] = Service(at, turn)
        company, source = data["company"], data["source"]
        card = story.card(at)
        if source == "supply":
            yield story.drama("ace-hired", [*card, at], company, **told)
        else:
            turns = turn - since.turn
            yield story.drama(
                "ace-lured", [since.at, *card, at], company, source, **told, source=source, turns=turns
            )

    def _killed(self, story: Story, at: int, since: Service, told: dict[str, Any]) -> Iterator[Drama]:
        cause = story.cause(at)
        if cause is None:
            return
        played, card = cause
        company, by, name = told["company"], card["company"], told["name"]
        turns = story.number - since.turn
        yield story.drama(
            "ace-killed", [since.at, played, at], company, by, more=min(turns, 5), **told, by=by, turns=turns
        )
        former = self._to_avenge(company, by)
        if former is not None:
            proof = [former.at, played, at]
            yield story.drama("ace-avenged", proof, by, company, **told, by=by, former=former.name)
            self._kills.remove(former)
        elif company != by:
            self._kills.append(Kill(at, company, by, name))

    def _to_avenge(self, company: str, by: str) -> Kill | None:
        """The last ace that this company had killed of the one that now kills one of its own."""
        mine = (kill for kill in reversed(self._kills) if kill.victim == by and kill.by == company)
        return next(mine, None)


class Engineers(Finder):
    reads = ("engineer", "engineer_lost")

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        company = data["company"]
        if kind == "engineer_lost":
            cause = story.cause(at)
            if data["joins"] == "supply" and cause is not None:
                played, card = cause
                by = card["company"]
                yield story.drama("engineer-lost", [played, at], company, by, company=company, by=by)
        elif (source := data["source"]) in story.books.firms:
            yield story.drama(
                "engineer-lured",
                [*story.card(at - 1), at - 1, at],
                company,
                source,
                company=company,
                source=source,
            )


class Honours(Finder):
    """Not who is the first to have one, but who takes it from another."""

    reads = ("honours",)

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind
        company, holder = data["company"], data["before"]
        if company is not None and holder is not None:
            yield story.drama(
                "honours", [at], company, holder, company=company, holder=holder, marker=data["marker"]
            )
