# Panels: what stands on them, and what a press on them answers. Labels of buttons have at most 80 characters,
# those of a menu and their notes 100 each, the title and the label of a window 45.
# $game is always the number of a game.

## Of every game

game = Partie { $game }
# $title: what is played, or what a panel is about.
game-and-title = Partie { $game } · { $title }
game-and-title-bold = **Partie { $game } · { $title }**
title-and-summary = **{ $title }:** { $summary }
still-planning = Noch am Planen: { $players }
# $when: a moment from now, as Discord shows it (“in 3 hours”).
time-runs-out = Die Frist endet { $when }.

## Lobby: its buttons

lobby-button-join = Mitspielen
lobby-button-leave = Verlassen
lobby-button-seat = Platz wählen
lobby-button-start = Starten
lobby-button-invite = Einladen
lobby-button-add = Vertretung dazu
lobby-button-ace = Ass dazu
lobby-button-remove = Vertretung weg
lobby-button-cancel = Absagen

## Lobby: what a press answers. Where a seat is taken or left, one of lobby-full, lobby-too-few and lobby-seats-left follows.

lobby-invited = Eingeladen zu Partie { $game }: { $people }.
lobby-role-taken = Dein Platz in Partie { $game }: { $role }.
lobby-any-taken = In Partie { $game } nimmst du, was übrig bleibt.
lobby-begins-with-you = Partie { $game } beginnt, sobald du gewählt hast.
lobby-joined = Du spielst in Partie { $game } mit.
lobby-left = Du hast Partie { $game } verlassen.
lobby-stand-in-added = Eine Vertretung sitzt jetzt mit am Tisch.
lobby-ace-added = Ein Ass sitzt jetzt mit am Tisch: eine Vertretung, die vorausdenkt.
lobby-stand-in-removed = Eine Vertretung ist gegangen.
lobby-started = Partie { $game } beginnt! Gleich öffnet sich hier ihr Thread.
lobby-called-off = Partie { $game } ist abgesagt.
lobby-full =
    { $next ->
        [begins] Alle Plätze sind besetzt; es geht los.
       *[waits] Alle Plätze sind besetzt; die Spielleitung kann starten.
    }
# $missing: how many players.
lobby-too-few =
    { $missing ->
        [one] Es fehlt noch { $missing } Person, dann kann es losgehen.
       *[other] Es fehlen noch { $missing } Personen, dann kann es losgehen.
    }
lobby-seats-left =
    { $seats ->
        [one] Noch { $seats } Platz ist frei; die Spielleitung kann starten.
       *[other] Noch { $seats } Plätze sind frei; die Spielleitung kann starten.
    }
lobby-no-seat = Du hast keinen Platz in Partie { $game }: Drücke erst „Mitspielen“.
lobby-any = Egal
    .note = was übrig bleibt
lobby-which-role = Was möchtest du sein?
lobby-only-host-invites = Nur die Spielleitung von Partie { $game } kann einladen.
lobby-whom = Wen?
lobby-whom-invite = Wen lädst du ein? Ich erwähne alle einmal in diesem Kanal.
lobby-no-bots = Bots spielen hier nicht mit: Hol stattdessen eine Vertretung dazu.

## The host's panel: what can be done, with a note each

manage-unclear = Damit kann ich nichts anfangen; öffne das Panel bitte neu.
manage-no-bot = Das ist ein Bot; wähle bitte einen Menschen.
manage-paused = Die Partie ist pausiert.
manage-what = Was möchtest du tun?
manage-how-long = Wie lange?
manage-who = Wer?
manage-whose-seat = Wessen Platz?
manage-who-plays = Wer soll dort spielen?
manage-a-stand-in = Eine Vertretung
manage-a-cadet = Ein Kadett
manage-an-ace = Ein Ass
manage-no-deadline = Keine Frist
manage-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
manage-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

