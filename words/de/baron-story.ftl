# Wings for the Baron: what happened in a turn, where the game stands, how it ended.
#
# $company, $target, …: a company, on first mention with its player: “Albatros (Ada)”.
# Many sentences have a .clause: the same without the company and the full stop. Several of them follow the company's
# name, parted by semicolons (see `deeds`). In German each .clause begins with its verb.

## Who is who

# A company that is mentioned for the first time. $player: a player's name, name-nobody or name-seat.
name-company = { $company } ({ $player })
name-nobody = ohne Spieler
name-seat = Platz { $seat }

## Parts of sentences

# An Action and how many times it is performed.
name-times = { $action } ×{ $times }
name-no-actions = nichts
# Dice, and what is added to or taken off them: “2 and 5 −1”. $add has its sign.
name-sum = { $dice } { $add }
# A card by number; and one of the reader's own hand.
name-card = #{ $number }
name-own-card = #{ $number } { $technology } / { $event }
# All that a company did as usual. Every German clause has the company as its subject, so $subject does not matter.
deeds = { $company } { $deeds }.
# A deed after another of the same kind, inside `deeds`.
and-then = { $before }. { $company } { $deed }
# Changes of morale, or of ratings, that come together: each is a message of its own, without a full stop.
changes = { $changes }.

## Set-up and choosing Actions

# $mode: standard, campaign or solitaire. $companies: a list.
began =
    { $mode ->
        [standard] Das Standardspiel
        [campaign] Die Kampagne
       *[solitaire] Das Solospiel
    } beginnt mit { $companies }. Zu vergeben: { $contracts ->
        [one] { $contracts } Jäger-Auftrag
       *[other] { $contracts } Jäger-Aufträge
    }.
dealt = Du bekommst { $cards }.
turn = Zug { $turn }: Alle wählen heimlich ihre Aktionen.
revealed = Aktionen – { $actions }.
# One company's part of `revealed`.
name-revealed = { $company }: { $actions }

## Events

# $number: how many companies. $window: always a baron-names.name-window-…, which has `.during`.
events-asked =
    { $companies } { $number ->
        [one] entscheidet
       *[other] entscheiden
    } { $window-during } über Ereignisse.
