"""What is known of the hubs, as spokes change hands."""

from __future__ import annotations

from msgspec.structs import replace

from rules.airbaron.network import hubs, ownership
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.dice import Scripted
from tests.rules.airbaron.scenes import ATLANTA, DETROIT, ME, MIAMI, RIVAL, atlas_of, scene


def _all_known(state: State) -> object:
    atlas, seats = atlas_of(state), range(len(state.airlines))
    return (
        [[hubs.held(state, atlas, hub, seat) for hub in atlas.hubs] for seat in seats],
        [hubs.standing(state, atlas, hub) for hub in atlas.hubs],
        [hubs.present(state, atlas, seat) for seat in seats],
        [hubs.spokes_of(state, atlas, seat) for seat in seats],
        hubs.still_open(state, atlas),
        hubs.shares(state, atlas),
    )


def test_what_is_known_of_a_board_is_found_anew_when_a_spoke_changes_hands() -> None:
    state = scene(own={ME: (*DETROIT, "MCO"), RIVAL: (*ATLANTA[:3], *MIAMI[1:])})
    play = Play(state, atlas_of(state), Scripted({}))
    for code, seat in (("TPA", ME), ("PBI", ME), ("CVG", RIVAL), ("JAX", RIVAL), ("MCO", RIVAL)):
        _all_known(play.state)
        ownership.take(play, code, seat)
        laid_anew = replace(play.state, owners=dict(play.state.owners))
        assert _all_known(play.state) == _all_known(laid_anew)
        assert list(play.state.owners) == sorted(play.state.owners)
    _all_known(play.state)
    ownership.release(play, "CVG")
    assert _all_known(play.state) == _all_known(replace(play.state, owners=dict(play.state.owners)))
