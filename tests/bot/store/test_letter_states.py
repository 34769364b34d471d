"""The state machine of a letter: its table loses and doubles nothing, and nobody writes a state beside it."""

from __future__ import annotations

import ast
import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bot
from bot.store import Store, Transaction, outbox
from bot.store.letters import Letter
from bot.store.mail.states import (
    IN_DOUBT,
    OPEN,
    SETTLED,
    Attempt,
    Cause,
    ImpossibleMoveError,
    LetterState,
    MoveDetails,
    attempt,
    deliver,
    enter,
    move,
    state_in,
)
from bot.store.sqlite.connection import SqliteStore
from tests.bot.backroom import NOON
from tests.bot.databases import engine
from tests.bot.store.settlings import note_settlings, settlings

State = LetterState
ATTEMPTED = {State.ATTEMPTED, State.ATTEMPTED_UNAVAILABLE}
ROWS = [(cause, state, to) for cause in Cause for state, to in cause.moves.items()]


class TestTheTable:
    def test_a_settled_letter_never_moves(self) -> None:
        assert not {state for _, state, _ in ROWS} & set(SETTLED)

    def test_a_copy_that_may_exist_is_forgotten_only_when_it_was_found_or_searched_for(self) -> None:
        may_exist = ATTEMPTED | set(IN_DOUBT)
        ends = {cause for cause, state, to in ROWS if state in may_exist and to not in may_exist}
        assert ends == {
            Cause.REJECT,
            Cause.REFUSE,
            Cause.DELIVER,
            Cause.ELSEWHERE,
            Cause.NOT_FOUND,
            Cause.UNSEARCHABLE,
            Cause.DROP,
        }

    def test_what_may_be_under_way_is_never_told_by_another_letter(self) -> None:
        assert set(Cause.FOLD.moves) == set(Cause.SUPERSEDE.moves) == {State.WAITING, State.UNAVAILABLE}

    def test_only_an_attempt_makes_one(self) -> None:
        made = {cause for cause, state, to in ROWS if to in ATTEMPTED and state not in ATTEMPTED}
        assert made == {Cause.ATTEMPT}

    def test_what_is_in_doubt_is_never_sent_again(self) -> None:
        led = {to for _, state, to in ROWS if state in IN_DOUBT}
        assert led == {*IN_DOUBT, State.SENT, State.RETRACTED, State.GIVEN_UP}

    @pytest.mark.parametrize("state", OPEN)
    def test_from_every_open_state_there_is_an_end(self, state: State) -> None:
        assert {to for _, before, to in ROWS if before is state} & set(SETTLED)


# Executing it


def a_note(number: int = 0) -> Letter:
    return Letter(kind="post", game=1, key=f"note:{number}", text=f"Note {number}.")


A_GAME = (
    "INSERT INTO games "
    "(id, guild, channel, host, title, options, rules_version, pack, status, policy, created) "
    "VALUES (1, 7, 70, 101, 'tiny', '{}', 1, '', 'running', 'default', 0) ON CONFLICT (id) DO NOTHING"
)


async def opened(path: Path) -> Store:
    """A store with one game, and a disk that nobody waits for."""
    store = await engine().open(path, lambda own: own)
    if isinstance(store, SqliteStore):
        await store._connection.execute("PRAGMA synchronous=OFF")
    async with store.transaction() as tx:
        await tx.execute(A_GAME)
    return store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await opened(tmp_path / "letters.sqlite3")
    yield store
    await store.close()


def details(cause: Cause, state: LetterState) -> MoveDetails:
    """What a move needs besides its cause."""
    if cause is Cause.ATTEMPT:
        return {"attempt": Attempt(NOON, 70, 1_000)}
    if cause is Cause.BLOCK:
        return {"unavailable_since": NOON}
    apart = cause in {Cause.RETRACT, Cause.GIVE_UP} and state in ATTEMPTED
    return {"lane": f"late {secrets.token_hex(4)}", "unavailable_since": None} if apart else {}


WAYS: dict[LetterState, tuple[Cause, ...]] = {
    State.WAITING: (),
    State.ATTEMPTED: (Cause.ATTEMPT,),
    State.UNAVAILABLE: (Cause.BLOCK,),
    State.ATTEMPTED_UNAVAILABLE: (Cause.ATTEMPT, Cause.BLOCK),
    State.RETRACTING: (Cause.ATTEMPT, Cause.RETRACT),
    State.GIVING_UP: (Cause.ATTEMPT, Cause.GIVE_UP),
}


def as_stored(state: LetterState) -> LetterState:
    """What is folded and what is retracted is stored alike."""
    return State.RETRACTED if state is State.FOLDED else state


async def state_now(tx: Transaction, letter_id: int) -> LetterState:
    (row,) = await tx.all("SELECT * FROM outbox WHERE id = ?", (letter_id,))
    return state_in(row)


