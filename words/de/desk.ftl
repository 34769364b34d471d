# What a person may ask of a game at the desk: refusals, questions, and what is answered.
# $game is always a game's number, as text.

# Shared by several requests
too-fast = In dieser Partie geht es gerade zu schnell weiter; versuche es bitte noch einmal.
not-your-panel = Dieses Panel gehört jemand anderem; /plan zeigt deins.
nothing-asked = In Partie { $game } wartet gerade nichts auf dich.
nothing-asked-here = Gerade wartet nichts auf dich.
nothing-locked = Du hast nichts festgelegt.
waits-for-nobody = Partie { $game } wartet gerade auf niemanden.
# $who: a mention.
asked-already = { $who } ist schon gefragt.
called-off = Partie { $game } ist abgebrochen.

# Opening a lobby
form-out-of-date = Dieses Formular ist veraltet; beginne bitte neu mit /game new.
opened-already = Diese Lobby hast du schon eröffnet: Es ist Partie { $game }.
# $games: a list of name-game. $number: how many.
too-many-lobbies =
    { $number ->
        [one] { $games } wartet noch auf deinen Start: Starte sie erst oder sag sie ab.
       *[other] { $games } warten noch auf deinen Start: Starte erst eine davon oder sag eine ab.
    }
name-game = Partie { $game }
too-many-games =
    { $games ->
        [one] Auf diesem Server läuft schon { $games } Partie, mehr geht hier nicht; versuche es wieder, wenn sie vorbei ist.
       *[other] Auf diesem Server laufen schon { $games } Partien, mehr gehen hier nicht; versuche es wieder, wenn eine vorbei ist.
    }

# A rematch
rematch-not-yours = Eine Revanche bekommt nur, wer in Partie { $game } mitgespielt hat.
rematch-in-series = Die nächste Partie dieser Serie beginnt von selbst.
rematch-open = Die Revanche zu Partie { $game } ist schon offen; du findest sie im Kanal.

# In a lobby
invited-already = Alle sind schon eingeladen oder sitzen schon am Tisch.
too-many-invited = Zu einer Partie kannst du höchstens { $most } Personen einladen.
call-off-not-yours = Nur die Spielleitung von Partie { $game } oder die Moderation des Kanals kann sie absagen.
begun-already = Partie { $game } hat schon begonnen.
closed = Partie { $game } ist geschlossen, weil niemand sie gestartet hat; /game new eröffnet eine neue.
# $what: invite, start, add or remove (a stand-in).
host-alone =
    Nur die Spielleitung von Partie { $game } kann { $what ->
        [invite] andere einladen
        [start] sie starten
        [add] eine Vertretung dazuholen
       *[remove] eine Vertretung wegschicken
    }.
sits-already = Du spielst in Partie { $game } schon mit.
# $host: a mention.
private = Partie { $game } ist privat: Bitte { $host } um eine Einladung.
no-stand-in = In Partie { $game } sitzt keine Vertretung.
no-seat = Du hast keinen Platz in Partie { $game }.
seats-taken =
    { $seats ->
        [one] Der einzige Platz in Partie { $game } ist besetzt.
       *[other] Alle { $seats } Plätze in Partie { $game } sind besetzt.
    }
no-such-role = „{ $role }“ gibt es in Partie { $game } nicht.
role-taken = { $role } ist in Partie { $game } schon vergeben; wähle etwas anderes.
no-aces = Für { $title } gibt es keine Asse; nimm eine andere Vertretung.
too-few =
    { $missing ->
        [one] In Partie { $game } fehlt noch { $missing } Person: Warte, bis jemand mitspielt, oder hol eine Vertretung dazu.
       *[other] In Partie { $game } fehlen noch { $missing } Personen: Warte, bis andere mitspielen, oder hol Vertretungen dazu.
    }
# $room: seats there are. $here: how many sit there.
too-many = Partie { $game } hat Platz für { $room }, und { $here } sind da: Jemand muss gehen.
nobody-human = In Partie { $game } muss mindestens ein Mensch mitspielen.

# Plans
nothing-to-take-back = Es gibt nichts zurückzunehmen.
locked-in = Dein Plan ist schon festgelegt. Drücke erst „Ändern“.
turn-over = Dieser Zug ist vorbei; mit `/plan` siehst du, was in Partie { $game } jetzt ansteht.
still-open = Noch zu wählen: { $fields }.
# At the end of the list of $fields, when there are too many to be named.
and-more =
    { $number ->
        [one] { $number } weiteres
       *[other] { $number } weitere
    }
