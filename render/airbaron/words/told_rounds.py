"""Sentences about rounds and turns, draws, profits and events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.airbaron.words.phrases import Data, Tale, dice_told, yes
from rules.airbaron.wording import EVENT_NAMES
from rules.said import Said, Text, clauses, listed, said
from rules.values import Seat


def began(tale: Tale, data: Data) -> Said:
    return said(
        "airbaron-story.began",
        version=data["version"],
        board=data["board"],
        cash=data["cash"],
        airlines=tale.airlines([each["seat"] for each in data["airlines"]]),
        goal=data["goal"],
        limit=data["round_limit"] or 0,
    )


def round_(tale: Tale, data: Data) -> Said:
    first, *others = map(tale.airline, data["order"])
    if not others:
        return said("airbaron-story.round-alone", first=first, round=data["round"])
    return said("airbaron-story.round", first=first, round=data["round"], others=listed(others))


def start_up(tale: Tale, data: Data) -> Said:
    cash = [_sum(tale.airline(each["seat"]), each["amount"]) for each in data["cash"]]
    return said("airbaron-story.start-up", roll=data["roll"], cash=listed(cash))


def _sum(airline: Text, amount: int) -> Said:
    return said("airbaron-story.name-sum", airline=airline, amount=amount)


def turn(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.turn", round=data["round"], place=data["place"], airline=airline)


def fare_wars(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.fare-wars", airline=tale.airline(data["seat"]), way=data["now"])


def drew(tale: Tale, data: Data, profits: Sequence[Data] = ()) -> Said:
    """What was drawn, and what of it paid whom, as far as that is known."""
    airline, seat = tale.airline(data["seat"]), data["seat"]
    payments = {profit["marker"]: paid_told(tale, profit, seat) for profit in profits}
    drawn = [(tale.marker(marker), payments.get(marker, "")) for marker in data["markers"]]
    first, paid = drawn[0]
    if len(drawn) == 1:
        return said("airbaron-story.drew", airline=airline, marker=first, pays=yes(paid), paid=paid)
    if drawn[0] == drawn[1]:
        return said("airbaron-story.drew-jumbos", airline=airline, pays=yes(paid), paid=paid)
    second, also = drawn[1]
    pays = "both" if paid and also else "first" if paid else "second" if also else "none"
    return said(
        "airbaron-story.drew-two",
        airline=airline,
        pays=pays,
        first=first,
        paid=paid,
        second=second,
        also=also,
    )


def replaced(tale: Tale, data: Data) -> Said:
    airline, marker = tale.airline(data["seat"]), tale.marker(data["marker"])
    return said("airbaron-story.replaced", airline=airline, marker=marker)


def cup_empty(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.cup-empty", airline=tale.airline(data["seat"]))


def profit(tale: Tale, data: Data, drawer: Seat | None = None) -> Said:
    marker = tale.marker(data["marker"], opening=True)
    return said("airbaron-story.profit", marker=marker, paid=paid_told(tale, data, drawer))


def paid_told(tale: Tale, data: Data, drawer: Seat | None = None) -> Said:
    """Whom a marker paid how much; its drawer, if that is already named, is “it”."""

    def airline(seat: Seat) -> Text:
        return said("airbaron-story.name-it.object") if seat == drawer else tale.airline(seat)

    told = [
        _sum(airline(each["seat"]), each["amount"])
        for each in sorted(data["payments"], key=lambda each: each["seat"] != drawer)
    ]
    told += [
        said("airbaron-story.name-unpaid", airline=airline(each["seat"]), why=each["why"])
        for each in data["unpaid"]
    ]
    paid = listed(told) if told else said("airbaron-story.name-nobody")
    return said("airbaron-story.name-paid", paid=paid, recession=yes(data["recession"]))


def negated(tale: Tale, data: Data) -> Said:
    marker, airline = tale.marker(data["marker"]), tale.airline(data["by"])
    return said("airbaron-story.negated", airline=airline, marker=marker, last=yes(data["last"]))


def recession(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.recession", airline=tale.airline(data["seat"]))


def competitor(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.competitor", airline=tale.airline(data["seat"]))


def competitor_lapsed(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.competitor-lapsed", airline=tale.airline(data["seat"]))


def fuel(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.fuel", airline=tale.airline(data["seat"]))


def crash(tale: Tale, data: Data) -> Said:
    airline, dice = tale.airline(data["seat"]), dice_told(data["dice"])
    return said("airbaron-story.crash", airline=airline, amount=data["amount"], dice=dice)


def immune(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.immune", airline=tale.airline(data["seat"]), why=data["why"])


def event_taken(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.event-taken", airline=tale.airline(data["seat"]), space=data["space"])


def event_seen(_: Tale, data: Data) -> Said:
    return said("airbaron-story.event-seen", space=data["space"], marker=EVENT_NAMES[data["marker"]])


def asked(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.asked", airlines=tale.airlines(data["seats"]), what=data["what"])


def left(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.left", airline=tale.airline(data["seat"]), contract=yes(data["contract"]))


def round_over(_: Tale, data: Data) -> Said:
    return said("airbaron-story.round-over", round=data["round"])


def over(tale: Tale, data: Data) -> Said:
    """Who won and how is said where the whole game is summed up."""
    best = sorted(data["scores"], key=lambda each: -each["total"])
    return said("airbaron-story.over", scores=clauses([_score(tale, each) for each in best]))


def _score(tale: Tale, score: Data) -> Said:
    airline, share, cash, total = tale.airline(score["seat"]), score["share"], score["cash"], score["total"]
    if not score["loan"]:
        return said("airbaron-story.name-score", airline=airline, share=share, cash=cash, total=total)
    return said(
        "airbaron-story.name-score-owing",
        airline=airline,
        share=share,
        cash=cash,
        loan=score["loan"],
        total=total,
    )


SENTENCES: dict[str, Callable[[Tale, Data], Said]] = {
    "began": began,
    "round": round_,
    "start_up": start_up,
    "turn": turn,
    "fare_wars": fare_wars,
    "drew": drew,
    "replaced": replaced,
    "profit": profit,
    "cup_empty": cup_empty,
    "negated": negated,
    "recession": recession,
    "competitor": competitor,
    "competitor_lapsed": competitor_lapsed,
    "fuel": fuel,
    "crash": crash,
    "immune": immune,
    "event_taken": event_taken,
    "event_seen": event_seen,
    "asked": asked,
    "left": left,
    "round_over": round_over,
    "over": over,
}
