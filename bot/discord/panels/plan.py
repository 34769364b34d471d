"""What a press on a planning panel does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.desk import Desk
from bot.desk.forms import dials
from bot.desk.planning import NOT_YOURS
from bot.desk.sheets import Locked, PlanSheet
from bot.discord.panels import plan_face
from bot.discord.panels.ids import PlanId, digest
from bot.discord.panels.open_panels import OpenPanels, quietly, shown
from bot.discord.panels.plan_drawing import Panel, PlanDrawing, told_on
from bot.discord.panels.rows import NOT_ASKED, Turned, find
from bot.discord.panels.typed import answered, question
from bot.discord.panels.unknown import CLOSED, take_away
from bot.discord.replies import Laid, Reply
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from rules.engine import Value
from rules.said import said, sentences
from rules.values import Seat
from words import english, phrase, say

OPENING_A_WINDOW = 2.0
"""Seconds: a window must be the first answer to a press, so nothing can be deferred before it."""
INVALID_FORM = 50035
NOWHERE = 0
"""No message: a plan is drawn anew on all of them."""

_Deciding: TypeAlias = Callable[[Reply, Panel], Awaitable[Panel | None]]
"""What becomes of a drawn panel when it is about to be shown."""


class PlanPanel:
    """The planning panels of all seats; what stands on them lies in the store, not here."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._locks = Locks()
        self._drawing = PlanDrawing(desk)
        self._open = OpenPanels()

    async def show(self, reply: Reply, game: int) -> None:
        """Whisper this person's panel for what is pending now."""
        form = await self._desk.planning.form(game, reply.user)
        async with self._locks.of(game, form.seat):
            late = await self._draw(reply, form)
        await self._follow(reply, late)

    async def of_reader(self, user: int, game: int, seat: Seat, step: int) -> Panel:
        """The panel of a seat, picture and all, to go out with a letter; refused when that step is over, or
        the seat somebody else's."""
        return await self._drawing.whole(await self._form(user, game, seat, step))

    async def _form(self, user: int, game: int, seat: Seat, step: int) -> PlanSheet:
        form = await self._desk.planning.form(game, user, step)
        if form.seat != seat:
            raise Refusal(NOT_YOURS)
        return form

    async def tell(self, reply: Reply, done: Locked | PlanSheet) -> None:
        """Whisper how a plan stands after it was given in one line."""
        async with self._locks.of(done.game_id, done.seat):
            late = await self._draw(reply, done)
            await self._elsewhere(reply, done)
        await self._follow(reply, late)

    async def close(self, user: int, game: int, seat: Seat, step: int, text: str) -> None:
        """A step is over: panels of it that only this person sees are closed like the one that asked."""
        await self._open.close(user, game, seat, step, plan_face.closed(text))

    async def press(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> None:
        """`values` are what was picked, or typed into a window that was opened perhaps long ago."""
        if pressed.act == "ask" and not values:
            await self._ask(reply, pressed)
        elif pressed.act == "open":
            await reply.think()
            await self._guarded(reply, pressed, values)
        elif pressed.act in {"hint", "take"}:
            await reply.think()
            await self._hinted(reply, pressed)
        else:
            await reply.hold()
            await self._guarded(reply, pressed, values)

    async def hint(self, reply: Reply, game: int, *, take: bool) -> None:
        """Whisper what an Ace would do; taken, it is this person's plan, to be looked at and locked in."""
        with self._desk.requests.of(reply.user):
            found = await self._desk.hints.hint(game, reply.user)
        if take:
            await self.tell(reply, await self._desk.planning.fill(game, reply.user, found.step, found.choice))
        else:
            await reply.whisper(face=plan_face.hinted(found))

    async def _hinted(self, reply: Reply, pressed: PlanId) -> None:
        """Nobody else's press on this seat waits while it is thought about."""
        try:
            _must_be_open(await self._own(reply, pressed))
            await self.hint(reply, pressed.game, take=pressed.act == "take")
        except Refusal as refusal:
            await self._explain(reply, pressed, refusal)

    async def _guarded(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> None:
        late = None
        try:
            # One press at a time for each seat, so that a panel never shows an older draft over a newer one.
            async with self._locks.of(pressed.game, pressed.seat):
                if pressed.act == "sure":  # of what they were warned, the form has no more to say
                    where = (pressed.game, reply.user, pressed.step)
                    done = await self._desk.planning.lock_in(*where, own=pressed.seat)
                    late = await self._changed(reply, done)
                elif pressed.act == "open":
                    late = await self._draw(reply, await self._desk.planning.form(pressed.game, reply.user))
                else:
                    late = await self._act(reply, pressed, values)
        except Refusal as refusal:
            await self._explain(reply, pressed, refusal)
        await self._follow(reply, late)

    async def _act(self, reply: Reply, pressed: PlanId, values: Sequence[str]) -> Panel | None:
        form = await self._own(reply, pressed)
        match pressed.act:
            case "turn" | "tab" | "preview":
                return await self._draw(reply, form, _number(values) if values else pressed.page)
            case "lock" if form.complete and form.dangers and form.locked is None:
                return await self._draw(reply, form, pressed.page, warned=True)
            case "lock":
                done = await self._desk.planning.lock_in(pressed.game, reply.user, pressed.step)
                return await self._changed(reply, done)
            case "change" | "keep":
                planning = self._desk.planning
                settle = planning.change if pressed.act == "change" else planning.keep
                return await self._changed(reply, await settle(pressed.game, reply.user, pressed.step))
            case "ask" | "pick":
                return await self._answer(reply, pressed, form, values)
            case _:
                _must_be_open(form)
                form = await self._touch(reply, pressed, form)
                stays = pressed.act in {"put", "nudge"}
                page = pressed.page if stays else plan_face.page_after(form, pressed.page)
                return await self._changed(reply, form, page)

    async def _own(self, reply: Reply, pressed: PlanId) -> PlanSheet:
        """This person's form, if the panel is theirs and its step is not over."""
        form = await self._desk.planning.form(pressed.game, reply.user)
        if form.seat != pressed.seat:
            raise Refusal(NOT_YOURS)
        if form.step != pressed.step:
            raise Refusal(said("panels.plan-over"))
        return form

    async def _touch(self, reply: Reply, pressed: PlanId, form: PlanSheet) -> PlanSheet:
        """A card laid or taken up, or a whole hand at once; a piece put somewhere, or pushed a little."""
        planning, where = self._desk.planning, (pressed.game, reply.user, pressed.step)
        if pressed.act == "clear":
            return await planning.fill(*where, {}, clear=tuple(form.draft))
        if pressed.act in {"put", "nudge"}:
            return await planning.fill(*where, await asyncio.to_thread(_dialled, form, pressed))
        pads = {digest(pad.key): pad for pad in form.pads}
        pad, about = pads.get(pressed.field[:8]), pressed.field[8:]
        if pad is None:
            raise Refusal(NOT_ASKED)
        match pressed.act:
            case "tap":
                face = next((each.face for each in pad.hand if digest(english(each.face)) == about), None)
                if face is None:
                    raise Refusal(said("panels.plan-no-such-card"))
                return await planning.tap(*where, pad.key, face)
            case "back":
                return await planning.take_back(*where, pad.key)
            case "same" if about in pads:
                return await planning.copy(*where, pad.key, pads[about].key)
            case _:
                names = [place.name for place in pad.places]
                if not all(name in form.before for name in names):
                    raise Refusal(said("panels.plan-none-before"))
                return await planning.fill(*where, {name: form.before[name] for name in names}, clear=names)

    async def _answer(
        self, reply: Reply, pressed: PlanId, form: PlanSheet, values: Sequence[str]
    ) -> Panel | None:
        """A select, or a window: by `values`, what was picked or typed there."""
        field = find(form.fields, pressed.field)
        if pressed.act == "pick":
            _must_be_open(form)
        answer = answered(field, pressed, values, form.draft)
        if isinstance(answer, Turned):
            return await self._draw(reply, form, pressed.page, answer.window)
        answers, clear = ({}, (field.name,)) if answer is None else ({field.name: answer}, ())
        filled = await self._desk.planning.fill(pressed.game, reply.user, pressed.step, answers, clear)
        return await self._changed(reply, filled, pressed.page, pressed.window)

    async def _ask(self, reply: Reply, pressed: PlanId) -> None:
        try:
            async with asyncio.timeout(OPENING_A_WINDOW):
                form = await self._own(reply, pressed)
                _must_be_open(form)
                field = find(form.fields, pressed.field)
        except TimeoutError:
            raise Refusal(said("panels.plan-busy")) from None
        except Refusal as refusal:
            await reply.hold()
            await self._explain(reply, pressed, refusal)
        else:
            await reply.ask(question(field, form.draft.get(field.name), pressed))

    # What is shown

    async def _changed(
        self, reply: Reply, done: PlanSheet | Locked, page: int | None = None, window: int = 0
    ) -> Panel | None:
        """Show what has come of a change, here and wherever else this plan is looked at."""
        late = await self._draw(reply, done, page, window)
        await self._elsewhere(reply, done)
        return late

    async def _draw(
        self,
        reply: Reply,
        done: PlanSheet | Locked,
        page: int | None = None,
        window: int = 0,
        *,
        warned: bool = False,
    ) -> Panel | None:
        """Words and controls at once; what is given back has a picture that is not drawn yet."""
        panel = await self._drawing.soon(done, reply.attached, page, window, warned=warned)
        if (crowded_out := self._open.note(reply, panel)) is not None:
            told = phrase("panels.plan-elsewhere", game=str(panel.sheet.game_id))
            await quietly(crowded_out, shown(Laid(plan_face.closed(told))))
        try:
            laid = await self._lay(reply, panel, self._as_it_stands)
        except Refusal:
            self._open.forget(reply, panel.sheet.game_id, panel.sheet.seat)
            raise
        if laid is None or laid.over:
            self._open.forget(reply, panel.sheet.game_id, panel.sheet.seat)
            return None
        return laid if laid.drawing else None

    async def _lay(self, reply: Reply, panel: Panel, decide: _Deciding) -> Panel | None:
        """Show what there is to show when its turn has come, and give that back.

        A picture that it was to keep may have been drawn anew since this was pressed, by an earlier press or
        from another device, and Discord then takes none of it.
        """
        laid: Panel | None = panel

        async def decided() -> Laid | None:
            nonlocal laid
            if await self._is_set_aside(reply):
                laid = None
                told = phrase("panels.plan-set-aside", game=str(panel.sheet.game_id))
                return Laid(plan_face.closed(told))
            laid = await decide(reply, panel)
            return None if laid is None else Laid(laid.view(), laid.pictures)

        try:
            await reply.lay(decided)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or laid is None or not laid.keeps:
                raise
            return await self._lay(reply, await self._drawing.anew(laid), decide)
        return laid

    async def _is_set_aside(self, reply: Reply) -> bool:
        """Whether another message stands in for the one that was pressed, which came twice, or whose seat is
        another's: the outbox closes it, and it must not be opened again."""
        message = reply.interaction.message
        if not reply.holding or message is None:
            return False
        return await self._desk.queries.is_set_aside(message.id)

    async def _as_it_stands(self, reply: Reply, panel: Panel) -> Panel:
        """The panel as it is to be shown now, whatever has come of the plan since it was drawn; refused if
        its step is over, unless that is what came of locking it in."""
        sheet = panel.sheet
        if panel.over or await self._desk.planning.stands(sheet, reply.user):
            return panel
        try:
            form = await self._form(reply.user, sheet.game_id, sheet.seat, sheet.step)
        except Refusal:
            if not isinstance(sheet, Locked):
                raise
            return await self._drawing.bare(await self._desk.planning.settled(sheet))
        drawn = await self._drawing.bare(form, panel.page, panel.window)
        return replace(drawn, pictures=panel.pictures)

    async def _if_it_stands(self, reply: Reply, panel: Panel) -> Panel | None:
        """The same panel, or nothing: if the plan was changed meanwhile, that is drawn by whoever did it."""
        return panel if await self._desk.planning.stands(panel.sheet, reply.user) else None

    async def _follow(self, reply: Reply, late: Panel | None) -> None:
        """The picture, once it is drawn, unless the panel has been drawn anew meanwhile."""
        if late is None:
            return
        finished = await self._drawing.finished(late)
        async with self._locks.of(late.sheet.game_id, late.sheet.seat):
            if finished is not None and self._open.newest(late):
                await self._lay(reply, finished, self._if_it_stands)

    async def _elsewhere(self, reply: Reply, done: PlanSheet | Locked) -> None:
        """The same plan on other devices, and in the direct messages."""
        pressed = reply.interaction.message.id if reply.holding and reply.interaction.message else None
        if not (isinstance(done, Locked) and not done.waiting_for):
            await self._desk.planning.redraw_letter(done.game_id, done.seat, done.step, pressed)
            if self._open.anywhere(reply.user, done.game_id, done.seat, reply.message):
                panel = await self._drawing.whole(done)

                async def decided() -> Laid | None:
                    still = await self._if_it_stands(reply, panel)
                    return None if still is None else Laid(still.view(), still.pictures)

                await self._open.mirror(reply.user, done.step, reply.message, panel, decided)

    async def speak_anew(self, user: int) -> None:
        """What this person looks at is drawn anew, in the language of the time being; the outbox does so with
        their letters."""
        for game, seat, step in self._open.of(user):
            with suppress(Refusal):  # its step is over, and it is closed
                panel = await self._drawing.whole(await self._form(user, game, seat, step))

                async def decided(panel: Panel = panel) -> Laid | None:
                    stands = await self._desk.planning.stands(panel.sheet, user)
                    return Laid(panel.view(), panel.pictures) if stands else None

                await self._open.mirror(user, step, NOWHERE, panel, decided)

    async def _explain(self, reply: Reply, pressed: PlanId, refusal: Refusal) -> None:
        """Say why; a panel whose turn is over also loses its buttons, and points to the current one.

        One that came by letter is closed by the outbox, if that knows it.
        """
        if await take_away(self._desk, reply):
            await reply.whisper(say(sentences([refusal.why, CLOSED])))
            return
        game = await self._desk.queries.status(pressed.game)
        if game.status == "running" and game.step == pressed.step:
            await reply.whisper(str(refusal))
            try:
                await self._refresh(reply, pressed)
            except Refusal as over:  # by now
                await self._shut(reply, over)
            return
        await self._shut(reply, refusal)
        await reply.whisper(face=plan_face.over(str(refusal), await self._current(reply, pressed.game)))

    async def _shut(self, reply: Reply, why: Refusal) -> None:
        if reply.holding and reply.whispered and reply.interaction.message is not None:
            told = f"{told_on(reply.interaction.message)}\n{why}"
            await reply.lay(shown(Laid(plan_face.closed(told))))

    async def _refresh(self, reply: Reply, pressed: PlanId) -> None:
        """A panel that offered what is no longer open is drawn anew; refused if its step is over."""
        if not reply.holding:
            return
        form = await self._form(reply.user, pressed.game, pressed.seat, pressed.step)
        async with self._locks.of(pressed.game, pressed.seat):
            late = await self._draw(reply, form, pressed.page, pressed.window)
        await self._follow(reply, late)

    async def _current(self, reply: Reply, game: int) -> PlanSheet | None:
        try:
            return await self._desk.planning.form(game, reply.user)
        except Refusal:
            return None


def _number(values: Sequence[str]) -> int:
    return int(values[0]) if values[0].isdecimal() and len(values[0]) < 4 else 0


def _must_be_open(form: PlanSheet) -> None:
    if form.locked is not None:
        raise Refusal(said("panels.plan-is-locked"))


def _dialled(form: PlanSheet, pressed: PlanId) -> dict[str, Value]:
    """The answer after a usual one was chosen, or a push given."""
    field, number = find(form.fields, pressed.field[:8]), int(pressed.field[8:] or "0", 16)
    known = dials.usual(field) if dials.is_dial(field) else ()
    if not dials.is_dial(field) or number >= (len(known) if pressed.act == "put" else len(dials.PUSHES)):
        raise Refusal(NOT_ASKED)
    if pressed.act == "put":
        return {field.name: known[number].value}
    push = dials.PUSHES[number]
    return {field.name: dials.pushed(field, form.draft.get(field.name), push, turned=form.turned)}