# Cards of a hand, as many as are still to be laid. $begun: begun, if some lie there. $whose: own, or named: $hands.
pick-cards =
    Wähle { $begun ->
        [begun] noch{" "}
       *[new] { "" }
    }{ $number ->
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $number } Karten
    }{ $whose ->
        [named] {" "}für { $hands }
       *[own] { "" }
    }.
not-to-lay = „{ $card }“ kannst du dort jetzt nicht hinlegen.
no-answer = Das ist hier keine mögliche Antwort.
no-longer-asked = Das haben deine anderen Antworten schon geklärt.
place-first = Wähle erst eine Stelle; von dort kannst du schieben.
as-far-as-it-goes = Weiter geht es nicht.
middle = Mitte
# $square: its name, such as C4.
not-in-square = „{ $field }“ geht nicht auf { $square }.
not-in-square-since = „{ $field }“ geht nicht auf { $square }: { $note }.

# Standing orders
nothing-to-order = In Partie { $game } gibt es nichts vorab zu regeln.

# Plans in one line
no-quick-command = Es gibt keinen Schnellbefehl „{ $command }“.
quick-not-there = In Partie { $game } gibt es für /{ $command } gerade nichts zu beantworten.
quick-nowhere = Keine deiner Partien wartet gerade auf /{ $command }.
# $games: their numbers.
quick-which = Du hast in mehreren Partien schon geplant ({ $games }): Gib mit `game` an, welche du meinst.
quick-broken = Partie { $game } lässt sich gerade nicht spielen; der Fehler ist notiert.
quick-game = Partie { $game } · { $title }
# $group: a name within the form, of an airplane for instance. $scope: the parameter that takes it.
group-not-open = „{ $group }“ geht bei „{ $scope }“ nicht.
all-planned = Für { $groups } steht schon ein Plan: Gib mit `{ $scope }` an, was du neu planst.
group-planned = { $group } (geplant)
group-option = { $group }: { $option }
plan-for-too-many = Das ist ein Plan für { $given }, du planst aber nur für { $groups }.
# $whose: one (of $group) or all.
too-short =
    „{ $typed }“ braucht { $answers ->
        [one] genau { $answers } Antwort
       *[other] genau { $answers } Antworten
    }{ $whose ->
        [one] {" "}für { $group }
       *[all] { "" }
    }.
slot-unknown = /{ $command } fragt nicht nach „{ $slot }“.
slot-not-asked =
    { $whose ->
        [one] „{ $slot }“ ist für { $group } gerade nicht gefragt.
       *[all] „{ $slot }“ ist gerade nicht gefragt.
    }
not-together = Diese Antworten passen nicht zusammen.
takes-a-number = „{ $field }“ braucht eine Zahl, nicht „{ $typed }“.
not-in-a-line = „{ $field }“ lässt sich nicht in einer Zeile beantworten; nimm `/plan`.

# Looking at games
no-such-game = Partie { $game } gibt es nicht.
nothing-to-preview = Dieser Zug ist vorbei; da gibt es keine Vorschau mehr.
not-analysed = Die Analyse von Partie { $game } hat nicht geklappt; der Fehler ist notiert.
no-time-lapse = Ein Zeitraffer ist ein Film, und du hast nur Standbilder eingestellt. Nenne einen einzelnen Zug oder erlaube Filme mit /settings.
no-film = Von Partie { $game } gibt es keinen Film.
film-broken = Der Film hat nicht geklappt; der Fehler ist notiert.
busy =
    { $things ->
        [one] Ich arbeite noch an { $things } Sache für dich; frag bitte wieder, wenn du sie hast.
       *[other] Ich arbeite noch an { $things } Sachen für dich; frag bitte wieder, wenn du sie hast.
    }
not-in-log = Im Verlauf von Partie { $game } kommt „{ $sought }“ nicht vor.
no-account = Schritt { $step } von Partie { $game } wurde zurückgenommen. Was darin geschehen war, steht in `/game log`.
not-begun = Partie { $game } hat noch nicht begonnen.

# Offers: what a host has asked of somebody, and their answer. $who: a mention.
settled = Diese Frage ist schon geklärt.
gone-on = Die Partie ist inzwischen weitergegangen; es bleibt, wie es ist.
only-they-answer = Das kann nur { $who } beantworten.
only-players-answer = Das kann nur beantworten, wer mitspielt.
seat-passed = Auf diesem Platz sitzt inzwischen jemand anderes.
plays-already = Du spielst in Partie { $game } schon mit.
seat-yours = Dein Platz in Partie { $game } gehört dir schon.
undo-asked-already = Die Frage läuft schon; alle, die mitspielen, müssen zustimmen.
nothing-to-undo = In Partie { $game } hat niemand etwas getan, das sich zurücknehmen ließe.

