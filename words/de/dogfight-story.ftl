# What happened in a dogfight, in sentences; where the game stands; how it ended.
#
# $plane, $target, $shooter, $gun, $balloon and $piece are pieces: a letter or a short code ("A", "G1"), where it is
# mentioned for the first time with what it is in brackets. They have no gender: no “sein” or “ihr” for them.
# $side is the name of a side, with its cases and its number (see dogfight-names).
# Sentences that may be part of what a side did as usual have more forms: `.clause` stands between others in such a line
# (“Entente: A fliegt …; G1 lädt nach.”); `.deed` begins with the verb, and follows what the same airplane flew
# (“A fliegt 3 (geradeaus), steigt auf Höhe 2 und verfolgt B”).

## Who is who

introduced-plane = { $plane } ({ $model }, { $player })
introduced = { $piece } ({ $name })
# $number: the number of a card. $name: what it is called.
maneuver = { $number } ({ $name })

## Where and when

round = Runde { $round }:
turn-round = Zug { $turn }, Runde { $round }:
# $at: centimetres from the left and from the Central Powers' edge, "12, 34".
spot = { $at } cm
spot-level = { $at } cm, Höhe { $level }
pose = { $at } cm, Kurs { $bearing }
pose-level = { $at } cm, Kurs { $bearing }, Höhe { $level }

## What a side did as usual

# $deeds: clauses with “;” between them.
routine = { $side }: { $deeds }.
# $cards: maneuver cards with their names.
flies = { $plane } fliegt { $cards }.
    .clause = { $plane } fliegt { $cards }
# $deeds: a list of what else it did.
flies-and = { $plane } fliegt { $cards }, { $deeds }

## The beginning

# $crews: clauses of the three messages below.
begins = { $scenario } ({ $edition }) beginnt: { $crews }.
# $pieces: those of each kind together, "M1 and M2 (machine gun)".
crew-flies = { $player } fliegt { $pieces } für { $side-accusative }
crew-commands = { $player } befehligt { $pieces } für { $side-accusative }
crew-both = { $player } fliegt { $planes } und befehligt { $pieces } für { $side-accusative }
also-has =
    { $side-number ->
        [plural] { $side-article } haben außerdem { $pieces }
       *[singular] { $side-article } hat außerdem { $pieces }
    }
# $pieces: a list of codes. $name: what each of them is.
of-a-kind = { $pieces } ({ $name })
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
won-last-flying = Die letzte Seite in der Luft gewinnt; fliegen noch beide, entscheiden die Siegpunkte.
won-points = Die Seite mit mehr Siegpunkten gewinnt.
won-seats = Alle sammeln Siegpunkte für sich; wer die meisten hat, gewinnt.
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
    }; { $zero ->
        [draw] 0 ist ein Unentschieden
       *[loss] sonst geht die Partie verloren
    }.
match-points = Siegpunkte für beide Seiten: 1 für jedes gegnerische Flugzeug, das den Tisch verlässt, 2 für jedes abgeschossene, −1 für jedes eigene abgeschossene.
# $terms: clauses of the next two messages.
points-for = Siegpunkte für { $side-accusative }: { $terms }.
# $deed: what is scored for, as the scenario calls it.
term = { $deed } { $points }
# $conditions: a list of the messages that follow.
term-only = { $deed } { $points } ({ $conditions })
only-faced = nur solange ein Gegner im Spiel ist
only-unfinished = nur solange ein Schützengraben oder MG-Nest des Gegners unversehrt ist
only-balloons = nur solange Ballons des Gegners oben sind
only-before-mission = nur vor erledigter Mission
only-never-done = nur wenn die Mission unerledigt bleibt
only-down = nur am Boden
at-most = höchstens { $points } pro Karte
# $end: one of the messages that follow, each with its verb at the end.
ends = Die Partie endet, wenn { $end }.
ends-or = { $end } oder wenn { $more }
ends-unless-burning = { $end } und kein Ballon in der Luft brennt
end-side-out = eine Seite kein Flugzeug mehr hat
end-out =
    { $side-number ->
        [plural] { $side-article } kein Flugzeug mehr haben
       *[singular] { $side-article } kein Flugzeug mehr hat
    }
