# Air Baron: what happened in a round, where the game stands, how it ended.
#
# $airline, $holder, …: an airline, on first mention with its player: “Sky High (Ada)”.
# Many sentences have a .clause: the same without the airline and the full stop. Several of them follow the airline's
# name, parted by semicolons (see `deeds`). Sums are dollars.
# An airline is „die Fluglinie“: „sie“, „ihr“. Its name takes no article and no case.

## Who is who

# An airline that is mentioned for the first time. $player: a player's name, or name-seat.
name-airline = { $airline } ({ $player })
name-seat = Platz { $seat }

## Parts of sentences

# All that an airline did as usual. $subject: shared, if the airline is the subject of every clause; else mixed.
deeds =
    { $airline }{ $subject ->
        [shared] { "" }
       *[mixed] :
    } { $deeds }.
# Profits, fees, or changes at hubs that come together: each is a message of its own, without a full stop.
changes = { $changes }.
# A marker that nobody has looked at. .opening: at the beginning of a sentence.
name-event-marker = einen Ereignischip
    .opening = Ein Ereignischip
# Where a Jumbo Jet waits that stands on no spoke. Other messages choose by this very word (“[Reserve] in die Reserve”).
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
fare-wars = { $airline } { fare-wars.clause }.
    .clause =
    { $way ->
        [in] beginnt einen Preiskrieg
       *[out] beendet den Preiskrieg
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
        [competitor] die Lokale Konkurrenz zu nutzen oder nicht
        [negate] die Lokale Konkurrenz zu nutzen oder nicht
        [takeover] noch eine Übernahme zu versuchen oder nicht
       *[turn] eine Aktion zu wählen
    }.
# $contract: yes, if it held one; else no.
left =
    { $contract ->
        [yes] { $airline } steigt aus, der Staatsauftrag verfällt.
       *[no] { $airline } steigt aus.
    }
# $why: strike or choice.
passed = { $airline } { passed.clause }.
    .clause =
    { $why ->
        [strike] muss wegen des Streiks passen
       *[choice] passt
    }
round-over = Runde { $round } ist vorbei: Die gezogenen Chips kommen zurück in den Becher.

## Draws and profits

# $marker, $first, $second: a marker, or `name-paying`. $paying: yes, if the first is `name-paying`; else no.
drew = { $airline } { drew.clause }.
    .clause = zieht { $marker }
drew-two = { $airline } { drew-two.clause }.
    .clause =
    zieht { $first }{ $paying ->
        [yes] ,
       *[no] { "" }
    } und { $second }
drew-jumbos = { $airline } { drew-jumbos.clause }.
    .clause = zieht zwei Jumbo-Chips
drew-jumbos-paying = { $airline } { drew-jumbos-paying.clause }.
    .clause = zieht zwei Jumbo-Chips, jeder bringt { $paid }
# $paid: `paid`.
name-paying = { $marker }, das bringt { $paid }
replaced = { $airline } { replaced.clause }.
    .clause = zieht { $marker }, das noch frei ist, und zieht noch einmal
cup-empty = Der Becher ist leer: { $airline } zieht nichts mehr.
# A clause of `changes` or `deeds`. $marker: its opening form, if it comes first.
profit = { $marker } bringt { $paid }
# Whom a marker pays. $paid: a list of `name-sum`, `name-own-sum` and `name-unpaid`, or name-nobody. $recession: yes or no.
paid =
    { $paid }{ $recession ->
        [yes] {" "}in der Rezession
       *[no] { "" }
    }
