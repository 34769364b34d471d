"""How a planning panel looks: what was told, the plan in a picture and in words, and what to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.desk.forms.asking import still_open
from bot.desk.forms.dials import is_dial
from bot.desk.forms.pads import Pad
from bot.desk.hints import Hint
from bot.desk.sheets import Locked, PlanSheet
from bot.discord.limits import (
    ALT_TEXT,
    DESCRIPTION,
    EMBED_TITLE,
    OPTIONS,
    TEXT,
    clip,
)
from bot.discord.panels import dials
from bot.discord.panels.ids import OrdersId, PlanId, digest
from bot.discord.panels.pages import BUTTONS_IN_A_ROW, Page, has_buttons, pages
from bot.discord.panels.parts import asking, button, option, view_of
from bot.discord.panels.rows import row
from bot.discord.replies import Attached, Face
from bot.kit.text import escape, in_words
from rules.engine import Choice, Field, Spot
from rules.said import Text, listed, said, sentences
from words import english, phrase, say

OPEN, SHUT, WARNING = discord.Colour(0x3B6EA5), discord.Colour(0x3F7D4E), discord.Colour(0xC77700)

MOST_HINTS = 2
"""Of what need not be said."""

SHORT, IN_WORDS = 1200, 780
"""Characters for what is told and for what is planned, and for each picture, where these are told in words:
Discord takes 4,000 for a whole panel."""

_PLACES = "①②③④⑤⑥⑦⑧⑨"
_Button: TypeAlias = discord.ui.Button[Any]
_Part: TypeAlias = discord.ui.Item[Any]


class Pictures(NamedTuple):
    """Those among the message's files, or told in their place."""

    plan: Attached | None = None
    """Where the plan leads; the whole of it is looked at."""
    mat: Attached | None = None
    """The player's own mat, to be opened by whoever wants to see it."""

    @property
    def words(self) -> list[str]:
        """What is told in place of pictures."""
        return [shown.alt for shown in (self.mat, self.plan) if shown is not None and shown.in_words]


def planning(
    form: PlanSheet, page: int, window: int, pictures: Pictures, *, warned: bool = False
) -> discord.ui.LayoutView:
    """A plan that is being made; `warned`, if it is to be locked in and is dangerous."""
    laid = pages(form.fields, form.pads)
    here = PlanId("pick", form.game_id, form.seat, form.step, page, window)
    parts = [
        *_top(form.told, pictures),
        discord.ui.TextDisplay(_said(_lines(form, laid, page, warned=warned), pictures)),
        *_tabs(form, laid, here),
        *_blocks(form, laid[page], here),
        discord.ui.ActionRow(*_controls(form, here, warned=warned)),
    ]
    return _framed(parts, WARNING if form.dangers else OPEN)


def locked(done: PlanSheet | Locked, waiting_for: Sequence[str], pictures: Pictures) -> discord.ui.LayoutView:
    """A plan that is locked in, and can still be changed."""
    change = PlanId("change", done.game_id, done.seat, done.step)
    lines = [phrase("panels.plan-locked-in"), *(f"• {line}" for line in done.words), "", waiting(waiting_for)]
    buttons = [button(phrase("panels.plan-change"), change), *_orders(done)]
    parts = [*_top(done.told, pictures), discord.ui.TextDisplay(_said(lines, pictures))]
    parts.append(discord.ui.ActionRow(*buttons))
    return _framed(parts, SHUT)


def hinted(hint: Hint) -> Face:
    """What an Ace would do, for who asked alone, and a way to make it one's plan."""
    take = button(phrase("panels.plan-fill-in"), PlanId("take", hint.game_id, hint.seat, hint.step))
    return asking(clip(hint.text, DESCRIPTION), take, colour=OPEN)


def closed(text: str) -> discord.ui.LayoutView:
    """A panel whose step is over: nothing is left to press, and of the pictures none is true any more."""
    return _framed([discord.ui.TextDisplay(clip(text, 2 * TEXT - 1) or "…")], SHUT)


def over(sentence: str, current: PlanSheet | None) -> Face:
    """Why an old panel no longer works, and the way to the current one if something is owed there."""
    if current is None:
        return Face(discord.Embed(description=sentence, colour=SHUT))
    way = PlanId("open", current.game_id, current.seat, current.step)
    there = button(phrase("panels.plan-show-current"), way)
    title = phrase("panels.game-and-title", game=str(current.game_id), title=current.decision.title)
    embed = discord.Embed(title=clip(title, EMBED_TITLE), description=sentence, colour=OPEN)
    return Face(embed, view_of([there]))


