"""Where a database is, as it may be shown."""

from __future__ import annotations

import pytest

from bot.kit.environment import Url


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://anna:secret@host/games", "postgresql://anna@host/games"),
        ("postgresql://anna:se:cret@host:5433/games", "postgresql://anna@host:5433/games"),
        ("postgresql://host:5432/games?user=anna&password=secret", "postgresql://host:5432/games"),
        ("postgres://anna@/games?host=/run/postgresql", "postgres://anna@/games"),
        ("postgresql://anna:se/cret@host/games", "postgresql://…"),
        ("postgresql://anna:se?cret@host/games", "postgresql://…"),
        ("postgresql://anna:se@cret@host/games", "postgresql://…"),
        ("postgresql://host/games?password=se@cret", "postgresql://…"),
    ],
)
def test_a_url_is_shown_without_its_password(text: str, shown: str) -> None:
    assert str(Url(text)) == shown
    assert "cret" not in repr(Url(text))
