# Choosing Actions in Wings for the Baron, and carrying them out: what is asked, step by step, and what is offered.

# Choose Actions. $company: its name. $cards: how many are laid out.
asked-actions = Wähle deine Aktionen für Zug { $turn }
briefing-actions = Lege { $cards } Aktionskarten für { $company }.
slot-twice = Feld 2 (zweimal)
    .hint = Feld 2: Die Aktion dieser Karte führst du zweimal aus.
slot-once = Feld 1
    .hint = Feld 1: einmal. Schwerpunkt wiederholt hier die Karte links daneben.
slot-once_more = Zweites Feld 1
    .hint = Zweites Feld 1: Die Aktion dieser Karte führst du einmal aus.
gives-build = je eine Fabrik
gives-espionage = je ein Versuch, eine Technik zu stehlen
gives-espionage-alone = ein Versuch pro Zug, eine Technik zu stehlen – egal in welchem Feld
gives-design = je eine Technik und ein Leistungswurf
gives-research = je eine Karte
gives-bank = je ein Würfel Papiermark in Gold
gives-focused_effort = wiederholt die Karte links daneben
focused-effort-in-slot-2 = Lege Schwerpunkt in ein Feld 1: In Feld 2 geht die Karte nicht.
card-twice = Du hast { $action } nur einmal, die Karte kann nicht in zwei Feldern liegen.
unknown-card-twice = Du hast jede Karte nur einmal, sie kann nicht in zwei Feldern liegen.
licences = Lizenzmarker
    .hint = Was du in diesem Zug mit deinen Lizenzmarkern machst.
spies = Spionageversuche
    .hint = Worauf es deine Spione in diesem Zug abgesehen haben.
design = Konstruktion
    .hint = Wie deine Konstrukteure wählen, wenn sie dran sind.
design-as-said = Wie hier geplant
    .note = Techniken, soweit dann noch möglich, und Würfe
bonus-on = Bonusmarker ausgeben für
    .note = diese Aktion einmal mehr
    .hint = Ein Marker bringt die Aktion einmal mehr und ist dann weg.

# A Bonus Action marker, while an Action is performed. $markers: how many there are before it is spent.
bonus = Bonusmarker ausgeben
    .hint = Ein Marker bringt diese Aktion einmal mehr und ist dann weg.
bonus-no = Nein
bonus-yes = Ja
    .note = du hast { $markers }

# Build
asked-build = Noch einmal bauen?
briefing-build =
    Du hast gebaut: { $company } besitzt jetzt { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }.

# Espionage. $least: what the die must show. $worth: what the technology adds to all ratings, with its sign.
asked-espionage = Welche Technik willst du stehlen?
briefing-espionage =
    Du hast noch { $attempts ->
        [one] { $attempts } Versuch
       *[other] { $attempts } Versuche
    }.
steal = Technik zum Stehlen
    .hint = Ein Würfel pro Versuch. Du siehst das Ergebnis vor dem nächsten.
steal-odds = ab { $least } auf dem Würfel; bringt { $worth }
steal-hopeless = kann nicht gelingen; bringt { $worth }
stop-spying = Spionage beenden
    .note = die übrigen Versuche verfallen
after-attempt = Nach diesem Versuch
    .hint = Was mit den übrigen Versuchen geschieht.
after-ask = Frag mich wieder
after-valuable = Auf das Wertvollste gehen
    .note = mit allen übrigen Versuchen
after-none = Kein weiterer Versuch

# Design
asked-design = Konstruiere deine Flugzeuge
asked-roll = Wähle den nächsten Leistungswurf
briefing-design =
    Du hast { $actions ->
        [one] { $actions } Konstruktion
       *[other] { $actions } Konstruktionen
    }.
briefing-roll = Du wolltest gefragt werden.
when = Wann entscheiden
    .hint = Was andere vor dir konstruieren, kann deine Wahl ändern.
when-now = Jetzt
    .note = ausgeführt, sobald du dran bist
when-in-turn = Wenn ich dran bin
    .note = frag mich wieder, wenn die vor mir konstruiert haben
wings = Tragflächen
    .hint = Andere Tragflächen erlauben andere Techniken.
