"""What people read is kept to be said in any language; what older versions have written is read as it is."""

from __future__ import annotations

import pytest

from bot.kit.text import plain_name
from bot.store import acts, privacy, questions
from bot.store.packed import kept, rewritten, text_of
from bot.store.questions import Question
from rules.said import Text, listed, said
from tests.bot.backroom import ANNA, BEN, NOON, House
from words import voice

TOLD = said("post.gone", names=listed(["Ann", said("tables.name-somebody")]), number=2, turns=3, level="ace")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "<@101> has paused the game.",
        '{"key":"post.back"}',
        TOLD,
        said("forms.spot", square="A1", x=1.0, y=-2.5),
    ],
)
def test_it_is_read_as_it_was_kept(text: Text) -> None:
    assert text_of(kept(text)) == text


def test_what_cannot_be_read_is_shown_as_it_is() -> None:
    for stored in ("\x1e", "\x1eno json", '\x1e{"key":1}', '\x1e{"key":"post.back","args":[["name",[]]]}'):
        assert text_of(stored) == stored


def test_nobody_can_be_called_as_a_kept_text_begins() -> None:
    assert text_of(plain_name(kept(TOLD))) == plain_name(kept(TOLD))


def test_names_are_changed_in_arguments_and_keys_are_not() -> None:
    text = said("post.back", name="post.back", more=said("post.gone", names="Ann", turns=3))
    changed = text_of(rewritten(kept(text), lambda each: each.replace("post.back", "B").replace("Ann", "A")))
    assert changed == said("post.back", name="B", more=said("post.gone", names="A", turns=3))
    assert rewritten("Ann flies.", lambda each: each.replace("Ann", "A")) == "A flies."


@pytest.mark.both
async def test_acts_and_questions_can_be_said_in_any_language(house: House) -> None:
    game = await house.game(BEN)
    async with house.core.store.transaction() as tx:
        await acts.note(tx, game, 0, "pause", TOLD, NOON)
        await acts.note_answer(tx, game, 7, said("desk-running.pause-done", game="1"))
        await questions.replace(tx, game, 0, {0: Question("bid", said("tables.over", game="1"))})
    async with house.core.store.reading() as tx:
        (act,) = await acts.of_game(tx, game)
        answer = await acts.answer(tx, 7)
        (line,) = await questions.games_of(tx, ANNA)
    assert act.what == TOLD
    assert answer is not None
    german = voice("de")
    assert german.say(act.what).startswith("Ann und Jemand haben 3 Züge in Folge verpasst.")
    assert german.say(answer) == "Partie 1 ist pausiert. Planen geht weiterhin."
    assert german.say(line.question) == "Partie 1 ist vorbei."


@pytest.mark.both
async def test_a_forgotten_person_is_somebody_in_every_language(house: House) -> None:
    game = await house.game(BEN, language="de")
    await house.desk.presence.resign(game, BEN)
    async with house.core.store.transaction() as tx:
        await acts.note(tx, game, 0, "back", said("post.back", name="Ben"), NOON)
        await acts.note(tx, game, 0, "back", "Ben ist wieder da.", NOON)
        await privacy.forget(tx, BEN)
    async with house.core.store.reading() as tx:
        told = [act.what for act in await acts.of_game(tx, game)][-2:]
        loaded = await house.core.tables.load(tx, game)
    assert [voice("en").say(what) for what in told] == ["Somebody is back.", "Jemand ist wieder da."]
    assert voice("de").say(loaded.player(1).called) == "Kadett für Jemand"
    assert loaded.player(1).name == "Cadet for Somebody"
