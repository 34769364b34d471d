"""The Dockerfile: all that it copies is there, and the container is as modest as the papers say.

No engine runs here; that each RUN works in a fresh folder is tried by `make container`.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from itertools import pairwise
from pathlib import Path

from tests.container.recipe import Instruction, read

ROOT = Path(__file__).parents[2]
RECIPE = read((ROOT / "Dockerfile").read_text("utf-8"))


PINNED = re.compile(r"^([\w.-]+==\S+)", re.MULTILINE)


def pinned(lock: str) -> set[str]:
    return set(PINNED.findall((ROOT / f"requirements/{lock}.txt").read_text("utf-8")))


def composed(file: str, *services: str) -> list[set[str]]:
    """The lines of each service."""
    parts = re.split(r"^ {2}(\w+):$|^\w+:$", (ROOT / file).read_text("utf-8"), flags=re.MULTILINE)
    found = {name: text for name, text in pairwise(parts) if name}
    return [{line.strip() for line in found[service].splitlines()} for service in services]


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
    assert {"bot", "rules", "render", "sandbox", "words", "pyproject.toml", "README.md", "LICENSE"} <= copied


def test_the_extra_adds_its_driver_at_the_version_that_was_tested_and_sqlite_needs_none() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert [each.partition(">")[0] for each in extras["postgres"]] == ["asyncpg"]
    assert {each.partition("==")[0] for each in pinned("postgres")} == {"asyncpg"}
    assert pinned("postgres") <= pinned("dev")
    assert not pinned("postgres") & pinned("run")
    assert of("ARG") == [Instruction("ARG", "EXTRAS=")]


def test_it_runs_as_nobody_in_particular_keeps_its_games_and_tells_how_it_is() -> None:
    assert of("USER")[-1].text == "flugpost"
    assert of("VOLUME")[-1].text == "/data"
    assert '["flugpost", "doctor", "--alive"]' in of("HEALTHCHECK")[-1].text
    assert "FLUGPOST_DB=/data/" in of("ENV")[-1].text


def test_the_composed_container_cannot_write_but_to_its_volume() -> None:
    lines = [line.strip() for line in (ROOT / "compose.yaml").read_text("utf-8").splitlines()]
    assert {"read_only: true", "restart: unless-stopped", "- games:/data", "- /tmp"} <= set(lines)


def test_composed_with_postgresql_the_bot_is_as_modest_and_has_its_driver() -> None:
    bot, database = composed("compose.postgres.yaml", "flugpost", "database")
    alone = composed("compose.yaml", "flugpost")[0]
    modest = {
        line for line in alone if line.split(":")[0] in {"read_only", "cap_drop", "security_opt", "mem_limit"}
    }
    assert len(modest) == 4
    assert {*modest, "restart: unless-stopped", "EXTRAS: postgres", "condition: service_healthy"} <= bot
    assert {"FLUGPOST_DB: postgresql://flugpost@database/flugpost", "- files:/data"} <= bot
    assert {"healthcheck:", "restart: unless-stopped", "- games:/var/lib/postgresql"} <= database
    assert "ports:" not in bot | database


def test_the_databases_password_stands_in_no_file_and_is_asked_for_where_it_is_missing() -> None:
    services = composed("compose.postgres.yaml", "flugpost", "database")
    said = [line for lines in services for line in lines if "PASSWORD:" in line and not line.startswith("#")]
    assert sorted(line.partition(": ")[0] for line in said) == ["PGPASSWORD", "POSTGRES_PASSWORD"]
    assert {line.partition(": ")[2] for line in said} == {"${POSTGRES_PASSWORD:?is to be set in .env}"}


def test_the_readmes_container_restarts_by_itself_and_cannot_write_but_to_its_volume() -> None:
    (line,) = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if "docker run" in line]
    assert {"--restart", "unless-stopped", "--read-only", "flugpost:/data"} <= set(line.split())
