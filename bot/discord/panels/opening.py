"""The form that opens a lobby. Its answers travel in its custom ids, so it needs no memory; only what a
host's own file says, and answers that are too many for an id, are kept in the store."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.desk import Desk
from bot.desk.forms.drafting import merged
from bot.discord.limits import DESCRIPTION, EMBED_TITLE, clip
from bot.discord.panels.ids import OpeningId, fits
from bot.discord.panels.opening_form import OpeningForm
from bot.discord.panels.parts import button, view_of
from bot.discord.panels.rows import Turned, find, page_of, rows, standing
from bot.discord.panels.typed import answered, question
from bot.discord.replies import Face, Reply
from bot.discord.speaking import spoken_here
from bot.kit.refusal import Refusal
from bot.kit.text import answer_in_words
from bot.store.games import Opening
from bot.terms import PICKS, Terms
from rules.engine import Choice, Field, Option, Value
from rules.said import said, sentences
from words import ENGLISH, phrase, say

KEPT = "~"
"""Before the number under which answers are kept."""


class OpeningPanel:
    """What a press on the host's form does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, reply: Reply, title: str, scenario: str | None = None) -> None:
        form, at = OpeningForm(self._desk, title, {}), OpeningId("pick", title)
        answers = {**_spoken(reply), **(form.beginning(scenario) if scenario else {})}
        await reply.whisper(face=await self._with(reply, form, at, answers))

    def scenarios(self, title: str) -> list[Option]:
        return [option for option, _ in OpeningForm(self._desk, title, {}).scenarios()]

    async def show_own(self, reply: Reply, title: str, data: bytes) -> None:
        """The same for a file of the host's own: what it settles is not asked."""
        at = OpeningId("pick", title, await self._desk.lobby.keep_setup(title, reply.user, data))
        await reply.whisper(face=await self._with(reply, await self._form(reply, at), at, _spoken(reply)))

    async def _form(self, reply: Reply, at: OpeningId) -> OpeningForm:
        own = await self._desk.lobby.kept_setup(at.own, at.title, reply.user) if at.own else {}
        return OpeningForm(self._desk, at.title, own)

    async def _answers(self, reply: Reply, form: OpeningForm, at: OpeningId) -> dict[str, Value]:
        """What has been answered so far: in the id itself, or kept under the number that is in it."""
        if not at.answers.startswith(KEPT):
            return form.unpack(at.answers)
        number = int(at.answers.removeprefix(KEPT))
        return dict(await self._desk.lobby.kept_setup(number, at.title, reply.user))

    async def press(self, reply: Reply, pressed: OpeningId, values: Sequence[str]) -> None:
        if pressed.act != "ask" or values:
            await reply.redraw(lambda: self._pressed(reply, pressed, values))
            return
        form = await self._form(reply, pressed)
        answers = await self._answers(reply, form, pressed)
        field = find(form.asked(answers), pressed.field)
        await reply.ask(question(field, answers.get(field.name), pressed))

    async def _pressed(self, reply: Reply, pressed: OpeningId, values: Sequence[str]) -> Face:
        form = await self._form(reply, pressed)
        answers = await self._answers(reply, form, pressed)
        if pressed.act == "open":
            return await self._open(reply, form, answers)
        if pressed.act == "turn":
            return _face(form, pressed, answers)
        field = find(form.asked(answers), pressed.field)
        answer = answered(field, pressed, values, answers)
        if isinstance(answer, Turned):
            return _face(form, replace(pressed, window=answer.window), answers)
        answers.pop(field.name, None)
        new = {} if answer is None else {field.name: answer}
        # What was typed may be refused; what was picked is there to be picked.
        answers = merged(form.asked, answers, new) if pressed.act == "ask" else {**answers, **new}
        return await self._with(reply, form, pressed, answers)

    async def _with(self, reply: Reply, form: OpeningForm, at: OpeningId, answers: Choice) -> Face:
        """The form with these answers, as far as it still takes them."""
        packed = form.pack(answers)
        taken = form.unpack(packed)
        if not fits(replace(at, answers=packed, field="0" * 8, page=99, window=999)):
            packed = f"{KEPT}{await self._desk.lobby.keep_answers(at.title, reply.user, taken)}"
        return _face(form, replace(at, answers=packed), taken)

    async def _open(self, reply: Reply, form: OpeningForm, answers: Choice) -> Face:
        where = reply.interaction
        if where.guild_id is None or where.channel_id is None:
            raise Refusal(said("panels.opening-in-a-server"))
        opening = Opening(
            guild=where.guild_id,
            channel=where.channel_id,
            host=reply.user,
            host_name=where.user.display_name,
            title=form.title,
            options=form.options(answers),
            terms=Terms.answered(answers),
            form=None if where.message is None else where.message.id,
        )
        game = await self._desk.lobby.open(opening)
        done = [said("panels.opening-done", game=str(game))]
        if opening.terms.private:
            done.append(said("panels.opening-invite"))
        return Face(discord.Embed(description=say(sentences(done))))


def _spoken(reply: Reply) -> Choice:
    """The language of the server is offered first; English stands for itself."""
    language = spoken_here(reply.interaction)
    return {} if language == ENGLISH else {PICKS["language"].name: language}


def _face(form: OpeningForm, at: OpeningId, answers: Choice) -> Face:
    fields = form.asked(answers)
    here = replace(at, page=page_of(fields, at.page))
    ready = button(phrase("panels.opening-open"), here.to("open"), discord.ButtonStyle.success, row=4)
    return Face(_embed(form, answers), view_of([*rows(fields, answers, here), ready]))


def _embed(form: OpeningForm, answers: Choice) -> discord.Embed:
    known = {**form.own, **answers}
    lines = [_line(field, known.get(field.name)) for field in form.fields(answers)]
    lines += ["", phrase("panels.opening-change")]
    return discord.Embed(
        title=clip(phrase("panels.opening-title", title=form.name), EMBED_TITLE),
        description=clip("\n".join(lines), DESCRIPTION),
    )


def _line(field: Field, answer: Value | None) -> str:
    words = answer_in_words(field, standing(field, answer))
    if words:
        return phrase("panels.opening-answer", field=field.label, answer=words)
    return phrase("panels.opening-no-answer", field=field.label)
