"""`flugpost sandbox` runs alone, and a doctor in another process finds a healthy Discord there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.fixture
def announced(tmp_path: Path) -> Iterator[str]:
    """What the sandbox says when it is open."""
    environment = os.environ | {"FLUGPOST_SANDBOX_PORT": "0", "DISCORD_TOKEN": ""}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "sandbox"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment
        | {"PYTHONPATH": str(Path(__file__).parents[3]), "FLUGPOST_DB": str(tmp_path / "x.sqlite3")},
    ) as sandbox:
        assert sandbox.stdout
        yield "".join(sandbox.stdout.readline() for _ in range(3))
        sandbox.send_signal(signal.SIGTERM)
        assert sandbox.wait(20) == 0


def test_a_sandbox_alone_suits_the_doctor(
    announced: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"DISCORD_TOKEN=(\S+) FLUGPOST_DISCORD_URL=(\S+) flugpost", announced)
    assert found
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", found[1])
    monkeypatch.setenv("FLUGPOST_DISCORD_URL", found[2])
    monkeypatch.setenv("FLUGPOST_DB", str(tmp_path / "games.sqlite3"))
    assert main(["doctor"]) == 0
    assert "server Flugplatz: all permissions granted." in capsys.readouterr().out
