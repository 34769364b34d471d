"""Sentences about rounds and turns, draws, profits and events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.airbaron.frame import TITLE
from render.airbaron.words.phrases import Data, Tale, capital, dice_told
from rules.airbaron.wording import EVENT_NAMES
from rules.values import Seat
from rules.wording import listed
from words import say

_UNPAID = {"fare-wars": "in Fare Wars", "strike": "under strike", "left": "gone"}
_ASKED = {
    "orders": "plan the round",
    "start": "begin the turn",
    "sequence": "say which marker comes first",
    "strike": "settle the strike or not",
    "bid": "bid",
    "limit": "say what the contract is worth to them",
    "sell": "cut back",
    "competitor": "use the Local Competitor or not",
    "negate": "use the Local Competitor or not",
    "turn": "act",
    "takeover": "try another takeover or not",
}


def began(tale: Tale, data: Data) -> str:
    airlines = tale.airlines([each["seat"] for each in data["airlines"]])
    side = "" if data["board"] == "full" else f", {data['board']}ern hubs"
    limit = f"; after round {data['round_limit']} the best total wins" if data["round_limit"] else ""
    return (
        f"{TITLE} begins ({data['version']}{side}, cash {data['cash']}): {airlines}. Whoever first has "
        f"{data['goal']} in market share and cash wins{limit}."
    )


def round_(tale: Tale, data: Data) -> str:
    first, *others = map(tale.airline, data["order"])
    return f"{first} begins round {data['round']}{f', then {listed(others)}' if others else ''}."


def start_up(tale: Tale, data: Data) -> str:
    cash = [f"{tale.airline(each['seat'])} ${each['amount']}" for each in data["cash"]]
    return f"Start-up cash (die {data['roll']}): {listed(cash)}."


def turn(tale: Tale, data: Data) -> str:
    return f"Round {data['round']}, turn {data['place']}: {tale.airline(data['seat'])}."


def fare_wars(tale: Tale, data: Data) -> str:
    way = "goes into" if data["now"] == "in" else "comes out of"
    return f"{tale.airline(data['seat'])} {way} Fare Wars."


def drew(tale: Tale, data: Data, profits: Sequence[Data] = ()) -> str:
    """What was drawn, and what of it paid whom, as far as that is known."""
    subject, seat = tale.airline(data["seat"]), data["seat"]
    paid = {profit["marker"]: paid_told(tale, profit, seat) for profit in profits}
    drawn = [(tale.marker(marker), paid.get(marker, "")) for marker in data["markers"]]
    if len(drawn) == 2 and drawn[0] == drawn[1]:
        name, pays = drawn[0]
        each = f", each of which pays {pays}" if pays else ""
        return f"{subject} draws two {name.removeprefix('a ')}s{each}."
    told = [f"{name}, which pays {pays}" if pays else name for name, pays in drawn]
    comma = "," if drawn[0][1] and len(drawn) > 1 else ""
    return f"{subject} draws {f'{comma} and '.join(told)}."


def replaced(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} draws {tale.marker(data['marker'])}, which is open: it draws again."


def cup_empty(tale: Tale, data: Data) -> str:
    return f"The cup is empty: {tale.airline(data['seat'])} draws no more."


def profit(tale: Tale, data: Data) -> str:
    return f"{capital(tale.marker(data['marker']))} pays {paid_told(tale, data)}."


def paid_told(tale: Tale, data: Data, drawer: Seat | None = None) -> str:
    """Whom a marker paid how much; whoever drew it is “it”."""
    paid = [
        f"{'it' if each['seat'] == drawer else tale.airline(each['seat'])} ${each['amount']}"
        for each in sorted(data["payments"], key=lambda each: each["seat"] != drawer)
    ]
    unpaid = [f"nothing to {tale.airline(each['seat'])}, {_UNPAID[each['why']]}" for each in data["unpaid"]]
    told = listed([*paid, *unpaid]) or "nobody"
    return f"{told}{' in the recession' if data['recession'] else ''}"


def negated(tale: Tale, data: Data) -> str:
    why = ", as the last marker of the round" if data["last"] else ""
    marker = tale.marker(data["marker"])
    return f"The Local Competitor of {tale.airline(data['by'])} negates {marker}{why}."


def recession(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} brings a Recession: later markers of this round pay $1."


def competitor(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} holds the Local Competitor and will negate one marker."


def competitor_lapsed(tale: Tale, data: Data) -> str:
    return f"The Local Competitor of {tale.airline(data['seat'])} found no marker and lapses."


def fuel(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} draws the Fuel Cost Hike: everyone pays for fuel."


def crash(tale: Tale, data: Data) -> str:
    dice = dice_told(data["dice"])
    return f"A crash costs {tale.airline(data['seat'])} ${data['amount']} (dice {dice})."


def immune(tale: Tale, data: Data) -> str:
    what = "the crash" if data["why"] == "crash" else "the Fuel Cost Hike"
    return f"{tale.airline(data['seat'])} is under strike: {what} costs it nothing."


def event_taken(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} passes {data['space']} and puts an event marker into the cup."


def event_seen(tale: Tale, data: Data) -> str:  # noqa: ARG001 - every sentence is told alike
    marker = say(EVENT_NAMES[data["marker"]])
    return f"The event marker of space {data['space']} is {marker}."


def asked(tale: Tale, data: Data) -> str:
    return f"It is up to {tale.airlines(data['seats'])} to {_ASKED.get(data['what'], 'act')}."


def left(tale: Tale, data: Data) -> str:
    contract = " and its contract lapses" if data["contract"] else ""
    return f"{tale.airline(data['seat'])} leaves the game{contract}."


def round_over(tale: Tale, data: Data) -> str:  # noqa: ARG001 - every sentence is told alike
    return f"Round {data['round']} is over: the drawn markers go back into the cup."


def over(tale: Tale, data: Data) -> str:
    """Who won and how is said where the whole game is summed up."""
    best = sorted(data["scores"], key=lambda each: -each["total"])
    scores = [f"{tale.airline(each['seat'])} {_score(each)}" for each in best]
    return f"Final count: {'; '.join(scores)}."


def _score(score: Data) -> str:
    loan = f" − ${score['loan']} loan" if score["loan"] else ""
    return f"{score['share']} + ${score['cash']}{loan} = {score['total']}"


SENTENCES: dict[str, Callable[[Tale, Data], str]] = {
    "began": began,
    "round": round_,
    "start_up": start_up,
    "turn": turn,
    "fare_wars": fare_wars,
    "drew": drew,
    "replaced": replaced,
    "cup_empty": cup_empty,
    "profit": profit,
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
