## Rules that a host may switch on, or that a scenario brings along: what each is called, and what it does.

name-rule-special_damage = Sonderschaden
note-rule-special_damage = Ruder, Motor, Besatzung, Rauch und Brand
# What Glory calls special damage.
name-standard-rules = Standardregeln
name-rule-aim = Zielen
note-rule-aim = schieß wieder auf dasselbe Ziel, und jede Karte macht 1 Schaden mehr
name-rule-tailing = Verfolgen
note-rule-tailing = flieg hinter einem Gegner, und du siehst seine nächste Karte
name-rule-disruption = Störung
note-rule-disruption = wirst du getroffen, kannst du eine Runde lang weder zielen noch verfolgen
name-rule-blind_spots = Tote Winkel
note-rule-blind_spots = Heck-MGs schießen auf kurze Reichweite nicht am eigenen Leitwerk vorbei
name-rule-tournament = Turnier
note-rule-tournament = keine Explosionen in den Stapeln A und B
name-rule-real_thing = Nur das Bild zählt
note-rule-real_thing = der Messstab muss das Bild erreichen, nicht nur die Karte
name-rule-halved_a = Ohne Stapel B
note-rule-halved_a = MGs mit Stapel B ziehen aus Stapel A, zum halben Schaden
name-rule-no_a_deck = Ohne Stapel A
note-rule-no_a_deck = bei Flammen und Absturz zwei B-Karten statt einer A-Karte
name-rule-altitude = Höhe
note-rule-altitude = Höhenstufen, Steigflüge und Sturzflüge
name-rule-adjusting_aim = Feuer korrigieren
note-rule-adjusting_aim = die Flak darf einen Schuss versetzen oder verzögern
name-rule-overdive = Steilsturz
note-rule-overdive = Überziehen, Sturzflug, geradeaus: zwei Stufen tiefer
name-rule-collisions = Zusammenstöße
note-rule-collisions = wer sich auf gleicher Höhe überlappt, stößt zusammen
name-rule-cloud_cover = Wolkendecke
note-rule-cloud_cover = steig in die Wolken, und niemand sieht dich
name-rule-bailing_out = Abspringen
note-rule-bailing_out = Beobachter dürfen aus ihrem Ballon springen
name-rule-barrages = Ballonsperren
note-rule-barrages = Seile zwischen Ballons
name-rule-ground_fire = Feuer vom Boden
name-rule-balloons = Ballons
name-rule-solitaire_gunner = Flak ohne Spieler

## The title, and its quick command (what each parameter is for)

summary = Plane heimlich drei Manöver, flieg sie mit allen zugleich und schieß auf alles vor deinen MGs.
# .line: within a line of /help, after the command and a colon.
maneuvers = Plane die drei Manöver eines Flugzeugs für diesen Zug
    .line = die drei Manöver eines Flugzeugs für diesen Zug planen
maneuvers-first = Die Karte, die du zuerst fliegst
maneuvers-second = Die Karte, die du als zweite fliegst
maneuvers-third = Die Karte, die du als dritte fliegst
maneuvers-fire = Auf wen es schießt (sonst gelten deine Aufträge)
maneuvers-rockets = Wie viele Raketen es abfeuert, falls es welche hat (sonst gelten deine Aufträge)
maneuvers-bombs = Wann es seine Bomben abwirft, falls es welche hat
maneuvers-tail = Was es tut, wenn der verfolgte Gegner eine Karte zeigt
maneuvers-ground = Ob du es versetzt, solange es am Boden steht
maneuvers-plane = Welches deiner Flugzeuge, falls du mehrere fliegst

## The host's form: labels, and answers with their notes

edition = Ausgabe
scenario = Szenario
scenario-file = Szenariodatei
variant = Variante
no-variant = Keine
    .note = das Szenario, wie es ist
