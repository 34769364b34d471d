"""The books stand as the table does, whatever happened."""

from __future__ import annotations

import pytest

from rules.baron.dramas.books import CompanyBooks
from rules.baron.title import BARON
from rules.engine import Choice
from rules.table import Table
from tests.conformance.walk import told_walk


@pytest.mark.parametrize(
    ("name", "options", "seats"), BARON.variants(), ids=[each[0] for each in BARON.variants()]
)
def test_the_books_agree_with_the_table(name: str, options: Choice, seats: int) -> None:
    books = CompanyBooks(BARON.figures)
    for table, events in told_walk(BARON, options, seats):
        for event in events:
            if event.visible_to(None):
                books.enter(event)
        check(books, table)


def check(books: CompanyBooks, table: Table) -> None:
    view = table.view()
    assert books.inflation == view.inflation
    assert books.morale == {"german": view.german_morale, "allied": view.allied_morale}
    for kind in view.kinds:
        assert books.allied[kind] == view.allied.of(kind)
    for mat in view.companies:
        firm = books.firms[mat.key]
        assert (firm.seat, firm.factories) == (mat.seat, mat.factories)
        assert {kind: firm.ratings[kind] for kind in view.kinds} == {
            kind: mat.effectiveness.of(kind) for kind in view.kinds
        }
        assert firm.aces == set(mat.aces)
        if mat.seat is not None:
            assert firm.technologies == set(mat.technologies)
            assert (firm.marks, firm.gold) == (mat.marks, mat.gold)
            assert firm.total == mat.wealth + mat.markers