# $wings: Biplane, Monoplane or Triplane, all masculine.
wings-keep = Beim { $wings } bleiben
wings-back = Zurück zum Doppeldecker
    .note = kostenlos, bevor etwas dazukommt
technology = Technik { $number }
    .hint = Was diese Konstruktion hinzufügt.
technology-reserve = Technik in Reserve
    .hint = Springt ein, falls eine der Techniken darüber nicht zu haben ist.
technology-none = Keine
# What a technology adds. $bonuses: the aeroplane types and their bonuses, one after the other. $cards: what it costs.
technology-adds =
    { $bonuses }{ $cards ->
        [one] { "" }
       *[other] ; { $cards } Karten
    }
# What a wing design adds to the Fighter with 0 to 4 engine levels: +1/0/0/+2/+4.
technology-by-engines = je nach Motoren: { $bonuses }
name-bonus = { $kind } +{ $bonus }
cards-to-discard =
    { $technology }: { $cards ->
        [one] Karte
       *[other] Karten
    } abwerfen
    .hint = Die Karte, mit der du bezahlst, ist weg – und mit ihr das Ereignis.
card = #{ $card }
card-event = Ereignis: { $event }
roll = Leistungswurf
    .hint = Welches deiner Flugzeuge dieser Wurf verbessern soll.
roll-number = Leistungswurf { $number }
roll-none = Kein Wurf
# $kind: an aeroplane type, all masculine.
roll-if-risen = { $kind }, falls der Jäger gestiegen ist
    .note = sonst noch einmal der Jäger
roll-ask = Frag mich
    .note = nach den Würfen davor

# Research. $cards: how many were drawn, or are held.
asked-research = Noch einmal forschen?
asked-discard = Wirf eine Karte ab
briefing-research =
    Du hast gezogen: { $company } hält jetzt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
briefing-discard =
    Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } gezogen.
discard = Gezogene Karte abwerfen
    .hint = Wirf eine der gerade gezogenen Karten ab. Vorgeschlagen ist die am wenigsten nützliche.

# Bank
asked-bank = Papiermark in Gold tauschen
briefing-bank = Du kannst bis zu { $most } tauschen.
marks-to-convert = Papiermark, die du tauschst

# Award Contracts: Roland's Licensed Production. $place: its place in line, among so many companies.
asked-licence = Einen Lizenzmarker einsetzen?
briefing-licence = Du stehst bei der Auftragsvergabe an Stelle { $place } von { $companies }.
licence = Lizenzbau
    .hint = Ein eingesetzter Marker ist weg.
licence-keep = Behalten
    .note = warten, bis Roland an der Reihe ist
licence-use = Einen einsetzen
    .note = an zweiter Stelle in Spalte { $column } würfeln, mit 1 Abzug

# Dangers: what a choice would do to the company that makes it
danger-own-inflation = { danger-own-inflation.clause }.
    .clause = „{ $event }“ kostet auch dich Geld
danger-own-ace = { danger-own-ace.clause }.
    .clause = { $ace } ist dein eigenes Fliegerass
danger-spies-in-vain = { danger-spies-in-vain.clause }.
    .clause =
    Allein spionierst du nur einmal pro Zug: { $more ->
        [one] { $more } Versuch verfällt
       *[other] { $more } Versuche verfallen
    }
danger-no-target = { danger-no-target.clause }.
    .clause = Deine Spione finden nichts zu stehlen
danger-no-marks = { danger-no-marks.clause }.
    .clause = Du hast keine Mark für die Bank
danger-weaker = { danger-weaker.clause }.
    .clause = { $kind }-Würfe bekämen nur noch +{ $bonus }, { $less } weniger als jetzt
danger-hyperinflation = { danger-hyperinflation.clause }.
    .clause = Hyperinflation: Die Partie endet, deine Mark ist wertlos
danger-inflation = { danger-inflation.clause }.
    .clause = Die Inflation nimmt dir { $lost } von { $marks } Mark

# $events: the cards that would be played as events, a list.
note-events =
    { $number ->
        [one] Du spielst dieses Ereignis: { $events }.
       *[other] Du spielst diese Ereignisse: { $events }.
    }