end-all-out = keine Seite mehr ein Flugzeug hat
end-mission-over =
    { $other-number ->
        [plural] { $other-article } kein Flugzeug mehr haben und die Mission { $side-genitive } vorbei ist
       *[singular] { $other-article } kein Flugzeug mehr hat und die Mission { $side-genitive } vorbei ist
    }
end-mission-done = die Mission { $side-genitive } erledigt ist
end-idle =
    { $turns ->
        [one] nur eine Seite fliegt und seit { $turns } Zug niemand geschossen hat
       *[other] nur eine Seite fliegt und seit { $turns } Zügen niemand geschossen hat
    }
home-at-limit = Wer nach dem letzten Zug noch fliegt, gilt als heimgeflogen.
home-at-limit-for = Wer nach dem letzten Zug noch für { $side-accusative } fliegt, gilt als heimgeflogen.
burning-drachens = Endet die Partie früher, zählen Ballonbrände für die nicht gespielten Züge mit.

## Turns and plans

turn = Zug { $turn }: Alle planen drei Manöver.
# $card: a maneuver card with its name. $why: what made it illegal.
illegal =
    { $plane } fliegt geradeaus statt Karte { $card }: { $why ->
        [steep-after-steep] zwei steile Karten nacheinander
        [no-straight-before] davor fehlt der Geradeausflug
        [no-straight-after] nach dem Immelmann fehlt der Geradeausflug
        [rudder-jammed] das Ruder klemmt
        [straight-while-burning] in Flammen ist kein Geradeausflug erlaubt
        [no-stall] für den beschädigten Motor fehlt ein Überziehen
        [climb-with-immelmann] Steigflug und Immelmann gehen nicht im selben Zug
        [dive-with-split-s] Sturzflug und Abschwung gehen nicht im selben Zug
        [no-straight-to-overdive] zum Steilsturz fehlt der Geradeausflug
        [too-low-to-overdive] zu tief für einen Steilsturz
        [no-straight-to-land] zur Landung fehlt der Geradeausflug
        [no-stall-to-land] zur Landung fehlt das Überziehen
        [no-straight-to-take-off] zum Start fehlt der Geradeausflug
        [no-climb-to-take-off] zum Start fehlt der Steigflug
       *[other] die Karte war nicht erlaubt
    }.
out-of-control =
    { $plane } gerät mit Karte { $card } außer Kontrolle und ist verloren: { $why ->
        [steep-after-steep] zwei steile Karten nacheinander
        [no-straight-before] davor fehlt der Geradeausflug
        [no-straight-after] nach dem Immelmann fehlt der Geradeausflug
        [rudder-jammed] das Ruder klemmt
        [straight-while-burning] in Flammen ist kein Geradeausflug erlaubt
        [no-stall] für den beschädigten Motor fehlt ein Überziehen
        [climb-with-immelmann] Steigflug und Immelmann gehen nicht im selben Zug
        [dive-with-split-s] Sturzflug und Abschwung gehen nicht im selben Zug
        [no-straight-to-overdive] zum Steilsturz fehlt der Geradeausflug
        [too-low-to-overdive] zu tief für einen Steilsturz
        [no-straight-to-land] zur Landung fehlt der Geradeausflug
        [no-stall-to-land] zur Landung fehlt das Überziehen
        [no-straight-to-take-off] zum Start fehlt der Geradeausflug
        [no-climb-to-take-off] zum Start fehlt der Steigflug
       *[other] die Karte war nicht erlaubt
    }.
strained =
    { $cards ->
        [one] Die Belastung kostet { $plane } { $cards } Schadenskarte.
       *[other] Die Belastung kostet { $plane } { $cards } Schadenskarten.
    }
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
    .clause = { $plane } darf den nächsten Zug nicht steil beginnen
    .deed = darf den nächsten Zug nicht steil beginnen
reminder-immelmann = { $plane } muss den nächsten Zug mit einem Geradeausflug beginnen.
    .clause = { $plane } muss den nächsten Zug mit einem Geradeausflug beginnen
    .deed = muss den nächsten Zug mit einem Geradeausflug beginnen
reminder-straight = { $plane } darf den nächsten Zug mit einem Immelmann beginnen.
    .clause = { $plane } darf den nächsten Zug mit einem Immelmann beginnen
    .deed = darf den nächsten Zug mit einem Immelmann beginnen
