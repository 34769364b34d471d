# Wings for the Baron: a turn in short, as a post begins with it, and what mattered in a game.
#
# $company, $by, $holder, …: a company, on first mention with its player: “Albatros (Ada)”. It is „die Firma“; its name
# takes no article and no case.
# $bold: two asterisks around what is bold in a post; nothing elsewhere. It marks deaths and reversals alone.
# Each `told-…` stands by itself: as a headline, among others, or in an analysis.

## Aces, engineers and honours

told-ace-hired = { $name } fliegt für { $company }.
# $turns: how long he flew for $source.
told-ace-lured =
    { $bold }{ $company } wirbt { $name } ab{ $bold }: { $turns ->
        [0] Erst in diesem Zug hatte ihn { $source } verpflichtet.
        [one] Einen Zug lang flog er für { $source }.
       *[other] { $turns } Züge lang flog er für { $source }.
    }
# $whose: rival, or own (ace, killed by the card of his company). $turns: how long he flew for $company.
told-ace-killed =
    { $whose ->
        [own] { $bold }{ $company } lässt { $name } fallen, das eigene Fliegerass{ $bold }{ $turns ->
            [0] , noch im Zug der Verpflichtung
            [one] , nach einem Zug
           *[other] , nach { $turns } Zügen
        }.
       *[rival] { $bold }{ $name } fällt{ $bold } durch eine Karte von { $by }: { $company } verliert { $turns ->
            [0] das gerade erst verpflichtete Fliegerass
            [one] das Fliegerass nach einem Zug
           *[other] das Fliegerass nach { $turns } Zügen
        }.
    }
# $former: an ace of $by whom $company had killed.
told-ace-avenged = { $bold }{ $by } rächt { $former }{ $bold }: Nun fällt { $name }, das Fliegerass von { $company }.
told-engineer-lured = { $bold }{ $company } wirbt den Spitzeningenieur ab{ $bold }, den { $source } hatte.
told-engineer-lost = { $company } verliert den Spitzeningenieur durch eine Karte von { $by }.
# $marker: generalstab or kaiserhilfe.
told-honours =
    { $marker ->
        [generalstab] Die Gunst des Generalstabs wechselt von { $holder } zu { $company }: Dort entsteht jetzt der beste Aufklärer.
       *[kaiserhilfe] Die Kaiserhilfe wechselt von { $holder } zu { $company }: Dort entsteht jetzt der beste Bomber.
    }

## Spies and the drawing board

# $sole: yes, if $victim alone had it; else no.
told-stolen =
    { $sole ->
        [yes] { $company } stiehlt { $technology }; bisher hatte das nur { $victim }.
       *[no] { $company } stiehlt { $technology }.
    }
# $tries: two or more.
told-stolen-at-last = { $company } stiehlt nach { $tries } Fehlschlägen doch noch { $technology }.
# $tries: two or more.
told-spies-foiled = Die Spione von { $company } kommen nach { $tries } Versuchen mit leeren Händen zurück.
# $wings: monoplane, triplane, or none, if $technology is no design of wings.
told-first =
    { $wings ->
        [monoplane] { $company } baut als Erste Eindecker.
        [triplane] { $company } baut als Erste Dreidecker.
       *[none] { $company } entwickelt als Erste { $technology }.
    }
told-leap = { $company } bringt den { $type } auf einen Schlag von { $before } auf { $after }.
# $turns: for how long it was $holder’s.
told-best-fighter =
    { $bold }{ $company } baut jetzt den besten Jäger{ $bold } ({ $rating }) und löst nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } { $holder } ab.
# $how: fire, dead-end (then $technology), crash, strike or shortages (which hit all rivals of $by).
told-sabotage =
    { $how ->
        [fire] Durch eine Karte von { $by } brennt bei { $company } eine Fabrik ab.
        [dead-end] { $by } lockt { $company } in eine Sackgasse; dabei geht { $technology } verloren.
        [crash] { $by } lässt bei { $company } einen Prototyp abstürzen: In diesem Zug bleibt keine Konstruktion mehr.
        [strike] { $by } zettelt bei der Konkurrenz Streiks an.
       *[shortages] { $by } lässt der Konkurrenz die Arbeitskräfte ausgehen: Ihre Leistungswürfel zählen weniger.
    }
told-arrangement = { $company } bekommt { $technology } von { $partner } und gibt { $back } dafür.
told-wasted = { $company } verschwendet „{ $event }“.

## Contracts

