# Wings for the Baron: what stands on pictures and in films, and what a choice would lead to.
# Room is narrow: keep headings and notes short.

## The head of every picture

title = Wings for the Baron
# $mode: standard (which is not named), campaign or solitaire.
turn =
    Zug { $turn }{ $mode ->
        [campaign] {" "}· Kampagne
        [solitaire] {" "}· Solospiel
       *[standard] { "" }
    }
stage-actions = Aktionswahl
stage-resolve-events = Ereignisse
stage-build = Bau
stage-espionage = Spionage
stage-design = Konstruktion
stage-research = Forschung
stage-bank = Bank
stage-contract-events = Auftragsereignisse
stage-contracts = Auftragsvergabe
stage-inflation = Inflation
stage-inflation-events = Inflationsereignisse
stage-war-status = Kriegslage
stage-war-events = Kriegsereignisse
stage-over = Spielende
preview = Vorschau
no-company = In dieser Partie gehört dir keine Firma.

## The display

# The War Status card.
cards-to-come =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
no-news = Noch keine Nachricht von der Front
# $change: with its sign. A cross or a roundel beside it says whose.
card-morale = Moral { $change }
card-contracts = Aufträge +{ $contracts }
# $order: what the card says of the Allied aeroplanes.
card-allied = Entente { $order }
# Tracks.
morale = Moral
morale-note = bei 0 ist der Krieg verloren
side-german = Deutsche
    .short = Reich
side-allied = Entente
none-bought = Armee kauft erst ab { $rating }
# The army's contracts.
contracts = Aufträge
contracts-left = noch { $left } von { $all }
inflation = Inflation
inflation-box = Feld { $box } von { $last }
# The latest inflation, in a few words. $rolled: yes, if a die ($die) was rolled; else no.
marks-good = noch ist die Mark stabil
no-roll-yet = in diesem Zug noch kein Wurf
marks-lost =
    { $rolled ->
        [yes] Wurf { $die }: { $percent } % aller Mark verloren
       *[no] { $percent } % aller Mark verloren
    }
no-inflation =
    { $rolled ->
        [yes] Wurf { $die }: keine Inflation
       *[no] keine Inflation
    }
# Columns of the companies' lines.
awaited = fehlt noch
column-marks = Mark
column-gold = Gold
column-factories = Fabriken
column-cards = Karten
column-total = Gesamt
column-actions = Aktionen
column-contracts = Aufträge

## The mat

# What technology adds to a die.
die-bonus = Wurf +{ $bonus }
to-do = { $left } von { $all } offen
done = fertig
one-more = +1 { $action }
hand =
    Deine Hand: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# After the sign of a card.
hand-adds = mit Handkarten möglich
# The phase in which an event is played, shortened to fit a card.
window-resolve = Aktionen
window-contracts = Aufträge
window-inflation = Inflation
window-war = Krieg

## The preview

slot = Feld { $times }
slot-empty = leer

## Films

act-actions = Aktionen
act-contracts = Aufträge
act-inflation = Inflation
act-war = Kriegslage
film-opening = Zug { $turn }: Alle decken ihre Aktionskarten auf
# Captions. A rating of a company's Fighter, of another aeroplane ($kind), or of the Allies.
caption-fighter = { $company } { $before } → { $after }
caption-rating = { $company } { $kind } { $before } → { $after }
name-allies = Entente
caption-builds = { $company } baut
caption-refused = { $company }: zu schwach für die Armee
caption-contracts =
    { $company }: { $contracts ->
        [one] { $contracts } Auftrag
       *[other] { $contracts } Aufträge
    }
caption-collapse = Hyperinflation: Die Mark ist wertlos
caption-marks-lose = Die Mark verliert { $percent } %
caption-marks-keep = Die Mark bleibt stabil
caption-news = { $year }: { $event }
# $side: german or allied.
caption-morale =
    { $side ->
        [german] Deutsche Moral
       *[allied] Entente-Moral
    } { $morale }

## The ending

