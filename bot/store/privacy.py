"""Data export and erasure: all that is kept of one person, to be handed out or forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.kit.text import escape, renamed
from bot.store.games import NOBODY
from bot.store.packed import kept, rewritten
from bot.store.transactions import Transaction
from rules.said import Argument, said
from words import ENGLISH, LANGUAGES, voice

SOMEBODY = said("tables.name-somebody")

Rows: TypeAlias = list[dict[str, Any]]

HELD: dict[str, str] = {
    "preferences": "SELECT * FROM people WHERE person = ?",
    "seats": "SELECT game, seat, name, wish, missed, absent, resigned FROM seats WHERE person = ?",
    "seats left": "SELECT game, seat, name FROM former_players WHERE person = ?",
    "games opened": "SELECT id AS game, title, status, created FROM games WHERE host = ?",
    "games helped with": "SELECT id AS game, title, status FROM games WHERE cohost = ?",
    "choices": "SELECT c.game, c.step, c.seat, c.choice, c.source, c.at FROM choices c "
    "JOIN sitters s USING (game, seat, name) WHERE s.person = ? AND c.source IN ('player', 'draft')",
    "drafts": "SELECT d.game, d.step, d.answers FROM drafts d "
    "JOIN seats s USING (game, seat) WHERE s.person = ?",
    "standing orders": "SELECT o.game, o.step, o.orders, o.at FROM orders o "
    "JOIN seats s USING (game, seat) WHERE s.person = ?",
    "own set-ups": "SELECT title, options, kept FROM own_setups WHERE host = ?",
    "invitations": "SELECT game FROM invitations WHERE person = ?",
    "offers": "SELECT game, kind, seat, state, at FROM offers WHERE person = ?",
    "direct messages": "SELECT channel FROM doors WHERE person = ?",
    "consents": "SELECT offer FROM consents WHERE person = ?",
}
"""What is kept, by name, and where it is found by a person's id."""


async def held(tx: Transaction, user: int) -> dict[str, Rows]:
    """Everything that is kept of a person, by what it is."""
    return {what: [dict(row) for row in await tx.all(sql, (user,))] for what, sql in HELD.items()}


async def in_play(tx: Transaction, user: int) -> list[int]:
    """The games they sit in that are not over."""
    return await tx.column(
        "SELECT game FROM seats JOIN games ON games.id = game "
        "WHERE person = ? AND status IN ('lobby', 'running') ORDER BY game",
        (user,),
    )


_KNOWN_BY = (
    "SELECT DISTINCT known.id, name FROM sitters JOIN games AS own ON own.id = game "
    "JOIN games AS known ON coalesce(known.series, known.id) = coalesce(own.series, own.id) "
    "WHERE person = ?"
)
"""Games that speak of somebody, and by which name: of a series also matches that they were not in any more,
where a stand-in bears it."""


async def forget(tx: Transaction, user: int) -> int:
    """Take a person out of everything; in how many games they sat. What they chose stays, as anybody's."""
    (sat,) = await tx.all("SELECT count(DISTINCT game) FROM sitters WHERE person = ?", (user,))
    for game, name in sorted(await tx.all(_KNOWN_BY, (user,)), key=lambda known: -len(known[1])):
        others = await tx.all("SELECT name FROM sitters WHERE game = ? AND person <> ?", (game, user))
        await _unname(tx, game, _written(name), _written(*(other for (other,) in others)))
    await tx.execute(
        "DELETE FROM drafts WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE person = ?)", (user,)
    )
    await _stand_in_for(tx, user)
    await tx.execute(
        "UPDATE seats SET person = NULL, name = ?, wish = '' WHERE person = ?", (kept(SOMEBODY), user)
    )
    await tx.execute("UPDATE games SET host = ? WHERE host = ?", (NOBODY, user))
    await tx.execute("UPDATE games SET cohost = NULL WHERE cohost = ?", (user,))
    await tx.execute("DELETE FROM consents WHERE person = ?", (user,))
    await tx.execute("UPDATE offers SET state = 'void' WHERE ? IN (person, by) AND state = 'open'", (user,))
    await tx.execute("UPDATE offers SET person = NULL WHERE person = ?", (user,))
    await tx.execute("UPDATE offers SET by = ? WHERE by = ?", (NOBODY, user))
    await tx.execute("UPDATE offers SET former = NULL WHERE former = ?", (user,))
    # What came to them lies where nobody else reads, and needs no changing any more.
    await tx.execute(
        "DELETE FROM messages WHERE channel = (SELECT channel FROM doors WHERE person = ?)", (user,)
    )
    for table, column in (
        ("former_players", "person"),
        ("people", "person"),
        ("doors", "person"),
        ("invitations", "person"),
        ("own_setups", "host"),
    ):
        await tx.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))  # noqa: S608 - names of ours
    await _unmention(tx, user)
    return int(sat[0])


async def _stand_in_for(tx: Transaction, user: int) -> None:
    """Where the game goes on, the stand-in that the host wished for does."""
    for level in ("cadet", "ace"):
        await tx.execute(
            "UPDATE seats SET person = NULL, level = ?, name = ? WHERE person = ? "
            "AND game IN (SELECT id FROM games WHERE status = 'running' AND sits_in = ?)",
            (level, kept(said("tables.name-stand-in-for", level=level, name=SOMEBODY)), user, level),
        )


def _word(language: str | None) -> str:
    """Somebody, in a text that was said in that language."""
    return voice(language if language in LANGUAGES else ENGLISH).say(SOMEBODY)


