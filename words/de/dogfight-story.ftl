# What happened in a dogfight, in sentences; where the game stands; how it ended.
#
# $plane, $target, $shooter, $gun, $balloon and $piece are pieces: a letter or a short code ("A", "G1"), where it is
# mentioned for the first time with what it is in brackets. They have no gender: no “sein” or “ihr” for them.
# $side is the name of a side, with its cases and its number (see dogfight-names). $who is you where the only airplane of
# the reader is meant, else piece. Damage is “Schaden”, what a victory is counted in are “Siegpunkte”.

## Who is who

name-introduced-plane = { $plane } ({ $model }, { $player })
name-introduced = { $piece } ({ $name })
# $number: the number of a card. $name: what it is called.
name-maneuver = { $number } ({ $name })

## Where and when

round = Runde { $round }:
turn-round = Zug { $turn }, Runde { $round }:
# What a side did as usual is told after this.
usual = { $side }:
# $at: centimetres from the left and from the Central Powers' edge, "12, 34".
spot = { $at } cm
spot-level = { $at } cm, Höhe { $level }
pose = { $at } cm, Kurs { $bearing }
pose-level = { $at } cm, Kurs { $bearing }, Höhe { $level }

## The beginning

begins = { $scenario } ({ $edition }) beginnt.
# $pieces: those of each kind together, "M1 and M2 (machine gun)".
crew-flies = { $player } fliegt { $pieces } für { $side-accusative }.
crew-commands = { $player } befehligt { $pieces } für { $side-accusative }.
crew-both = { $player } fliegt { $planes } und befehligt { $pieces } für { $side-accusative }.
also-has =
    { $side-number ->
        [plural] { $side-first } haben außerdem { $pieces }.
       *[singular] { $side-first } hat außerdem { $pieces }.
    }
# $pieces: a list of codes. $name: what each of them is.
name-alike = { $pieces } ({ $name })
rules-in-force = Es gelten: { $rules }.
turn-limit = Spätestens nach Zug { $turn } ist Schluss.

## What it is about

mission-photograph =
    { $side-number ->
        [plural] { $side-first } sollen { $target } fotografieren und die Bilder heimbringen.
       *[singular] { $side-first } soll { $target } fotografieren und die Bilder heimbringen.
    }
mission-bomb =
    { $side-number ->
        [plural] { $side-first } sollen { $target } bombardieren.
       *[singular] { $side-first } soll { $target } bombardieren.
    }
won-last-flying = Die letzte Seite in der Luft gewinnt. Fliegen am Ende noch beide, entscheiden die Siegpunkte.
won-points = Die Seite mit mehr Siegpunkten gewinnt.
won-seats = Alle spielen für sich: Die meisten Siegpunkte gewinnen.
won-pictures = Es gewinnt, wer die Bilder heimbringt oder am Ende allein fliegt.
# $levels: which of the two victories there are: both, marginal, decisive or none. $zero: what 0 points are, draw or loss.
won-sign =
    { $side-number ->
        [plural] { $side-first } gewinnen
       *[singular] { $side-first } gewinnt
    } mit mehr als 0 Siegpunkten{ $levels ->
        [both] : bis { $marginal } ist es ein knapper Sieg, ab { $decisive } ein klarer
        [marginal] : bis { $marginal } ist es ein knapper Sieg
        [decisive] : ab { $decisive } ist es ein klarer Sieg
       *[none] { "" }
    }. { $zero ->
        [draw] Bei 0 ist es unentschieden.
       *[loss] Mit 0 oder weniger ist es eine Niederlage.
    }
