"""A form in pages, each within what one message of Discord's holds: a tab for each hand of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from bot.desk.pads import Pad
from rules.engine import Field

ROOM = 20
"""Components for the fields of a page: of 40, what picture, words, tabs and the buttons below leave."""

BUTTONS_IN_A_ROW = 5
MENU = 2
"""A select or a single button, and the row around it."""

Block: TypeAlias = Pad | Field


class Page(NamedTuple):
    label: str
    blocks: tuple[Block, ...]

    @property
    def pad(self) -> Pad | None:
        return next((block for block in self.blocks if isinstance(block, Pad)), None)

    @property
    def fields(self) -> tuple[Field, ...]:
        return tuple(field for block in self.blocks for field in _fields(block))


def pages(fields: Sequence[Field], pads: Sequence[Pad]) -> list[Page]:
    """Each hand on a page of its own with what belongs to it, as far as that fits; then all the rest."""
    groups = [tuple(together) for _, together in groupby(_blocks(fields, pads), key=_group)]
    if len([group for group in groups if _hands(group)]) < 2 and sum(map(cost, sum(groups, ()))) <= ROOM:
        return [Page("", sum(groups, ()))]
    laid, rest = [], []
    for group in groups:
        kept, left = _parted(group) if _hands(group) else ((), group)
        if kept:
            laid.append(Page(_group(kept[0]) or "Cards", kept))
        rest += [left] if left else []
    return [*laid, *_packed(rest, len(laid))] or [Page("", ())]


def cost(block: Block) -> int:
    """How many components it takes."""
    if isinstance(block, Pad):
        return len(block.hand) + -(-len(block.hand) // BUTTONS_IN_A_ROW)
    return MENU


def _blocks(fields: Iterable[Field], pads: Sequence[Pad]) -> list[Block]:
    """The fields in their order; those of a hand together, unless it is too large to be shown."""
    by_field = {place.name: pad for pad in pads if 0 < cost(pad) <= ROOM for place in pad.places}
    return list(dict.fromkeys(by_field.get(field.name, field) for field in fields))


def _parted(group: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The first hand of a group and what fits beside it, and what does not."""
    hand = _hands(group)[0]
    kept: list[Block] = [hand]
    room = ROOM - cost(hand)
    for block in group:
        if block is not hand and cost(block) <= room:
            kept.append(block)
            room -= cost(block)
    return (
        tuple(block for block in group if block in kept),
        tuple(block for block in group if block not in kept),
    )


def _packed(groups: Sequence[tuple[Block, ...]], before: int) -> list[Page]:
    """What has no hand, as few pages as will do; what belongs together stays together as far as it fits."""
    laid: list[tuple[Block, ...]] = []
    for group in groups:
        for part in _parts(group):
            if laid and sum(map(cost, laid[-1] + part)) <= ROOM:
                laid[-1] += part
            else:
                laid.append(part)
    word = "More" if before else "Page"
    plain = before and len(laid) == 1
    return [Page(word if plain else f"{word} {number}", blocks) for number, blocks in enumerate(laid, 1)]


def _parts(group: tuple[Block, ...]) -> Iterable[tuple[Block, ...]]:
    part: tuple[Block, ...] = ()
    for block in group:
        if part and sum(map(cost, part)) + cost(block) > ROOM:
            yield part
            part = ()
        part += (block,)
    yield part


def _hands(group: Iterable[Block]) -> list[Pad]:
    return [block for block in group if isinstance(block, Pad)]


def _group(block: Block) -> str:
    return block.group


def _fields(block: Block) -> tuple[Field, ...]:
    return block.places if isinstance(block, Pad) else (block,)