airplanes-per-side = Flugzeuge pro Seite
airplanes-central = Flugzeuge der Mittelmächte
airplanes-entente = Flugzeuge der Entente
more-central = Weitere Flugzeuge der Mittelmächte
more-entente = Weitere Flugzeuge der Entente
rockets-for = Raketen für
incendiary-bullets-for = Brandmunition für
optional-rules = Zusatzregeln
balloon-turns = So viele Züge bleiben Ballons oben
level = Anfangshöhe
levels = Wer so hoch beginnt
levels-alike = Alle Flugzeuge
levels-own = Alle wählen selbst
    .note = vor dem ersten Zug
cloud-level = Höhe der Wolken
balloon-level = Anfangshöhe der Ballons
landing-fields = Landefelder
no-fields = Keine
home-fields = Eins pro Seite
    .note = 9 mal 27 cm an ihrer Kante, wenn dort keine Bodenkarten oder Ballons stehen
illegal-plans = Unerlaubte Pläne
illegal-refused = Nicht möglich
    .note = du kannst nur erlaubte Karten planen
illegal-book = Nach Regelheft
    .note = beim Aufdecken zahlst du für eine unerlaubte Karte
illegal-lost = Außer Kontrolle
    .note = Zusatzregel: Eine unerlaubte Karte kostet das Flugzeug
turn-limit = Höchstzahl an Zügen
table-width = Tischbreite (cm)
table-length = Tischlänge (cm)
# What is said of an airplane that can be chosen. $resistance: the damage it stands. $match: some where the
# book names $rivals of the other side, else none.
flier =
    { $kind ->
        [two-seater] Zweisitzer
       *[fighter] Jäger
    }, Widerstand { $resistance }{ $match ->
        [some] ; ebenbürtig: { $rivals }
       *[none] { "" }
    }

## Before the first turn, and when an airplane comes in later

# $piece: the letter of an airplane. $name: its model.
name-named = { $piece } ({ $name })
before-the-first-turn = Mach dich bereit für den ersten Zug
arrivals = Wo fliegst du ein?
# $planes: one or several, as in “A (Sopwith Camel), B (SPAD XIII)”.
now-coming-in = Jetzt dürfen einfliegen: { $planes }.
# $mission: photograph or bomb. $secret: secret or open.
say-who-carries =
    { $mission ->
        [bomb] Wähle, wer die Bomben trägt.
       *[photograph] Wähle, wer die Kamera trägt.
    }{ $secret ->
        [secret] {" "}Der Gegner erfährt es nicht.
       *[open] { "" }
    }
who-carries-camera = Wer trägt die Kamera?
who-carries-bombs = Wer trägt die Bomben?
carrier-hint = Nur dieses Flugzeug kann die Mission fliegen.
lay-a-card = Leg eine Karte für { $plane }. Sie bleibt verdeckt, bis das Flugzeug in Zug { $turn } einfliegt.
put-on-the-table = Setz { $plane } auf den Tisch.
about-corner = Ecke deiner Seite
about-half = Hälfte deiner Seite
left = Links
right = Rechts
left-end = Ganz links
middle = Mitte
right-end = Ganz rechts
facing-central = Links und rechts gelten mit Blick zum Gegner, genau wie auf den Bildern.
facing-entente = Links und rechts gelten mit Blick zum Gegner. Sitzt du auf einem Bild oben, ist dein Links dort rechts.
plane-level = { $piece } · Höhe
level-hint = Auf dieser Höhe beginnt es; höher zu steigen dauert.
plane-place = { $piece } · Abstand von ganz links
place-hint = An dieser Stelle deiner Seite beginnt es.
cm = cm
arrival = { $piece } · Ankunft
arrival-hint = Sag jetzt schon, wo es einfliegt, oder erst, wenn es so weit ist.
arrival-ask = Mich fragen
    .note = wenn es so weit ist
arrival-ordered = Wie ich hier angebe
    .note = die Partie hält nicht an

## Over a target's rim, with bombs

