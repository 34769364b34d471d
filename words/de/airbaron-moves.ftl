# Air Baron's turns: what players are asked, what they are told with it, and why an answer is refused.
# The label of a field may have a .hint; an option of it a .note, which stands after it in small letters.

## Draws

# $markers: those drawn, a list of one or two nouns (.drawn of the names).
drew = Du hast { $markers } gezogen.
drew-nothing = Du hast nichts gezogen: Der Becher ist leer.
which-first = Welcher deiner Chips kommt zuerst?
resolve-first = Zuerst
    .hint = Die Chips wirken nacheinander – wie gezogen, wenn du nichts anderes sagst.

## The Local Competitor

drew-competitor = Du hast die Lokale Konkurrenz gezogen: Wie nutzt du sie?
competitor-hint = Bring andere einmal um ihre Einnahmen.
competitor-least = Teuren Chip entwerten
    .note = den ersten, der die anderen genug kostet
competitor-last = Auf den letzten Chip warten
    .note = spätestens der wird entwertet
competitor-ask = Frag mich jedes Mal
    .note = die Partie wartet bei jedem Drehkreuz und Zubringer auf mich
negate-from = Entwerten ab diesem Betrag
# $marker: the hub or spoke whose payment is at stake.
negate = Entwertest du { $marker } mit der Lokalen Konkurrenz?
negate-not = Zahlen lassen
negate-it = Entwerten

## Strikes

# $cost: the settlement in dollars.
settle-or-not = Streik: Einigst du dich für ${ $cost }?
settle-for = Für ${ $cost } einigen
be-under-strike = Streik hinnehmen

## Money

sell = Freiwilliger Verkauf
    .hint = Vor der Aktion darfst du eine Sache zu Geld machen.
sell-nothing = Nichts verkaufen
repay = Zurückzahlen
borrow = Kredit aufnehmen
sum-hint = In ganzen Dollar, vor der Aktion.

# $why: fuel, crash or interest, for which a fee is due that cash does not cover.
cut-back =
    { $why ->
        [fuel] Notverkauf: ${ $amount } für Treibstoff
        [crash] Notverkauf: ${ $amount } für den Absturz
       *[interest] Notverkauf: ${ $amount } Zinsen
    }
borrow-first = Zuerst Kredit aufnehmen
# $number: the first, second, … thing that is sold for a fee or a settlement.
sell-number = Verkaufen ({ $number })

## The government contract

# $pays: what the contract pays its holder each turn.
your-limit = Wähle dein Limit für den ${ $pays }-Auftrag
limit = Bieten bis
    .hint = So weit wird für dich geboten; bei 0 überlässt du den Auftrag den anderen.
bid-for-contract = Bietest du auf den ${ $pays }-Auftrag?
your-bid = Dein Gebot
    .hint = Biete mehr als die anderen oder überlass ihnen den Auftrag.
# $least: the lowest bid that is open.
bid-or-more = Mindestens ${ $least } bieten
bid-pass = Passen
amount = Betrag
    .hint = In ganzen Dollar, aus deinem Bargeld.

## Before the draw

# $round: its number.
before-draw = Runde { $round }: vor dem Ziehen
company = Firma
    .hint = Eine neue Firma fängt von vorn an.
company-keep = Meine Firma behalten
company-fold = Auflösen und neu gründen
    .note = mein Bargeld, Staatsauftrag, Streik und Kredit sind weg
fare-wars = Preiskrieg
fare-wars-out = Kein Preiskrieg
fare-wars-in = Preiskrieg führen
    .note = keine Gewinne, +2 bei Übernahmen

## The action

your-turn = Runde { $round }: dein Zug
action = Aktion
    .ask = Was möchtest du in diesem Zug tun?
    .hint = Eine pro Zug: kaufen, übernehmen, verlegen oder passen.
act-buy = Zubringer im Inland kaufen
act-foreign = Zubringer im Ausland kaufen
act-sst = SST kaufen
act-jumbo = Jumbo kaufen
act-takeover = Übernahme versuchen
act-redeploy = Jumbos und SST verlegen
act-pass = Passen

# What an action is aimed at, by the kind of action. The options are spokes with prices, or the Undeployed box.
target-buy = Zubringer zum Kaufen
    .ask = Welchen Zubringer willst du kaufen?
    .hint = Bei jeder Möglichkeit steht ihr Preis.
