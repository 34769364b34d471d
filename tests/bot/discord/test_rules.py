"""/rules on Discord: topics, search, and pages that outlive a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.model import Message
from tests.bot.discord.house import House, words
from tests.titles.survey import Survey, SurveyArtist
from words import handbooks

PAGES = {
    "en": """# The Survey
## Laying cards {#laying-cards}
Two cards that differ.

## Flares {#flares}
<!-- S-001 -->
A flare is seen by all. It is laid like a card.
""",
    "de": """# Die Umfrage
## Karten legen {#laying-cards}
Zwei verschiedene Karten.

## Leuchtkugeln {#flares}
Alle sehen eine Leuchtkugel. Du legst sie wie eine Karte.
""",
}


class Other(Survey):
    key = "other"
    name = "Another Survey"
    quick = ()  # type: ignore[assignment]


class Silent(Survey):
    """A title without a handbook."""

    key = "silent"
    name = "A Silent Survey"
    quick = ()  # type: ignore[assignment]


@pytest.fixture
async def library(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    for language, page in PAGES.items():
        (tmp_path / language / "handbooks").mkdir(parents=True)
        for title in ("survey", "other"):
            (tmp_path / language / "handbooks" / f"{title}.md").write_text(page, "utf-8")
    monkeypatch.setattr(handbooks, "HOME", tmp_path)
    house._titles = {title.key: title for title in (Survey(), Other(), Silent())}
    house._artists = dict.fromkeys(house._titles, SurveyArtist())
    await house.restart()
    return house


async def asked(house: House, **options: str) -> Message:
    return (await (await house.ben.slash(house.ben.open_dm(), "rules", options)).finished()).message


def offered(message: Message) -> list[str]:
    return [str(option["value"]) for option in message.selects[0]["options"]]


async def turned(house: House, message: Message, value: str) -> None:
    await (await house.ben.choose(message, str(message.selects[0]["custom_id"]), [value])).finished()


async def test_from_the_shelf_to_a_page(library: House) -> None:
    shown = await asked(library)
    assert offered(shown) == ["survey/", "other/"]
    await turned(library, shown, "other/")
    assert "The rules of Another Survey" in words(shown)
    assert "• Laying cards\n• Flares" in words(shown)
    await library.restart()
    await turned(library, shown, "other/flares")
    assert "Another Survey · Flares" in words(shown)
    assert "A flare is seen by all." in words(shown)
    assert offered(shown) == ["other/laying-cards", "other/flares"]


async def test_a_search_tells_where_it_is_written(library: House) -> None:
    found = await asked(library, about="card", title="survey")
    assert "**Laying cards** (Survey): Two cards that differ." in words(found)
    assert "**Flares** (Survey): It is laid like a card." in words(found)
    assert "Survey · Flares" in words(await asked(library, about="seen", title="survey"))
    everywhere = await asked(library, about="seen")
    assert offered(everywhere) == ["survey/flares", "other/flares"]
    assert "I found nothing about “horses”" in words(await asked(library, about="horses"))
    assert "That page is gone" in words(await asked(library, about="survey/horses"))


async def test_topics_are_offered_while_one_types(library: House) -> None:
    dm = library.ben.open_dm()
    all_of_one = await library.ben.autocomplete(dm, "rules", {"title": "other"}, focused="about", typed="")
    assert [choice["name"] for choice in all_of_one] == [
        "Laying cards · Another Survey",
        "Flares · Another Survey",
    ]
    found = await library.ben.autocomplete(dm, "rules", {}, focused="about", typed="flar")
    assert [choice["value"] for choice in found] == ["survey/flares", "other/flares"]
    assert "Survey · Flares" in words(await asked(library, about=str(found[0]["value"])))


async def test_in_a_thread_its_own_game_is_meant(library: House) -> None:
    await library.game()
    await library.sandbox.until(lambda: len(library.thread.messages) > 1)
    shown = (await (await library.ann.slash(library.thread, "rules", {})).finished()).message
    assert shown.ephemeral
    assert "The rules of Survey" in words(shown)


async def test_the_rules_are_read_in_ones_own_language(library: House) -> None:
    await library.core.desk.preferences.set_language(library.ben.id, "de")
    shown = await asked(library, title="survey")
    assert "• Karten legen\n• Leuchtkugeln" in words(shown)
    await turned(library, shown, "survey/flares")
    assert "Alle sehen eine Leuchtkugel." in words(shown)
    for sought in ("leuchtkugel", "seen", "S-001"):
        assert "Survey · Leuchtkugeln" in words(await asked(library, about=sought, title="survey"))
    found = await library.ben.autocomplete(
        library.ben.open_dm(), "rules", {"title": "other"}, focused="about", typed="flare"
    )
    assert [choice["name"] for choice in found] == ["Leuchtkugeln · Another Survey"]
    assert found[0]["value"] == "other/flares"
