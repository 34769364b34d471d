# Air Baron: what happened in a round, where the game stands, how it ended.
#
# $airline, $holder, …: an airline, on first mention with its player: “Sky High (Ada)”. Sums are dollars.
# An airline is „die Fluglinie“: „sie“, „ihr“. Its name takes no article and no case.
# What an airline did as usual is told in a few sentences; from the second on, $airline is `name-it`. So a sentence about
# one airline begins with it.

## Who is who

# An airline that is mentioned for the first time. $player: a player's name, or name-seat.
name-airline = { $airline } ({ $player })
name-seat = Platz { $seat }
# The airline that the sentence before was about, or this one, at its beginning. .object: dative, after „bringt“.
name-it = Sie
    .object = ihr selbst

## Parts of sentences

# A marker that nobody has looked at. .opening: at the beginning of a sentence.
name-event-marker = einen Ereignischip
    .opening = Ein Ereignischip
# Where a Jumbo Jet waits that stands on no spoke.
name-box = Reserve
# What adds to the dice of a takeover. .cause: after the number, “+ 2 Preiskrieg”.
name-added-fare-wars = Preiskrieg
    .cause = Preiskrieg
name-added-jumbo-jet = Jumbo
    .cause = Jumbo
name-added-hub-control = Kontrolle
    .cause = Kontrolle
name-added-foreign-spokes = Ausland
    .cause = Ausland
name-added-adjacent-hubs = Nachbarn
    .cause = Nachbarn

## Set-up, rounds and turns

# $version: basic or advanced. $board: full, east or west. $cash: open or hidden. $limit: the last round; 0 if there is none.
began =
    Air Baron beginnt ({ $version ->
        [basic] Grundspiel
       *[advanced] erweitertes Spiel
    }{ $board ->
        [east] , Drehkreuze im Osten
        [west] , Drehkreuze im Westen
       *[full] { "" }
    }, Bargeld { $cash ->
        [open] offen
       *[hidden] verdeckt
    }): { $airlines }. Wer mit Marktanteil und Bargeld zuerst auf { $goal } kommt, gewinnt{ $limit ->
        [0] { "" }
       *[other] ; nach Runde { $limit } gewinnt die höchste Summe
    }.
round-alone = { $first } beginnt Runde { $round }.
round = { $first } beginnt Runde { $round }, danach { $others }.
# $cash: a list of `name-sum`.
start-up = Startgeld (Würfel { $roll }): { $cash }.
# What an airline gets, bids or is paid.
name-sum = { $airline } ${ $amount }
turn = Runde { $round }, Zug { $place }: { $airline }.
# $way: in or out.
fare-wars =
    { $way ->
        [in] { $airline } beginnt einen Preiskrieg.
       *[out] { $airline } beendet den Preiskrieg.
    }
# $what: what they are asked, the stage of the round.
asked =
    Es liegt an { $airlines }, { $what ->
        [orders] die Runde zu planen
        [start] den Zug zu beginnen
        [sequence] zu sagen, welcher Chip zuerst kommt
        [strike] sich zu einigen oder den Streik hinzunehmen
        [bid] zu bieten
        [limit] ein Limit für den Staatsauftrag zu nennen
        [sell] etwas zu verkaufen
        [competitor] die Lokale Konkurrenz zu nutzen
        [negate] die Lokale Konkurrenz zu nutzen oder zu warten
        [takeover] noch eine Übernahme zu versuchen oder aufzuhören
       *[turn] eine Aktion zu wählen
    }.
# $contract: yes, if it held one; else no.
left =
    { $contract ->
        [yes] { $airline } steigt aus, der Staatsauftrag verfällt.
       *[no] { $airline } steigt aus.
    }
# $why: strike or choice.
passed =
    { $why ->
        [strike] { $airline } muss wegen des Streiks passen.
       *[choice] { $airline } passt.
    }
round-over = Runde { $round } ist vorbei: Die gezogenen Chips kommen zurück in den Becher.

## Draws and profits

# $marker: what it is. $pays: yes, if $paid (`name-paid`) is known; else no.
drew =
    { $pays ->
        [yes] { $airline } zieht { $marker }, das bringt { $paid }.
       *[no] { $airline } zieht { $marker }.
    }
# $pays: which of them pay: none, first ($paid), second ($also) or both.
drew-two =
    { $pays ->
        [first] { $airline } zieht { $first }, das bringt { $paid }, und { $second }.
        [second] { $airline } zieht { $first } und { $second }, das bringt { $also }.
        [both] { $airline } zieht { $first }, das bringt { $paid }, und { $second }, das bringt { $also }.
       *[none] { $airline } zieht { $first } und { $second }.
    }