reminder-overdive = { $plane } darf den nächsten Zug nur mit einem Sturzflug steil beginnen, als Steilsturz.
    .clause = { $plane } darf den nächsten Zug nur mit einem Sturzflug steil beginnen, als Steilsturz
    .deed = darf den nächsten Zug nur mit einem Sturzflug steil beginnen, als Steilsturz
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
    } { $target }: { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    } aus Stapel { $deck } ({ $distance } cm{ $range ->
        [short] , kurze Reichweite
        [long] , große Reichweite
       *[none] { "" }
    }{ $aimed ->
        [yes] , gezielt
       *[no] { "" }
    }).
    .clause =
        { $shooter } schießt mit Gewehren auf { $target }: { $cards ->
            [one] { $cards } Schadenskarte
           *[other] { $cards } Schadenskarten
        } aus Stapel { $deck } ({ $distance } cm{ $aimed ->
            [yes] , gezielt
           *[no] { "" }
        })
# $drawn: a list of damage cards. $source: fire or none. $limit: whether it is known how many points it can take, yes or no.
drew =
    { $source ->
        [fire] { $plane } zieht im Feuer von { $shooter }: { $drawn }
       *[none] { $plane } zieht: { $drawn }
    } – jetzt { $limit ->
        [yes] { $points } von { $resistance } Schadenspunkten
       *[no] { $points ->
            [one] { $points } Schadenspunkt
           *[other] { $points } Schadenspunkte
        }
    }.
# A damage card that counts otherwise than it says.
counted-card = { $card } (zählt { $counts })
an-explosion = eine Explosion
# The same for a card on the ground.
hit =
    { $source ->
        [fire] { $target } zieht im Feuer von { $shooter }: { $drawn }
       *[none] { $target } zieht: { $drawn }
    } – jetzt { $limit ->
        [yes] { $points } von { $resistance } Schadenspunkten
       *[no] { $points ->
            [one] { $points } Schadenspunkt
           *[other] { $points } Schadenspunkte
        }
    }.
# $gun: front or rear where it has both.
jammed =
    { $gun ->
        [front] Das Bug-MG von { $plane }
        [rear] Das Heck-MG von { $plane }
       *[only] Das MG von { $plane }
    } hat Ladehemmung: { $counters } Marker.
