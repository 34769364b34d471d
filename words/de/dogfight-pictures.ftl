# What stands on the pictures of a dogfight, and the words that pictures, alt texts and sentences share.
#
# `.clause` is the same within a sentence. `.first` begins a sentence that lists several such things. `.short` is for narrow
# places.

## What is going on

stage-muster = Aufstellung
    .clause = Aufstellung
stage-arrive = Anflug
    .clause = Anflug
stage-tail = Verfolgen
    .clause = Verfolgen
stage-plan = Planen
    .clause = Planen
stage-shell = Flak
    .clause = Flak
stage-look = Verfolgerblick
    .clause = Verfolgerblick
stage-taxi = Am Boden
    .clause = am Boden
stage-bomb = Bomben
    .clause = Bomben
stage-fire = Feuer
    .clause = Feuer
stage-bail = Absprung
    .clause = Absprung
stage-over = Partie vorbei
    .clause = Partie vorbei
round = Runde { $round }
    .clause = Runde { $round }
round-stage = Runde { $round } · { $stage }
    .clause = Runde { $round } · { $stage }
turn = Zug { $turn }
    .clause = Zug { $turn }
turn-of = Zug { $turn } von { $limit }
    .clause = Zug { $turn } von { $limit }
after-turn = Nach Zug { $turn }
    .clause = nach Zug { $turn }
after-turn-of = Nach Zug { $turn } von { $limit }
    .clause = nach Zug { $turn } von { $limit }
before-first-turn = Vor dem ersten Zug
preview = Vorschau

## Who plays

# Who plays the pieces of nobody's.
name-book = das Regelheft
name-seat = Platz { $seat }

## How it ended

# $winners: a list of $number players.
wins =
    { $number ->
        [1] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
draw = Unentschieden
nobody-wins = Niemand gewinnt

## Damage cards

# .short stands below the card.
name-special-jam_red = rote Ladehemmung
    .short = klemmt
name-special-jam_green = grüne Ladehemmung
    .short = klemmt
name-special-rudder_left = Ruder klemmt links
    .short = Ruder
name-special-rudder_right = Ruder klemmt rechts
    .short = Ruder
name-special-crew = Besatzung getroffen
    .short = Crew
name-special-engine = Motor getroffen
    .short = Motor
name-special-smoke = Rauch
    .short = Rauch
name-special-fire = Brand
    .short = Brand
name-special-explosion = Explosion
    .short = Explos.
# $special: one of these.
damage-card = { $points } + { $special }

## Maneuver cards

# One that is not in the deck.
card = Karte { $number }
    .clause = Karte { $number }

## Directions

# As in “Kurs Nordost”, “Nase Nordost”.
compass-north = Nord
    .short = N
compass-north-east = Nordost
    .short = NO
compass-east = Ost
    .short = O
compass-south-east = Südost
    .short = SO
compass-south = Süd
    .short = S
compass-south-west = Südwest
    .short = SW
compass-west = West
    .short = W
compass-north-west = Nordwest
    .short = NW
bearing = { $compass } ({ $degrees }°)

## States of a piece

state-shot-down = abgeschossen
state-exploded = explodiert
state-crashed = abgestürzt
state-left = davongeflogen
state-aloft = oben
state-destroyed = zerstört
state-down = eingeholt
state-gun-silenced = MG stumm
state-silenced = stumm
state-damaged = beschädigt
to-be-placed = noch nicht da
flies-from-turn = fliegt ab Zug { $turn }
# The same in every case: “auf Höhe 3 mit 2 Steigmarkern”.
height =
    Höhe { $level }{ $climb ->
        [0] { "" }
        [one] {" "}mit { $climb } Steigmarker
       *[other] {" "}mit { $climb } Steigmarkern
    }
    .first =
        Höhe { $level }{ $climb ->
            [0] { "" }
            [one] {" "}mit { $climb } Steigmarker
           *[other] {" "}mit { $climb } Steigmarkern
        }
height-ground = am Boden
    .first = Am Boden
on-ground = am Boden
    .first = Am Boden
landing = am Boden, landet
    .first = Am Boden, landet
taking-off = am Boden, startet
    .first = Am Boden, startet
in-clouds = in den Wolken
    .first = In den Wolken
in-clouds-flown =
    in den Wolken, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } geflogen
    .first =
        In den Wolken, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } geflogen
