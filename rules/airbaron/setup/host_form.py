"""What a host may set: version, side of the board, cash, plans, bidding, leaving, round limit, airlines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.airbaron.box.components import Livery
from rules.airbaron.wording import noted
from rules.engine import Choice, Field, Number, Option, Pick
from rules.said import said
from rules.values import Seat

ROUND_LIMIT = 40
VERSION = Pick(
    "version",
    said("airbaron-setup.version"),
    (
        noted("basic", "airbaron-setup.version-basic"),
        noted("advanced", "airbaron-setup.version-advanced"),
    ),
    default="basic",
)
BOARD = Pick(
    "board",
    said("airbaron-setup.board"),
    (
        noted("east", "airbaron-setup.board-east"),
        noted("west", "airbaron-setup.board-west"),
    ),
    default="east",
)
CASH = Pick(
    "cash",
    said("airbaron-setup.cash"),
    (
        noted("hidden", "airbaron-setup.cash-hidden"),
        noted("open", "airbaron-setup.cash-open"),
    ),
    default="hidden",
)
PLANS = Pick(
    "plans",
    said("airbaron-setup.plans"),
    (
        noted("round", "airbaron-setup.plans-round"),
        noted("turn", "airbaron-setup.plans-turn"),
    ),
    default="round",
)
BIDDING = Pick(
    "bidding",
    said("airbaron-setup.bidding"),
    (
        noted("sealed", "airbaron-setup.bidding-sealed"),
        noted("open", "airbaron-setup.bidding-open"),
    ),
    default="sealed",
    hint=said("airbaron-setup.bidding.hint"),
)
LEAVING = Pick(
    "leaving",
    said("airbaron-setup.leaving"),
    (
        noted("stand-in", "airbaron-setup.leaving-stand-in"),
        noted("by the book", "airbaron-setup.leaving-by-the-book"),
    ),
    default="stand-in",
)
LIMIT = Pick(
    "limit",
    said("airbaron-setup.limit"),
    (
        noted("rounds", "airbaron-setup.limit-rounds"),
        noted("none", "airbaron-setup.limit-none"),
    ),
    default="rounds",
)
ROUNDS = Number("rounds", said("airbaron-setup.rounds"), 5, 100, default=ROUND_LIMIT)
AIRLINES = Pick(
    "airlines",
    said("airbaron-setup.airlines"),
    (
        replace(noted("dealt", "airbaron-setup.airlines-dealt"), untold=True),
        replace(noted("chosen", "airbaron-setup.airlines-chosen"), untold=True),
    ),
    default="dealt",
)


def fields(partial: Choice, liveries: Mapping[str, Livery]) -> tuple[Field, ...]:
    advanced = partial.get("version", "basic") == "advanced"
    limited = partial.get("limit", "rounds") == "rounds"
    return (
        *(VERSION, BOARD, CASH, PLANS),
        *((BIDDING, LEAVING) if advanced else ()),
        LIMIT,
        *((ROUNDS,) if limited else ()),
        AIRLINES,
        *(_airlines(liveries, partial) if partial.get("airlines") == "chosen" else ()),
    )


def chosen_airlines(options: Choice, liveries: Mapping[str, Livery]) -> tuple[str, ...]:
    """The airlines, seat by seat."""
    if options.get("airlines") != "chosen":
        return tuple(liveries)
    return tuple(str(options.get(_seat(number), "")) for number in range(1, len(liveries) + 1))


def chosen_names(options: Choice, liveries: Mapping[str, Livery]) -> tuple[str, ...]:
    """The same by name, as tables have them."""
    return tuple(liveries[key].name for key in chosen_airlines(options, liveries))


def with_airlines(options: Choice, liveries: Mapping[str, Livery], wishes: Mapping[Seat, str]) -> Choice:
    """The options with these airlines for these seats; a seat that would have flown one gets another."""
    if not wishes:
        return options
    keys = [*chosen_airlines(options, liveries)]
    for seat, wanted in wishes.items():
        other = keys.index(wanted)
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
            said("airbaron-setup.seat", number=number),
            tuple(_airline(key, liveries[key]) for key in left),
            group="airlines",
            default=usual if usual in left else left[0],
        )


def _airline(key: str, livery: Livery) -> Option:
    return Option(key, livery.name, said(f"airbaron-names.name-colour-{livery.colour}"), untold=True)


def _seat(number: int) -> str:
    return f"airline.{number}"
