"""The command line: what it prints, and the exit codes that scripts can use."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from rules.record import write
from rules.simulation import play
from rules.titles import TITLES

RECORDS = Path(__file__).parents[2] / "records"
SIMULATE = [
    "simulate",
    "dogfight",
    "--scenario",
    "face-to-face",
    "--seats",
    "autopilot,random",
    "--jobs",
    "1",
]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    title = TITLES["dogfight"]
    _, options, _ = title.variants()[0]
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(write(play(title, options, ("random", "random"), b"a game").record()))
    return path


def output(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert "Traceback" not in text
    return text


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    text = output(capsys)
    assert all(
        command in text for command in ("run", "sandbox", "verify", "simulate", "analyse", "render", "doctor")
    )


def test_analyse_says_how_things_stood_and_where_that_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "analysis.png"
    record = RECORDS / "dogfight" / "war-shot-down.json"
    assert main(["analyse", str(record), "--worlds", "2", "-o", str(drawn)]) == 0
    head, *rows = output(capsys).splitlines()
    assert head.split() == ["turn", "seat", "1", "(Central", "Powers)", "seat", "2", "(Entente)"]
    assert [row.split()[0] for row in rows[:3]] == ["1", "2", "end"]
    assert rows[2].split() == ["end", "100%", "0%"]
    assert re.fullmatch(r"Turn 2: seat 2 \(Entente\) \d+ → 0%", rows[4])
    assert "is shot down" in rows[5]
    assert rows[6].startswith("  Bad luck: the same choices keep ")
    won = rows.index("How it was won:")
    assert any("shoots down" in row or "burst" in row for row in rows[won + 1 : -4])
    assert (
        rows[-3]
        == "Luck in this game; in brackets what the same choices bring on average (▲ far more, ▼ far less):"
    )
    assert re.fullmatch(
        r"  seat 1 \(Central Powers\): a little lucky: damage dealt 12 \([\d.]+ on average\) ▲, .*",
        rows[-2],
    )
    with Image.open(drawn) as picture:
        assert picture.width == 1200


@pytest.mark.parametrize("command", ["analyse", "film"])
@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("rules_version", 999, "was played with version 999 of the rules"),
        ("title", "chess", "record of “chess”, which isn't played here"),
        ("pack", "another", "was played with the figures “another”"),
        ("steps", None, "has no card “99”"),
    ],
)
def test_of_a_record_that_cannot_be_played_again_a_sentence_is_said(
    command: str,
    field: str,
    value: object,
    says: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    true = json.loads((RECORDS / "dogfight" / "war-shot-down.json").read_bytes())
    if field == "steps":
        true["steps"][0]["choices"]["0"]["Z.first"] = "99"
    else:
        true[field] = value
    bent = tmp_path / "bent.json"
    bent.write_text(json.dumps(true))
    assert main([command, str(bent), "-o", str(tmp_path / "out.gif")]) == 1
    assert says in complaint(capsys)


def test_verify_accepts_a_true_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "all as recorded" in output(capsys)


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        ("baron/solitaire-victory", "Won by seat 1. Germany won the war, and "),
        ("baron/solitaire-lost", "Lost. Hyperinflation ruined Germany. Albatros made 38, "),
        ("dogfight/glory-turn-limit", "A draw. "),
    ],
)
def test_verify_says_how_the_game_ended(kept: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORDS / f"{kept}.json")]) == 0
    assert output(capsys).splitlines()[-1].startswith(says)


def test_verify_finds_an_edited_record(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(record.read_bytes())
    data["steps"] = data["steps"][1:]
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    assert main(["verify", str(edited)]) == 1
    assert "Step 1" in complaint(capsys)


@pytest.mark.parametrize("content", [None, b"not a record", b"{}"])
def test_verify_says_what_it_cannot_read(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.json"
    if content is not None:
        path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    assert "odd.json" in complaint(capsys)


def test_simulate_repeats_exactly_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for seed in ("1", "1", "2"):
        assert main([*SIMULATE, "--games", "2", "--seed", seed, "--json"]) == 0
        runs.append(json.loads(output(capsys)))
    assert runs[0] == runs[1]
    assert runs[0]["results"] != runs[2]["results"]
    assert sum(runs[0]["wins"]) + runs[0]["drawn"] + runs[0]["lost"] == runs[0]["games"] == 2


def test_simulate_in_several_processes_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for jobs in ("1", "2"):
        words = ["simulate", "dogfight", "--seats", "random,random", "--games", "3", "--json", "--jobs", jobs]
        assert main(words) == 0
        runs.append(json.loads(output(capsys)))
    assert runs[0] == runs[1]


def test_simulate_takes_options_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "dogfight", "--variant", "late-nieuport", "--scenario", "into-the-mud"]
    assert main([*words, "--seats", "random,random", "--games", "1", "--json"]) == 0
    assert json.loads(output(capsys))["options"]["variant"] == "late-nieuport"


def test_simulate_tells_games_that_were_lost_from_those_that_were_drawn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [
        "simulate",
        "baron",
        "--mode",
        "solitaire",
        "--seats",
        "autopilot",
        "--games",
        "2",
        "--jobs",
        "1",
    ]
    assert main([*words, "--json"]) == 0
    summary = json.loads(output(capsys))
    assert (summary["wins"], summary["drawn"], summary["lost"]) == ([1], 0, 1)
    assert main(words) == 0
    assert "drawn: 0, lost by all: 1" in output(capsys)


def test_simulate_prints_a_summary_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--games", "1"]) == 0
    assert "seat 1 (autopilot)" in output(capsys)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "no title “chess”"),
        (["simulate", "dogfight", "--seats", "autopilot,hal"], "no player “hal”"),
        (["simulate", "dogfight", "--seats", "random"], "seats are 2, not 1"),
        (
            ["simulate", "dogfight", "--scenario", "look-up", "--seats", "random,random"],
            "seats are 1, not 2",
        ),
        (["simulate", "dogfight", "--players", "3", "--seats", "random,random"], "--players says 3"),
        (["simulate", "dogfight", "--games", "0"], "1 or more"),
        (["simulate", "dogfight", "--colour", "red"], "no option --colour"),
        (["simulate", "dogfight", "--scenario"], "needs a value"),
        (
            ["simulate", "dogfight", "--scenario", "waterloo"],
            "with --edition glory; it can be face-to-face, ",
        ),
        (["simulate", "dogfight", "--rules", "aim,tanks"], "--rules cannot be “tanks” with"),
        (["simulate", "dogfight", "scenario"], "not understood"),
    ],
)
def test_simulate_says_what_is_wrong(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert says in complaint(capsys)


def test_render_draws_any_step_as_anyone_saw_it(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "board.png"
    for extra in (
        ["--step", "1"],
        [],
        ["--step", "1", "--seat", "1"],
        ["--step", "1", "--seat", "2", "--mat"],
    ):
        assert main(["render", str(record), *extra, "-o", str(target)]) == 0
        assert output(capsys).strip()
        assert Image.open(BytesIO(target.read_bytes())).width == 1200


@pytest.mark.parametrize(
    ("extra", "says"),
    [
        (["--step", "9999"], "--step takes 0 to"),
        (["--seat", "7"], "--seat takes 1 to 2"),
        (["--mat"], "--mat needs --seat"),
    ],
)
def test_render_says_what_is_wrong(
    extra: list[str], says: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(record), *extra, "-o", str(tmp_path / "x.png")]) == 2
    assert says in complaint(capsys)


def test_render_says_where_it_cannot_write(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(record), "-o", str(tmp_path / "nowhere" / "x.png")]) == 2
    assert "Cannot write" in complaint(capsys)


def test_words_that_no_command_knows_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["verify", "x.json", "--loudly"])
    assert "--loudly" in complaint(capsys)
