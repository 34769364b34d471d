from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.bot.whole.club import Club


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setattr(
        "bot.turns.beginning.secrets", SimpleNamespace(token_bytes=lambda length: b"\x07" * length)
    )
    club = Club(tmp_path / "games.sqlite3")
    await club.open()
    yield club
    await club.close()
