"""Which messages others may take as an argument: nouns, called `name-…` (words/README.md, 4), and these.

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
    "dogfight-pictures.(after-turn-of|bearing|compass|damage-card|flies-from-turn|height|round|stage|state|turn-of)",
    "dogfight-planning.card-field",
    "dogfight-setup.(cm|named)",
    "dogfight-story.(introduced|maneuver|pose|spot)",
)
"""Nouns and labels that are called otherwise: what stands on a button or a picture, as it stands there."""

TOGETHER = (
    "airbaron-story.(paid|reason)",
    "baron-story.(nobody-loses|reason|rolled)",
    "dogfight-fire.(gun-can|more-guns)",
    "dogfight-planning.(fault-|risk)",
    "dogfight-story.(end|how-)",
)
"""Clauses that are still put into other sentences. Each is whole, and stands at the end of its sentence."""

_NOUN = re.compile(rf"[\w-]+\.name-|{'|'.join(LABELS)}|{'|'.join(TOGETHER)}")


def is_noun(key: str) -> bool:
    return _NOUN.match(key) is not None
