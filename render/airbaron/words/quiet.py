"""What moved in a round beside the great things, a line for each sort of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from render.airbaron.board.markers import marker_told
from render.airbaron.liveries import player
from render.airbaron.wording import city
from render.airbaron.words.leading import leading
from render.airbaron.words.phrases import yes
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.said import Said, Text, listed, said, series
from rules.values import Event, Seat

MOST_BOUGHT = 4
"""So many purchases are named in a line."""
_BOUGHT = frozenset({"bought", "bought_sst", "takeover"})


class Quiet:
    """`events` of a step, by their places in the annals."""

    def __init__(self, view: AirBaronView, names: Names, events: Mapping[int, Event]) -> None:
        self._view, self._names, self._events = view, names, events

    def lines(self, known: Collection[int]) -> Iterator[Said]:
        """What is not `known` yet: first what somebody has still to answer, last what was paid. How things
        stand in a running game is said below the news."""
        yield from self._open(known)
        yield from self._bought(known)
        yield from self._failed(known)
        yield from self._deeds()
        if self._view.outcome:
            yield from self._standing()
        yield from self._profits()

    def otherwise(self) -> Iterator[Said]:
        """What may be said where little moved: who leads, who passed, and what comes now."""
        if not self._view.outcome:
            yield from self._standing()
        yield from self._passed()
        yield from self._begun()

    def _of(self, *kinds: str) -> Iterator[tuple[int, Event]]:
        return ((at, event) for at, event in self._events.items() if event.kind in kinds)

    def _who(self, seat: Seat) -> Text:
        return player(seat, self._names)

    def _begun(self) -> Iterator[Said]:
        """What comes now, which is all there is to say of some steps."""
        rounds = [event.data for _, event in self._of("round")]
        for data in rounds:
            yield said("airbaron-news.round", round=data["round"], first=self._who(data["order"][0]))
        if self._view.asked and not rounds:
            asked = [self._who(seat) for seat in self._view.asked]
            now = self._view.round
            yield said("airbaron-news.turn", round=now, players=listed(asked), number=len(asked))

    def _open(self, known: Collection[int]) -> Iterator[Said]:
        """What has begun, and waits for somebody."""
        for _, event in self._of("began"):
            players = listed([self._who(each["seat"]) for each in event.data["airlines"]])
            yield said("airbaron-news.began", players=players, goal=event.data["goal"])
        settled = any(True for _ in self._of("contract_won", "contract_unsold"))
        for at, event in () if settled else self._of("auction"):
            yield self._auction(event.data, ended=at in known)
        bids = [] if settled else [event.data for _, event in self._of("bid")]
        if bids:
            pays, last = self._pays(), bids[-1]
            yield said("airbaron-news.bid", who=self._who(last["seat"]), amount=last["amount"], pays=pays)
        elif not settled and (out := [self._who(event.data["seat"]) for _, event in self._of("no_bid")]):
            pays = self._pays()
            yield said("airbaron-news.no-bid", players=listed(out), number=len(out), pays=pays)
        for _, event in self._of("short"):
            if self._view.owed.get(event.data["seat"]):
                why = said(f"airbaron-story.name-why-{event.data['why']}")
                who, amount = self._who(event.data["seat"]), event.data["amount"]
                yield said("airbaron-news.short", who=who, amount=amount, why=why)

    def _pays(self) -> int:
        return self._view.contract.pays

    def _auction(self, data: Mapping[str, Any], *, ended: bool) -> Said:
        """That the old contract has `ended` may be told already."""
        holder = None if ended else data["cancelled"]
        return said(
            "airbaron-news.auction",
            who=self._who(data["seat"]),
            pays=data["pays"],
            ends="none" if holder is None else "own" if holder == data["seat"] else "other",
            holder="" if holder is None else self._who(holder),
        )

    def _bought(self, known: Collection[int]) -> Iterator[Said]:
        """The dearest spokes, in the order of the round, and all jets."""
        new = [(at, event) for at, event in self._of(*_BOUGHT) if at not in known and _spoke(event)]
        dearest = sorted(new, key=lambda each: -each[1].data["price"])[:MOST_BOUGHT]
        items = [self._new(event) for _, event in sorted(dearest, key=lambda each: each[0])]
        more = len(new) - len(items)
        if jets := [self._who(event.data["seat"]) for _, event in self._of("bought_jumbo")]:
            items.append(said("airbaron-news.name-jets", who=listed(dict.fromkeys(jets)), number=len(jets)))
        if items:
            yield said("airbaron-news.bought", items=series(items) if more else listed(items), more=more)

    def _new(self, event: Event) -> Said:
        data = event.data
        who, spoke = self._who(data["seat"]), city(self._view, data["code"])
        if event.kind == "bought_sst":
            price = data["price"] + data["spoke_price"]
            return said("airbaron-news.name-sst", who=who, spoke=spoke, price=price)
        return said("airbaron-news.name-route", who=who, spoke=spoke, price=data["price"])

    def _failed(self, known: Collection[int]) -> Iterator[Said]:
        items = [
            said(
                "airbaron-news.name-failure",
                who=self._who(event.data["seat"]),
                spoke=city(self._view, event.data["code"]),
                price=event.data["price"],
            )
            for at, event in self._of("takeover")
            if at not in known and not event.data["won"]
        ]
        if items:
            yield said("airbaron-news.failed", items=listed(items))

    def _deeds(self) -> Iterator[Said]:
        for _, event in self._of("strike_goes_on"):
            who = self._who(event.data["seat"])
            yield said("airbaron-news.strike-goes-on", who=who, cost=event.data["cost"])
        for _, event in self._of("competitor"):
            if self._view.competitor != event.data["seat"]:
                continue
            yield said("airbaron-news.competitor", who=self._who(event.data["seat"]))
        for _, event in self._of("redeployed"):
            if event.data["jets"] or event.data["sst"]:
                yield said("airbaron-news.moved", who=self._who(event.data["seat"]))

    def _passed(self) -> Iterator[Said]:
        passed = [self._who(event.data["seat"]) for _, event in self._of("passed")]
        if passed and self._view.outcome is None:
            yield said("airbaron-news.passed", players=listed(passed), number=len(passed))

    def _profits(self) -> Iterator[Said]:
        paid: Counter[Seat] = Counter()
        for _, event in self._of("profit"):
            for each in event.data["payments"]:
                paid[each["seat"]] += each["amount"]
        items = [
            said("airbaron-news.name-profit", who=self._who(seat), amount=amount)
            for seat, amount in paid.most_common()
        ]
        drawn = [event.data for _, event in self._of("drew")]
        if len(drawn) == 1:
            markers = listed([marker_told(self._view, marker) for marker in drawn[0]["markers"]])
            who, told = self._who(drawn[0]["seat"]), series(items)
            yield said("airbaron-news.drew", who=who, markers=markers, any=yes(items), items=told)
        elif items:
            yield said("airbaron-news.profits", items=listed(items))
        elif drawn:
            yield said("airbaron-news.no-profits")

    def _standing(self) -> Iterator[Said]:
        outcome = self._view.outcome
        if outcome is None:
            yield from leading(self._view, self._names)
            return
        totals = sorted(outcome.scores.items(), key=lambda each: -each[1])
        items = [said("airbaron-news.name-total", who=self._who(seat), total=total) for seat, total in totals]
        yield said("airbaron-news.final", items=series(items))


def _spoke(event: Event) -> bool:
    """Whether a spoke was bought, or taken while nobody had it."""
    return event.kind != "takeover" or (event.data["won"] and event.data["defender"] is None)
