"""The Dockerfile: all that it copies is there, and the container is as modest as the papers say.

No engine runs here; that each RUN works in a fresh folder is tried by `make container`.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from tests.container.recipe import Instruction, read

ROOT = Path(__file__).parents[2]
RECIPE = read((ROOT / "Dockerfile").read_text("utf-8"))


def of(word: str) -> list[Instruction]:
    return [each for each in RECIPE if each.word == word]


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = {line.strip("/") for line in (ROOT / ".dockerignore").read_text("utf-8").split()}
    for instruction in of("COPY"):
        if "--from" not in instruction.text:
            *sources, _ = shlex.split(instruction.text)
            for source in sources:
                assert (ROOT / source).exists(), source
                assert source not in ignored, f"{source} is copied and ignored"


def test_every_package_of_the_project_is_copied() -> None:
    copied = {word for each in of("COPY") for word in shlex.split(each.text)}
    assert {"bot", "rules", "render", "sandbox", "pyproject.toml", "README.md", "LICENSE"} <= copied


def test_it_runs_as_nobody_in_particular_keeps_its_games_and_tells_how_it_is() -> None:
    assert of("USER")[-1].text == "flugpost"
    assert of("VOLUME")[-1].text == "/data"
    assert '["flugpost", "doctor", "--alive"]' in of("HEALTHCHECK")[-1].text
    assert "FLUGPOST_DB=/data/" in of("ENV")[-1].text


def test_the_composed_container_cannot_write_but_to_its_volume() -> None:
    lines = [line.strip() for line in (ROOT / "compose.yaml").read_text("utf-8").splitlines()]
    assert {"read_only: true", "restart: unless-stopped", "- games:/data", "- /tmp"} <= set(lines)


def test_the_readmes_container_restarts_by_itself_and_cannot_write_but_to_its_volume() -> None:
    (line,) = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if "docker run" in line]
    assert {"--restart", "unless-stopped", "--read-only", "flugpost:/data"} <= set(line.split())
