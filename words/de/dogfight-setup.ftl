## Rules that a host may switch on, or that a scenario brings along: what each is called, and what it does.

name-rule-special_damage = Sonderschaden
note-rule-special_damage = Ruder, Motor, Besatzung, Rauch und Brand
# What Glory calls special damage.
name-standard-rules = Standardregeln
name-rule-aim = Zielen
note-rule-aim = wer wieder auf dasselbe Ziel schießt, macht je Karte einen Schadenspunkt mehr
name-rule-tailing = Verfolgen
note-rule-tailing = wer hinter einem Gegner fliegt, sieht dessen nächste Karte
name-rule-disruption = Störung
note-rule-disruption = wer getroffen wird, zielt und verfolgt eine Runde lang nicht
name-rule-blind_spots = Tote Winkel
note-rule-blind_spots = Heck-MGs schießen auf kurze Reichweite nicht am eigenen Leitwerk vorbei
name-rule-tournament = Turnier
note-rule-tournament = keine Explosionen in den Stapeln A und B
name-rule-real_thing = Nur das Bild zählt
note-rule-real_thing = der Messstab muss das Bild erreichen, nicht nur die Karte
name-rule-halved_a = Ohne Stapel B
note-rule-halved_a = MGs mit Stapel B ziehen aus Stapel A, zum halben Wert
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
note-rule-cloud_cover = wer in die Wolken steigt, ist nicht mehr zu sehen
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
    .note = nur erlaubte Karten lassen sich planen
illegal-book = Nach Regelheft
    .note = sie fallen beim Aufdecken auf und kosten dich dann etwas
illegal-lost = Außer Kontrolle
    .note = Zusatzregel: Eine unerlaubte Karte kostet das Flugzeug
turn-limit = Höchstzahl an Zügen
table-width = Tischbreite (cm)
table-length = Tischlänge (cm)
# What is said of an airplane that can be chosen. $resistance: the damage points it stands. $match: some where the
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
named = { $piece } ({ $name })
before-the-first-turn = Vor dem ersten Zug
arrivals = Im Anflug
# $planes: one or several, as in “A (Sopwith Camel), B (SPAD XIII)”.
now-coming-in = Jetzt im Anflug: { $planes }.
# $mission: photograph or bomb. $secret: secret or open.
say-who-carries =
    { $mission ->
        [bomb] { $secret ->
            [secret] Sag, wer die Bomben trägt. Der Gegner erfährt es nicht.
           *[open] Sag, wer die Bomben trägt.
        }
       *[photograph] { $secret ->
            [secret] Sag, wer die Kamera trägt. Der Gegner erfährt es nicht.
           *[open] Sag, wer die Kamera trägt.
        }
    }
who-carries-camera = Wer trägt die Kamera?
who-carries-bombs = Wer trägt die Bomben?
carrier-hint = Nur dieses Flugzeug kann die Mission erledigen.
lay-a-card = Leg eine Karte für { $plane }. Sie bleibt verdeckt, bis das Flugzeug in Zug { $turn } dazukommt.
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
arrival-hint = Sag jetzt schon, wo es dazukommt, oder erst, wenn es so weit ist.
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
    .note = Bomben fallen nur einmal pro Partie

## A host's own scenario that cannot be played. Names in quotation marks, and those before a colon, are entries of the
## file, which is written in English whatever language its host reads.

# $faults: what is wrong, as below, one after the other. $more: how many faults are not told.
unplayable =
    Dieses Szenario lässt sich so nicht spielen: { $faults }{ $more ->
        [0] { "" }
        [one] ; und { $more } weiterer Fehler
       *[other] ; und { $more } weitere Fehler
    }.

# Where a fault is, before it. $at: an entry of the file, as in “sides, central, airplanes 1”, or one of the names below.
place = { $at }:{" "}
# In a variant; $place is as above, or nothing.
place-in-variant = Variante „{ $variant }“, { $place }
name-entry-airplane = { $side }, Flugzeug { $number }
name-entry-ground = { $side }, Bodenkarte { $number }
name-entry-balloon = { $side }, Ballon { $number }
name-entry-field = { $side }, Landefeld { $number }
name-entry-mission = Mission { $number }
name-entry-end = goals, Ende { $number }

# Names that there are instead of a wrong one: those that look like it, or all.
instead-alike =
    { $number ->
        [1] vielleicht { $first }
        [2] vielleicht { $first } oder { $second }
       *[3] vielleicht { $first }, { $second } oder { $third }
    }
instead-all = möglich sind { $names }

# The file as a whole.
fault-bytes = die Datei hat { $size } Bytes; mehr als { $most } gehen nicht
fault-not-utf-8 = die Datei ist nicht in UTF-8; speichere sie als UTF-8-Text
fault-too-deep = die Klammern sind zu tief verschachtelt
fault-large-number = in der Datei steht eine zu große Zahl
fault-not-closed = die Datei ist kein vollständiges JSON; fehlt am Ende eine Klammer oder ein Anführungszeichen?
# $fault: what the reader of JSON says, in English.
fault-no-json = Zeile { $line }, Spalte { $column }: die Datei ist kein JSON ({ $fault })

# The form of its entries. $place (here and below): where, with a colon and a blank, or nothing.
fault-kind =
    { $place }hier gehört { $wanted ->
        [object] ein Objekt {"{"} … {"}"}
        [list] eine Liste [ … ]
        [text] ein Text
        [whole-number] eine ganze Zahl
        [truth] true oder false
       *[number] eine Zahl
    } hin, nicht { $found }
