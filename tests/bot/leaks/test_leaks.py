"""Hidden stays hidden, through the whole bot and for every title that is played here.

Two worlds with the same seed, the same lobby and the same choices of everyone but one: until the step is
resolved, nobody else can tell them apart. This is a sample; `make leaks` tries every field of every question.
"""

from __future__ import annotations

import base64
import copy
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from bot.kit.refusal import Refusal
from bot.post.drawing import Drawings
from bot.post.telling import Turn, private_letters, public_letters
from bot.store.packed import pack
from bot.turns import stand_ins
from render.artist import Artist
from rules.dice import commitment
from rules.lookahead.thinking import think
from rules.table import Table, encode
from rules.values import Seat
from tests.bot.leaks.artists import Painter
from tests.bot.leaks.looks import looks
from tests.bot.leaks.scenes import (
    SEED,
    USERS,
    Scene,
    Variant,
    first_scene,
    imagined,
    late_scene,
    secret_scene,
    variants,
    with_an_ace,
    with_secrets,
)
from tests.bot.leaks.worlds import THOUGHT, Delivery, World, answer, in_text, logged

ONE_EACH = variants(of_each=1)
SMALL = [variant for variant in ONE_EACH if variant.title.key == "nightmail"]
"""For what no title has a hand in."""

Doing: TypeAlias = Callable[[World], Awaitable[None]]
Worlds: TypeAlias = Callable[..., Awaitable[World]]


@pytest.fixture(autouse=True)
def everything_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Worlds]:
    opened: list[World] = []

    async def another(scene: Scene, artist: Artist | None = None, *, ace: bool = False) -> World:
        opened.append(await World(scene, tmp_path / f"world{len(opened)}", ace).open(artist))
        return opened[-1]

    yield another
    for each in opened:
        await each.close()


