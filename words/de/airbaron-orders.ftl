# Air Baron's orders: the plan for one's own turn, and what stands besides.
# The label of a field may have a .hint; an option of it a .note, which stands after it in small letters.
# Players speak in options and in labels with “mein”: they say what their stand-in is to do.

## A plan is asked for when a round begins

# $round: its number.
plan-ahead = Dein Plan für Runde { $round }
# $place: which turn of the round is yours. $turns: how many there are.
number-in-round = Du bist in dieser Runde als { $place }. von { $turns } dran.

## Fare Wars

fare-wars-in-my-turn = Preiskrieg in meinem Zug
fare-wars-in-your-turn = Preiskrieg in deinem Zug
next-fare-wars = Nächster Zug: Preiskrieg
fare-wars-hint = Im Preiskrieg bekommst du keine Gewinne, aber +2 bei Übernahmen.
fare-wars-form = Wie ich es jeweils angebe
    .note = sonst frag mich vor dem Ziehen
fare-wars-stay = Alles lassen, wie es ist
fare-wars-in = Preiskrieg beginnen
    .note = keine Gewinne, +2 bei Übernahmen
fare-wars-out = Preiskrieg beenden
fare-wars-ask = Frag mich vorher
    .note = die Partie wartet vor dem Ziehen auf mich

## How long a plan holds

lasting = Dieser Plan gilt
    .hint = Wie lange gilt, was du unten planst.
lasting-good = Bis ich ihn ändere
    .note = Zug um Zug
lasting-turn = Nur für meinen nächsten Zug
    .note = danach gilt wieder der alte Plan

## The actions of a plan, in order of preference

my-turn = Mein Zug
    .hint = Plane ihn jetzt, oder lass dich fragen, wenn du dran bist.
my-turn-plan = Nach Plan
    .note = die erste Aktion, die möglich ist
my-turn-ask = Frag mich
    .note = wenn die Chips gezogen sind

do-this = Am liebsten
    .ask = Was möchtest du tun?
    .hint = Was deine Fluglinie in ihrem Zug tut.
or-else = sonst
    .hint = Falls alles davor nicht möglich ist.
nothing-else = Nichts weiter
redeploy = Verlegen

# What an action is aimed at, by the kind of action. The options are spokes with prices, hubs or the Undeployed box.
target-buy = Zubringer oder Drehkreuz
    .ask = Welchen Zubringer willst du kaufen, oder irgendeinen von welchem Drehkreuz?
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
target-move = Was wohin verlegen
    .ask = Was willst du verlegen, und wohin?
    .hint = Wähle den Jet und wohin er fliegt.

# $city: that of the hub.
any-spoke = Irgendein freier Zubringer von { $city }
jets-to-box = Alle Jumbos in die Reserve
# $spoke: a city with its code.
jet-to = Jumbo nach { $spoke }
sst-to = SST nach { $spoke }

## What goes with the actions

otherwise = Wenn nichts davon geht
    .hint = Was geschieht, falls alles auf der Liste unmöglich geworden ist.
otherwise-ask = Frag mich
    .note = wenn die Chips gezogen sind
otherwise-pass = Passen

keep = So viel Bargeld behalten
    .hint = Nichts wird gekauft, was dir weniger übrig ließe.

chance = Übernahmen
    .hint = Nur, wenn die Chance dann mindestens so gut steht.
chance-0 = Bei jeder Chance
chance-33 = Ab 33 % Chance
chance-50 = Ab 50 % Chance
chance-67 = Ab 67 % Chance

jets = Übernahmen mit Jumbo
    .hint = Ob ein Jumbo aus der Reserve mitmacht.
jets-no = Ohne Jumbo
jets-yes = Mit einem Jumbo aus der Reserve
    .note = +2, wo einer stehen darf

further = Nach einer gelungenen Übernahme
    .hint = Im Preiskrieg darf auf einen Erfolg noch eine Übernahme folgen.
further-ask = Frag mich
    .note = nur im Preiskrieg
further-list = Weiter in meiner Liste, dann aufhören
    .note = mit den Übernahmen, die danach kommen
further-on = Weiter in meiner Liste, dann frag mich
further-stop = Aufhören

loan = Wenn mein Bargeld nicht reicht
    .hint = Ob du für die Aktion einen Kredit aufnimmst.
loan-no = Kein Kredit
loan-need = So viel Kredit wie nötig
    .note = möglichst wenig, in Zehnern

repay = Meinen Kredit zurückzahlen
    .hint = Wann du deinen Kredit zurückzahlst.
repay-win = Nur für den Sieg
    .note = erst, wenn allein er den Sieg verhindert
repay-spare = Mit allem, was übrig ist
    .note = nach der Aktion, in Zehnern

## Standing orders

sequence = Reihenfolge meiner zwei Chips
    .hint = Welcher deiner zwei Chips zuerst wirkt.
sequence-profits = Gewinne zuerst
    .note = dann Aufträge und Ereignisse
sequence-events = Ereignisse zuerst
    .note = dann Gewinne
sequence-ask = Frag mich
    .note = immer wenn es etwas ausmachen kann

two-events = Zwei Ereignisse auf einmal
    .hint = Was zuerst kommt, etwa ein Streik vor einem Absturz. Auch der Staatsauftrag zählt als Ereignis.
two-events-ask = Frag mich
    .note = wenn die Reihenfolge etwas ausmacht
two-events-drawn = Wie gezogen
    .note = die Partie wartet dafür nicht auf mich

strike = Streiks
    .hint = Im Streik hast du keine Gewinne und keine Aktion, bis du dich einigst.
strike-ask = Frag mich
strike-settle = Einigen und bar zahlen
    .note = sobald das Bargeld reicht; nichts dafür verkaufen
strike-strike = Nie einigen
    .note = bis ich etwas anderes sage

bids = Auktionen
    .hint = Ob du auf den Staatsauftrag bietest.
bids-ask = Frag mich
bids-pass = Passen
bids-limit = Bis zu einem Limit bieten
    .note = einen Dollar mehr als die anderen, solange ich zahlen kann
bid-limit = Bieten bis
    .hint = Mehr bietest du nie, in Dollar.

cutbacks = Notverkäufe
    .hint = Was du verkaufst, wenn dein Bargeld für eine Zahlung nicht reicht.
cutbacks-ask = Frag mich
cutbacks-cheapest = Verkaufen, was am wenigsten wehtut
    .note = der Marktanteil bleibt, wenn es geht

competitor = Lokale Konkurrenz, falls ich sie ziehe
    .hint = Sie sorgt dafür, dass ein Chip nichts zahlt.
competitor-drawn = Frag mich, wenn ich sie ziehe
    .note = wie ich sie einsetze
