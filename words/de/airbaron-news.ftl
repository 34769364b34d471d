# Air Baron: a round in short, and what mattered in a game.
#
# $who, $whom: players, by their names alone, which take no case and no -s; nothing is known of whether they are he or she.
# $hub, $spoke: cities. Sums are dollars; $share, $next, $gain, $behind are market share. drama-…: a sentence that stands
# by itself, in a post, the analysis or the log. news-…: the same as the headline of a post, where that has more to say;
# what stands between two asterisks is bold: reversals, ruin and the end.

## Hubs

# $way: raid, if the deciding spoke was taken from somebody; else bought.
news-first-hub =
    Das erste Drehkreuz des Spiels: { $who } dominiert { $hub }, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }.
drama-first-hub =
    { $who } dominiert das erste Drehkreuz des Spiels, { $hub }, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }.
drama-hub-won =
    { $who } dominiert { $hub }, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }: Marktanteil { $share }.
# $held: for how many rounds $whom had it.
news-hub-taken = **{ $hub } geht von { $whom } an { $who }**, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }. { $held ->
        [0] { $whom } hatte es keine ganze Runde lang.
        [one] { $whom } hatte es eine Runde lang.
       *[other] { $whom } hatte es { $held } Runden lang.
    }
drama-hub-taken =
    { $hub } geht von { $whom } an { $who }, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }; { $held ->
        [0] { $whom } hatte es keine ganze Runde lang.
        [one] { $whom } hatte es eine Runde lang.
       *[other] { $whom } hatte es { $held } Runden lang.
    }
# $reign: how many have had the hub by now, one after the other; 3 at least. $since: the round in which the first got it.
news-hub-war = **Der Krieg um { $hub }, { $reign ->
        [3] dritte Runde
        [4] vierte Runde
        [5] fünfte Runde
        [6] sechste Runde
       *[other] Runde { $reign }
    }:** { $who } { $way ->
        [raid] übernimmt { $spoke }
       *[bought] kauft { $spoke }
    } für ${ $price }, und damit die Stadt. { $held ->
        [0] { $whom } hatte sie keine ganze Runde lang.
        [one] { $whom } hatte sie eine Runde lang.
       *[other] { $whom } hatte sie { $held } Runden lang.
    }
drama-hub-war =
    Der Krieg um { $hub }, seit Runde { $since } im Gang, geht an { $who }, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }; { $held ->
        [0] { $whom } hatte die Stadt keine ganze Runde lang.
        [one] { $whom } hatte die Stadt eine Runde lang.
       *[other] { $whom } hatte die Stadt { $held } Runden lang.
    }
# $gap: rounds since it was lost.
news-hub-back = **{ $who } hat { $hub } wieder**, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }, { $gap ->
        [0] noch in der Runde des Verlusts.
        [one] eine Runde nach dem Verlust.
       *[other] { $gap } Runden nach dem Verlust.
    }
drama-hub-back =
    { $who } hat { $hub } wieder, { $way ->
        [raid] dank der Übernahme von { $spoke }
       *[bought] mit { $spoke }
    } für ${ $price }, { $gap ->
        [0] noch in der Runde des Verlusts.
        [one] eine Runde nach dem Verlust.
       *[other] { $gap } Runden nach dem Verlust.
    }
# $way: raid, and $whom took the spoke; or sold, and $who sold it.
news-hub-broken =
    { $way ->
        [raid] **{ $whom } entreißt { $who } die Herrschaft über { $hub }**, mit der Übernahme von { $spoke }.
       *[sold] **{ $who } gibt { $hub } auf** und verkauft { $spoke }.
    } { $held ->
        [0] Gehalten hat das keine ganze Runde.
        [one] Gehalten hat das eine Runde.
       *[other] Gehalten hat das { $held } Runden.
    }
