"""Fields as rows: within Discord's limits whatever a title asks, and read back as they were meant."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.panels.ids import OrdersId, digest
from bot.discord.panels.rows import WINDOW, Turned, find, page_of, pages, read, rows
from bot.kit.refusal import Refusal
from bot.kit.text import answer_in_words
from rules.engine import Area, Choice, Field, Number, Option, Pick, Spot, Value
from sandbox.errors import Form
from sandbox.limits.components import check_components

TABLE = Area(((0, 0), (900, 0), (900, 900), (0, 900)))


def pick(name: str, count: int, **more: Any) -> Pick:
    options = tuple(Option(f"v{n}", f"Card {n}", f"note {n}") for n in range(count))
    return Pick(name, name.title(), options, **more)


def drawn(
    *fields: Field, answers: Choice | None = None, page: int = 0, window: int = 0
) -> list[dict[str, Any]]:
    view = discord.ui.View(timeout=None)
    here = OrdersId("pick", 1, 0, page_of(fields, page), window)
    for row in rows(fields, answers or {}, here):
        view.add_item(row)
    components: list[dict[str, Any]] = view.to_components()
    form = Form()
    check_components(form, components, v2=False)
    form.settle()
    return [row["components"][0] for row in components]


names = st.text(min_size=1, max_size=300)
options = st.builds(Option, st.text(max_size=200), names, st.text(max_size=300))


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    offered = tuple(draw(st.lists(options, max_size=60, unique_by=lambda option: option.value)))
    least = draw(st.integers(0, min(3, len(offered))))
    most = draw(st.integers(max(1, least), max(1, least, len(offered))))
    return Pick(draw(names), draw(names), offered, least=least, most=most, group=draw(st.sampled_from("ab")))


numbers = st.builds(
    lambda name, low, size, step: Number(name, name, low, low + size, step),
    names, st.integers(-50, 50), st.integers(0, 200), st.integers(1, 9),
)  # fmt: skip
spots = st.builds(lambda name: Spot(name, name, (TABLE,)), names)
forms = st.lists(
    st.one_of(picks(), numbers, spots), min_size=1, max_size=9, unique_by=lambda field: field.name
)


@given(forms, st.integers(0, 9), st.integers(0, 9))
async def test_any_form_fits_discord(fields: list[Field], page: int, window: int) -> None:
    drawn(*fields, page=page, window=window)


@given(forms)
def test_every_field_is_on_exactly_one_page(fields: list[Field]) -> None:
    laid = pages(fields)
    assert [field for page in laid for field in page] == fields
    assert all(len(page) <= 4 for page in laid)


def test_what_belongs_together_stays_on_one_page() -> None:
    camel = [pick(f"camel {n}", 3, group="camel") for n in range(3)]
    albatros = [pick(f"albatros {n}", 3, group="albatros") for n in range(3)]
    assert pages([*camel, *albatros]) == [tuple(camel), tuple(albatros)]
    assert page_of([*camel, *albatros], 7) == 1


async def test_an_answer_is_marked_and_says_what_it_answers() -> None:
    [select] = drawn(pick("first", 3), answers={"first": "v1"})
    assert [option["label"] for option in select["options"]] == ["Card 0", "First: Card 1", "Card 2"]
    assert [bool(option.get("default")) for option in select["options"]] == [False, True, False]


async def test_a_default_is_marked_until_something_else_is_chosen() -> None:
    [select] = drawn(pick("fire", 3, default="v2"))
    assert [option["value"] for option in select["options"] if option.get("default")] == ["v2"]
    [select] = drawn(pick("fire", 3, default="v2"), answers={"fire": "v0"})
    assert [option["value"] for option in select["options"] if option.get("default")] == ["v0"]


async def test_a_long_list_is_shown_in_windows() -> None:
    field = pick("city", 60)
    [first] = drawn(field)
    [second] = drawn(field, window=1)
    assert [option["value"] for option in first["options"][:WINDOW]] == [f"v{n}" for n in range(WINDOW)]
    assert second["options"][0]["value"] == f"v{WINDOW}"
    onward = first["options"][-1]["value"]
    assert read(field, [onward], 0, None) == Turned(1)


def test_picks_in_another_window_are_kept() -> None:
    field = pick("city", 60, most=9, least=0)
    assert read(field, ["v40"], 1, ("v2", "v41")) == ("v2", "v40")
    assert read(field, [], 1, ("v41",)) is None


def test_numbers_are_read_as_numbers() -> None:
    field = Number("bid", "Bid", 5, 50, 5)
    assert read(field, ["15"], 0, None) == 15


async def test_a_number_with_many_values_is_asked_for() -> None:
    [button] = drawn(Number("bid", "Bid", 0, 100), answers={"bid": 7})
    assert button["label"] == "Bid: 7"
    assert parse_act(button) == "ask"


def parse_act(component: dict[str, Any]) -> str:
    return str(component["custom_id"]).split(":")[1]


def test_what_is_no_longer_offered_is_refused() -> None:
    with pytest.raises(Refusal, match="can't pick that for “First”"):
        read(pick("first", 3), ["v9"], 0, None)
    with pytest.raises(Refusal, match="have settled that already"):
        find([pick("first", 3)], digest("second"))


def test_values_too_long_for_discord_come_back_whole() -> None:
    value = "x" * 150
    field = Pick("first", "First", (Option(value, "Long"),))
    assert read(field, [f"#{digest(value)}"], 0, None) == value


@pytest.mark.parametrize(
    ("field", "answer", "words"),
    [
        (pick("first", 3), "v1", "Card 1"),
        (pick("first", 3, most=2), ("v1", "v2"), "Card 1 and Card 2"),
        (Number("bid", "Bid", 0, 9), 4, "4"),
        (Spot("start", "Start", (TABLE,)), (125.0, 300.0), "B4 (12.5, 30 cm)"),
        (Number("along", "Along", 20, 680, unit="cm", per=10), 125, "12.5 cm"),
    ],
)
def test_answers_in_words(field: Field, answer: Value, words: str) -> None:
    assert answer_in_words(field, answer) == words
