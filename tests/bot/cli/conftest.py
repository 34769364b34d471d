"""Commands, given as on a command line, and what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.__main__ import main
from bot.store.postgres import opening
from tests.bot.cli.places import PASSWORD, Tell, Told


@pytest.fixture
def tell(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Tell]:
    """Nothing is said with a password in it. The tests' own server waits for no disk, which the bot would
    refuse."""
    words = list[str]()

    async def fit(*_: object, **__: object) -> None: ...

    async def tell(*command: str) -> Told:
        code = await asyncio.to_thread(main, list(command))
        said = "".join(capfd.readouterr())
        words.append(said)
        assert "Traceback" not in said
        return Told(code, said)

    monkeypatch.setattr(opening, "_require_fit", fit)
    yield tell
    assert PASSWORD not in " ".join([*words, *capfd.readouterr(), caplog.text])