target-foreign = Auslandszubringer zum Kaufen
    .ask = Welchen Zubringer im Ausland willst du kaufen?
    .hint = Bei jeder Möglichkeit steht ihr Preis.
target-sst = Ziel des SST
    .ask = Wohin soll dein SST fliegen?
    .hint = Bei jeder Möglichkeit steht ihr Preis.
target-jumbo = Ziel des Jumbos
    .ask = Wohin soll dein neuer Jumbo?
    .hint = Bei jeder Möglichkeit steht ihr Preis.
target-takeover = Stadt für die Übernahme
    .ask = Welche Stadt willst du übernehmen?
    .hint = Bei jeder Möglichkeit steht ihr Preis.

leaving = Aussteigen
    .hint = Wer aussteigt, kommt nicht zurück.
leaving-stay = Weiterspielen
leaving-leave = Aussteigen
    .note = endgültig; der Rest dieses Formulars zählt nicht

## Takeovers

another-takeover = Noch eine Übernahme?
next-takeover = Nächste Übernahme
    .hint = Nach einem Erfolg darfst du weitermachen oder aufhören.
stop-here = Aufhören
# $number: how many takeovers have succeeded by then.
after-won =
    { $number ->
        [one] Nach dem ersten Erfolg
       *[other] Nach { $number } Erfolgen
    }
    .hint = Was du nach einem Erfolg angreifst.
go-on-ask = Frag mich
go-on-stop = Aufhören
use-jet = Jumbo einsetzen
    .hint = Bei einem Erfolg bleibt der Jumbo dort.
# $city: where the takeover is.
jet-to-city = Jumbo nach { $city }
jet-no = Ohne Jumbo
jet-yes = Mit Jumbo
    .note = +2; bleibt bei einem Erfolg dort

## Redeployment

# $number: Jumbo Jets are told apart by their numbers.
jet-number = Jumbo { $number }
    .hint = Wo dieser Jumbo ab jetzt steht.
sst = SST
    .hint = Wohin der SST ab jetzt fliegt.

## Refusals

# $cash: what is on hand when the loan is repaid.
cannot-repay = Du kannst nicht ${ $wanted } zurückzahlen, du hast nur ${ $cash }.
# $spoke: a city with its code.
not-open-any-more = { $spoke } ist nicht mehr frei.
costs-more = { $spoke }: Das kostet ${ $cost }, du hast ${ $cash }.

## Dangers: what an answer would do to the player who gives it
#
# .clause: the same without the full stop.

danger-leaving = { danger-leaving.clause }.
    .clause = Du steigst endgültig aus; deine Zubringer bleiben stehen und bringen dir nichts mehr
# $lost: cash, contract or both.
danger-folding = { danger-folding.clause }.
    .clause =
    { $lost ->
        [cash] Mit der Firma gibst du ${ $cash } auf
        [contract] Mit der Firma gibst du den Staatsauftrag auf
       *[both] Mit der Firma gibst du ${ $cash } und den Staatsauftrag auf
    }
# $sold: a spoke. $hub: the city whose hub it belongs to. $standing: control or dominance.
danger-share = { danger-share.clause }.
    .clause =
    { $standing ->
        [control] Ohne { $sold } verlierst du die Kontrolle über { $hub }: Marktanteil −{ $lost }
       *[dominance] Ohne { $sold } verlierst du die Dominanz über { $hub }: Marktanteil −{ $lost }
    }
# $spokes: a list of foreign spokes.
danger-forfeit = { danger-forfeit.clause }.
    .clause = Mit { $sold } verlierst du auch { $spokes }, ohne Geld dafür
# $left: the cash that other takeovers leave. $spoke: the one that is to be taken over then.
danger-left = { danger-left.clause }.
    .clause = Dir blieben dann noch ${ $left }, { $spoke } kostet aber ${ $price }
danger-plan = { danger-plan.clause }.
    .clause = Du hast jetzt ${ $cash }, dein Plan kostet mindestens ${ $cost }
# $total: market share and cash at the end of the turn. $goal: what wins.
danger-loan = { danger-loan.clause }.
    .clause = Du kämst auf { $total } von { $goal }, aber mit Schulden kannst du nicht gewinnen
danger-strike = { danger-strike.clause }.
    .clause = Du kämst auf { $total } von { $goal }, aber im Streik kannst du nicht gewinnen
