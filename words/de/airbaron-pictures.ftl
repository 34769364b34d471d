# Air Baron: what is written on pictures. Room is scarce.

## The head of every picture

# $goal: share and cash that win.
frame = Runde { $round } · Ziel: { $goal }
round = Runde { $round }
preview = Vorschau

## What a choice would do
#
# A title for each deed; .detail: what it costs, brings and risks.
# $where: a spoke, or airbaron-story.name-box, which is „Reserve“: messages choose by that word.

nothing-chosen = Noch nichts gewählt.
deed-fold = Firma auflösen
    .detail = Bargeld, Staatsauftrag, Streik und Kredit sind weg; du gründest neu.
deed-into-war = Preiskrieg
    .detail = Keine Gewinne für dich, +2 im Angriff, +1 in der Abwehr.
deed-out-of-war = Kein Preiskrieg
    .detail = Deine Chips zahlen wie gewohnt.
deed-settle = Einigung im Streik
    .detail = Du zahlst und kannst weiterfliegen.
deed-strike = Streik hinnehmen
    .detail = Keine Gewinne, keine Aktion, bis du dich einigst.
deed-no-bid = Passen
    .detail = Beim Staatsauftrag.
deed-negate = Chip entwerten
    .detail = Die Lokale Konkurrenz ist damit verbraucht.
deed-let-pay = Chip zahlen lassen
    .detail = Die Lokale Konkurrenz wartet.
deed-leave = Aussteigen
    .detail = Endgültig; der Rest dieses Formulars zählt nicht.
deed-pass = Passen
    .detail = Keine weitere Aktion in diesem Zug.
deed-stop = Aufhören
    .detail = Keine weitere Aktion in diesem Zug.
deed-then-ask = Dann fragen
    .detail = Nach einem Erfolg.
deed-then-stop = Dann aufhören
    .detail = Nach einem Erfolg.
sum-repay = ${ $amount } zurückzahlen
    .detail = Deine Schulden sinken um so viel.
sum-borrow = ${ $amount } Kredit
    .detail = Zehn Prozent Zinsen pro Zug; mit Schulden kein Sieg.
# $amount: 0 if it is not chosen yet.
sum-bid =
    { $amount ->
        [0] Bieten
       *[other] ${ $amount } bieten
    }
    .detail = Beim Staatsauftrag.
sum-limit =
    { $amount ->
        [0] Nicht bieten
       *[other] Bis ${ $amount } bieten
    }
    .detail =
    { $amount ->
        [0] Der Staatsauftrag geht an andere.
       *[other] Bis dahin immer einen Dollar mehr als die anderen.
    }
# $what: a spoke, name-the-sst, or a Jumbo Jet (airbaron-story): accusative.
sell = Verkaufe { $what }
    .detail = Bringt den halben Preis, aufgerundet.
name-the-sst = den SST
# $marker: as at the beginning of a sentence.
marker-first = { $marker } zuerst
    .detail = Der andere Chip folgt.
buy-jet =
    { $where ->
        [Reserve] Jumbo in die Reserve
       *[spoke] Jumbo nach { $where }
    }
    .detail = Dort +2 in der Abwehr; Jumbo-Chips zahlen für ihn.
buy-sst = SST nach { $where }
    .detail = Dein einziger SST.
buy-spoke = Kaufe { $where } für ${ $price }
# A foreign spoke. $city: its hub.
pays-abroad = Bringt ${ $low }, oder ${ $high }, wenn du { $city } kontrollierst.
# $when: now, or later (after another takeover).
take-over =
    { $when ->
        [later] Dann übernimm { $spoke } für ${ $price }
       *[now] Übernimm { $spoke } für ${ $price }
    }
# $chance: in percent. $attack, $defence: name-two-dice, and what is added to them, each a `name-plus`.
odds = { $chance } %: { $attack } gegen { $defence }.
name-two-dice = zwei Würfel
name-plus = +{ $plus } { $why }
# $standing: control or dominance. $share: what is added.
gives =
    { $standing ->
        [control] Du kontrollierst dann { $city }: Marktanteil +{ $share }.
       *[dominance] Du dominierst dann { $city }: Marktanteil +{ $share }.
    }