# $by took the last that were left. $overtaken: yes, if $company went before $by a turn ago; else no.
told-snatched =
    { $overtaken ->
        [yes] { $bold }{ $by } zieht vorbei und schnappt { $company } die letzten Aufträge weg{ $bold }: { $missed ->
            [one] Einer fehlt
           *[other] { $missed } fehlen
        }.
       *[no] { $by } nimmt { $company } die letzten Aufträge weg: { $missed ->
            [one] Einer fehlt
           *[other] { $missed } fehlen
        }.
    }
told-licence =
    { $received ->
        [0] { $company } setzt auf Lizenzbau und bekommt nichts dafür.
        [one] { $company } kommt durch Lizenzbau zu einem Auftrag.
       *[other] { $company } kommt durch Lizenzbau zu { $received } Aufträgen.
    }
# $contracts: three or more.
told-sweep = { $company } bekommt { $contracts } Aufträge, sonst niemand einen.
# $marks: five or more. $next: what the next best earned.
told-harvest = { $company } verdient mit Aufträgen { $marks } Mark, so viel wie noch niemand; die nächstbeste Firma { $next }.
# $turns: three or more.
told-empty-handed = { $company } ist seit { $turns } Zügen ohne Auftrag.
# $turns: three or more.
told-drought-over =
    { $contracts ->
        [one] { $company } bekommt einen Auftrag, nach { $turns } Zügen ohne.
       *[other] { $company } bekommt { $contracts } Aufträge, nach { $turns } Zügen ohne.
    }
# $received: two or more.
told-jilted = { $company } würfelt zuerst, und vergeblich; { $taker } bekommt { $received } Aufträge.
told-refused = { $bold }Die Armee lehnt die Jäger von { $company } ab{ $bold }: Sie haben { $fighter }, die der Entente { $allied }.
# $cost: how many contracts more it would have won.
told-objection =
    { $by } hetzt { $company } die Bauaufsicht auf den Hals; das kostet { $cost ->
        [one] einen Auftrag
       *[other] { $cost } Aufträge
    }.

## Money

# $turns: two or more. $ahead: of whoever comes next.
told-lead-taken = { $bold }{ $company } übernimmt die Führung{ $bold }, die { $turns } Züge lang { $holder } hatte: { $total }, { $ahead } Vorsprung.
# $why: roll, event (of $by) or end (of the war). $who: alone, only (of one who plays), most or several. $company loses $marks; $lost in all.
told-inflation-toll =
    { $percent ->
        [25] { $why ->
            [event] { $by } heizt die Inflation an, und sie frisst ein Viertel aller Mark
            [end] Zum Kriegsende frisst die Inflation ein Viertel aller Mark
           *[roll] Die Inflation frisst ein Viertel aller Mark
        }
       *[50] { $why ->
            [event] { $by } heizt die Inflation an, und sie frisst die Hälfte aller Mark
            [end] Zum Kriegsende frisst die Inflation die Hälfte aller Mark
           *[roll] Die Inflation frisst die Hälfte aller Mark
        }
    }: { $who ->
        [alone] Nur { $company } verliert etwas, nämlich { $marks }.
        [only] { $company } verliert { $marks }.
        [most] Am meisten verliert { $company }, { $marks } von { $lost }.
       *[several] zusammen { $lost }.
    }
# $saved: two or more.
told-banked-in-time = { $company } war rechtzeitig bei der Bank: { $converted } Mark in Gold getauscht, { $saved } gerettet.
# $left: 1 or 2 boxes of the Inflation track.
told-ruin-near =
    { $left ->
        [one] Noch ein Feld Inflation, und die Papiermark ist wertlos.
       *[other] Noch zwei Felder Inflation, und die Papiermark ist wertlos.
    }

## The war

# $side: whose Fighter is better now. $sole: yes, if $company alone has the best German one; else no.
told-skies =
    { $side ->
        [german] { $bold }Der Himmel wird deutsch{ $bold }: { $sole ->
            [yes] { $company } hat den Jäger bei { $german }, die Entente bei { $allied }.
           *[no] Die besten Jäger haben { $german }, der der Entente { $allied }.
        }
       *[allied] { $bold }Die Entente erobert den Himmel{ $bold }: Ihr Jäger hat { $allied }, der beste deutsche { $german }.
    }
told-war-nears-its-end =
    { $side ->
        [german] Die Moral der Deutschen ist bei { $morale }: Der Krieg kann bald vorbei sein.
       *[allied] Die Moral der Entente ist bei { $morale }: Der Krieg kann bald vorbei sein.
    }

## The end