def every(found: list[Variant]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("variant", found, ids=str)


# A choice that waits


async def plans(world: World, first: int) -> list[str]:
    """Everything a planner can do before the step is resolved, and all that others get of it."""
    plan, other = world.scene.plans[first], world.scene.plans[1 - first]
    await world.fill(plan)
    await world.lock(plan)
    await world.house.settle()
    await world.others_plan()
    seen = await looks(world, world.scene.others[0])
    await world.lock(other)
    await world.house.settle()
    await world.change()
    await world.house.settle()
    await world.fill(plan, instead_of=other)
    await world.lock()
    await world.house.pass_time(hours=13)
    seen += await looks(world, *world.scene.others)
    return [*seen, *world.heard()]


@every(ONE_EACH)
async def test_what_one_chooses_changes_nothing_that_others_get(
    variant: Variant, world: Worlds, caplog: pytest.LogCaptureFixture
) -> None:
    scene = secret_scene(variant)
    seen, own = [], []
    for first in (0, 1):
        caplog.clear()
        here = await world(scene)
        seen.append([*await plans(here, first), *logged(caplog.records)])
        own.append(await answer(here.house.desk.planning.form(here.game, USERS[scene.planner])))
    assert len(seen[0]) > 20
    assert seen[0] == seen[1]
    assert any(" choose:**" in each for each in seen[0]), "nobody got a hint"
    assert own[0] != own[1], "the worlds do not differ"


@every(ONE_EACH)
async def test_what_one_chooses_is_in_no_picture_that_others_get(variant: Variant, world: Worlds) -> None:
    """With the real pictures, drawn when the choice lies in the store."""
    scene = secret_scene(variant)
    seen = []
    for plan in scene.plans:
        here = await world(scene, Painter(scene.title.key, scene.others[0]))
        await here.lock(plan)
        await here.house.settle()
        seen.append([*await looks(here, scene.others[0]), *here.heard()])
        drawn = [picture.data for d in here.courier.deliveries for picture in d.letter.pictures]
        assert not any(seed in data for data in drawn for seed in (SEED, SEED.hex().encode()))
    assert seen[0] == seen[1]


@every(ONE_EACH)
async def test_what_one_chooses_changes_nothing_that_is_told_while_drawing_is_behind(
    variant: Variant, world: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the words that go first nor the picture that is added, nor when."""
    monkeypatch.setattr(Drawings, "_comes_in_time", never)
    scene = secret_scene(variant)
    seen = []
    for plan in scene.plans:
        here = await world(scene)
        await here.lock(plan)
        await here.house.settle()
        seen.append(here.heard())
        assert any(each.letter.in_words for each in here.courier.deliveries)
        assert any(each.what == "attach" for each in here.courier.deliveries)
    assert seen[0] == seen[1]


async def never(*_: object) -> bool:
    return False


@every(with_an_ace())
async def test_what_one_chooses_changes_nothing_that_an_ace_does(
    variant: Variant, world: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It answers from its own view and its own dice; others get what they get of people."""
    monkeypatch.setattr(stand_ins, "think", partial(think, budget=THOUGHT))
    scene = first_scene(variant)
    *people, ace = scene.answers
    seen, answers = [], []
    for plan in scene.plans:
        here = await world(scene, ace=True)
        await here.lock(plan)
        await here.house.settle()
        seen.append([*await looks(here, *people), *here.heard()])
        for seat in people:
            await here.house.desk.planning.lock_in(here.game, USERS[seat], scene.step, scene.answers[seat])
        await here.house.settle()
        answers.append(
            here.house.rows("SELECT choice FROM choices WHERE step = ? AND seat = ?", scene.step, ace)
        )
    assert people
    assert seen[0] == seen[1]
    assert len(answers[0]) == 1
    assert answers[0] == answers[1]


# What is not even chosen


async def nothing(_: World) -> None:
    """Let time pass."""


async def draft(world: World) -> None:
    await world.fill(world.scene.plans[0])


async def lock(world: World) -> None:
    await world.lock(world.scene.plans[0])


async def lock_again(world: World) -> None:
    await lock(world)
    await world.house.settle()
    await world.lock(world.scene.plans[1])


async def clear_and_lock(world: World) -> None:
    await draft(world)
    await world.fill({}, instead_of=world.scene.plans[0])
    await lock(world)


@pytest.mark.parametrize(
    ("one", "other", "doors"),
    [
        pytest.param(nothing, draft, "open", id="a draft"),
        pytest.param(nothing, draft, "closed", id="a draft behind a closed door"),
        pytest.param(lock, lock_again, "open", id="a change of mind"),
        pytest.param(lock, clear_and_lock, "closed", id="a draft given up"),
    ],
)
@every(SMALL)
async def test_others_see_who_still_owes_and_no_more(
    variant: Variant, one: Doing, other: Doing, doors: str, world: Worlds, caplog: pytest.LogCaptureFixture
) -> None:
    """Also of someone who takes no direct messages, and is spoken to where all can read."""
    scene = secret_scene(variant)
    seen = []
    for doing in (one, other):
        caplog.clear()
        here = await world(scene)
        if doors == "closed":
            await here.never_reached(USERS[scene.planner])
        await here.house.settle()
        await doing(here)
        await here.house.settle()
        await here.house.pass_time(hours=13)
        await here.house.pass_time(hours=10)
        seen.append([*await looks(here, *scene.others), *here.heard(), *logged(caplog.records)])
    assert seen[0] == seen[1]


# What lies hidden


async def show_sampled(world: World, seat: Seat | None, artist: Artist) -> None:
    """Another hidden truth, written where the true one stood, and read by a new process."""
    scene, house = world.scene, world.house
    table = copy.copy(scene.table)
    table.state = imagined(scene, seat)
    assert table.state != scene.table.state, "nothing is hidden"
    await house.close()
    changed = house.rows(
        "UPDATE steps SET snapshot = ? WHERE game = ? AND step = ? RETURNING game",
        pack(table.snapshot()),
        world.game,
        scene.step,
    )
    assert changed == [(world.game,)]
    house.artists[scene.title.key] = artist
    await house.open()


async def shown_sampled(world: World, seats: Sequence[Seat | None], artist: Callable[[], Artist]) -> None:
    """What these seats are shown of the truth, they are shown of a sampled world."""
    await world.house.settle()
    await world.everyone_fills_in()
    truth = {seat: await shown(world, seat) for seat in seats}
    for seat in seats:
        await show_sampled(world, seat, artist())
        assert await shown(world, seat) == truth[seat]


async def shown(world: World, seat: Seat | None) -> list[str]:
    """A seat's own looks, and those of the public: a seat may know all that everyone may."""
    return await looks(world, *([] if seat is None else [seat])) + await written(world, seat)


async def written(world: World, seat: Seat | None) -> list[str]:
    """The posts that tell of this table, and what is written to this seat."""
    async with world.house.core.store.transaction() as tx:
        loaded = await world.house.core.tables.load(tx, world.game)
    turn = Turn(party=loaded, table=loaded.table, events=(), missed={}, deadline=None, at=loaded.at)
    public, _ = public_letters(turn)
    own = [letter for letter in private_letters(turn) if seat is not None and letter.user == USERS[seat]]
    return [in_text(letter) for letter in (*public, *own)]


@every(with_secrets(ONE_EACH))
async def test_what_is_hidden_from_a_seat_is_in_nothing_it_is_shown(variant: Variant, world: Worlds) -> None:
    here = await world(late_scene(variant))
    sketcher = here.house.artists[variant.title.key]
    await shown_sampled(here, (None, *range(variant.seats)), lambda: sketcher)


@every(with_secrets(ONE_EACH))
async def test_what_is_hidden_from_a_seat_is_in_no_picture_it_is_shown(
    variant: Variant, world: Worlds
) -> None:
    """With the real pictures, each drawn anew."""
    scene = late_scene(variant)
    here = await world(scene)
    here.house.artists[variant.title.key] = Painter(scene.title.key, scene.planner)
    await here.house.restart()  # what was sketched is kept in mind
    await shown_sampled(here, [scene.planner], lambda: Painter(scene.title.key, scene.planner))


# What must never be said


@every(ONE_EACH)
async def test_seed_digests_decks_and_plans_are_told_to_nobody(
    variant: Variant, world: Worlds, caplog: pytest.LogCaptureFixture
) -> None:
    scene = secret_scene(variant)
    here = await world(scene)
    words: list[str] = []
    for plan in scene.plans:
        await here.lock(plan)
        await here.house.settle()
        words += (await here.house.desk.planning.form(here.game, USERS[scene.planner])).words
    await here.others_plan()
    await here.house.pass_time(hours=13)
    shown = squeezed("\n".join(await looks(here, *scene.others)))
    logs = squeezed("\n".join(f"{record.getMessage()} {record.args!r}" for record in caplog.records))
    own = squeezed(texts(here.delivered(to_planner=True)))
    others = squeezed(texts(here.delivered()))
    assert "opens when the game is over".replace(" ", "") in shown
    for secret in forbidden(here):
        assert secret not in logs + own + others + shown
    assert words
    for secret in (*map(squeezed, words), *planned(scene), *hidden(scene.table)):
        assert secret not in logs + others


def squeezed(text: str) -> str:
    """Without what differs between ways of writing a value down."""
    return re.sub(r"[\s\"'()\[\]\\]", "", text)


def texts(deliveries: list[Delivery]) -> str:
    """Every word of these letters, and the names of what goes along."""
    return "\n".join(
        part
        for d in deliveries
        for part in (d.letter.text, str(d.letter.panel), *(f"{p.alt} {p.name}" for p in d.letter.pictures))
    )


def forbidden(world: World) -> list[str]:
    """What nobody may know while the game runs, and no log may hold: the seed, and what proves a guess."""
    digests = [str(row[0]) for row in world.house.rows("SELECT digest FROM steps")]
    nonces = [str(row[0]) for row in world.house.rows("SELECT nonce FROM outbox")]
    return [SEED.hex(), squeezed(repr(SEED)), base64.b64encode(SEED).decode(), *digests, *nonces]


def planned(scene: Scene) -> Iterator[str]:
    """The planner's plans, however they might be written down."""
    for plan in scene.plans:
        yield squeezed(encode(plan).decode())
        yield squeezed(str(plan))


def hidden(table: Table) -> set[str]:
    """Every run of four values or more that is in the state but in no view: decks, for the most part."""
    known = squeezed("".join(encode(table.view(seat)).decode() for seat in (None, *range(table.seats))))
    state = msgspec.to_builtins(table.state, str_keys=True)
    return {run for values in runs(state) if (run := squeezed(",".join(map(str, values)))) not in known}


@every(with_secrets(ONE_EACH))
def test_the_secrets_that_are_looked_for_are_found(variant: Variant) -> None:
    assert hidden(secret_scene(variant).table)


def runs(value: object) -> Iterator[list[object]]:
    if isinstance(value, dict):
        for part in value.values():
            yield from runs(part)
    elif isinstance(value, list | tuple):
        if len(value) >= 4 and not any(isinstance(part, dict | list | tuple) for part in value):
            yield list(value)
        for part in value:
            yield from runs(part)


@every(SMALL)
async def test_a_record_opens_only_when_the_game_is_over(variant: Variant, world: Worlds) -> None:
    here = await world(secret_scene(variant))
    await here.lock(here.scene.plans[0])
    with pytest.raises(Refusal, match="opens when the game is over"):
        await here.house.desk.queries.record(here.game)
    verdict = await here.house.desk.queries.verify(here.game)
    assert commitment(SEED) in verdict
    assert not [secret for secret in forbidden(here) if secret in verdict]
