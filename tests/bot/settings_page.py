"""Writes `.env.example` and the table of `docs/settings.md` as the settings are declared: `make settings`."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap

from bot.settings import DECLARED

ROOT = Path(__file__).parents[2]
EXAMPLE, PAGE = ROOT / ".env.example", ROOT / "docs" / "settings.md"
TABLE = re.compile(r"^\| setting \|.*?(?=^(?!\|)|\Z)", re.MULTILINE | re.DOTALL)
WIDTH = 116


def default(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def example() -> str:
    parts = ["# Copy to .env and fill in what you want otherwise. Empty means the default.\n"]
    for each in DECLARED:
        about = each.metadata
        stands = about["unset"] or default(each.default)
        words = about["kind"].words
        told = [
            *wrap(about["told"].replace("`", ""), WIDTH),
            f"{words[0].upper()}{words[1:]}. Default: {stands}.",
        ]
        lines = [f"# {line}" for line in told]
        parts.append("\n".join([*lines, f"{about['name']}={'' if about['unset'] else stands}", ""]))
    return "\n".join(parts)


def table() -> str:
    lines = ["| setting | what it can be | default | what it does |", "|---|---|---|---|"]
    for each in DECLARED:
        about = each.metadata
        stands = about["unset"] or f"`{default(each.default)}`"
        was = f" Was `{about['formerly']}` before, which is still read." if about["formerly"] else ""
        lines.append(f"| `{about['name']}` | {about['kind'].words} | {stands} | {about['told']}{was} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page with the table as it should be; the rest is written by hand."""
    return TABLE.sub(lambda _: table(), PAGE.read_text(encoding="utf-8"), count=1)


if __name__ == "__main__":
    EXAMPLE.write_text(example(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