# Running a game
changed-since-seen = Partie { $game } ist inzwischen weitergegangen; sieh bitte noch einmal nach.
# $question: what would be asked now.
changed-since-asked = Ich habe nichts getan, denn Partie { $game } hat sich seit meiner Frage geändert. Jetzt hieße sie: { $question }
# $who: reserved (for the host and moderators) or cohost (they may do it too).
not-yours-to-run =
    { $who ->
        [reserved] Das kann nur die Spielleitung von Partie { $game } oder die Moderation des Kanals.
       *[cohost] Das kann nur die Spielleitung von Partie { $game }, ihre Co-Leitung oder die Moderation des Kanals.
    }
on-the-server = Das stellst du auf dem Server selbst ein.
manage-server = Das kann nur, wer diesen Server verwalten darf.

# Hints
hint-too-slow = Ich konnte mich nicht rechtzeitig entscheiden; frag bitte später noch einmal.
hint-broken = Mir fällt gerade nichts ein; der Fehler ist notiert.
no-hints = In Partie { $game } gibt es keine Tipps: Die Spielleitung hat sie beim Eröffnen nicht erlaubt. Spielst du nur gegen Vertretungen, gibt es immer welche.

# Going away
away-already = Du bist schon abgemeldet. Melde dich erst mit `/away back` zurück oder lass `from` weg.
not-away = Du bist gar nicht abgemeldet.
ends-before = Das endet, bevor es beginnt; `when` muss nach `from` liegen.
away-too-long = Du kannst dich für höchstens { $days } Tage abmelden. Wenn du länger fehlst, verlasse deine Partien mit `/resign`.
away-too-far = Das ist mehr als ein Jahr hin; melde dich ab, wenn es näher rückt.
# What is typed is understood in English only, so the examples have no words.
no-date = „{ $typed }“ verstehe ich nicht als Datum. Tippe zum Beispiel „3 Tage“, „Freitag 18 Uhr“ oder „1.12.“.

# Quiet hours
no-hours = „{ $typed }“ verstehe ich nicht als Uhrzeiten. Tippe zum Beispiel 22-7, 22:30-6:45 oder „keine“.
night-too-long = Die Ruhezeit kann höchstens 12 Stunden dauern: Andere warten auf dich.

# What a host may not do
paused-already = Partie { $game } ist schon pausiert.
not-paused = Partie { $game } ist nicht pausiert.
paused = Partie { $game } ist pausiert; lass sie erst weiterlaufen.
no-such-deadline = Eine Frist kann 10 Minuten bis 30 Tage lang sein.
no-such-pace = Für jede Antwort kann es 10 Minuten bis 30 Tage geben.
no-such-limit = Die Grenze kann bei 10 Minuten bis 30 Tagen liegen.
needs-no-limit = Partie { $game } wartet nicht, wenn die Zeit um ist, also braucht sie keine Grenze.
nobody-late = Partie { $game } hat keine Frist, also kommt niemand zu spät; setze erst eine.
# $when, $again: moments, as Discord shows them (“2 hours ago”, “in 4 hours”).
nudged = Der letzte Ping war { $when }; möglich ist der nächste { $again }.
runs-already = Diese Person leitet die Partie schon.
host-plays = Die Partie kann nur leiten, wer mitspielt.
no-such-seat = Diesen Platz gibt es in Partie { $game } nicht.
stand-in-already = Dort sitzt schon eine Vertretung.
they-play-already = { $who } spielt in Partie { $game } schon mit.

# What a hint says. $who: stand-in (it is a quick answer), ace, or me (thinking ahead).
hint-heading =
    { $who ->
        [stand-in] **Eine Vertretung würde wählen:**
        [ace] **Ein Ass würde wählen:**
       *[me] **Vorausgedacht würde ich wählen:**
    }
hint-more =
    { $number ->
        [one] • und { $number } weitere Antwort
       *[other] • und { $number } weitere Antworten
    }
