"""`python -m sandbox`: a local Discord for whichever bot comes."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "sandbox")


def test_it_says_where_a_bot_finds_it(tmp_path: Path) -> None:
    kept = tmp_path / "world"
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--keep", str(kept)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout
        said = "".join(process.stdout.readline() for _ in range(5))
        told = dict(re.findall(r"^  (\w+) +(\S+)$", said, re.MULTILINE))
        asked = Request(f"{told['REST']}/users/@me", headers={"Authorization": f"Bot {told['token']}"})  # noqa: S310
        with urlopen(asked) as answer:  # noqa: S310 - our own sandbox
            assert json.load(answer)["bot"] is True
        process.terminate()
        assert process.wait(20) == 0
    assert (kept / "world.json").exists()


def test_a_port_that_is_taken_gets_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            [*COMMAND, "--port", port], check=False, capture_output=True, text=True, cwd=ROOT, timeout=60
        )
    assert ended.returncode == 1
    assert ended.stderr.startswith("Cannot start: ")
    assert "Traceback" not in ended.stderr
