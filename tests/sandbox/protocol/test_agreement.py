"""Our description against Discord's own, where that is at hand: every difference has its reason here."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.sandbox import openapi
from tests.sandbox.protocol.agreement import Comparison
from tests.sandbox.protocol.kinds import Json

pytestmark = pytest.mark.skipif(not openapi.present(), reason=openapi.MISSING)

BY_STYLE = "Discord describes all buttons as one; the documentation says what each style needs"
NOTHING_WITHOUT = "without it there is nothing to show, and the documentation says that it is required"
DOCUMENTED = "the documentation's limit; the description has that of other accounts, channels or commands"
SLASH_COMMANDS = "a hundred slash commands; the rest are of other kinds"
LIBRARY = "discord.py sends it, and the documentation knows it"

REASONS = {
    "ActionButton.custom_id: is not required": BY_STYLE,
    "LinkButton.url: is not required": BY_STYLE,
    "PremiumButton.sku_id: is not required": BY_STYLE,
    "EmbedAuthor.name: is not required": NOTHING_WITHOUT,
    "EmbedAuthor.name: at least 0": NOTHING_WITHOUT,
    "EmbedField.name: at least 0": NOTHING_WITHOUT,
    "EmbedField.value: at least 0": NOTHING_WITHOUT,
    "EmbedFooter.text: is not required": NOTHING_WITHOUT,
    "EmbedFooter.text: at least 0": NOTHING_WITHOUT,
    "EmbedPicture.url: is not required": NOTHING_WITHOUT,
    "ChoiceList.choices: is not required": NOTHING_WITHOUT,
    "NewAnswer.data: is not required": NOTHING_WITHOUT,
    "NewDirectChannel.recipient_id: is not required": NOTHING_WITHOUT,
    "Command.description: is not required": "only slash commands are in use, and these need one",
    "Command.description: at least 0": "only slash commands are in use, and these need one",
    "OfferedChoice.value: at least 0": DOCUMENTED,
    "OfferedChoice.value: at most 6000": DOCUMENTED,
    "StringChoice.value: at least 0": DOCUMENTED,
    "StringChoice.value: at most 6000": DOCUMENTED,
    "NewMessage.content: at most 4000": DOCUMENTED,
    "MessageEdit.content: at most 4000": DOCUMENTED,
    "ChannelChange.topic: at most 4096": DOCUMENTED,
    "Form.components: at most 40": DOCUMENTED,
    "FormRow.components: at most 5": "a row of a form holds one text input",
    "NewThread.type: is one of 10, 11, 12": "nobody opens threads in announcement channels",
    "PUT /applications/{application_id}/commands: at most 130": SLASH_COMMANDS,
    "PUT /applications/{application_id}/guilds/{guild_id}/commands: at most 130": SLASH_COMMANDS,
    "Command.nsfw: is unknown": LIBRARY,
    "Embed.flags: is unknown": "discord.py sends back what an embed came with",
    "MessageEdit.tts: is unknown": "discord.py sends it with every edit",
    "ReplyEdit.tts: is unknown": "discord.py sends it with every edit",
}


def differences(spec: Json) -> set[str]:
    return set(Comparison(spec).differences())


@pytest.fixture
def spec() -> Json:
    return openapi.as_published()


def test_every_difference_has_its_reason(spec: Json) -> None:
    assert differences(spec) == REASONS.keys()


def _longer_titles(schemas: Json) -> None:
    schemas["RichEmbed"]["properties"]["title"]["maxLength"] = 300


def _more_options(schemas: Json) -> None:
    schemas["StringSelectComponentForMessageRequest"]["properties"]["options"]["maxItems"] = 30


def _another_style(schemas: Json) -> None:
    schemas["TextInputStyleTypes"]["oneOf"] = [{"const": 1}]


def _color_required(schemas: Json) -> None:
    schemas["RichEmbed"]["required"] = ["color"]


def _more_answered(schemas: Json) -> None:
    schemas["UserResponse"]["required"].append("banner")


def _one_field_fewer(schemas: Json) -> None:
    del schemas["MessageResponse"]["properties"]["pinned"]


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (_longer_titles, "Embed.title: at most 300"),
        (_more_options, "StringSelect.options: at most 30"),
        (_another_style, "TextInput.style: is one of 1"),
        (_color_required, "Embed.color: is required"),
        (_more_answered, "User.banner: is required"),
        (_one_field_fewer, "Message.pinned: is unknown"),
    ],
)
def test_a_change_of_discords_is_noticed(spec: Json, change: Callable[[Json], None], difference: str) -> None:
    changed = deepcopy(spec)
    change(changed["components"]["schemas"])
    assert differences(changed) - REASONS.keys() == {difference}
