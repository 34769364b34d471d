"""The audit finds what it looks for, and says so when it could not look."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.audit import licences, secrets_in_tree, vulnerable
from tests.audit.__main__ import ROOT

TOKEN = ".".join(("M" + "Tk4NjIyNDgzNDcxOTI1MjQ4", "Cl2FMQ", "ZnCjm1XVW7vRze4b7Cq4se7kKWs"))
"""In parts, so that the audit does not find it here."""


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (f"DISCORD={TOKEN}", "a Discord token"),
        ("-----BEGIN " + "RSA PRIVATE KEY-----", "a private key"),
        ("ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8", "a forge's token"),
        ("AKIA" + "IOSFODNN7EXAMPLE", "a cloud's key"),
        ("postgres" + "://ann:hunter22@db/games", "a password in an address"),
        ("api_key = " + '"0123456789abcdef0123456789abcdef"', "a secret that is assigned"),
    ],
)
def test_secrets_are_found_with_their_line(text: str, what: str) -> None:
    assert (2, what) in list(secrets_in_tree.in_text(f"first line\n{text}\n"))


@pytest.mark.parametrize(
    "text", ["token = os.environ[name]", 'token: str = ""', "https://example.org/a:b", "sha256:" + "0a" * 32]
)
def test_plain_words_are_no_secrets(text: str) -> None:
    assert list(secrets_in_tree.in_text(text)) == []


def test_a_secret_is_named_by_its_place_and_not_told(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / "notes.md").write_text(f"look:\n{TOKEN}\n")
    (tmp_path / ".env").write_text("")
    (tmp_path / ".env.example").write_text("")
    found = list(secrets_in_tree.in_tree(tmp_path))
    assert found == [
        ".env: a file of that name holds secrets",
        "notes.md:2: looks like a Discord token",
    ]


def test_what_is_allowed_is_still_there() -> None:
    for name, what in secrets_in_tree.ALLOWED:
        assert what in {found for _, found in secrets_in_tree.in_text((ROOT / name).read_text())}


def test_licences_are_read_as_they_are_written() -> None:
    assert licences.parts("Apache-2.0 AND MIT") == ["Apache-2.0", "MIT"]
    assert licences.parts("GPL-3.0-only OR MIT") == ["MIT"]
    assert licences.parts("SIL OFL 1.1") == ["OFL-1.1"]
    assert licences.licence("pillow") == "MIT-CMU"
    assert list(licences.faults(["no-such-package"])) == []


def test_an_unknown_licence_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "licence", lambda _: "AGPL-3.0-only")
    assert list(licences.faults(["pillow"])) == [
        "pillow: its licence is “AGPL-3.0-only”, and AGPL-3.0-only is not among those we know"
    ]


def test_all_that_is_pinned_has_a_licence_we_know() -> None:
    assert list(licences.faults(licences.pinned(ROOT))) == []


def answered(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_a_vulnerable_version_is_a_fault_and_an_accepted_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    advisory = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["2.0"]}
    answer = answered({"name": "a", "version": "1.0", "vulns": [advisory]}, {"name": "b", "skip_reason": "?"})
    assert vulnerable.judged(answer) == (["a 1.0: PYSEC-1, mended in 2.0"], 1, "")
    monkeypatch.setitem(vulnerable.ACCEPTED, "CVE-1", "we never call it")
    assert vulnerable.judged(answer).faults == []


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("", "cannot be reached"),
        ("[]", "cannot be reached"),
        (answered({"name": "a", "skip_reason": "?"}), "knows none of the 1"),
    ],
)
def test_without_an_answer_it_is_skipped_and_says_why(answer: str, why: str) -> None:
    finding = vulnerable.judged(answer)
    assert why in finding.skipped
    assert finding.faults == []
