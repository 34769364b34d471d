"""No sentence stands in the code, and nobody changes what a voice has said."""

from __future__ import annotations

import ast
from pathlib import PurePosixPath

import pytest

from tests.words.prose import ROOT, files, found_in, is_prose, sentences, shaped

EXCEPTIONS = {
    "rules/*/events.py": "explains the keys of each event, to whoever reads or checks a record",
    "rules/declared.py": "what is wrong with an event, for tests",
    "rules/drama.py": "what is wrong with a drama, for tests",
    "rules/digests.py": "how two states differ, for whoever verifies a record",
    "rules/former/*.py": "compared with what records of the first format say, and never shown",
    "rules/*/box/figure*.py": "what is wrong with a pack of figures, for the operator who wrote it",
    "rules/*/title.py": "names of set-ups, in tests and in the gallery",
    "rules/*/scenario/proving.py": "the same",
    "rules/dogfight/scenario/library.py": "what msgspec says of a broken file, to be told in other words",
    "rules/dogfight/setup/host_form.py": "names of the editions",
    "render/dogfight/frame.py": "names of the editions",
    "bot/discord/permissions.py": "permissions, as Discord names them",
    "bot/post/courier.py": "why a letter is not delivered, for the log",
    "bot/post/trouble.py": "the key of a letter",
    "bot/desk/undoing.py": "the beginnings of keys in the store",
}


def excepted(path: PurePosixPath) -> bool:
    return any(path.match(pattern) for pattern in EXCEPTIONS)


def test_no_sentence_stands_in_the_code() -> None:
    read = (path for path in files() if not excepted(path))
    assert [f"{found.path}:{found.line}: {found.text}" for path in read for found in sentences(path)] == []


@pytest.mark.parametrize("pattern", EXCEPTIONS)
def test_every_exception_is_needed(pattern: str) -> None:
    assert any(list(sentences(path)) for path in files() if path.match(pattern))


def test_nobody_changes_what_a_voice_has_said() -> None:
    changed = [
        f"{path}:{line}: {text}"
        for path in files()
        for line, text in shaped(ast.parse((ROOT / path).read_text("utf-8")))
    ]
    assert changed == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('text = "Nobody is there."', 1),
        ('text = f"{who} and {other} are there"', 1),
        ('text = " and is out of the game"', 1),
        ('"""Nobody is there."""', 0),
        ('log.info("Nobody is there: %s", who)', 0),
        ('raise ValueError(f"nobody is there: {who}")', 0),
        ('kind = "out of control"', 0),
        ('key = "two words"', 0),
    ],
)
def test_prose_is_known_by_its_looks(code: str, found: int) -> None:
    assert len(list(found_in(ast.parse(code)))) == found


def test_a_text_of_two_words_is_none() -> None:
    assert not is_prose("Two words.")
    assert is_prose("Three whole words.")


def test_a_said_text_that_is_changed_is_found() -> None:
    assert (
        len(list(shaped(ast.parse('say(card.text).rstrip(".")\nname.lower()\nphrase("a.b").lower()')))) == 2
    )