smoke = Rauch { $counters }
    .first = Rauch { $counters }
flames = Flammen { $counters }
    .first = Flammen { $counters }
pilot-hit = Pilot getroffen
    .first = Pilot getroffen
tails = verfolgt { $target }
    .first = Verfolgt { $target }
rockets =
    { $rockets ->
        [one] { $rockets } Rakete
       *[other] { $rockets } Raketen
    }
    .first =
        { $rockets ->
            [one] { $rockets } Rakete
           *[other] { $rockets } Raketen
        }
load-camera = Kamera
    .first = Kamera
load-bombs = Bomben
    .first = Bomben
load-incendiary-bullets = Brandmunition
    .first = Brandmunition
load-bullet-checker = Patronenprüfer
    .first = Patronenprüfer
load-free-after-immelmann = frei nach Immelmann
    .first = Frei nach Immelmann
load-double-steep = zwei steile Karten in Folge
    .first = Zwei steile Karten in Folge
descending = sinkt
observers =
    { $observers ->
        [one] { $observers } Beobachter
       *[other] { $observers } Beobachter
    }
barrage = Teil einer Sperre
loaded = geladen
aiming = zielt

## The table

# SP: Siegpunkte, which would not fit beside “Mittelmächte” in a narrow column.
points = { $points } SP
    .short = { $points } SP
shows = zeigt
last = zuletzt
cm = cm
level = Höhe
# $range: short, long, or none for rifles.
distance =
    { $distance } cm{ $range ->
        [short] , nah
        [long] , weit
       *[none] { "" }
    }
gun-shell = Granate
gun-rockets = Raketen
cloud-level = Wolken auf Höhe { $level }
    .first = Wolken auf Höhe { $level }
balloons-down = Ballons unten nach Zug { $turn }
    .first = Ballons unten nach Zug { $turn }
# $who: a side or an airplane. $level: at which level; -1 where that does not matter. $state: done or open.
mission-photograph =
    { $who }: { $target } fotografieren{ $level ->
        [-1] { "" }
       *[other] {" "}auf Höhe { $level }
    }, { $state ->
        [done] erledigt
       *[open] noch offen
    }
    .first =
        { $who }: { $target } fotografieren{ $level ->
            [-1] { "" }
           *[other] {" "}auf Höhe { $level }
        }, { $state ->
            [done] erledigt
           *[open] noch offen
        }
mission-bomb =
    { $who }: { $target } bombardieren{ $level ->
        [-1] { "" }
       *[other] {" "}bis Höhe { $level }
    }, { $state ->
        [done] erledigt
       *[open] noch offen
    }
    .first =
        { $who }: { $target } bombardieren{ $level ->
            [-1] { "" }
           *[other] {" "}bis Höhe { $level }
        }, { $state ->
            [done] erledigt
           *[open] noch offen
        }
# A gun that will be loaded after so many maneuvers.
reload = lädt { $maneuvers }
# What a ground card is at, in a word.
rifles = Gewehre
kind-trench = Graben
kind-aa-gun = Flak
kind-aa-machine-gun = MG
kind-target = Ziel
score-of = { $player }: { $what }

## The console

no-airplane = Auf diesem Tisch hast du kein Flugzeug.
all-first = Alle dürfen zuerst kommen
some-first = Alle bis auf die durchgestrichenen dürfen zuerst kommen
deck = Stapel { $deck }
damage-of = Schaden { $points } von { $resistance }
# As broad as the broadest of them.
damage-widest = Schaden 00 von 00
noted = { $points } notiert
guns = MGs
gun-front = Bug
gun-rear = Heck
gun-deck = Stapel { $deck }
aims-at = zielt auf { $target }
    .short = → { $target }
silent = stumm
ready = bereit
jam = klemmt
jammed = Ladehemmung
slot-last = Letzte
slot-1 = Erste
slot-2 = Zweite
slot-3 = Dritte
taken-of = { $points } von { $resistance }
pictures-taken = Bilder gemacht
    .first = Bilder gemacht
bombs-dropped = Bomben abgeworfen
    .first = Bomben abgeworfen