# $card: a damage card in words.
jam-card = Ladehemmung bei { $plane } durch die Karte „{ $card }“, gezogen von { $target }.
cleared =
    { $gun ->
        [front] Das Bug-MG von { $plane } ist wieder schussbereit.
        [rear] Das Heck-MG von { $plane } ist wieder schussbereit.
       *[only] Das MG von { $plane } ist wieder schussbereit.
    }
    .clause =
        { $gun ->
            [front] das Bug-MG von { $plane } ist wieder schussbereit
            [rear] das Heck-MG von { $plane } ist wieder schussbereit
           *[only] das MG von { $plane } ist wieder schussbereit
        }
    .deed =
        { $gun ->
            [front] hat das Bug-MG wieder schussbereit
            [rear] hat das Heck-MG wieder schussbereit
           *[only] hat das MG wieder schussbereit
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
reshuffled = Schadensstapel { $deck } ist leer: Alle Schadenskarten kommen gemischt zurück, die Schadenspunkte bleiben.
noted =
    { $points ->
        [one] Für { $plane } bleibt { $points } Schadenspunkt notiert.
       *[other] Für { $plane } bleiben { $points } Schadenspunkte notiert.
    }
smoking = { $plane } zieht Rauch hinter sich her: { $counters } Rauchmarker.
burning =
    { $plane } { $why ->
        [second-smoke] hat schon geraucht und brennt jetzt
        [neighbour] fängt vom Nachbarn Feuer
       *[hit] fängt Feuer
    }: { $counters } Flammenmarker.
pilot-hit = Der Pilot von { $plane } ist getroffen.
pilot-hit-again = Der Pilot von { $plane } ist wieder getroffen und kann nicht weiterfliegen.
crippled-rudder_left = Das Ruder von { $plane } klemmt: im nächsten Plan keine Kurve und kein Seitengleitflug nach links.
crippled-rudder_right = Das Ruder von { $plane } klemmt: im nächsten Plan keine Kurve und kein Seitengleitflug nach rechts.
crippled-engine = Der Motor von { $plane } ist beschädigt: ab jetzt in jedem Plan ein Überziehen.
crippled-engine_lost = Der Motor von { $plane } ist zum zweiten Mal getroffen: Das Flugzeug ist verloren.
crippled-observer = Der Beobachter von { $plane } ist getroffen: Das Heck-MG schweigt für den Rest der Partie.
# $state: balloon or plane where it burns on, out, or gone.
burnt =
    Die Flammen kosten { $plane } { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    } aus Stapel { $deck }{ $state ->
        [balloon] {" "}– der Ballon brennt weiter, { $counters } Flammenmarker
        [plane] {" "}– noch { $counters } Flammenmarker
        [out] {" "}– dann ist das Feuer aus
       *[gone] { "" }
    }.
smoke-cleared = { $plane } raucht nicht mehr.
    .clause = { $plane } raucht nicht mehr
    .deed = raucht nicht mehr
flames-out = { $plane } brennt nicht mehr.
    .clause = { $plane } brennt nicht mehr
    .deed = brennt nicht mehr
disrupted = { $plane } ist gestört: in der nächsten Runde kein Verfolgen und kein gezieltes Feuer.
tailed = { $plane } verfolgt { $target } in diesem Zug.
    .clause = { $plane } verfolgt { $target } in diesem Zug
    .deed = verfolgt { $target } in diesem Zug
# $card: a maneuver card with its name.
look = { $plane } sieht von { $target } Karte { $card }.
rearranged = { $plane } fliegt die eigenen Karten in anderer Reihenfolge.
tail-lost = { $plane } verfolgt { $target } nicht mehr.
    .clause = { $plane } verfolgt { $target } nicht mehr
    .deed = verfolgt { $target } nicht mehr

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
burst-missed = Die Granate von { $gun } explodiert bei { $spot } und trifft niemanden.
    .clause = die Granate von { $gun } explodiert bei { $spot } und trifft niemanden
# $hit: a list of $number pieces.
burst =
    { $number ->
        [1] Die Granate von { $gun } explodiert bei { $spot } und trifft { $hit }: 1 Schadenskarte aus Stapel { $deck }.
       *[other] Die Granate von { $gun } explodiert bei { $spot } und trifft { $hit }: je 1 Schadenskarte aus Stapel { $deck }.
    }
# $guns: a list of $number guns.
reloads =
    { $number ->
        [1] { $guns } lädt nach.
       *[other] { $guns } laden nach.
    }
    .clause =
        { $number ->
            [1] { $guns } lädt nach
           *[other] { $guns } laden nach
        }
loaded-again =
    { $number ->
        [1] { $guns } ist wieder geladen.
       *[other] { $guns } sind wieder geladen.
    }
    .clause =
        { $number ->
            [1] { $guns } ist wieder geladen
           *[other] { $guns } sind wieder geladen
        }
# $card: a damage card in words.
ranging-hit = { $gun } schießt sich auf { $target } ein, deckt „{ $card }“ auf und trifft: 1 Schadenskarte aus Stapel { $deck }.
ranging-missed = { $gun } schießt sich auf { $target } ein, deckt „{ $card }“ auf und schießt daneben.
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
balloon-down = Ballon { $balloon } ist unten und aus dem Spiel.
balloon-down-burning = Ballon { $balloon } ist unten, brennt noch und ist aus dem Spiel.
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
    .clause = Ballon { $balloon } sinkt auf { $height }
bailed-out =
    { $observers ->
        [one] { $observers } Beobachter springt aus Ballon { $balloon } ab.
       *[other] { $observers } Beobachter springen aus Ballon { $balloon } ab.
    }
observer-lost = Ballon { $balloon } verliert { $observers } Beobachter.
launched =
    { $rockets ->
        [one] { $plane } feuert { $rockets } Rakete auf { $target }: Einschlag nach dem nächsten Manöver.
       *[other] { $plane } feuert { $rockets } Raketen auf { $target }: Einschlag nach dem nächsten Manöver.
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
    .clause = { $plane } erreicht den Boden
    .deed = erreicht den Boden
level-climb = { $plane } steigt auf { $height }.
    .clause = { $plane } steigt auf { $height }
    .deed = steigt auf { $height }
level-dive = { $plane } sinkt im Sturzflug auf { $height }.
    .clause = { $plane } sinkt im Sturzflug auf { $height }
    .deed = sinkt im Sturzflug auf { $height }
level-immelmann = { $plane } steigt mit dem Immelmann auf { $height }.
    .clause = { $plane } steigt mit dem Immelmann auf { $height }
    .deed = steigt mit dem Immelmann auf { $height }
level-split-s = { $plane } sinkt mit dem Abschwung auf { $height }.
    .clause = { $plane } sinkt mit dem Abschwung auf { $height }
    .deed = sinkt mit dem Abschwung auf { $height }
level-overdive = { $plane } sinkt im Steilsturz auf { $height }.
    .clause = { $plane } sinkt im Steilsturz auf { $height }
    .deed = sinkt im Steilsturz auf { $height }
level-other = { $plane } ist jetzt auf { $height }.
    .clause = { $plane } ist jetzt auf { $height }
    .deed = ist jetzt auf { $height }
landed = { $plane } ist gelandet.
took-off = { $plane } startet.
    .clause = { $plane } startet
    .deed = startet
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
    .clause = { $plane } rollt nach { $at } cm, Kurs { $bearing }
    .deed = rollt nach { $at } cm, Kurs { $bearing }
extinguished = Die Bodenmannschaft löscht eine Flamme an { $plane }: noch { $counters } Flammenmarker.
collided = { $pieces } stoßen zusammen.
barrage = { $plane } fliegt in eine Ballonsperre und ist verloren.
barrage-cables = { $plane } fliegt in die Seile von { $balloons } und ist verloren.
clouded = { $plane } verschwindet in den Wolken.
    .clause = { $plane } verschwindet in den Wolken
    .deed = verschwindet in den Wolken
# $cards: a list of maneuver cards.
unclouded-lost = Jetzt liegt offen, was { $plane } in den Wolken geflogen ist: { $cards }.
unclouded = { $plane } kommt aus den Wolken.
unclouded-having-flown = { $plane } kommt aus den Wolken; dort oben geflogen: { $cards }.
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

# $turn and $stage: which turn it is, and what is going on. $points: those of both sides.
headline =
    { $scenario }, { $turn }, { $stage }: { $entente } gegen { $central } in der Luft{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } noch nicht da
    }{ $aloft ->
        [0] { "" }
        [one] , { $aloft } Ballon oben
       *[other] , { $aloft } Ballons oben
    }; { $points }.
headline-won = { $scenario }, beendet: Sieg für { $winners }, { $points }.
headline-drawn = { $scenario }, beendet: unentschieden, { $points }.
# $reason: how it ended.
headline-lost = { $scenario }, beendet: { $reason }, { $points }.
side-points = { $side } { $points }

## How it ended

# $reason: one of the messages below.
result-won = Sieg für { $winners }: { $reason }.
result-drawn = Unentschieden: { $reason }.
# `.clause` is a part of a longer sentence; …-reason follows who has won, as its `.form` says: clause, sentence, or draw.
# $why: turns-over, one-side-flies (the one called $side), scenario-over or nobody-flies. $points: those of both sides.
how-pictures-home = Die Bilder sind zu Hause.
    .clause = die Bilder sind zu Hause
    .form = sentence
how-no-pictures =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }, und die Bilder sind nicht zu Hause: unentschieden.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }, und die Bilder sind nicht zu Hause
    .form = draw
