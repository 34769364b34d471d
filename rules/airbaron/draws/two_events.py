"""Two events of one draw, the government contract among them: whether it matters which comes first.

- A recession and a Local Competitor bear on profits alone, of which such a draw has none.
- A strike makes immune to a crash and a fuel cost hike; an airline already under strike has no choice there.
- What is paid first leaves less for a bid or a settlement.
- A fee that forces sales lowers the market share of which the hike is a tenth.

Whether the game stops for it must not give a pile of cash away: it goes by what everybody can see.
"""

from __future__ import annotations

from rules.airbaron.finance.purse import at_least
from rules.airbaron.network import hubs, markers
from rules.airbaron.play import Play

CONTRACT = "contract"
_ALL_BEAR = {"strike", "crash", "fuel", CONTRACT}
DEAREST_CRASH = 12


def matters(play: Play) -> bool:
    first, last = (markers.named(play.state, marker) for marker in play.state.unresolved)
    pair = {first, last}
    if not pair <= _ALL_BEAR:
        return False
    if play.active.on_strike:
        return pair == {"fuel", CONTRACT}  # the hike leaves the others less to bid
    return pair != {"crash", "fuel"} or not _pays_both(play)


def _pays_both(play: Play) -> bool:
    """Whether nothing would have to be sold, as far as everybody can see."""
    seat = play.active.seat
    hike = max(1, hubs.shares(play.state, play.atlas)[seat] // 10)
    return at_least(play.state, play.atlas, seat) >= hike + DEAREST_CRASH