# $number: how many $companies are. $end: victory, peace, defeat or collapse. $margin: 0, if only factories decided.
told-won =
    { $bold }{ $companies } { $number ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }{ $bold } mit { $total }{ $end ->
        [victory] {" "}in einem Krieg, den auch Deutschland gewinnt.
        [peace] : Beide Seiten schließen Frieden.
        [defeat] , obwohl Deutschland den Krieg verliert.
       *[collapse] , obwohl die Papiermark nichts mehr wert ist.
    }
told-won-all-the-same =
    { $end ->
        [defeat] { $bold }Deutschland verliert den Krieg, und { $company } gewinnt trotzdem{ $bold }
       *[collapse] { $bold }Die Papiermark ist wertlos, und { $company } gewinnt trotzdem{ $bold }
    }: { $total }{ $margin ->
        [0] { "" }
       *[other] , { $margin } Vorsprung
    }.
told-gold-decides =
    { $bold }Das Kriegsende bringt { $holder } um den Sieg{ $bold }: { $lost } Mark sind weg, und { $company } ist vorn.
# $margin: 0 or 1.
told-photo-finish =
    { $margin ->
        [0] { $bold }{ $company } gewinnt nur durch die Fabriken{ $bold }: Auch { $second } hat { $total }.
       *[other] { $bold }{ $company } gewinnt um Haaresbreite{ $bold }: { $total }, eins mehr als { $second }.
    }
told-comeback = { $bold }{ $company } gewinnt von hinten{ $bold }: nach Zug { $turn } noch Letzte, am Ende Erste mit { $total }.
# A player alone. $by: a company that nobody plays.
told-lost-alone = { $bold }{ $company } verliert{ $bold } mit { $total }, und { $by } hat { $best }.
told-near-miss =
    { $margin ->
        [0] { $bold }{ $company } hat so viel wie { $by } und verliert doch{ $bold }: { $total }, aber weniger Fabriken.
       *[other] { $bold }{ $company } scheitert knapp{ $bold }: { $total }, und { $by } hat { $best }.
    }
# $aces: a list. $number: how many.
told-left-in-hand =
    { $number ->
        [one] { $company } hat die Karte für { $aces } nie gespielt; sie hätte den Sieg gebracht.
       *[other] { $company } hat die Karten für { $aces } nie gespielt; sie hätten den Sieg gebracht.
    }
# $end: victory, peace, defeat, collapse, or known, if it is told. $scores: a list of `name-score`.
final =
    { $end ->
        [victory] Deutschland gewinnt den Krieg. Endstand: { $scores }.
        [peace] Beide Seiten schließen Frieden. Endstand: { $scores }.
        [defeat] Deutschland verliert den Krieg. Endstand: { $scores }.
        [collapse] Die Papiermark ist nichts mehr wert. Endstand: { $scores }.
       *[known] Endstand: { $scores }.
    }
name-score = { $company } { $total }

## What a turn brings besides

deed-rises = { $company } bringt den { $type } von { $before } auf { $after }.
deed-builds =
    { $company } baut { $factories ->
        [one] eine Fabrik
       *[other] { $factories } Fabriken
    }.
deed-designs = { $company } entwickelt { $technologies }.
deed-banks = { $company } tauscht { $marks } Mark in Gold.
deed-draws =
    { $company } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
deed-tries = { $company } versucht vergeblich, { $technology } zu stehlen.
# $who: all (have some), some (then $others have none) or nobody. $won: a list of `name-won`.
contracts =
    { $who ->
        [all] Aufträge: { $won }.
        [some] Aufträge: { $won }; keine für { $others }.
       *[nobody] Niemand bekommt einen Auftrag.
    }
name-won = { $company } { $number }
# $percent: 25 or 50. $why: roll, event or end (of the war).
inflation =
    { $why ->
        [event] { $percent ->
            [25] Noch einmal frisst die Inflation ein Viertel aller Mark.
           *[50] Noch einmal frisst die Inflation die Hälfte aller Mark.
        }
        [end] { $percent ->
            [25] Zum Kriegsende frisst die Inflation ein Viertel aller Mark.
           *[50] Zum Kriegsende frisst die Inflation die Hälfte aller Mark.
        }
       *[roll] { $percent ->
            [25] Die Inflation frisst ein Viertel aller Mark.
           *[50] Die Inflation frisst die Hälfte aller Mark.
        }
    }
# A card of the war; the line below says what became of morale.
war = An der Front: { $event }.
# $ahead: of $second.
leads = { $company } führt mit { $total }, { $ahead } vor { $second }.
# $companies: two or more.
level = { $companies } liegen gleichauf vorn mit { $total }.
# A player alone. $best: of those that nobody plays.
stands = { $company } steht bei { $total }; von den anderen hat { $second } am meisten: { $best }.
