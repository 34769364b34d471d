"""Whether what happened in each step was told at its table, with its own post or with a later one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.post.catching_up import MORE
from words import say

TELLING = 60
"""Characters of a story by which it is known again."""


class Story(NamedTuple):
    game: int
    step: int
    text: str


class Post(NamedTuple):
    """The post of a step as it stands."""

    step: int
    text: str


def untold(
    stories: Iterable[Story], said: Mapping[int, Iterable[Post]], lost: Mapping[int, Iterable[str]]
) -> list[Story]:
    """Those that no post of their game tells.

    `said` is what stands where the bot knows that it stands. `lost` is what stood in a thread that somebody
    has deleted, known to the bot or not: it was told there. A post that says that the log tells more has left
    out some of what it had to tell, all of which came after the post before it; it excuses nothing else.
    """
    told = {game: "\n".join(post.text for post in posts) for game, posts in said.items()}
    gone = {game: "\n".join(texts) for game, texts in lost.items()}

    def is_missing(story: Story) -> bool:
        beginning = story.text.strip()[:TELLING]
        return beginning not in told.get(story.game, "") and beginning not in gone.get(story.game, "")

    def is_excused(story: Story) -> bool:
        later = [post for post in said.get(story.game, ()) if post.step >= story.step]
        first = min((post.step for post in later), default=None)
        return any(say(MORE) in post.text for post in later if post.step == first)

    return [story for story in stories if is_missing(story) and not is_excused(story)]
