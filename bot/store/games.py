"""Games, who sits at them and who is invited; a step is taken by compare-and-set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias

from bot.kit.text import written
from bot.store.moments import from_store, to_store
from bot.store.packed import kept, text_of
from bot.store.people import COLUMNS, Absence, Person, person_of
from bot.store.transactions import Row, Transaction
from bot.terms import Level, Terms
from rules.engine import Choice, Value
from rules.said import Text
from rules.table import decode_choice, encode
from rules.values import Frozen, Seat
from words import say

NOBODY = 0
"""Who runs a game whose host was forgotten, if nobody else plays in it."""
Status: TypeAlias = Literal["lobby", "running", "over", "cancelled"]


class Player(Frozen, frozen=True):
    """A taken seat; `user` is None for a stand-in."""

    seat: Seat
    user: int | None
    called: Text
    """A person's name, or what a stand-in is, to be said in any language."""
    missed: int = 0
    """Turns in a row in which their time ran out."""
    missed_turn: int | None = None
    """The last of them."""
    absent: bool = False
    """A stand-in plays here until they are back."""
    wish: str = ""
    """Before the game begins: what they want to be; nothing for whatever comes."""
    person: Person = Person()
    """What they have settled for themselves."""
    resigned: bool = False
    """The person who sat here has left for good."""
    level: Level = "cadet"
    """Of a stand-in."""

    @property
    def name(self) -> str:
        """What they are called in the language of the time being. Plain text: escape it in Discord texts."""
        return say(self.called)

    @property
    def written(self) -> Text:
        """The same as it stands in a text for Discord."""
        return written(self.called)

    @property
    def away(self) -> Absence | None:
        """The time away that they are in."""
        absence = self.person.absence
        return absence if absence is not None and absence.state == "begun" else None

    @property
    def present(self) -> bool:
        """Whether somebody sits here who may be expected to play."""
        return self.user is not None and not self.absent and self.away is None

    def awaited(self, turn: int | None) -> bool:
        """Whether the table gives them time in this turn: not to stand-ins, nor twice to somebody silent."""
        if self.user is None or self.absent:
            return False
        return turn is None or self.missed_turn != turn


class Sitter(NamedTuple):
    """Somebody who takes a seat: a person, or a stand-in if `user` is None."""

    user: int | None
    called: Text
    wish: str = ""
    level: Level = "cadet"


class Allowance(Frozen, frozen=True):
    """So much time to choose, from that moment on, before anybody's time stands still."""

    since: datetime
    allows: timedelta


@dataclass(frozen=True, kw_only=True)
class Opening:
    """A game as its host opens it."""

    guild: int
    channel: int
    host: int
    host_name: str
    title: str
    options: Choice
    terms: Terms = field(default_factory=Terms)
    form: int | None = None
    """The message that asked for it, which opens no other game."""


@dataclass(frozen=True, kw_only=True)
class Game:
    id: int
    guild: int
    channel: int
    thread: int | None
    host: int
    title: str
    options: dict[str, Value]
    rules_version: int
    pack: str
    status: Status
    terms: Terms
    match: int
    series: int | None
    """The first of several matches; None for that one itself, and for a game alone."""
    seed: bytes = field(repr=False)
    commitment: str
    step: int
    deadline: datetime | None
    remaining: timedelta | None
    """Of a paused game: the time it had left, less than none if it had no deadline."""
    nudged: datetime | None
    closes: datetime | None
    """Of a lobby: when it closes if nobody starts it; of one that is called off, that it closed so."""
    allowance: Allowance | None
    """What the deadline was worked out from, if there is one."""
    cohost: int | None

    @property
    def paused(self) -> bool:
        return self.remaining is not None


_AS_STORED = (
    *("id", "guild", "channel", "thread", "host", "cohost", "title", "rules_version", "pack", "status"),
    *("match", "series", "commitment", "step"),
)


def game_of(row: Row) -> Game:
    return Game(
        **{name: row[name] for name in _AS_STORED},
        options=decode_choice(row["options"]),
        terms=_terms(row),
        seed=row["seed"] or b"",
        deadline=from_store(row["deadline"]),
        remaining=None if row["remaining"] is None else timedelta(seconds=row["remaining"]),
        nudged=from_store(row["nudged"]),
        closes=from_store(row["closes"]),
        allowance=_allowance(row),
    )


def _terms(row: Row) -> Terms:
    columns = {each.name: row[each.name] for each in fields(Terms)}
    switches = {each.name: bool(row[each.name]) for each in fields(Terms) if isinstance(each.default, bool)}
    return Terms(**{**columns, **switches})


def _allowance(row: Row) -> Allowance | None:
    """Deadlines of older versions tell only when they are."""
    since = from_store(row["allowed_since"])
    return None if since is None else Allowance(since, timedelta(seconds=row["allowed_for"]))


async def add(
    tx: Transaction, opening: Opening, closes: datetime, now: datetime, *, rules_version: int, pack: str
) -> int:
    columns = {
        "guild": opening.guild,
        "channel": opening.channel,
        "host": opening.host,
        "title": opening.title,
        "options": encode(opening.options).decode(),
        "rules_version": rules_version,
        "pack": pack,
        "status": "lobby",
        "closes": to_store(closes),
        "form": opening.form,
        "created": to_store(now),
        **asdict(opening.terms),
    }
    return await tx.add_numbered("games", columns)


