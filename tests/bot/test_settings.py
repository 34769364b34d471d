"""Settings: from the environment and .env, every fault named at once, the token never shown."""

from __future__ import annotations

from dataclasses import Field, fields
from pathlib import Path

import pytest

from bot.settings import DECLARED, BadSettings, Settings, load, outdated
from tests.bot import settings_page

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789"  # noqa: S105 - made up


def test_nothing_set_means_the_sandbox(tmp_path: Path) -> None:
    settings = load({}, tmp_path / ".env")
    assert settings.in_sandbox
    assert settings.sandbox_port == 8080


def test_dotenv_fills_in_what_the_environment_leaves_out(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(
        f"# comment\nDISCORD_TOKEN='{TOKEN}'\nexport FLUGPOST_SANDBOX_PORT=9000\n\nFLUGPOST_LOG_LEVEL=debug\n"
    )
    settings = load({"FLUGPOST_SANDBOX_PORT": "7000"}, dotenv)
    assert settings.token == TOKEN
    assert settings.sandbox_port == 7000
    assert settings.log_level == "DEBUG"
    assert not settings.in_sandbox


def test_every_fault_is_named_at_once(tmp_path: Path) -> None:
    environment = {
        "DISCORD_TOKEN": "hunter2",
        "FLUGPOST_LOG_LEVEL": "LOUD",
        "FLUGPOST_DB": str(tmp_path / "nowhere" / "games.sqlite3"),
        "FLUGPOST_SANDBOX_PORT": "99999",
        "FLUGPOST_RENDER_THREADS": "many",
    }
    with pytest.raises(BadSettings) as caught:
        load(environment, tmp_path / ".env")
    faults = str(caught.value).splitlines()
    assert len(faults) == len(environment)
    assert all(any(name in fault for fault in faults) for name in environment)
    assert "hunter2" not in str(caught.value)


def test_the_token_is_not_in_the_repr(tmp_path: Path) -> None:
    assert TOKEN not in repr(load({"DISCORD_TOKEN": TOKEN}, tmp_path / ".env"))


def test_the_example_and_the_page_are_what_the_declaration_makes() -> None:
    assert settings_page.EXAMPLE.read_text(encoding="utf-8") == settings_page.example(), "run `make settings`"
    assert settings_page.PAGE.read_text(encoding="utf-8") == settings_page.page(), "run `make settings`"
    for each in DECLARED:
        assert f"| `{each.metadata['name']}` |" in settings_page.page()


def test_the_example_sets_what_stands_anyhow(tmp_path: Path) -> None:
    unset, example = load({}, tmp_path / ".env"), load({}, settings_page.EXAMPLE)
    assert {each.name: getattr(example, each.name) for each in fields(Settings)} == {
        each.name: getattr(unset, each.name) for each in fields(Settings)
    }


@pytest.mark.parametrize("setting", DECLARED, ids=lambda setting: setting.name)
def test_each_is_declared_whole_and_refused_in_its_own_words(setting: Field[object], tmp_path: Path) -> None:
    about = setting.metadata
    assert about["told"].endswith(".")
    assert about["unset"] or setting.default not in {None, "", 0}, "else nobody knows what stands"
    if about["kind"].read in {str, Path}:
        return
    name, nonsense = about["name"], str(tmp_path / "nowhere" / "at all")
    with pytest.raises(BadSettings) as caught:
        load({name: nonsense}, tmp_path / ".env")
    assert str(caught.value) == f"{name} must be {about['kind'].words}, not {nonsense[:60]!r}."


@pytest.mark.parametrize(("text", "fits"), [("7", True), ("10000", True), ("6", False), ("10001", False)])
def test_numbers_keep_within_their_bounds(tmp_path: Path, text: str, *, fits: bool) -> None:
    environment = {"FLUGPOST_KEEP_DAYS": text}
    if fits:
        assert load(environment, tmp_path / ".env").limits.keep_days == int(text)
    else:
        with pytest.raises(BadSettings, match="a whole number from 7 to 10000"):
            load(environment, tmp_path / ".env")


def test_a_name_that_a_setting_had_before_is_still_read(tmp_path: Path) -> None:
    before = {"FLUGPOST_FAVOURS_PER_PERSON": "5"}
    assert load(before, tmp_path / ".env").limits.requests == 5
    assert list(outdated(before, tmp_path / ".env")) == [
        "FLUGPOST_FAVOURS_PER_PERSON is called FLUGPOST_REQUESTS_PER_PERSON now; please rename it."
    ]
    both = {**before, "FLUGPOST_REQUESTS_PER_PERSON": "4"}
    assert load(both, tmp_path / ".env").limits.requests == 4
    assert not list(outdated({"FLUGPOST_REQUESTS_PER_PERSON": "4"}, tmp_path / ".env"))


def test_the_sandbox_is_kept_where_told_and_the_browser_opened_as_told(tmp_path: Path) -> None:
    settings = load(
        {"FLUGPOST_SANDBOX_KEEP": str(tmp_path), "FLUGPOST_OPEN_BROWSER": "yes"}, tmp_path / ".env"
    )
    assert (settings.sandbox_keep, settings.open_browser) == (tmp_path, True)
    untold = load({"DISPLAY": ":0"}, tmp_path / ".env")
    assert (untold.sandbox_keep, untold.open_browser) == (None, False), "nobody sits at this terminal"
    with pytest.raises(BadSettings, match="must be yes or no"):
        load({"FLUGPOST_OPEN_BROWSER": "perhaps"}, tmp_path / ".env")