drama-hub-broken =
    { $way ->
        [raid] { $whom } entreißt { $who } mit der Übernahme von { $spoke } die Herrschaft über { $hub }
       *[sold] { $who } verkauft { $spoke } und gibt die Herrschaft über { $hub } auf
    }; gehalten hat das { $held ->
        [0] keine ganze Runde
        [one] eine Runde
       *[other] { $held } Runden
    }.
drama-hub-controlled = { $who } hat jetzt alle Zubringer von { $hub }, mit { $spoke } für ${ $price }: Marktanteil { $share }.
drama-control-broken =
    { $way ->
        [raid] { $whom } übernimmt { $spoke }: { $who } hat nicht mehr ganz { $hub }.
       *[sold] { $who } verkauft { $spoke } und hat nicht mehr ganz { $hub }.
    }
drama-one-short = { $who } holt { $spoke } für ${ $price }: Es fehlt noch ein Zubringer, um { $hub } zu dominieren.

## Market share

# $next: what the next has. $led: for how many rounds $whom was ahead.
news-lead = **{ $who } löst { $whom } an der Spitze ab**: Marktanteil { $share }{ $next ->
        [0] { "" }
       *[other] , dahinter { $next }
    }. { $led ->
        [0] { $whom } lag keine ganze Runde vorn.
        [one] { $whom } lag eine Runde vorn.
       *[other] { $whom } lag { $led } Runden vorn.
    }
drama-lead =
    { $who } löst mit Marktanteil { $share } { $whom } an der Spitze ab, { $led ->
        [0] nach nicht einmal einer Runde.
        [one] nach einer Runde.
       *[other] nach { $led } Runden.
    }
drama-halfway = { $who } hat allein mit Marktanteil den halben Weg geschafft: { $share } von { $goal }.
drama-great-turn = Ein großer Zug von { $who }: { $gain } Marktanteil mehr, jetzt { $share }.
# $way: raid, and $whom took it; or sold.
news-wiped-out =
    { $way ->
        [raid] **{ $whom } nimmt { $who } den letzten Zubringer.**
       *[sold] **{ $who } hat den letzten Zubringer verkauft.**
    } Übrig ist eine Fluglinie ohne Strecken.
drama-wiped-out =
    { $way ->
        [raid] { $whom } nimmt { $who } den letzten Zubringer.
       *[sold] { $who } verkauft den letzten Zubringer und hat keine Strecke mehr.
    }

## Takeovers

# $attack, $defence: dice and all that adds to them.
drama-raid-won = { $who } nimmt { $whom } { $spoke } ab, für ${ $price } und mit { $attack } gegen { $defence }.
# $chance: in percent.
drama-raid-upset = Gegen jede Wahrscheinlichkeit ({ $chance } %) nimmt { $who } für ${ $price } { $whom } { $spoke } ab: { $attack } gegen { $defence }.
# $open: yes, if nobody owns the spoke; else no. $tie: yes or no.
drama-raid-failed =
    { $who } zahlt ${ $price } und scheitert { $open ->
        [yes] am freien { $spoke }
       *[no] in { $spoke } an { $whom }
    }: { $tie ->
        [yes] Gleichstand bei { $attack } reicht nicht.
       *[no] { $attack } gegen { $defence }.
    }
# $tries: with this one; 2 at least. $since: the round of the first.
news-second-try = **Im { $tries ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $tries }.
    } Versuch holt { $who } { $spoke }**{ $open ->
        [yes] { "" }
       *[no] {" "}von { $whom }
    }: { $attack } gegen { $defence }. Der erste war in Runde { $since }.
drama-second-try =
    Im { $tries ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $tries }.
    } Versuch holt { $who } { $spoke }{ $open ->
        [yes] { "" }
       *[no] {" "}von { $whom }
    }: { $attack } gegen { $defence }.