async def entered(tx: Transaction) -> int:
    """A letter begins to wait; its id. PostgreSQL gives none twice, not even after a rehearsal."""
    await enter(tx, a_note(), NOON)
    (row,) = await tx.all("SELECT id FROM outbox")
    return int(row["id"])


async def reach(tx: Transaction, state: LetterState) -> int:
    """A letter comes into this state; its id."""
    letter, at = await entered(tx), State.WAITING
    for each in WAYS[state]:
        at = await move(tx, letter, each, **details(each, at)) or at
    assert at is state is await state_now(tx, letter)
    return letter


async def test_a_move_leads_where_the_table_says_or_is_refused(store: Store) -> None:
    for state, cause in product(OPEN, Cause):
        async with store.rehearsal(game=1) as tx:
            letter = await reach(tx, state)
            rows = await tx.all("SELECT * FROM outbox")
            if state in cause.moves:
                to = cause.moves[state]
                assert await move(tx, letter, cause, **details(cause, state)) is to
                assert await state_now(tx, letter) is as_stored(to)
            else:
                with pytest.raises(ImpossibleMoveError):
                    await move(tx, letter, cause, **details(cause, state))
                assert await tx.all("SELECT * FROM outbox") == rows


async def test_the_moves_of_every_letter_lead_where_the_table_says(store: Store) -> None:
    """Each is one statement, which reads no state first."""
    for state in OPEN:
        for cause in (Cause.ATTEMPT, Cause.DELIVER):
            async with store.rehearsal(game=1) as tx:
                letter = await reach(tx, state)
                to = cause.moves.get(state, state)
                if cause is Cause.DELIVER:
                    await deliver(tx, letter, a_note())
                else:
                    assert await attempt(tx, letter, a_note().key, 71, NOON) is (state in cause.moves)
                assert await state_now(tx, letter) is to, (state, cause)
    async with store.rehearsal(game=1) as tx:
        letter = await entered(tx)
        await move(tx, letter, Cause.REFUSE)
        await deliver(tx, letter, a_note())
        assert not await attempt(tx, letter, a_note().key, 71, NOON)
        assert await state_now(tx, letter) is State.GIVEN_UP


async def test_an_attempt_in_the_same_channel_keeps_its_first_position(store: Store) -> None:
    """Whatever came there since may be the letter itself."""

    async def tried(channel: int, minutes: int) -> tuple[object, ...]:
        await attempt(tx, letter, a_note().key, channel, NOON + timedelta(minutes=minutes))
        (found,) = await outbox.waiting_in(tx, "game:1")
        assert found.attempt is not None
        return found.attempt.channel, (found.attempt.at - NOON).seconds // 60, found.attempt.after

    async with store.rehearsal(game=1) as tx:
        letter = await entered(tx)
        assert await tried(70, 0) == (70, 0, None)
        await tx.execute("INSERT INTO messages (game, key, channel, message) VALUES (1, 'a', 70, 500)")
        assert await tried(70, 1) == (70, 0, None), "it is searched for by the time of the first"
        assert await tried(71, 2) == (71, 2, 500)
        await tx.execute("UPDATE messages SET message = 600")
        assert await tried(71, 3) == (71, 3, 500)


async def test_what_is_settled_stays_so(store: Store) -> None:
    async with store.transaction() as tx:
        letter = await entered(tx)
        await move(tx, letter, Cause.DELIVER)
        for cause in Cause:
            assert await move(tx, letter, cause, **details(cause, State.WAITING)) is None
        assert await state_now(tx, letter) is State.SENT


async def test_columns_that_say_another_state_are_refused(store: Store) -> None:
    async with store.transaction() as tx:
        letter = await entered(tx)
        with pytest.raises(ImpossibleMoveError):
            await move(tx, letter, Cause.ATTEMPT)
        with pytest.raises(ImpossibleMoveError):
            await move(tx, letter, Cause.FAIL, unavailable_since=NOON)


# Walks with crashes


class Died(BaseException):
    """The process ends here."""


STEPS = st.tuples(
    st.sampled_from([1, 2, 3]), st.sampled_from(list(Cause)), st.sampled_from(["none", "before", "after"])
)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(steps=st.lists(STEPS, max_size=30))
def test_a_walk_with_a_crash_at_any_transition_settles_every_letter_once(
    steps: list[tuple[int, Cause, str]],
) -> None:
    """Each move is a transaction. The process may die before it is durable or after it; what the next process
    reads is where the letter was, or where the move led. In the end, all that is open is delivered."""
    asyncio.run(walk([*steps, *((letter, Cause.DELIVER, "none") for letter in (1, 2, 3))]))