# $mode: standard (which is not named), campaign or solitaire.
length =
    { $mode ->
        [campaign] Kampagne ·{" "}
        [solitaire] Solospiel ·{" "}
       *[standard] { "" }
    }{ $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
ending-contracts = Aufträge
    .short = Auf{ "\u00AD" }träge
ending-factories = Fabriken
    .short = Fabri{ "\u00AD" }ken
ending-marks = Mark
ending-gold = Gold
ending-markers = Marker
ending-total = gesamt
wealth = Vermögen
wealth-note = Mark und Gold, Zug für Zug; am Ende die Summe
war = Jäger und Moral
war-note = Moral gepunktet; bei 0 ist der Krieg verloren
    .short = Moral gepunktet
allies = Entente
germany = Deutschland
last-fighter = Jäger { $rating }
last-morale = Moral { $morale }
company-and-player = { $company } · { $player }

## Standing orders, for their owner

# $orders: a list of order-… and `event-order`. $lasting: good, or turn (for this turn only).
standing-orders =
    { $lasting ->
        [good] Daueraufträge: { $orders }.
       *[turn] Nur in diesem Zug: { $orders }.
    }
to-be-designed = Geplante Techniken: { $technologies }.
# What differs from the orders that hold if none are given.
order-spy-ask = vor dem Spionieren fragen
order-spy-none = nicht spionieren
order-design-ask = beim Konstruieren fragen
order-design-rolls = beim Konstruieren nur würfeln
order-bank-ask = bei der Bank fragen
order-returns-ask = bei Geschäftsabsprachen fragen
order-licence-use = Lizenz bei Bedarf
order-licence-ask-late = bei Bedarf nach Lizenz fragen
order-licence-ask = nach Lizenz fragen
order-bonus-ask = nach Bonusaktionen fragen
order-discard-least = schwächste Karte abwerfen
order-discard-ask = vor dem Abwerfen fragen
# An order for an event. $play: ask, keep or card ($card). $window: resolve, contracts, inflation or war. $limited: yes, if
# there is a condition; else no.
event-order =
    { $window ->
        [resolve] bei den Aktionen
        [contracts] bei der Auftragsvergabe
        [inflation] bei der Inflation
       *[war] bei der Kriegslage
    } { $play ->
        [ask] fragen
        [keep] kein Ereignis
       *[card] #{ $card }
    }{ $limited ->
        [yes] {" "}({ $condition })
       *[no] { "" }
    }
# Conditions, as they follow what they are conditions for.
condition-designs = wenn ein Konkurrent konstruiert
condition-spies = wenn ein Konkurrent spioniert
condition-own-design = wenn ich konstruiere
condition-own-spying = wenn ich spioniere
condition-late = wenn zwei oder mehr vor mir sind
condition-first = wenn niemand vor mir ist
condition-hit = wenn Inflation eintritt
condition-calm = wenn Inflation ausbleibt
condition-end = wenn eine Seite höchstens Moral { $near } hat
condition-outclassed = wenn der Entente-Jäger vorn liegt

## What a choice would lead to: a title and, below it or after a colon, a detail without a full stop

nothing-chosen = Noch nichts gewählt
action-times = { $action } ×{ $times }
bonus-action = Bonusaktion
bonus-spent-on = ein Marker für { $action }
bonus-spent = ein Marker für eine Aktion mehr
bonus-left = Marker { $before } → { $after }
bonus-rolls = erst würfelst du noch einmal
no-bonus-action = Keine Bonusaktion
marker-kept = du behältst den Marker
licensed-production = Lizenzbau
use-licence = Lizenzbau einsetzen
use-licence-detail = an zweiter Stelle, 1 Abzug vom Wurf; Marker { $before } → { $after }
keep-licence = Marker behalten
keep-licence-detail = warten, bis du an der Reihe bist
build-detail = Fabriken { $before } → { $after }
# $aim: an order (.ordered in baron-orders), or spy-first. $reach: whether technologies in reach are told: none, some, or not (alone).
# $more: how many more than those of the list.
spy-detail =
    { $attempts ->
        [one] { $attempts } Versuch
       *[other] { $attempts } Versuche
    }; { $aim }{ $reach ->
        [none] . In Reichweite: nichts
        [some] . In Reichweite: { $technologies }{ $more ->
            [0] { "" }
           *[other] {" "}und { $more } weitere
        }
       *[not] { "" }
    }
# $needed: on a die.
name-in-reach = { $technology } ({ $needed }+)
spy-first = zuerst { $technology }
stop-spying = Spionage beenden
stop-spying-detail = die übrigen Versuche verfallen
spy-for = { $technology } stehlen
# $add: what is added, as several have it (or, alone, are ahead): $why is several, ahead or none.
spy-for-detail =
    ab { $needed } auf dem Würfel{ $why ->
        [several] ; +{ $add }, weil mehrere sie haben
        [ahead] ; +{ $add }, weil mehrere voraus sind
       *[none] { "" }
    }
after-that = Danach
# $how: an order (.ordered in baron-orders), or a list of technologies. $dice: one of the dice below.
design-detail =
    { $number ->
        [1] 1 Technik, 1 Wurf
       *[other] bis zu { $number } Techniken, { $number } Würfe
    }: { $how }; Jäger, jetzt { $now }: { $dice } +{ $bonus }
# $number: of dice, one or two.
name-dice =
    { $number ->
        [1] W{ $sides }
       *[other] der bessere von zwei W{ $sides }
    }
design-in-turn = Konstruieren, wenn du dran bist
design-in-turn-detail = du entscheidest, wenn die anderen konstruiert haben
back-to-biplane = Zurück zum Doppeldecker
# $wings: biplane, monoplane or triplane.
back-to-biplane-detail =
    { $wings ->
        [biplane] du gibst den Doppeldecker auf
        [monoplane] du gibst den Eindecker auf
       *[triplane] du gibst den Dreidecker auf
    }
add = { $technology } hinzufügen
# $gain: a list of `name-gain`, or `gain-by-engines`. $cards: a list of cards.
add-paid = { $gain }; kostet { $cards }
name-card = #{ $number }
name-gain = { $kind } +{ $bonus }
gain-by-engines = Jäger, je nach Motoren: { $bonuses }
next-roll = Nächster Wurf
next-roll-detail = du entscheidest nach dem Wurf davor
# $kind: an aeroplane type, all masculine.
roll-for = Wurf für den { $kind }
# $chance: sure, never or some (with $needed).
roll-detail =
    { $dice } +{ $bonus } gegen { $now }: { $chance ->
        [sure] steigt sicher
        [never] kann nicht steigen
       *[some] steigt ab { $needed }
    }
research-detail = Handkarten { $before } → { $after }
discard = Abwerfen
bank-detail =
    { $dice ->
        [1] ein Würfel
       *[other] { $dice } Würfel
    }, um deine { $marks } Mark in Gold zu tauschen; { $how }
convert = { $amount } tauschen
# $new: marks after it; $newer: gold.
convert-detail = Mark { $marks } → { $new }, Gold { $gold } → { $newer }
# $window: always a baron-names.name-window-…, which has `.during`.
event-in = Ereignis { $window-during }
# $card: `name-event-card`. $against: a company's name, with $target = company; leader or none.
event-planned =
    { $card }{ $target ->
        [leader] , gegen die führende Firma
        [company] , gegen { $against }
       *[none] { "" }
    }{ $limited ->
        [yes] , { $condition }
       *[no] { "" }
    }
name-event-card = #{ $number } { $event } (oder { $technology })
events-ask = Fragen zu Ereignissen
# $windows: phases, one after the other, some of them with a condition.
events-ask-detail = die Partie wartet auf dich – { $windows }
name-window-if = { $window } ({ $condition })
event = Ereignis
event-pass = kein Ereignis
event-wait = du wartest ab und entscheidest neu, wenn jemand eins spielt
event-against =
    { $event }{ $target ->
        [leader] , gegen die führende Firma
        [company] , gegen { $against }
       *[none] { "" }
    }
aeroplane-type = Flugzeugart
once-more = Noch einmal
ace = Fliegerass
marks-into-gold = Papiermark in Gold
