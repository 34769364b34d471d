"""A planning panel within Discord's limits, whatever a title asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.desk.forms.pads import Pad, pads
from bot.desk.sheets import PlanSheet
from bot.discord.panels.pages import ROOM, cost, pages
from bot.discord.panels.plan_face import Pictures, page_after, page_of, planning
from bot.discord.replies import Kept
from rules.engine import Decision, Field, Option, Pick, Value
from sandbox.errors import Form
from sandbox.limits.components import check_components
from sandbox.model import walk
from tests.bot.discord.panels.test_rows import forms

LONG = "Fokker Eindecker of the longest name that anybody ever gave an airplane, " * 4
PICTURES = Pictures(Kept(1, "game1-step1-preview.png", LONG * 9), Kept(1, "game1-step1-mat.png", ""))


def sheet(fields: Sequence[Field], draft: dict[str, Value] | None = None, **more: Any) -> PlanSheet:
    drafted = draft or {}
    return PlanSheet(
        game_id=10**9,
        title=LONG,
        seat=7,
        step=10**6,
        decision=Decision("plan", LONG),
        deadline=None,
        fields=tuple(fields),
        draft=drafted,
        locked=None,
        changing=bool(drafted),
        words=(),
        complete=False,
        can_order=True,
        pads=pads(fields, fields),
        missing=tuple(field for field in fields if field.name not in drafted),
        told=LONG * 20,
        **more,
    )


def drawn(form: PlanSheet, page: int = 0, window: int = 0) -> list[dict[str, Any]]:
    """The components of a panel, after the sandbox has judged them as Discord would."""
    view = planning(form, page_of(form, page), window, PICTURES)
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call] # the library's
    verdict = Form()
    check_components(verdict, components, v2=True)
    verdict.settle()
    return list(walk(components))


def hand(group: str, cards: int, slots: int = 3, label: str = "Card") -> list[Field]:
    options = tuple(Option(f"v{n}", f"{label} {n}", LONG) for n in range(cards))
    places = {f"{group}.{slot}": str(slot) for slot in range(slots)}
    return [
        Pick(name, f"{group} {slot} {LONG}", options, group=group, slot=slot, pad="cards", hint=LONG)
        for name, slot in places.items()
    ]


@pytest.mark.parametrize("cards", [1, 5, 14, 16, 17, 25, 60])
@pytest.mark.parametrize("planes", [1, 2, 4, 8, 30])
async def test_the_largest_forms_fit(planes: int, cards: int) -> None:
    fields = [field for n in range(planes) for field in hand(f"{n} {LONG}", cards, label=LONG)]
    fields += [Pick(f"{n}", LONG, (Option("a", LONG, LONG),), default="a") for n in range(25)]
    draft: dict[str, Value] = {field.name: "v0" for field in fields[:3]}
    before: dict[str, Value] = {field.name: "v0" for field in fields}
    form = sheet(fields, draft, before=before, dangers=(LONG,) * 9)
    for page in range(len(pages(form.fields, form.pads))):
        drawn(form, page)


@given(forms, st.integers(0, 9), st.integers(0, 9))
async def test_any_form_fits(fields: list[Field], page: int, window: int) -> None:
    drawn(sheet(fields), page, window)


@given(forms)
def test_every_field_is_on_exactly_one_page(fields: list[Field]) -> None:
    laid = pages(fields, pads(fields, fields))
    shown = [field.name for page in laid for field in page.fields]
    assert sorted(shown) == sorted(field.name for field in fields)
    assert all(sum(map(cost, page.blocks)) <= ROOM for page in laid)


def test_each_hand_has_a_page_with_what_belongs_to_it() -> None:
    fire = Pick("A.fire", "A fire", (Option("x", "X"),), group="A", default="x")
    laid = pages([*hand("A", 5), fire, *hand("B", 5)], pads([*hand("A", 5), *hand("B", 5)], ()))
    assert [page.label for page in laid] == ["A", "B"]
    assert [type(block) for block in laid[0].blocks] == [Pad, Pick]


def test_a_form_of_one_hand_needs_no_pages() -> None:
    assert [page.label for page in pages(hand("", 6, 2), pads(hand("", 6, 2), ()))] == [""]


def test_after_the_last_card_the_next_airplane_comes() -> None:
    fields = [*hand("A", 5), *hand("B", 5), *hand("C", 5)]
    two = sheet(fields, {"A.0": "v0", "A.1": "v1"})
    assert page_after(two, 0) == 0
    assert page_after(sheet(fields, {"A.0": "v0", "A.1": "v1", "A.2": "v2"}), 0) == 1
    assert page_after(sheet(fields, dict.fromkeys((field.name for field in fields), "v0")), 2) == 2


async def test_what_is_said_is_never_cut_off_by_a_long_plan() -> None:
    texts = [part["content"] for part in drawn(sheet(hand("A", 5))) if part["type"] == 10]
    assert len(texts) == 2
    assert sum(map(len, texts)) <= 4000
