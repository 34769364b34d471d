"""What Discord takes, and how text is brought to fit."""

from __future__ import annotations

TEXT = 2000
DESCRIPTION = 4096
EMBED_TITLE = 256
ALT_TEXT = 1024
PLACEHOLDER = 150
OPTION_TEXT = 100
OPTIONS = 25
BUTTON_LABEL = 80
MODAL_TITLE = 45
MODAL_LABEL = 45
INPUT_PLACEHOLDER = 100
CUSTOM_ID = 100
ROWS = 5
THREAD_NAME = 100


def clip(text: str, most: int) -> str:
    """The text, or as much of it as fits with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def divide(text: str, most: int) -> tuple[str, str]:
    """The text in two: the first part fits and ends with a line or a word, the second is the rest."""
    if len(text) <= most:
        return text, ""
    cut = max(text.rfind("\n", 0, most), 0) or max(text.rfind(" ", 0, most), 0) or most
    return text[:cut].rstrip(), text[cut:].lstrip()


def quoted(text: str) -> str:
    """What somebody typed, repeated to them: never so long as to drown the sentence around it."""
    return f"“{clip(text.strip(), 40)}”"