def waiting(names: Sequence[str]) -> str:
    """Who is still owed, and what that means for this player."""
    if not names:
        return phrase("panels.plan-all-in")
    return phrase("panels.plan-still-owed", players=listed(escape(name) for name in names))


def page_of(form: PlanSheet, page: int | None) -> int:
    """That page, if it is there; without one, the first on which something is open."""
    laid = pages(form.fields, form.pads)
    if page is None:
        return next((number for number, each in enumerate(laid) if _open_on(form, each)), 0)
    return max(0, min(page, len(laid) - 1))


def page_after(form: PlanSheet, page: int) -> int:
    """Where to go on once a card is laid: here while something is open, else where something is."""
    page = page_of(form, page)
    laid = pages(form.fields, form.pads)
    return page if _open_on(form, laid[page]) or not form.missing else page_of(form, None)


# The words


def _said(lines: Sequence[str], pictures: Pictures) -> str:
    return clip("\n".join(lines), SHORT if pictures.words else TEXT) or "…"


def _lines(form: PlanSheet, laid: Sequence[Page], page: int, *, warned: bool) -> list[str]:
    lines = [*plan_in_words(form), *form.notes]
    lines += [f"⚠️ {danger}" for danger in form.dangers]
    if form.changing:
        lines.append(phrase("panels.plan-old-stands"))
    lines += [f"-# {hint}" for hint in _hints(form, laid[page])]
    if form.hints and not form.draft and not form.before:  # asked for the first time
        lines.append(f"-# {phrase('panels.plan-hint-below')}")
    return [*lines, _advice(form, laid, page, warned=warned)]


def plan_in_words(form: PlanSheet) -> Iterator[str]:
    """What is planned so far: a line for each hand of which something is laid, and for each other answer."""
    names = set()
    for pad in form.pads:
        names |= {place.name for place in pad.places}
        if any(pad.faces(form.draft)):
            yield f"• {_laid(pad, form.draft)}"
    others = (field for field in form.fields if field.name not in names)
    yield from (f"• {line}" for line in in_words(others, form.draft))


def _laid(pad: Pad, draft: Choice) -> str:
    """The cards of an airplane in their order; where there is only one hand, each by its place."""
    faces = [_place(face) for face in pad.faces(draft)]
    if pad.group and not pad.radio:
        return _answered(pad.called, " → ".join(faces))
    named = zip(pad.places, faces, strict=True)
    return " · ".join(_answered(place.label, face) for place, face in named)


def _answered(field: Text, answer: str) -> str:
    return phrase("panels.answered", field=escape(say(field)), answer=answer)


def _place(face: Text | None) -> str:
    return "…" if face is None else f"**{say(face)}**"


def _hints(form: PlanSheet, page: Page) -> list[str]:
    """What the next open question of this page is about; once none is, what else may be said there."""
    asked = [field for field in page.fields if field in form.missing]
    if asked:
        return [hint for field in asked[:1] if (hint := _hint(field))]
    laid = {place.name for pad in form.pads for place in pad.places}
    rest = [field for field in page.fields if field.name not in laid and field.name not in form.draft]
    return [_answered(field.label, hint) for field in rest[:MOST_HINTS] if (hint := _hint(field))]


def _hint(field: Field) -> str:
    return say(field.hint or (field.note if isinstance(field, Spot) else ""))


def _advice(form: PlanSheet, laid: Sequence[Page], page: int, *, warned: bool) -> str:
    if warned:
        return phrase("panels.plan-sure")
    if form.complete or not form.missing:
        return phrase("panels.plan-complete")
    here = [field for field in laid[page].fields if field in form.missing]
    elsewhere = [each.label for each in laid if each is not laid[page] and _open_on(form, each)]
    asked = [still_open(here, form.pads)] if here else []
    if elsewhere:
        when = "then" if here else "now"
        asked.append(said("panels.plan-open-elsewhere", when=when, pages=listed(elsewhere)))
    return say(sentences(asked))


def _open_on(form: PlanSheet, page: Page) -> bool:
    return any(field in form.missing for field in page.fields)


# The parts


def _framed(parts: Sequence[_Part], colour: discord.Colour) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts, accent_colour=colour))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view


def _top(told: str, pictures: Pictures) -> Iterator[_Part]:
    text = clip(told, SHORT if pictures.words else TEXT - 1) or "…"
    if pictures.mat is None or pictures.mat.in_words:
        yield discord.ui.TextDisplay(text)
    else:
        mat = pictures.mat
        small = discord.ui.Thumbnail[Any](
            f"attachment://{mat.name}", description=clip(mat.alt, ALT_TEXT) or None
        )
        yield discord.ui.Section(text, accessory=small)
    for words in pictures.words:
        yield discord.ui.TextDisplay(clip(escape(words), IN_WORDS))
    if pictures.plan is not None and not pictures.plan.in_words:
        plan = pictures.plan
        item = discord.MediaGalleryItem(
            f"attachment://{plan.name}", description=clip(plan.alt, ALT_TEXT) or None
        )
        yield discord.ui.MediaGallery(item)


