"""Worlds that differ only in what one player keeps to themselves, and all that the others get of it.

A `Scene` is a step of a real title at which two or more people plan at once. A world is a whole core
brought to that step; from there on one person, the planner, does something in secret.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bot.kit.refusal import Refusal
from bot.post.courier import Rendered
from bot.store.letters import FilmRef
from bot.store.packed import pack
from bot.tables.records import File
from render.artist import Artist, Line, Names, Picture, StillsOnly
from rules.at_random import random_choice
from rules.dice import Stream
from rules.engine import AnyTitle, Choice, Value
from rules.table import Snapshot, Table, encode, settle_options
from rules.values import Event, Seat
from tests.bot.backroom import CHANNEL, GUILD, FakeCourier, House, dm_of
from tests.titles.examples import ALL_ARTISTS, ALL_TITLES

SEED = hashlib.sha256(b"the seed of every world").digest()
PEOPLE = {401: "Ada", 402: "Bert", 403: "Chiara", 404: "Dmitri"}
USERS = tuple(PEOPLE)
STRANGER = 499
HORIZON = 40
"""Steps in which to look for a scene."""
LUCK = 4
"""Games to look in: in some, chance ends everything before two people plan at once."""
FURTHER = 4
"""Steps to go on while the same is asked: something may lie hidden by then."""


# Scenes


@dataclass(frozen=True)
class Variant:
    title: AnyTitle
    name: str
    options: Choice
    seats: int

    def __str__(self) -> str:
        return f"{self.title.key}, {self.name}, {self.seats}"


def variants(of_each: int) -> list[Variant]:
    """So many of every title, spread over its editions and modes, for as many as there are people.

    A title for one alone has none: nobody is there who could learn anything.
    """
    chosen = []
    for title in ALL_TITLES.values():
        fitting = [variant for variant in title.variants() if 2 <= variant[2] <= len(PEOPLE)]
        middles = {
            (2 * part + 1) * len(fitting) // (2 * of_each) for part in range(of_each if fitting else 0)
        }
        chosen += [Variant(title, *fitting[place]) for place in sorted(middles)]
    return chosen


def with_secrets(found: list[Variant]) -> list[Variant]:
    """Those in which something lies hidden that was not just chosen; not every title has such."""
    return [variant for variant in found if hides(late_scene(variant))]


def hides(scene: Scene) -> bool:
    table = scene.table
    seats = (None, *range(table.seats))
    return any(imagined(scene, seat) != table.state for seat in seats)


def imagined(scene: Scene, seat: Seat | None) -> Any:
    """Another hidden truth, if there can be one: where little is hidden, chance may deal the same again."""
    truth = scene.table.state
    dreams = (scene.title.imagine(truth, seat, Stream(b"dream %d" % number)) for number in range(20))
    return next((dream for dream in dreams if dream != truth), truth)


@dataclass(frozen=True)
class Scene:
    variant: Variant
    before: bytes
    """The table one step before, as a snapshot; empty if the scene is the first step."""
    choices: dict[Seat, Choice]
    """What leads from there to the scene."""
    table: Table
    kind: str
    planner: Seat
    plans: tuple[dict[str, Value], dict[str, Value]]
    """Two things that the planner might do."""
    answers: dict[Seat, dict[str, Value]]
    """What the others who are asked do."""

    @property
    def title(self) -> AnyTitle:
        return self.variant.title

    @property
    def step(self) -> int:
        return self.table.step

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.variant.seats) if seat != self.planner)


def secret_scene(variant: Variant) -> Scene:
    """Several people plan at once: of the kinds of decision that come up so, the one that comes up last."""
    walks = ([scene for scene in _walk(variant, luck) if scene.answers] for luck in range(LUCK))
    found = next(filter(None, walks), [])
    assert found, f"nobody ever plans in secret at {variant}"
    first: dict[str, Scene] = {}
    for scene in found:
        first.setdefault(scene.kind, scene)
    latest = list(first.values())[-1]
    return [scene for scene in found if scene.kind == latest.kind and scene.step <= latest.step + FURTHER][-1]


def late_scene(variant: Variant) -> Scene:
    """Whoever is asked, when much lies hidden."""
    *_, last = _walk(variant)
    return last


def _walk(variant: Variant, luck: int = 0) -> Iterator[Scene]:
    """Every step of a random game, as far as HORIZON, at which somebody has two ways to go."""
    table = Table.new(variant.title, variant.seats, variant.options, SEED)
    before, led = b"", dict[Seat, Choice]()
    while not table.outcome and table.step <= HORIZON:
        choices = {seat: _at_random(table, seat, 2 * luck) for seat in table.asked()}
        seconds = {seat: _at_random(table, seat, 2 * luck + 1) for seat in choices}
        split = [seat for seat in choices if seconds[seat] != choices[seat]]
        snapshot = table.snapshot()
        if split:
            planner = split[table.step % len(split)]
            yield Scene(
                variant=variant,
                before=before,
                choices=led,
                table=_restored(variant, snapshot),
                kind=table.asked()[planner].kind,
                planner=planner,
                plans=(choices[planner], seconds[planner]),
                answers={seat: choice for seat, choice in choices.items() if seat != planner},
            )
        before, led = snapshot, dict(choices)
        for seat, choice in choices.items():
            table.submit(seat, choice)


def _restored(variant: Variant, snapshot: bytes) -> Table:
    options = settle_options(variant.title, variant.options)
    return Table.restore(variant.title, variant.seats, options, SEED, snapshot)


def _at_random(table: Table, seat: Seat, luck: int) -> dict[str, Value]:
    dice = Stream(b"%d %d %d" % (luck, table.step, seat))
    return table.check(seat, random_choice(table.form(seat), dice))


# Artists


class Sketcher(StillsOnly):
    """Words as the title's artist puts them, but for a picture the view itself, to the byte."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist

    def board(self, view: Any, names: Names) -> Picture:
        return Picture(encode(("board", view, names)), "A sketch.", "sketch.json")

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        return Picture(encode(("mat", view, foreseen, names)), "A sketch.", "sketch.json")

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        return Picture(encode(("preview", view, foreseen, names)), "A sketch.", "sketch.json")

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        return Picture(encode(("film", before, events, after, names)), "A sketch.", "sketch.json")

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:
        return self._artist.tell(events, view, names)

    def headline(self, view: Any, names: Names) -> str:
        return self._artist.headline(view, names)


