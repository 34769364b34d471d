"""Hints: what an Ace would do in somebody's place, from what that person may know, for their eyes alone.

Nothing of it is written down: no post and no record shows that somebody asked, and no log who did.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import NamedTuple

from bot.desk.part import Part, Services
from bot.kit.apart import Apart
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.kit.text import escape, in_words
from bot.tables.loaded import LoadedGame
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice, Field, Number, Pick, Value
from rules.lookahead.decision import OutOfTime
from rules.lookahead.thinking import Thought, Weighed, think
from rules.said import Argument, Text, said
from rules.table import Table
from rules.values import Frozen, Seat
from words import phrase, say

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds of work after which it is given up; it takes one or two. Of the process's own time: that others
keep the machine busy makes a hint late, but no worse."""
WAITING = 120.0
"""Seconds after which nobody waits any longer, for those who asked before them included."""
TIMES = 50
"""Hints after which the process is replaced by a fresh one."""
MOST_ANSWERS = 18
"""So many fit into a message, with the reason."""
SURE = 0.005
"""Chances that differ by less are the same."""


class Hint(Frozen, frozen=True, kw_only=True):
    game_id: int
    seat: Seat
    step: int
    text: str
    choice: dict[str, Value]


class HintRequest(NamedTuple):
    """What is thought about. The state is the true one: of it nothing is used but what the seat can tell."""

    title: AnyTitle
    state: Frozen
    seat: Seat
    seed: bytes


class Hints(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._apart = Apart(TIMES)

    def close(self) -> None:
        self._apart.close()

    async def hint(self, game_id: int, user_id: int) -> Hint:
        async with self._store.reading() as tx:
            loaded, seat = await self._seated(tx, game_id, user_id)
        table = loaded.to_play()
        _require_leave(loaded, seat, table)
        # The same question always has the same answer; but nobody else may work out which plan was drawn.
        seed = derive(loaded.game.seed, "hint", loaded.step, seat)
        try:
            thought = await self._thought(HintRequest(table.title, table.state, seat, seed))
        except (OutOfTime, TimeoutError):
            raise Refusal(said("desk.hint-too-slow")) from None
        except Exception as fault:
            report(log, "no hint could be thought of", fault)  # whose, nobody need know
            raise Refusal(said("desk.hint-broken")) from fault
        text = await asyncio.to_thread(told, table, seat, thought)
        return Hint(game_id=game_id, seat=seat, step=loaded.step, text=text, choice=thought.choice)

    async def _thought(self, request: HintRequest) -> Thought:
        return await self._apart.do(WAITING, thought_of, request)


def _require_leave(loaded: LoadedGame, seat: Seat, table: Table) -> None:
    game = loaded.game
    if not loaded.hints:
        raise Refusal(said("desk.no-hints", game=str(game.id)))
    if seat not in table.asked():
        raise Refusal(said("desk.nothing-asked-here"))


# In the other process


def thought_of(request: HintRequest) -> Thought:
    ends = time.process_time() + PATIENCE
    luck = Stream(request.seed)
    return think(request.title, request.state, request.seat, luck, late=lambda: time.process_time() > ends)


# In words


def told(table: Table, seat: Seat, thought: Thought) -> str:
    answers = _answers(table, seat, thought.choice)
    more = len(answers) - MOST_ANSWERS
    lines = [
        phrase("desk.hint-heading", who=_who(table, seat, thought)),
        *(f"• {line}" for line in answers[:MOST_ANSWERS]),
    ]
    lines += [phrase("desk.hint-more", number=more)] if more > 0 else []
    lines += [say(each) for each in _why(table, seat, thought)]
    lines += [f"⚠ {escape(say(danger.text))}" for danger in table.foresee(seat, thought.choice).dangers]
    if not table.title.aces and len(thought.weighed) > 1:
        lines.append(phrase("desk.hint-no-better"))
    lines.append(phrase("desk.hint-small-print"))
    return "\n".join(lines)


def _who(table: Table, seat: Seat, thought: Thought) -> str:
    """Of one idea nothing was thought: it is the quick stand-in's."""
    if len(thought.weighed) == 1 and _leaves_a_choice(table, seat, thought.choice):
        return "stand-in"
    return "ace" if table.title.aces else "me"


def _leaves_a_choice(table: Table, seat: Seat, choice: Choice) -> bool:
    return any(_offers_more(field) for field in table.fields(seat, choice))


def _offers_more(field: Field) -> bool:
    if isinstance(field, Pick):
        return field.least < len(field.options)
    return field.low < field.high if isinstance(field, Number) else True


def _answers(table: Table, seat: Seat, choice: Choice) -> list[str]:
    return [escape(line) for line in in_words(table.fields(seat, choice), choice)]


def _why(table: Table, seat: Seat, thought: Thought) -> Iterator[Text]:
    """How much better it is than the next best, and how often it would be played."""
    chosen = next(each for each in thought.weighed if each.choice == thought.choice)
    others = [each for each in thought.weighed if each is not chosen]
    if not others:
        free = _leaves_a_choice(table, seat, thought.choice)
        yield said("desk.hint-quick" if free else "desk.hint-nothing-else")
        return
    if 0 < chosen.share < 1:
        mixed = sum(each.share > 0 for each in thought.weighed)
        yield said("desk.hint-mixed", plans=mixed, share=_percent(chosen.share))
    best = max(others, key=lambda each: each.worth)
    yield said("desk.hint-weighed", ideas=len(thought.weighed), **_compared(table, seat, chosen, best))


def _compared(table: Table, seat: Seat, chosen: Weighed, best: Weighed) -> dict[str, Argument]:
    own = _answers(table, seat, chosen.choice)
    other = [line for line in _answers(table, seat, best.choice) if line not in own]
    ahead = chosen.worth - best.worth
    return {
        "case": "same" if abs(ahead) < SURE else "ahead" if ahead > 0 else "unproved",
        "chance": _percent(chosen.worth),
        "against": _percent(best.worth),
        "instead": other[0] if other else said("desk.name-next-best"),
    }


def _percent(share: float) -> int:
    return round(100 * share)
