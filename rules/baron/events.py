"""Everything that can happen in Wings for the Baron.

Companies are named by key, cards by number, technologies and aces by key; a `type` is one of aeroplane,
"fighter", "recon" or "bomber"; a `window` is "resolve", "contracts", "inflation" or "war".
"""

from __future__ import annotations

from rules.declared import Declared, Kind

EVENTS = Declared(
    # Setting up, and choosing Actions
    Kind("began", "mode contracts companies"),  # companies: [{company, name, seat}]; seat None: nobody's
    Kind("dealt", "company cards", to="some"),
    Kind("turn", "turn", note="Actions are to be chosen."),
    Kind("revealed", "actions"),  # [{company, cards: [action], count: {action: times}}]
    #
    # Event cards
    Kind("events_asked", "window companies", note="These asked to be asked."),
    Kind("played", "window company card event name target"),  # target: a company or None
    Kind("lapsed", "window company card name", to="some", note="A planned event would have done nothing."),
    Kind("no_effect", "company card event", note="It was played all the same."),
    Kind("exchanged", "company actions count", note="Careful Preparations."),
    Kind("arrangement", "company partner", note="The partner is to choose a technology."),
    Kind("overtime", "company action"),
    Kind("crashes", "company left", note="Prototype Crashes."),  # left: Design Actions, 0 if nobody plays it
    Kind("secured", "company", note="Internal Security."),
    Kind("hampered", "companies die", note="Labor Shortages."),
    Kind("spies", "company add", note="Industrial Spies."),
    Kind("wind_tunnel", "company add"),
    Kind("dead_end", "company technology", note="A technology is lost by Design Dead End."),
    Kind("influence", "company add total", note="Political Influence for this phase."),
    Kind("objection", "company add", note="The company's contract roll suffers."),
    Kind("rush_order", "before after"),  # Contracts Remaining
    Kind("strike", "companies capacity"),
    Kind("inflation_back", "box"),
    Kind("marks", "company add marks", note="Profiteering."),
    Kind("swiss", "company converted marks gold"),
    #
    # Resolving Actions
    Kind("order", "stage companies", note="The order of a step in which it matters."),
    Kind("bonus", "company action left", note="Pfalz spends a Bonus Action marker."),
    Kind("built", "company before after why"),  # factories; why: "build", "event" or "fire"
    Kind("espionage_asked", "company left"),
    Kind("spied", "company technology die add needed success left"),
    Kind("forwent", "company stage left", note="Actions are given up."),
    Kind("design_asked", "companies"),
    Kind("gained", "company technology how cards"),  # how: "design", "espionage" or "arrangement"
    Kind("wings", "company before after"),
    Kind("roll_asked", "company left"),
    # why: "design" or "test-pilot"; add: what events give
    Kind("rolled", "company type dice add bonus result before after why"),
    Kind("rating", "company type before after why"),  # company: "allied" too
    Kind("researched", "company cards"),  # how many were drawn
    Kind("drew", "company cards", to="some"),
    Kind("discarded", "company card", note="Halberstadt's choice, face up."),
    Kind("shuffled", "why cards"),  # why: "metal-construction" or "used-up"; cards: how many
    Kind("bank_rolled", "company dice add most"),
    Kind("banked", "company marks gold converted"),
    #
    # Companies that nobody plays
    # special: the company whose natural 1 it was, or None
    Kind("npc_design", "company type_die type_add type dice add amount special"),
    Kind("skipped", "company", note="It does not design this turn."),
    #
    # Markers: what they come from and whom they join is "supply" or a company
    Kind("engineer", "company source", note="It has a Talented Engineer now."),
    Kind("engineer_lost", "company joins"),
    Kind("ace", "company ace name source"),
    Kind("ace_killed", "ace name company"),  # company: whose he was
    #
    # Contracts
    # marker: "generalstab" or "kaiserhilfe"; company: who has it now, before: who had it, each perhaps nobody
    Kind("honours", "marker company before"),
    Kind("licence", "company left", note="Roland goes second, on the Available column."),
    # net: 7 is the "+" row; marks: the total after
    Kind("contract", "company die influence modifier net column table limit received remaining marks"),
    Kind("refused", "company fighter allied", note="Too far below the Allies for Fighter contracts."),
    Kind("side_contracts", "company recon bomber marks"),
    Kind("welded_steel", "company marks"),
    #
    # Inflation and war
    # why: "roll", "event" or "end"; without a roll no die, without inflation no arrow; lost: {company: marks}
    Kind("inflation", "why die percent box arrow lost"),
    Kind("collapse", "lost", note="Hyperinflation: Papiermarks are worth nothing."),
    Kind("war_status", "card year name"),
    Kind("morale", "side before after why"),  # side: "german" or "allied"; why: "card", "leader" or "event"
    Kind("available", "before after why increase unassigned"),  # why: "card" or "event"
    #
    # The end
    # end: "victory", "peace", "defeat" or "collapse"; result: "won" or "lost"; winners: companies;
    # scores: [{company, total, marks, gold, markers, adjustment, factories}], the best first
    Kind("over", "end result winners scores"),
)
