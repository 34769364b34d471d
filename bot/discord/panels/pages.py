"""A form in pages, each within what one message of Discord's holds: a tab for each hand of cards, and for
each piece that is to be put somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypeVar

from bot.desk.forms.dials import is_dial
from bot.desk.forms.pads import Pad
from bot.discord.panels import dials
from rules.engine import Field, Number
from rules.said import Text, said

ROOM = 25
"""Components for tabs and the fields of a page: of 40, what picture, words and the buttons below leave."""

BUTTONS_IN_A_ROW = 5
MOST_TABS = 10
"""More pages than this are listed in a menu."""
MENU = 2
"""A select or a single button, and the row around it."""

Block: TypeAlias = Pad | Field
B = TypeVar("B")


class Page(NamedTuple):
    label: Text
    blocks: tuple[Block, ...]

    @property
    def fields(self) -> tuple[Field, ...]:
        return tuple(field for block in self.blocks for field in _fields(block))


def pages(fields: Sequence[Field], pads: Sequence[Pad]) -> list[Page]:
    """Each hand on a page of its own with what belongs to it, as far as that fits; then all the rest.

    As many tabs as there are pages have to fit as well: as buttons, if the pages leave room for them.
    """
    blocks = _blocks(fields, pads)
    groups = [tuple(together) for _, together in groupby(blocks, key=_group)]
    if len([group for group in groups if _hands(group)]) < 2 and sum(map(cost, blocks)) <= ROOM:
        return [Page("", tuple(blocks))]
    largest = max((cost(block) for block in blocks if _leads(block)), default=0)
    for tabs in (BUTTONS_IN_A_ROW, MOST_TABS):
        room = ROOM - buttons(tabs)
        laid = _laid(groups, room)
        if len(laid) <= tabs and largest <= room:
            return laid
    return _laid(groups, ROOM - MENU)


def has_buttons(laid: Sequence[Page]) -> bool:
    """Whether there is room for a button to each page."""
    fullest = max(sum(map(cost, page.blocks)) for page in laid)
    return len(laid) <= MOST_TABS and fullest + buttons(len(laid)) <= ROOM


def buttons(number: int) -> int:
    """What so many buttons take, with the rows around them."""
    return number + -(-number // BUTTONS_IN_A_ROW)


def cost(block: Block) -> int:
    """How many components it takes."""
    if isinstance(block, Pad):
        return buttons(len(block.hand))
    return dials.cost(block) if is_dial(block) else MENU


def _laid(groups: Sequence[tuple[Block, ...]], room: int) -> list[Page]:
    laid, rest = [], []
    for group in groups:
        kept, left = _parted(group, room) if _hands(group) else ((), group)
        if kept:
            laid.append(Page(_called(_hands(kept)[0]), kept))
        rest += [left] if left else []
    return [*laid, *_labelled(rest, len(laid), room)] or [Page("", ())]


def _blocks(fields: Iterable[Field], pads: Sequence[Pad]) -> list[Block]:
    """The fields in their order; those of a hand together, unless it is too large to be shown."""
    most = ROOM - MENU
    by_field = {place.name: pad for pad in pads if 0 < cost(pad) <= most for place in pad.places}
    return list(dict.fromkeys(by_field.get(field.name, field) for field in fields))


def _parted(group: tuple[Block, ...], room: int) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The first hand of a group and what fits beside it, and what does not."""
    hand = _hands(group)[0]
    kept: list[Block] = [hand]
    room -= cost(hand)
    for block in group:
        if block is not hand and cost(block) <= room:
            kept.append(block)
            room -= cost(block)
    return (
        tuple(block for block in group if block in kept),
        tuple(block for block in group if block not in kept),
    )


def _labelled(groups: Sequence[tuple[Block, ...]], before: int, room: int) -> list[Page]:
    """What has no hand."""
    laid = packed(groups, room, cost)
    if before and len(laid) == 1:
        return [Page(said("panels.page-more"), laid[0])]
    key = "panels.page-more-numbered" if before else "panels.page-numbered"
    return [Page(said(key, number=number), blocks) for number, blocks in enumerate(laid, 1)]


def packed(groups: Iterable[tuple[B, ...]], room: int, cost: Callable[[B], int]) -> list[tuple[B, ...]]:
    """As few pages as will do; what belongs together stays together as far as it fits."""
    laid: list[tuple[B, ...]] = []
    for group in groups:
        for part in _parts(group, room, cost):
            if laid and sum(map(cost, laid[-1] + part)) <= room:
                laid[-1] += part
            else:
                laid.append(part)
    return laid


def _parts(group: tuple[B, ...], room: int, cost: Callable[[B], int]) -> Iterable[tuple[B, ...]]:
    part: tuple[B, ...] = ()
    for block in group:
        if part and sum(map(cost, part)) + cost(block) > room:
            yield part
            part = ()
        part += (block,)
    yield part


def _hands(group: Iterable[Block]) -> list[Block]:
    """What a group has a page of its own for."""
    return [block for block in group if _leads(block)]


def _leads(block: Block) -> bool:
    return isinstance(block, Pad) or is_dial(block)


def _group(block: Block) -> str:
    return block.group


def _called(hand: Block) -> Text:
    """What its page is called: as its piece, or as what is asked."""
    if not _group(hand):
        return said("panels.page-cards")
    if isinstance(hand, Pad):
        return hand.called
    return hand.label if isinstance(hand, Number) or not hand.slot else hand.group


def _fields(block: Block) -> tuple[Field, ...]:
    return block.places if isinstance(block, Pad) else (block,)