drop-the-bombs = Bomben abwerfen?
# $planes: their letters, as in “A, B”.
over-the-rim = Über dem Rand des Ziels, nicht über der Mitte: { $planes }.
bombs-drop = Jetzt abwerfen
    .note = beschädigt das Ziel
bombs-wait = Auf die Mitte warten
    .note = du kannst sie nur einmal abwerfen

## A host's own scenario that can't be played. Names in quotation marks, and those before a colon, are entries of the
## file, which is written in English whatever language its host reads.

# What is wrong follows, a line each, and last how many more faults there are.
unplayable = Dieses Szenario lässt sich so nicht spielen:
more-faults =
    { $more ->
        [one] Dazu kommt { $more } weiterer Fehler.
       *[other] Dazu kommen { $more } weitere Fehler.
    }

# Where a fault is, before it. $at: an entry of the file, as in “sides, central, airplanes 1”, or one of the names below.
place = { $at }:
in-variant = Variante „{ $variant }“:
name-entry-airplane = { $side }, Flugzeug { $number }
name-entry-ground = { $side }, Bodenkarte { $number }
name-entry-balloon = { $side }, Ballon { $number }
name-entry-field = { $side }, Landefeld { $number }
name-entry-mission = Mission { $number }
name-entry-end = goals, Ende { $number }

# Names that there are instead of a wrong one: those that look like it, with “or”, or all.
instead-alike = Meinst du { $names }?
instead-all = Möglich sind { $names }.

# The file as a whole.
fault-bytes = Die Datei hat { $size } Bytes; mehr als { $most } lese ich nicht.
fault-not-utf-8 = Die Datei ist nicht in UTF-8. Speichere sie als UTF-8-Text.
fault-too-deep = Die Klammern sind zu tief verschachtelt.
fault-large-number = In der Datei steht eine zu große Zahl.
fault-not-closed = Die Datei hört mittendrin auf. Fehlt am Ende eine Klammer oder ein Anführungszeichen?
# $fault: what the reader of JSON says, in English.
fault-no-json = Zeile { $line }, Spalte { $column } ist kein JSON ({ $fault }).

# The form of its entries.
fault-kind =
    { $wanted ->
        [object] Hier gehört ein Objekt {"{"} … {"}"} hin
        [list] Hier gehört eine Liste [ … ] hin
        [text] Hier gehört ein Text hin
        [whole-number] Hier gehört eine ganze Zahl hin
        [truth] Hier gehört true oder false hin
       *[number] Hier gehört eine Zahl hin
    }, nicht { $found }.
