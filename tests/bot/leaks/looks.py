"""All that somebody is shown, or refused, who asks the bot whatever can be asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.desk.acts import Cancel, Nudge, Pause, Resume
from bot.desk.hosting import Actor
from bot.desk.quick_lines import GAME
from bot.desk.undoing import Undo
from bot.post.filming import Script
from bot.store.letters import FilmRef
from rules.engine import QuickCommand
from rules.values import Seat
from tests.bot.backroom import CHANNEL, GUILD
from tests.bot.leaks.scenes import STRANGER, USERS
from tests.bot.leaks.worlds import World, answer

RUNNING = (Pause(), Resume(), Nudge(), Undo(), Cancel())
"""What somebody who runs a game may ask about without doing it."""


async def looks(world: World, *seats: Seat, films: bool = True) -> list[str]:
    """What these seats, a stranger, a moderator and the public are shown when they ask."""
    desk, game = world.house.desk, world.game
    seen = [line for seat in seats for line in await _at_the_table(world, seat)]
    return [
        *seen,
        *await _completed(world, STRANGER),
        *await _run(world),
        *([await _film(world)] if films else []),
        await answer(desk.queries.board(game, None)),
        await answer(desk.queries.board(game, STRANGER)),
        await answer(desk.queries.mat(game, STRANGER)),
        await answer(desk.planning.form(game, STRANGER)),
        await answer(desk.orders.form(game, STRANGER)),
        await answer(desk.queries.status(game)),
        await answer(desk.queries.record(game)),
        await answer(desk.queries.verify(game)),
        await answer(desk.chronicle.page(game)),
        *await _told(world),
        await answer(desk.replays.step(game, world.scene.step)),
    ]


async def _at_the_table(world: World, seat: Seat) -> list[str]:
    desk, game, step, user = world.house.desk, world.game, world.scene.step, USERS[seat]
    return [
        await answer(desk.planning.form(game, user)),
        await answer(desk.hints.hint(game, user)),
        await answer(desk.orders.form(game, user)),
        await answer(desk.queries.games_of(user)),
        await answer(desk.queries.board(game, user)),
        await answer(desk.queries.mat(game, user)),
        await answer(desk.queries.planned("preview", game, seat, step)),
        await answer(desk.presence.ask_to_resign(game, user)),
        *await _completed(world, user),
    ]


async def _completed(world: World, user: int) -> list[str]:
    """Every list that autocomplete brings up, and what a wrong line is refused with."""
    quick = world.house.desk.quick
    seen = [
        await answer(quick.choices(user, command.name, {}, parameter, ""))
        for command in world.scene.title.quick
        for parameter in _parameters(command)
    ]
    wrong = [
        await answer(quick.answer(user, command.name, {parameter: "something that there is not"}))
        for command in world.scene.title.quick
        for parameter in _parameters(command)
    ]
    return seen + wrong


def _parameters(command: QuickCommand) -> Iterator[str]:
    yield from command.slots
    if command.scope:
        yield command.scope
    yield GAME


async def _told(world: World) -> list[str]:
    """The whole account of the last step, as whoever presses under its post reads it; and what is kept of its
    news, which posts and alt texts are said from."""
    async with world.house.core.store.reading() as tx:
        loaded = await world.house.core.tables.load(tx, world.game)
    account = world.house.desk.chronicle.account(world.game, loaded.step, int(loaded.at.timestamp()))
    return [await answer(account), loaded.posted]


async def _run(world: World) -> list[str]:
    """What a moderator, who may run any game of the channel, is shown and asked."""
    hosting, game = world.house.desk.hosting, world.game
    moderator = Actor(STRANGER, GUILD, moderates=True, channel=CHANNEL)
    return [
        await answer(hosting.sheet(game, moderator)),
        *[await answer(hosting.ask(game, moderator, act)) for act in RUNNING],
    ]


async def _film(world: World) -> str:
    """What led to the scene, moving, as it is posted for all to see."""
    films = world.house.core.films

    async def here(work: Callable[[Script], Any], script: Script) -> Any:
        return work(script)

    films._shot = here  # type: ignore[method-assign]
    return await answer(films.shoot(FilmRef(world.game, world.scene.step - 1, world.scene.step)))


async def refused(world: World, seats: Sequence[Seat]) -> list[str]:
    """What these seats hear who try what cannot be done, and a stranger who tries to plan for somebody."""
    planning, orders = world.house.desk.planning, world.house.desk.orders
    game, step = world.game, world.scene.step
    tried = {"something": "that there is not"}
    seen = []
    for user in (*[USERS[seat] for seat in seats], STRANGER):
        seen += [
            await answer(planning.fill(game, user, step, tried)),
            await answer(planning.lock_in(game, user, step, tried)),
            await answer(planning.lock_in(game, user, step + 1, {})),
            await answer(orders.give(game, user, tried)),
        ]
    return seen


async def sought(world: World, words: Sequence[str]) -> list[str]:
    """The log, looked through for each of these words."""
    chronicle = world.house.desk.chronicle
    return [await answer(chronicle.page(world.game, word)) for word in words]
