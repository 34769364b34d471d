"""`flugpost` as a person starts it, without a token: three lines, the page, and a world that is kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import run
from bot.settings import Settings

ROOT = Path(__file__).parents[3]


class Terminal:
    """What the person at the terminal reads, and what the page they open is told."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout
        self._output = process.stdout
        self.lines = [self._output.readline() for _ in range(3)]
        self.url = self.lines[0].split()[4]

    def rest(self) -> str:
        return self._output.read()

    def state(self) -> Any:
        with urllib.request.urlopen(f"{self.url}/sandbox/state") as answer:  # noqa: S310 - our own machine
            return json.load(answer)

    def begin(self, card: str) -> None:
        while not (state := self.state())["bot_connected"]:
            time.sleep(0.05)
        body = json.dumps({"as": state["me"]["id"], "card": card}).encode()
        request = urllib.request.Request(  # noqa: S310 - our own machine
            f"{self.url}/sandbox/begin", body, {"Content-Type": "application/json"}
        )
        urllib.request.urlopen(request).close()  # noqa: S310 - our own machine


@contextmanager
def flugpost(folder: Path, **settings: str) -> Iterator[Terminal]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FLUGPOST_")}
    quietly = {
        "DISCORD_TOKEN": "",
        "FLUGPOST_SANDBOX_PORT": "0",
        "FLUGPOST_FILMS": "no",
        "FLUGPOST_ANALYSES": "no",
        "FLUGPOST_PROCESSES": "0",
        "PYTHONPATH": str(ROOT),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env=environment | quietly | settings,
    ) as process:
        terminal = Terminal(process)
        yield terminal
        process.send_signal(signal.SIGTERM)
        assert (terminal.rest(), process.wait(20)) == ("", 0)


def places(terminal: Terminal) -> list[tuple[str, str]]:
    return [(channel["id"], channel["name"]) for channel in terminal.state()["channels"]]


def test_three_lines_a_page_and_a_world_that_is_kept_if_told(tmp_path: Path) -> None:
    """In one go, for a start takes its time."""
    kept = {"FLUGPOST_SANDBOX_KEEP": str(tmp_path / "world")}
    with flugpost(tmp_path, **kept, **browser(tmp_path)) as terminal:
        assert terminal.lines[0] == f"The sandbox is open: {terminal.url} (only this machine can reach it)\n"
        assert "Press a card" in terminal.lines[1]
        assert "Ctrl-C" in terminal.lines[2]
        assert opened(tmp_path) == terminal.url
        terminal.begin("dogfight")
        before = places(terminal)
        assert any("Dogfight" in name for _, name in before)
    with flugpost(tmp_path, **kept) as terminal:
        assert places(terminal) == before
    with flugpost(tmp_path, FLUGPOST_SANDBOX_HOST="0.0.0.0") as terminal:  # noqa: S104 - to be told of it
        assert "whoever can reach this machine can play as anybody" in terminal.lines[0]
        assert [name for _, name in places(terminal)] == ["games"]


def test_a_setting_by_a_name_that_it_had_before_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run_bot(settings: Settings) -> None:
        assert settings.limits.requests == 5

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLUGPOST_FAVOURS_PER_PERSON", "5")
    monkeypatch.setattr(run, "run_bot", run_bot)
    monkeypatch.setattr(run, "keep_quiet", lambda: None)
    monkeypatch.setattr("bot.kit.logs.begin", lambda *_, **__: None)
    assert main(["run"]) == 0
    assert "FLUGPOST_FAVOURS_PER_PERSON is called FLUGPOST_REQUESTS_PER_PERSON now" in caplog.text


def browser(folder: Path) -> dict[str, str]:
    """One that only notes what it shall open."""
    script = folder / "browser"
    script.write_text(f"#!/bin/sh\necho $1 > {folder}/address && mv {folder}/address {folder}/opened\n")
    script.chmod(0o755)
    return {"FLUGPOST_OPEN_BROWSER": "yes", "BROWSER": f"{script} %s"}


def opened(folder: Path) -> str:
    while not (folder / "opened").is_file():
        time.sleep(0.02)
    return (folder / "opened").read_text().strip()