name-found-object = ein Objekt
name-found-list = eine Liste
fault-no-distance = { $place }{ $found } ist keine Entfernung; schreib Millimeter (350) oder Messstäbe („0.5 rulers“)
fault-missing = { $place }„{ $entry }“ fehlt
# $instead (here and below): one of the two sentences above.
fault-no-entry = { $place }einen Eintrag { $entry } gibt es hier nicht; { $instead }
fault-no-choice = { $place }{ $found } geht nicht; { $instead }
fault-not-possible = { $place }{ $found } geht nicht
fault-not-plain = { $place }Zeilenumbrüche, Links und * _ ~ ` | < > @ \ dürfen nicht darin stehen
fault-unseen = { $place }unsichtbare Zeichen und solche, die den Text umdrehen, dürfen nicht darin stehen
fault-marks = { $place }{ $marks } Zeichen auf einem Buchstaben sind zu viele, höchstens { $most } gehen
fault-empty = { $place }da steht nichts
fault-long = { $place }mit { $length } Zeichen zu lang; höchstens { $most } passen
fault-huge = { $place }die Zahl muss kleiner als { $limit } sein
fault-not-whole = { $place }hier gehört eine ganze Zahl hin, nicht { $found }
fault-too-small =
    { $bound ->
        [at-least] { $place }mindestens { $limit }, nicht { $found }
       *[more-than] { $place }mehr als { $limit }, nicht { $found }
    }
fault-too-big = { $place }höchstens { $limit }, nicht { $found }

# Variants.
fault-many-variants = { $place }{ $number } sind zu viele, höchstens { $most } passen
fault-plain-variant = { $place }„{ $variant }“ heißt schon das Szenario ohne Variante
fault-upon = { $place }die Variante baut auf sich selbst auf, auf einer, die es nicht gibt, oder auf zu vielen

# Sides, tables and rules. $side: central or entente. $rule, $other: rules, as the file names them.
fault-no-side = { $place }„{ $side }“ fehlt
fault-size = { $place }{ $size } mm liegt nicht zwischen { $least } und { $most }
fault-centimetres = { $place }{ $size } mm sind keine ganzen Zentimeter
fault-nobody = { $place }mindestens eine Seite muss jemand spielen
fault-no-rule = { $place }eine Regel „{ $rule }“ gibt es nicht; { $instead }
fault-rule-barred = { $place }„{ $rule }“ ist zugleich verlangt und verboten
fault-rule-needs = { $place }„{ $rule }“ bewirkt nichts ohne „{ $other }“
fault-rule-called-for =
    { $place }{ $side } hat { $piece ->
        [ground] Bodenkarten, die schießen
        [virtual-gun] eine Flak, die niemand spielt
        [barrage] eine Ballonsperre
       *[balloons] Ballons
    }, darum muss „{ $rule }“ dabei sein

# Pieces.
fault-virtual-airplanes = { $place }eine virtuelle Seite hat keine; von selbst spielen nur Bodenkarten und Ballons
fault-no-airplanes = { $place }eine gespielte Seite braucht mindestens eins
fault-many-airplanes = { $place }{ $number } sind zu viele, höchstens { $most } können fliegen
fault-many-pieces = { $place }{ $number } sind zu viele, höchstens { $most } passen
fault-not-fixed = { $place }der Ort muss fest sein, nicht „{ $kind }“
fault-left-and-right = { $place }der Ort hat „left“ und „right“; eins davon genügt
fault-off-the-table = { $place }{ $x }, { $y } liegt neben dem Tisch
fault-no-airplane = { $place }ein Flugzeug „{ $model }“ gibt es nicht; { $instead }
fault-climb =
    { $counters ->
        [one] { $place }mit { $counters } Steigmarker ist es schon eine Stufe höher
       *[other] { $place }mit { $counters } Steigmarkern ist es schon eine Stufe höher
    }
fault-no-card = { $place }„{ $card }“ gibt es nicht; { $instead }
# $one, $other: balloons, by their entries. $rulers is 1.
fault-balloons-apart =
    { $rulers ->
        [one] { $place }zwischen { $one } und { $other } liegt weniger als { $rulers } Messstab
       *[other] { $place }zwischen { $one } und { $other } liegen weniger als { $rulers } Messstäbe
    }
# $gun: an anti-aircraft gun, by its entry. $rulers is 3.
fault-balloon-near-gun =
    { $rulers ->
        [one] { $place }zwischen { $balloon } und { $gun } liegt weniger als { $rulers } Messstab
       *[other] { $place }zwischen { $balloon } und { $gun } liegen weniger als { $rulers } Messstäbe
    }

# Seats, missions and goals.
fault-seats = { $place }{ $least } bis { $most } geht nicht; dieses Szenario ist für { $fewest } bis { $highest }
fault-no-target = { $place }{ $side } hat keine Bodenkarte { $target } (gezählt ab 0)
fault-same-target = { $place }eine andere Mission hat dasselbe Ziel
fault-not-flown = { $place }„{ $model }“ fliegt nicht für { $side }
fault-no-scorer = { $place }für einen Sieg nach dem Vorzeichen der Siegpunkte fehlt „scorer“
fault-no-photograph = { $place }für einen Sieg durch Bilder fehlt eine Mission, die etwas fotografiert
fault-end-side = { $place }zu „{ $end }“ fehlt „side“
fault-end-mission = { $place }{ $side } hat keine Mission, die sich erledigen lässt
# $each: what a line of the score sheet counts, as the file says it.
fault-seat-term = { $place }wo jeder Platz für sich zählt („seats“), gilt „{ $each }“ nur eigenen Flugzeugen; lass „of“ weg oder lass „points“ entscheiden