match-points = Es gibt 2 Siegpunkte für jedes abgeschossene gegnerische Flugzeug, 1 für jedes, das den Tisch verlässt, und −1 für jedes eigene, das abgeschossen wird.
# $terms: what it scores for, as the next two messages have it, with “;” between them.
points-for = Siegpunkte für { $side-accusative }: { $terms }.
# $deed: what is scored for, as the scenario calls it.
name-term = { $deed } { $points }
# $conditions: a list of the messages that follow.
name-term-only = { $deed } { $points } ({ $conditions })
name-only-faced = nur solange ein Gegner im Spiel ist
name-only-unfinished = nur solange ein Schützengraben oder MG-Nest des Gegners unversehrt ist
name-only-balloons = nur solange Ballons des Gegners oben sind
name-only-before-mission = nur bis die Mission erledigt ist
name-only-never-done = nur wenn die Mission unerledigt bleibt
name-only-down = nur am Boden
name-at-most = höchstens { $points } pro Karte
# $place: first, or also for each that follows. $unless: burning where the game goes on while a balloon burns, or never.
end-side-out =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } eine Seite kein Flugzeug mehr hat{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
end-out =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } { $side-number ->
        [plural] { $side-article } kein Flugzeug mehr haben
       *[singular] { $side-article } kein Flugzeug mehr hat
    }{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
end-all-out =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } niemand mehr ein Flugzeug hat{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
end-mission-over =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } die Mission { $side-genitive } vorbei ist und { $other-number ->
        [plural] { $other-article } kein Flugzeug mehr haben
       *[singular] { $other-article } kein Flugzeug mehr hat
    }{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
end-mission-done =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } die Mission { $side-genitive } erledigt ist{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
end-idle =
    { $place ->
        [also] Sie endet auch, wenn
       *[first] Die Partie endet, wenn
    } nur noch eine Seite fliegt und { $turns ->
        [one] einen Zug lang niemand schießt
       *[other] { $turns } Züge lang niemand schießt
    }{ $unless ->
        [burning] , es sei denn, in der Luft brennt noch ein Ballon
       *[never] { "" }
    }.
home-at-limit = Wer nach dem letzten Zug noch fliegt, gilt als heimgeflogen.
home-at-limit-for = Wer nach dem letzten Zug noch für { $side-accusative } fliegt, gilt als heimgeflogen.
burning-drachens = Endet die Partie früher, brennen Ballons für die übrigen Züge weiter.

## Turns and plans

turn = Zug { $turn }: Alle planen drei Manöver.
# $card: a maneuver card with its name. $why: what made it illegal.
illegal =
    { $plane } fliegt geradeaus statt Karte { $card }: { $why ->
        [steep-after-steep] zwei steile Karten hintereinander sind verboten
        [no-straight-before] vor einem Immelmann fliegt man geradeaus
        [no-straight-after] nach einem Immelmann fliegt man geradeaus
        [rudder-jammed] das Ruder klemmt
        [straight-while-burning] wer brennt, fliegt nicht geradeaus
        [no-stall] der beschädigte Motor verlangt ein Überziehen
        [climb-with-immelmann] Steigflug und Immelmann gehen nicht im selben Zug
        [dive-with-split-s] Sturzflug und Abschwung gehen nicht im selben Zug
        [no-straight-to-overdive] ein Steilsturz endet geradeaus
        [too-low-to-overdive] für einen Steilsturz ist es zu tief
        [no-straight-to-land] zur Landung rollt man geradeaus
        [no-stall-to-land] eine Landung endet mit Überziehen
        [no-straight-to-take-off] zum Start rollt man geradeaus
        [no-climb-to-take-off] ein Start endet mit dem Steigflug
       *[other] das ist gegen die Regeln
    }.
out-of-control =
    { $plane } gerät mit Karte { $card } außer Kontrolle und ist verloren: { $why ->
        [steep-after-steep] zwei steile Karten hintereinander sind verboten
        [no-straight-before] vor einem Immelmann fliegt man geradeaus
        [no-straight-after] nach einem Immelmann fliegt man geradeaus
        [rudder-jammed] das Ruder klemmt
        [straight-while-burning] wer brennt, fliegt nicht geradeaus
        [no-stall] der beschädigte Motor verlangt ein Überziehen
        [climb-with-immelmann] Steigflug und Immelmann gehen nicht im selben Zug
        [dive-with-split-s] Sturzflug und Abschwung gehen nicht im selben Zug
        [no-straight-to-overdive] ein Steilsturz endet geradeaus
        [too-low-to-overdive] für einen Steilsturz ist es zu tief
        [no-straight-to-land] zur Landung rollt man geradeaus
        [no-stall-to-land] eine Landung endet mit Überziehen
        [no-straight-to-take-off] zum Start rollt man geradeaus
        [no-climb-to-take-off] ein Start endet mit dem Steigflug
       *[other] das ist gegen die Regeln
    }.
strained =
    { $cards ->
        [one] Die Belastung kostet { $plane } { $cards } Schadenskarte.
       *[other] Die Belastung kostet { $plane } { $cards } Schadenskarten.
    }
# $cards: maneuver cards with their names.
flies = { $plane } fliegt { $cards }.
left = { $plane } fliegt vom Tisch und ist aus dem Spiel.
left-in-clouds = { $plane } hat in den Wolken den Tisch verlassen und ist aus dem Spiel.
# $players: a list of players. $stage: what they are asked.
asked =
    Frage an { $players }: { $stage ->
        [muster] Bereit für den ersten Zug?
        [arrive] Wo einfliegen?
        [tail] Wen verfolgen?
        [look] Ein Verfolgter zeigt seine Karte – in welcher Reihenfolge fliegen?
        [taxi] Wohin am Boden?
        [shell] Was tut die Flak?
        [bomb] Bomben abwerfen oder behalten?
        [bail] Springen die Beobachter ab?
       *[fire] Auf wen schießen?
    }
reminder-steep = { $plane } darf den nächsten Zug nicht steil beginnen.
reminder-immelmann = { $plane } muss den nächsten Zug mit einem Geradeausflug beginnen.
reminder-straight = { $plane } darf den nächsten Zug mit einem Immelmann beginnen.
reminder-overdive = { $plane } darf den nächsten Zug nur mit einem Sturzflug steil beginnen, als Steilsturz.
over-draw = Unentschieden!
over-won =
    { $side-number ->
        [plural] { $side-first } gewinnen!
       *[singular] { $side-first } gewinnt!
    }

## Fire and damage

# $with: with which of its guns, where it has several; none otherwise. $distance: centimetres. $aimed: yes or no.
# $range: short or long; none for rifles.
fired =
    { $shooter } schießt { $with ->
        [front] mit dem Bug-MG auf
        [rear] mit dem Heck-MG auf
        [machine-gun] mit dem MG auf
        [infantry] mit Gewehren auf
        [shell] mit einer Granate auf
        [rockets] mit Raketen auf
       *[none] auf
    } { $target }, { $distance } cm entfernt{ $range ->
        [short] {" "}(kurze Reichweite)
        [long] {" "}(große Reichweite)
       *[none] { "" }
    }{ $aimed ->
        [yes] , gezielt
       *[no] { "" }
    }: { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    } aus Stapel { $deck }.
# $drawn: a list of damage cards. $source: fire or none. $limit: whether it is known how much it can take, yes or no.
drew =
    { $source ->
        [fire] { $who ->
            [you] { $shooter } trifft dich: { $drawn }.
           *[piece] { $shooter } trifft { $plane }: { $drawn }.
        }
       *[none] { $who ->
            [you] Du ziehst: { $drawn }.
           *[piece] { $plane } zieht: { $drawn }.
        }
    } { $limit ->
        [yes] Schaden: { $points } von { $resistance }.
       *[no] Schaden: { $points }.
    }
# A damage card that counts otherwise than it says.
name-counted-card = { $card } (zählt { $counts })
name-explosion = eine Explosion
# The same for a card on the ground.
hit =
    { $source ->
        [fire] { $shooter } trifft { $target }: { $drawn }.
       *[none] { $target } zieht: { $drawn }.
    } { $limit ->
        [yes] Schaden: { $points } von { $resistance }.
       *[no] Schaden: { $points }.
    }
# $gun: front or rear where it has both.
jammed =
    { $gun ->
        [front] Das Bug-MG von { $plane }
        [rear] Das Heck-MG von { $plane }
       *[only] Das MG von { $plane }
    } hat Ladehemmung: { $counters } Marker.
# $card: a damage card in words. $you: shooter or target, if either is the reader; else nobody.
jam-card =
    { $you ->
        [shooter] Deine Ladehemmung kommt von „{ $card }“, gezogen von { $target }.
        [target] Du hast „{ $card }“ gezogen: Ladehemmung bei { $plane }.
       *[nobody] { $target } hat „{ $card }“ gezogen: Ladehemmung bei { $plane }.
    }
cleared =
    { $gun ->
        [front] Das Bug-MG von { $plane } ist wieder schussbereit.
        [rear] Das Heck-MG von { $plane } ist wieder schussbereit.
       *[only] Das MG von { $plane } ist wieder schussbereit.
    }
# $by: a list of pieces.
shot-down = { $plane } wird von { $by } abgeschossen.
goes-down = { $plane } stürzt ab.
exploded = { $plane } explodiert.
exploded-under-fire = { $plane } explodiert im Feuer von { $by }.
returned =
    { $cards ->
        [one] { $cards } Schadenskarte von { $plane } kommt zurück in die Stapel.
       *[other] { $cards } Schadenskarten von { $plane } kommen zurück in die Stapel.
    }
reshuffled = Schadensstapel { $deck } ist leer. Alle Schadenskarten kommen gemischt zurück, der Schaden bleibt.
noted = Für { $plane } bleibt ein Schaden von { $points } notiert.
smoking = { $plane } zieht Rauch hinter sich her: { $counters } Rauchmarker.
burning =
    { $plane } { $why ->
        [second-smoke] hat schon geraucht und brennt jetzt
        [neighbour] fängt vom Nachbarn Feuer
       *[hit] fängt Feuer
    }: { $counters } Flammenmarker.
pilot-hit = Der Pilot von { $plane } ist getroffen.
pilot-hit-again = Der Pilot von { $plane } ist wieder getroffen und kann nicht weiterfliegen.
crippled-rudder_left =
    { $who ->
        [you] Dein Ruder klemmt: Plane nächstes Mal keine Kurve und keinen Seitengleitflug nach links.
       *[piece] Das Ruder von { $plane } klemmt: Plane nächstes Mal keine Kurve und keinen Seitengleitflug nach links.
    }
crippled-rudder_right =
    { $who ->
        [you] Dein Ruder klemmt: Plane nächstes Mal keine Kurve und keinen Seitengleitflug nach rechts.
       *[piece] Das Ruder von { $plane } klemmt: Plane nächstes Mal keine Kurve und keinen Seitengleitflug nach rechts.
    }
crippled-engine =
    { $who ->
        [you] Dein Motor ist beschädigt: Plane ab jetzt in jedem Zug ein Überziehen.
       *[piece] Der Motor von { $plane } ist beschädigt: Plane ab jetzt in jedem Zug ein Überziehen.
    }
crippled-engine_lost =
    { $who ->
        [you] Dein Motor ist wieder getroffen und steht: Dein Flugzeug ist verloren.
       *[piece] Der Motor von { $plane } ist wieder getroffen und steht: Das Flugzeug ist verloren.
    }
crippled-observer =
    { $who ->
        [you] Dein Beobachter ist getroffen: Dein Heck-MG schweigt für den Rest der Partie.
       *[piece] Der Beobachter von { $plane } ist getroffen: Das Heck-MG schweigt für den Rest der Partie.
    }
# $state: balloon or plane where it burns on, out, or gone.
burnt =
    { $plane } brennt: { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    } aus Stapel { $deck }{ $state ->
        [balloon] {" "}– der Ballon brennt weiter, { $counters } Flammenmarker
        [plane] {" "}– noch { $counters } Flammenmarker
        [out] {" "}– dann ist das Feuer aus
       *[gone] { "" }
    }.
smoke-cleared = { $plane } raucht nicht mehr.
flames-out = { $plane } brennt nicht mehr.
disrupted =
    { $who ->
        [you] Du bist abgelenkt: In der nächsten Runde kannst du weder verfolgen noch zielen.
       *[piece] { $plane } ist abgelenkt und kann in der nächsten Runde weder verfolgen noch zielen.
    }
tailed = { $plane } verfolgt { $target } in diesem Zug.
# $card: a maneuver card with its name.
look =
    { $who ->
        [you] Du verfolgst { $target } und siehst die nächste Karte: { $card }.
       *[piece] { $plane } verfolgt { $target } und sieht die nächste Karte: { $card }.
    }
rearranged =
    { $who ->
        [you] Du fliegst deine Karten in neuer Reihenfolge.
       *[piece] { $plane } fliegt die eigenen Karten in neuer Reihenfolge.
    }
tail-lost = { $plane } verfolgt { $target } nicht mehr.

## Ground fire, balloons and rockets

# $spot: a place on the table. $due: after how many maneuvers.
placed =
    { $due ->
        [1] { $gun } zielt auf { $spot }: Nach dem nächsten Manöver explodiert dort eine Granate.
       *[other] { $gun } zielt auf { $spot }: In { $due } Manövern explodiert dort eine Granate.
    }
adjusted =
    { $gun } { $how ->
        [moved] versetzt den Marker
        [delayed] verzögert den Schuss
        [raised] zielt höher
       *[lowered] zielt tiefer
    }: { $due ->
        [1] Nach dem nächsten Manöver explodiert die Granate bei { $spot }.
       *[other] In { $due } Manövern explodiert die Granate bei { $spot }.
    }
retired = { $gun } nimmt den Schuss zurück und bleibt geladen.
burst-missed = Eine Granate von { $gun } explodiert bei { $spot } und trifft niemanden.
# $hit: a list of $number pieces.
burst =
    { $number ->
        [1] Eine Granate von { $gun } trifft { $hit } bei { $spot }: 1 Schadenskarte aus Stapel { $deck }.
       *[other] Eine Granate von { $gun } trifft { $hit } bei { $spot }: je 1 Schadenskarte aus Stapel { $deck }.
    }
# $guns: a list of $number guns.
reloads =
    { $number ->
        [1] { $guns } lädt nach.
       *[other] { $guns } laden nach.
    }
loaded-again =
    { $number ->
        [1] { $guns } ist wieder geladen.
       *[other] { $guns } sind wieder geladen.
    }
# $card: a damage card in words.
ranging-hit = { $gun } schießt sich mit „{ $card }“ auf { $target } ein: 1 Schadenskarte aus Stapel { $deck }.
ranging-missed = { $gun } schießt auf { $target }, deckt „{ $card }“ auf und verfehlt.
# $by: a list of pieces. $fired: yes, or no where there is none.
silenced =
    { $fired ->
        [yes] Das Feuer von { $by } schaltet { $target } aus.
       *[no] { $target } ist ausgeschaltet.
    }
gun-silenced =
    { $fired ->
        [yes] Das Feuer von { $by } schaltet das MG von { $target } aus.
       *[no] Das MG von { $target } ist ausgeschaltet.
    }
balloon-exploded =
    { $fired ->
        [yes] Ballon { $balloon } explodiert im Feuer von { $by }.
       *[no] Ballon { $balloon } explodiert.
    }
balloon-destroyed =
    { $fired ->
        [yes] Das Feuer von { $by } zerstört Ballon { $balloon }.
       *[no] Ballon { $balloon } ist zerstört.
    }
blast-missed = Die Explosion von { $balloon } trifft niemanden.
# $caught: a list of $number airplanes.
blast =
    { $number ->
        [1] Die Explosion von { $balloon } trifft { $caught }: 1 Schadenskarte aus Stapel { $deck }.
       *[other] Die Explosion von { $balloon } trifft { $caught }: je 1 Schadenskarte aus Stapel { $deck }.
    }
balloon-down = Ballon { $balloon } ist unten angekommen und aus dem Spiel.
balloon-down-burning = Ballon { $balloon } ist brennend unten angekommen und aus dem Spiel.
# $balloons: a list of $number balloons.
burning-on =
    { $number ->
        [1] Vor der Wertung brennt { $balloons }
       *[other] Vor der Wertung brennen { $balloons }
    } weiter, für { $turns ->
        [one] { $turns } nicht gespielten Zug
       *[other] { $turns } nicht gespielte Züge
    }.
descent-ordered = Die Winde holt Ballon { $balloon } ein.
descent-stopped = Ballon { $balloon } sinkt nicht weiter.
descent-resumed = Ballon { $balloon } sinkt weiter.
# $height: a level, "level 3 and 1 climb counter".
lowered = Ballon { $balloon } sinkt auf { $height }.
bailed-out =
    { $observers ->
        [one] { $observers } Beobachter springt aus Ballon { $balloon } ab.
       *[other] { $observers } Beobachter springen aus Ballon { $balloon } ab.
    }
observer-lost = Ballon { $balloon } verliert { $observers } Beobachter.
launched =
    { $rockets ->
        [one] { $plane } feuert { $rockets } Rakete auf { $target }. Sie schlägt nach dem nächsten Manöver ein.
       *[other] { $plane } feuert { $rockets } Raketen auf { $target }. Sie schlagen nach dem nächsten Manöver ein.
    }
rocket-hit =
    { $rockets ->
        [one] Die Rakete von { $plane } trifft { $target }: { $rockets } Schadenskarte aus Stapel { $deck }.
       *[other] Die Raketen von { $plane } treffen { $target }: { $rockets } Schadenskarten aus Stapel { $deck }.
    }
# $meant: whom it was launched at.
rocket-hit-another =
    { $rockets ->
        [one] Die Rakete von { $plane } galt { $meant }, trifft aber unterwegs { $target }: 1 Schadenskarte aus Stapel { $deck }.
       *[other] Die Raketen von { $plane } galten { $meant }, treffen aber unterwegs { $target }: 1 Schadenskarte aus Stapel { $deck }.
    }
# $shooter and $balloon: the same airplane and target once more, without what they are.
rocket-missed =
    { $rockets ->
        [one] Die Rakete von { $plane } verfehlt { $target }:
       *[other] Die Raketen von { $plane } verfehlen { $target }:
    } { $why ->
        [maneuver] { $shooter } ist nicht ruhig weitergeflogen
        [target] { $balloon } ist nicht mehr vor { $shooter }
        [level] { $shooter } fliegt weder auf der Höhe von { $balloon } noch eine Stufe darüber
        [hit] { $shooter } ist selbst getroffen
       *[gone] { $balloon } ist nicht mehr in der Luft
    }.

## Altitude and arrivals

# $height: a level, "level 3 and 1 climb counter".
level-ground = { $plane } erreicht den Boden.
level-climb = { $plane } steigt auf { $height }.
level-dive = { $plane } sinkt im Sturzflug auf { $height }.
level-immelmann = { $plane } steigt mit dem Immelmann auf { $height }.
level-split-s = { $plane } sinkt mit dem Abschwung auf { $height }.
level-overdive = { $plane } sinkt im Steilsturz auf { $height }.
level-other = { $plane } ist jetzt auf { $height }.
landed = { $plane } ist gelandet.
took-off = { $plane } startet.
# $why: how it came to grief. $toll: lost, or hurt where it costs cards.
crashed =
    { $plane } { $why ->
        [touchdown] setzt neben dem Landefeld auf
        [stall] rollt über das Landefeld hinaus
        [straight] rollt über das Landefeld hinaus
        [split-s] schlägt beim Abschwung am Boden auf
        [overdive] schlägt beim Steilsturz am Boden auf
        [dive] schlägt beim Sturzflug am Boden auf
       *[other] stürzt ab
    } { $toll ->
        [hurt] und zieht { $cards ->
            [one] { $cards } Schadenskarte
           *[other] { $cards } Schadenskarten
        }
       *[lost] und ist verloren
    }.
# $at: centimetres from the left and from the Central Powers' edge. $bearing: "north-east (60°)".
taxied = { $plane } rollt nach { $at } cm, Kurs { $bearing }.
extinguished = Die Bodenmannschaft löscht eine Flamme an { $plane }: noch { $counters } Flammenmarker.
collided = { $pieces } stoßen zusammen.
barrage = { $plane } fliegt in eine Ballonsperre und ist verloren.
barrage-cables = { $plane } fliegt in die Seile von { $balloons } und ist verloren.
clouded = { $plane } verschwindet in den Wolken.
# $cards: a list of maneuver cards.
unclouded-lost = Das ist { $plane } in den Wolken geflogen: { $cards }.
unclouded = { $plane } kommt aus den Wolken.
unclouded-having-flown = { $plane } kommt aus den Wolken. Dort oben geflogen: { $cards }.
# $pose: where, and which way it heads.
starts = { $plane } beginnt bei { $pose }.
arrives = { $plane } trifft ein bei { $pose }.
photographed = { $plane } fotografiert { $target }.
bombs-destroy = { $plane } wirft die Bomben ab und zerstört { $target }.
bombs-damage = { $plane } wirft die Bomben ab und beschädigt { $target }.
side-scores =
    { $points ->
        [one] { $points } Siegpunkt für { $side-accusative }: { $deed }.
       *[other] { $points } Siegpunkte für { $side-accusative }: { $deed }.
    }
player-scores =
    { $points ->
        [one] { $points } Siegpunkt für { $player }: { $deed }.
       *[other] { $points } Siegpunkte für { $player }: { $deed }.
    }

## Where the game stands

# $limit: the last turn, 0 if there is none. $round: 0 between rounds. $stage: what is going on. $entente, $central: how
# many airplanes are in the air. $points: those of both sides.
headline =
    { $scenario }, Zug { $turn }{ $limit ->
        [0] { "" }
       *[other] {" "}von { $limit }
    }{ $round ->
        [0] { "" }
       *[other] , Runde { $round }
    }{ $stage ->
        [muster] , vor dem Start
        [arrive] , im Anflug
        [tail] , Verfolgen
        [plan] , Planung
        [shell] , Flak
        [look] , Blick auf die Karte eines Verfolgten
        [taxi] , am Boden
        [bomb] , Bomben
        [bail] , Beobachter
       *[fire] { "" }
    }. In der Luft: Mittelmächte { $central }, Entente { $entente }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } noch nicht da
    }{ $aloft ->
        [0] { "" }
        [one] , { $aloft } Ballon
       *[other] , { $aloft } Ballons
    }. Siegpunkte: { $points }.