# $since: the round in which it was lost.
news-retaken = **{ $who } holt { $spoke } von { $whom } zurück**, für ${ $price }; verloren ging es in Runde { $since }.
drama-retaken = { $who } holt { $spoke } für ${ $price } von { $whom } zurück; verloren ging es in Runde { $since }.
# $number: 2 at least. $spokes: a list.
drama-spree = { $who } holt in einem Zug { $number } Zubringer für ${ $price }: { $spokes }.

## Fare Wars

drama-war-begun = { $who } beginnt einen Preiskrieg.
# $won: spokes taken in them; $lost: takeovers that failed; $missed: dollars of profit.
drama-fare-war =
    Der Preiskrieg von { $who } ist nach { $rounds ->
        [0] nicht einmal einer Runde
        [one] einer Runde
       *[other] { $rounds } Runden
    } vorbei: { $won ->
        [0] kein Zubringer gewonnen
        [one] ein Zubringer gewonnen
       *[other] { $won } Zubringer gewonnen
    }{ $lost ->
        [0] { "" }
        [one] , eine Übernahme gescheitert
       *[other] , { $lost } Übernahmen gescheitert
    }{ $missed ->
        [0] { "" }
       *[other] , ${ $missed } Gewinn entgangen
    }.

## Profits and contracts

# $marker: as at the beginning of a sentence.
drama-payday = { $marker } bringt { $who } ${ $amount }, so viel wie bisher noch kein Chip.
# $marker: inside a sentence: accusative.
drama-negated = { $who } entwertet mit der Lokalen Konkurrenz { $marker } und bringt { $whom } um ${ $amount }.
drama-contract-won = { $who } zahlt ${ $amount } für einen Staatsauftrag, der ${ $pays } pro Zug bringt.
news-contract-snatched = **{ $who } schnappt { $whom } den Staatsauftrag weg**: ${ $amount } für ${ $pays } pro Zug.
drama-contract-snatched = { $who } schnappt { $whom } den Staatsauftrag weg: ${ $amount } für ${ $pays } pro Zug.
# $lost: yes, if $who held the contract so far; else no, and $who opened the auction.
drama-contract-unsold =
    Niemand bietet auf den ${ $pays }-Auftrag{ $lost ->
        [yes] , und { $who } verliert den alten.
       *[no] , den { $who } zur Auktion gestellt hat.
    }
drama-driven-up = { $whom } treibt den Preis hoch, und { $who } zahlt ihn: ${ $amount } für einen Auftrag über ${ $pays } pro Zug.
# $bid: the last that $who said.
drama-bluff = { $who } bietet bis ${ $bid } mit, hätte Geld für mehr und überlässt { $whom } den ${ $pays }-Auftrag für ${ $amount }.
drama-contract-loss =
    Der Staatsauftrag von { $who } endet: Er hat ${ $paid } gekostet und { $got ->
        [0] nichts
       *[other] ${ $got }
    } gebracht.

## Blows

drama-crash = Ein Absturz bei { $who }: Die Rechnung beträgt ${ $amount }.
# $total: all bills together; 0 if nobody has to pay. $most: the largest, which is that of $who; 0 if several are as large.
drama-fuel =
    { $total ->
        [0] Treibstoff wird teurer, aber niemand muss zahlen.
       *[other] Treibstoff wird teurer: Rechnungen über ${ $total } im Ganzen{ $most ->
            [0] { "" }
           *[other] , die höchste für { $who }, ${ $most }
        }.
    }
drama-recession = { $who } zieht die Rezession: Was in der Runde danach gezogen wird, bringt nur $1.
# $lost: dollars of profit; $most: of them $who, 0 if several lost as much.
drama-slump =
    Die Rezession kostet ${ $lost } Gewinn{ $most ->
        [0] { "" }
       *[other] , am meisten { $who }: ${ $most }
    }.
