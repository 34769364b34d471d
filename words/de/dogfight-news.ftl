# A turn of a dogfight in short, for a post; and each thing that mattered in a sentence that stands by itself.
#
# $b begins and ends what is bold in a post; elsewhere it is nothing. $victim, $plane, $target, $by, $first and $second are
# pieces, as the names below have them; $by may be a list of $killers. $how: exploded or shot-down. $distance:
# centimetres. $side: a side, with its $side-number.

## Who is who

# $ending: how the genitive of $player is made: plain, sibilant (as in James) or said (where it is no name).
name-model =
    { $ending ->
        [said] { $model } von { $player }
        [sibilant] { $player }’ { $model }
       *[plain] { $player }s { $model }
    }
name-letter =
    { $ending ->
        [said] { $plane } von { $player }
        [sibilant] { $player }’ { $plane }
       *[plain] { $player }s { $plane }
    }
# $kind: trench, aa-gun, aa-machine-gun or target.
name-ground =
    { $piece } ({ $kind ->
        [trench] Schützengraben
        [aa-gun] Flak
        [aa-machine-gun] MG-Nest
       *[target] Ziel
    })
name-balloon = { $piece } (Ballon)

## Falls

# $blood: first or another. $shot: face (both fired), card (a single one), near (one burst), several, or none.
drama-fall =
    { $b }{ $blood ->
        [first] Der erste Abschuss:{" "}
       *[another] { "" }
    }{ $how ->
        [exploded] { $victim } explodiert{ $b } im Feuer von { $by }
       *[shot-down] { $by } { $killers ->
            [one] holt
           *[other] holen
        } { $victim } vom Himmel{ $b }
    }{ $shot ->
        [face] , Auge in Auge bei { $distance } cm
        [card] , mit einer einzigen Karte aus { $distance } cm
        [near] , aus { $distance } cm
        [several] : { $bursts } Feuerstöße, { $cards } Schadenskarten in einer Runde
       *[none] { "" }
    }.
drama-mutual = { $b }{ $first } und { $second } schießen sich gegenseitig ab{ $b }, im selben Augenblick.
drama-revenge =
    { $b }{ $by } { $killers ->
        [one] rächt
       *[other] rächen
    } { $avenged }: { $victim } { $how ->
        [exploded] explodiert
       *[shot-down] stürzt ab
    }{ $b }.
drama-ace =
    { $b }{ $by } schlägt wieder zu: { $victim } { $how ->
        [exploded] explodiert
       *[shot-down] stürzt ab
    }{ $b }, Abschuss Nummer { $kills }.
drama-ace-down =
    { $b }{ $victim } { $how ->
        [exploded] explodiert
       *[shot-down] stürzt ab
    }{ $b }, nach { $kills } Abschüssen, im Feuer von { $by }.
drama-hunted =
    { $b }{ $how ->
        [exploded] Jetzt explodiert { $victim }{ $b }: { $by } hat { $turns } Züge in Folge darauf geschossen
       *[shot-down] { $by } erwischt { $victim } doch noch{ $b }, nach { $turns } Zügen Dauerbeschuss
    }.
drama-fatal-jam =
    { $b }{ $victim } { $how ->
        [exploded] explodiert
       *[shot-down] stürzt ab
    }, mit Ladehemmung{ $b }, im Feuer von { $by }.
drama-long-shot =
    { $b }{ $how ->
        [exploded] { $victim } explodiert, aus { $distance } cm getroffen{ $b } von { $by }
       *[shot-down] { $by } schießt { $victim } aus { $distance } cm ab{ $b }
    }, mit einem Feuerstoß.
drama-flak =
    { $b }{ $victim } { $how ->
        [exploded] explodiert im Feuer vom Boden
       *[shot-down] wird vom Boden abgeschossen
    }{ $b }, von { $by }.
drama-collision = { $pieces } stoßen zusammen.
# $cause: what became of it.
drama-lost =
    { $b }{ $plane } { $cause ->
        [flames] brennt und stürzt ab
        [strain] hält ein unerlaubtes Manöver nicht aus und stürzt ab
        [collision] übersteht den Zusammenstoß nicht
        [blast] stürzt in der Explosion ab
        [ground] schlägt am Boden auf und ist verloren
        [barrage] fliegt in die Ballonseile und ist verloren
        [out-of-control] gerät nach einem unerlaubten Manöver außer Kontrolle und ist verloren
        [left] verlässt das Feld
        [home] fliegt über die eigene Kante davon
       *[damage] stürzt ab
    }{ $b }.
drama-alone = { $plane } ist jetzt allein, gegen { $against }.
drama-lone-stand =
    { $b }Allein gegen { $against }: { $plane } holt { $victim } vom Himmel{ $b }.
