"""Everything that can happen in Air Baron.

`seat` is whose airline it concerns; hubs and spokes are named by code, markers as in the view. What is paid
is paid over the table, so amounts are public even when cash is hidden; only what would give away a whole
pile is not told.
"""

from __future__ import annotations

from rules.declared import Declared, Kind

EVENTS = Declared(
    # Rounds and turns
    Kind(
        "began",
        "version board goal round_limit cash airlines",
        note='round_limit is 0 for none; cash is "hidden" or "open"; airlines: [{seat, name, colour}]',
    ),
    Kind("round", "round order", note="order: [seat]"),
    Kind("start_up", "roll cash", note="in the first round only; cash: [{seat, amount}]"),
    Kind("turn", "seat round place", note="a turn begins; place is 1 for the first in order"),
    Kind("asked", "seats what", note="the game waits for these seats; what is a stage of the view"),
    Kind("passed", "seat why", note='no action in this turn; why is "choice" or "strike"'),
    Kind("left", "seat contract", note="leaves the game; contract: whether it held the contract"),
    Kind("round_over", "round"),
    Kind(
        "over",
        "winners kind scores",
        note="kind: that of the `Outcome`; scores: [{seat, share, cash, loan, total}]",
    ),
    # The start of a turn
    Kind("fare_wars", "seat now", note='only when it changes; now is "in" or "out"'),
    Kind("folded", "seat roll amount", note="a new company, and its start-up cash"),
    Kind("contract_paid", "seat amount", note="government contract money"),
    # Draws
    Kind("drew", "seat markers", note="markers: [marker]"),
    Kind("replaced", "seat marker", note="its spoke is open: back to the map, and draw again"),
    Kind("cup_empty", "seat", note="nothing left to draw"),
    Kind(
        "profit",
        "marker payments unpaid recession",
        note='payments: [{seat, amount}]; unpaid: [{seat, why}], why is "fare-wars", "strike" or "left"; '
        "without either it pays zero",
    ),
    # Event markers
    Kind("event_taken", "seat space", note="an event marker goes from the track into the cup"),
    Kind("event_seen", "seat space marker", to="some", note="what it is, to its taker"),
    Kind("recession", "seat", note="later markers of this round pay $1"),
    Kind("competitor", "seat", note="holds the Local Competitor from now on"),
    Kind("negated", "marker by last", note="by a Local Competitor; last: it was the round's last marker"),
    Kind("competitor_lapsed", "seat", note="it was not used in this round"),
    Kind("fuel", "seat", note="a Fuel Cost Hike was drawn; fees follow"),
    Kind("crash", "seat dice amount", note="dice: [die]"),
    Kind("immune", "seat why", note='under strike; why is "crash" or "fuel"'),
    Kind("settlement", "seat before after why", note='the Settlement Cost moves; why is "drawn" or "turn"'),
    Kind("settled", "seat cost", note="a strike is settled, at once or later"),
    Kind("struck", "seat cost", note="falls under strike"),
    Kind("strike_goes_on", "seat cost", note="stays under strike"),
    # Fees, sales and loans
    Kind(
        "fee",
        "seat amount why forgiven",
        note='why is "fuel", "crash" or "interest"; forgiven: all cash is gone, and the rest is let off',
    ),
    Kind("short", "seat amount why", note="must cut back before it can pay that much; why as in a fee"),
    Kind(
        "sold",
        "seat asset code amount forced why",
        note='asset is "domestic", "foreign", "sst" or "jumbo"; code is None for an undeployed jet, why when '
        "it is not forced; an SST sold with its spoke is told by itself",
    ),
    Kind("forfeited", "seat hub codes", note="foreign spokes lost with the last domestic one"),
    Kind("loan", "seat amount balance"),
    Kind("repaid", "seat amount balance"),
    # The government contract
    Kind("auction", "seat pays cancelled", note="seat drew it; cancelled is the holder so far, or None"),
    Kind("bid", "seat amount"),
    Kind("no_bid", "seat", note="passes, and is out of this auction"),
    Kind("contract_won", "seat amount pays"),
    Kind("contract_unsold", "pays", note="nobody bid"),
    # Actions
    Kind("bought", "seat asset code price", note='asset is "domestic" or "foreign"'),
    Kind("bought_sst", "seat code price spoke_price", note="spoke_price is 0 on a spoke already controlled"),
    Kind("bought_jumbo", "seat code price", note="code is None for the Undeployed box"),
    Kind("jumbo_marker", "marker", note="a Jumbo Profit marker goes into the cup"),
    Kind(
        "takeover",
        "seat code hub defender price jet won attack defence",
        note="defender is None at an open spoke; attack and defence: {dice: [die, die], add: [{why, plus}], "
        'total}, why is "fare-wars", "hub-control", "foreign-spokes", "adjacent-hubs" or "jumbo-jet"',
    ),
    Kind(
        "redeployed",
        "seat jets sst",
        note="jets: [{seat, before, after}]; sst: {before, after} or None; before and after are a spoke, or "
        "None for the Undeployed box",
    ),
    # What follows when spokes change hands
    Kind("jet_home", "seat code", note="a Jumbo Jet from that spoke goes to the Undeployed box"),
    Kind("hub", "hub before after", note="before and after: {dominated_by, controlled_by}"),
    Kind("share", "seat before after", note="market share"),
)