would-hold = Dann hast du { $own } von { $spokes } Zubringern in { $city }.
move-sst = SST nach { $where }
    .detail = Als Aktion verlegt.
move-jet =
    { $where ->
        [Reserve] Jumbo { $number } in die Reserve
       *[spoke] Jumbo { $number } nach { $where }
    }
    .detail = Als Aktion verlegt.
# $clauses: plans or orders, the first of which is an .opening.
next-turn = Nächster Zug
    .detail = { $clauses }.
new-orders = Daueraufträge
    .detail = { $clauses }.

## Plans and standing orders
#
# Small, for they follow their label; .opening: at the beginning of a sentence.

fare-wars-form = wie jeweils angegeben
    .opening = Preiskrieg wie jeweils angegeben
fare-wars-stay = beim Preiskrieg alles lassen
    .opening = Beim Preiskrieg alles lassen
fare-wars-in = Preiskrieg beginnen
    .opening = Preiskrieg beginnen
fare-wars-out = Preiskrieg beenden
    .opening = Preiskrieg beenden
fare-wars-ask = vor dem Ziehen nach dem Preiskrieg fragen
    .opening = Vor dem Ziehen nach dem Preiskrieg fragen
# $spoke: its name. $price: in dollars.
plan-buy = { $spoke } für ${ $price } kaufen
    .opening = { $spoke } für ${ $price } kaufen
plan-buy-any = freien Zubringer von { $city } kaufen
    .opening = Freien Zubringer von { $city } kaufen
plan-buy-unknown = { $spoke } kaufen
    .opening = { $spoke } kaufen
plan-take-over = { $spoke } für ${ $price } übernehmen
    .opening = { $spoke } für ${ $price } übernehmen
plan-take-over-unknown = { $spoke } übernehmen
    .opening = { $spoke } übernehmen
plan-sst = SST nach { $where }
    .opening = SST nach { $where }
plan-jet =
    { $where ->
        [Reserve] Jumbo für die Reserve
       *[spoke] Jumbo nach { $where }
    }
    .opening =
    { $where ->
        [Reserve] Jumbo für die Reserve
       *[spoke] Jumbo nach { $where }
    }
plan-move-sst = SST nach { $where } verlegen
    .opening = SST nach { $where } verlegen
# $where: always the Undeployed box.
plan-move-jets = alle Jumbos in die { $where }
    .opening = Alle Jumbos in die { $where }
plan-move-jet = einen Jumbo nach { $where } verlegen
    .opening = Einen Jumbo nach { $where } verlegen
plan-pass = passen
    .opening = Passen
plan-none = fragen, wenn die Chips gezogen sind
# What is done if what comes before cannot be done.
plan-else = { $before }, sonst { $then }
order-sequence-profits = Gewinne vor Ereignissen
    .opening = Gewinne vor Ereignissen
order-sequence-events = Ereignisse vor Gewinnen
    .opening = Ereignisse vor Gewinnen
order-sequence-ask = fragen, welcher Chip zuerst kommt
    .opening = Fragen, welcher Chip zuerst kommt
order-two-events-ask = bei zwei Ereignissen fragen
    .opening = Bei zwei Ereignissen fragen
order-two-events-drawn = zwei Ereignisse wie gezogen
    .opening = Zwei Ereignisse wie gezogen
order-strike-ask = fragen
order-strike-settle = einigen, sobald das Bargeld reicht
order-strike-strike = nie einigen
order-cutbacks-ask = fragen, was verkauft wird
    .opening = Fragen, was verkauft wird
order-cutbacks-cheapest = verkaufen, was am wenigsten wehtut
    .opening = Verkaufen, was am wenigsten wehtut
# $bids: pass, limit or ask. $limit: in dollars.
order-bids =
    { $bids ->
        [pass] passen
        [limit] bis ${ $limit } bieten
       *[ask] fragen
    }
# $order: least, last, drawn or ask. $least: in dollars.
order-competitor =
    { $order ->
        [least] ersten Chip entwerten, der andere mindestens ${ $least } kostet
        [last] auf den letzten Chip warten
        [drawn] fragen, wenn sie gezogen ist
       *[ask] jedes Mal fragen
    }
