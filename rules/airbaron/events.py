"""Everything that can happen in Air Baron, as events: the kind, and the keys of its data.

Public, unless it says otherwise. `seat` is whose airline it concerns; hubs and spokes are named by code,
markers as in the view. What is paid is paid over the table, so amounts are public even when cash is
hidden; only what would give away a whole pile is not told.

    began           version, board, goal, round_limit, cash ("hidden" or "open"),
                    airlines: [{seat, name, colour}]
    round           round, order: [seat]
    start_up        roll, cash: [{seat, amount}]    start-up cash, in the first round only
    turn            seat, round, place              a turn begins; place is 1 for the first in order
    fare_wars       seat, now ("in" or "out")       only when it changes
    folded          seat, roll, amount              a new company, and its start-up cash
    contract_paid   seat, amount                    government contract money
    settlement      seat, before, after, why ("drawn" or "turn")     the Settlement Cost moves
    settled         seat, cost                      a strike is settled, at once or later
    struck          seat, cost                      falls under strike
    strike_goes_on  seat, cost                      stays under strike
    drew            seat, markers: [marker]
    replaced        seat, marker                    its spoke is open: back to the map, and draw again
    cup_empty       seat                            nothing left to draw
    profit          marker, payments: [{seat, amount}], unpaid: [{seat, why}], recession
                                                    why: "fare wars", "strike" or "left"; no payments and
                                                    nobody unpaid: it pays zero
    negated         marker, by, last                Local Competitor; last: it was the round's last marker
    recession       seat                            later markers of this round pay $1
    competitor      seat                            holds the Local Competitor from now on
    competitor_lapsed   seat                        it was not used in this round
    fuel            seat                            a Fuel Cost Hike was drawn; fees follow
    crash           seat, dice: [die], amount
    immune          seat, why ("crash" or "fuel")   under strike
    fee             seat, amount, why ("fuel", "crash" or "interest"), forgiven
                                                    forgiven: all cash is gone, and the rest is let off
    short           seat, amount, why               must cut back before it can pay that much
    auction         seat (drew the marker), pays, cancelled (the holder so far, or None)
    bid             seat, amount
    no_bid          seat                            passes, and is out of this auction
    contract_won    seat, amount, pays
    contract_unsold pays                            nobody bid
    sold            seat, asset ("domestic", "foreign", "sst", "jumbo"), code (None for an undeployed jet),
                    amount, forced, why (None when it is not forced)
                                                    an SST sold with its spoke is told by itself
    forfeited       seat, hub, codes: [spoke]       foreign spokes lost with the last domestic one
    loan            seat, amount, balance
    repaid          seat, amount, balance
    bought          seat, asset ("domestic" or "foreign"), code, price
    bought_sst      seat, code, price, spoke_price  spoke_price is 0 on a spoke already controlled
    bought_jumbo    seat, code (None: undeployed), price
    jumbo_marker    marker                          a Jumbo Profit marker goes into the cup
    takeover        seat, code, hub, defender (or None), price, jet, won,
                    attack: {dice: [die, die], add: [{why, plus}], total}, defence: the same
                                                    why: "fare wars", "hub control", "foreign spokes",
                                                    "adjacent hubs" or "jumbo jet"
    jet_home        seat, code                      a Jumbo Jet from that spoke goes to the Undeployed box
    redeployed      seat, jets: [{seat, before, after}], sst: {before, after} or None
                                                    before and after: a spoke, or None for the box
    passed          seat, why ("choice" or "strike")        no action in this turn
    hub             hub, before, after: {dominated_by, controlled_by}
    share           seat, before, after             market share
    event_taken     seat, space                     an event marker goes from the track into the cup
    event_seen      seat, space, marker             to its taker
    asked           seats: [seat], what             the game waits for these seats; what is a view's stage
    left            seat, contract                  leaves the game; contract: it held the contract
    round_over      round
    over            winners: [seat], how, scores: [{seat, share, cash, loan, total}]
"""

from __future__ import annotations

from typing import Any

from rules.values import Event, Seat


def public(kind: str, /, **data: Any) -> Event:
    return Event(kind, data)


def private(seat: Seat, kind: str, /, **data: Any) -> Event:
    return Event(kind, data, seen_by=(seat,))