name-found-object = ein Objekt
name-found-list = eine Liste
fault-no-distance = { $found } ist keine Entfernung. Schreib Millimeter (350) oder Messstäbe („0.5 rulers“).
fault-missing = „{ $entry }“ fehlt.
# What there is instead follows this and others like it.
fault-no-entry = Einen Eintrag { $entry } gibt es hier nicht.
fault-no-choice = { $found } geht nicht.
fault-not-possible = { $found } geht nicht.
fault-not-plain = Lass Zeilenumbrüche, Links und * _ ~ ` | < > @ \ weg.
fault-unseen = Lass unsichtbare Zeichen weg, und solche, die den Text umdrehen.
fault-marks = { $marks } Zeichen auf einem Buchstaben sind zu viele: { $most } passen.
fault-empty = Da steht nichts.
fault-long = Das sind { $length } Zeichen: { $most } passen.
fault-huge = Die Zahl muss kleiner als { $limit } sein.
fault-not-whole = Hier gehört eine ganze Zahl hin, nicht { $found }.
fault-too-small =
    { $bound ->
        [at-least] Schreib mindestens { $limit }, nicht { $found }.
       *[more-than] Schreib mehr als { $limit }, nicht { $found }.
    }
fault-too-big = Schreib höchstens { $limit }, nicht { $found }.

# Variants.
fault-many-variants = { $number } sind zu viele: { $most } passen.
fault-plain-variant = „{ $variant }“ heißt schon das Szenario ohne Variante.
fault-upon = Die Variante baut auf sich selbst auf, auf einer, die es nicht gibt, oder auf zu vielen.

# Sides, tables and rules. $side: central or entente. $rule, $other: rules, as the file names them.
fault-no-side = „{ $side }“ fehlt.
fault-size = { $size } mm liegt nicht zwischen { $least } und { $most }.
fault-centimetres = { $size } mm sind keine ganzen Zentimeter.
fault-nobody = Mindestens eine Seite muss jemand spielen.
fault-no-rule = Eine Regel „{ $rule }“ gibt es nicht.
fault-rule-barred = „{ $rule }“ ist zugleich verlangt und verboten.
fault-rule-needs = „{ $rule }“ bewirkt nichts ohne „{ $other }“.
fault-rule-called-for =
    Nimm „{ $rule }“ dazu, denn { $side } hat { $piece ->
        [ground] Bodenkarten, die schießen
        [virtual-gun] eine Flak, die niemand spielt
        [barrage] eine Ballonsperre
       *[balloons] Ballons
    }.

# Pieces.
fault-virtual-airplanes = Eine virtuelle Seite hat keine: Von selbst spielen nur Bodenkarten und Ballons.
fault-no-airplanes = Eine gespielte Seite braucht mindestens eins.
fault-many-airplanes = { $number } sind zu viele: { $most } können fliegen.
fault-many-pieces = { $number } sind zu viele: { $most } passen.
fault-not-fixed = Der Ort muss fest sein, nicht „{ $kind }“.
fault-left-and-right = Der Ort hat „left“ und „right“. Lass eins davon weg.
fault-off-the-table = { $x }, { $y } liegt neben dem Tisch.
fault-no-airplane = Ein Flugzeug „{ $model }“ gibt es nicht.
fault-climb =
    { $counters ->
        [one] Mit { $counters } Steigmarker ist es schon eine Stufe höher.
       *[other] Mit { $counters } Steigmarkern ist es schon eine Stufe höher.
    }
fault-no-card = „{ $card }“ gibt es nicht.
# $one, $other: balloons, by their entries. $rulers is 1.
fault-balloons-apart =
    { $rulers ->
        [one] Zwischen { $one } und { $other } liegt weniger als { $rulers } Messstab.
       *[other] Zwischen { $one } und { $other } liegen weniger als { $rulers } Messstäbe.
    }
# $gun: an anti-aircraft gun, by its entry. $rulers is 3.
fault-balloon-near-gun =
    { $rulers ->
        [one] Zwischen { $balloon } und { $gun } liegt weniger als { $rulers } Messstab.
       *[other] Zwischen { $balloon } und { $gun } liegen weniger als { $rulers } Messstäbe.
    }

# Seats, missions and goals.
fault-seats = { $least } bis { $most } geht nicht: Dieses Szenario ist für { $fewest } bis { $highest }.
fault-no-target = { $side } hat keine Bodenkarte { $target } (gezählt ab 0).
fault-same-target = Eine andere Mission hat dasselbe Ziel.
fault-not-flown = „{ $model }“ fliegt nicht für { $side }.
fault-no-scorer = „scorer“ fehlt: Das Vorzeichen der Siegpunkte entscheidet.
fault-no-photograph = Es fehlt eine Mission, die etwas fotografiert: Die Bilder entscheiden.
fault-end-side = Zu „{ $end }“ fehlt „side“.
fault-end-mission = { $side } hat keine Mission, die sich erledigen lässt.
# $each: what a line of the score sheet counts, as the file says it.
fault-seat-term = Wo jeder Platz für sich zählt („seats“), gilt „{ $each }“ nur eigenen Flugzeugen. Lass „of“ weg, oder lass „points“ entscheiden.
