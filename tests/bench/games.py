"""Games of any length in a store: the same position again and again, each time as a step of its own."""

from __future__ import annotations

from bot.core import Core
from bot.store import choices, games, steps
from rules.table import Table
from tests.bench.scenes import DOGFIGHT, again, dogfights, plans

HOST, GUEST = 1, 2


async def game_of_steps(core: Core, count: int) -> int:
    game = await core.desk.lobby.open(
        guild_id=1,
        channel_id=1,
        host_id=HOST,
        host_name="Ann",
        title_key=DOGFIGHT.key,
        options={},
        pace_seconds=None,
        policy="wait",
    )
    await core.desk.lobby.join(game, GUEST, "Ben")
    await core.desk.lobby.start(game, HOST)
    await _prolong(core, game, again(dogfights(1)[0]), count)
    return game


async def _prolong(core: Core, game: int, table: Table, count: int) -> None:
    chosen, now = plans(table), core.clock.now()
    async with core.store.transaction() as tx:
        for step in range(1, count + 1):
            for seat, choice in chosen.items():
                await choices.put(tx, game, step - 1, seat, choice, "player", now)
            table.step = step
            await games.advance(tx, game, step)
            await steps.add(
                tx,
                game,
                step,
                events=b"[]",
                snapshot=table.snapshot(),
                digest=table.digest,
                position=table.dice.position,
                story="",
                now=now,
            )