headline-won = { $scenario } ist vorbei: Sieg für { $winners }. Endstand: { $points }.
headline-drawn = { $scenario } ist vorbei: unentschieden. Endstand: { $points }.
headline-lost = { $scenario } ist vorbei und verloren. Endstand: { $points }.
name-side-points = { $side } { $points }

## How it ended

result-won = Sieg für { $winners }.
result-drawn = Unentschieden.
# $why: turns-over, one-side-flies (the one called $side), scenario-over or nobody-flies.
why =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt.
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen.
           *[singular] Nur noch { $side-article } fliegt.
        }
        [scenario-over] Das Szenario ist zu Ende.
       *[nobody-flies] Niemand ist mehr in der Luft.
    }
# $points: of both sides, or of all players, the most first.
final-score = Endstand: { $points }.
how-pictures-home = Die Bilder sind zu Hause.
how-no-pictures = Die Bilder sind nie zu Hause angekommen.
how-marginal-victory =
    { $score ->
        [one] Knapper Sieg { $side-genitive } mit { $score } Siegpunkt.
       *[other] Knapper Sieg { $side-genitive } mit { $score } Siegpunkten.
    }
how-decisive-victory =
    { $score ->
        [one] Klarer Sieg { $side-genitive } mit { $score } Siegpunkt.
       *[other] Klarer Sieg { $side-genitive } mit { $score } Siegpunkten.
    }
