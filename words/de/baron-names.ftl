# What things are called in Wings for the Baron, wherever it speaks of them. Companies, aces and players have names of
# their own, which are the same in every language.

name-mode-standard = Standardspiel
name-mode-campaign = Kampagne
name-mode-solitaire = Solospiel

# Action cards
name-action-build = Bau
name-action-espionage = Spionage
name-action-design = Konstruktion
name-action-research = Forschung
name-action-bank = Bank
name-action-focused_effort = Schwerpunkt

# Aeroplane types: all masculine, and alike in all cases but the genitive, so that no message needs their forms
name-kind-fighter = Jäger
name-kind-recon = Aufklärer
name-kind-bomber = Bomber

# Wing designs: the Biplane that every company begins with, and what technologies put in its place. All masculine.
name-wings-biplane = Doppeldecker
name-wings-monoplane = Eindecker
name-wings-triplane = Dreidecker

# The phases in which event cards can be played. `.during` says when: “bei der Auftragsvergabe”.
name-window-resolve = Aktionen
    .during = bei den Aktionen
name-window-contracts = Auftragsvergabe
    .during = bei der Auftragsvergabe
name-window-inflation = Inflation
    .during = bei der Inflation
name-window-war = Kriegslage
    .during = bei der Kriegslage

# Technologies: the boxes of a company's mat, which have room for 12 letters in a line. They stand without an article, in
# the nominative or accusative.
name-technology-ailerons = Querruder
name-technology-agile = Wendigkeit
name-technology-streamlining = Stromlinie
name-technology-plywood_fuselage = Sperrholzbau
name-technology-thick_wings = Dicke Flügel
name-technology-cantilevered_wings = Freitragende Flügel
name-technology-welded_steel = Stahlrohrbau
name-technology-metal_construction = Metallbau
name-technology-synchronized_gun = Synchron-MG
name-technology-twin_guns = Zwillings-MG
name-technology-better_engines_1 = Motoren I
name-technology-better_engines_2 = Motoren II
name-technology-better_engines_3 = Motoren III
name-technology-better_engines_4 = Motoren IV
name-technology-monoplane = Eindecker
name-technology-triplane = Dreidecker
name-technology-rear_seat = Zweisitzer
name-technology-rear_machine_gun = Heck-MG
name-technology-aerial_camera = Bordkamera
name-technology-wireless_set = Funkgerät
name-technology-high_altitude = Höhenflug
name-technology-bomb_racks = Bombenträger
    .short = Bomben{ "\u00AD" }träger
name-technology-bombsight = Bombenvisier
name-technology-twin_engines = Zwei Motoren
name-technology-internal_bomb_bay = Bombenraum
# What a card gives that stands for the next level of Better Engines, whichever that is
name-technology-better_engine = Bessere Motoren

# Event cards
name-event-internal_security = Werkschutz
name-event-prototype_crashes = Prototyp stürzt ab
name-event-business_arrangements = Geschäftsabsprache
name-event-labor_shortages = Arbeitskräftemangel
name-event-design_dead_end = Sackgasse
name-event-careful_preparations = Gute Vorbereitung
name-event-factory_fire = Fabrikbrand
name-event-plant_expansion = Werksausbau
name-event-hindenburg_programme = Hindenburg-Programm
name-event-talented_engineer = Spitzeningenieur
name-event-headhunting = Abwerbung
name-event-test_pilot_report = Testflugbericht
name-event-wind_tunnel = Windkanalversuche
name-event-captured_fighter = Erbeuteter Entente-Jäger
name-event-industrial_spies = Industriespione
name-event-research_grant = Forschungsgelder
name-event-overtime = Überstunden
name-event-friends_at_idflieg = Freunde bei der Idflieg
name-event-adlershof_trials = Vergleichsfliegen Adlershof
    .short = Vergleichsfliegen
name-event-inspectors_objection = Einspruch der Bauaufsicht
name-event-rush_order = Eilauftrag
name-event-socialist_unrest = Sozialistische Unruhen
name-event-ace_boelcke = Ass: Oswald Boelcke
    .short = Ass: Boelcke
name-event-ace_voss = Ass: Werner Voss
    .short = Ass: Voss
name-event-ace_richthofen = Ass: Manfred von Richthofen
    .short = Ass: Richthofen
name-event-ace_udet = Ass: Ernst Udet
    .short = Ass: Udet
name-event-ace_goering = Ass: Hermann Göring
    .short = Ass: Göring
name-event-ace_jacobs = Ass: Josef Jacobs
    .short = Ass: Jacobs
name-event-profiteering = Kriegsgewinne
name-event-swiss_account = Schweizer Konto
name-event-printing_presses = Notenpresse
name-event-price_controls = Preiskontrollen
name-event-ace_killed = Fliegerass gefallen
name-event-propaganda = Propagandafeldzug
name-event-mutinies = Meuterei bei der Entente
name-event-blockade = Die Blockade wirkt
name-event-allied_setback = Rückschlag der Entente
name-event-new_allied_type = Neuer Entente-Jäger
name-event-war_loan = Kriegsanleihe

# A card of the hand, by its number. $technology and $event: what its two halves are called.
name-card-technology = #{ $card } { $technology }
name-card-event = #{ $card } { $event }

# War Status cards: events of the war from 1916 to 1918
name-war-1 = Verdun
name-war-2 = Brussilow-Offensive
name-war-3 = Die Somme
name-war-4 = Skagerrak
name-war-5 = Fall von Bukarest
name-war-6 = Steckrübenwinter
name-war-7 = Uneingeschränkter U-Boot-Krieg
name-war-8 = Kriegseintritt der USA
name-war-9 = Blutiger April
name-war-10 = Nivelle-Offensive
name-war-11 = Passchendaele
name-war-12 = Revolution in Russland
name-war-13 = Unternehmen Michael
name-war-14 = Zweite Marneschlacht
name-war-15 = Schwarzer Tag des Heeres
name-war-16 = Spanische Grippe
name-war-17 = Aufmarsch der Amerikaner
name-war-18 = Kieler Matrosenaufstand

# What a War Status card does to an Allied aeroplane type. $amount: a number, or a die such as 1d3.
allied-add = +{ $amount }
allied-behind = +{ $amount } (falls schwächer)
allied-reset = wie bester deutscher +{ $amount }
# A die that is rolled once.
name-die = 1W{ $sides }

# What chance deals out, as a game that is looked back on counts it; an amount follows
lot-rolled = erwürfelte Leistung
lot-contracts = erwürfelte Aufträge
lot-stolen = gestohlene Techniken
lot-bank = umtauschbare Mark
lot-inflation = durch Inflation verlorene Mark