class Painter(Sketcher):
    """The title's own pictures for the public and one seat, none of them known from another world."""

    def __init__(self, scene: Scene, seat: Seat) -> None:
        self._painter: Artist = type(ALL_ARTISTS[scene.title.key])()
        self._seat = seat
        super().__init__(self._painter)

    def _paints(self, view: Any) -> bool:
        """A view need not say whose it is, where there is nothing that one may see and another may not."""
        return getattr(view, "seat", None) in {None, self._seat}

    def board(self, view: Any, names: Names) -> Picture:
        return self._painter.board(view, names) if self._paints(view) else super().board(view, names)

    def mat(self, view: Any, names: Names, foreseen: Any = None) -> Picture:
        drawn = self._paints(view)
        return self._painter.mat(view, names, foreseen) if drawn else super().mat(view, names, foreseen)

    def film(self, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
        """For the public, whoever else looks on."""
        return self._painter.film(before, events, after, names)

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        drawn = self._paints(view)
        return (
            self._painter.preview(view, foreseen, names) if drawn else super().preview(view, foreseen, names)
        )


# A world


@dataclass(frozen=True)
class Delivery:
    what: str
    channel: int
    message: int
    letter: Rendered
    at: str


class Watcher(FakeCourier):
    """A courier that also writes down every act of delivery, in order and with its time."""

    deliveries: list[Delivery]

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        message = await super().post(channel_id, letter, nonce)
        self._note("post", channel_id, message, letter)
        return message

    async def edit(self, channel_id: int, message_id: int, letter: Rendered) -> None:
        await super().edit(channel_id, message_id, letter)
        self._note("edit", channel_id, message_id, letter)

    def _note(self, what: str, channel: int, message: int, letter: Rendered) -> None:
        self.deliveries = getattr(self, "deliveries", [])
        self.deliveries.append(Delivery(what, channel, message, letter, self.clock.now().isoformat()))


@dataclass
class World:
    """A core at a scene."""

    scene: Scene
    path: Path
    house: House = field(init=False)
    courier: Watcher = field(init=False)
    game: int = field(init=False, default=0)

    async def open(self, artist: Artist | None = None) -> World:
        """Brought to the scene; what is to be said of the last step is not delivered yet."""
        scene, sketcher = self.scene, Sketcher(ALL_ARTISTS[self.scene.title.key])
        self.house = House(self.path, titles=ALL_TITLES)
        self.house.courier = self.courier = Watcher(self.house.clock)
        self.house.artists[scene.title.key] = sketcher
        await self.house.open()
        await self._begin()
        if scene.before:
            await self.house.settle()
            step = await self._jump(scene.before)
            for seat, choice in scene.choices.items():
                await self.house.desk.planning.lock_in(self.game, USERS[seat], step, choice)
        self.house.artists[scene.title.key] = artist or sketcher
        return self

    async def _begin(self) -> None:
        desk, variant = self.house.desk, self.scene.variant
        host, *guests = USERS[: variant.seats]
        self.game = await desk.lobby.open(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=host,
            host_name=PEOPLE[host],
            title_key=variant.title.key,
            options=variant.options,
            pace_seconds=86_400,
            policy="default",
        )
        for user in guests:
            await desk.lobby.join(self.game, user, PEOPLE[user])
        await desk.lobby.start(self.game, host)

    async def _jump(self, snapshot: bytes) -> int:
        """Go on from this snapshot; its step. The bot itself plays only the last step before the scene."""
        shot = msgspec.json.decode(snapshot, type=Snapshot)
        async with self.house.core.store.transaction() as tx:
            await tx.execute("UPDATE games SET step = ? WHERE id = ?", (shot.step, self.game))
            await tx.execute(
                "UPDATE steps SET step = ?, snapshot = ?, digest = ?, position = ? WHERE game = ?",
                (shot.step, pack(snapshot), shot.digest, shot.position, self.game),
            )
        return shot.step

    async def close(self) -> None:
        await self.house.close()

    # The planner's doings

    async def fill(self, plan: Choice, instead_of: Choice | None = None) -> None:
        user, step = USERS[self.scene.planner], self.scene.step
        await self.house.desk.planning.fill(self.game, user, step, plan, clear=instead_of or ())

    async def lock(self, plan: Choice | None = None) -> None:
        await self.house.desk.planning.lock_in(self.game, USERS[self.scene.planner], self.scene.step, plan)

    async def change(self) -> None:
        await self.house.desk.planning.change(self.game, USERS[self.scene.planner], self.scene.step)

    # The others' doings

    async def others_plan(self) -> None:
        """They lock in what they do, but for one, who only fills it in, so that the step stays open."""
        *most, (last, draft) = self.scene.answers.items()
        for seat, choice in most:
            await self.house.desk.planning.lock_in(self.game, USERS[seat], self.scene.step, choice)
        await self.house.desk.planning.fill(self.game, USERS[last], self.scene.step, draft)

    async def everyone_fills_in(self) -> None:
        for seat, plan in {**self.scene.answers, self.scene.planner: self.scene.plans[0]}.items():
            await self.house.desk.planning.fill(self.game, USERS[seat], self.scene.step, plan)

    # What there is to see

    async def looks(self, *seats: Seat) -> list[str]:
        """All that these seats, a stranger and the public are shown when they ask."""
        desk, game, step = self.house.desk, self.game, self.scene.step
        seen: list[str] = []
        for seat in seats:
            user = USERS[seat]
            seen += [
                await answer(desk.planning.form(game, user)),
                await answer(desk.queries.games_of(user)),
                await answer(desk.queries.board(game, user)),
                await answer(desk.queries.mat(game, user)),
                await answer(desk.queries.preview(game, seat, step)),
            ]
            seen += [
                await answer(desk.quick.choices(user, command.name, {}, next(iter(command.slots)), ""))
                for command in self.scene.title.quick
            ]
        return [
            *seen,
            await self._film(),
            await answer(desk.queries.board(game, None)),
            await answer(desk.queries.board(game, STRANGER)),
            await answer(desk.queries.mat(game, STRANGER)),
            await answer(desk.planning.form(game, STRANGER)),
            await answer(desk.queries.status(game)),
            await answer(desk.queries.record(game)),
            await answer(desk.queries.verify(game)),
        ]

    async def _film(self) -> str:
        """What led to the scene, moving, as it is posted for all to see."""
        films = self.house.core.films

        async def here(work: Callable[..., Any], *given: Any) -> Any:
            return work(*given)

        films._shot = here  # type: ignore[method-assign]
        return await answer(films.shoot(FilmRef(self.game, self.scene.step - 1, self.scene.step)))

    def delivered(self, *, to_planner: bool = False) -> list[Delivery]:
        own = dm_of(USERS[self.scene.planner])
        return [each for each in self.courier.deliveries if (each.channel == own) is to_planner]

    def heard(self) -> list[str]:
        """What was delivered to all but the planner, channel by channel: lanes do not wait for each other."""
        deliveries = self.delivered()
        channels = sorted({each.channel for each in deliveries})
        order = {channel: [d for d in deliveries if d.channel == channel] for channel in channels}
        # Ids are counted over all messages; others can only tell which of their own a message is.
        known = {
            d.message: place
            for channel in channels
            for place, d in enumerate(each for each in order[channel] if each.what == "post")
        }
        return [
            f"{channel} {d.at} {d.what} {known[d.message]}: {in_text(d.letter)}"
            for channel in channels
            for d in order[channel]
        ]


async def answer(asked: Awaitable[object]) -> str:
    try:
        return in_text(await asked)
    except Refusal as refusal:
        return f"refused: {refusal}"


def in_text(shown: object) -> str:
    """Everything about it, on a line that can be compared and read; bytes as their hash."""
    if isinstance(shown, Rendered):
        attached = [in_text(each) for each in (*shown.pictures, *shown.files)]
        return f"{shown.text!r} {attached} {shown.panel} {shown.mentions}"
    if isinstance(shown, Picture):
        return f"{shown.name} {hashlib.sha256(shown.data).hexdigest()} {shown.alt!r}"
    if isinstance(shown, File):
        return f"{shown.name} {hashlib.sha256(shown.data).hexdigest()}"
    return encode(shown).decode()


def logged(records: Sequence[logging.LogRecord]) -> list[str]:
    """The bot's own records, with their arguments. Libraries log what they keep in caches, once for all."""
    return [
        f"{record.name} {record.levelname} {record.msg!r} {record.args!r} {record.exc_text}"
        for record in records
        if record.name.split(".")[0] in {"bot", "rules", "render"}
    ]
