"""Luck: what a recorded game's dice and draws brought, and what they bring on average."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from rules.dice import Stream
from rules.dogfight.title import DOGFIGHT
from rules.lookahead.luck import CHANCE, Luck, luck
from rules.record import Record, read
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from tests.titles.numbers import Numbers

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_bytes())


def by_lot(found: tuple[Luck, ...], seat: int) -> dict[str, Luck]:
    return {each.lot: each for each in found if each.seat == seat}


def happened(record: Record) -> list[Event]:
    table = Table.laid(record.title_in(TITLES), record)
    return [event for step in record.steps for event in table.repeat(step)]


def test_damage_is_what_was_drawn_and_the_average_is_the_decks() -> None:
    record = recorded("dogfight/war-shot-down")
    found = luck(TITLES["dogfight"], record, again=60)
    first, second = by_lot(found, 0), by_lot(found, 1)
    drawn = [event.data for event in happened(record) if event.kind == "drew" and event.seen_by == (1,)]
    assert first["dealt"].got == second["taken"].got == sum(sum(each["counts"]) for each in drawn)
    deck = fmean(card.points for card in DOGFIGHT.hangar.figures.damage["A"].cards)
    cards = sum(len(each["cards"]) for each in drawn)
    assert first["dealt"].expected == pytest.approx(cards * deck, rel=0.25)
    assert first["dealt"].expected == second["taken"].expected
    assert first[CHANCE].more == pytest.approx(-second[CHANCE].more)


def test_takeovers_and_fees_are_counted_for_those_whom_they_concern() -> None:
    record = recorded("airbaron/open-bidding")
    events = happened(record)
    won = [event.data for event in events if event.kind == "takeover" and event.data["won"]]
    fees = [event.data for event in events if event.kind == "fee" and event.data["why"] in {"fuel", "crash"}]
    settled = [event.data for event in events if event.kind == "settled"]
    assert fees
    assert settled
    counted = list(TITLES["airbaron"].tally(None, events))
    for seat in range(record.seats):
        mine = {
            lot: sum(n for who, what, n in counted if who == seat and what == lot)
            for lot in ("won", "lost", "fees")
        }
        assert mine["won"] == sum(each["seat"] == seat for each in won)
        assert mine["lost"] == sum(each["defender"] == seat for each in won)
        costs = [each["amount"] for each in fees if each["seat"] == seat]
        costs += [each["cost"] for each in settled if each["seat"] == seat]
        assert mine["fees"] == sum(costs)


def test_a_die_in_business_is_measured_against_all_it_could_have_shown() -> None:
    """Inflation takes what the die says; the average is that of its six faces."""
    record = recorded("baron/standard-peace")
    found = luck(TITLES["baron"], record, again=8)
    lost = [
        event.data for event in happened(record) if event.kind == "inflation" and event.data["why"] == "roll"
    ]
    companies = Table.laid(TITLES["baron"], record).state.companies[: record.seats]
    lots = [by_lot(found, seat) for seat in range(record.seats)]
    for company, mine in zip(companies, lots, strict=True):
        assert mine["inflation"].got == sum(each["lost"].get(company.key, 0) for each in lost)
    got = sum(mine["contracts"].got for mine in lots)
    assert sum(mine["contracts"].expected for mine in lots) == pytest.approx(got, rel=0.2)


def test_the_same_record_always_shows_the_same_luck() -> None:
    record = recorded("dogfight/war-shot-down")
    assert luck(TITLES["dogfight"], record, 4) == luck(TITLES["dogfight"], record, 4)


def test_where_nothing_is_counted_there_is_the_chance_of_winning_alone() -> None:
    table = Table.new(Numbers(), 2, {}, b"luck")
    while not table.outcome:
        for seat in table.pending():
            table.submit(seat, {"number": str(1 + Stream(b"%d%d" % (seat, table.step)).below(5))})
    found = luck(Numbers(), table.record(), 4)
    assert [(each.seat, each.lot) for each in found] == [(0, CHANCE), (1, CHANCE)]