manage-act-pause = Pausieren
manage-note-pause = die Uhr hält an; niemand verliert Zeit
manage-act-resume = Weiterspielen
manage-note-resume = die Uhr läuft wieder
manage-act-deadline = Frist verschieben
manage-note-deadline = mehr oder weniger Zeit für die laufende Frage
manage-act-pace = Tempo ändern
manage-note-pace = die Zeit für jede Antwort, ab der nächsten Frage
manage-act-limit = Wann du mich fragst
manage-note-limit = wie lange die Partie wartet, bevor ich frage, wie es weitergeht
manage-act-nudge = Anpingen
manage-note-nudge = alle erwähnen, auf die die Partie wartet
manage-act-replace = Platz neu besetzen
manage-note-replace = mit jemand anderem oder einer Vertretung
manage-act-undo = Zurücknehmen
manage-note-undo = den letzten Schritt, wenn alle zustimmen
manage-act-log = Verlauf
manage-note-log = wer wann was getan hat
manage-act-host = Leitung übergeben
manage-note-host = an eine andere Person am Tisch
manage-act-cohost = Co-Leitung
manage-note-cohost = Hilfe für die Spielleitung holen oder beenden
manage-act-cancel = Partie beenden
manage-note-cancel = ohne Ergebnis

# The button under the question before each.
manage-yes-pause = Ja, pausieren
manage-yes-resume = Ja, weiterspielen
manage-yes-deadline = Ja, verschieben
manage-yes-pace = Ja, ändern
manage-yes-limit = Ja, frag mich dann
manage-yes-nudge = Ja, anpingen
manage-yes-undo = Ja, zurücknehmen
manage-yes-host = Ja, übergeben
manage-yes-wait = Ja, weiter warten
manage-yes-cancel = Ja, Partie beenden
manage-yes-ends = Ja, endgültig beenden
manage-yes-other = Ja, so machen

## Buttons under posts

post-plan = Planen
post-orders = Aufträge
post-manage = Verwalten
post-take-back-seat = Ich bin wieder da
post-wait-on = Weiter warten
post-stand-in = Vertretung
post-replace = Neu besetzen
post-end = Partie beenden
post-yes = Ja
post-no = Nein
post-rematch = Revanche
post-record = Aufzeichnung
post-replay = Noch einmal ansehen
post-time-lapse = Zeitraffer
post-details = Einzelheiten

## A turn's post: what its buttons answer

table-seat-is-back = Willkommen zurück! Dein Platz in Partie { $game } gehört wieder dir.
table-resigned = Du hast Partie { $game } verlassen. Danke fürs Mitspielen!
table-choose-one = Wähle bitte eine deiner Partien.

## The last post of a game, and its replay

end-rematch = Partie { $game } ist offen, und alle haben einen Platz. Du hast die Spielleitung: Drücke dort „Starten“.
end-record = Die Aufzeichnung von Partie { $game }.
end-time-lapse = Partie { $game }, Zug um Zug
end-first = ⏮ Anfang
end-previous = ◀ Zurück
end-next = Weiter ▶
end-last = Ende ⏭
end-before-all = Partie { $game } · Vor der ersten Entscheidung
end-at-step = Partie { $game } · Schritt { $step } von { $last }

## The log of a game

log-title = Partie { $game } · { $title } · Seite { $page } von { $pages }
log-earlier = Früher
log-later = Später

## The whole account of a turn. $page: which of $pages.

details-title =
    Partie { $game } · Schritt { $step } ausführlich{ $pages ->
        [one] { "" }
       *[other] {" "}({ $page } von { $pages })
    }

## A person's games

mine-title = Deine Partien
mine-sooner = ◀ Früher
mine-later = Später ▶
mine-nothing-owed = Niemand wartet auf dich.
mine-to-do = **Zu tun**
mine-to-do-some = **Zu tun ({ $shown } von { $number })**
# $name: of the game, or a link to its thread. $question: what is asked. $until: absent (a stand-in plays
# for this person), paused, deadline (it ends $when, as Discord shows it) or open.
mine-owed =
    { $name }: { $question }{ $until ->
        [absent] {" "}· eine Vertretung spielt für dich, bis du antwortest
        [paused] {" "}· pausiert
        [deadline] {" "}· { $when }
       *[open] { "" }
    }
