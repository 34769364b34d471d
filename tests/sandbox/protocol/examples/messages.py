"""Components and messages, as they are sent and as they are given back."""

from typing import Any

from tests.sandbox.protocol.examples.world import FILE, ID, THREAD, USER, WHEN

EMOJI = {"id": None, "name": "✈️"}
OPTIONS = [{"label": "Camel", "value": "camel", "description": "Quick", "default": True, "emoji": EMOJI}]
PLAIN_OPTIONS = [{"label": each, "value": each, "default": False} for each in ("left", "right")]
TEXT = {"type": 10, "content": "**Turn 3**"}
PICTURE = {"media": {"url": "attachment://board.png"}, "description": "The table.", "spoiler": False}
BUTTONS: list[Any] = [
    {
        "type": 2,
        "style": 1,
        "custom_id": "lock",
        "label": "Lock in",
        "disabled": False,
        "emoji": EMOJI,
        "id": 7,
    },
    {"type": 2, "style": 5, "url": "https://example.com", "label": "Rules", "emoji": None, "disabled": True},
    {"type": 2, "style": 6, "sku_id": ID, "disabled": False},
]
CHOICE = {"placeholder": "Choose", "min_values": 0, "max_values": 1, "disabled": False, "required": True}
SELECTS: list[Any] = [
    {"type": 3, "custom_id": "plane", "options": OPTIONS} | CHOICE,
    {"type": 5, "custom_id": "who", "default_values": [{"type": "user", "id": ID}]} | CHOICE,
    {"type": 6, "custom_id": "role", "default_values": [{"type": "role", "id": ID}]} | CHOICE,
    {"type": 7, "custom_id": "any", "default_values": [{"type": "role", "id": ID}]} | CHOICE,
    {"type": 8, "custom_id": "where", "default_values": [{"type": "channel", "id": ID}]} | CHOICE,
]
SELECTS[4]["channel_types"] = [0, 11]
ROWS = [{"type": 1, "components": BUTTONS}, *({"type": 1, "components": [each]} for each in SELECTS[:4])]
LAYOUT: list[Any] = [
    {
        "type": 17,
        "accent_color": 0xAA3322,
        "spoiler": False,
        "components": [
            TEXT,
            {"type": 9, "components": [TEXT], "accessory": {"type": 11} | PICTURE},
            {"type": 12, "items": [PICTURE]},
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 13, "file": {"url": "attachment://record.json"}, "spoiler": False},
            {"type": 1, "components": BUTTONS},
        ],
    },
    {"type": 1, "components": [SELECTS[4]]},
]
V2 = 1 << 15

EMBED = {
    "type": "rich",
    "title": "Turn 3",
    "description": "Two planes met.",
    "url": "https://example.com",
    "timestamp": WHEN,
    "color": 0x336699,
    "footer": {"text": "by the bot", "icon_url": FILE},
    "image": {"url": "attachment://board.png"},
    "thumbnail": {"url": FILE},
    "author": {"name": "Flugpost", "url": "https://example.com", "icon_url": FILE},
    "fields": [{"name": "Speed", "value": "fast", "inline": True}],
    "flags": 0,
}
BODY: dict[str, Any] = {
    "content": "The table.",
    "embeds": [EMBED],
    "allowed_mentions": {"parse": ["roles"], "users": [1, ID], "roles": [], "replied_user": False},
    "components": ROWS,
    "attachments": [{"id": 0, "filename": "board.png", "description": "The table."}],
    "flags": 4,
    "tts": False,
}
REFERENCE = {"type": 0, "message_id": 7, "channel_id": ID, "guild_id": ID, "fail_if_not_exists": True}
NEW_MESSAGE = BODY | {"nonce": "n" * 25, "enforce_nonce": True, "message_reference": REFERENCE}
NEW_LAYOUT = {"components": LAYOUT, "flags": V2, "attachments": []}

