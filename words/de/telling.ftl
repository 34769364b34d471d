# A turn told: its post in the thread, what each player is told and asked, and how a game ends.
# $game: a game's number, as text. $until: some or none; then $date and $in, a moment as Discord shows it.

## The post of a turn

# The first of all. $commitment: a digest.
sealed = -# Die Würfel dieser Partie sind versiegelt: SHA-256 ihres Startwerts ist `{ $commitment }`. Den Startwert zeige ich am Ende der Partie; dann lässt sich jeder Wurf nachprüfen.
players = Am Tisch: { $players }
# Who still owes a choice.
waiting =
    Die Partie wartet auf { $players }{ $until ->
        [some] {" "}bis { $date } ({ $in })
       *[none] { "" }
    }.
name-away = { $player } (abgemeldet bis { $date })
all-in = Alle Pläne sind da.
paused = Die Partie ist pausiert.
goes-on-below = Die Partie geht unten weiter.
# What was played for some whose time had run out. $source: draft, default or autopilot.
time-ran-out =
    Die Zeit ist abgelaufen für { $names }: { $source ->
        [draft] Es galt der eingetragene Plan
        [default] Es galt ein harmloser Zug
       *[autopilot] Eine Vertretung hat entschieden
    }.
and-more = Es geschah noch mehr; das Bild zeigt, wohin es geführt hat.
banner = ### { $result }
quoted = > { $line }
# Where the artist's words fail.
speechless = Hier ist etwas geschehen, wofür mir die Worte fehlen; `/game board` zeigt, wie es steht.
at-step = Schritt { $step }

## To one player

only-you = -# Das siehst nur du:
asked =
    { $question }{ $until ->
        [some] {" "}bis { $date } ({ $in })
       *[none] { "" }
    }
thanks = Danke fürs Mitspielen, { $people }!
# The heading of what was played. $source: player (they have locked it in), draft, default, risky (a default that was
# not without danger), autopilot or stand-in.
played =
    { $source ->
        [player] **Festgelegt**
        [draft] **Die Zeit war um, also galt, was du eingetragen hattest**
        [default] **Die Zeit war um, also habe ich etwas Harmloses für dich gespielt**
        [risky] **Die Zeit war um, also habe ich das für dich gespielt; ganz ungefährlich war es nicht**
        [autopilot] **Die Zeit war um, also hat eine Vertretung für dich entschieden**
       *[stand-in] **Eine Vertretung hat für dich entschieden**
    }
# $place: a mention of the thread.
settled = Gespielt! Was geschehen ist, steht in { $place }.

## How a game ends. $reason: how it came about, in sentences.

name-you = Du
# $who: you, with-you, one or many.
result-won =
    { $winners } { $who ->
        [you] gewinnst
        [with-you] gewinnt
        [one] gewinnt
       *[many] gewinnen
    }. { $reason }
result-drawn = Unentschieden. { $reason }
result-lost = Die Partie ist verloren. { $reason }
# By a title that has no words for how its games end, or by a version that wrote some down.
as-written = { $reason }.
# How several matches stand. $points: a list of `standing`.
standing = { $name } { $points }
series-so-far = Partie { $match } von { $matches } der Serie: { $points }. Gleich beginnt die nächste, mit getauschten Seiten.
series-won = { $winner } gewinnt die Serie nach { $matches } Partien: { $points }.
series-level = Die Serie endet nach { $matches } Partien unentschieden: { $points }.
unsealed = -# Der Startwert der Würfel war `{ $seed }`; sein SHA-256 stand schon am Anfang hier. `/game verify` spielt die ganze Partie nach und prüft jeden Wurf; `flugpost verify` kann das mit der Aufzeichnung auch.
bound = -# SHA-256 dieser Aufzeichnung ist `{ $digest }`; er hält fest, was alle gewählt haben.

## What could not be posted in time. $since: a moment. $place: a mention of a channel.

missed-since = *Davor, als ich hier nicht schreiben konnte (seit { $since }):*
missed-aside = *Davor, erzählt in { $place }, als ich hier nicht schreiben konnte:*
missed-more = … `/game log` erzählt alles.
