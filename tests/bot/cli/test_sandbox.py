"""`flugpost sandbox` runs alone, and a doctor in another process finds a healthy Discord there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main


@contextmanager
def sandbox(folder: Path) -> Iterator[str]:
    """What it says when it is open, with its world kept in the folder."""
    settings = {
        "DISCORD_TOKEN": "",
        "FLUGPOST_SANDBOX_PORT": "0",
        "FLUGPOST_SANDBOX_KEEP": str(folder / "world"),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "sandbox"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | settings | {"PYTHONPATH": str(Path(__file__).parents[3])},
    ) as process:
        assert process.stdout
        yield "".join(process.stdout.readline() for _ in range(3))
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


def test_a_sandbox_alone_suits_the_doctor_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with sandbox(tmp_path) as announced:
        found = re.search(r"DISCORD_TOKEN=(\S+) FLUGPOST_DISCORD_URL=(\S+) flugpost", announced)
        assert found
        assert "only this machine can reach it" in announced
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DISCORD_TOKEN", found[1])
        monkeypatch.setenv("FLUGPOST_DISCORD_URL", found[2])
        monkeypatch.setenv("FLUGPOST_DB", str(tmp_path / "games.sqlite3"))
        assert main(["doctor"]) == 0
        assert "server Flugplatz: all permissions granted." in capsys.readouterr().out
    with sandbox(tmp_path) as announced:
        assert found[1] in announced, "the same bot is let in"
