"""What a host may set: version, side of the board, cash, plans, bidding, leaving, round limit, airlines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.airbaron.box.components import Livery
from rules.engine import Choice, Field, Number, Option, Pick
from rules.values import Seat

ROUND_LIMIT = 40
VERSION = Pick(
    "version",
    "Version",
    (
        Option("basic", "Basic", "fare wars, spokes, jets and takeovers"),
        Option("advanced", "Advanced", "also contracts, loans, strikes, crashes, fuel and more"),
    ),
    default="basic",
)
BOARD = Pick(
    "board",
    "Board (for 2 to 4 players)",
    (
        Option("east", "East", "without the far western hubs"),
        Option("west", "West", "without the far eastern hubs"),
    ),
    default="east",
)
CASH = Pick(
    "cash",
    "Cash on hand",
    (
        Option("hidden", "Hidden", "rivals see only the largest bill of each pile"),
        Option("open", "Open", "everyone sees every amount"),
    ),
    default="hidden",
)
PLANS = Pick(
    "plans",
    "Plans",
    (
        Option("round", "For the whole round", "all plan together; who wants to be asked still is"),
        Option("turn", "Turn by turn", "everyone is asked in their own turn"),
    ),
    default="round",
)
LIMIT = Pick(
    "limit",
    "Round limit",
    (
        Option("rounds", "After so many rounds", "then the best total wins"),
        Option("none", "None", "until somebody reaches the goal, as by the book"),
    ),
    default="rounds",
)
AIRLINES = Pick(
    "airlines",
    "Airlines",
    (
        Option("dealt", "By seat", "people choose theirs in the lobby", untold=True),
        Option("chosen", "Chosen", "you say who flies what", untold=True),
    ),
    default="dealt",
)


def fields(partial: Choice, liveries: Mapping[str, Livery]) -> tuple[Field, ...]:
    advanced = partial.get("version", "basic") == "advanced"
    limited = partial.get("limit", "rounds") == "rounds"
    return (
        *(VERSION, BOARD, CASH, PLANS),
        *(_advanced() if advanced else ()),
        LIMIT,
        *((Number("rounds", "Rounds", 5, 100, default=ROUND_LIMIT),) if limited else ()),
        AIRLINES,
        *(_airlines(liveries, partial) if partial.get("airlines") == "chosen" else ()),
    )


def chosen_airlines(options: Choice, liveries: Mapping[str, Livery]) -> tuple[str, ...]:
    """The names of the airlines, seat by seat."""
    keys = [str(options.get(_seat(number), "")) for number in range(1, len(liveries) + 1)]
    dealt = options.get("airlines") != "chosen"
    return tuple(liveries[key].name for key in (liveries if dealt else keys))


def with_airlines(options: Choice, liveries: Mapping[str, Livery], wishes: Mapping[Seat, str]) -> Choice:
    """The options with these airlines, by name, for these seats; who would have flown one gets another."""
    if not wishes:
        return options
    by_name = {livery.name: key for key, livery in liveries.items()}
    keys = [by_name[name] for name in chosen_airlines(options, liveries)]
    for seat, name in wishes.items():
        other = keys.index(by_name[name])
        keys[seat], keys[other] = keys[other], keys[seat]
    chosen = {_seat(number): key for number, key in enumerate(keys, 1)}
    return {**options, "airlines": "chosen", **chosen}


def _airlines(liveries: Mapping[str, Livery], partial: Choice) -> Iterator[Field]:
    """An airline for every seat that there may be, each of them once."""
    answers = {number: partial.get(_seat(number)) for number in range(1, len(liveries) + 1)}
    for number, usual in enumerate(liveries, 1):
        others = [answer for at, answer in answers.items() if at != number]
        left = [key for key in liveries if key not in others]
        yield Pick(
            _seat(number),
            f"Seat {number}",
            tuple(Option(key, liveries[key].name, liveries[key].colour, untold=True) for key in left),
            group="airlines",
            default=usual if usual in left else left[0],
        )


def _seat(number: int) -> str:
    return f"airline.{number}"


def _advanced() -> tuple[Field, ...]:
    return (
        Pick(
            "bidding",
            "Contract auctions",
            (
                Option(
                    "sealed",
                    "Sealed limits",
                    "all name a limit at once, and bids rise to it by $1: one visit",
                ),
                Option("open", "Open, clockwise", "one bid after the other, of any size, seen and answered"),
            ),
            default="sealed",
            hint="With sealed limits all say how far to go before they see anybody bid, and nobody can leap.",
        ),
        Pick(
            "leaving",
            "Leaving the game",
            (
                Option("stand-in", "A stand-in takes over", "nobody can leave by a form"),
                Option("by the book", "By the book", "the airline stays and defends, and does nothing else"),
            ),
            default="stand-in",
        ),
    )
