"""`python -m tests.words`: how far the catalogues are, the longest text where Discord limits it, and faults.

    python -m tests.words [--whole]

`--whole` says and draws all recorded games in the pseudo-language, and lists what none of them says: minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable

from tests.words.keys import keys, missing, unused
from tests.words.messages import AREAS, parts
from tests.words.registered import WHOLE, commands, texts, weight
from tests.words.slots import Filled, forms, panels
from words.catalogue import LANGUAGES

MOST_SHOWN = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.words")
    parser.add_argument("--whole", action="store_true", help="all recorded games, in words and pictures")
    whole = parser.parse_args().whole
    wrong = [_count(), _slots(1 if whole else 16)]
    if whole:
        from tests.words.whole import walked  # noqa: PLC0415 - it brings all the artists

        wrong.append(walked())
    return 1 if any(wrong) else 0


def _count() -> int:
    """Messages by area; what is missing or unused."""
    print(f"{'area':24}" + "".join(f"{language:>8}" for language in LANGUAGES))
    for area in AREAS:
        counted = [sum(part.key.count(".") == 1 for part in parts(language, area)) for language in LANGUAGES]
        print(f"{area:24}" + "".join(f"{number:8}" for number in counted))
    total = [sum(key.count(".") == 1 for key in keys(language)) for language in LANGUAGES]
    print(f"{'all':24}" + "".join(f"{number:8}" for number in total))
    wrong = 0
    for language, name in LANGUAGES.items():
        lacking, idle = missing(language), unused(language)
        state = "complete" if not lacking else "incomplete"
        print(f"{name}: {state}; missing {len(lacking)}, unused {len(idle)}")
        _show(sorted(lacking | idle))
        wrong += len(lacking) + len(idle)
    return wrong


def _slots(every: int) -> int:
    """The longest text in each place that Discord limits."""
    registered = asyncio.run(commands())
    said = [each for command in registered for each in texts(command)]
    said += [
        (language, each) for language in LANGUAGES for each in (*panels(language), *forms(language, every))
    ]
    longest: dict[tuple[str, str], Filled] = {}
    for language, filled in said:
        there = (filled.slot.name, language)
        if there not in longest or len(filled.text) > len(longest[there].text):
            longest[there] = filled
    print("\nlongest text by slot")
    for (slot, language), filled in sorted(longest.items()):
        print(
            f"{slot:28}{language:4}{len(filled.text):5} of {filled.slot.most:4} "
            f" {filled.whose}: {filled.text}"
        )
    heaviest = max(registered, key=weight)
    print(f"{WHOLE.name:32}{weight(heaviest):5} of {WHOLE.most:4}  /{heaviest['name']}")
    over = [f"{language} {each.whose}, {each.slot.name}: {each.text}" for language, each in said if each.over]
    over += [f"/{each['name']}: {weight(each)}" for each in registered if weight(each) > WHOLE.most]
    _show(sorted(set(over)))
    return len(over)


def _show(lines: Iterable[str]) -> None:
    every = list(lines)
    for line in every[:MOST_SHOWN]:
        print(f"  {line}")
    if len(every) > MOST_SHOWN:
        print(f"  and {len(every) - MOST_SHOWN} more")


if __name__ == "__main__":
    sys.exit(main())