# $pays: yes, if $paid (`name-paid`) is known; else no.
drew-jumbos =
    { $pays ->
        [yes] { $airline } zieht zwei Jumbo-Chips, jeder bringt { $paid }.
       *[no] { $airline } zieht zwei Jumbo-Chips.
    }
replaced = { $airline } zieht { $marker }, einen freien Zubringer, und darf noch einmal ziehen.
cup-empty = { $airline } zieht nichts mehr: Der Becher ist leer.
# $marker: as at the beginning of a sentence.
profit = { $marker } bringt { $paid }.
# Whom a marker pays. $paid: a list of `name-sum` and `name-unpaid`, or name-nobody. $recession: yes or no.
name-paid =
    { $paid }{ $recession ->
        [yes] {" "}in der Rezession
       *[no] { "" }
    }
# After „bringt“.
name-nobody = niemandem etwas
# $why: fare-wars, strike or left.
name-unpaid =
    { $airline } nichts{ $why ->
        [fare-wars] {" "}(Preiskrieg)
        [strike] {" "}(Streik)
       *[left] {" "}(ausgestiegen)
    }
# $last: yes, if it was the last marker of the round; else no.
negated =
    { $last ->
        [yes] { $airline } entwertet mit der Lokalen Konkurrenz { $marker }, den letzten Chip der Runde.
       *[no] { $airline } entwertet mit der Lokalen Konkurrenz { $marker }.
    }

## Events

recession = { $airline } zieht die Rezession: Alle weiteren Chips dieser Runde bringen nur $1.
competitor = { $airline } hat die Lokale Konkurrenz und wird einen Chip entwerten.
competitor-lapsed = { $airline } fand keinen Chip zum Entwerten: Die Lokale Konkurrenz verfällt.
fuel = { $airline } zieht die Treibstoffkosten: Alle zahlen für Treibstoff.
# $dice: “3 + 4”.
crash = Ein Absturz kostet { $airline } ${ $amount } (Würfel { $dice }).
# $why: crash or fuel.
immune =
    { $why ->
        [crash] { $airline } wird bestreikt: Der Absturz kostet nichts.
       *[fuel] { $airline } wird bestreikt: Der Treibstoff kostet nichts.
    }
# $space: of market share.
event-taken = { $airline } kommt auf { $space } Marktanteil und wirft einen Ereignischip in den Becher.
# To the airline's own player.
event-seen = Dein Ereignischip von Feld { $space }: { $marker }.

## Contracts, strikes and fees

folded = { $airline } löst die Firma auf und fängt mit ${ $amount } neu an (Würfel { $roll }).
contract-paid = { $airline } bekommt ${ $amount } aus dem Staatsauftrag.
# $way: rises or stays.
settlement-drawn =
    { $way ->
        [rises] { $airline } zieht den Streik: Eine Einigung kostet jetzt ${ $after } statt ${ $before }.
       *[stays] { $airline } zieht den Streik: Eine Einigung kostet weiter ${ $after }.
    }
# $way: falls or stays.
settlement-turn =
    { $way ->
        [falls] { $airline } ist dran: Eine Einigung kostet nur noch ${ $after } statt ${ $before }.
       *[stays] { $airline } ist dran: Eine Einigung kostet weiter ${ $after }.
    }
settled = { $airline } einigt sich für ${ $cost } mit der Belegschaft.
struck = { $airline } zahlt die ${ $cost } nicht und wird bestreikt.
strike-goes-on = { $airline } wird weiter bestreikt, eine Einigung würde ${ $cost } kosten.
# $why: `name-why-…`. $forgiven: yes or no.
fee =
    { $forgiven ->
        [yes] { $airline } zahlt ${ $amount } für { $why }, das letzte Bargeld. Der Rest ist erlassen.
       *[no] { $airline } zahlt ${ $amount } für { $why }.
    }
short = { $airline } muss erst etwas verkaufen, um ${ $amount } für { $why } zu zahlen.
# What is paid for: accusative.
name-why-fuel = Treibstoff
name-why-crash = den Absturz
name-why-interest = Zinsen
name-why-settlement = die Einigung
# An auction; the old contract ends, if there is one: its own, or that of $holder.
auction = { $airline } eröffnet die Auktion: ein Staatsauftrag über ${ $pays } pro Zug.
auction-own = { $airline } eröffnet die Auktion: ein Staatsauftrag über ${ $pays } pro Zug. Der eigene alte endet.
auction-other = { $airline } eröffnet die Auktion: ein Staatsauftrag über ${ $pays } pro Zug. Der alte von { $holder } endet.
bid = { $airline } bietet ${ $amount }.
# $bids: a list of `name-sum`.
bids = Gebote: { $bids }.
# $airlines: those who do not bid; $number: how many.
bids-and-none =
    Gebote: { $bids }. { $airlines } { $number ->
        [one] bietet
       *[other] bieten
    } nicht.
