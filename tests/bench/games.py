"""Games of any length in a store: the same position again and again, each time as a step of its own."""

from __future__ import annotations

from bot.core import Core
from bot.store import choices, games, steps
from bot.store.games import Opening
from bot.store.letters import FilmRef
from bot.store.steps import StepTold
from bot.terms import Terms
from rules.engine import Value
from rules.table import Table
from rules.values import Event
from tests.bench.scenes import DOGFIGHT, again, dogfights, plans

HOST, GUEST = 1, 2


async def game_of_steps(core: Core, count: int) -> int:
    game = await _begun(core)
    await _prolong(core, game, again(dogfights(1)[0]), count)
    return game


async def game_of_a_turn(core: Core, table: Table) -> FilmRef:
    """A game in which one turn has been played from this position; what a film of it would show."""
    game = await _begun(core, planes=table.options["planes"])
    turn, events = table.state.turn, tuple[Event, ...]()
    await _add(core, game, table, 1, events)
    first = step = 1
    while not table.outcome and table.state.turn == turn:
        for seat, choice in plans(table).items():
            events = table.submit(seat, choice) or events
        step += 1
        await _add(core, game, table, step, events)
    return FilmRef(game, first, step)


async def _begun(core: Core, **options: Value) -> int:
    game = await core.desk.lobby.open(
        Opening(
            guild=1,
            channel=1,
            host=HOST,
            host_name="Ann",
            title=DOGFIGHT.key,
            options=options,
            terms=Terms(pace=None),
        )
    )
    await core.desk.lobby.join(game, GUEST, "Ben")
    await core.desk.lobby.start(game, HOST)
    return game


async def _add(core: Core, game: int, table: Table, step: int, events: tuple[Event, ...]) -> None:
    table.step = step
    async with core.store.transaction(game=game) as tx:
        await games.advance(tx, game, step)
        await steps.add(tx, game, table, events, StepTold(), core.clock.now())


async def _prolong(core: Core, game: int, table: Table, count: int) -> None:
    chosen, now = plans(table), core.clock.now()
    async with core.store.transaction(game=game) as tx:
        for step in range(1, count + 1):
            for seat, choice in chosen.items():
                await choices.put(tx, game, step - 1, seat, choice, "player", now)
            table.step = step
            await games.advance(tx, game, step)
            await steps.add(tx, game, table, (), StepTold(), now)
