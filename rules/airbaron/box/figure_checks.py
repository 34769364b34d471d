"""What the tables must satisfy beyond their schema; every check yields the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.airbaron.box.components import Domestic, Foreign, Hub, Link, Livery, Setup, Tracks, board_key

AIRLINES = 6
BOARDS = ("2-east", "2-west", "3-east", "3-west", "4-east", "4-west", "5-full", "6-full")
COLOURS = ("orange", "red", "green", "blue", "yellow", "purple")


def board_faults(
    hubs: Mapping[str, Hub],
    domestic: Mapping[str, Domestic],
    foreign: Mapping[str, Foreign],
    links: Mapping[str, Link],
    boards: Mapping[str, Setup],
) -> Iterator[str]:
    yield from _code_faults(hubs, domestic, foreign)
    for table, spokes in (("domestic", domestic), ("foreign", foreign)):
        for code, spoke in spokes.items():
            if spoke.hub not in hubs:
                yield f"{table}, {code}: hub {spoke.hub!r} is not in the table of hubs"
    for code, hub in hubs.items():
        yield from (f"hubs, {code}: {fault}" for fault in _hub_faults(hub, domestic))
    for code, abroad in foreign.items():
        if abroad.profit_high < abroad.price:
            yield f"foreign, {code}: the high profit {abroad.profit_high} is below the price {abroad.price}"
    yield from _link_faults(hubs, links)
    yield from _setup_faults(hubs, boards)


def _code_faults(*tables: Mapping[str, Hub | Domestic | Foreign]) -> Iterator[str]:
    for code, times in Counter(code for table in tables for code in table).items():
        if times > 1:
            yield f"the code {code!r} is used {times} times among hubs and spokes"
        if len(code) != 3 or not (code.isascii() and code.isalpha() and code.isupper()):
            yield f"the code {code!r} is not three capital letters"


def _hub_faults(hub: Hub, domestic: Mapping[str, Domestic]) -> Iterator[str]:
    if not any(spoke.hub == hub.code for spoke in domestic.values()):
        yield "it has no domestic spoke"
    if hub.share_control < hub.share_dominance:
        yield f"control is worth {hub.share_control}, less than dominance ({hub.share_dominance})"
    if hub.profit_high < hub.profit_low:
        yield f"the high profit {hub.profit_high} is below the low profit {hub.profit_low}"


def _link_faults(hubs: Mapping[str, Hub], links: Mapping[str, Link]) -> Iterator[str]:
    pairs = Counter(frozenset(link.hubs) for link in links.values())
    for key, link in links.items():
        for hub in link.hubs:
            if hub not in hubs:
                yield f"links, {key}: hub {hub!r} is not in the table of hubs"
        if link.hubs[0] == link.hubs[1]:
            yield f"links, {key}: it joins a hub to itself"
        elif pairs[frozenset(link.hubs)] > 1:
            yield f"links, {key}: these hubs are joined more than once"


def _setup_faults(hubs: Mapping[str, Hub], boards: Mapping[str, Setup]) -> Iterator[str]:
    for key in BOARDS:
        if key not in boards:
            yield f"boards: {key!r} is missing"
    for key, setup in boards.items():
        if key != board_key(setup.players, setup.board) or key not in BOARDS:
            yield f"boards, {key}: the boards are {', '.join(BOARDS)}"
        for hub in setup.without:
            if hub not in hubs:
                yield f"boards, {key}: hub {hub!r} is not in the table of hubs"
        left = len(hubs.keys() - set(setup.without))
        if left < 2 * setup.players:
            yield f"boards, {key}: {left} hubs are in play, fewer than the first round's draws"


def airline_faults(airlines: Mapping[str, Livery]) -> Iterator[str]:
    if len(airlines) != AIRLINES:
        yield f"airlines: there are {AIRLINES}, not {len(airlines)}"
    for key, livery in airlines.items():
        if livery.colour not in COLOURS:
            yield f"airlines, {key}: the colour {livery.colour!r} is not one of {', '.join(COLOURS)}"
    for colour, times in Counter(livery.colour for livery in airlines.values()).items():
        if times > 1:
            yield f"airlines: {times} of them are {colour}"


def track_faults(tracks: Tracks) -> Iterator[str]:
    if len(set(tracks.event_spaces.values)) != 5:
        yield f"tracks, event_spaces: 5 different spaces are needed, not {len(tracks.event_spaces.values)}"
    if list(tracks.bills.values) != sorted(set(tracks.bills.values), reverse=True):
        yield "tracks, bills: each bill once, the largest first"
    if tracks.settlement_top.value % tracks.settlement_step.value:
        yield "tracks, settlement_top: the steps do not lead there"
