"""Each RUN of the Dockerfile's first stage, one after the other in a fresh folder, without an engine.

`python -m tests.container` copies what the recipe copies, runs what it runs with the folder in place of the
root, and asks the program that comes out of it for its version. It installs everything anew: a minute.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.container.recipe import read

ROOT = Path(__file__).parents[2]


def main() -> int:
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
                subprocess.run(here, shell=True, cwd=work, check=True)  # noqa: S602 - our own recipe
        said = subprocess.run([image / "opt/flugpost/bin/flugpost", "--version"], cwd=folder, check=True)
        return said.returncode


def _copy(source: Path, target: Path, *, into: bool) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        place = target / source.name if into else target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, place)


if __name__ == "__main__":
    sys.exit(main())
