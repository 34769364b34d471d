# What things are called in Wings for the Baron, wherever it speaks of them. Companies, aces and players have names of
# their own, which are the same in every language.

name-mode-standard = Standard game
name-mode-campaign = Campaign game
name-mode-solitaire = Solitaire

# Action cards
name-action-build = Build
name-action-espionage = Espionage
name-action-design = Design
name-action-research = Research
name-action-bank = Bank
name-action-focused_effort = Focused Effort

# Aeroplane types
name-kind-fighter = Fighter
name-kind-recon = Recon
name-kind-bomber = Bomber

# Wing designs: the Biplane that every company begins with, and what technologies put in its place
name-wings-biplane = Biplane
name-wings-monoplane = Monoplane
name-wings-triplane = Triplane

# The phases in which event cards can be played
name-window-resolve = Resolve Actions
name-window-contracts = Award Contracts
name-window-inflation = Inflation
name-window-war = War Status

# Technologies: the boxes of a company's mat
name-technology-ailerons = Ailerons
name-technology-agile = Agile
name-technology-streamlining = Streamlining
    .short = Stream{ "\u00AD" }lining
name-technology-plywood_fuselage = Plywood Fuselage
    .short = Plywood Fuse{ "\u00AD" }lage
name-technology-thick_wings = Thick Wings
name-technology-cantilevered_wings = Cantilevered Wings
    .short = Canti{ "\u00AD" }lever
name-technology-welded_steel = Welded Steel
name-technology-metal_construction = Metal Construction
    .short = Metal
name-technology-synchronized_gun = Synchronized Gun
    .short = Synchro{ "\u00AD" }nized Gun
name-technology-twin_guns = Twin Guns
name-technology-better_engines_1 = Better Engines I
    .short = Engines I
name-technology-better_engines_2 = Better Engines II
    .short = Engines II
name-technology-better_engines_3 = Better Engines III
    .short = Engines III
name-technology-better_engines_4 = Better Engines IV
    .short = Engines IV
name-technology-monoplane = Monoplane
    .short = Mono{ "\u00AD" }plane
name-technology-triplane = Triplane
name-technology-rear_seat = Rear Seat
name-technology-rear_machine_gun = Rear Machine Gun
    .short = Rear Gun
name-technology-aerial_camera = Aerial Camera
name-technology-wireless_set = Wireless Set
name-technology-high_altitude = High Altitude
name-technology-bomb_racks = Bomb Racks
name-technology-bombsight = Bombsight
    .short = Bomb{ "\u00AD" }sight
name-technology-twin_engines = Twin Engines
name-technology-internal_bomb_bay = Internal Bomb Bay
# What a card gives that stands for the next level of Better Engines, whichever that is
name-technology-better_engine = Better Engine

# Event cards
name-event-internal_security = Internal Security
name-event-prototype_crashes = Prototype Crashes
name-event-business_arrangements = Business Arrangements
    .short = Arrangements
name-event-labor_shortages = Labor Shortages Affect Quality Standards
    .short = Labor Shortages
name-event-design_dead_end = Design Dead End
name-event-careful_preparations = Careful Preparations
    .short = Preparations
name-event-factory_fire = Factory Fire
name-event-plant_expansion = Plant Expansion
name-event-hindenburg_programme = Hindenburg Programme
name-event-talented_engineer = Talented Engineer
name-event-headhunting = Headhunting
name-event-test_pilot_report = Test Pilot Report
name-event-wind_tunnel = Wind Tunnel Results
name-event-captured_fighter = Captured Allied Fighter
name-event-industrial_spies = Industrial Spies
name-event-research_grant = Research Grant
name-event-overtime = Overtime
name-event-friends_at_idflieg = Friends at Idflieg
name-event-adlershof_trials = Adlershof Trials
name-event-inspectors_objection = Inspector's Objection
name-event-rush_order = Rush Order
name-event-socialist_unrest = Socialist Unrest
name-event-ace_boelcke = Ace: Oswald Boelcke
    .short = Ace: Boelcke
name-event-ace_voss = Ace: Werner Voss
    .short = Ace: Voss
name-event-ace_richthofen = Ace: Manfred von Richthofen
    .short = Ace: Richthofen
name-event-ace_udet = Ace: Ernst Udet
    .short = Ace: Udet
name-event-ace_goering = Ace: Hermann Goering
    .short = Ace: Goering
name-event-ace_jacobs = Ace: Josef Jacobs
    .short = Ace: Jacobs
name-event-profiteering = Profiteering
name-event-swiss_account = Swiss Bank Account
name-event-printing_presses = Printing Presses
name-event-price_controls = Price Controls
name-event-ace_killed = Ace Killed in Action
name-event-propaganda = Propaganda Campaign
name-event-mutinies = Allied Army Mutinies
name-event-blockade = The Blockade Bites
name-event-allied_setback = Allied Design Setback
name-event-new_allied_type = New Allied Type
name-event-war_loan = War Loan Drive

# A card of the hand, by its number. $technology and $event: what its two halves are called.
name-card-technology = #{ $card } { $technology }
name-card-event = #{ $card } { $event }

# War Status cards: events of the war from 1916 to 1918
name-war-1 = Verdun
name-war-2 = Brusilov Offensive
name-war-3 = The Somme
name-war-4 = Jutland
name-war-5 = Fall of Bucharest
name-war-6 = Turnip Winter
name-war-7 = Unrestricted U-boat War
name-war-8 = America Enters the War
name-war-9 = Bloody April
name-war-10 = Nivelle Offensive
name-war-11 = Passchendaele
name-war-12 = Revolution in Russia
name-war-13 = Operation Michael
name-war-14 = Second Marne
name-war-15 = Black Day of the Army
name-war-16 = Spanish Influenza
name-war-17 = American Build-up
name-war-18 = Kiel Mutiny

# What a War Status card does to an Allied aeroplane type. $amount: a number, or a die such as 1d3.
allied-add = +{ $amount }
allied-behind = +{ $amount } if behind
allied-reset = best German +{ $amount }
# A die that is rolled once.
name-die = 1d{ $sides }

# What chance deals out, as a game that is looked back on counts it; an amount follows
lot-rolled = Effectiveness rolled
lot-contracts = contracts rolled
lot-stolen = technologies stolen
lot-bank = marks that could be banked
lot-inflation = marks lost to inflation