how-pictures-lost =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }, und die Bilder sind nicht zu Hause.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }, und die Bilder sind nicht zu Hause
    .form = sentence
how-left-alone =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt.
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen.
           *[singular] Nur noch { $side-article } fliegt.
        }
        [scenario-over] Das Szenario ist zu Ende.
       *[nobody-flies] Niemand ist mehr in der Luft.
    }
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }
    .form = sentence
how-last-flying =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }: { $points }.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        } ({ $points })
    .form = sentence
how-points =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }; die Siegpunkte entscheiden: { $points }.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }; die Siegpunkte entscheiden ({ $points })
    .form = sentence
# Where a scenario scores nothing of its own, and points are as in match-points above.
how-match-points =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }; die Siegpunkte entscheiden: { $points }.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }; die Siegpunkte entscheiden ({ $points })
    .form = sentence
# $scores: a list of numbers.
how-seats =
    { $why ->
        [turns-over] Alle { $turns } Züge sind gespielt
        [one-side-flies] { $side-number ->
            [plural] Nur noch { $side-article } fliegen
           *[singular] Nur noch { $side-article } fliegt
        }
        [scenario-over] Das Szenario ist zu Ende
       *[nobody-flies] Niemand ist mehr in der Luft
    }; Siegpunkte der einzelnen Plätze: { $scores }.
    .clause =
        { $why ->
            [turns-over] alle { $turns } Züge sind gespielt
            [one-side-flies] { $side-number ->
                [plural] nur noch { $side-article } fliegen
               *[singular] nur noch { $side-article } fliegt
            }
            [scenario-over] das Szenario ist zu Ende
           *[nobody-flies] niemand ist mehr in der Luft
        }; Siegpunkte der einzelnen Plätze: { $scores }
    .form = sentence
