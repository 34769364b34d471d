# Standing orders in Wings for the Baron. `.ordered` is what a turn's plan says of an order that stands, below `as-ordered`.
# Always „Daueraufträge“ in full: „Aufträge“ are the army's contracts here.

lasting = Diese Daueraufträge gelten
    .hint = Wie lange gilt, was du unten einstellst.
lasting-good = Bis ich sie ändere
    .note = außer mein Plan für den Zug sagt etwas anderes
lasting-turn = Nur in diesem Zug
    .note = danach gelten wieder meine bisherigen
as-ordered = Wie im Dauerauftrag
field-spy = Spionageversuche
field-design = Konstruktion
field-bank = Papiermark bei der Bank tauschen
field-returns = Geschäftsabsprache mit mir
field-licence = Lizenzmarker
field-bonus = Bonusmarker
field-discard = Nach der Forschung abwerfen
holds = Gilt, solange du bei deinen Aktionskarten nichts anderes angibst.

# Espionage attempts
spy-valuable = Das Wertvollste
    .note = was am meisten bringt, die Chance mitgerechnet
    .ordered = das Wertvollste
spy-none = Kein Versuch
    .note = diese Aktionen verfallen
    .ordered = kein Versuch
spy-ask = Frag mich
    .note = vor jedem Versuch
    .ordered = frag mich

# Design
design-best = Das Wertvollste
    .note = jede Technik, für die keine Ereigniskarte weggeht, und Würfe für das, was besser wird
    .ordered = das Wertvollste
design-valuable = So viel wie möglich
    .note = so viele Techniken wie möglich, dann Würfe für den Jäger
    .ordered = so viel wie möglich
design-rolls = Nur würfeln
    .note = Karten behalten und für den Jäger würfeln
    .ordered = nur würfeln
design-ask = Frag mich
    .note = die Partie wartet auf mich, wenn ich konstruiere
    .ordered = frag mich
design-wish = Wie mit den Karten geplant
    .note = soweit es dann noch möglich ist
    .ordered = wie mit den Karten geplant

# Papiermarks at the Bank
bank-all = So viel wie möglich
    .ordered = so viel wie möglich
bank-ask = Frag mich
    .note = nach dem Würfeln
    .ordered = frag mich

# The partner's part of Business Arrangements
returns-valuable = Das Wertvollste
    .note = die Technik, die am meisten bringt
returns-ask = Frag mich
    .note = wenn es eine Wahl gibt

# Roland's Licensed Production markers
licence-keep = Behalten
    .ordered = behalten
licence-use = Einen einsetzen, wenn es hilft
    .note = wenn Roland an dritter Stelle oder später steht und die Armee seine Jäger kauft
    .ordered = einen einsetzen, wenn es hilft
licence-ask-late = Frag mich, wenn es hilft
    .note = wenn Roland an dritter Stelle oder später steht und die Armee seine Jäger kauft
    .ordered = frag mich, wenn es hilft
licence-ask = Frag mich
    .note = immer, sobald die Reihenfolge feststeht
    .ordered = frag mich

# Pfalz's Bonus Action markers
bonus-plan = Wie mit den Karten geplant
bonus-ask = Frag mich
    .note = bei jeder Karte, wenn Würfel und Karten zu sehen sind

# Halberstadt's card to discard
discard-next = Mit meinen nächsten Aktionskarten
    .note = die Partie wartet nicht darauf
discard-least = Die schwächste
    .note = sofort; es zählt, was sie meinen Flugzeugen brächte
discard-ask = Frag mich sofort
    .note = die Partie wartet auf mich

# Orders for the event windows. $window: the phase, always a baron-names.name-window-…, which has `.during`.
window = Ereignis { $window-during }
    .hint = Welche deiner Ereigniskarten in dieser Phase gespielt wird, wenn überhaupt.
window-no-order = Kein Dauerauftrag
    .note = mein Plan für den Zug entscheidet; ohne Plan der Kadett
window-play-none = Keins spielen
    .note = außer ich sage es bei meinen Aktionskarten
window-none = Keins
window-ask = Frag mich
    .note = die Partie wartet in dieser Phase auf mich
target = Ziel von „{ $event }“
    .hint = Die Firma, die das Ereignis treffen soll.
target-leader = Führende Firma
    .note = von denen, die es treffen kann
condition = Wann das geschieht.
condition-of-asking = Wann du { $window-during } gefragt wirst
condition-of-playing = Wann du { $window-during } die Karte spielst

# On what an order for an event window depends. $morale: a side's morale at which the war may be over soon.
when-always = Auf jeden Fall
when-designs = Wenn ein Konkurrent konstruiert
when-spies = Wenn ein Konkurrent spioniert
when-own-design = Wenn ich konstruiere
when-own-spying = Wenn ich spioniere
when-late = Wenn zwei oder mehr vor mir sind
when-first = Wenn niemand vor mir ist
when-hit = Wenn Inflation eintritt
when-calm = Wenn Inflation ausbleibt
when-end = Wenn eine Seite höchstens Moral { $morale } hat
when-outclassed = Wenn der Entente-Jäger vorn liegt

# An order that stands for a window, in a turn's plan. $when: on what it depends, as above.
ordered-none = keins
ordered-ask =
    frag mich{ $when ->
        [always] { "" }
        [designs] , wenn ein Konkurrent konstruiert
        [spies] , wenn ein Konkurrent spioniert
        [own-design] , wenn ich konstruiere
        [own-spying] , wenn ich spioniere
        [late] , wenn zwei oder mehr vor mir sind
        [first] , wenn niemand vor mir ist
        [hit] , wenn Inflation eintritt
        [calm] , wenn Inflation ausbleibt
        [end] , wenn eine Seite höchstens Moral { $morale } hat
       *[outclassed] , wenn der Entente-Jäger vorn liegt
    }
ordered-card =
    #{ $card } { $event }{ $when ->
        [always] { "" }
        [designs] , wenn ein Konkurrent konstruiert
        [spies] , wenn ein Konkurrent spioniert
        [own-design] , wenn ich konstruiere
        [own-spying] , wenn ich spioniere
        [late] , wenn zwei oder mehr vor mir sind
        [first] , wenn niemand vor mir ist
        [hit] , wenn Inflation eintritt
        [calm] , wenn Inflation ausbleibt
        [end] , wenn eine Seite höchstens Moral { $morale } hat
       *[outclassed] , wenn der Entente-Jäger vorn liegt
    }
