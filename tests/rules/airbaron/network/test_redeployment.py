"""Advanced: redeployment of jets and SST."""

from __future__ import annotations

from msgspec.structs import replace

from tests.rules.airbaron.scenes import (
    DENVER,
    ME,
    RIVAL,
    advanced,
    asks,
    only,
    options_of,
)
from tests.rules.marks import rule


@rule("A-128")
def test_redeployment_moves_jets_and_the_sst_as_the_action() -> None:
    state = advanced(
        own={ME: ("BOS", "PHL", "CLT", "LHR", "FCO")},
        jets=("BOS", "PHL"),
        airlines={ME: {"jets": 1, "sst": "LHR"}},
    )
    moved = only(
        state,
        action="redeploy",
        place__1="box",
        place__2="BOS",
        place__3="CLT",
        **{"place.sst": "FCO"},
    )
    assert moved.state.jets == ("BOS", "CLT")
    assert (moved.airline().jets, moved.airline().sst) == (1, "FCO")
    assert moved.state.owners == state.owners
    assert moved.cash() == 60
    assert "redeploy" not in options_of(advanced(own={ME: ("BOS",)}), "action")


@rule("A-128")
def test_the_sst_stays_where_it_alone_holds_the_spoke() -> None:
    state = advanced(own={ME: ("CLT", "LHR", "FCO")}, airlines={ME: {"sst": "LHR", "jets": 1}})
    assert asks(state, "place.sst", ME, action="redeploy") is None
    capable = advanced(own={ME: ("BOS", "LHR", "CVG", "YYZ")}, airlines={ME: {"sst": "LHR", "jets": 1}})
    assert asks(capable, "place.sst", ME, action="redeploy") is None, "Toronto takes no SST"


@rule("A-129")
def test_redeployed_jets_keep_to_the_limits() -> None:
    state = advanced(own={ME: (*DENVER[:2], "BOS"), RIVAL: DENVER[2:]}, airlines={ME: {"jets": 2}})
    assert options_of(state, "place.1", ME, action="redeploy") == {"box", "SLC", "MCI", "BOS"}
    taken = options_of(state, "place.2", ME, action="redeploy", place__1="SLC")
    assert taken == {"box", "BOS"}, "Denver takes one jet, a spoke takes one"
    rivals = replace(state, jets=("OMA",))
    assert options_of(rivals, "place.1", ME, action="redeploy") == {"box", "BOS"}
