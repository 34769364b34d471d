"""What holds of both engines alike: the same tables, the same faults, and few round trips."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.store import StoreFault, Taken, games
from bot.store.postgres import opening as postgres
from bot.store.postgres.connection import PostgresTransaction
from bot.store.postgres.sql import numbered
from bot.store.sqlite import connection as sqlite
from bot.store.sqlite.connection import SqliteTransaction, _Batch
from rules.table import settle_options
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, House, bidding, opening
from tests.bot.databases import using
from words import english

OWN = {"schema_version"}
"""What only PostgreSQL needs a table for."""
KINDS = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision", "BLOB": "bytea"}


@pytest.fixture
async def both(house: House) -> AsyncIterator[tuple[House, House]]:
    """A database of each, with nothing in it."""
    other = House(house.path.with_name("other.sqlite3"))
    with using("postgres"):
        await other.open()
    yield house, other
    await other.close()


@pytest.mark.sqlite
async def test_the_tables_are_the_same(both: tuple[House, House]) -> None:
    sqlite, other = both
    with using("postgres"):
        found = other.rows(
            "SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default "
            "FROM information_schema.columns WHERE table_schema = 'public'"
        )
    theirs = {
        (row[0], row[1]): (row[2], row[3], _plain(row[4])) for row in found if row[0] != "schema_version"
    }
    ours: dict[tuple[object, object], object] = {}
    names = sqlite.rows(
        "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'"
    )
    for (name,) in names:
        keys = sqlite.rows(f"SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info('{name}')")  # noqa: S608
        for column, kind, required, default, key in keys:
            ours[name, column] = (KINDS[str(kind)], bool(required or key), _plain(default))
    assert theirs == ours


def _plain(default: object) -> str | None:
    """Of a default, what both write alike; ids have none that is told."""
    return None if default is None else str(default).partition("::")[0]


@pytest.mark.sqlite
async def test_so_are_keys_and_indexes(both: tuple[House, House]) -> None:
    sqlite, other = both
    with using("postgres"):
        theirs = {
            row[0] for row in other.rows("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
        }
    ours = {
        row[0]
        for row in sqlite.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    }
    assert ours == {name for name in theirs if not str(name).endswith(("_pkey", "_nonce_key"))}


async def test_a_second_row_of_a_key_is_taken_and_what_is_wrong_is_a_fault(house: House) -> None:
    game = await house.game(BEN)
    invited = {"game": game, "person": BEN}

    async def write(statement: str) -> None:
        async with house.core.store.transaction(game=game) as tx:
            await tx.add_row("invitations", invited)
            await tx.execute(statement)

    with pytest.raises(Taken):
        await write(f"INSERT INTO invitations (game, person) VALUES ({game}, {BEN})")  # noqa: S608 - numbers
    with pytest.raises(StoreFault):
        await write("UPDATE nothing SET x = 1")
    async with house.core.store.reading() as tx:
        assert await games.invited(tx, game) == frozenset()


async def test_a_rehearsal_leaves_nothing(house: House) -> None:
    game = await house.desk.lobby.open(opening("tiny", {"rounds": 3}))
    async with house.core.store.rehearsal(game=game) as tx:
        await games.update(tx, game, status="cancelled")
    assert house.rows("SELECT status FROM games") == [("lobby",)]


def test_marks_are_numbered_but_for_those_in_quotes() -> None:
    assert numbered("SELECT ? WHERE x = '?' AND y = 'it''s ?' AND z = ?") == (
        "SELECT $1 WHERE x = '?' AND y = 'it''s ?' AND z = $2"
    )


class Trips(list[str]):
    """What was asked of the database since the last look, beginnings and commits apart."""

    def taken(self) -> list[str]:
        found = self[:]
        self.clear()
        return found


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> Trips:
    found = Trips()

    def noting(asking: Any) -> Any:
        async def noted(tx: Any, sql: str, values: Any = ()) -> Any:
            if not sql.startswith(("BEGIN", "SAVEPOINT")):
                found.append(sql)
            return await asking(tx, sql, values)

        return noted

    for kind in (PostgresTransaction, SqliteTransaction, _Batch):
        for name in ("execute", "insert", "all"):
            monkeypatch.setattr(kind, name, noting(vars(kind)[name]))
    return found


async def test_a_game_is_loaded_in_one_round_trip_and_a_choice_takes_six(house: House, trips: Trips) -> None:
    game = await house.game(BEN, pace=None)
    trips.clear()
    async with house.core.store.reading() as tx:
        await house.core.tables.load(tx, game)
    assert len(trips.taken()) == 1
    await house.desk.planning.lock_in(game, ANNA, 0, bidding("5"))
    assert len(trips.taken()) <= 6


def said(house: House) -> list[int]:
    """How many messages, and how many edits."""
    messages = house.courier.messages
    return [len(messages), sum(len(message.edits) for message in messages)]


async def test_a_turn_of_two_people_is_told_in_thirty_round_trips(house: House, trips: Trips) -> None:
    """A post, two questions with their pictures, and the edits that close those of the step before."""
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.bid(game, BEN, "4")
    await house.scheduler.tick()
    before = said(house)
    trips.clear()
    await house.outbox.drain()
    assert [now - then for now, then in zip(said(house), before, strict=True)] == [3, 3]
    assert 0 < len(trips) <= 30, "\n".join(sorted(trips))


async def test_both_turn_every_wish_by_name_into_its_token(both: tuple[House, House]) -> None:
    names = {
        english(title.role_name(role)): role
        for title in TITLES.values()
        for _, given, seats in title.variants()
        for options in [settle_options(title, given)]
        for role in {*title.open_roles(options), *title.roles(options, seats).values()}
    }
    scripts = {
        (sqlite.MIGRATIONS / "0033.sql").read_text("utf-8"),
        (postgres.MIGRATIONS / "0029.sql").read_text("utf-8"),
    }
    assert len(scripts) == 1
    assert len(names) >= 14, "roles of all titles"
    for house in both:
        game = await house.lobby(BEN)
        for name, role in {**names, "Something else": "Something else"}.items():
            async with house.core.store.transaction() as tx:
                await tx.execute("UPDATE seats SET wish = ? WHERE seat = 1", (name,))
                await tx.execute(*scripts)
                (_, player) = await games.players(tx, game)
            assert player.wish == role
