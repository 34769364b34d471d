"""What the tables must satisfy beyond their schema; every check yields the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.airbaron.box.components import Domestic, Foreign, Hub, Link, Livery, Setup, Tracks, board_key
from rules.figure_tables import entry_fault, table_fault
from rules.said import Said, said, series

AIRLINES = 6
BOARDS = ("2-east", "2-west", "3-east", "3-west", "4-east", "4-west", "5-full", "6-full")
COLOURS = ("orange", "red", "green", "blue", "yellow", "purple")


def board_faults(
    hubs: Mapping[str, Hub],
    domestic: Mapping[str, Domestic],
    foreign: Mapping[str, Foreign],
    links: Mapping[str, Link],
    boards: Mapping[str, Setup],
) -> Iterator[Said]:
    yield from _code_faults(hubs, domestic, foreign)
    for table, spokes in (("domestic", domestic), ("foreign", foreign)):
        for code, spoke in spokes.items():
            if spoke.hub not in hubs:
                yield entry_fault(table, code, _no_hub(spoke.hub))
    for code, hub in hubs.items():
        yield from (entry_fault("hubs", code, fault) for fault in _hub_faults(hub, domestic))
    for code, abroad in foreign.items():
        if abroad.profit_high < abroad.price:
            profits = {"high": abroad.profit_high, "price": abroad.price}
            yield entry_fault("foreign", code, said("airbaron-figures.spoke-profits-crossed", **profits))
    yield from _link_faults(hubs, links)
    yield from _setup_faults(hubs, boards)


def _code_faults(*tables: Mapping[str, Hub | Domestic | Foreign]) -> Iterator[Said]:
    for code, times in Counter(code for table in tables for code in table).items():
        if times > 1:
            yield said("airbaron-figures.code-used-again", code=repr(code), times=times)
        if len(code) != 3 or not (code.isascii() and code.isalpha() and code.isupper()):
            yield said("airbaron-figures.code-malformed", code=repr(code))


def _hub_faults(hub: Hub, domestic: Mapping[str, Domestic]) -> Iterator[Said]:
    if not any(spoke.hub == hub.code for spoke in domestic.values()):
        yield said("airbaron-figures.no-domestic-spoke")
    if hub.share_control < hub.share_dominance:
        shares = {"control": hub.share_control, "dominance": hub.share_dominance}
        yield said("airbaron-figures.control-below-dominance", **shares)
    if hub.profit_high < hub.profit_low:
        yield said("airbaron-figures.hub-profits-crossed", high=hub.profit_high, low=hub.profit_low)


def _link_faults(hubs: Mapping[str, Hub], links: Mapping[str, Link]) -> Iterator[Said]:
    pairs = Counter(frozenset(link.hubs) for link in links.values())
    for key, link in links.items():
        for hub in link.hubs:
            if hub not in hubs:
                yield entry_fault("links", key, _no_hub(hub))
        if link.hubs[0] == link.hubs[1]:
            yield entry_fault("links", key, said("airbaron-figures.joins-itself"))
        elif pairs[frozenset(link.hubs)] > 1:
            yield entry_fault("links", key, said("airbaron-figures.joined-twice"))


def _setup_faults(hubs: Mapping[str, Hub], boards: Mapping[str, Setup]) -> Iterator[Said]:
    for key in BOARDS:
        if key not in boards:
            yield table_fault("boards", said("airbaron-figures.board-missing", board=repr(key)))
    for key, setup in boards.items():
        if key != board_key(setup.players, setup.board) or key not in BOARDS:
            yield entry_fault("boards", key, said("airbaron-figures.boards-are", boards=series(BOARDS)))
        for hub in setup.without:
            if hub not in hubs:
                yield entry_fault("boards", key, _no_hub(hub))
        left = len(hubs.keys() - set(setup.without))
        if left < 2 * setup.players:
            yield entry_fault("boards", key, said("airbaron-figures.too-few-hubs", hubs=left))


def airline_faults(airlines: Mapping[str, Livery]) -> Iterator[Said]:
    if len(airlines) != AIRLINES:
        count = said("airbaron-figures.airlines-are", needed=AIRLINES, given=len(airlines))
        yield table_fault("airlines", count)
    for key, livery in airlines.items():
        if livery.colour not in COLOURS:
            colour, known = repr(livery.colour), series(COLOURS)
            unknown = said("airbaron-figures.colour-unknown", colour=colour, colours=known)
            yield entry_fault("airlines", key, unknown)
    for colour, times in Counter(livery.colour for livery in airlines.values()).items():
        if times > 1:
            shared = said("airbaron-figures.colour-shared", times=times, colour=colour)
            yield table_fault("airlines", shared)


def track_faults(tracks: Tracks) -> Iterator[Said]:
    if len(set(tracks.event_spaces.values)) != 5:
        spaces = said("airbaron-figures.five-spaces", given=len(tracks.event_spaces.values))
        yield entry_fault("tracks", "event_spaces", spaces)
    if list(tracks.bills.values) != sorted(set(tracks.bills.values), reverse=True):
        yield entry_fault("tracks", "bills", said("airbaron-figures.bills-in-order"))
    if tracks.settlement_top.value % tracks.settlement_step.value:
        yield entry_fault("tracks", "settlement_top", said("airbaron-figures.steps-miss-top"))


def _no_hub(hub: str) -> Said:
    return said("airbaron-figures.no-such-hub", hub=repr(hub))
