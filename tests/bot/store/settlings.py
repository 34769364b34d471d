"""Every settling of a letter, noted by the database itself."""

from __future__ import annotations

from pathlib import Path

from bot.store import Store
from bot.store.postgres.connection import PostgresStore
from bot.store.sqlite.connection import SqliteStore
from tests.bot.databases import Rows, engine

_NOTE = "BEGIN INSERT INTO settlings VALUES (OLD.id, NEW.key, NEW.state);"
_WHEN = "CREATE TRIGGER settling AFTER UPDATE OF state ON outbox"
_TRIGGERS: dict[type[Store], tuple[str, ...]] = {
    SqliteStore: (f"{_WHEN} WHEN NEW.state <> 'waiting' {_NOTE} END",),
    PostgresStore: (
        f"CREATE FUNCTION settled() RETURNS trigger LANGUAGE plpgsql AS $$ {_NOTE} RETURN NULL; END $$",
        f"{_WHEN} FOR EACH ROW WHEN (NEW.state <> 'waiting') EXECUTE FUNCTION settled()",
    ),
}


def note_settlings(path: Path, store: type[Store]) -> None:
    """From now on, in the database of a store of this kind."""
    for statement in ("CREATE TABLE settlings (letter BIGINT, key TEXT, state TEXT)", *_TRIGGERS[store]):
        engine().rows(path, statement)


def settlings(path: Path) -> Rows:
    """Letter, key and state, in the order of the letters."""
    return engine().rows(path, "SELECT letter, key, state FROM settlings ORDER BY letter")
