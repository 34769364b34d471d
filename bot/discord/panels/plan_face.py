"""How a planning panel looks: the plan in words, a row for each field, and a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk.sheets import Locked, PlanSheet
from bot.discord.limits import DESCRIPTION, EMBED_TITLE, clip
from bot.discord.panels.ids import OrdersId, PlanId, digest
from bot.discord.panels.rows import page_of, pages, rows
from bot.discord.replies import Face
from bot.kit.text import escape, until
from rules.engine import Choice, Field, Pick, Spot
from rules.wording import listed

OPEN, SHUT = discord.Colour(0x3B6EA5), discord.Colour(0x3F7D4E)


def heading(form: PlanSheet) -> str:
    """What is asked and until when, for a panel that comes without a letter."""
    return f"**{form.decision.title}**{until(form.deadline)}"


def planning(form: PlanSheet, page: int | None = None, window: int = 0) -> Face:
    """A plan that is being made, on that page or the first where something is open."""
    page = page_of(form.fields, next(iter(_open_pages(form)), 0) if page is None else page)
    here = PlanId("pick", form.game_id, form.seat, form.step, page, window)

    def name(act: str, field: Field) -> PlanId:
        return here.to("ask" if act == "ask" else "pick", digest(field.name))

    view = discord.ui.View(timeout=None)
    for row in rows(form.fields, form.draft, page, window, name):
        view.add_item(row)
    last = len(pages(form.fields)) - 1
    if last:
        _turn(view, "◀ Back", here, page - 1, last)
    if page < last:
        _turn(view, "Next ▶", here, page + 1, last)
    elif form.changing:
        _button(view, "Keep the old plan", here.to("keep"))
    else:
        _button(view, "Start over", here.to("clear"))
    _button(view, "Preview", here.to("preview"))
    _orders(view, form)
    ready = discord.ButtonStyle.success if form.complete else discord.ButtonStyle.secondary
    _button(view, "Lock in", here.to("lock"), ready)
    view.stop()  # the client answers by custom id; the library need not remember this view
    return Face(_embed(form.game_id, form.decision.title, _state(form, page, last), OPEN), view)


def locked(done: PlanSheet | Locked, waiting_for: Sequence[str]) -> Face:
    """A plan that is locked in, and can still be changed."""
    here = PlanId("change", done.game_id, done.seat, done.step)
    view = discord.ui.View(timeout=None)
    _button(view, "Change", here)
    _button(view, "Preview", here.to("preview"))
    _orders(view, done)
    view.stop()
    lines = [*(f"• {line}" for line in done.words), "", waiting(waiting_for)]
    return Face(_embed(done.game_id, "Locked in", lines, SHUT), view)


def resolved(done: Locked) -> Face:
    """The last plan was in: nothing is left to press."""
    lines = [
        *(f"• {line}" for line in done.words),
        "",
        "All plans are in; what happened is told in the thread.",
    ]
    return Face(_embed(done.game_id, "Locked in", lines, SHUT))


def over(sentence: str, current: PlanSheet | None) -> Face:
    """Why an old panel no longer works, and the way to the current one if something is owed there."""
    if current is None:
        return Face(discord.Embed(description=sentence, colour=SHUT))
    view = discord.ui.View(timeout=None)
    _button(view, "Show the current panel", PlanId("open", current.game_id, current.seat, current.step))
    view.stop()
    return Face(_embed(current.game_id, current.decision.title, [sentence], OPEN), view)


def waiting(names: Sequence[str]) -> str:
    """Who is still owed, and what that means for this player."""
    if not names:
        return "All plans are in."
    owing = listed(escape(name) for name in names)
    return f"Still to plan: {owing}. You can change yours until the last one is in."


def _state(form: PlanSheet, page: int, last: int) -> list[str]:
    stands = ["Your old plan stands until you lock this one in."] if form.changing else []
    lines = [*(f"• {line}" for line in form.words), _advice(form, page), *stands]
    return [*lines, _place(form, page, last)] if last else lines


def _place(form: PlanSheet, page: int, last: int) -> str:
    """Where the player is in a long form, and what is still to be seen of it."""
    here = f"Page {page + 1} of {last + 1}"
    if page == last:
        return here
    coming = pages(form.fields)[page + 1]
    return f"{here} · next: {coming[0].label}{'…' if len(coming) > 1 else ''}"


def _advice(form: PlanSheet, page: int) -> str:
    still = _open_pages(form)
    if form.complete or not still:
        return "Everything is answered: **Lock in** when you are content."
    others = [str(number + 1) for number in still if number != page]
    if page in still:
        where = f"; more on page{'s' if len(others) > 1 else ''} {listed(others)}" if others else ""
        return f"Still open: {', '.join(still[page])}{where}."
    first, labels = next(iter(still.items()))
    return f"Still open on page {first + 1}: {', '.join(labels)}."


def _open_pages(form: PlanSheet) -> dict[int, list[str]]:
    """What is still to be answered, page by page."""
    found = {
        number: [field.label for field in fields if _open(field, form.draft)]
        for number, fields in enumerate(pages(form.fields))
    }
    return {number: labels for number, labels in found.items() if labels}


def _open(field: Field, draft: Choice) -> bool:
    if field.name in draft:
        return False
    return isinstance(field, Spot) or (
        field.default is None and not (isinstance(field, Pick) and field.least == 0)
    )


def _embed(game: int, title: str, lines: Sequence[str], colour: discord.Colour) -> discord.Embed:
    return discord.Embed(
        title=clip(f"Game {game} · {title}", EMBED_TITLE),
        description=clip("\n".join(lines), DESCRIPTION // 2),
        colour=colour,
    )


def _orders(view: discord.ui.View, plan: PlanSheet | Locked) -> None:
    if plan.can_order:
        _button(view, "Orders", OrdersId("open", plan.game_id, plan.seat))


def _turn(view: discord.ui.View, label: str, here: PlanId, to: int, last: int) -> None:
    there = PlanId("turn", here.game, here.seat, here.step, max(0, min(to, last)))
    view.add_item(discord.ui.Button(label=label, custom_id=str(there), row=4, disabled=to != there.page))


def _button(
    view: discord.ui.View,
    label: str,
    custom_id: PlanId | OrdersId,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> None:
    view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(custom_id), row=4))