async def walk(steps: list[tuple[int, Cause, str]]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "letters.sqlite3")
        store = await opened(path)
        note_settlings(path, type(store))
        async with store.transaction() as tx:
            await outbox.put(tx, [a_note(number) for number in range(3)], NOON)
        stands = dict.fromkeys((1, 2, 3), State.WAITING)
        for letter, cause, death in steps:
            before = stands[letter]
            moved = stands | ({letter: cause.moves[before]} if before in cause.moves else {})
            try:
                await step(store, letter, cause, before, death)
                stands = moved
            except ImpossibleMoveError:
                assert before in OPEN
                assert before not in cause.moves
            except Died:
                stands = moved if death == "after" else stands
                await store.close()
                store = await opened(path)
            async with store.transaction() as tx:
                found = {each: await state_now(tx, each) for each in stands}
            assert found == {each: as_stored(state) for each, state in stands.items()}
        await store.close()
        settled = [(letter, state) for letter, _, state in settlings(path)]
        assert settled == [(each, SETTLED[state]) for each, state in stands.items()]


async def step(store: Store, letter: int, cause: Cause, state: LetterState, death: str) -> None:
    async with store.transaction() as tx:
        await move(tx, letter, cause, **details(cause, state))
        if death == "before":
            raise Died
    if death == "after":
        raise Died


async def test_an_attempt_is_noted_only_for_what_is_still_to_be_said(store: Store) -> None:
    async with store.transaction() as tx:
        await outbox.put(tx, [a_note(1), a_note(2)], NOON)
        first, second = await outbox.waiting_in(tx, "game:1")
        assert await attempt(tx, first.id, first.letter.key, 70, NOON)
        await outbox.retire(tx, 1, "note:1")
        await outbox.retire(tx, 1, "note:2")
        assert await state_now(tx, first.id) is State.ATTEMPTED, "it may have come"
        assert await state_now(tx, second.id) is State.RETRACTED
        for each in (first, second):
            assert not await attempt(tx, each.id, each.letter.key, 70, NOON)


# Nobody else writes one

WRITER = "store/mail/states.py"
MAKER = "store/transactions.py"
"""Makes the statement that `add_row` executes, for any table."""
COPIER = "store/copying/rows.py"
"""Writes whole databases, in states that were written elsewhere."""
ERASERS = {"store/endings.py", "store/privacy.py", COPIER}
"""Whole games, and people, are forgotten with all their letters; or a database is replaced."""
STATE = {"state", "tried_at", "tried_in", "tried_after", "shut_since", "unless_found"}


def texts(source: str) -> Iterator[str]:
    """All strings of a module; what is filled in stands as {}, and `add_row` as the INSERT that it makes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".add_row", ".add_numbered")):
            table = node.args[0]
            yield "INSERT INTO " + (str(table.value) if isinstance(table, ast.Constant) else "{}")
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def writes_a_state(text: str) -> bool:
    if re.search(r"\b(INSERT|REPLACE)\b[^(]*\bINTO (outbox|\{\})", text):
        return True
    for table, columns in re.findall(r"\bUPDATE (outbox|\{\}) SET (.*?)(?:\bWHERE\b|$)", text, re.DOTALL):
        named = set(re.findall(r"(\w+|\{\}) = ", columns))
        if named & STATE or (table == "outbox" and "{}" in columns):
            return True
    return False


def test_no_other_module_writes_a_letters_state() -> None:
    writing, erasing = set(), set()
    for path in (folder := Path(bot.__path__[0])).rglob("*.py"):
        said, name = list(texts(path.read_text())), str(path.relative_to(folder))
        if name not in {MAKER, COPIER} and any(map(writes_a_state, said)):
            writing.add(name)
        if any(re.search(r"\bDELETE FROM (outbox|\{\})", text) for text in said):
            erasing.add(name)
    assert writing == {WRITER}
    assert erasing == {WRITER} | ERASERS


@pytest.mark.parametrize(
    "code",
    [
        "tx.execute('UPDATE outbox SET key = ?, state = ? WHERE id = 1')",
        'tx.execute("UPDATE outbox SET not_before = ?, " "shut_since = NULL WHERE id = 1")',
        "tx.execute(f'UPDATE {table} SET tried_at = NULL')",
        "tx.execute(f'UPDATE outbox SET {columns} WHERE id = 1')",
        "tx.execute('INSERT OR IGNORE INTO outbox (game) VALUES (1)')",
        "tx.add_row('outbox', columns)",
        "tx.add_row(table, columns)",
    ],
)
def test_another_writer_would_be_found(code: str) -> None:
    assert any(map(writes_a_state, texts(code)))


def test_other_columns_are_free() -> None:
    assert not any(map(writes_a_state, texts("tx.execute('UPDATE outbox SET lane = ? WHERE state = 1')")))