hint-no-better = -# In diesem Spiel hat sich Vorausdenken nicht als besser erwiesen als die schnelle Antwort einer Vertretung.
hint-small-print = -# Nach dem, was du wissen darfst; die anderen können uns beide überraschen.
hint-quick = Das ist die schnelle Antwort einer Vertretung; andere habe ich nicht abgewogen.
hint-nothing-else = Etwas anderes gibt es nicht zu wählen.
# $share: per cent.
hint-mixed =
    { $plans ->
        [one] Wer unberechenbar bleiben will, hat hier { $plans } Plan; dieser kommt in { $share } % solcher Fälle dran.
       *[other] Wer unberechenbar bleiben will, wechselt hier zwischen { $plans } Plänen; dieser kommt in { $share } % solcher Fälle dran.
    }
# $chance: of winning with it, per cent; $against: with the next best, which is $instead: an answer, or name-next-best.
# It may be a plain answer, so it stands where the feminine needs no other case.
# $case: same, ahead, or unproved.
hint-weighed =
    Ich habe { $ideas ->
        [one] { $ideas } Idee
       *[other] { $ideas } Ideen
    } abgewogen: { $case ->
        [same] Diese gewinnt in { $chance } % der Fälle, { $instead } etwa ebenso oft.
        [ahead] Diese gewinnt in { $chance } % der Fälle, { $instead } in { $against } %.
       *[unproved] Diese gewinnt in { $chance } % der Fälle, und keine andere hat sich als besser erwiesen.
    }
name-next-best = die nächstbeste

# Away. $begins, $ends: moments. $state: planned or begun. $meanwhile: stand-in or another word, if deadlines wait.
away-told =
    { $state ->
        [planned] Abgemeldet: { $begins } bis { $ends }
       *[begun] Du bist bis { $ends } abgemeldet
    }; { $meanwhile ->
        [stand-in] solange spielt eine Vertretung für dich
       *[wait] solange wartet die Uhr auf dich
    }.
away-ends = Mit `/away back` oder sobald du in einer Partie etwas tust, bist du wieder da.
away-stays = Gut, du bleibst also da.
away-back = Willkommen zurück! Deine Partien wissen Bescheid; `/mygames` zeigt, was auf dich wartet.
away-alone = Partien, in denen sonst niemand spielt, warten.
# $games: a list of the three clauses below.
away-less = Aber: { $games }.
    .waits =
        { $days ->
            [one] Partie { $game } wartet höchstens { $days } Tag
           *[other] Partie { $game } wartet höchstens { $days } Tage
        }
    .plays =
        { $level ->
            [ace] in Partie { $game } spielt ein Ass
           *[cadet] in Partie { $game } spielt eine Vertretung
        }
    .others =
        { $number ->
            [one] { $number } weitere Partie wartet auch nicht so lange
           *[other] { $number } weitere Partien warten auch nicht so lange
        }

# What people settle for themselves
# $state: set or unset. $time: what clocks show there.
own-language = **Sprache:** { $language }{ $state ->
    [discord] {" "}(wie in deinem Discord)
   *[own] { "" }
 }
own-zone =
    { $state ->
        [set] **Zeitzone:** { $zone } (dort ist es { $time })
       *[unset] **Zeitzone:** nicht eingestellt, es gilt UTC (dort ist es { $time })
    }
hours = { $begins } bis { $ends }
own-quiet = **Ruhezeit:** { $begins } bis { $ends } – keine Erinnerungen, und wo die Spielleitung es erlaubt, steht die Uhr
own-quiet-none = **Ruhezeit:** keine
own-reminders =
    { $state ->
        [on] **Erinnerungen:** an
       *[off] **Erinnerungen:** aus – niemand sagt dir, wenn die Zeit abläuft
    }
own-mentions =
    { $state ->
        [on] **Erwähnungen:** an
       *[off] **Erwähnungen:** aus – Threads nennen dich, pingen dich aber nicht an
    }
# $state: whether plans are turned so that one's own side is at the bottom.
own-side =
    { $state ->
        [turned] **Deine Seite:** in deinen Plänen unten
       *[still] **Deine Seite:** wie am Tisch
    }
# $kind: moving, still or words. $contrast: high or plain.
own-pictures = **Bilder:** { $kind ->
        [moving] Filme und Standbilder
        [still] nur Standbilder; an deinen Tischen gibt es keine Filme
       *[words] stattdessen Text, in allem, was nur du siehst
    }{ $contrast ->
        [high] ; hoher Kontrast
       *[plain] { "" }
    }
own-away = **Abgemeldet:** { $state ->
        [planned] { $begins }{" "}
       *[begun] { "" }
    }bis { $ends }; { $meanwhile ->
        [stand-in] solange spielt eine Vertretung für dich
       *[wait] solange wartet die Uhr auf dich
    }
no-such-language = „{ $language }“ spreche ich nicht.
