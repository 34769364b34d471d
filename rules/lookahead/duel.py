"""A duel of wits: both sides choose in secret, and one's gain is the other's loss.

Plans are laid against plans, what comes of each pair is reckoned, and the answer is drawn from a mixed
strategy, so that nobody can read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from rules.engine import Choice
from rules.lookahead.ideas import ideas
from rules.lookahead.matter import Matter
from rules.lookahead.world import worth
from rules.table import encode
from rules.values import Frozen, Seat

TRUST = 0.8
"""How much a rival is taken to answer as the quick stand-in would; for the rest he may do his worst."""
OPPOSED = 0.02
"""How far two seats' worths may be from adding up to one where one's gain is the other's loss."""

Reckoning: TypeAlias = Callable[[Mapping[Seat, Choice]], float]


def rival_in(matter: Matter, state: Frozen) -> Seat | None:
    """The one other seat that chooses now and whose loss is one's gain; None where there is no such duel."""
    title, seat = matter.title, matter.seat
    others = [other for other in title.pending(state) if other != seat]
    if len(others) != 1 or title.reckoning(state, seat) is None:
        return None
    both = worth(title, state, seat) + worth(title, state, others[0])
    return others[0] if abs(both - 1) <= OPPOSED else None


def table_of(matter: Matter, rival: Seat, mine: Sequence[Choice]) -> list[list[float]]:
    """What each idea is worth against each reply, the rival trusted in part to answer as usual."""
    worlds = [matter.imagined(number) for number in range(matter.budget.worlds)]
    usual, replies = _replies(matter, worlds, rival)
    reckonings = [matter.title.reckoning(world, matter.seat) for world in worlds]
    table = []
    for answer in mine:
        line = [_reckoned(reckonings, {matter.seat: answer, rival: reply}) for reply in replies]
        expected = sum(line[at] for at in usual) / len(usual)
        table.append([TRUST * expected + (1 - TRUST) * cell for cell in line])
    return table


def _replies(matter: Matter, worlds: Sequence[Frozen], rival: Seat) -> tuple[list[int], list[Choice]]:
    """What the rival may answer, and which of these the quick stand-in would, as often as it would."""
    replies: dict[bytes, Choice] = {}
    usual = []
    for number in range(matter.budget.guesses):
        guess = matter.world(worlds[number % len(worlds)], "guess", number).quick(rival)
        replies.setdefault(encode(guess), guess)
        usual.append(encode(guess))
    each = max(matter.budget.replies // len(worlds), 1)
    for number, state in enumerate(worlds):
        for reply in ideas(matter.title, state, rival, matter.luck("replies", number), each):
            replies.setdefault(encode(reply), reply)
    places = {key: at for at, key in enumerate(replies)}
    return [places[key] for key in usual], list(replies.values())


def _reckoned(reckonings: Sequence[Reckoning | None], answers: Mapping[Seat, Choice]) -> float:
    values = [reckon(answers) for reckon in reckonings if reckon is not None]
    return sum(values) / len(values)
