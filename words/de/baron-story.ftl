# Wings for the Baron: what happened in a turn, where the game stands, how it ended.
#
# $company, $target, …: a company, on first mention with its player: “Albatros (Ada)”. It is „die Firma“; its name takes
# no article and no case.
# What a company did as usual is told in a few sentences; from the second on, $company is `name-it`. So a sentence about
# one company begins with it.

## Who is who

# A company that is mentioned for the first time. $player: a player's name, name-nobody or name-seat.
name-company = { $company } ({ $player })
name-nobody = ohne Spieler
name-seat = Platz { $seat }
# The company that the sentence before was about, at the beginning of a sentence.
name-it = Sie

## Parts of sentences

# An Action and how many times it is performed.
name-times = { $action } ×{ $times }
name-no-actions = nichts
# Dice, and what is added to or taken off them: “2 and 5 −1”. $add has its sign.
name-sum = { $dice } { $add }
# A card by its two halves; and one of the reader's own hand.
name-card = { $technology } / { $event }
name-own-card = #{ $number } { $technology } / { $event }
# A card by the event that is lost with it.
name-lost-event = „{ $event }“

## Set-up and choosing Actions

# $mode: standard, campaign or solitaire. $companies: a list.
began =
    { $mode ->
        [standard] Das Standardspiel beginnt mit { $companies }.
        [campaign] Die Kampagne beginnt mit { $companies }.
       *[solitaire] Das Solospiel beginnt mit { $companies }.
    } Die Armee vergibt { $contracts ->
        [one] { $contracts } Jäger-Auftrag
       *[other] { $contracts } Jäger-Aufträge
    }.
dealt = Deine Karten: { $cards }.
turn = Zug { $turn } beginnt: Alle wählen heimlich ihre Aktionskarten.
revealed = Aktionen: { $actions }.
# One company's part of `revealed`.
name-revealed = { $company }: { $actions }

## Events

# $number: how many companies. $window: always a baron-names.name-window-…, which has `.during`.
events-asked =
    { $companies } { $number ->
        [one] entscheidet
       *[other] entscheiden
    } { $window-during } über Ereignisse.
played = { $company } spielt „{ $event }“.
played-against = { $company } spielt „{ $event }“ gegen { $target }.
lapsed = Du behältst „{ $event }“: Die Karte hätte nichts bewirkt.
no-effect = { $company } spielt ein Ereignis, das nichts bewirkt.
exchanged = { $company } tauscht Aktionskarten und hat jetzt { $actions }.
arrangement = { $partner } darf sich dafür eine Technik von { $company } aussuchen.
overtime = { $company } macht Überstunden: noch einmal { $action }.
crashes =
    Ein Prototyp stürzt ab: { $company } hat in diesem Zug { $left ->
        [0] keine Konstruktion mehr
        [one] noch { $left } Konstruktion
       *[other] noch { $left } Konstruktionen
    }.
secured = In diesem Zug kann niemand { $company } ausspionieren.
# $die: what each die counts more or less, with its sign.
hampered = Leistungswürfel von { $companies } zählen in diesem Zug { $die }, aber mindestens 1.
spies = { $company } hat in diesem Zug +{ $add } auf jeden Spionagewurf.
wind-tunnel = { $company } hat in diesem Zug +{ $add } auf jeden Leistungswurf.
dead-end = { $company } gerät in eine Sackgasse und verliert { $technology }.

## Actions

# $way: loses, builds or gains.
built =
    { $way ->
        [loses] { $company } verliert { $factories ->
            [one] eine Fabrik
           *[other] { $factories } Fabriken
        } (jetzt { $now }).
        [builds] { $company } baut { $factories ->
            [one] eine Fabrik
           *[other] { $factories } Fabriken
        } (jetzt { $now }).
       *[gains] { $company } erhält { $factories ->
            [one] eine Fabrik
           *[other] { $factories } Fabriken
        } (jetzt { $now }).
    }
bonus = { $company } gibt einen Bonusmarker für { $action } aus (noch { $left }).
# $stage: espionage, design or contracts. $companies: one after the other.
order =
    { $stage ->
        [espionage] Reihenfolge bei der Spionage: { $companies }.
        [design] Reihenfolge bei der Konstruktion: { $companies }.
       *[contracts] Reihenfolge bei der Auftragsvergabe: { $companies }.
    }
