"""Each RUN of the Dockerfile's first stage, one after the other in a fresh folder, without an engine.

`make container` copies what the recipe copies, runs what it runs with the folder in place of the root, and
starts the program that comes out of it, alone in an empty folder as in the second stage: all that it needs
must have come along. It installs everything anew: a minute or two, and once more with the extras.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.container.recipe import read

ROOT = Path(__file__).parents[2]
DRIVER = "import asyncpg"


def main() -> int:
    return max(_built(""), _built("postgres"))


def _built(extras: str) -> int:
    print(f"EXTRAS={extras}", flush=True)
    recipe = read((ROOT / "Dockerfile").read_text("utf-8"))
    stages = [at for at, each in enumerate(recipe) if each.word == "FROM"]
    with TemporaryDirectory(prefix="flugpost-image-") as folder:
        image, work = Path(folder), Path(folder)
        for word, text in recipe[: stages[1]]:
            if word == "WORKDIR":
                work = image / text.strip("/")
                work.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                *sources, target = shlex.split(text)
                for source in sources:
                    _copy(ROOT / source, work / target, into=target.endswith("/"))
            elif word == "RUN":
                print(f"RUN {text}", flush=True)
                here = text.replace("/opt/", f"{image}/opt/").replace(
                    "python -m venv", f"{sys.executable} -m venv"
                )
                given = os.environ | {"EXTRAS": extras}
                subprocess.run(here, shell=True, cwd=work, env=given, check=True)  # noqa: S602 - our own recipe
        data = image / "data"
        data.mkdir()
        programs = image / "opt/flugpost/bin"
        return max(_has_driver(programs, wanted="postgres" in extras), _tried(programs / "flugpost", data))


def _has_driver(programs: Path, *, wanted: bool) -> int:
    """Only where it was asked for: SQLite alone needs nothing more than before."""
    asked = subprocess.run(
        [programs / "python", "-c", DRIVER], capture_output=True, cwd=programs, check=False
    )
    print(f"PostgreSQL's driver is {'missing' if asked.returncode else 'installed'}.", flush=True)
    return 0 if wanted == (asked.returncode == 0) else 1


def _tried(program: Path, data: Path) -> int:
    """Whether it finds its fonts, its tables, its page and its handbooks, and stops when it is told."""
    home = {
        "PATH": f"{program.parent}:/usr/bin:/bin",
        "FLUGPOST_DB": str(data / "flugpost.sqlite3"),
        "FLUGPOST_SANDBOX_KEEP": str(data),
        "FLUGPOST_SANDBOX_PORT": "0",
    }
    for words in (["--version"], ["doctor"], ["simulate", "baron", "--games", "1"]):
        print(f"flugpost {' '.join(words)}", flush=True)
        subprocess.run([program, *words], cwd=data, env=home, check=True)
    if not _speaks_german(program.parent / "python", data, home):
        return 1
    print("flugpost", flush=True)
    with subprocess.Popen([program], cwd=data, env=home, stdout=subprocess.PIPE, text=True) as running:
        opened = running.stdout.readline() if running.stdout else ""
        print(opened, end="", flush=True)
        running.terminate()
        ended = running.wait(30)
    made = sorted(path.name for path in data.iterdir())
    print(f"It left {', '.join(made)} and ended with {ended}.")
    return 0 if "The sandbox is open" in opened and ended == 0 and "sandbox.sqlite3" in made else 1


GERMAN = """
from bot.discord.panels.ids import LobbyId
from bot.discord.panels.parts import button
from words import LANGUAGES, phrase, speaking
from words.handbooks import handbook
for language in LANGUAGES:
    with speaking(language):
        join = button(phrase("panels.lobby-button-join"), LobbyId("join", 1))
        print(join.label, "|", handbook("dogfight", language)[0].title)
"""


def _speaks_german(python: Path, data: Path, home: dict[str, str]) -> bool:
    """A panel's button, and the first heading of a handbook, in every language."""
    said = subprocess.run(
        [python, "-c", GERMAN], cwd=data, env=home, check=True, capture_output=True, text=True
    )
    print(said.stdout, end="", flush=True)
    spoken = [line.split(" | ") for line in said.stdout.splitlines()]
    return len(spoken) > 1 and all(len(set(texts)) == len(texts) for texts in zip(*spoken, strict=True))


def _copy(source: Path, target: Path, *, into: bool) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        place = target / source.name if into else target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, place)


if __name__ == "__main__":
    sys.exit(main())