# $games: some of them, by the same names.
mine-locked = **Festgelegt:** { $games }
mine-unasked = **Nichts zu tun:** { $games }
mine-lobbies = **Noch in der Lobby:** { $games }
# $games: those that are named, with commas between them. $more: how many others there are.
mine-and-more = { $games } und { $more } weitere

## The rules by topic

rules-none = Hier gibt es keine Regeln zum Nachlesen.
# $words: what was looked for, in quotation marks.
rules-not-found = Über { $words } steht hier nichts; `/rules` allein zeigt alle Themen.
rules-page-gone = Diese Seite gibt es nicht mehr; `/rules` zeigt alle Themen.
rules-topic-title = { $title } · { $topic }
rules-of = Die Regeln von { $title }
rules-other-topic = Anderes Thema…
rules-which-topic = Welches Thema?
rules-of-which-game = Welches Spiel?
rules-all = Die Regeln, in unseren Worten
rules-about = Über { $words }
# $passage: a sentence that was found under this topic.
rules-found = **{ $topic }** ({ $title }): { $passage }
rules-more = … und { $more } weitere unten.

## Forms: the rows of a panel

# An answer with what it answers: “Altitude: 3”.
answered = { $field }: { $answer }
to-set = { $field }: angeben…
form-back = ◀ Zurück
form-next = Weiter ▶
form-nothing = Nichts zu wählen
form-earlier = Weiter oben in der Liste…
form-further = Weiter unten in der Liste…
form-not-asked = Das haben deine anderen Antworten schon geklärt.
form-not-open = Das geht für „{ $field }“ nicht mehr.
# Buttons that make a number smaller or larger by $step.
dial-less = − { $step }
dial-more = + { $step }

## What is typed into a window

# $range: from the least to the most. $kind: steps (of $step) or any. $square: square, if one can be typed as well.
typed-number =
    { $range }{ $kind ->
        [steps] {" "}in Schritten von { $step }
       *[any] { "" }
    }{ $square ->
        [square] {" "}oder ein Feld: C4
       *[none] { "" }
    }
# Typed numbers have a decimal point: the comma parts the two.
# A place as it would be typed: centimetres from the left and from the bottom.
typed-pair = { $x }; { $y }
typed-place = Ein Feld: C4; oder cm von links und unten: 12,5; 30
# $typed: what somebody typed, in quotation marks. $range: what the field takes.
typed-no-place = { $typed } ist keine Stelle. Tippe ein Feld wie C4 oder zwei Zahlen in cm wie 12,5; 30.
typed-not-whole = { $typed } ist keine ganze Zahl; für „{ $field }“ geht { $range }.
typed-no-number = { $typed } ist keine Zahl; für „{ $field }“ geht { $range }.

## The form that opens a lobby

opening-outdated = Dieses Formular ist veraltet; beginne bitte neu mit /game new.
opening-in-a-server = Eröffne eine Partie im Kanal eines Servers.
opening-done = Partie { $game } ist offen! Gleich erscheint ihre Lobby in diesem Kanal.
opening-invite = Drücke dort **Einladen** und wähle, wer mitspielen darf.
opening-open = Lobby eröffnen
opening-answer = **{ $field }:** { $answer }
opening-no-answer = **{ $field }:** keine
opening-change = Alles ist schon sinnvoll eingestellt. Ändere, was du magst, und eröffne dann die Lobby.
opening-title = Neue Partie: { $title }
opening-no-scenarios = { $title } hat keine Szenarien zur Auswahl.
# $scenario: what was typed. $scenarios: the names of all.
opening-no-scenario = { $title } hat kein Szenario „{ $scenario }“; zur Auswahl: { $scenarios }.

## Standing orders

