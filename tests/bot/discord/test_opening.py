"""The form that opens a lobby, pressed without Discord: however much is changed, it holds all of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord.limits import CUSTOM_ID
from bot.discord.panels.ids import OpeningId, digest, parse
from bot.discord.panels.opening import KEPT, OpeningPanel
from bot.discord.panels.opening_form import OpeningForm
from bot.discord.replies import Face, Reply
from bot.kit.refusal import Refusal
from bot.terms import PICKS
from rules.engine import Field, Number, Pick, Value
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, CHANNEL, GUILD, House

PACE, POLICY, LIMIT, SITS_IN = (PICKS[name].name for name in ("pace", "policy", "wait_limit", "sits_in"))


class Presser:
    """Somebody who fills the form in; what they see last, and no Discord behind it."""

    def __init__(self, house: House, user: int = ANNA) -> None:
        self.panel = OpeningPanel(house.desk)
        self.user = user
        self.interaction = SimpleNamespace(
            guild_id=GUILD,
            channel_id=CHANNEL,
            user=SimpleNamespace(display_name="Anna"),
            message=None,
            guild_locale=None,
        )
        self.face = Face(discord.Embed())

    @property
    def reply(self) -> Reply:
        return cast("Reply", self)

    async def whisper(self, _text: str = "", face: Face | None = None) -> None:
        self.face = face or self.face

    async def redraw(self, work: Callable[[], Awaitable[Face]]) -> None:
        self.face = await work()

    @property
    def ids(self) -> list[OpeningId]:
        """What can be pressed now, each in an id that Discord takes and this bot knows again."""
        assert self.face.view is not None
        texts = [str(getattr(item, "custom_id", "")) for item in self.face.view.children]
        assert all(len(text) <= CUSTOM_ID for text in texts), texts
        return [cast("OpeningId", parse(text)) for text in texts]

    @property
    def at(self) -> OpeningId:
        return next(each for each in self.ids if each.act == "open")

    async def answer(self, field: Field, value: Value) -> None:
        at = self.at.to("ask" if isinstance(field, Number) else "pick", digest(field.name))
        if isinstance(field, Number):
            await self.panel.press(self.reply, at, [str(value)])
        else:
            values = [value] if isinstance(value, str) else [str(each) for each in cast("tuple[str]", value)]
            await self.panel.press(self.reply, at, values)


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "test.sqlite3", titles=TITLES).open()
    yield house
    await house.close()


def other(form: OpeningForm, answers: dict[str, Value], field: Field) -> Value | None:
    """Not what stands by itself; of several answers, the one after which the form asks for most."""
    if isinstance(field, Number):
        return field.high if field.default != field.high else field.low
    if not isinstance(field, Pick) or not field.options:
        return None
    if field.most > 1:
        return tuple(option.value for option in field.options[-field.most :])
    others = [option.value for option in field.options if option.value != field.default]
    return max(others, key=lambda value: len(form.asked({**answers, field.name: value})), default=None)


async def filled(presser: Presser, form: OpeningForm) -> dict[str, Value]:
    """Every field changed, as often as that brings up others; the answers as they stand then."""
    done: set[str] = set()
    answers: dict[str, Value] = {}
    while True:
        field = next((each for each in form.asked(answers) if each.name not in done), None)
        if field is None:
            return answers
        done.add(field.name)
        if (value := other(form, answers, field)) is not None:
            await presser.answer(field, value)
            answers = await presser.panel._answers(presser.reply, form, presser.at)


@pytest.mark.parametrize("title", TITLES)
async def test_every_option_of_every_title_can_be_changed(real: House, title: str) -> None:
    presser = Presser(real)
    await presser.panel.show(presser.reply, title)
    form = OpeningForm(real.desk, title, {})
    answers = await filled(presser, form)
    assert len(answers) >= len(form.asked(answers)) - 1, "all but what another answer rules out"
    while (on := [each for each in presser.ids if each.act == "turn"]) and on[-1].page != presser.at.page:
        await presser.panel.press(presser.reply, on[-1], [])
    await presser.panel.press(presser.reply, presser.at, [])
    assert "is open! Its lobby appears" in str(presser.face.embed.description)
    ((options, policy),) = real.rows("SELECT options, policy FROM games")
    own = {name for name in answers if not name.startswith("table:")}
    assert all(f'"{name}"' in str(options) for name in own)
    assert policy == "wait"


async def test_answers_that_are_kept_outlive_a_restart_and_are_nobody_elses(real: House) -> None:
    presser = Presser(real)
    await presser.panel.show(presser.reply, "dogfight")
    await filled(presser, OpeningForm(real.desk, "dogfight", {}))
    at = presser.at
    assert at.answers.startswith(KEPT), "they are too many for an id"
    await real.restart()
    with pytest.raises(Refusal, match="out of date"):
        await Presser(real, BEN).panel.press(Presser(real, BEN).reply, at, [])
    again = Presser(real)
    await again.panel.press(again.reply, at, [])
    assert "is open" in str(again.face.embed.description)


async def test_a_host_settles_who_sits_in_where_there_are_aces(
    real: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    presser = Presser(real)
    await presser.panel.show(presser.reply, "airbaron")
    form = OpeningForm(real.desk, "airbaron", {})
    await presser.answer(next(field for field in form.asked({}) if field.name == SITS_IN), "ace")
    await presser.panel.press(presser.reply, presser.at, [])
    assert real.rows("SELECT sits_in FROM games") == [("ace",)]
    monkeypatch.setattr(type(real.titles["airbaron"]), "aces", False)
    assert SITS_IN not in {field.name for field in form.asked({})}


async def test_a_table_that_waits_asks_when_its_host_wants_to_hear_of_it(real: House) -> None:
    presser = Presser(real)
    await presser.panel.show(presser.reply, "airbaron")
    form = OpeningForm(real.desk, "airbaron", {})
    assert LIMIT not in {field.name for field in form.asked({})}
    assert LIMIT not in {field.name for field in form.asked({POLICY: "wait", PACE: "never"})}
    fields = {field.name: field for field in form.asked({POLICY: "wait"})}
    await presser.answer(fields[POLICY], "wait")
    await presser.answer(fields[LIMIT], str(2 * 86_400))
    await presser.panel.press(presser.reply, presser.at, [])
    assert real.rows("SELECT wait_limit FROM games") == [(2 * 86_400,)]