async def opened_with(tx: Transaction, form: int) -> int | None:
    """The game that was opened with this form."""
    return await tx.value("SELECT id FROM games WHERE form = ?", (form,))


async def lobbies_of(tx: Transaction, guild: int, host: int) -> list[int]:
    """This person's games on this server that wait to begin, but for the next match of a series."""
    return await tx.column(
        "SELECT id FROM games WHERE guild = ? AND host = ? AND status = 'lobby' AND match = 1 ORDER BY id",
        (guild, host),
    )


async def run_by(tx: Transaction, host: int) -> list[Game]:
    """This person's games that are not over, wherever they are."""
    rows = await tx.all("SELECT * FROM games WHERE host = ? AND status IN ('lobby', 'running')", (host,))
    return [game_of(row) for row in rows]


async def live_in_guild(tx: Transaction, guild: int) -> int:
    """How many games of this server run or wait to begin."""
    live = "SELECT count(*) FROM games WHERE guild = ? AND status IN ('lobby', 'running')"
    return await tx.value(live, (guild,)) or 0


_SAME = ", ".join(
    ["guild", "channel", "title", "options", "rules_version", "pack"]
    + [each.name for each in fields(Terms) if each.name != "eager"]
)
"""What a game that follows another takes over from it: all but that it begins when every seat is taken, for
everybody has a seat already."""


async def add_match(tx: Transaction, game: Game, now: datetime) -> int:
    """The next match after this one, with nobody in it yet."""
    return await tx.insert(
        f"INSERT INTO games ({_SAME}, host, cohost, status, match, series, created) "  # noqa: S608 - names of columns
        f"SELECT {_SAME}, host, cohost, 'lobby', match + 1, coalesce(series, id), ? FROM games WHERE id = ?",
        (to_store(now), game.id),
    )


async def add_again(tx: Transaction, game: Game, host: int, closes: datetime, now: datetime) -> int:
    """A game like this one, run by somebody who played it, with nobody in it yet."""
    return await tx.insert(
        f"INSERT INTO games ({_SAME}, host, status, closes, created) "  # noqa: S608 - names of columns
        f"SELECT {_SAME}, ?, 'lobby', ?, ? FROM games WHERE id = ?",
        (host, to_store(closes), to_store(now), game.id),
    )


async def matches_before(tx: Transaction, game: Game) -> list[int]:
    """The matches of the same series that came before this one, in their order."""
    return await tx.column(
        "SELECT id FROM games WHERE (id = ? OR series = ?) AND match < ? ORDER BY match",
        (game.series, game.series, game.match),
    )


async def unbegun_matches(tx: Transaction) -> list[int]:
    """Later matches of a series that wait to begin."""
    return await tx.column("SELECT id FROM games WHERE status = 'lobby' AND match > 1")


async def get(tx: Transaction, game: int) -> Game | None:
    row = await tx.one("SELECT * FROM games WHERE id = ?", (game,))
    return None if row is None else game_of(row)


async def of_user(tx: Transaction, user: int) -> list[tuple[Game, Seat]]:
    """This person's games that are not over, newest first."""
    rows = await tx.all(
        "SELECT games.*, seats.seat AS own_seat FROM seats JOIN games ON games.id = seats.game "
        "WHERE seats.person = ? AND status IN ('lobby', 'running') ORDER BY games.id DESC",
        (user,),
    )
    return [(game_of(row), row["own_seat"]) for row in rows]


async def next_running_of(tx: Transaction, user: int, after: int) -> int | None:
    """The first running game in which this person sits, of those that were opened after that one."""
    return await tx.value(
        "SELECT min(games.id) FROM seats JOIN games ON games.id = seats.game "
        "WHERE seats.person = ? AND status = 'running' AND games.id > ?",
        (user, after),
    )


async def in_thread(tx: Transaction, thread: int) -> int | None:
    return await tx.value("SELECT max(id) FROM games WHERE thread = ?", (thread,))


async def live_in_channel(tx: Transaction, channel: int) -> list[int]:
    return await tx.column(
        "SELECT id FROM games WHERE channel = ? AND status IN ('lobby', 'running') ORDER BY id", (channel,)
    )


async def begin(tx: Transaction, game: Game) -> bool:
    """With the seed and the options it has now. False if it has begun, or was cancelled, meanwhile."""
    changed = await tx.execute(
        "UPDATE games SET status = 'running', seed = ?, commitment = ?, options = ?, closes = NULL "
        "WHERE id = ? AND status = 'lobby'",
        (game.seed, game.commitment, encode(game.options).decode(), game.id),
    )
    return changed == 1


async def advance(tx: Transaction, game: int, to_step: int) -> bool:
    """False if the game is not at the step before."""
    changed = await tx.execute(
        "UPDATE games SET step = ? WHERE id = ? AND step = ? AND status = 'running'",
        (to_step, game, to_step - 1),
    )
    return changed == 1


