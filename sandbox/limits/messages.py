"""What Discord refuses in a message, a modal or a list of choices, beyond what its schema says."""

from dataclasses import dataclass
from typing import Any

from sandbox.errors import Form, Json, Refusal, empty_message, too_large
from sandbox.limits.components import check_components, check_modal_components
from sandbox.model import MessageFlag
from sandbox.wire import ATTACHMENT_SIZE_LIMIT

CONTENT = 2000
EMBED_TOTAL = 6000
ALT_TEXT = 1024
NONCE = 25
REQUEST_SIZE = 25 * 1024 * 1024

SETTABLE_FLAGS = int(
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
FIELDS = {
    "content",
    "embeds",
    "allowed_mentions",
    "components",
    "flags",
    "attachments",
    "tts",
    "nonce",
    "enforce_nonce",
    "message_reference",
    "sticker_ids",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
}


@dataclass(frozen=True)
class Upload:
    index: int
    filename: str
    bytes: bytes


def check_message(
    body: Json, uploads: list[Upload], *, kept: int = 0, before: Json | None = None, v2: bool = False
) -> None:
    """Refuse what Discord would. Of a message that is edited: `kept` counts the attachments that stay,
    `before` is what it said until now, and `v2` that it was laid out in Components V2."""
    form = Form()
    for name in sorted(body.keys() - FIELDS):
        form.wrong(name, "UNKNOWN_FIELD", "This field is not known.")
    form.length("content", body.get("content"), CONTENT)
    if body.get("nonce") is not None:
        form.length("nonce", str(body["nonce"]), NONCE)
    _check_embeds(form, body.get("embeds") or [])
    _check_attachments(form, body.get("attachments") or [], uploads, kept)
    flags = body.get("flags") or 0
    v2 = v2 or bool(flags & MessageFlag.COMPONENTS_V2)
    if flags & ~SETTABLE_FLAGS:
        form.wrong("flags", "MESSAGE_FLAGS_INVALID", "Some of these flags cannot be set.")
    if v2:
        _check_no_legacy(form, (before or {}) | body)
    check_components(form, body.get("components") or [], v2=v2)
    form.settle()


def _check_no_legacy(form: Form, body: Json) -> None:
    """A message in Components V2 says everything in them; what it said otherwise must be taken away first."""
    for name in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(name):
            form.wrong(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def check_not_empty(body: Json, *, files: bool, v2: bool = False) -> None:
    """In Components V2 a file shows only where a component shows it."""
    if not (
        (files and not v2)
        or str(body.get("content") or "").strip()
        or any(body.get(name) for name in ("embeds", "components", "sticker_ids", "poll"))
    ):
        raise empty_message()


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    form.count("embeds", embeds, 10)
    total = 0
    for number, embed in enumerate(embeds):
        at = f"embeds.{number}"
        texts: list[tuple[str, Any, int, int]] = [
            ("title", embed.get("title"), 256, 0),
            ("description", embed.get("description"), 4096, 0),
        ]
        if "footer" in embed:
            texts.append(("footer.text", embed["footer"].get("text"), 2048, 0))
        if "author" in embed:
            texts.append(("author.name", embed["author"].get("name"), 256, 1))
        fields = embed.get("fields") or []
        form.count(f"{at}.fields", fields, 25)
        for index, each in enumerate(fields):
            texts.append((f"fields.{index}.name", each.get("name"), 256, 1))
            texts.append((f"fields.{index}.value", each.get("value"), 1024, 1))
        for name, text, most, least in texts:
            form.length(f"{at}.{name}", text, most, least)
            total += len(text or "")
    if total > EMBED_TOTAL:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _check_attachments(form: Form, entries: list[Json], uploads: list[Upload], kept: int) -> None:
    if len(uploads) + kept > 10:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    if any(len(upload.bytes) > ATTACHMENT_SIZE_LIMIT for upload in uploads):
        raise too_large()
    for number, entry in enumerate(entries):
        form.length(f"attachments.{number}.description", entry.get("description"), ALT_TEXT)


def check_modal(data: Json) -> None:
    form = Form()
    form.length("data.title", data.get("title"), 45, 1)
    form.length("data.custom_id", data.get("custom_id"), 100, 1)
    check_modal_components(form, data.get("components") or [])
    form.settle()


def check_choices(data: Json) -> None:
    form = Form()
    choices = data.get("choices")
    if not isinstance(choices, list):
        form.required("data.choices")
        choices = []
    form.count("data.choices", choices, 25)
    for number, choice in enumerate(choices):
        form.length(f"data.choices.{number}.name", choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            form.length(f"data.choices.{number}.value", choice["value"], 100)
        elif choice.get("value") is None:
            form.required(f"data.choices.{number}.value")
    form.settle()


def check_thread(body: Json) -> None:
    form = Form()
    form.length("name", body.get("name"), 100, 1)
    if body.get("auto_archive_duration", 60) not in {60, 1440, 4320, 10080, None}:
        allowed = "Value must be one of (60, 1440, 4320, 10080)."
        form.wrong("auto_archive_duration", "BASE_TYPE_CHOICES", allowed)
    form.settle()
