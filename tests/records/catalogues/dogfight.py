"""Recorded games of the dogfight: each way to be out of it, and each ending found in every scenario."""

from __future__ import annotations

from rules.dogfight.scenario.library import scenarios as all_scenarios
from rules.dogfight.title import DOGFIGHT
from rules.table import Table, settle_options
from rules.values import Event
from tests.records.endings import BLIND, PILOTS, draw, last, ordered
from tests.records.wanted import Harvest, Wanted


def both_down(table: Table, events: tuple[Event, ...]) -> bool:
    down = [event for event in events if event.kind in {"shot_down", "exploded"}]
    return len(down) > 1 and draw(table, events)


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


WANTED = (
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
)
