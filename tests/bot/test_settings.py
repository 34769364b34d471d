"""Settings: from the environment and .env, every fault named at once, the token never shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import BadSettings, load

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789"  # noqa: S105 - made up


def test_nothing_set_means_the_sandbox(tmp_path: Path) -> None:
    settings = load({}, tmp_path / ".env")
    assert settings.in_sandbox
    assert settings.sandbox_port == 8080


def test_dotenv_fills_in_what_the_environment_leaves_out(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(
        f"# comment\nDISCORD_TOKEN='{TOKEN}'\nexport FLUGPOST_SANDBOX_PORT=9000\n\nFLUGPOST_LOG_LEVEL=debug\n"
    )
    settings = load({"FLUGPOST_SANDBOX_PORT": "7000"}, dotenv)
    assert settings.token == TOKEN
    assert settings.sandbox_port == 7000
    assert settings.log_level == "DEBUG"
    assert not settings.in_sandbox


def test_every_fault_is_named_at_once(tmp_path: Path) -> None:
    environment = {
        "DISCORD_TOKEN": "hunter2",
        "FLUGPOST_LOG_LEVEL": "LOUD",
        "FLUGPOST_DB": str(tmp_path / "nowhere" / "games.sqlite3"),
        "FLUGPOST_SANDBOX_PORT": "99999",
        "FLUGPOST_RENDER_THREADS": "many",
    }
    with pytest.raises(BadSettings) as caught:
        load(environment, tmp_path / ".env")
    faults = str(caught.value).splitlines()
    assert len(faults) == len(environment)
    assert all(any(name in fault for fault in faults) for name in environment)
    assert "hunter2" not in str(caught.value)


def test_the_token_is_not_in_the_repr(tmp_path: Path) -> None:
    assert TOKEN not in repr(load({"DISCORD_TOKEN": TOKEN}, tmp_path / ".env"))


def test_every_setting_is_in_the_example_and_the_readme() -> None:
    root = Path(__file__).parents[2]
    example = (root / ".env.example").read_text()
    readme = (root / "README.md").read_text()
    source = (root / "bot" / "settings.py").read_text()
    for name in set(re.findall(r'"((?:FLUGPOST|DISCORD)_[A-Z_]+)"', source)):
        assert f"\n{name}=" in example, f"{name} is not in the example"
    for line in example.splitlines():
        if "=" in line and not line.startswith("#"):
            name = line.partition("=")[0]
            assert name in source, f"{name} is in the example but unknown"
            assert name in readme, f"{name} is not in the README"


def test_the_sandbox_is_kept_where_told_and_the_browser_opened_as_told(tmp_path: Path) -> None:
    settings = load(
        {"FLUGPOST_SANDBOX_KEEP": str(tmp_path), "FLUGPOST_OPEN_BROWSER": "yes"}, tmp_path / ".env"
    )
    assert (settings.sandbox_keep, settings.open_browser) == (tmp_path, True)
    untold = load({"DISPLAY": ":0"}, tmp_path / ".env")
    assert (untold.sandbox_keep, untold.open_browser) == (None, False), "nobody sits at this terminal"
    with pytest.raises(BadSettings, match="must be yes or no"):
        load({"FLUGPOST_OPEN_BROWSER": "perhaps"}, tmp_path / ".env")