drama-lone-victory = { $plane } war allein gegen { $against } und ist immer noch da.
## Missions, balloons, what lies on the ground

drama-pictures-home = { $b }{ $plane } bringt die Bilder von { $target } heim{ $b }.
drama-pictures-lost = { $b }Mit { $plane } sind die Bilder von { $target } verloren{ $b }.
# $lost: how many of its side fell before.
drama-photographed =
    { $plane } fotografiert { $target }{ $lost ->
        [0] { "" }
        [one] ; das hat bisher { $lost } Flugzeug gekostet
       *[other] ; das hat bisher { $lost } Flugzeuge gekostet
    }.
drama-bombed =
    { $plane } { $result ->
        [destroyed] zerbombt { $target }
       *[damaged] beschädigt { $target } mit den Bomben
    }{ $lost ->
        [0] { "" }
        [one] ; das hat bisher { $lost } Flugzeug gekostet
       *[other] ; das hat bisher { $lost } Flugzeuge gekostet
    }.
# $decoys: a list of airplanes.
drama-bluff = Alle { $bursts } Feuerstöße galten { $decoys }, keiner { $plane }: Genau dort lag der Auftrag.
drama-raid-failed =
    { $mission ->
        [photograph] Niemand hat { $target } fotografiert: Der Auftrag { $side-genitive } ist gescheitert.
       *[bomb] Keine Bombe hat { $target } getroffen: Der Auftrag { $side-genitive } ist gescheitert.
    }
# $fired: yes or no. $left: how many the side has left.
drama-balloon =
    { $b }{ $fired ->
        [yes] { $how ->
            [exploded] { $balloon } explodiert{ $b } im Feuer von { $by }
           *[destroyed] { $by } { $killers ->
                [one] zerstört
               *[other] zerstören
            } { $balloon }{ $b }
        }
       *[no] { $how ->
            [exploded] { $balloon } explodiert in den Flammen{ $b }
           *[destroyed] { $balloon } verbrennt{ $b }
        }
    }{ $left ->
        [0] , der letzte { $side-genitive }
       *[other] ; { $side-dative } bleiben noch { $left }
    }.
drama-blast = Die Explosion von { $balloon } trifft { $planes }.
drama-silenced =
    { $fired ->
        [yes] { $by } { $killers ->
            [one] bringt
           *[other] bringen
        } { $how ->
            [gun] das MG von { $target }
           *[all] { $target }
        } zum Schweigen.
       *[no] Bei { $target } rührt sich nichts mehr.
    }
drama-balloon-saved =
    { $burning ->
        [yes] Die Mannschaft bringt { $balloon } brennend nach unten.
       *[no] Die Mannschaft bringt { $balloon } heil nach unten.
    }

## Damage that is seen, and duels that go on

drama-fire =
    { $plane } { $why ->
        [second-smoke] hat geraucht und brennt jetzt
        [neighbour] fängt beim Nachbarn Feuer
       *[hit] brennt
    }.
drama-pilot-hit = { $plane }: Der Pilot ist getroffen und fliegt weiter.
drama-fire-out = Bei { $plane } ist das Feuer aus.
drama-duel = { $first } und { $second } beschießen sich seit { $turns } Zügen ohne Pause.
drama-pursuit = { $by } beschießt { $victim } den { $turns }. Zug in Folge.
drama-jam = Ladehemmung bei { $by }, { $distance } cm vor { $target }.

## Told when all cards lie open

drama-whisker =
    { $plane } ist davongekommen; { $margin ->
        [one] { $margin } Schadenspunkt mehr hätte gereicht
       *[other] { $margin } Schadenspunkte mehr hätten gereicht
    }.
# $card: a maneuver card.
drama-foreseen = { $by } saß { $victim } im Nacken, sah die nächste Karte ({ $card }), plante um und schoss.
drama-heaviest-burst =
    Der schwerste Feuerstoß: { $by } gegen { $target }, { $points } Schadenspunkte mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
drama-longest-hit =
    Der weiteste Treffer: { $by } gegen { $target }, { $points ->
        [one] { $points } Schadenspunkt
       *[other] { $points } Schadenspunkte
    } aus { $distance } cm.
drama-blank-burst =
    { $by } schoss aus { $distance } cm auf { $target }, und { $cards ->
        [2] beide Karten
       *[other] alle { $cards } Karten
    } waren Nieten.

## The end