climb-rate = Steigrate { $rate }, bis Höhe { $top }
    .first = Steigrate { $rate }, bis Höhe { $top }
lies-still =
    liegt { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } still
    .first =
        Liegt { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Züge
        } still
nothing-left = nichts nach links
    .first = Nichts nach links
nothing-right = nichts nach rechts
    .first = Nichts nach rechts
engine-hit = Motor getroffen: jeden Zug überziehen
    .first = Motor getroffen: jeden Zug überziehen
observer-hit = Beobachter getroffen: kein Heck-MG
    .first = Beobachter getroffen: kein Heck-MG

## The preview

# An airplane beyond the edge of the picture.
off = { $distance } cm weg
# Each word stands on a line of its own, about ten letters wide.
instead = dafür { $card }
crash = Absturz
clouds = Wolken
ground = Boden
# $height: a level and, after a plus, climb counters.
at-level = Höhe { $height }

## Films

# $piece, $pieces, $plane, $target and others stand for drawings of pieces. An arrow (→) is drawn, too.
caption-goes-down = { $piece } abgeschossen
caption-explodes = { $piece } explodiert
caption-out-of-control = { $piece } außer Kontrolle
caption-crashes = { $piece } stürzt ab
caption-crashes-cards =
    { $piece } stürzt ab: { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    }
caption-flies-off = { $piece } fliegt davon
caption-arrives = { $piece } kommt dazu
caption-collide = { $pieces } stoßen zusammen
caption-cables = { $piece } in den Seilen
# $result: destroyed or damaged.
caption-bombs =
    { $result ->
        [destroyed] { $plane } zerstört { $target } mit Bomben
       *[damaged] { $plane } beschädigt { $target } mit Bomben
    }
caption-photographs = { $plane } fotografiert { $target }
caption-misses = { $plane } verfehlt { $target }
caption-launches =
    { $plane } → { $target } { $rockets ->
        [one] { $rockets } Rakete
       *[other] { $rockets } Raketen
    }
caption-hits =
    { $shooters } → { $target } { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# $caught: airplanes.
caption-blast = Explosion von { $balloon } trifft { $caught }
caption-shell-misses = { $piece } Granate daneben
caption-silenced = { $piece } ausgeschaltet
caption-jams = { $piece } Ladehemmung
caption-burns = { $piece } brennt
caption-burns-on = { $piece } brennt weiter
caption-smokes = { $piece } raucht
caption-pilot-hit = { $piece } Pilot getroffen
caption-lands = { $piece } landet
caption-takes-off = { $piece } startet
caption-into-clouds = { $piece } in die Wolken
caption-out-of-clouds = { $piece } aus den Wolken
caption-bails-out = { $piece } Beobachter springen
caption-observer-lost = { $piece } Beobachter verloren
# $how: exploded or destroyed.
caption-balloon-lost =
    { $piece } { $how ->
        [exploded] explodiert
       *[destroyed] zerstört
    }
caption-sinks = { $piece } sinkt auf { $level }
caption-is-down = { $piece } eingeholt
more = +{ $number } weitere

## The card at the end

turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
no-turn-decided = Kein einzelner Zug entschied die Partie.
turn-decided = Zug { $turn } entschied die Partie.
# $lost: a list of $number pieces.
turn-decided-lost =
    { $number ->
        [1] Zug { $turn } entschied die Partie: { $lost } ging verloren.
       *[other] Zug { $turn } entschied die Partie: { $lost } gingen verloren.
    }
damage-taken = Eingesteckter Schaden
damage-axis = Karten, Zug für Zug; ein Kreuz ist ein Verlust
cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
column-kills = Abschüsse
    .short = Ab{ "\u00AD" }schüsse
column-lost = Verluste
    .short = Ver{ "\u00AD" }luste
column-dealt = ausgeteilt
    .short = aus{ "\u00AD" }geteilt
column-taken = eingesteckt
    .short = einge{ "\u00AD" }steckt
column-points = SP
# $how: in what state it was lost. $by: letters of those who shot it down. The first of these for which there is room.
fate-by = { $how } durch { $by }
fate-colon = { $how } ({ $by })
fate-lost-to = Opfer von { $by }
