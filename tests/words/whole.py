"""All recorded games in the pseudo-language, and what of the catalogues they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from rules.titles import TITLES
from tests.words.corpus import records
from tests.words.keys import keys
from tests.words.pseudo_walk import said_badly
from words.catalogue import ENGLISH
from words.voice import Voice

OF_TITLES = ("dogfight", "baron", "airbaron", "forms")


def walked() -> int:
    """Prints what is wrong, and how many messages of the titles no recorded game has said."""
    wrong = 0
    with heard() as said:
        for key in TITLES:
            found = said_badly(key, records(key), records(key))
            print(f"\n{key}: {len(records(key))} games, {len(found)} faults")
            print("".join(f"  {each}\n" for each in found), end="")
            wrong += len(found)
    every = {key for key in keys(ENGLISH) if key.startswith(OF_TITLES)}
    print(
        f"\nOf {len(every)} messages of the titles, these {len(every - said)} are said in no recorded game:"
    )
    print("".join(f"  {key}\n" for key in sorted(every - said)), end="")
    return wrong


@contextmanager
def heard() -> Iterator[set[str]]:
    """The keys of all that is said within."""
    said: set[str] = set()
    phrase = Voice.phrase

    def noted(self: Voice, key: str, args: Mapping[str, Any]) -> str:
        said.add(key)
        return phrase(self, key, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "phrase", noted)
        yield said