news-struck = { $who } zahlt die ${ $cost } für eine Einigung nicht: Streik. Bis er vorbei ist, keine Gewinne und keine Aktionen.
drama-struck = { $who } zahlt die ${ $cost } für eine Einigung nicht und wird bestreikt.
# $cost: 0 for nothing.
drama-settled =
    { $cost ->
        [0] { $who } wendet einen Streik sofort ab, und das umsonst.
       *[other] { $who } wendet einen Streik sofort ab, für ${ $cost }.
    }
# $missed: dollars of profit that were not paid.
drama-strike-over =
    { $who } einigt sich für ${ $cost }: Der Streik ist nach { $rounds ->
        [0] nicht einmal einer Runde
        [one] einer Runde
       *[other] { $rounds } Runden
    } vorbei{ $missed ->
        [0] { "" }
       *[other] {" "}und hat ${ $missed } Gewinn gekostet
    }.
# $why: what had to be paid, a name-why-… of the story: accusative. $count: what was sold, spokes and jets.
drama-sell-off =
    { $who } muss { $count ->
        [one] etwas
       *[other] { $count } Zubringer oder Jets
    } für ${ $raised } verkaufen, um { $why } zu bezahlen.
news-ruin = **{ $who } hat nichts mehr**, um { $why } zu bezahlen; der Rest der Rechnung ist erlassen.
drama-ruin = { $who } hat nichts mehr, um { $why } zu bezahlen, und der Rest der Rechnung ist erlassen.
news-bankruptcy = **{ $who } löst die Firma auf** und fängt mit ${ $amount } neu an.
drama-bankruptcy = { $who } löst die Firma auf und fängt mit ${ $amount } neu an.
# $contract: yes or no.
news-left = **{ $who } steigt aus.**{ $contract ->
        [yes] {" "}Der Staatsauftrag verfällt.
       *[no] { "" }
    }
drama-left = { $who } steigt aus.

## The end

# $who: one or several, $number of them. $how: goal-reached, round-limit or others-left. $deed: the last one of the game:
# passed, bought ($spoke), raid ($spoke) or other. $over: beyond the goal. $second: who came closest, as $near says: by
# how much it was missed, $short (yes); equal, or enough too (no); nobody is told (none).
news-win =
    { $how ->
        [others-left] **{ $who } gewinnt**: Alle anderen sind ausgestiegen.
        [round-limit] **{ $who } { $number ->
            [one] gewinnt
           *[other] gewinnen
        } nach der letzten Runde** mit { $total }{ $near ->
            [yes] , { $short } vor { $second }
            [no] , durch Marktanteil: { $second } hat genauso viel
           *[none] { "" }
        }.
       *[goal-reached] { $deed ->
            [passed] **{ $who } passt und gewinnt**
            [bought] **{ $who } kauft { $spoke } und gewinnt**
            [raid] **{ $who } übernimmt { $spoke } und gewinnt**
           *[other] **{ $who } gewinnt**
        }: { $total }, { $over ->
            [0] genau das Ziel.
           *[other] { $over } über dem Ziel.
        }{ $near ->
            [yes] {" "}{ $second } fehlten { $short }.
            [no] {" "}{ $second } hatte auch genug, kam aber zu spät.
           *[none] { "" }
        }
    }
drama-win =
    { $how ->
        [others-left] { $who } gewinnt, weil alle anderen ausgestiegen sind.
        [round-limit] { $who } { $number ->
            [one] gewinnt
           *[other] gewinnen
        } nach der letzten Runde mit { $total }{ $near ->
            [yes] , { $short } vor { $second }
            [no] , durch Marktanteil, denn { $second } hat genauso viel
           *[none] { "" }
        }.
       *[goal-reached] { $deed ->
            [passed] { $who } passt und gewinnt
            [bought] { $who } kauft { $spoke } und gewinnt
            [raid] { $who } übernimmt { $spoke } und gewinnt
           *[other] { $who } gewinnt
        } mit { $total }, { $over ->
            [0] genau dem Ziel
           *[other] { $over } über dem Ziel
        }{ $near ->
            [yes] ; { $second } fehlten { $short }
            [no] ; { $second } hatte auch genug, kam aber zu spät
           *[none] { "" }
        }.
    }