orders-not-yours = Diese Aufträge gehören jemand anderem; /orders zeigt deine.
orders-start-over = Neu beginnen
orders-page = Seite { $page } von { $pages }
orders-title = Partie { $game } · Daueraufträge
orders-in-force = Jede Änderung gilt sofort, und nur du siehst sie.
# What is still to be said follows, and then until-then.
orders-not-in-force = **Das gilt noch nicht.**
orders-until-then = Bis dahin bleiben deine Aufträge, wie sie waren.

## A person's settings

own-title = Deine Einstellungen
own-everywhere = Sie gelten in allen deinen Partien.
own-city = Eine große Stadt in deiner Zeitzone
own-your-zone = Deine Zeitzone
own-zone = Zeitzone…
own-quiet = Ruhezeit
own-language = Sprache
own-as-discord = Wie in meinem Discord
own-no-quiet = Keine Ruhezeit
own-pictures = Bilder
own-kind-moving = Filme und Standbilder
own-kind-still = nur Standbilder
own-kind-words = stattdessen Text
# $state: on or off.
own-switch-reminders =
    { $state ->
        [on] Erinnerungen: an
       *[off] Erinnerungen: aus
    }
own-switch-mentions =
    { $state ->
        [on] Erwähnungen: an
       *[off] Erwähnungen: aus
    }
own-switch-turned =
    { $state ->
        [on] Meine Seite unten: an
       *[off] Meine Seite unten: aus
    }
own-switch-stark =
    { $state ->
        [on] Hoher Kontrast: an
       *[off] Hoher Kontrast: aus
    }

## The planning panel

plan-elsewhere = Partie { $game }: Dieses Panel ist geschlossen; du hast inzwischen andere geöffnet.
plan-set-aside = Partie { $game }: Dein gültiger Plan steht in einer anderen Nachricht.
plan-over = Dieser Zug ist vorbei und mit ihm dieses Panel.
plan-no-such-card = Diese Karte hast du nicht mehr auf der Hand.
plan-none-before = Es gibt keinen früheren Plan zum Wiederholen.
plan-busy = Ich bin gerade beschäftigt. Drücke bitte gleich noch einmal.
plan-is-locked = Dein Plan ist schon festgelegt. Drücke erst „Ändern“.

plan-locked-in = **Festgelegt**
plan-change = Ändern
plan-fill-in = Eintragen
plan-show-current = Aktuelles Panel zeigen
plan-all-in = Alle Pläne sind da.
plan-still-owed = Noch am Planen: { $players }. Bis der letzte Plan da ist, kannst du deinen ändern.
plan-old-stands = Dein alter Plan gilt, bis du diesen festlegst.
plan-hint-below = Unsicher? **Tipp** unten oder `/hint` zeigt, was ein Ass an deiner Stelle täte, und warum.
plan-sure = **Bist du sicher?** Drücke **Trotzdem festlegen** oder ändere deinen Plan.
plan-complete = Alles bereit. **Festlegen**, wenn du so weit bist.
# $when: then, once this page is done; or now.
plan-open-elsewhere =
    { $when ->
        [then] Weiter geht es dann bei { $pages }.
       *[now] Weiter geht es bei { $pages }.
    }
plan-take-back = ⌫ Zurücknehmen
plan-as-before = Wie zuvor
# $hand: whose cards, such as the letter of an airplane.
plan-same-as = Wie { $hand }
plan-keep-old = Alten Plan behalten
plan-hint = Tipp
plan-start-over = Neu beginnen
plan-lock-anyway = Trotzdem festlegen
plan-lock-in = Festlegen
plan-orders = Aufträge

# The tabs that lead to the pages of a panel.
page-done = { $page } ✓
page-cards = Karten
page-more = Mehr
page-more-numbered = Mehr { $number }
page-numbered = Seite { $number }

## What no panel knows any more

forgotten = Diesen Knopf kenne ich nicht mehr; /plan zeigt, was für dich ansteht, und /mygames deine Partien.
old-and-closed = Diese Nachricht war veraltet, also habe ich sie geschlossen.
