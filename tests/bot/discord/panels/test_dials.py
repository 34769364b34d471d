"""Putting something on the table: usual places, small pushes, and squares by name."""

from __future__ import annotations

from tests.bot.discord.house import House, labels, words
from tests.bot.discord.test_pads import tap


async def test_a_place_is_chosen_pushed_and_named(house: House) -> None:
    await house.game(form="long")
    panel = await house.panel(house.ann)
    assert "Place: set…" in labels(panel)
    await tap(house, panel, "Middle", "→", "↑")
    assert "Place: E5 (46, 46 cm)" in labels(panel)
    assert "• Place: E5 (46, 46 cm)" in words(panel)
    window = (await house.ann.press(panel, "Place: E5 (46, 46 cm)")).modal
    await (await house.ann.submit(window, {"answer": "i1"})).finished()
    assert "Place: I1 (85, 5 cm)" in labels(panel)
    await tap(house, panel, *["↓"] * 5)
    refused = await (await house.ann.press(panel, "↓")).finished()
    assert refused.followups[-1].content == "It won't go any further."
    form = await house.core.desk.planning.form(1, house.ann.id)
    assert form.draft["place"] == (850.0, 0.0)


async def test_nothing_is_pushed_before_it_is_put_somewhere(house: House) -> None:
    await house.game(form="long")
    panel = await house.panel(house.ann)
    pushes = [each for each in panel.buttons if each["label"] in {"←", "↓", "↑", "→"}]
    assert len(pushes) == 4
    assert all(each.get("disabled") for each in pushes)
    refused = await house.forged_press(house.ann, panel, str(pushes[0]["custom_id"]))
    assert refused.followups[-1].content == "Choose a place first. Then you can push it from there."
