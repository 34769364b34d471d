"""What a press must know survives in its custom id."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.panels.ids import (
    AnyId,
    DetailsId,
    LobbyId,
    LogId,
    ManageId,
    OfferId,
    OpeningId,
    OwnId,
    PlanId,
    WhichId,
    digest,
    fits,
    parse,
)

NUMBERS = st.integers(0, 10**15)


@given(NUMBERS, st.integers(0, 99), st.integers(0, 10**6), st.integers(0, 99), st.integers(0, 99), st.text())
def test_a_plan_id_reads_back_and_fits(
    game: int, seat: int, step: int, page: int, window: int, field: str
) -> None:
    meant = PlanId("pick", game, seat, step, page, window, digest(field))
    assert parse(str(meant)) == meant
    assert fits(meant)


@pytest.mark.parametrize(
    "meant",
    [
        LobbyId("start", 12),
        PlanId("lock", 12, 1, 7),
        OpeningId("open", "some-title", 7, 1, 0, "", "0.2.13"),
        OpeningId("pick", "t", field=digest("edition")),
        OwnId("games", 3),
        OwnId("zone"),
        ManageId("choose", "", 12),
        ManageId("do", "replace", 12, "1.1234567890123456789"),
        ManageId("do", "replace", 12, "1.1234567890123456789.1-4294967295"),
        OfferId("yes", 12),
        LogId("turn", 12, 3, "shot down: Ben"),
        DetailsId(12, 1_000, 1_767_225_600),
        WhichId(),
    ],
)
def test_every_kind_reads_back(meant: AnyId) -> None:
    assert parse(str(meant)) == meant
    assert fits(meant)


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "lobby:burn:12",
        "lobby:join:-1",
        "lobby:join:12:more",
        "plan:pick:1:2:3",
        "plan:peek:1:2:3:0:0:",
        "plan:pick:1:2:3:0:0:not-hex",
        "plan:pick:" + "9" * 60 + ":2:3:0:0:",
        "host:open:a:b",
        "manage:burn:pause:12:",
        "manage:do:pause:12:1,2",
        "offer:perhaps:12",
        "details:12:3",
        "details:12:3:-1",
        "log:turn:12:3:" + "x" * 51,
        "something:else",
        "lobby",
        "lobby:join: 12",
        "lobby:join:1.0",
        "lobby:join:12\n",
        "which:one",
        "own:zone",
        "manage:do:pause:12:1\n",
    ],
)
def test_a_strange_id_means_nothing(custom_id: str) -> None:
    assert parse(custom_id) is None
