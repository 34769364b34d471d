"""Everything that can happen in Wings for the Baron, as events: the kind, and the keys of its data.

Public, unless it says otherwise. Companies are named by key, cards by number, technologies and aces by
key, aeroplane types "fighter", "recon" and "bomber", windows "resolve", "contracts", "inflation", "war".

    began           mode, contracts, companies: [{company, name, seat}]   seat None: nobody plays it
    dealt           company, cards: [number]        to the owner
    turn            turn                            actions are to be chosen
    revealed        actions: [{company, cards: [action], count: {action: times}}]
    events_asked    window, companies: [company]    these asked to be asked
    played          window, company, card, event, name, target (company or None)
    lapsed          window, company, card, name     to the owner: a planned event would have done nothing
    no_effect       company, card, event            it was played all the same, to no effect
    exchanged       company, actions: [action], count: {action: times}     Careful Preparations
    arrangement     company, partner                the partner is to choose a technology
    built           company, before, after, why     factories: "build", "event" or "fire"
    bonus           company, action, left           Pfalz spends a Bonus Action marker
    overtime        company, action
    crashes         company, left                   Prototype Crashes: Design Actions left; 0 for a
                                                    company that nobody plays
    secured         company                         Internal Security
    hampered        companies: [company], die       Labor Shortages
    spies           company, add                    Industrial Spies
    wind_tunnel     company, add
    order           stage, companies: [company]     the order of a step in which it matters
    espionage_asked company, left
    spied           company, technology, die, add, needed, success, left
    forwent         company, stage, left            Actions given up
    gained          company, technology, how ("design", "espionage", "arrangement"), cards: [number]
    wings           company, before, after
    dead_end        company, technology             lost by Design Dead End
    shuffled        why ("metal construction" or "used up"), cards
    design_asked    companies: [company]
    roll_asked      company, left
    rolled          company, type, dice: [die], add, bonus, result, before, after, why
                                                    why: "design" or "test pilot"; `add` is what events give
    rating          company (or "allied"), type, before, after, why
    researched      company, cards                  how many were drawn
    drew            company, cards: [number]        to the owner
    discarded       company, card                   Halberstadt's choice, face up
    bank_rolled     company, dice: [die], add, most
    banked          company, marks, gold, converted
    engineer        company, source ("supply" or a company)    it has a Talented Engineer now
    engineer_lost   company, joins ("supply" or a company)
    ace             company, ace, name, source ("supply" or a company)
    ace_killed      ace, name, company              whose he was
    influence       company, add, total             this phase's events
    objection       company, add                    to its contract roll
    rush_order      before, after                   Contracts Remaining
    strike          companies: [company], capacity
    honours         marker ("generalstab" or "kaiserhilfe"), company (or None), before (or None)
    licence         company, left                   Roland goes second, on the Available column
    contract        company, die, influence, modifier, net, column, table, limit, received, remaining, marks
                                                    `net` 7 is the "+" row; marks is the total after
    refused         company, fighter, allied        more than 10 below: no Fighter contracts
    side_contracts  company, recon, bomber, marks
    welded_steel    company, marks
    inflation       why ("roll", "event" or "end"), die (or None), percent, box, arrow, lost: {company: marks}
    inflation_back  box
    collapse        lost: {company: marks}          Hyperinflation: Papiermarks are worth nothing
    marks           company, add, marks             Profiteering
    swiss           company, converted, marks, gold
    war_status      card, year, name
    morale          side ("german" or "allied"), before, after, why ("card", "leader" or "event")
    available       before, after, why ("card" or "event"), increase, unassigned
    npc_design      company, type_die, type_add, type, dice: [die], add, amount, special
                                                    special: "halberstadt", "pfalz", "roland" or None
    skipped         company                         a company that nobody plays does not design
    over            how, end, result ("won" or "lost"), winners: [company], scores: [{company, total, …}]
                                                    end: "victory", "peace", "defeat" or "collapse"; a score
                                                    also holds marks, gold, markers, adjustment, factories
"""

from __future__ import annotations

from typing import Any

from rules.values import Event, Seat


def public(kind: str, /, **data: Any) -> Event:
    return Event(kind, data)


def private(seat: Seat, kind: str, /, **data: Any) -> Event:
    return Event(kind, data, seen_by=(seat,))