played = { $company } spielt „{ $event }“ (#{ $card }).
played-against = { $company } spielt „{ $event }“ (#{ $card }) gegen { $target }.
lapsed = „{ $event }“ (#{ $card }) hätte nichts bewirkt, also behältst du die Karte.
no-effect = Das Ereignis von { $company } bewirkt nichts.
exchanged = { $company } tauscht Aktionskarten und hat jetzt { $actions }.
arrangement = { $partner } darf sich dafür eine Technik von { $company } aussuchen.
overtime = { $company } { overtime.clause }.
    .clause = macht Überstunden: noch einmal { $action }
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
dead-end = Eine Sackgasse: { $company } verliert { $technology }.

## Actions

# $buildings: a list of `builds`, or of `company-builds` where it is another company.
built = { $company } { $buildings }.
    .clause = { $buildings }
# $verb: loses, builds or gains.
builds =
    { $verb ->
        [loses] verliert
        [builds] baut
       *[gains] erhält
    } { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    } (jetzt { $now })
company-builds = { $company } { $builds }
bonus = { $company } { bonus.clause }.
    .clause = gibt einen Bonusmarker für { $action } aus (noch { $left })
# $stage: espionage, design or contracts. $companies: one after the other.
order =
    { $stage ->
        [espionage] Spionage
        [design] Konstruktion
       *[contracts] Auftragsvergabe
    } in dieser Reihenfolge: { $companies }.
espionage-asked =
    { $company } sucht sich aus, was zu stehlen ist ({ $left ->
        [one] { $left } Versuch
       *[other] { $left } Versuche
    }).
# $end: success or failure. $roll: the die and what is added.
spied = { $company } { spied.clause }.
    .clause =
    { $end ->
        [success] stiehlt { $technology } ({ $roll } gegen { $needed })
       *[failure] versucht vergeblich, { $technology } zu stehlen ({ $roll } gegen { $needed })
    }
# $stage: espionage or design.
forwent = { $company } { forwent.clause }.
    .clause =
    verzichtet auf { $left } { $stage ->
        [espionage] { $left ->
            [one] Spionageversuch
           *[other] Spionageversuche
        }
       *[design] { $left ->
            [one] Konstruktion
           *[other] Konstruktionen
        }
    }
# $technologies: one or several. $cards: those discarded for them.
developed = { $company } { developed.clause }.
    .clause = entwickelt { $technologies } und wirft dafür { $cards } ab
stolen = { $company } { stolen.clause }.
    .clause = hat jetzt { $technology }
arranged = { $company } { arranged.clause }.
    .clause = erhält durch die Absprache { $technology }
# $before, $after: baron-names.name-wings-…, all masculine.
wings = { $company } { wings.clause }.
    .clause = wechselt vom { $before } zum { $after }
# $why: metal-construction or used-up.
shuffled =
    { $why ->
        [metal-construction] Der Metallbau ist erfunden:
       *[used-up] Der Nachziehstapel ist leer:
    } { $cards ->
        [one] { $cards } Karte kommt gemischt in den neuen Stapel.
       *[other] { $cards } Karten kommen gemischt in den neuen Stapel.
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
rolled = { $company } { rolled.clause }.
    .clause =
    { $why ->
        [test-pilot] testet den { $kind }
       *[design] würfelt für den { $kind }
    } und kommt auf { $result } ({ $roll }, Technik +{ $bonus }): { $end ->
        [rises] er steigt von { $before } auf { $after }
       *[stays] er bleibt bei { $before }
    }
# Several rolls for one rating. $made: a list of `name-made`.
rolled-on = { $company } { rolled-on.clause }.
    .clause =
    würfelt für den { $kind } und kommt auf { $made }, Technik +{ $bonus }: { $end ->
        [rises] er steigt von { $before } auf { $after }
       *[stays] er bleibt bei { $before }
    }
name-made = { $result } ({ $roll })
# A rating that changes, without a full stop. $way: rises or drops. $place: first in its sentence, or later.
rating = { $company } { rating.changes }
    .clause = { rating.changes }
    .changes =
    { $way ->
        [rises] steigt
       *[drops] fällt
    } beim { $kind } von { $before } auf { $after }
rating-allied =
    { $place ->
        [first] Der
       *[later] der
    } { $kind } der Entente { $way ->
        [rises] steigt
       *[drops] fällt
    } von { $before } auf { $after }
# $drawn: a list, the first of which is `draws.clause`.
researched = { $company } { $drawn }.
    .clause = { $drawn }
draws = { $company } { draws.clause }
    .clause =
    zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
drew = Du ziehst { $cards }.
discarded = { $company } { discarded.clause }.
    .clause = wirft #{ $card } ab
# $each: more or less for each die, with its sign. $changed: yes, if there is such a thing; else no.
bank-rolled = { $company } { bank-rolled.clause }.
    .clause =
    würfelt bei der Bank { $dice }{ $changed ->
        [yes] , je { $each }
       *[no] { "" }
    }: bis zu { $most } Mark
banked = { $company } { banked.clause }.
    .clause = tauscht { $converted } Mark in Gold: jetzt { $marks } Mark und { $gold } Gold
banked-nothing = { $company } { banked-nothing.clause }.
    .clause = tauscht nichts in Gold: weiter { $marks } Mark und { $gold } Gold
# A company that nobody plays. $first: for the aeroplane type; $roll: for how much. $special: what a natural 1 brings,
# by company; none.
npc-design = { $company } { npc-design.clause }.
    .clause =
    konstruiert: { $amount ->
        [0] nichts für den { $kind }
       *[other] +{ $amount } für den { $kind }
    } (gewürfelt { $first }, dann { $roll }{ $special ->
        [halberstadt] ; eine 1 auf dem Würfel: stattdessen Bomber +1 und Aufklärer +2
        [pfalz] ; eine 1 auf dem Würfel: vielleicht kommt ein Spitzeningenieur
        [roland] ; eine 1 auf dem Würfel: vielleicht kommt ein Fliegerass
       *[none] { "" }
    })
skipped = { $company } { skipped.clause }.
    .clause = konstruiert in diesem Zug nichts

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
        [generalstab] Der Generalstab bevorzugt { $company } für den besten Aufklärer.
       *[kaiserhilfe] Die Kaiserhilfe geht an { $company } für den besten Bomber.
    }
honours-lost =
    { $marker ->
        [generalstab] { $company } hat nicht mehr den besten Aufklärer und verliert einen Marker.
       *[kaiserhilfe] { $company } hat nicht mehr den besten Bomber und verliert einen Marker.
    }

## Contracts

# $add: with its sign.
objection = Die Bauaufsicht erhebt Einspruch: { $company } würfelt mit { $add } um Aufträge.
rush-order = Ein Eilauftrag: { $after } statt { $before } Aufträge sind noch zu haben.
strike =
    Streiks bei { $companies }: { $fewer ->
        [one] { $fewer } Auftrag
       *[other] { $fewer } Aufträge
    } weniger, aber mindestens einer.
licence = { $company } rückt mit Lizenzbau an die zweite Stelle (noch { $left } Marker).
# $end: none; all (as many as the table says); factories (they fill no more) or left (no more are there).
# $roll: the die with what is added; $made: same (as the die), plus (the box “+”) or number ($net).
contract =
    { $company } { $end ->
        [none] gewinnt keinen Auftrag
        [all] gewinnt { $received ->
            [one] { $received } Auftrag
           *[other] { $received } Aufträge
        }
        [factories] gewinnt { $received } von { $table ->
            [one] { $table } Auftrag
           *[other] { $table } Aufträgen
        }, mehr schaffen die Fabriken nicht
       *[left] gewinnt { $received } von { $table ->
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
side-contracts = { $company } { side-contracts.clause }.
    .clause =
    erfüllt außerdem { $kinds ->
        [recon] { side-contracts.recon }
        [bomber] { side-contracts.bomber }
       *[both] { side-contracts.recon } und { side-contracts.bomber }
    }: jetzt { $marks } Mark
    .recon =
    { $recon ->
        [one] { $recon } Aufklärer-Auftrag
       *[other] { $recon } Aufklärer-Aufträge
    }
    .bomber =
    { $bomber ->
        [one] { $bomber } Bomber-Auftrag
       *[other] { $bomber } Bomber-Aufträge
    }
welded-steel = { $company } { welded-steel.clause }.
    .clause = erhält für den Stahlrohrbau noch 1 Mark: jetzt { $marks } Mark

## Inflation

# $why: roll, event or end (of the game). $losses: a list of `loses` and `loses-too`, or `nobody-loses`.
inflation =
    { $why ->
        [event] Noch einmal frisst die Inflation { $percent } % aller Mark
        [end] Zum Schluss frisst die Inflation { $percent } % aller Mark
       *[roll] Die Inflation frisst { $percent } % aller Mark
    }, { $arrow ->
        [up] aufgerundet
       *[down] abgerundet
    }{ $why ->
        [event] { "" }
        [end] { "" }
       *[roll] {" "}(gewürfelt { $die })
    }: { $losses }.
inflation-holds =
    { $why ->
        [event] Noch einmal Inflation, aber die Preise halten.
        [end] Zum Schluss halten die Preise.
       *[roll] Keine Inflation (gewürfelt { $die }): Die Preise halten.
    }
loses = { $company } verliert { $marks } Mark
# After another company's loss: “Albatros loses 2 marks, Fokker 3 and Pfalz 1”.
loses-too = { $company } { $marks }
nobody-loses = niemand verliert auch nur 1 Mark
inflation-back = Der Inflationsmarker geht auf Feld { $box } zurück.
collapse = Hyperinflation: Die Papiermark ist wertlos; { $losses }.
marks = { $company } erhält { $add } Mark: jetzt { $marks }.
swiss = { $company } schafft { $converted } Mark in die Schweiz: jetzt { $marks } Mark und { $gold } Gold.

## The war

war-status = Kriegslage { $year }: { $event }.
# Without a full stop, and several in one sentence: it begins with a noun, so that its capital is right anywhere.
# $side: german or allied. $way: rises or drops. $why: leader, for the best Fighter; card or event.
morale =
    { $side ->
        [german] Moral der Deutschen
       *[allied] Moral der Entente
    } { $way ->
        [rises] steigt
       *[drops] fällt
    } von { $before } auf { $after }{ $why ->
        [leader] {" "}dank des besten Jägers
       *[other] { "" }
    }
# $way: stays or goes. $unassigned: contracts that nobody took.
available =
    Jäger-Aufträge { $way ->
        [stays] bleiben bei { $after }
       *[goes] gehen von { $before } auf { $after }
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
# How the game ended: part of a sentence, or one of its own. $kind: victory, peace, defeat or collapse.
# How many $companies are is not known here, so they have no verb.
reason =
    { $kind ->
        [victory] Deutschland hat den Krieg gewonnen
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen
        [defeat] Deutschland hat den Krieg verloren
       *[collapse] Die Hyperinflation hat Deutschland ruiniert
    }, und das größte Vermögen ({ $total }) gehört { $companies }
    .form = clause
# A player alone has lost to companies that nobody plays. $tie: yes, if only factories decided; else no.
reason-lost =
    { $kind ->
        [victory] Deutschland hat den Krieg gewonnen
        [peace] Beide Seiten haben sich erschöpft und Frieden geschlossen
        [defeat] Deutschland hat den Krieg verloren
       *[collapse] Die Hyperinflation hat Deutschland ruiniert
    }; { $loser } unterliegt mit { $score } gegen { $companies } mit { $total }{ $tie ->
        [yes] {" "}und mehr Fabriken
       *[no] { "" }
    }
    .form = clause
# The whole result. $reason: `reason`.
result =
    { $companies } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
result-lost = Die Partie ist verloren: { $reason }.
# When the winner took the lead.
never-behind = { $company } lag nach keinem Zug zurück.
took-the-lead = Zug { $turn } war entscheidend: { $company } ging endgültig in Führung.

# A company's account, to its player.
figures-worth = { $company }: { $marks } Mark, { $gold } Gold und { $markers } Marker, zusammen { $total }.
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
    Wings for the Baron, { $end ->
        [lost] verloren
       *[over] beendet
    }: Sieg für { $companies } mit { $total }.
# $stage: one of name-during-…. $leader: the company with the best Fighter.
headline = Wings for the Baron, Zug { $turn }, { $stage }: Moral der Deutschen { $german }, der Entente { $allied }; Jäger der Entente { $fighter }, bester deutscher { $leader } { $best }; Inflation { $inflation } von { $last }.
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
