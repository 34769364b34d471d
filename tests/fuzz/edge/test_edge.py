"""A few seconds of what `make fuzz` does for long, and that it notices what breaks."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine import IllegalChoice
from tests.fuzz.edge import trying
from tests.fuzz.edge.__main__ import shares
from tests.fuzz.edge.luck import Luck
from tests.fuzz.edge.presses import PRESSES, pressed
from tests.fuzz.edge.targets import TARGETS
from tests.fuzz.edge.trying import Faulty, many, tried


@pytest.mark.parametrize("target", TARGETS)
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.binary(min_size=8, max_size=96))
def test_whatever_comes_in_is_taken_or_refused_in_a_sentence(target: str, data: bytes) -> None:
    tried(target, data)


@pytest.mark.parametrize("target", TARGETS)
def test_some_of_it_is_taken_and_some_refused(target: str) -> None:
    """Else only one of both would be tried."""
    tally = many(target, "test", range(60))
    assert 0 < tally.taken < tally.inputs


async def test_forged_interactions_are_answered() -> None:
    assert (await pressed("test", 40)).taken == 40


def test_a_million_is_shared_out() -> None:
    given = dict(shares(1_000_000, None))
    assert given.keys() == {*TARGETS, PRESSES}
    assert sum(given.values()) == 1_000_000


# That it notices


def breaking(luck: Luck) -> bool:
    return 1 // (luck.byte() * 0) == 0


def hanging(_: Luck) -> bool:
    while True:
        pass


def silent(_: Luck) -> bool:
    raise IllegalChoice("")


def greedy(luck: Luck) -> bool:
    """So much at once is asked of the system, and never found among what earlier tests have let go."""
    KEPT.append(bytes([luck.byte()]) * 40_000_000)
    return True


KEPT: list[bytes] = []


@pytest.mark.parametrize(
    ("target", "why"), [(breaking, "ZeroDivisionError"), (hanging, "TooLong"), (silent, "without a word")]
)
def test_what_breaks_hangs_or_says_nothing_is_a_fault(
    target: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "SECONDS", 0.2)
    monkeypatch.setitem(TARGETS, "broken", (target, 0))
    with pytest.raises(Faulty, match=why):
        tried("broken", b"data")


def test_what_swells_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "MEGABYTES", 30)
    monkeypatch.setitem(TARGETS, "broken", (greedy, 0))
    with pytest.raises(Faulty, match="grew by"):
        many("broken", "test", range(2))
    KEPT.clear()