no-bids =
    { $airlines } { $number ->
        [one] bietet
       *[other] bieten
    } nicht.
contract-won = { $airline } ersteigert den ${ $pays }-Auftrag für ${ $amount }.
contract-unsold = Niemand bietet auf den ${ $pays }-Auftrag.

## Sales and loans

# $what: a spoke, or one of the three below: accusative.
sold = { $airline } verkauft { $what } für ${ $amount }.
sold-to-pay = { $airline } verkauft { $what } für ${ $amount }, um { $why } zu bezahlen.
name-jet-undeployed = einen Jumbo aus der Reserve
name-jet-at = den Jumbo in { $city }
name-own-sst = den SST
forfeited = { $airline } hat keinen Inlandszubringer mehr in { $city } und verliert auch { $spokes }.
loan = { $airline } nimmt ${ $amount } Kredit auf, Schulden jetzt ${ $balance }.
repaid =
    { $balance ->
        [0] { $airline } zahlt ${ $amount } zurück und ist schuldenfrei.
       *[other] { $airline } zahlt ${ $amount } zurück, Schulden noch ${ $balance }.
    }

## The network

bought = { $airline } kauft { $spoke } für ${ $price }.
# $more: what the spoke cost besides; 0 if nothing.
bought-sst =
    { $more ->
        [0] { $airline } kauft einen SST für ${ $price } und schickt ihn nach { $spoke }.
       *[other] { $airline } kauft einen SST für ${ $price } und schickt ihn nach { $spoke }; der Zubringer kostet ${ $more }.
    }
bought-jumbo = { $airline } kauft einen Jumbo für ${ $price } und schickt ihn nach { $spoke }.
bought-spare-jumbo = { $airline } kauft einen Jumbo für ${ $price } und hält ihn in Reserve.
jumbo-marker = Ein Jumbo-Chip kommt in den Becher.
# $jet: yes, if the attacker has one there; else no. $end: won or lost. $attack, $defence: `name-side`.
takeover =
    { $end ->
        [won] { $jet ->
            [yes] { $airline } übernimmt { $spoke } für ${ $price } von { $defender }, mit einem Jumbo: { $attack } gegen { $defence }.
           *[no] { $airline } übernimmt { $spoke } für ${ $price } von { $defender }: { $attack } gegen { $defence }.
        }
       *[lost] { $jet ->
            [yes] { $airline } will { $spoke } für ${ $price } von { $defender } übernehmen und scheitert trotz Jumbo: { $attack } gegen { $defence }.
           *[no] { $airline } will { $spoke } für ${ $price } von { $defender } übernehmen und scheitert: { $attack } gegen { $defence }.
        }
    }
takeover-open =
    { $end ->
        [won] { $jet ->
            [yes] { $airline } übernimmt für ${ $price } das freie { $spoke }, mit einem Jumbo: { $attack } gegen { $defence }.
           *[no] { $airline } übernimmt für ${ $price } das freie { $spoke }: { $attack } gegen { $defence }.
        }
       *[lost] { $jet ->
            [yes] { $airline } will für ${ $price } das freie { $spoke } übernehmen und scheitert trotz Jumbo: { $attack } gegen { $defence }.
           *[no] { $airline } will für ${ $price } das freie { $spoke } übernehmen und scheitert: { $attack } gegen { $defence }.
        }
    }
# A side's total and what it is made of: “11 (4 + 5 + 2 Preiskrieg)”. $sum: dice, or `name-more`.
name-side = { $total } ({ $sum })
name-more = { $sum } + { $plus } { $cause }
jet-home = { $airline } holt den Jumbo aus { $city } zurück.
# $moves: a list of the two below: accusative.
redeployed = { $airline } verlegt { $moves }.
redeployed-nothing = { $airline } verlegt nichts.
# $before, $after: cities. $way: home (into the Undeployed box), out (of it) or on.
name-jet-move =
    { $way ->
        [home] einen Jumbo von { $before } in die Reserve
        [out] einen Jumbo aus der Reserve nach { $after }
       *[on] einen Jumbo von { $before } nach { $after }
    }
name-sst-move = den SST von { $before } nach { $after }
hub-controlled = { $airline } kontrolliert { $city }.
# $again: yes, if it controlled the hub before; else no.
hub-dominated =
    { $again ->
        [yes] { $airline } kontrolliert { $city } nicht mehr, dominiert es aber noch.
       *[no] { $airline } dominiert { $city }.
    }
hub-free = In { $city } dominiert niemand mehr.
# $moves: a list of `name-share`.
shares = Marktanteil: { $moves }.
name-share = { $airline } von { $before } auf { $after }

## The end

