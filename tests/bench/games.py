"""Games of any length in a store: the same position again and again, each time as a step of its own."""

from __future__ import annotations

from bot.core import Office
from bot.store import choices, games, steps
from rules.table import Table
from tests.bench.scenes import DOGFIGHT, again, dogfights, plans

HOST, GUEST = 1, 2


async def game_of_steps(office: Office, count: int) -> int:
    game = await office.desk.open_lobby(
        guild_id=1,
        channel_id=1,
        host_id=HOST,
        host_name="Ann",
        title_key=DOGFIGHT.key,
        options={},
        pace_seconds=None,
        policy="wait",
    )
    await office.desk.join(game, GUEST, "Ben")
    await office.desk.start(game, HOST)
    await _prolong(office, game, again(dogfights(1)[0]), count)
    return game


async def _prolong(office: Office, game: int, table: Table, count: int) -> None:
    chosen, now = plans(table), office.clock.now()
    async with office.store.transaction() as tx:
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