def _tabs(form: PlanSheet, laid: Sequence[Page], here: PlanId) -> Iterator[_Part]:
    """A way to each page; a mark says where nothing is open."""
    if len(laid) < 2:
        return
    named = [
        say(page.label if _open_on(form, page) else said("panels.page-done", page=page.label))
        for page in laid
    ]
    if has_buttons(laid):
        yield from _in_rows(
            [
                button(
                    name,
                    PlanId("turn", here.game, here.seat, here.step, number),
                    discord.ButtonStyle.primary if number == here.page else discord.ButtonStyle.secondary,
                )
                for number, name in enumerate(named)
            ]
        )
        return
    options = [
        option(name, str(number), chosen=number == here.page) for number, name in enumerate(named[:OPTIONS])
    ]
    yield discord.ui.ActionRow(discord.ui.Select(custom_id=str(here.to("tab")), options=options))


def _blocks(form: PlanSheet, page: Page, here: PlanId) -> Iterator[_Part]:
    for block in page.blocks:
        if isinstance(block, Pad):
            yield from _pad(form, block, here)
        elif is_dial(block):
            yield from dials.rows(block, form.draft.get(block.name), here)
        else:
            yield discord.ui.ActionRow(row(block, form.draft.get(block.name), here))


def _pad(form: PlanSheet, pad: Pad, here: PlanId) -> Iterator[_Part]:
    yield from _in_rows([_card(pad, option.face, form.draft, here) for option in pad.hand])
    if not pad.radio:
        yield discord.ui.ActionRow(*_tools(form, pad, here))


def _in_rows(buttons: Sequence[_Button]) -> Iterator[_Part]:
    for start in range(0, len(buttons), BUTTONS_IN_A_ROW):
        yield discord.ui.ActionRow(*buttons[start : start + BUTTONS_IN_A_ROW])


def _card(pad: Pad, face: Text, draft: Choice, here: PlanId) -> _Button:
    taken = pad.taken(draft, face)
    marks = "" if pad.radio else "".join(_PLACES[min(place, len(_PLACES)) - 1] for place in taken)
    return button(
        f"{marks} {say(face)}".strip(),
        here.to("tap", digest(pad.key) + digest(english(face))),
        discord.ButtonStyle.primary if taken else discord.ButtonStyle.secondary,
        disabled=pad.tap(draft, face) is None,
    )


def _tools(form: PlanSheet, pad: Pad, here: PlanId) -> Iterator[_Button]:
    """The last card back, and whole plans at a tap: the one of the turn before, the one of another hand."""
    taken = pad.last_place(form.draft) is not None
    yield button(phrase("panels.plan-take-back"), here.to("back", digest(pad.key)), disabled=not taken)
    if pad.full(form.draft):
        return
    if all(place.name in form.before for place in pad.places):
        yield button(phrase("panels.plan-as-before"), here.to("again", digest(pad.key)))
    model = next((each for each in form.pads if _is_model(each, pad, form.draft)), None)
    if model is not None:
        same = here.to("same", digest(pad.key) + digest(model.key))
        yield button(phrase("panels.plan-same-as", hand=model.called), same)


def _is_model(other: Pad, pad: Pad, draft: Choice) -> bool:
    return other.key != pad.key and other.name == pad.name and other.full(draft)


def _controls(form: PlanSheet, here: PlanId, *, warned: bool) -> Iterator[_Button]:
    yield from _orders(form)
    if form.changing:  # there is no room for more than four beside all the rest: see `pages.ROOM`
        yield button(phrase("panels.plan-keep-old"), here.to("keep"))
    elif form.hints:
        yield button(phrase("panels.plan-hint"), here.to("hint"))
    if form.draft:
        yield button(phrase("panels.plan-start-over"), here.to("clear"))
    if warned:
        yield button(phrase("panels.plan-lock-anyway"), here.to("sure"), discord.ButtonStyle.danger)
    else:
        ready = discord.ButtonStyle.success if form.complete else discord.ButtonStyle.secondary
        yield button(phrase("panels.plan-lock-in"), here.to("lock"), ready)


def _orders(plan: PlanSheet | Locked) -> Iterator[_Button]:
    if plan.can_order:
        yield button(phrase("panels.plan-orders"), OrdersId("open", plan.game_id, plan.seat))
