"""How it is found what is worth how much."""

from __future__ import annotations

import numpy as np
import pytest

from rules.baron.balance import CompanyAssets
from tests.rules.baron.leads import IDEAS, TURNS, Lead, fitted, leads, position
from tests.rules.baron.scenes import scene


def test_what_decides_the_end_is_told_from_what_only_goes_with_it() -> None:
    """Gold and factories come together, and gold alone brings the margin."""
    luck = np.random.default_rng(1)
    found = []
    for _ in range(4_000):
        has = luck.normal(size=len(CompanyAssets._fields))
        has[2] += has[1]
        found.append(Lead(12, has, has[1] + luck.normal()))
    marks, errors = fitted(found)
    assert dict(zip(CompanyAssets._fields, marks, strict=True)) == pytest.approx(
        {**dict.fromkeys(CompanyAssets._fields, 0.0), "gold": 1.0}, abs=0.1
    )
    assert all(errors < 0.05)


def test_answers_are_measured_against_each_other_in_one_world() -> None:
    found = list(leads(scene("albatros", "fokker", "pfalz", "roland"), 0, b"leads", worlds=1))
    assert len(found) == len(TURNS) * IDEAS
    for at in range(0, len(found), IDEAS):
        answers = found[at : at + IDEAS]
        assert sum(each.margin for each in answers) == pytest.approx(0)
        assert sum(each.assets for each in answers) == pytest.approx(0)
    assert len({tuple(each.assets) for each in found[:IDEAS]}) > 1


def test_positions_are_beginnings_of_turns() -> None:
    stages = {position(b"%d" % game).stage for game in range(3)}
    assert stages == {"actions"}
