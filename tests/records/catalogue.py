"""The games worth keeping: one for each way a game can end, by title."""

from __future__ import annotations

from collections.abc import Callable

from rules.dogfight.scenario.library import scenarios as all_scenarios
from rules.dogfight.title import DOGFIGHT
from rules.table import Table, settle_options
from rules.values import Event
from tests.records.wanted import Harvest, Wanted

PILOTS = ("autopilot", "autopilot")
BLIND = ("random", "random")


def last(*kinds: str) -> Callable[[Table, tuple[Event, ...]], bool]:
    """The last step held events of all these kinds."""
    return lambda _, events: set(kinds) <= {event.kind for event in events}


def draw(table: Table, _: tuple[Event, ...]) -> bool:
    return table.outcome is not None and not table.outcome.winners


def ordered(table: Table, _: tuple[Event, ...]) -> bool:
    """Somebody has given orders, however it ended."""
    return table.outcome is not None and any(step.orders for step in table.record().steps)


def lost(table: Table, _: tuple[Event, ...]) -> bool:
    return table.outcome is not None and table.outcome.lost


def both_down(table: Table, events: tuple[Event, ...]) -> bool:
    down = [event for event in events if event.kind in {"shot_down", "exploded"}]
    return len(down) > 1 and draw(table, events)


def war_ends(end: str) -> Callable[[Table, tuple[Event, ...]], bool]:
    """One of the four ways the Baron's war can end."""
    return lambda _, events: any(event.kind == "over" and event.data["end"] == end for event in events)


def barons() -> tuple[Wanted, ...]:
    modes: dict[str, tuple[str, ...]] = {
        "standard": ("autopilot",) * 3,
        "campaign": ("autopilot",) * 3,
        "solitaire": ("autopilot",),
    }
    ends = (
        Wanted(f"{mode}-{end}", {"mode": mode}, players, war_ends(end))
        for mode, players in modes.items()
        for end in ("victory", "peace", "defeat", "collapse")
    )
    return (
        *ends,
        Wanted("solitaire-lost", {"mode": "solitaire"}, modes["solitaire"], lost),
        Wanted("standard-orders", {"mode": "standard"}, modes["standard"], ordered, orders=True),
    )


def won(table: Table, _: tuple[Event, ...]) -> bool:
    """Somebody reached the goal; the round limit was not needed."""
    return table.outcome is not None and table.state.round < table.options["rounds"]


def at_the_limit(table: Table, _: tuple[Event, ...]) -> bool:
    return not won(table, ())


def somebody_left(table: Table, _: tuple[Event, ...]) -> bool:
    return any(airline.left for airline in table.state.airlines)


def airlines() -> tuple[Wanted, ...]:
    """Each player count and version, and what hosts can choose beyond."""
    usual = tuple(
        Wanted(f"{version}-{players}-players", {"version": version}, ("autopilot",) * players, won)
        for version in ("basic", "advanced")
        for players in range(2, 7)
    )
    advanced = {"version": "advanced"}
    return (
        *usual,
        Wanted("open-bidding", {**advanced, "bidding": "open", "board": "west"}, ("autopilot",) * 3, won),
        Wanted("leaving", {**advanced, "leaving": "by the book"}, ("random",) * 4, somebody_left),
        Wanted("advanced-orders", advanced, ("autopilot",) * 3, ordered, orders=True),
        Wanted("round-limit", {"version": "basic", "rounds": 5}, ("autopilot",) * 3, at_the_limit),
    )


def scenarios() -> tuple[Harvest, ...]:
    """Each ending that stand-ins and blind play find in every scenario and variant of the dogfight."""
    found = []
    for scenario in all_scenarios():
        for variant in ("", *scenario.variants):
            options = {
                "edition": scenario.edition,
                "scenario": scenario.key,
                **({"variant": variant} if variant else {}),
            }
            least, _ = DOGFIGHT.seats(settle_options(DOGFIGHT, options))
            tables = tuple((kind,) * least for kind in ("autopilot", "random", "default"))
            name = "-".join(filter(None, ("scenario", scenario.edition, scenario.key, variant)))
            found.append(Harvest(name, options, tables, games=30 if variant else 60))
    return tuple(found)


CATALOGUE: dict[str, tuple[Wanted | Harvest, ...]] = {
    "dogfight": (
        Wanted("glory-shot-down", {"edition": "glory"}, PILOTS, last("shot_down")),
        Wanted("glory-exploded", {"edition": "glory"}, PILOTS, last("exploded")),
        Wanted("glory-left-the-table", {"edition": "glory"}, BLIND, last("left")),
        Wanted("glory-both-down", {"edition": "glory"}, PILOTS, both_down),
        Wanted("glory-turn-limit", {"edition": "glory", "turn_limit": 3}, PILOTS, draw),
        Wanted("glory-two-a-side", {"edition": "glory", "planes": 2}, PILOTS, last("shot_down")),
        Wanted(
            "glory-illegal-plans",
            {"edition": "glory", "illegal_plans": "by the book"},
            BLIND,
            last("illegal"),
        ),
        Wanted("war-shot-down", {"edition": "war"}, PILOTS, last("shot_down")),
        Wanted("war-exploded", {"edition": "war"}, PILOTS, last("exploded")),
        Wanted("war-left-the-table", {"edition": "war"}, BLIND, last("left")),
        Wanted(
            "war-two-seaters",
            {
                "edition": "war",
                "planes": 2,
                "central": ("rumpler-c4", "ufag-c1"),
                "entente": ("breguet-br14", "dh4"),
            },
            (*PILOTS, "autopilot"),
            last("shot_down"),
        ),
        Wanted(
            "war-orders",
            {"edition": "war", "scenario": "a-lonely-sentinel", "variant": "altitude"},
            PILOTS,
            ordered,
            orders=True,
        ),
        *scenarios(),
    ),
    "baron": barons(),
    "airbaron": airlines(),
    "nightmail": (
        Wanted("delivered", {}, PILOTS, last("arrived")),
        Wanted("nothing-delivered", {"nights": 2}, BLIND, draw),
    ),
}
