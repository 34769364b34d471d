"""Whether what happened in each step was told at its table, with its own post or with a later one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.post.catching_up import MORE

TELLING = 60
"""Characters of a story by which it is known again."""


class Story(NamedTuple):
    game: int
    step: int
    text: str


def untold(
    stories: Iterable[Story], said: Mapping[int, Iterable[str]], lost: Mapping[int, Iterable[str]]
) -> list[Story]:
    """Those that no post of their game tells.

    `said` is what stands where the bot knows that it stands. `lost` is what stood in a thread that somebody
    has deleted, known to the bot or not: it was told there. A post that says that the log tells more has left
    out one story.
    """
    told = {game: "\n".join(texts) for game, texts in said.items()}
    gone = {game: "\n".join(texts) for game, texts in lost.items()}
    missing: dict[int, list[Story]] = defaultdict(list)
    for story in stories:
        beginning = story.text.strip()[:TELLING]
        if beginning not in told.get(story.game, "") and beginning not in gone.get(story.game, ""):
            missing[story.game].append(story)
    excused = Counter({game: text.count(MORE) for game, text in told.items()})
    return [story for game, each in missing.items() for story in each[excused[game] :]]
