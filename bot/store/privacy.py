"""Data export and erasure: all that is kept of one person, to be handed out or forgotten."""

from __future__ import annotations

import secrets
from typing import Any, TypeAlias

from bot.kit.text import escape
from bot.store.connection import Transaction
from bot.store.games import NOBODY

SOMEBODY = "Somebody"

Rows: TypeAlias = list[dict[str, Any]]

HELD: dict[str, str] = {
    "preferences": "SELECT * FROM people WHERE user = ?",
    "seats": "SELECT game, seat, name, wish, missed, absent, resigned FROM seats WHERE user = ?",
    "seats left": "SELECT game, seat, name FROM former_players WHERE user = ?",
    "games opened": "SELECT id AS game, title, status, created FROM games WHERE host = ?",
    "games helped with": "SELECT id AS game, title, status FROM games WHERE cohost = ?",
    "choices": "SELECT c.game, c.step, c.seat, c.choice, c.source, c.at FROM choices c "
    "JOIN sitters s USING (game, seat, name) WHERE s.user = ? AND c.source IN ('player', 'draft')",
    "drafts": "SELECT d.game, d.step, d.answers FROM drafts d "
    "JOIN seats s USING (game, seat) WHERE s.user = ?",
    "standing orders": "SELECT o.game, o.step, o.orders, o.at FROM orders o "
    "JOIN seats s USING (game, seat) WHERE s.user = ?",
    "own set-ups": "SELECT title, options, kept FROM own_setups WHERE host = ?",
    "invitations": "SELECT game FROM invitations WHERE user = ?",
    "offers": "SELECT game, kind, seat, state, at FROM offers WHERE user = ?",
    "direct messages": "SELECT channel FROM doors WHERE user = ?",
    "consents": "SELECT offer FROM consents WHERE user = ?",
}
"""What is kept, by name, and where it is found by a person's id."""


async def held(tx: Transaction, user: int) -> dict[str, Rows]:
    """Everything that is kept of a person, by what it is."""
    return {what: [dict(row) for row in await tx.all(sql, (user,))] for what, sql in HELD.items()}


async def in_play(tx: Transaction, user: int) -> list[int]:
    """The games they sit in that are not over."""
    return await tx.column(
        "SELECT game FROM seats JOIN games ON games.id = game "
        "WHERE user = ? AND status IN ('lobby', 'running') ORDER BY game",
        (user,),
    )


_STANDS_IN = (
    "UPDATE seats SET user = NULL, level = games.sits_in, "
    "name = CASE games.sits_in WHEN 'ace' THEN 'Ace' ELSE 'Cadet' END || ' for ' || ? "
    "FROM games WHERE games.id = game AND games.status = 'running' AND user = ?"
)
"""Where the game goes on, the stand-in that the host wished for does."""


_KNOWN_BY = (
    "SELECT DISTINCT known.id, name FROM sitters JOIN games AS own ON own.id = game "
    "JOIN games AS known ON coalesce(known.series, known.id) = coalesce(own.series, own.id) "
    "WHERE user = ? ORDER BY length(name) DESC"
)
"""Games that speak of somebody, and by which name: of a series also matches that they were not in any more,
where a stand-in bears it."""


async def forget(tx: Transaction, user: int) -> int:
    """Take a person out of everything; in how many games they sat. What they chose stays, as anybody's."""
    (sat,) = await tx.all("SELECT count(DISTINCT game) FROM sitters WHERE user = ?", (user,))
    for game, name in await tx.all(_KNOWN_BY, (user,)):
        others = await tx.all("SELECT name FROM sitters WHERE game = ? AND user <> ?", (game, user))
        await _unname(tx, game, _written(name), _written(*(other for (other,) in others)))
    await tx.execute(
        "DELETE FROM drafts WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE user = ?)", (user,)
    )
    await tx.execute(_STANDS_IN, (SOMEBODY, user))
    await tx.execute("UPDATE seats SET user = NULL, name = ?, wish = '' WHERE user = ?", (SOMEBODY, user))
    await tx.execute("UPDATE games SET host = ? WHERE host = ?", (NOBODY, user))
    await tx.execute("UPDATE games SET cohost = NULL WHERE cohost = ?", (user,))
    await tx.execute("DELETE FROM consents WHERE user = ?", (user,))
    await tx.execute("UPDATE offers SET state = 'void' WHERE ? IN (user, by) AND state = 'open'", (user,))
    await tx.execute("UPDATE offers SET user = NULL WHERE user = ?", (user,))
    await tx.execute("UPDATE offers SET by = ? WHERE by = ?", (NOBODY, user))
    await tx.execute("UPDATE offers SET former = NULL WHERE former = ?", (user,))
    # What came to them lies where nobody else reads, and needs no changing any more.
    await tx.execute(
        "DELETE FROM messages WHERE channel = (SELECT channel FROM doors WHERE user = ?)", (user,)
    )
    for table, column in (
        ("former_players", "user"),
        ("people", "user"),
        ("doors", "user"),
        ("invitations", "user"),
        ("own_setups", "host"),
    ):
        await tx.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))  # noqa: S608 - names of ours
    await _unmention(tx, user)
    return int(sat[0])


