"""Commands, forms, and what people do with them."""

from typing import Any

from tests.sandbox.protocol.examples.messages import ATTACHMENT, OWNERS, PLAIN_OPTIONS, TEXT
from tests.sandbox.protocol.examples.world import DIRECT_CHANNEL, ID, MEMBER, MEMBER_ALONE, TEXT_CHANNEL, USER

COMMAND = {
    "name": "game",
    "description": "Play.",
    "type": 1,
    "id": None,
    "dm_permission": True,
    "nsfw": False,
    "name_localizations": {"de": "spiel"},
    "description_localizations": None,
    "contexts": [0, 1],
    "default_member_permissions": 8,
    "integration_types": [0],
    "options": [
        {
            "type": 2,
            "name": "table",
            "description": "Tables.",
            "required": False,
            "options": [
                {
                    "type": 1,
                    "name": "new",
                    "description": "A new one.",
                    "required": False,
                    "options": [
                        {
                            "type": 3,
                            "name": "title",
                            "description": "Which.",
                            "required": True,
                            "min_length": 1,
                            "max_length": 20,
                            "autocomplete": False,
                            "choices": [{"name": "Duel", "value": "duel", "name_localizations": None}],
                        },
                        {
                            "type": 4,
                            "name": "seats",
                            "description": "How many.",
                            "min_value": 1,
                            "max_value": 8,
                            "choices": [{"name": "two", "value": 2}],
                        },
                        {
                            "type": 10,
                            "name": "hours",
                            "description": "How long.",
                            "min_value": 0.5,
                            "max_value": 9,
                            "choices": [{"name": "half", "value": 0.5}],
                        },
                        {"type": 7, "name": "where", "description": "Where.", "channel_types": [0]},
                        {"type": 5, "name": "open", "description": "For all.", "required": False},
                    ],
                }
            ],
        }
    ],
}
SHOWN_COMMAND = {
    "id": ID,
    "application_id": ID,
    "guild_id": ID,
    "version": ID,
    "type": 1,
    "name": "game",
    "description": "Play.",
    "default_member_permissions": "8",
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
    "options": COMMAND["options"],
}

FORM_INPUT = {"type": 4, "custom_id": "name", "style": 1, "label": "Name", "value": "", "placeholder": "?"}
FORM = {
    "custom_id": "form",
    "title": "Your pilot",
    "components": [
        {"type": 1, "components": [FORM_INPUT | {"required": True, "min_length": 0, "max_length": 20}]},
        TEXT,
    ],
}
INPUTS: list[Any] = [
    {"type": 19, "custom_id": "file", "min_values": 0, "max_values": 1, "required": False},
    {"type": 21, "custom_id": "side", "options": PLAIN_OPTIONS, "required": True},
    {"type": 22, "custom_id": "rules", "options": PLAIN_OPTIONS, "min_values": 0, "max_values": 2},
    {"type": 23, "custom_id": "sure", "default": False},
]
LABELS = [{"type": 18, "label": "Which?", "description": "One.", "component": each} for each in INPUTS]

RESOLVED = {
    "users": {ID: USER},
    "members": {ID: MEMBER_ALONE | {"permissions": "8"}},
    "channels": {ID: {"id": ID, "name": "games", "type": 0, "permissions": "0", "parent_id": None}},
    "attachments": {ID: ATTACHMENT},
}
HERE: dict[str, Any] = {
    "id": ID,
    "application_id": ID,
    "token": "t",
    "version": 1,
    "channel_id": ID,
    "locale": "en-US",
    "channel": TEXT_CHANNEL,
    "app_permissions": "8",
    "entitlements": [],
    "context": 0,
    "authorizing_integration_owners": OWNERS,
    "attachment_size_limit": 1,
    "guild_id": ID,
    "guild_locale": "en-US",
    "guild": {"id": ID, "locale": "en-US", "features": []},
    "member": MEMBER | {"permissions": "8"},
}
THERE = {key: HERE[key] for key in HERE if "guild" not in key and key != "member"} | {
    "context": 1,
    "channel": DIRECT_CHANNEL,
    "user": USER,
}
USED = [
    {"type": 3, "name": "text", "value": "x", "focused": True},
    {"type": 4, "name": "seats", "value": 2},
    {"type": 5, "name": "open", "value": True},
    {"type": 6, "name": "who", "value": ID},
    {"type": 10, "name": "hours", "value": 0.5},
]
USED_COMMAND = {"id": ID, "name": "game", "type": 1, "resolved": RESOLVED, "guild_id": ID}
USED_SUBCOMMAND = USED_COMMAND | {"options": [{"type": 1, "name": "new", "options": USED}]}
USED_BUTTON = {"component_type": 2, "custom_id": "a", "id": 1}
FILLED = [
    {"type": 4, "id": 2, "custom_id": "name", "value": "Manfred"},
    {"type": 3, "id": 2, "custom_id": "plane", "values": ["camel"]},
    {"type": 21, "id": 2, "custom_id": "side", "value": None},
    {"type": 23, "id": 2, "custom_id": "sure", "value": True},
]
FILLED_LABELS = [{"type": 18, "id": 1, "component": each} for each in FILLED]
FILLED_FORM = {
    "custom_id": "form",
    "components": [{"type": 1, "id": 1, "components": FILLED[:1]}, {"type": 10, "id": 3}],
    "resolved": RESOLVED,
}