SHOWN_MEDIA = {"id": ID, "url": FILE, "proxy_url": FILE}
SHOWN_PICTURE = {"media": SHOWN_MEDIA, "description": None, "spoiler": False}
SHOWN_TEXT = {"type": 10, "id": 2, "content": "**Turn 3**"}
SHOWN_EMOJI = {"id": ID, "name": "plane", "animated": False}
SHOWN_BUTTON = {
    "type": 2,
    "id": 3,
    "style": 1,
    "custom_id": "lock",
    "label": "Lock in",
    "disabled": False,
    "emoji": SHOWN_EMOJI,
    "url": FILE,
    "sku_id": ID,
}
SHOWN_OPTION = {
    "label": "Camel",
    "value": "camel",
    "description": "Quick",
    "emoji": SHOWN_EMOJI,
    "default": True,
}
SHOWN_CHOICE = {"placeholder": "Choose", "min_values": 0, "max_values": 1, "disabled": False}
SHOWN_SELECTS: list[Any] = [
    {**{key: each[key] for key in each if key not in {"required", "options"}}, "id": 5} for each in SELECTS
]
SHOWN_SELECTS[0]["options"] = [SHOWN_OPTION]
SHOWN_LAYOUT: list[Any] = [
    {
        "type": 17,
        "id": 1,
        "accent_color": None,
        "spoiler": False,
        "components": [
            SHOWN_TEXT,
            {
                "type": 9,
                "id": 4,
                "components": [SHOWN_TEXT],
                "accessory": {"type": 11, "id": 6} | SHOWN_PICTURE,
            },
            {"type": 12, "id": 7, "items": [SHOWN_PICTURE]},
            {"type": 14, "id": 8, "divider": True, "spacing": 1},
            {"type": 13, "id": 9, "file": SHOWN_MEDIA, "name": "record.json", "size": 9, "spoiler": False},
        ],
    },
    {"type": 1, "id": 10, "components": [SHOWN_BUTTON]},
    *({"type": 1, "id": 11, "components": [each]} for each in SHOWN_SELECTS),
]
OWNERS = {"0": ID}
COMMAND_METADATA = {"id": ID, "type": 2, "user": USER, "authorizing_integration_owners": OWNERS}
COMPONENT_METADATA = COMMAND_METADATA | {"type": 3, "interacted_message_id": ID}
FORM_METADATA = COMMAND_METADATA | {"type": 5, "triggering_interaction_metadata": COMPONENT_METADATA}
ATTACHMENT = {
    "id": ID,
    "filename": "board.png",
    "size": 1234,
    "url": FILE,
    "proxy_url": FILE,
    "width": 40,
    "content_type": "image/png",
    "description": "The table.",
    "height": 30,
    "ephemeral": True,
}
SHOWN_EMBED = EMBED | {
    "footer": {"text": "by the bot", "icon_url": FILE, "proxy_icon_url": FILE},
    "image": {"url": FILE, "proxy_url": FILE},
    "thumbnail": {"url": FILE, "proxy_url": FILE},
    "author": {"name": "Flugpost", "url": FILE, "icon_url": FILE, "proxy_icon_url": FILE},
}
MESSAGE: dict[str, Any] = {
    "id": ID,
    "type": 0,
    "channel_id": ID,
    "author": USER,
    "content": "The table.",
    "timestamp": WHEN,
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [USER],
    "mention_roles": [],
    "attachments": [ATTACHMENT],
    "embeds": [SHOWN_EMBED],
    "pinned": False,
    "components": SHOWN_LAYOUT,
    "flags": 64,
    "nonce": "n",
    "thread": THREAD,
    "application_id": ID,
    "message_reference": {"type": 0, "channel_id": ID, "message_id": ID, "guild_id": ID},
    "webhook_id": ID,
    "interaction": {"id": ID, "type": 2, "name": "game new", "user": USER},
    "interaction_metadata": COMMAND_METADATA,
}
PLAIN_MESSAGE = {
    key: MESSAGE[key]
    for key in MESSAGE
    if key not in {"nonce", "thread", "message_reference", "interaction", "interaction_metadata"}
} | {"attachments": [], "embeds": [], "components": []}