def _written(*names: str) -> set[str]:
    """As they are, and as they stand in texts for Discord."""
    return {written for name in names for written in (name, escape(name))}


async def _unname(tx: Transaction, game: int, names: set[str], others: set[str]) -> None:
    """Stories, log lines and stand-ins of a game speak of somebody from now on, and of others as before."""
    somebody = _word(await tx.value("SELECT language FROM games WHERE id = ?", (game,)))

    def unnamed(text: str) -> str:
        for name in sorted(names, key=len, reverse=True):
            text = renamed(text, name, somebody, "\n".join(others - names))
        return text

    def forgotten(argument: str) -> Argument:
        """In what is said in any language; a name that stands there alone, too."""
        return SOMEBODY if argument in names - others else unnamed(argument)

    def anew(stored: str) -> str:
        return rewritten(stored, forgotten)

    def unsaid(letter: dict[str, Any]) -> None:
        for text in _TEXTS:
            letter[text] = unnamed(letter.get(text, ""))

    for table, ids, texts in (
        ("steps", ("game", "step"), ("story", "missed", "news")),
        ("acts", ("game", "id"), ("what", "said")),
        ("choices", ("game", "step", "seat"), ("name",)),
    ):
        await _rewrite(tx, table, ids, texts, "game = ?", game, anew)
    # Whoever stands in for them is called after them; somebody else may have the same name.
    await _rewrite(tx, "seats", ("game", "seat"), ("name",), "person IS NULL AND game = ?", game, anew)
    await _rewrite_letters(tx, "game = ?", (game,), unsaid)


async def _rewrite(
    tx: Transaction,
    table: str,
    ids: Sequence[str],
    texts: Sequence[str],
    which: str,
    game: int,
    anew: Callable[[str], str],
) -> None:
    """These texts of these rows, each as it reads anew."""
    found = await tx.all(f"SELECT {', '.join((*ids, *texts))} FROM {table} WHERE {which}", (game,))  # noqa: S608 - names of ours
    setting = ", ".join(f"{column} = ?" for column in texts)
    this = " AND ".join(f"{column} = ?" for column in ids)
    for row in found:
        written = [anew(row[column]) for column in texts]
        if written != [row[column] for column in texts]:
            of = [row[column] for column in ids]
            await tx.execute(f"UPDATE {table} SET {setting} WHERE {this}", (*written, *of))  # noqa: S608


_TEXTS = ("text", "question")
"""Of a letter."""


async def _rewrite_letters(
    tx: Transaction, which: str, given: Sequence[object], change: Callable[[dict[str, Any]], None]
) -> None:
    """By what is in them: somebody may be called “post”, as a kind of letter is."""
    for row in await tx.all(f"SELECT id, body FROM outbox WHERE body <> '' AND {which}", given):  # noqa: S608
        letter = msgspec.json.decode(row["body"])
        change(letter)
        body = msgspec.json.encode(letter).decode()
        await tx.execute("UPDATE outbox SET body = ? WHERE id = ?", (body, row["id"]))


async def _unmention(tx: Transaction, user: int) -> None:
    """Nothing calls on them any more, and nothing more is written to them."""
    lane, mention = f"dm:{user}:%", f"<@{user}>"
    await tx.execute("DELETE FROM outbox WHERE lane LIKE ? OR lane LIKE ?", (lane, f"late {lane}"))
    for language in await tx.column("SELECT DISTINCT language FROM games"):
        somebody, there = _word(language), "game IN (SELECT id FROM games WHERE language = ?)"
        for table, columns in (("steps", ("story", "missed", "news")), ("acts", ("what", "said"))):
            setting = ", ".join(f"{column} = replace({column}, ?, ?)" for column in columns)
            given = (*(mention, somebody) * len(columns), language)
            await tx.execute(f"UPDATE {table} SET {setting} WHERE {there}", given)  # noqa: S608 - names of ours

        def silent(letter: dict[str, Any], somebody: str = somebody) -> None:
            for text in _TEXTS:
                letter[text] = letter.get(text, "").replace(mention, somebody)
            letter["mentions"] = [each for each in letter.get("mentions", ()) if each != user]

        await _rewrite_letters(tx, f"body LIKE ? AND {there}", (f"%{user}%", language), silent)
    await _rename(tx, f":{user}")


_NAMED = "(key LIKE ? OR key LIKE ? OR key LIKE ?)"


async def _rename(tx: Transaction, name: str) -> None:
    """Some keys name whom a letter is about. What is said and changed under them has to find the other: in
    its game every such key has the same new name, in the letter as well."""
    named = (f"%{name}:%", f"%{name}~%", f"%{name}")  # a key that was retired goes on after a `~`
    about = f"SELECT game FROM outbox WHERE {_NAMED} UNION SELECT game FROM messages WHERE {_NAMED}"  # noqa: S608
    for game in await tx.column(about, named * 2):
        other, which = f":{secrets.token_hex(6)}", (game, *named)

        def renamed_key(letter: dict[str, Any], other: str = other) -> None:
            letter["key"] = letter["key"].replace(name, other)

        await _rewrite_letters(tx, f"game = ? AND {_NAMED}", which, renamed_key)
        for table in ("outbox", "messages"):
            renaming = f"UPDATE {table} SET key = replace(key, ?, ?) WHERE game = ? AND {_NAMED}"  # noqa: S608 - names of ours
            await tx.execute(renaming, (name, other, *which))