# $how: goal-reached or round-limit.
drama-so-close =
    { $how ->
        [goal-reached] { $who } hat am Ende { $total }: { $short } zu wenig für das Ziel.
       *[round-limit] { $who } hat am Ende { $total }: { $short } zu wenig für den Sieg.
    }
drama-comeback = { $who } lag nach Runde { $round } beim Marktanteil um { $behind } zurück und gewinnt trotzdem.
drama-goal-missed = { $who } stand in Runde { $round } bei { $total }: { $short } zu wenig für das Ziel.
# $loan: 0 if it was a strike.
drama-barred =
    { $who } stand in Runde { $round } bei { $total }, genug für den Sieg, { $loan ->
        [0] wurde aber bestreikt.
       *[other] hatte aber ${ $loan } Schulden.
    }

## What else moved

# $players: a list. $goal: what wins.
began = { $players } heben ab: Wer mit Marktanteil und Bargeld zuerst auf { $goal } kommt, gewinnt.
# $first: who is first in the round.
round = Runde { $round }: { $first } beginnt.
# $ends: whose contract ends by it: own, other ($holder) or none.
auction =
    { $who } eröffnet die Auktion um einen Staatsauftrag über ${ $pays } pro Zug{ $ends ->
        [own] {" "}und verliert den alten.
        [other] ; der alte von { $holder } endet.
       *[none] .
    }
# $pays: what the contract brings a turn.
bid = { $who } bietet ${ $amount } auf den ${ $pays }-Auftrag.
no-bid =
    { $number ->
        [one] { $players } verzichtet auf den ${ $pays }-Auftrag.
       *[other] { $players } verzichten auf den ${ $pays }-Auftrag.
    }
short = { $who } muss etwas verkaufen, um ${ $amount } für { $why } zu zahlen.
strike-goes-on = { $who } wird weiter bestreikt, eine Einigung würde ${ $cost } kosten.
competitor = { $who } hat die Lokale Konkurrenz: Ein Chip dieser Runde wird nichts bringen.
passed =
    { $number ->
        [one] { $players } passt.
       *[other] { $players } passen.
    }
moved = { $who } verlegt die Flotte auf andere Strecken.
# New routes and jets. $items: a list of the names below. $more: how many are not named.
bought =
    Neu: { $items }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
name-route = { $spoke } für { $who } (${ $price })
name-sst = ein SST nach { $spoke } für { $who } (${ $price })
# $who: one or several, $number jets for all of them.
name-jets =
    { $number ->
        [one] ein Jumbo
       *[other] Jumbos
    } für { $who }
# Takeovers that failed. $items: a list of `name-failure`.
failed = Gescheiterte Übernahmen: { $items }.
name-failure = { $who } in { $spoke } (${ $price })
# What markers paid, of all who drew any, or of one. $items: a list of `name-profit`. $markers: a list; $any: yes, if they
# pay somebody, else no.
profits = Gewinne: { $items }.
no-profits = Kein Chip bringt etwas ein.
drew =
    { $who } zieht { $markers }{ $any ->
        [yes] : { $items }.
       *[no] , und niemand bekommt etwas.
    }
name-profit = { $who } ${ $amount }
# How the game ended. $items: a list of `name-total`.
final = Endstand: { $items }.
name-total = { $who } { $total }
# Who is ahead in market share. $who: one or several, $number of them. $next: what the next has; $whom: who that is; $behind:
# yes, if there is one, else no.
standing =
    { $number ->
        [one] { $who } führt mit Marktanteil { $share }{ $behind ->
            [yes] , { $whom } hat { $next }
           *[no] { "" }
        }.
       *[other] { $who } führen mit Marktanteil { $share }.
    }
turn =
    Runde { $round }: { $players } { $number ->
        [one] ist
       *[other] sind
    } dran.
