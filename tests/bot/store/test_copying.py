"""A whole database is copied: every table of both engines is known, in an order in which rows can refer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.copying.rows import NUMBERED, ROWS, TABLES, TEXTS, clear, contents, copy_rows
from bot.store.sqlite.connection import SqliteStore
from tests.bot.backroom import BEN, House
from tests.bot.databases import ENGINES, engine, using

PASSING_BY = {"moved", "schema_version"}
COLUMNS = {
    "sqlite": "SELECT p.name, p.pk FROM pragma_table_info('{}') AS p",
    "postgres": "SELECT a.attname, coalesce(array_position(i.indkey::int[], a.attnum::int) + 1, 0) "
    "FROM pg_attribute AS a LEFT JOIN pg_index AS i ON i.indrelid = a.attrelid AND i.indisprimary "
    "WHERE a.attrelid = '{}'::regclass AND a.attnum > 0",
}
REFERENCES = {
    "sqlite": """SELECT p."table" FROM pragma_foreign_key_list('{}') AS p""",
    "postgres": "SELECT confrelid::regclass::text FROM pg_constraint "
    "WHERE conrelid = '{}'::regclass AND contype = 'f'",
}
TEXT_COLUMNS = {
    "sqlite": "SELECT name FROM pragma_table_info('{}') WHERE type = 'TEXT'",
    "postgres": "SELECT column_name::text FROM information_schema.columns "
    "WHERE table_name = '{}' AND data_type = 'text'",
}


def ask(path: Path, texts: dict[str, str], table: str) -> list[tuple[object, ...]]:
    name = next(name for name, each in ENGINES.items() if each is engine())
    return engine().rows(path, texts[name].format(table))


async def test_every_table_is_copied_by_its_key_after_those_it_refers_to(house: House) -> None:
    assert set(engine().tables(house.path)) - PASSING_BY == set(TABLES)
    before = set[object]()
    for table, key in TABLES.items():
        places = {column: place for column, place in ask(house.path, COLUMNS, table) if place}
        assert places == {column: place for place, column in enumerate(key, 1)}, table
        assert {each for (each,) in ask(house.path, REFERENCES, table)} <= before | {table}, table
        texts = {each for (each,) in ask(house.path, TEXT_COLUMNS, table)}
        assert set(key) & texts == set(key) & set(TEXTS), table
        before.add(table)
    assert {table for table, key in TABLES.items() if key == ("id",)} - set(NUMBERED) == {"reach"}


@pytest.mark.sqlite
async def test_both_engines_have_the_same_columns(tmp_path: Path) -> None:
    columns = []
    for name in ENGINES:
        with using(name):
            house = await House(tmp_path / "db").open()
            await house.close()
            columns.append({table: {each[0] for each in ask(house.path, COLUMNS, table)} for table in TABLES})
    assert columns[0] == columns[1]


async def test_tables_are_read_to_their_end_and_names_in_the_order_of_their_bytes(
    house: House, tmp_path: Path
) -> None:
    """A server may put `a` before `B`, which would give the same rows another digest."""
    game = await house.game(BEN)
    async with house.core.store.transaction(everything=True) as tx:
        await clear(tx)
    game = await house.game(BEN)
    columns = {"game": game, "seat": 0, "person": 7}
    names = ["B", "a", "Ä", "ä", "z", "_", "\U0001f6e9", *(f"name {number}" for number in range(2 * ROWS))]
    async with house.core.store.transaction(everything=True) as tx:
        for name in names:
            await tx.add_row("former_players", {**columns, "name": name})
    other = await SqliteStore.open(tmp_path / "other.sqlite3")
    try:
        async with house.core.store.reading() as source, other.transaction(everything=True) as target:
            copied = await copy_rows(source, target)
            assert copied["former_players"].rows == len(names)
            assert copied["former_players"] == await contents(target, "former_players")
            assert await target.value("SELECT count(DISTINCT name) FROM former_players") == len(names)
    finally:
        await other.close()
