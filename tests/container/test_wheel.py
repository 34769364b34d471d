"""The wheel has every file that is read when the bot runs: catalogues, handbooks, figures, fonts, a page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import copytree, ignore_patterns
from zipfile import ZipFile

import pytest

from words.catalogue import LANGUAGES, areas

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "render", "rules", "sandbox", "words")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What stands in it; made of a copy, without the network."""
    source, wheels = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheels")
    for name in PACKAGES:
        copytree(ROOT / name, source / name, ignore=ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        (source / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "-w", wheels, source], check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    return set(ZipFile(wheel).namelist())


def tracked(*folders: str) -> Iterable[str]:
    listed = subprocess.run(
        ["git", "ls-files", *folders], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return listed.stdout.splitlines()


def test_every_tracked_file_of_the_packages_is_in_the_wheel(built: set[str]) -> None:
    assert [path for path in tracked(*PACKAGES) if path not in built] == []


def test_every_catalogue_and_handbook_is_in_the_wheel(built: set[str]) -> None:
    for language in LANGUAGES:
        assert {f"words/{language}/{area}.ftl" for area in areas(language)} <= built
        handbooks = (ROOT / "words" / language / "handbooks").glob("*.md")
        assert {f"words/{language}/handbooks/{page.name}" for page in handbooks} <= built
