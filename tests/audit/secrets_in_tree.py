"""Secrets in the tree: whatever Git keeps and looks like a token, a key, or a file that holds such."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

LARGEST = 2_000_000
"""Bytes of a file that is looked through."""

SHAPES = {
    "a Discord token": re.compile(r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}\b"),
    "a Discord webhook": re.compile(r"/api/webhooks/\d{15,}/[\w-]{40,}"),
    "a private key": re.compile(r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----"),
    "a forge's token": re.compile(r"\b(?:gh[opsur]_\w{36,}|github_pat_\w{22,}|glpat-[\w-]{20,})"),
    "a package index's token": re.compile(r"\bpypi-[\w-]{50,}|\bnpm_\w{36,}"),
    "a cloud's key": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b"),
    "a messenger's token": re.compile(r"\bxox[abeprs]-[\w-]{10,}"),
    "a password in an address": re.compile(r"\b[a-z][a-z+]{2,9}://[^\s/:@\"'{}]+:[^\s/@\"'{}]{6,}@"),
    "a secret that is assigned": re.compile(
        r"(?i)\b\w*(?:token|secret|password|passwd|api_?key)\w*[\"']?\s*[:=]\s*[\"'](?=[^\"']*\d)(?=[^\"']*[a-z])"
        r"[\w+/=.-]{24,}[\"']"
    ),
}
FILES = re.compile(
    r"(?:^|/)(?:\.env(?!\.example$).*|id_[a-z0-9]+|.*\.(?:pem|p12|pfx|key|keystore|sqlite3.*|db))$"
)
"""Names of files that hold secrets, whatever is in them."""

ALLOWED = {
    **{
        (file, what): "made up: in it stands 123456789012345678, and the alphabet"
        for file in ("tests/bot/cli/test_doctor.py", "tests/bot/test_settings.py")
        for what in ("a Discord token", "a secret that is assigned")
    },
    **{
        (file, "a password in an address"): "made up, to see that none is shown"
        for file in ("tests/bot/cli/test_start_postgres.py", "tests/bot/kit/test_environment.py")
    },
    ("bot/kit/environment.py", "a password in an address"): "what such an address looks like: user:password",
}
"""(file, what it looks like) -> why it is none."""


def in_tree(root: Path) -> Iterator[str]:
    """A line for each find: where, and what it looks like, but never the secret itself."""
    for name in tracked(root):
        if FILES.search(name):
            yield f"{name}: a file of that name holds secrets"
        path = root / name
        if path.is_file() and not path.is_symlink() and path.stat().st_size <= LARGEST:
            yield from (
                f"{name}:{line}: looks like {what}"
                for line, what in in_text(path.read_bytes().decode("utf-8", "replace"))
                if (name, what) not in ALLOWED
            )


def in_text(text: str) -> Iterator[tuple[int, str]]:
    for what, shape in SHAPES.items():
        for found in shape.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, what


def tracked(root: Path) -> list[str]:
    """What Git keeps, or is about to; nothing where there is no Git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        check=False,
    )
    return [name for name in listed.stdout.decode().split("\0") if name]