how-marginal-victory =
    { $score ->
        [one] Knapper Sieg: { $score } Siegpunkt für { $side-accusative }.
       *[other] Knapper Sieg: { $score } Siegpunkte für { $side-accusative }.
    }
    .clause =
        { $score ->
            [one] knapper Sieg { $side-genitive } mit { $score } Siegpunkt
           *[other] knapper Sieg { $side-genitive } mit { $score } Siegpunkten
        }
how-marginal-victory-reason =
    { $score ->
        [one] { $score } Siegpunkt für { $side-accusative }, ein knapper Sieg
       *[other] { $score } Siegpunkte für { $side-accusative }, ein knapper Sieg
    }
    .form = clause
how-decisive-victory =
    { $score ->
        [one] Klarer Sieg: { $score } Siegpunkt für { $side-accusative }.
       *[other] Klarer Sieg: { $score } Siegpunkte für { $side-accusative }.
    }
    .clause =
        { $score ->
            [one] klarer Sieg { $side-genitive } mit { $score } Siegpunkt
           *[other] klarer Sieg { $side-genitive } mit { $score } Siegpunkten
        }
how-decisive-victory-reason =
    { $score ->
        [one] { $score } Siegpunkt für { $side-accusative }, ein klarer Sieg
       *[other] { $score } Siegpunkte für { $side-accusative }, ein klarer Sieg
    }
    .form = clause
how-victory =
    { $score ->
        [one] Sieg: { $score } Siegpunkt für { $side-accusative }.
       *[other] Sieg: { $score } Siegpunkte für { $side-accusative }.
    }
    .clause =
        { $score ->
            [one] { $score } Siegpunkt für { $side-accusative }
           *[other] { $score } Siegpunkte für { $side-accusative }
        }
how-victory-reason =
    { $score ->
        [one] { $score } Siegpunkt für { $side-accusative }, ein Sieg
       *[other] { $score } Siegpunkte für { $side-accusative }, ein Sieg
    }
    .form = clause
# $score is 0.
how-no-points = Unentschieden: { $score } Siegpunkte für { $side-accusative }.
    .clause = { $score } Siegpunkte für { $side-accusative } reichen niemandem zum Sieg
how-no-points-reason = { $score } Siegpunkte für { $side-accusative }, ein Unentschieden.
    .form = draw
how-defeat =
    { $score ->
        [one] Niederlage: { $score } Siegpunkt für { $side-accusative }.
       *[other] Niederlage: { $score } Siegpunkte für { $side-accusative }.
    }
    .clause =
        { $score ->
            [one] Niederlage { $side-genitive } mit { $score } Siegpunkt
           *[other] Niederlage { $side-genitive } mit { $score } Siegpunkten
        }
how-defeat-reason =
    { $score ->
        [one] { $score } Siegpunkt für { $side-accusative }, eine Niederlage
       *[other] { $score } Siegpunkte für { $side-accusative }, eine Niederlage
    }
    .form = clause

## What became of a player's airplanes, and what they scored

# $fate: hurt or unhurt where it still flies; left, waiting, shot-down, exploded or crashed.
fate =
    { $plane } ({ $model }): { $fate ->
        [hurt] noch da, mit { $cards ->
            [one] { $cards } Schadenskarte
           *[other] { $cards } Schadenskarten
        }
        [unhurt] noch da und unversehrt
        [left] vom Tisch geflogen
        [waiting] nie in der Luft
        [exploded] explodiert
        [crashed] abgestürzt
       *[shot-down] abgeschossen
    }.
your-score = Deine Siegpunkte: { $points }.
# $sides: the points of both sides.
your-score-with-sides = Deine Siegpunkte: { $points } ({ $sides }).