# $scores: a list of `name-score` and `name-score-owing`.
over = Endstand: { $scores }.
name-score = { $airline } { $share } + ${ $cash } = { $total }
name-score-owing = { $airline } { $share } + ${ $cash } − ${ $loan } Kredit = { $total }
# Who won, in a few words. $number: how many.
verdict =
    { $airlines } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }
verdict-nobody = Niemand gewinnt
# How the game ended, said after who won. $airlines: who won; $number: how many. $kind: goal-reached, others-left or
# round-limit.
reason =
    { $kind ->
        [goal-reached] { $airlines } { $number ->
            [one] hat
           *[other] haben
        } mit { $total } das Ziel von { $goal } erreicht.
        [others-left] Alle anderen sind ausgestiegen, { $airlines } fliegt allein weiter.
       *[round-limit] Runde { $round } war die letzte, und { $airlines } { $number ->
            [one] hat
           *[other] haben
        } mit { $total } die höchste Summe.
    }
# The whole result.
result =
    { $airlines } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }{ $kind ->
        [goal-reached] {" "}mit { $total }. Das Ziel war { $goal }.
        [others-left] . Alle anderen sind ausgestiegen.
       *[round-limit] {" "}mit { $total }, der höchsten Summe nach Runde { $round }.
    }
# The same of a game that ended before its end had a kind, or without a winner. $reason: as it was written then.
result-of-old =
    { $airlines } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
result-nobody = Niemand gewinnt: { $reason }.

# An airline's account, to its player. $loan: 0 if there is none.
figures-worth =
    { $airline } kommt auf { $total }: Marktanteil { $share } und ${ $cash } in bar{ $loan ->
        [0] { "" }
       *[other] , abzüglich ${ $loan } Kredit
    }.
# $foreign: cities abroad, $jets: Jumbo Jets; each 0 if there are none. $hubs: a list, or name-no-hub.
figures-network =
    Sie fliegt { $domestic ->
        [one] { $domestic } Stadt
       *[other] { $domestic } Städte
    } im Inland{ $foreign ->
        [0] { "" }
       *[other] {" "}und { $foreign } im Ausland
    } an{ $jets ->
        [0] { "" }
        [one] , hat { $jets } Jumbo
       *[other] , hat { $jets } Jumbos
    } und hält { $hubs }.
name-no-hub = kein Drehkreuz

## Where the game stands

# $airlines: who won.
headline-over = Air Baron ist nach Runde { $round } zu Ende: Sieg für { $airlines }.
headline-over-nobody = Air Baron ist nach Runde { $round } zu Ende: Niemand hat gewonnen.
# $limit: the last round; 0 if there is none. $stage: what it is at; other, if nobody is at it. $airline: who is at it.
# $shares: a list of `name-stands`, of those $led who have some.
headline =
    Runde { $round }{ $limit ->
        [0] { "" }
       *[other] {" "}von { $limit }
    }: { $stage ->
        [orders] Alle planen
        [start] { $airline } beginnt den Zug
        [sequence] { $airline } ordnet die Chips
        [strike] { $airline } einigt sich oder wird bestreikt
        [bid] Auktion um den Staatsauftrag
        [limit] Auktion um den Staatsauftrag
        [sell] { $airline } muss verkaufen
        [competitor] { $airline } hat die Lokale Konkurrenz
        [negate] { $airline } kann einen Chip entwerten
        [takeover] { $airline } darf noch eine Übernahme versuchen
        [turn] { $airline } ist am Zug
       *[other] Es geht weiter
    }. { $led ->
        [0] Ziel: { $goal }.
       *[other] Marktanteil: { $shares } (Ziel: { $goal }).
    }
name-stands = { $airline } { $share }
# An airline, and what it is at. $stage: the .during of name-stage-….
name-at = { $airline }: { $stage }
# What a round is at. .during: inside a sentence.
name-stage-orders = Pläne
    .during = Pläne
name-stage-start = Vor dem Ziehen
    .during = vor dem Ziehen
name-stage-sequence = Welcher Chip zuerst
    .during = welcher Chip zuerst
name-stage-strike = Einigung oder Streik
    .during = Einigung oder Streik
name-stage-bid = Auktion
    .during = Auktion
name-stage-limit = Auktion
    .during = Auktion
name-stage-sell = Notverkauf
    .during = Notverkauf
name-stage-competitor = Lokale Konkurrenz
    .during = Lokale Konkurrenz
name-stage-negate = Lokale Konkurrenz
    .during = Lokale Konkurrenz
name-stage-turn = Am Zug
    .during = am Zug
name-stage-takeover = Noch eine Übernahme
    .during = noch eine Übernahme
name-stage-over = Partie vorbei
    .during = Partie vorbei

## When the winner took the lead

never-behind = { $airline } lag nach keiner Runde zurück.
took-the-lead = Die Entscheidung fiel in Runde { $round }: { $airline } ging in Führung und blieb vorn.