# An order with what it is about. $order: one of the above.
about-strikes = Streiks: { $order }
    .opening = Streiks: { $order }
about-contracts = Staatsaufträge: { $order }
    .opening = Staatsaufträge: { $order }
about-competitor = Lokale Konkurrenz: { $order }
    .opening = Lokale Konkurrenz: { $order }
# How long a plan holds, and what goes with it.
term-good = Zug um Zug
term-once = für einen Zug
term-keep = ${ $keep } behalten
term-chance = Übernahmen ab { $chance } %
term-loan = Kredit, wenn nötig
term-repay = Rest zurückzahlen
term-else-pass = sonst passen
term-else-ask = sonst fragen
# Labels of plans and orders.
label-fare-wars = Preiskrieg
label-plan = Plan
label-holds = Gilt
label-markers = Chips
label-strikes = Streiks
label-contracts = Gebote
label-cutbacks = Notverkauf
label-competitor = Konkurrenz
label-seen = Gesehen
# An event marker that the reader has looked at. $space: of market share.
name-seen = { $marker } (bei { $space })

## One's own airline

no-spokes = Noch keine Zubringer.
# Spokes at further hubs.
also = Auch
# How the airline stands at a hub. $standing: controls, dominates or present. $profit: what the hub pays. $jets: how many it has,
# of $most.
hub =
    { $standing ->
        [controls] Kontrolle: ${ $profit }
        [dominates] Dominanz: ${ $profit }
       *[present] mit dabei
    } · Jumbos { $jets }/{ $most }
# What its cash can buy.
with-cash = Mit ${ $cash }
within-reach =
    { $offers ->
        [0] dafür ist nichts zu haben
       *[other] was zu haben ist und wie Übernahmen stehen
    }
offer-buy = Inland
offer-abroad = Ausland
offer-take-over = Angriff
chance = { $percent } %
orders = Deine Daueraufträge
planned = Geplant
private = nur für dich
planned-deed = { $title } · { $detail }
nobody = Du hast in dieser Partie keine Fluglinie.
left = Diese Fluglinie ist ausgestiegen. Sie hat nichts mehr zu tun.
# $total: market share and cash, on the way to the goal.
standing = { $share } + ${ $cash } = { $total } von { $goal }

## The board

# A marker, and the contract of the government.
contract = Staatsauftrag
# $over: yes, once the game is over; else no.
order =
    { $over ->
        [yes] Endstand
       *[no] Zugfolge
    }
share = Anteil
cash = Bargeld
# Chips at an airline's line.
chip-total = Summe { $total }
chip-left = ausgestiegen
    .short = raus
chip-owed = muss ${ $amount } zahlen
    .short = zahlt ${ $amount }
chip-war = Preiskrieg
chip-strike = Streik
chip-loan = Kredit ${ $amount }
# What the round brought. $markers: how many follow.
drawn =
    { $markers ->
        [0] Noch nichts gezogen
       *[other] Gezogen
    }
cup = Becher: { $count }
# What settling a strike costs, and how much may be borrowed: a sum follows.
settlement = Streik
loans = Kredit bis
competitor = Konkurrenz
recession = Rezession
auction = Auktion: ${ $pays } pro Zug
# Behind an airline's badge.
best-bid = bietet ${ $amount }
# What the rims of hubs mean.
key-open = frei
key-dominated = dominiert
key-controlled = kontrolliert

## The card at the end
#
# Six columns leave little room for the names of airlines: their heads are as short as can be.

length =
    { $version ->
        [basic] Grundspiel
       *[advanced] erweitertes Spiel
    } · { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
column-spokes = Städte
column-hubs = Drehkreuze
    .short = Dreh{ "\u00AD" }kreuze
column-takeovers = erobert
column-share = Anteil
column-cash = bar
column-total = Summe
# Won of those tried.
takeovers =
    { $tried ->
        [0] keine
       *[other] { $taken }/{ $tried }
    }
chart = Marktanteil und Bargeld
    .note = Runde für Runde, ohne Kredite
goal = Ziel: { $goal }