# After „bringt“.
name-nobody = niemandem etwas
# To the airline that drew the marker.
name-own-sum = ihr selbst ${ $amount }
# $why: fare-wars, strike or left.
name-unpaid =
    { $why ->
        [fare-wars] { $airline } im Preiskrieg nichts
        [strike] { $airline } im Streik nichts
       *[left] { $airline } nach dem Ausstieg nichts
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
competitor-lapsed = Für die Lokale Konkurrenz von { $airline } kam kein Chip mehr: Sie verfällt.
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
event-taken = { $airline } { event-taken.clause }.
    .clause = kommt auf { $space } Marktanteil und wirft einen Ereignischip in den Becher
event-seen = Der Ereignischip von Feld { $space }: { $marker }.

## Contracts, strikes and fees

folded = { $airline } löst die Firma auf und fängt mit ${ $amount } neu an (Würfel { $roll }).
contract-paid = { $airline } { contract-paid.clause }.
    .clause = bekommt ${ $amount } aus dem Staatsauftrag
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
settled = { $airline } { settled.clause }.
    .clause = einigt sich für ${ $cost } mit der Belegschaft
struck = { $airline } zahlt die ${ $cost } nicht und wird bestreikt.
strike-goes-on = { $airline } { strike-goes-on.clause }.
    .clause = wird weiter bestreikt, eine Einigung würde ${ $cost } kosten
# A clause of `changes`. $why: `name-why-…`. $forgiven: yes or no.
fee =
    { $airline } zahlt ${ $amount } für { $why }{ $forgiven ->
        [yes] {" "}(das letzte Bargeld, der Rest ist erlassen)
       *[no] { "" }
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
    Gebote: { $bids }; { $airlines } { $number ->
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
sold = { $airline } { sold.clause }.
    .clause = verkauft { $what } für ${ $amount }
sold-to-pay = { $airline } verkauft { $what } für ${ $amount }, um { $why } zu bezahlen.
name-jet-undeployed = einen Jumbo aus der Reserve
name-jet-at = den Jumbo in { $city }
name-own-sst = den SST
forfeited = Ohne Inlandszubringer in { $city } verliert { $airline } auch { $spokes }.
loan = { $airline } { loan.clause }.
    .clause = nimmt ${ $amount } Kredit auf, Schulden jetzt ${ $balance }
repaid = { $airline } { repaid.clause }.
    .clause =
    { $balance ->
        [0] zahlt ${ $amount } zurück und ist schuldenfrei
       *[other] zahlt ${ $amount } zurück, Schulden noch ${ $balance }
    }

## The network

bought = { $airline } { bought.clause }.
    .clause = kauft { $spoke } für ${ $price }
# $more: what the spoke cost besides; 0 if nothing.
bought-sst = { $airline } { bought-sst.clause }.
    .clause =
    schickt einen SST nach { $spoke }: ${ $price }{ $more ->
        [0] { "" }
       *[other] {" "}und ${ $more } für den Zubringer
    }
bought-jumbo = { $airline } { bought-jumbo.clause }.
    .clause = kauft einen Jumbo für ${ $price } und schickt ihn nach { $spoke }
bought-spare-jumbo = { $airline } { bought-spare-jumbo.clause }.
    .clause = kauft einen Jumbo für ${ $price } und hält ihn in Reserve
jumbo-marker = Ein Jumbo-Chip kommt in den Becher.
# $jet: yes, if the attacker has one there; else no. $end: won or lost. $attack, $defence: `name-side`.
takeover = { $airline } { takeover.clause }.
    .clause =
    { $end ->
        [won] übernimmt { $spoke } für ${ $price } von { $defender }{ $jet ->
            [yes] , mit einem Jumbo
           *[no] { "" }
        }: { $attack } gegen { $defence }
       *[lost] will { $spoke } für ${ $price } von { $defender } übernehmen und scheitert{ $jet ->
            [yes] {" "}trotz Jumbo
           *[no] { "" }
        }: { $attack } gegen { $defence }
    }
takeover-open = { $airline } { takeover-open.clause }.
    .clause =
    { $end ->
        [won] übernimmt für ${ $price } das freie { $spoke }{ $jet ->
            [yes] , mit einem Jumbo
           *[no] { "" }
        }: { $attack } gegen { $defence }
       *[lost] will für ${ $price } das freie { $spoke } übernehmen und scheitert{ $jet ->
            [yes] {" "}trotz Jumbo
           *[no] { "" }
        }: { $attack } gegen { $defence }
    }
# A side's total and what it is made of: “11 (4 + 5 + 2 Preiskrieg)”. $sum: dice, or `name-more`.
name-side = { $total } ({ $sum })
name-more = { $sum } + { $plus } { $cause }
jet-home = { $airline } { jet-home.clause }.
    .clause = holt den Jumbo aus { $city } zurück
# $moves: a list of the two below: accusative.
redeployed = { $airline } { redeployed.clause }.
    .clause = verlegt { $moves }
redeployed-nothing = { $airline } { redeployed-nothing.clause }.
    .clause = verlegt nichts
# $before, $after: cities, or name-box („Reserve“).
name-jet-move =
    einen Jumbo { $before ->
        [Reserve] aus der Reserve
       *[city] von { $before }
    } { $after ->
        [Reserve] in die Reserve
       *[city] nach { $after }
    }
name-sst-move = den SST von { $before } nach { $after }
# Clauses of `changes`. $place: first in its sentence, or later.
hub-controlled = { $airline } kontrolliert { $city }
# $again: yes, if it controlled the hub before; else no.
hub-dominated =
    { $again ->
        [yes] { $airline } kontrolliert { $city } nicht mehr, dominiert es aber noch
       *[no] { $airline } dominiert { $city }
    }
hub-free =
    { $place ->
        [first] In { $city } dominiert niemand mehr
       *[later] in { $city } dominiert niemand mehr
    }
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
# How the game ended: part of a sentence, or one of its own. $airlines: who won; $number: how many. $kind: goal-reached,
# others-left or round-limit.
reason =
    { $kind ->
        [goal-reached] { $airlines } { $number ->
            [one] hat
           *[other] haben
        } mit { $total } das Ziel von { $goal } erreicht
        [others-left] { $airlines } fliegt allein weiter, alle anderen sind ausgestiegen
       *[round-limit] Runde { $round } war die letzte, und { $airlines } { $number ->
            [one] hat
           *[other] haben
        } mit { $total } die höchste Summe
    }
    .form = clause
# The whole result. $reason: `reason`.
result =
    { $airlines } { $number ->
        [one] gewinnt
       *[other] gewinnen
    }: { $reason }.
result-nobody = Niemand gewinnt: { $reason }.

# An airline's account, to its player. $loan: 0 if there is none.
figures-worth =
    { $airline }: Marktanteil { $share } und ${ $cash } in bar{ $loan ->
        [0] { "" }
       *[other] , abzüglich ${ $loan } Kredit
    }, zusammen { $total }.
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
headline-over = Air Baron, nach Runde { $round } zu Ende: Sieg für { $airlines }.
headline-over-nobody = Air Baron, nach Runde { $round } zu Ende: Niemand hat gewonnen.
# $limit: the last round; 0 if there is none. $stage: what it is at. $shares: a list of `name-stands`.
headline =
    Air Baron, Runde { $round }{ $limit ->
        [0] { "" }
       *[other] {" "}von höchstens { $limit }
    }, { $stage }. Marktanteil: { $shares } (Ziel: { $goal }).
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
