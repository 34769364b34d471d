"""What a press on a planning panel does."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.desk import Desk
from bot.desk.sheets import Locked, PlanSheet
from bot.discord.panels import plan_face
from bot.discord.panels.ids import PlanId
from bot.discord.panels.rows import Turned, find, read
from bot.discord.panels.typed import meaning, question
from bot.discord.replies import Face, Reply
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from rules.engine import Value
from rules.values import Seat

OPENING_A_WINDOW = 2.0
"""Seconds: a window must be the first answer to a press, so nothing can be deferred before it."""


class PlanPanel:
    """The planning panels of all seats; what stands on them lies in the store, not here."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._locks = Locks()

    async def show(self, reply: Reply, game: int) -> None:
        """Whisper this person's panel for what is pending now."""
        await self._whisper(reply, await self._desk.planning.form(game, reply.user))

    async def of_seat(self, game: int, seat: Seat, step: int) -> Face:
        """The panel of a seat, to go out with a letter; refused when that step is over."""
        return await self.face(await self._desk.planning.form_of(game, seat, step))

    async def face(self, form: PlanSheet, page: int | None = None, window: int = 0) -> Face:
        if form.locked is None:
            return plan_face.planning(form, page, window)
        return plan_face.locked(form, (await self._desk.queries.status(form.game_id)).waiting_for)

    async def tell(self, reply: Reply, done: Locked | PlanSheet) -> None:
        """Whisper how a plan stands after it was given in one line."""
        if isinstance(done, Locked):
            await reply.whisper(face=_locked(done))
        else:
            await self._whisper(reply, done)

    async def _whisper(self, reply: Reply, form: PlanSheet) -> None:
        told = [plan_face.heading(form), *await self._desk.planning.briefing(form.game_id, reply.user)]
        await reply.whisper("\n".join(told), await self.face(form))

    async def press(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> None:
        if pressed.act == "ask":
            await self._ask(reply, pressed)
        elif pressed.act in {"open", "preview"}:
            await reply.think()
            await self._guarded(reply, pressed, values)
        else:
            await reply.hold()
            await self._guarded(reply, pressed, values)

    async def submit(self, reply: Reply, pressed: PlanId, typed: str) -> None:
        """A window that was opened by "ask" has been filled in, perhaps long ago."""
        await reply.hold()
        try:
            async with self._turn(pressed):
                form = await self._own(reply, pressed)
                field = find(form.fields, pressed.field)
                await self._fill(reply, pressed, {field.name: meaning(field, typed)})
        except Refusal as refusal:
            await self._explain(reply, pressed, refusal)

    async def _guarded(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> None:
        try:
            async with self._turn(pressed):
                await self._act(reply, pressed, values)
        except Refusal as refusal:
            await self._explain(reply, pressed, refusal)

    def _turn(self, pressed: PlanId) -> asyncio.Lock:
        """One press at a time for each seat, so that a panel never shows an older draft over a newer one."""
        return self._locks.of(pressed.game, pressed.seat)

    async def _act(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> None:
        if pressed.act == "open":
            await self.show(reply, pressed.game)
            return
        form = await self._own(reply, pressed)
        match pressed.act:
            case "pick":
                await self._pick(reply, pressed, form, values)
            case "turn":
                await reply.redraw(await self.face(form, pressed.page))
            case "preview":
                picture = await self._desk.queries.preview(pressed.game, reply.user, pressed.step)
                await reply.whisper("Only you can see this.", attached=(picture,))
            case "clear":
                await self._fill(reply, pressed, {}, clear=tuple(form.draft))
            case "change":
                form = await self._desk.planning.change(pressed.game, reply.user, pressed.step)
                await reply.redraw(await self.face(form))
            case "keep":
                form = await self._desk.planning.keep(pressed.game, reply.user, pressed.step)
                await reply.redraw(await self.face(form))
            case _:
                done = await self._desk.planning.lock_in(pressed.game, reply.user, pressed.step)
                await reply.redraw(_locked(done))

    async def _own(self, reply: Reply, pressed: PlanId) -> PlanSheet:
        """This person's form, if the panel is theirs and its step is not over."""
        form = await self._desk.planning.form(pressed.game, reply.user)
        if form.seat != pressed.seat:
            raise Refusal("This panel is another player's; /plan shows yours.")
        if form.step != pressed.step:
            raise Refusal("That turn is over; this panel is from an earlier one.")
        return form

    async def _pick(self, reply: Reply, pressed: PlanId, form: PlanSheet, values: Sequence[str]) -> None:
        _must_be_open(form)
        field = find(form.fields, pressed.field)
        answer = read(field, values, pressed.window, form.draft.get(field.name))
        if isinstance(answer, Turned):
            await reply.redraw(await self.face(form, pressed.page, answer.window))
        elif answer is None:
            await self._fill(reply, pressed, {}, clear=(field.name,))
        else:
            await self._fill(reply, pressed, {field.name: answer})

    async def _fill(
        self, reply: Reply, pressed: PlanId, answers: Mapping[str, Value], clear: tuple[str, ...] = ()
    ) -> None:
        form = await self._desk.planning.fill(pressed.game, reply.user, pressed.step, answers, clear)
        await reply.redraw(await self.face(form, pressed.page, pressed.window))

    async def _ask(self, reply: Reply, pressed: PlanId) -> None:
        try:
            async with asyncio.timeout(OPENING_A_WINDOW):
                form = await self._own(reply, pressed)
                _must_be_open(form)
                field = find(form.fields, pressed.field)
        except TimeoutError:
            raise Refusal("I am busy just now; please press that again in a moment.") from None
        except Refusal as refusal:
            await reply.hold()
            await self._explain(reply, pressed, refusal)
        else:
            await reply.ask(question(field, form.draft.get(field.name), pressed))

    async def _explain(self, reply: Reply, pressed: PlanId, refusal: Refusal) -> None:
        """Say why; a panel whose turn is over also loses its buttons and points to the current one."""
        game = await self._desk.queries.status(pressed.game)
        if game.status == "running" and game.step == pressed.step:
            await reply.whisper(str(refusal))
            await self._refresh(reply, pressed)
            return
        if reply.holding:
            await reply.strip()
        await reply.whisper(face=plan_face.over(str(refusal), await self._current(reply, pressed.game)))

    async def _refresh(self, reply: Reply, pressed: PlanId) -> None:
        """A panel that offered what is no longer open is drawn anew."""
        form = await self._current(reply, pressed.game)
        if reply.holding and form is not None and form.seat == pressed.seat:
            await reply.redraw(await self.face(form, pressed.page, pressed.window))

    async def _current(self, reply: Reply, game: int) -> PlanSheet | None:
        try:
            return await self._desk.planning.form(game, reply.user)
        except Refusal:
            return None


def _locked(done: Locked) -> Face:
    return plan_face.resolved(done) if done.resolved else plan_face.locked(done, done.waiting_for)


def _must_be_open(form: PlanSheet) -> None:
    if form.locked is not None:
        raise Refusal("Your plan is locked in; press Change first.")
