"""From `flugpost` to a page that can be used, against the least that a bot in this language needs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from statistics import median

from tests.bench.ratio import Ratio

ROOT = Path(__file__).parents[2]
ROUNDS = 5
BUDGET = 6.0


def measure() -> list[Ratio]:
    pairs = [(_started(), _imported()) for _ in range(ROUNDS)]
    page, library = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    return [Ratio("from the start to a usable sandbox page", "importing discord.py", page / library, BUDGET)]


def _imported() -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import discord"], check=True, cwd=ROOT)
    return time.perf_counter() - begun


def _started() -> float:
    settings = {"FLUGPOST_SANDBOX_PORT": "0", "FLUGPOST_OPEN_BROWSER": "no", "DISCORD_TOKEN": ""}
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env=os.environ | settings,
    ) as bot:
        assert bot.stdout
        address = bot.stdout.readline().split()[4]
        while not _usable(address):
            time.sleep(0.01)
        taken = time.perf_counter() - begun
        bot.terminate()
    return taken


def _usable(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/sandbox/state") as answer:  # noqa: S310 - our own machine
        state = json.load(answer)
    return bool(state["bot_connected"] and state["guilds"][0]["commands"])