async def set_deadline(
    tx: Transaction, game: int, deadline: datetime | None, allowance: Allowance | None = None
) -> None:
    """A deadline and what it was worked out from, or none; a paused game goes on with it."""
    since = None if allowance is None else to_store(allowance.since)
    allows = None if allowance is None else allowance.allows.total_seconds()
    moment = to_store(deadline)
    await update(tx, game, deadline=moment, remaining=None, allowed_since=since, allowed_for=allows)


async def pause(tx: Transaction, game: int, left: timedelta | None) -> None:
    """No deadline, until it goes on with the time that is left; None: it had none."""
    seconds = -1.0 if left is None else left.total_seconds()
    await update(tx, game, deadline=None, remaining=seconds)


async def note_nudge(tx: Transaction, game: int, now: datetime) -> None:
    await update(tx, game, nudged=to_store(now))


async def update(tx: Transaction, game: int, **columns: float | str | None) -> None:
    """Set these columns of its row."""
    setting = ", ".join(f"{name} = ?" for name in columns)
    await tx.execute(f"UPDATE games SET {setting} WHERE id = ?", (*columns.values(), game))  # noqa: S608 - names of columns


COLUMNS_OF_SEATS = (
    "seats.seat, seats.person, seats.name, seats.missed, seats.missed_turn, seats.absent, seats.wish, "
    f"seats.resigned, seats.level, {COLUMNS}"
)
"""What a player is made from, with the person's own settings."""


def player_of(row: Row) -> Player:
    return Player(
        row["seat"],
        row["person"],
        text_of(row["name"]),
        row["missed"],
        row["missed_turn"],
        bool(row["absent"]),
        row["wish"],
        person_of(row),
        bool(row["resigned"]),
        row["level"],
    )


async def players(tx: Transaction, game: int) -> tuple[Player, ...]:
    rows = await tx.all(
        f"SELECT {COLUMNS_OF_SEATS} "  # noqa: S608 - names of columns
        "FROM seats LEFT JOIN people ON people.person = seats.person WHERE game = ? ORDER BY seat",
        (game,),
    )
    return tuple(player_of(row) for row in rows)


async def seat_stand_in(
    tx: Transaction, game: int, seat: Seat, called: Text, *, level: Level = "cadet", resigned: bool = False
) -> None:
    """A stand-in, for good, where a person sat; who has resigned leaves by it where the rules let them."""
    await _note_leaving(tx, game, seat)
    await tx.execute(
        "UPDATE seats SET person = NULL, name = ?, missed = 0, missed_turn = NULL, absent = 0, resigned = ?, "
        "level = ? WHERE game = ? AND seat = ?",
        (kept(called), int(resigned), level, game, seat),
    )


async def seat_person(tx: Transaction, game: int, seat: Seat, user: int, name: str) -> None:
    """This person, where somebody else sat."""
    await _note_leaving(tx, game, seat)
    await tx.execute(
        "UPDATE seats SET person = ?, name = ?, missed = 0, missed_turn = NULL, absent = 0, resigned = 0 "
        "WHERE game = ? AND seat = ?",
        (user, name, game, seat),
    )


async def _note_leaving(tx: Transaction, game: int, seat: Seat) -> None:
    """Whoever sits there is still spoken of at this table when somebody else does."""
    await tx.execute(
        "INSERT INTO former_players (game, seat, person, name) "
        "SELECT game, seat, person, name FROM seats WHERE game = ? AND seat = ? AND person IS NOT NULL "
        "ON CONFLICT DO NOTHING",
        (game, seat),
    )


async def note_absence(tx: Transaction, game: int, player: Player) -> None:
    """Keep what is known of a player's silence."""
    await tx.execute(
        "UPDATE seats SET missed = ?, missed_turn = ?, absent = ? WHERE game = ? AND seat = ?",
        (player.missed, player.missed_turn, int(player.absent), game, player.seat),
    )


async def seat_players(
    tx: Transaction, game: int, sitters: Sequence[Sitter | tuple[int | None, str]]
) -> None:
    """Seat these people and stand-ins, in this order, in place of whoever sat there."""
    await tx.execute("DELETE FROM seats WHERE game = ?", (game,))
    for seat, sitter in enumerate(sitters):
        person, called, wish, level = Sitter(*sitter)
        await tx.add_row(
            "seats",
            {
                "game": game,
                "seat": seat,
                "person": person,
                "name": kept(called),
                "wish": wish,
                "level": level,
            },
        )


async def invite(tx: Transaction, game: int, users: Iterable[int]) -> None:
    for user in users:
        await tx.add_row("invitations", {"game": game, "person": user}, unless="ON CONFLICT DO NOTHING")


async def invited(tx: Transaction, game: int) -> frozenset[int]:
    return frozenset(await tx.column("SELECT person FROM invitations WHERE game = ?", (game,)))


async def stands_at(tx: Transaction, game: int, step: int) -> bool:
    """Whether the game is running, and at this step."""
    return await tx.exists(
        "SELECT 1 FROM games WHERE id = ? AND step = ? AND status = 'running'", (game, step)
    )
