"""What a run that found something leaves behind, for whoever looks for the cause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandbox.model import Message
from tests.soak.ledger import Ledger
from tests.soak.town import Town


def write(town: Town, ledger: Ledger, folder: Path) -> None:
    """Beside the database and the log: every message as it stands, every request, every fault, and all that
    does not hold."""
    town.write_requests()
    _write(folder / "messages.json", [_plain(each) for each in town.sandbox.messages()])
    _write(folder / "faults.json", [each._asdict() | vars(each.planned) for each in ledger.struck])
    _write(folder / "violations.json", [each._asdict() for each in ledger.violations])


def _write(path: Path, what: list[Any]) -> None:
    path.write_text(json.dumps(what, indent=1, default=str, ensure_ascii=False), encoding="utf-8")


def _plain(message: Message) -> dict[str, Any]:
    channel = message.channel
    return {
        "id": message.id,
        "channel": channel.id,
        "in": channel.label,
        "channel deleted": channel.deleted,
        "author": message.author.name,
        "created": message.created_at,
        "edited": message.edited_at,
        "kind": message.kind.name,
        "flags": str(message.flags),
        "nonce": message.nonce,
        "deleted": message.deleted,
        "only for": message.only_for and message.only_for.name,
        "answers": message.interaction and message.interaction.id,
        "text": message.text,
        "components": message.components,
        "files": [each.filename for each in message.attachments],
    }
