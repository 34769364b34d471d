"""Which messages others may take as an argument: nouns, which are called `name-…` (words/README.md, 4), and these.

A sentence is one message, for no two languages put their words in the same order.
"""

from __future__ import annotations

import re

LABELS = (
    "airbaron-pictures.contract",
    "baron-names.allied-",
    "baron-pictures.(marks-good|marks-lost|no-inflation|no-roll-yet)",
    "dogfight-(ground|orders|setup).about-",
    "dogfight-alt.(flew-off|kind-)",
    "dogfight-orders.(ask|bombs|fire|rockets|shell|taxi|winch)",
    "dogfight-pictures.(after-turn-of|bearing|compass|damage-card|flies-from-turn|round|stage|state|turn-of)",
    "dogfight-planning.card-field",
    "dogfight-setup.named",
    "dogfight-story.(introduced|pose|spot)",
)
"""Nouns and labels that are called otherwise: what stands on a button or a picture, and is named as it stands there."""

TOGETHER = (
    "airbaron-story.(paid|reason)",
    "baron-story.(nobody-loses|reason|rolled)",
    "dogfight-fire.(gun-can|more-guns)",
    "dogfight-planning.fault-",
    "dogfight-story.end",
)
"""Parts of sentences that are still put together: each is a clause by itself, and stands at the end of its sentence."""

_NOUN = re.compile(rf"[\w-]+\.name-|{'|'.join(LABELS)}|{'|'.join(TOGETHER)}")


def is_noun(key: str) -> bool:
    return _NOUN.match(key) is not None
