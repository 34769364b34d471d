"""The store as queries and everybody else see it: two kinds of transaction, whichever engine is behind them.

A reading transaction sees one moment. A writing transaction says what it changes: a game, a person, a server;
whatever a write is decided on is read again inside it. Nothing slow is awaited in either.
The engines are in `sqlite/` and `postgres/`; queries are written once, in SQL that both know.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import TracebackType
from typing import Any, ClassVar, Concatenate, Literal, ParamSpec, Protocol, TypeAlias, TypeVar

AT_LAST = 3
"""The weight of what comes after everybody's turn."""
weight: ContextVar[int] = ContextVar("weight", default=0)

T = TypeVar("T")
P = ParamSpec("P")
Values: TypeAlias = Iterable[object]
Work: TypeAlias = "Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]]"
"""Something that is done in a transaction."""


def can_wait(how_long: int = 1) -> None:
    """From now on, what this task wants of the store comes after those whom somebody waits for; with a weight
    of 2, after what a whole table waits for as well."""
    weight.set(how_long)


class StoreFault(Exception):  # noqa: N818 - says what it is
    """Whatever the database itself may meet, a lock, a full disk or a lost connection: its transaction may be
    lost."""


class Taken(StoreFault):
    """The database refuses a second row of that key, or a reference to nothing."""


class OurWords:
    """What a driver raises, as a fault of the store's."""

    def __init__(self, taken: type[Exception], faults: type[Exception] | tuple[type[Exception], ...]) -> None:
        self._taken = taken
        self._faults = faults

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(fault, self._taken):
            raise Taken(str(fault)) from fault
        if isinstance(fault, self._faults):
            raise StoreFault(f"{type(fault).__name__}: {fault}") from fault


class Unusable(Exception):  # noqa: N818 - says what the database is
    """A database that cannot be opened; the text says why, and what to do, in a sentence or two."""


class InUse(Exception):  # noqa: N818 - says what the database is
    """Another bot runs on this database."""


class TooNew(Exception):  # noqa: N818 - says what the database is
    """The database was written by a newer version of the bot."""


class Row(Protocol):
    """What was found: by the name of a column or by its place."""

    def __getitem__(self, column: str | int, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def keys(self) -> Iterable[str]: ...


@dataclass(frozen=True)
class Changes:
    """What a writing transaction may change: these rows, with all that belongs to them."""

    games: frozenset[int] = frozenset()
    people: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()
    everything: bool = False


def changes(
    game: int | Iterable[int] = (),
    person: int | Iterable[int] = (),
    server: int | Iterable[int] = (),
    *,
    everything: bool = False,
) -> Changes:
    return Changes(_ids(game), _ids(person), _ids(server), everything)


def _ids(named: int | Iterable[int]) -> frozenset[int]:
    return frozenset((named,) if isinstance(named, int) else named)


class Transaction(ABC):
    """All or nothing; lives as long as the `async with` that gave it."""

    engine: ClassVar[Literal["sqlite", "postgres"]]
    """For what cannot be said to both in the same words: see `store/copying/dialects.py`."""

    def __init__(self, changes: Changes | None) -> None:
        self.changes = changes
        """None: a reader's, in which the database refuses every write."""
        self.mailed: set[str] = set()
        """The lanes that letters were put into: the store tells the outbox after the commit."""

    @abstractmethod
    async def execute(self, sql: str, values: Values = ()) -> int:
        """The number of rows changed."""

    @abstractmethod
    async def insert(self, sql: str, values: Values = ()) -> int:
        """The id of the new row."""

    @abstractmethod
    async def all(self, sql: str, values: Values = ()) -> list[Row]: ...

    @abstractmethod
    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """All that a function wants of the database, without a change of threads for each statement where an
        engine has any: it may wait for nothing but the transaction that it is given."""

    async def add_row(self, table: str, columns: Mapping[str, object], unless: str = "") -> None:
        """A new row, `unless` it meets one that there is: ON CONFLICT …"""
        await self.execute(f"{_inserting(table, columns)} {unless}", columns.values())

    async def add_numbered(self, table: str, columns: Mapping[str, object]) -> int:
        """The same in a table whose rows have ids: the new one's."""
        return await self.insert(_inserting(table, columns), columns.values())

    async def one(self, sql: str, values: Values = ()) -> Row | None:
        return next(iter(await self.all(sql, values)), None)

    async def column(self, sql: str, values: Values = ()) -> list[Any]:
        """The first value of every row."""
        return [row[0] for row in await self.all(sql, values)]

    async def value(self, sql: str, values: Values = ()) -> Any | None:
        """The first value of the first row, if there is one."""
        return next(iter(await self.column(sql, values)), None)

    async def exists(self, sql: str, values: Values = ()) -> bool:
        """Whether there is any row."""
        return bool(await self.all(sql, values))


def _inserting(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    marks = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608 - names of ours


class Store(ABC):
    """A database, open."""

    def __init__(self, *, is_new: bool) -> None:
        self.on_mail: Callable[[set[str]], None] = lambda _lanes: None
        self.is_new = is_new
        """Whether there was nothing in it when it was opened."""
        self._open: dict[asyncio.Task[Any], Transaction] = {}
        """What each task reads or writes in just now."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """A snapshot that queues behind no writer: nothing slow may be awaited in it. Inside of a transaction
        of the same task it is that transaction, so that everybody sees what they have written."""

    @abstractmethod
    async def read(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """What a function finds in a snapshot: see `Transaction.batch`."""

    @abstractmethod
    def transaction(
        self,
        *,
        game: int | Iterable[int] = (),
        person: int | Iterable[int] = (),
        server: int | Iterable[int] = (),
        everything: bool = False,
    ) -> AbstractAsyncContextManager[Transaction]:
        """A writing transaction that changes these, and games that it adds itself; `everything` is for when
        the bot does not run."""

    @abstractmethod
    def rehearsal(self, *, game: int) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that is rolled back in any case: to find out whether something could be done."""

    @abstractmethod
    async def close(self) -> None:
        """Must be called: an open connection keeps the process alive."""

    def _own(self) -> Transaction | None:
        """What this task has open already."""
        return self._open.get(this_task())

    def _require_none_open(self) -> None:
        """A task would wait for itself; and what it has read before, it must read again."""
        if self._own() is not None:
            raise RuntimeError("this task has a transaction open already")

    @contextmanager
    def _opened(self, transaction: Transaction) -> Iterator[Transaction]:
        """Note that it is this task's."""
        task = this_task()
        self._open[task] = transaction
        try:
            yield transaction
        finally:
            del self._open[task]


def this_task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("the store is used by tasks alone")
    return task


async def to_the_end(work: Awaitable[T]) -> T:
    """Finish even if the waiting task is cancelled: the lock must not open on half a commit."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