espionage-asked =
    { $company } sucht sich aus, was zu stehlen ist (noch { $left ->
        [one] { $left } Versuch
       *[other] { $left } Versuche
    }).
# $end: success or failure. $roll: the die and what is added.
spied =
    { $end ->
        [success] { $company } stiehlt { $technology } (gewürfelt { $roll }, nötig { $needed }).
       *[failure] { $company } versucht vergeblich, { $technology } zu stehlen (gewürfelt { $roll }, nötig { $needed }).
    }
# $stage: espionage or design.
forwent =
    { $stage ->
        [espionage] { $company } verzichtet auf { $left ->
            [one] einen Spionageversuch
           *[other] { $left } Spionageversuche
        }.
       *[design] { $company } verzichtet auf { $left ->
            [one] eine Konstruktion
           *[other] { $left } Konstruktionen
        }.
    }
# $technologies: one or several. $cards: a list of `name-lost-event`, for the cards discarded for them.
developed = { $company } entwickelt { $technologies } und gibt dafür { $cards } her.
stolen = { $company } hat jetzt { $technology }.
arranged = { $company } erhält durch die Absprache { $technology }.
# $before, $after: baron-names.name-wings-…, all masculine.
wings = { $company } wechselt vom { $before } zum { $after }.
# $why: metal-construction or used-up.
shuffled =
    { $why ->
        [metal-construction] Der Metallbau ist da: Stapel und Ablage werden zusammen gemischt, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[used-up] Der Nachziehstapel ist leer, die Ablage wird neu gemischt: { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
# $number: how many companies.
design-asked =
    { $companies } { $number ->
        [one] geht
       *[other] gehen
    } ans Zeichenbrett.
roll-asked = { $company } entscheidet über den nächsten Wurf (noch { $left }).
# A roll for a rating. $why: design or test-pilot. $roll: dice and what is added. $end: rises or stays.
# $kind: an aeroplane type, all masculine.
rolled =
    { $why ->
        [test-pilot] { $end ->
            [rises] { $company } fliegt den { $kind } Probe und bringt ihn von { $before } auf { $after } (gewürfelt { $roll }, Technik +{ $bonus }).
           *[stays] { $company } fliegt den { $kind } Probe: Mit { $result } bleibt er bei { $before } (gewürfelt { $roll }, Technik +{ $bonus }).
        }
       *[design] { $end ->
            [rises] { $company } bringt den { $kind } von { $before } auf { $after } (gewürfelt { $roll }, Technik +{ $bonus }).
           *[stays] { $company } kommt mit dem { $kind } nur auf { $result }, er bleibt bei { $before } (gewürfelt { $roll }, Technik +{ $bonus }).
        }
    }
# Several rolls for one rating. $made: a list of `name-made`.
rolled-on =
    { $end ->
        [rises] { $company } bringt den { $kind } von { $before } auf { $after }: Würfe { $made }, Technik +{ $bonus }.
       *[stays] { $company } kommt mit dem { $kind } nur auf { $made }, Technik +{ $bonus }; er bleibt bei { $before }.
    }
name-made = { $result } ({ $roll })
# A rating that changes. $way: rises or drops.
rating =
    { $way ->
        [rises] { $company } bringt den { $kind } von { $before } auf { $after }.
       *[drops] { $company } fällt mit dem { $kind } von { $before } auf { $after } zurück.
    }
rating-allied =
    { $way ->
        [rises] Der { $kind } der Entente steigt von { $before } auf { $after }.
       *[drops] Der { $kind } der Entente fällt von { $before } auf { $after }.
    }
# Several of the Allies' at once. $changes: a list of `name-change`.
ratings-allied = Die Werte der Entente ändern sich: { $changes }.
name-change = { $kind } von { $before } auf { $after }
researched =
    { $company } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
drew = Du ziehst { $cards }.
# $card: `name-card`.
discarded = { $company } wirft { $card } ab.
# $each: more or less for each die, with its sign. $changed: yes, if there is such a thing; else no.
bank-rolled =
    { $company } würfelt bei der Bank { $dice }{ $changed ->
        [yes] , je { $each }
       *[no] { "" }
    }: Bis zu { $most } Mark lassen sich tauschen.
banked = { $company } tauscht { $converted } Mark in Gold (jetzt { $marks } Mark und { $gold } Gold).
banked-nothing = { $company } tauscht nichts in Gold (weiter { $marks } Mark und { $gold } Gold).
# A company that nobody plays. $first: for the aeroplane type; $roll: for how much. $special: what a natural 1 brings,
# by company; none.
npc-design =
    { $amount ->
        [0] { $company } konstruiert, aber der { $kind } wird nicht besser
       *[other] { $company } konstruiert und verbessert den { $kind } um { $amount }
    } (gewürfelt { $first }, dann { $roll }{ $special ->
        [halberstadt] ; eine 1 auf dem Würfel: stattdessen Bomber +1 und Aufklärer +2
        [pfalz] ; eine 1 auf dem Würfel: vielleicht kommt ein Spitzeningenieur
        [roland] ; eine 1 auf dem Würfel: vielleicht kommt ein Fliegerass
       *[none] { "" }
    }).
skipped = { $company } konstruiert in diesem Zug nichts.

## Markers

engineer = { $company } hat jetzt einen Spitzeningenieur.
engineer-from = Ein Spitzeningenieur wechselt von { $source } zu { $company }.
engineer-lost = { $company } verliert den Spitzeningenieur.
engineer-lost-to = { $company } verliert den Spitzeningenieur an { $joins }.
ace = { $ace } fliegt für { $company }.
ace-from = { $ace } fliegt jetzt für { $company } statt für { $source }.
ace-killed = { $ace } ist gefallen, das Fliegerass von { $company }.
influence = { $company } hat in dieser Phase { $add } mehr politischen Einfluss, insgesamt { $total }.
# $marker: generalstab (for Recon) or kaiserhilfe (for Bombers).
honours =
    { $marker ->
        [generalstab] { $company } hat den besten Aufklärer und die Gunst des Generalstabs.
       *[kaiserhilfe] { $company } hat den besten Bomber und bekommt die Kaiserhilfe.
    }
honours-lost =
    { $marker ->
        [generalstab] { $company } verliert die Gunst des Generalstabs: Der Aufklärer ist nicht mehr der beste.
       *[kaiserhilfe] { $company } verliert die Kaiserhilfe: Der Bomber ist nicht mehr der beste.
    }

## Contracts

# $add: with its sign.
objection = Die Bauaufsicht erhebt Einspruch: { $company } würfelt mit { $add } um Aufträge.
rush-order = Ein Eilauftrag: Jetzt sind { $after } statt { $before } Aufträge zu haben.
strike =
    Streiks bei { $companies }: { $fewer ->
        [one] { $fewer } Auftrag
       *[other] { $fewer } Aufträge
    } weniger als sonst, mindestens aber einer.
licence = { $company } rückt mit Lizenzbau an die zweite Stelle (noch { $left } Marker).
# $end: none; all (as many as the table says); factories (they fill no more) or left (no more are there).
# $roll: the die with what is added; $made: same (as the die), plus (the box “+”) or number ($net).
contract =
    { $end ->
        [none] { $company } bekommt keinen Auftrag
        [all] { $company } bekommt { $received ->
            [one] { $received } Auftrag
           *[other] { $received } Aufträge
        }
        [factories] { $company } bekommt { $received } von { $table ->
            [one] { $table } Auftrag
           *[other] { $table } Aufträgen
        }, mehr schaffen die Fabriken nicht
       *[left] { $company } bekommt { $received } von { $table ->
            [one] { $table } Auftrag
           *[other] { $table } Aufträgen
        }, mehr sind nicht übrig
    } (gewürfelt { $roll }{ $made ->
        [same] { "" }
        [plus] {" "}= „+“
       *[number] {" "}= { $net }
    } in Spalte { $column }).
# $quality: how much weaker a Fighter may be.
refused = Die Armee kauft keine Jäger von { $company }: { $fighter } liegt mehr als { $quality } unter den { $allied } der Entente.
# $kinds: recon, bomber or both.
side-contracts =
    { $kinds ->
        [recon] { $company } erfüllt außerdem { $recon ->
            [one] { $recon } Aufklärer-Auftrag
           *[other] { $recon } Aufklärer-Aufträge
        }
        [bomber] { $company } erfüllt außerdem { $bomber ->
            [one] { $bomber } Bomber-Auftrag
           *[other] { $bomber } Bomber-Aufträge
        }
       *[both] { $company } erfüllt außerdem { $recon ->
            [one] { $recon } Aufklärer-Auftrag
           *[other] { $recon } Aufklärer-Aufträge
        } und { $bomber ->
            [one] { $bomber } Bomber-Auftrag
           *[other] { $bomber } Bomber-Aufträge
        }
    } (jetzt { $marks } Mark).
welded-steel = { $company } erhält für den Stahlrohrbau noch 1 Mark (jetzt { $marks }).

## Inflation

# $why: roll, event or end (of the game). $lost: yes, if anybody loses ($losses, a list of `name-loss`); else no.
inflation =
    { $why ->
        [event] Noch einmal frisst die Inflation { $percent } % aller Mark, { $arrow ->
            [up] aufgerundet
           *[down] abgerundet
        }
        [end] Zum Schluss frisst die Inflation { $percent } % aller Mark, { $arrow ->
            [up] aufgerundet
           *[down] abgerundet
        }
       *[roll] Die Inflation frisst { $percent } % aller Mark, { $arrow ->
            [up] aufgerundet
           *[down] abgerundet
        } (gewürfelt { $die })
    }{ $lost ->
        [yes] : { $losses }.
       *[no] , aber niemand hat genug, um etwas zu verlieren.
    }
inflation-holds =
    { $why ->
        [event] Noch einmal Inflation, aber die Preise halten.
        [end] Zum Schluss halten die Preise.
       *[roll] Keine Inflation (gewürfelt { $die }): Die Preise halten.
    }
# What a company loses: “Albatros −2”.
name-loss = { $company } −{ $marks }
inflation-back = Der Inflationsmarker geht auf Feld { $box } zurück.
# $lost: yes, if anybody loses ($losses, a list of `name-loss`); else no.
collapse =
    { $lost ->
        [yes] Hyperinflation: Die Papiermark ist wertlos ({ $losses }).
       *[no] Hyperinflation: Die Papiermark ist wertlos, aber niemand hat noch welche.
    }
marks = { $company } erhält { $add } Mark (jetzt { $marks }).
swiss = { $company } schafft { $converted } Mark in die Schweiz (jetzt { $marks } Mark und { $gold } Gold).

## The war

war-status = Kriegslage { $year }: { $event }.
# $side: german or allied. $way: rises or drops. $why: leader, for the best Fighter; card or event.
morale =
    { $side ->
        [german] { $way ->
            [rises] Die Moral der Deutschen steigt
           *[drops] Die Moral der Deutschen sinkt
        }
       *[allied] { $way ->
            [rises] Die Moral der Entente steigt
           *[drops] Die Moral der Entente sinkt
        }
    }{ $why ->
        [leader] {" "}dank des besten Jägers
       *[other] { "" }
    } von { $before } auf { $after }.
# $way: stays or goes. $unassigned: contracts that nobody took.
available =
    { $way ->
        [stays] Es bleibt bei { $after } Jäger-Aufträgen
       *[goes] Die Armee vergibt jetzt { $after } statt { $before } Jäger-Aufträge
    } (+{ $increase }{ $unassigned ->
        [0] { "" }
        [one] , minus { $unassigned }, den niemand nahm
       *[other] , minus { $unassigned }, die niemand nahm
    }).

## The end

# $end: victory, peace, defeat or collapse. $accounts: a list of `name-account`.
over =
    { $end ->
        [victory] Deutschland gewinnt den Krieg. Endstand: { $accounts }.
        [peace] Beide Seiten sind erschöpft und schließen Frieden. Endstand: { $accounts }.
        [defeat] Deutschland verliert den Krieg. Endstand: { $accounts }.
       *[collapse] Hyperinflation: Die Papiermark ist nichts mehr wert. Endstand: { $accounts }.
    }
# $adjusted: yes, if $adjustment (with its sign) is part of the total; else no.
name-account =
    { $company } { $total } ({ $marks } Mark, { $gold } Gold{ $markers ->
        [0] { "" }
       *[other] , { $markers } Marker
    }{ $adjusted ->
        [yes] , Ausgleich { $adjustment }
       *[no] { "" }
    })
# Who won, in a few words. $number: how many.
verdict =
    { $companies } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }
game-lost = Partie verloren
# How the game ended, said after who won. $kind: victory, peace, defeat or collapse.
# How many $companies are is not known here, so they have no verb.
reason =
    { $kind ->
        [victory] Deutschland hat den Krieg gewonnen. Das größte Vermögen bleibt { $companies }: { $total }.
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen. Das größte Vermögen bleibt { $companies }: { $total }.
        [defeat] Deutschland hat den Krieg verloren. Das größte Vermögen bleibt { $companies }: { $total }.
       *[collapse] Die Hyperinflation hat Deutschland ruiniert. Das größte Vermögen bleibt { $companies }: { $total }.
    }
# A player alone has lost to companies that nobody plays. $tie: yes, if only factories decided; else no.
reason-lost =
    { $kind ->
        [victory] Deutschland hat den Krieg gewonnen.
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen.
        [defeat] Deutschland hat den Krieg verloren.
       *[collapse] Die Hyperinflation hat Deutschland ruiniert.
    } { $tie ->
        [yes] { $loser } unterliegt { $companies } bei gleichem Vermögen ({ $total }), aber weniger Fabriken.
       *[no] { $loser } unterliegt { $companies } mit { $score } zu { $total }.
    }
# The whole result. $number: how many companies won. $kind: as above.
result =
    { $companies } { $number ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $total }. { $kind ->
        [victory] Deutschland hat den Krieg gewonnen.
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen.
        [defeat] Deutschland hat den Krieg verloren.
       *[collapse] Die Hyperinflation hat Deutschland ruiniert.
    }
result-lost =
    Die Partie ist verloren: { $loser } unterliegt { $companies } mit { $score } zu { $total }{ $tie ->
        [yes] {" "}und weniger Fabriken
       *[no] { "" }
    }. { $kind ->
        [victory] Deutschland hat den Krieg gewonnen.
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen.
        [defeat] Deutschland hat den Krieg verloren.
       *[collapse] Die Hyperinflation hat Deutschland ruiniert.
    }
# The same of a game that ended before its end had a kind. $reason: as it was written then.
result-of-old =
    { $companies } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
result-of-old-lost = Die Partie ist verloren: { $reason }.
# When the winner took the lead.
never-behind = { $company } lag nach keinem Zug zurück.
took-the-lead = Zug { $turn } war entscheidend: { $company } ging endgültig in Führung.

# A company's account, to its player.
figures-worth = { $company } kommt auf { $total }: { $marks } Mark, { $gold } Gold und { $markers } Marker.
# $built: a list of `name-rated`.
figures-built =
    Dazu { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }, { $technologies ->
        [one] { $technologies } Technik
       *[other] { $technologies } Techniken
    } und diese Flugzeuge: { $built }.
name-rated = { $kind } { $rating }

## Where the game stands

# $end: lost or over. $companies: who won; how many is not known, so they have no verb.
headline-over =
    { $end ->
        [lost] Wings for the Baron ist zu Ende und verloren: Sieg für { $companies } mit { $total }.
       *[over] Wings for the Baron ist zu Ende: Sieg für { $companies } mit { $total }.
    }
# $stage: one of name-during-…. $leader: the company with the best Fighter.
headline =
    Zug { $turn }: { $stage }. Moral: Deutsche { $german }, Entente { $allied }. Jäger: { $leader } { $best }, Entente { $fighter }.{ $inflation ->
        [0] { "" }
       *[other] {" "}Inflation: Feld { $inflation } von { $last }.
    }
# What a turn is at, inside a sentence.
name-during-actions = Aktionswahl
name-during-resolve-events = Ereignisse
name-during-build = Bau
name-during-espionage = Spionage
name-during-design = Konstruktion
name-during-research = Forschung
name-during-bank = Bank
name-during-contract-events = Auftragsereignisse
name-during-contracts = Auftragsvergabe
name-during-inflation = Inflation
name-during-inflation-events = Inflationsereignisse
name-during-war-status = Kriegslage
name-during-war-events = Kriegsereignisse
name-during-over = Spielende
