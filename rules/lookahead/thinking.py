"""Thinking: which answer leads to the best of the futures that this seat can imagine.

Where one other seat chooses at the same time and one's gain is the other's loss, plans are laid against plans
and the answer is drawn from a mixed strategy, so that nobody can read it. Elsewhere ideas race: all are tried
in the same few worlds, the better half in some more, and so on. What is spent is counted in ideas and worlds,
never in seconds, so that the same dice always think the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.dice import Dice, Stream, derive
from rules.engine import AnyTitle, Choice, Value
from rules.lookahead.ideas import ideas, legal
from rules.lookahead.mixing import drawn, equilibrium, without_the_faint
from rules.lookahead.world import World, worth
from rules.values import Frozen, Seat

TRUST = 0.5
"""How much a rival is taken to answer as the quick stand-in would; for the rest he may do his worst."""
OPPOSED = 0.02
"""How far two seats' worths may be from adding up to one where one's gain is the other's loss."""
_WORD = 1 << 32


class Budget(Frozen, frozen=True):
    """What may be spent on one decision, in counts."""

    ideas: int = 12
    """Answers of one's own that are weighed."""
    replies: int = 8
    """Answers of the other that they are weighed against."""
    worlds: int = 2
    """Worlds in which each plan meets each reply."""
    trials: int = 60
    """Futures played in a race of ideas."""
    turns: int = 1
    """Turns that a future is played on before it is judged."""


class Weighed(Frozen, frozen=True):
    """One idea: what it is worth on average, and how often it should be played."""

    choice: dict[str, Value]
    worth: float
    share: float


class Thought(Frozen, frozen=True):
    """A decision and all that was weighed for it, the best first."""

    choice: dict[str, Value]
    weighed: tuple[Weighed, ...]


def think(title: AnyTitle, state: Frozen, seat: Seat, dice: Dice, budget: Budget | None = None) -> Thought:
    """What to answer; of the state nothing is used but what this seat can tell of it."""
    spend = budget or Budget()
    seed = b"".join(dice.below(_WORD, "thought").to_bytes(4, "big") for _ in range(4))
    dream = title.imagine(state, seat, Stream(derive(seed, "world", 0)))
    mine = ideas(title, dream, seat, Stream(derive(seed, "ideas")), spend.ideas)
    if len(mine) == 1:
        return _thought(mine, [worth(title, dream, seat)], [1.0], 0)
    rival = _rival(title, dream, seat)
    if rival is None:
        means = _race(title, state, seat, mine, spend, seed)
        best = max(range(len(mine)), key=lambda index: means[index])
        return _thought(mine, means, [float(index == best) for index in range(len(mine))], best)
    table = _table(title, state, (seat, rival), mine, spend, seed)
    strategy = without_the_faint(equilibrium(table)[0])
    means = [sum(line) / len(line) for line in table]
    return _thought(mine, means, strategy, drawn(strategy, Stream(derive(seed, "strategy"))))


def _thought(mine: Sequence[Choice], means: Sequence[float], shares: Sequence[float], chosen: int) -> Thought:
    weighed = [
        Weighed(dict(choice), mean, share) for choice, mean, share in zip(mine, means, shares, strict=True)
    ]
    return Thought(
        dict(mine[chosen]), tuple(sorted(weighed, key=lambda each: (each.share, each.worth), reverse=True))
    )


def _rival(title: AnyTitle, state: Frozen, seat: Seat) -> Seat | None:
    """The one other seat that chooses now and whose loss is one's gain; None where there is no such duel."""
    others = [other for other in title.pending(state) if other != seat]
    if len(others) != 1:
        return None
    both = worth(title, state, seat) + worth(title, state, others[0])
    return others[0] if abs(both - 1) <= OPPOSED else None


# Plans against plans


def _table(
    title: AnyTitle,
    state: Frozen,
    seats: tuple[Seat, Seat],
    mine: Sequence[Choice],
    budget: Budget,
    seed: bytes,
) -> list[list[float]]:
    """What each idea is worth against each reply, the rival trusted in part to answer as usual."""
    seat, rival = seats
    worlds = [
        title.imagine(state, seat, Stream(derive(seed, "world", number))) for number in range(budget.worlds)
    ]
    replies = _replies(title, worlds, rival, budget, seed)
    usual = range(min(len(worlds), len(replies)))
    table = []
    for answer in mine:
        line = [_cell(title, worlds, seats, (answer, reply), budget, seed) for reply in replies]
        expected = sum(line[index] for index in usual) / len(usual)
        table.append([TRUST * expected + (1 - TRUST) * cell for cell in line])
    return table


def _replies(
    title: AnyTitle, worlds: Sequence[Frozen], rival: Seat, budget: Budget, seed: bytes
) -> list[Choice]:
    """What the rival may answer; first, for each world, what the quick stand-in would."""
    heads, rest = [], []
    for number, state in enumerate(worlds):
        luck = Stream(derive(seed, "replies", number))
        first, *more = ideas(title, state, rival, luck, max(budget.replies // len(worlds), 1))
        heads.append(first)
        rest += more
    return [*heads, *rest]


def _cell(
    title: AnyTitle,
    worlds: Sequence[Frozen],
    seats: tuple[Seat, Seat],
    answers: tuple[Choice, Choice],
    budget: Budget,
    seed: bytes,
) -> float:
    """One plan against one reply, in all worlds in which the reply could be given."""
    (seat, rival), (answer, reply) = seats, answers
    values = [
        _future(
            World(title, state, derive(seed, "future", number)), {seat: answer, rival: reply}, seat, budget
        )
        for number, state in enumerate(worlds)
        if legal(title, state, rival, title.form(state, rival), reply)
    ]
    return sum(values) / len(values) if values else 0.5


def _future(world: World, answers: Mapping[Seat, Choice], seat: Seat, budget: Budget) -> float:
    world.step(answers)
    world.play_on(budget.turns)
    return world.worth(seat)


# A race of ideas


def _race(
    title: AnyTitle, state: Frozen, seat: Seat, mine: Sequence[Choice], budget: Budget, seed: bytes
) -> list[float]:
    """The average worth of each idea; those that fell behind keep what they had, less a whole point."""
    runners = list(range(len(mine)))
    sums, runs = [0.0] * len(mine), [0] * len(mine)
    laps = max(len(mine).bit_length() - 1, 1)
    number = 0
    for _ in range(laps):
        for _ in range(max(budget.trials // (laps * len(runners)), 1)):
            for runner, value in _trial(
                title,
                state,
                seat,
                {each: mine[each] for each in runners},
                budget,
                derive(seed, "trial", number),
            ).items():
                sums[runner] += value
                runs[runner] += 1
            number += 1
        ranked = sorted(runners, key=lambda each: sums[each] / runs[each], reverse=True)
        runners = sorted({0, *ranked[: max(len(ranked) // 2, 2)]})
    return [sums[each] / runs[each] - (each not in runners) for each in range(len(mine))]


def _trial(
    title: AnyTitle, state: Frozen, seat: Seat, mine: Mapping[int, Choice], budget: Budget, seed: bytes
) -> dict[int, float]:
    """Some ideas in one and the same world, against the same answers of everybody else."""
    dream = title.imagine(state, seat, Stream(derive(seed, "world")))
    before = World(title, dream, seed)
    others = {other: before.quick(other) for other in sorted(title.pending(dream)) if other != seat}
    return {
        index: _future(World(title, dream, seed), {**others, seat: answer}, seat, budget)
        for index, answer in mine.items()
    }