how-victory =
    { $score ->
        [one] Sieg { $side-genitive } mit { $score } Siegpunkt.
       *[other] Sieg { $side-genitive } mit { $score } Siegpunkten.
    }
# $score is 0.
how-no-points =
    { $side-number ->
        [plural] { $side-first } enden mit { $score } Siegpunkten.
       *[singular] { $side-first } endet mit { $score } Siegpunkten.
    }
how-defeat =
    { $score ->
        [one] Niederlage { $side-genitive } mit { $score } Siegpunkt.
       *[other] Niederlage { $side-genitive } mit { $score } Siegpunkten.
    }

## What became of a player's airplanes, and what they scored

# $fate: hurt or unhurt where it still flies; left, waiting, shot-down, exploded or crashed.
fate =
    { $who ->
        [you] { $fate ->
            [hurt] { $cards ->
                [one] Du bist mit { $cards } Schadenskarte davongekommen.
               *[other] Du bist mit { $cards } Schadenskarten davongekommen.
            }
            [unhurt] Du bist unversehrt davongekommen.
            [left] Du bist vom Tisch geflogen.
            [waiting] Du warst nie in der Luft.
            [exploded] Dein Flugzeug ist explodiert.
            [crashed] Du bist abgestürzt.
           *[shot-down] Du wurdest abgeschossen.
        }
       *[piece] { $fate ->
            [hurt] { $cards ->
                [one] { $plane } ({ $model }) ist mit { $cards } Schadenskarte davongekommen.
               *[other] { $plane } ({ $model }) ist mit { $cards } Schadenskarten davongekommen.
            }
            [unhurt] { $plane } ({ $model }) ist unversehrt davongekommen.
            [left] { $plane } ({ $model }) ist vom Tisch geflogen.
            [waiting] { $plane } ({ $model }) war nie in der Luft.
            [exploded] { $plane } ({ $model }) ist explodiert.
            [crashed] { $plane } ({ $model }) ist abgestürzt.
           *[shot-down] { $plane } ({ $model }) wurde abgeschossen.
        }
    }
your-score =
    { $points ->
        [one] Du hast { $points } Siegpunkt.
       *[other] Du hast { $points } Siegpunkte.
    }
# $sides: the points of both sides.
your-score-with-sides =
    { $points ->
        [one] Du hast { $points } Siegpunkt ({ $sides }).
       *[other] Du hast { $points } Siegpunkte ({ $sides }).
    }
