"""The form that opens a lobby. Its answers travel in its custom ids, so it needs no memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import cast, get_args

import discord

from bot.desk import Desk
from bot.pages import Policy
from bot.panels.ids import HostId, digest, fits
from bot.panels.limits import DESCRIPTION, EMBED_TITLE, clip
from bot.panels.packing import pack, unpack
from bot.panels.rows import Turned, find, page_of, pages, read, rows, say
from bot.panels.typed import meaning, question
from bot.refusal import Refusal
from bot.replies import Face, Reply
from rules.engine import Choice, Field, Form, Option, Pick, Spot, Value

PACE, POLICY = "table:pace", "table:policy"
HOUR = 3600
NEVER = "never"

PACES = Pick(
    name=PACE,
    label="Time for each turn",
    options=(
        Option(str(HOUR), "1 hour"),
        Option(str(6 * HOUR), "6 hours"),
        Option(str(12 * HOUR), "12 hours"),
        Option(str(24 * HOUR), "1 day"),
        Option(str(48 * HOUR), "2 days"),
        Option(str(72 * HOUR), "3 days"),
        Option(str(7 * 24 * HOUR), "1 week"),
        Option(NEVER, "No deadline"),
    ),
    default=str(24 * HOUR),
)
POLICIES = Pick(
    name=POLICY,
    label="When time runs out",
    options=(
        Option("default", "A harmless move is made"),
        Option("autopilot", "A stand-in decides that turn"),
        Option("wait", "The game waits"),
    ),
    default="default",
)


class HostPanel:
    """What a press on the host's form does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._opened: deque[int] = deque(maxlen=256)

    async def show(self, reply: Reply, title: str) -> None:
        await reply.whisper(face=self.face(HostId("pick", title)))

    async def open_own(self, reply: Reply, title: str, data: bytes) -> None:
        """Open a lobby for the host's own file; what the file leaves open is as usual."""
        game = await self._lobby(reply, dict(self._desk.own_setup(title, data)), title)
        await reply.whisper(f"Game {game} is open: its lobby appears in this channel in a moment.")

    async def press(self, reply: Reply, pressed: HostId, values: Sequence[str]) -> None:
        if pressed.act == "ask":
            answers = self._answers(pressed)
            field = find(self._form(pressed.title, answers), pressed.field)
            await reply.ask(question(field, answers.get(field.name), pressed))
            return
        await reply.hold()
        if pressed.act == "open":
            await self._open(reply, pressed)
        elif pressed.act == "turn":
            await reply.redraw(self.face(pressed))
        else:
            await self._pick(reply, pressed, values)

    async def submit(self, reply: Reply, pressed: HostId, typed: str) -> None:
        await reply.hold()
        answers = self._answers(pressed)
        field = find(self._form(pressed.title, answers), pressed.field)
        await reply.redraw(self._with(pressed, {**answers, field.name: meaning(field, typed)}))

    async def _pick(self, reply: Reply, pressed: HostId, values: Sequence[str]) -> None:
        answers = self._answers(pressed)
        field = find(self._form(pressed.title, answers), pressed.field)
        answer = read(field, values, pressed.window, answers.get(field.name))
        if isinstance(answer, Turned):
            await reply.redraw(self.face(replace(pressed, window=answer.window)))
            return
        answers.pop(field.name, None)
        if answer is not None:
            answers[field.name] = answer
        await reply.redraw(self._with(pressed, answers))

    async def _open(self, reply: Reply, pressed: HostId) -> None:
        pressed_on = reply.interaction.message
        if pressed_on is not None:
            if pressed_on.id in self._opened:
                raise Refusal("You have opened that lobby already.")
            self._opened.append(pressed_on.id)
        try:
            game = await self._lobby(reply, self._answers(pressed), pressed.title)
        except BaseException:
            if pressed_on is not None:
                self._opened.remove(pressed_on.id)
            raise
        done = f"Game {game} is open: its lobby appears in this channel in a moment."
        await reply.redraw(Face(discord.Embed(description=done)))

    async def _lobby(self, reply: Reply, answers: dict[str, Value], title: str) -> int:
        pace = str(answers.pop(PACE, PACES.default))
        policy = str(answers.pop(POLICY, POLICIES.default))
        where = reply.interaction
        if where.guild_id is None or where.channel_id is None:
            raise Refusal("A game is opened in a channel of a server.")
        return await self._desk.open_lobby(
            guild_id=where.guild_id,
            channel_id=where.channel_id,
            host_id=reply.user,
            host_name=where.user.display_name,
            title_key=title,
            options=answers,
            pace_seconds=None if pace == NEVER else int(pace),
            policy=_policy(policy),
        )

    # Drawing

    def face(self, at: HostId) -> Face:
        answers = self._answers(at)
        fields = self._form(at.title, answers)
        here = replace(at, page=page_of(fields, at.page))

        def name(act: str, field: Field) -> HostId:
            return here.to("ask" if act == "ask" else "pick", digest(field.name))

        view = discord.ui.View(timeout=None)
        for row in rows(fields, answers, here.page, here.window, name):
            view.add_item(row)
        last = len(pages(fields)) - 1
        for label, to in (("◀ Back", here.page - 1), ("Next ▶", here.page + 1)) if last else ():
            there = replace(here.to("turn"), page=max(0, min(to, last)), window=0)
            view.add_item(
                discord.ui.Button(label=label, custom_id=str(there), row=4, disabled=to != there.page)
            )
        view.add_item(
            discord.ui.Button(
                label="Open the lobby",
                style=discord.ButtonStyle.success,
                custom_id=str(here.to("open")),
                row=4,
            )
        )
        view.stop()  # the client answers by custom id; the library need not remember this view
        return Face(_embed(dict(self._desk.titles())[at.title], fields, answers), view)

    def _with(self, at: HostId, answers: Choice) -> Face:
        there = replace(at, answers=pack(self._asks(at.title), answers))
        if not fits(replace(there, field="0" * 8)):
            raise Refusal("These are more answers than one form can hold; leave some at their defaults.")
        return self.face(there)

    def _answers(self, at: HostId) -> dict[str, Value]:
        return unpack(self._asks(at.title), at.answers)

    def _asks(self, title: str) -> Form:
        return lambda partial: self._form(title, partial)

    def _form(self, title: str, partial: Choice) -> tuple[Field, ...]:
        """The title's own options, and what every table has."""
        own = {name: value for name, value in partial.items() if name not in {PACE, POLICY}}
        return (*self._desk.title_options(title, own), PACES, POLICIES)


def _embed(name: str, fields: Sequence[Field], answers: Choice) -> discord.Embed:
    lines = [f"**{field.label}:** {say(field, _stands(field, answers)) or 'none'}" for field in fields]
    lines += ["", "Change what you like, then open the lobby; everything has a sensible default."]
    return discord.Embed(
        title=clip(f"A new game of {name}", EMBED_TITLE), description=clip("\n".join(lines), DESCRIPTION)
    )


def _stands(field: Field, answers: Choice) -> Value | None:
    return answers.get(field.name, None if isinstance(field, Spot) else field.default)


def _policy(name: str) -> Policy:
    return cast("Policy", name) if name in get_args(Policy) else "default"
