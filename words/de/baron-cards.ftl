# Event cards of Wings for the Baron, and the windows in which they are played.

# What each event does, as its card says it: 100 characters at most
text-internal_security = In diesem Zug kann niemand deine Techniken ausspionieren.
text-prototype_crashes = Ein Konkurrent deiner Wahl hat in diesem Zug eine Konstruktion weniger.
text-business_arrangements = Du und ein Konkurrent erhaltet je eine Technik, die der andere schon hat.
text-labor_shortages = Jeder Leistungswürfel der Konkurrenz zählt in diesem Zug 1 weniger, aber mindestens 1.
text-design_dead_end = Ein Konkurrent verliert eine Technik, auf der keine andere aufbaut, und deren Wert.
text-careful_preparations = Alle Aktionskarten liegen offen: Tausche beliebig viele deiner Karten gegen ungenutzte aus.
text-factory_fire = Ein Konkurrent deiner Wahl verliert eine Fabrik.
text-plant_expansion = Du erhältst eine Fabrik.
text-hindenburg_programme = Du erhältst zwei Fabriken, jeder Konkurrent eine.
text-talented_engineer = Ohne Spitzeningenieur nimmst du einen aus dem Vorrat; ist der leer, von einem Konkurrenten.
text-headhunting = Ein Konkurrent verliert seinen Spitzeningenieur. Hast du keinen, kommt er zu dir.
text-test_pilot_report = Mach sofort einen Leistungswurf.
text-wind_tunnel = Jeder deiner Leistungswürfe zählt in diesem Zug 1 mehr.
text-captured_fighter = Ist dein Jäger schwächer als der der Entente, steigt er um 2, höchstens bis auf dessen Wert.
text-industrial_spies = Jeder deiner Spionagewürfe zählt in diesem Zug 2 mehr.
text-research_grant = Zieh zwei Karten.
text-overtime = Führe eine Aktion, die du in diesem Zug gewählt hast, noch einmal aus.
text-friends_at_idflieg = Du hast in dieser Phase 1 mehr politischen Einfluss.
text-adlershof_trials = Du hast in dieser Phase 2 mehr politischen Einfluss.
text-inspectors_objection = Ein Konkurrent deiner Wahl zieht 2 von seinem Auftragswurf ab.
text-rush_order = Die Armee vergibt in diesem Zug zwei Jäger-Aufträge mehr.
text-socialist_unrest = Jeder Konkurrent erfüllt 2 Aufträge weniger, als er Fabriken hat (mindestens 1); deutsche Moral −1.
text-ace_boelcke = Oswald Boelcke fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-ace_voss = Werner Voss fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-ace_richthofen = Manfred von Richthofen fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-ace_udet = Ernst Udet fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-ace_goering = Hermann Göring fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-ace_jacobs = Josef Jacobs fliegt für dich: +1 politischer Einfluss bei jeder Auftragsvergabe.
text-profiteering = Du erhältst 2 Papiermark.
text-swiss_account = Tausche bis zu 3 Papiermark in Gold.
text-printing_presses = Noch einmal 25 % Inflation.
text-price_controls = Der Inflationsmarker geht ein Feld zurück; verlorenes Geld bleibt verloren.
text-ace_killed = Ein Fliegerass deiner Wahl fällt, egal für welche Firma es fliegt.
text-propaganda = Die deutsche Moral steigt um einen W2.
text-mutinies = Die Moral der Entente sinkt um einen W2, aber nicht unter 1.
text-blockade = Die deutsche Moral sinkt um einen W2, aber nicht unter 1.
text-allied_setback = Der Jäger der Entente fällt um einen W3.
text-new_allied_type = Der Jäger der Entente steigt um einen W3.
text-war_loan = Ab jetzt vergibt die Armee in jedem Zug zwei Jäger-Aufträge mehr.

# Playing an event in its window. $window: the phase, always a baron-names.name-window-…, which has `.during`.
asked = Spielst du { $window-during } ein Ereignis?
asked-return = Wähle eine Technik als Gegenleistung
briefing = Du wolltest gefragt werden.
briefing-return = Geschäftsabsprache: Jetzt wählst du.
event = Ereignis { $window-during }
    .hint = Eine Karte, die du als Ereignis spielst, ist weg – und mit ihr die Technik.
play-none = Keins spielen
wait = Abwarten
    .note = frag mich wieder, wenn jemand eins spielt

# What must be said with an event. $event: what it is called.
target = Ziel von „{ $event }“
type-that-loses = Flugzeugart, die schwächer wird
type-that-improves = Flugzeugart, die besser wird
type-to-test = Flugzeugart für den Testflug
technology-lost = Technik, die du wegnimmst
technology-gained = Technik, die du erhältst
action-again = Aktion, die du wiederholst
ace-killed = Fliegerass, das fällt
marks-to-convert = Papiermark, die du tauschst
    .hint = Gold behält seinen Wert, egal was die Inflation macht.
needed-before = Sag das, bevor du das Ereignis spielst.