# $ended: the kind of the outcome. $winners: a list of $number players. $points: their own, and $other the enemy's.
drama-victory =
    { $b }{ $winners } { $number ->
        [1] gewinnt
       *[other] gewinnen
    }{ $b }{ $ended ->
        [last-flying] {" "}und { $number ->
            [1] bleibt
           *[other] bleiben
        } allein am Himmel
        [pictures-home] : Die Bilder sind daheim
        [pictures-lost] : Die Bilder sind verloren
        [left-alone] : Niemand kann die Bilder mehr aufhalten
        [seats] {" "}mit { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkten
        }
        [decisive-victory] {" "}deutlich, mit { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkten
        }
        [marginal-victory] {" "}knapp, mit { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkten
        }
        [victory] {" "}mit { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkten
        }
        [defeat] { "" }
       *[points] , { $points } zu { $other }
    }.
# $players: a list of $number.
drama-defeat =
    { $b }{ $players } { $number ->
        [1] verliert
       *[other] verlieren
    }{ $b } gegen das Regelbuch.
drama-draw =
    { $b }Unentschieden{ $b }{ $ended ->
        [no-points] : Niemand hat gepunktet
        [no-pictures] : Die Bilder kamen nie heim
       *[match-points] : Am Ende liegt niemand vorn
    }.
drama-comeback =
    { $side-number ->
        [plural] { $side-first } lagen { $behind } Flugzeuge zurück und haben das Blatt gewendet.
       *[singular] { $side-first } lag { $behind } Flugzeuge zurück und hat das Blatt gewendet.
    }
drama-close = Ein einziger Punkt hat entschieden.
drama-missed = Ein Siegpunkt hat { $side-dative } gefehlt.
drama-unscathed =
    { $side-number ->
        [plural] { $side-first } haben { $enemies } abgeschossen und niemanden verloren.
       *[singular] { $side-first } hat { $enemies } abgeschossen und niemanden verloren.
    }

## Turns without a drama

begins = { $b }{ $scenario } beginnt:{ $b } { $first } gegen { $second }.
begins-alone = { $b }{ $scenario } beginnt:{ $b } { $first } gegen das Regelbuch.
# $bursts: how many.
bursts-one =
    { $by } schießt { $bursts ->
        [1] einmal
        [2] zweimal
       *[other] { $bursts }-mal
    } auf { $target }, { $bursts ->
        [1] aus { $distance } cm
       *[other] am nächsten aus { $distance } cm
    }.
# $bursts: of both, $fired of the first and $back of the second.
bursts-duel = { $first } und { $second } tauschen { $bursts } Feuerstöße, { $fired } zu { $back }, der nächste aus { $distance } cm.
bursts-face = { $first } und { $second } beschießen sich aus { $distance } cm.
# $number: how many fire at the one that takes most.
bursts-many =
    { $number ->
        [1] Das meiste Feuer bekommt { $target } ab: { $cards ->
            [one] { $cards } Schadenskarte
           *[other] { $cards } Schadenskarten
        } von { $by }.
       *[other] { $by } schießen auf { $target }: { $cards ->
            [one] { $cards } Schadenskarte
           *[other] { $cards } Schadenskarten
        }.
    }
# $by and $target: the nearest burst.
bursts-mixed = { $bursts } Feuerstöße, der nächste aus { $distance } cm: { $by } auf { $target }.
# $kills: how many airplanes they brought down.
bursts-sum =
    { $bursts } Feuerstöße, { $kills ->
        [0] niemand stürzt ab
        [one] { $kills } Abschuss
       *[other] { $kills } Abschüsse
    }.
in-the-air = In der Luft: Entente { $entente }, Mittelmächte { $central }.
# $planes: a list of name-carried.
cards-so-far = Schadenskarten: { $planes }.
name-carried = { $plane } { $cards }
ground-so-far = Schaden am Boden: { $pieces }.
name-damaged = { $piece } { $points } von { $resistance }
quiet =
    Kein Schuss. { $first } und { $second } { $trend ->
        [closing] sind sich bis auf { $distance } cm nahe gekommen
        [parting] sind jetzt { $distance } cm auseinander
       *[level] trennen { $distance } cm
    }.
# $planes: all that fly, with nobody against them.
unopposed = Kein Schuss. Niemand steht { $planes } mehr im Weg.
shells =
    { $bursts ->
        [one] Eine Granate explodiert und trifft { $hit ->
            [0] niemanden
           *[other] { $planes }
        }.
       *[other] { $bursts } Granaten explodieren und treffen { $hit ->
            [0] niemanden
           *[other] { $planes }
        }.
    }
launched =
    { $rockets ->
        [one] { $by } feuert { $rockets } Rakete auf { $target }.
       *[other] { $by } feuert { $rockets } Raketen auf { $target }.
    }
rockets-missed = Die Raketen von { $by } verfehlen { $target }.
tailing = { $by } sitzt { $target } im Nacken.
arrive =
    { $number ->
        [1] { $planes } kommt ins Spiel.
       *[other] { $planes } kommen ins Spiel.
    }
turn-begins = Zug { $turn }: Alle planen.