_UNSAID = (
    "UPDATE outbox SET body = json_set(body, '$.text', renamed(json_extract(body, '$.text'), ?1, ?2, ?3)) "
    "WHERE body <> ''"
)
"""In the words of letters alone: somebody may be called “post”, as a kind of letter is."""


def _written(*names: str) -> set[str]:
    """As they are, and as they stand in texts for Discord."""
    return {written for name in names for written in (name, escape(name))}


async def _unname(tx: Transaction, game: int, names: set[str], others: set[str]) -> None:
    """Stories, log lines and stand-ins of a game speak of somebody from now on, and of others as before."""
    for name in sorted(names, key=len, reverse=True):
        given = (name, SOMEBODY, "\n".join(others - names), game)
        for table, columns in (
            ("steps", ("story", "missed")),
            ("acts", ("what", "said")),
            ("choices", ("name",)),
        ):
            renaming = ", ".join(f"{column} = renamed({column}, ?1, ?2, ?3)" for column in columns)
            await tx.execute(f"UPDATE {table} SET {renaming} WHERE game = ?4", given)  # noqa: S608 - names of ours
        # Whoever stands in for them is called after them; somebody else may have the same name.
        await tx.execute(
            "UPDATE seats SET name = renamed(name, ?1, ?2, ?3) WHERE game = ?4 AND user IS NULL", given
        )
        await tx.execute(f"{_UNSAID} AND game = ?4", given)


async def _unmention(tx: Transaction, user: int) -> None:
    """Nothing calls on them any more, and nothing more is written to them."""
    await tx.execute("DELETE FROM outbox WHERE lane LIKE ?1 OR lane LIKE 'late ' || ?1", (f"dm:{user}:%",))
    await tx.execute(_UNSAID, (f"<@{user}>", SOMEBODY, ""))
    await tx.execute(
        "UPDATE steps SET story = replace(story, ?1, ?2), missed = replace(missed, ?1, ?2)",
        (f"<@{user}>", SOMEBODY),
    )
    await tx.execute(
        "UPDATE acts SET what = replace(what, ?1, ?2), said = replace(said, ?1, ?2)",
        (f"<@{user}>", SOMEBODY),
    )
    await tx.execute(
        "UPDATE outbox SET body = json_set(body, '$.mentions', "
        "(SELECT json_group_array(value) FROM json_each(body, '$.mentions') WHERE value <> ?1)) "
        "WHERE body <> '' AND EXISTS (SELECT 1 FROM json_each(body, '$.mentions') WHERE value = ?1)",
        (user,),
    )
    await _rename(tx, f":{user}")


_NAMED = "(key LIKE '%' || ?1 || ':%' OR key LIKE '%' || ?1 || '~%' OR key LIKE '%' || ?1)"
"""A key that was retired goes on after a `~`."""
_ABOUT = f"SELECT game FROM {{}} WHERE {_NAMED}"  # noqa: S608 - names of ours


async def _rename(tx: Transaction, name: str) -> None:
    """Some keys name whom a letter is about. What is said and changed under them has to find the other: in
    its game every such key has the same new name, in the letter as well."""
    for row in await tx.all(f"{_ABOUT.format('outbox')} UNION {_ABOUT.format('messages')}", (name,)):
        named = (name, f":{secrets.token_hex(6)}", row["game"])
        body = "json_set(body, '$.key', replace(json_extract(body, '$.key'), ?1, ?2))"
        for table, also in (("outbox", f", body = iif(body = '', '', {body})"), ("messages", "")):
            await tx.execute(
                f"UPDATE {table} SET key = replace(key, ?1, ?2){also} WHERE game = ?3 AND {_NAMED}",  # noqa: S608 - names of ours
                named,
            )
