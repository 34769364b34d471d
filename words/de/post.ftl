# What threads, channels and direct messages read beside the turns. $level: of a stand-in, ace or cadet.
# $game: a game's number, as text. $title: what is played. $who: a mention.
# $until: some or none; then $date and $in, a moment as Discord shows it.

# Somebody has left for good
resigned =
    { $name } hat aufgegeben. { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } übernimmt den Platz.
left-server =
    { $name } hat den Server verlassen. Bis zur Rückkehr spielt { $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    }.
# $runs: the sentence that says who runs the game from now on.
runs-now = Partie { $game }: { $runs }
# $who: a mention.
shut-out =
    { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } spielt für { $who }.
# $instead: who plays for them meanwhile: ace, cadet or nobody.
dms-closed =
    { $instead ->
        [ace] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten mehr schicken. Ein Ass spielt für dich, bis du antwortest.
        [cadet] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten mehr schicken. Eine Vertretung spielt für dich, bis du antwortest.
       *[nobody] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten schicken.
    } Nutze `/plan` gleich hier: Das siehst nur du.

# Pictures and films
no-card = Partie { $game } endet ohne Karte.
nothing-done = In Partie { $game } hat noch niemand etwas getan.
no-such-turn = Partie { $game } hat die Züge { $first } bis { $last }, aber keinen Zug { $turn }.
no-such-step = Partie { $game } hat keinen Schritt { $step }.

## Time

# $hint: panel, closed (their direct messages are shut) or filled (a plan is not locked in).
reminder =
    Partie { $game } · { $title } wartet auf deine Entscheidung{ $until ->
        [some] , bis { $date } ({ $in })
       *[none] { "" }
    }. { $hint ->
        [closed] Antworte mit `/plan`.
        [filled] Dein Plan ist eingetragen, aber noch nicht festgelegt.
       *[panel] Antworte auf dem Panel oder mit `/plan`.
    }
# The same in the thread.
reminder-here =
    { $who }, Partie { $game } · { $title } wartet auf deine Entscheidung{ $until ->
        [some] , bis { $date } ({ $in })
       *[none] { "" }
    }. Antworte mit `/plan`.
# $people: mentions.
overdue = Die Zeit ist um, und dieser Tisch wartet auf { $people }. Antworte mit `/plan`.
nudge =
    { $people }: Dieser Tisch wartet auf dich{ $until ->
        [some] , bis { $date } ({ $in })
       *[none] { "" }
    }. `/plan` öffnet dein Panel.
# A table that waits has waited long. $called: some (then $people, who run it: mentions) or none.
long-wait =
    { $called ->
        [some] { $people }: Dieser Tisch
       *[none] Dieser Tisch
    } wartet schon lange auf { $names }. Wie soll es weitergehen? Entscheiden darf auch, wer diesen Kanal moderiert.
# $since, $back: moments.
out-of-reach =
    Ich war nicht erreichbar, von { $since } bis { $back }. Dafür gibt es mehr Zeit{ $until ->
        [some] : bis { $date } ({ $in })
       *[none] { "" }
    }.

## Who sits there. $turns: how many were missed in a row.

taken-over =
    Partie { $game } · { $title }: { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } spielt für dich, weil du { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge in Folge
    } verpasst hast. Deinen Platz bekommst du zurück, wann immer du willst.
no-way-back =
    Partie { $game } · { $title }: Die Partie ist vorbei. { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } hat für dich gespielt.
# $number: how many $names are.
gone =
    { $names } { $number ->
        [one] hat
       *[other] haben
    } { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge in Folge
    } verpasst. Bis zur Rückkehr { $number ->
        [one] { $level ->
            [ace] spielt ein Ass
           *[cadet] spielt eine Vertretung
        }
       *[other] { $level ->
            [ace] spielen Asse
           *[cadet] spielen Vertretungen
        }
    }.
back = { $name } ist wieder da.
# $meanwhile: plays (a stand-in does), nobody (is left, so that the game waits), wait or limited (for $days at most).
away =
    { $name } ist abgemeldet bis { $ends }. { $meanwhile ->
        [plays] { $level ->
            [ace] Solange spielt ein Ass.
           *[cadet] Solange spielt eine Vertretung.
        }
        [nobody] Die Partie wartet.
        [limited]
            Die Uhr wartet, höchstens { $days ->
                [one] einen Tag
               *[other] { $days } Tage
            }.
       *[wait] Die Uhr wartet.
    }
# $by: a mention of whoever asks.
seat-offered = { $who }: { $by } bittet dich, in Partie { $game } · { $title } für { $name } zu übernehmen. Ohne dein Ja ändert sich nichts.
# $given: moved (the deadline, to $when) or kept.
seat-taken =
    { $who } übernimmt für { $name }.{ $given ->
        [moved] {" "}Die Frist endet jetzt { $when }, damit Zeit zum Planen bleibt.
       *[kept] { "" }
    }
# $how: given (then $by, a mention, has done so) or left (they have resigned). $taker: person (then $name), ace or cadet.
seat-lost =
    Partie { $game } · { $title }: { $how ->
        [given] { $by } hat deinen Platz an{" "}
       *[left] Dein Platz geht an{" "}
    }{ $taker ->
        [person] { $name }
        [ace] ein Ass
       *[cadet] eine Vertretung
    }{ $how ->
        [given] {" "}gegeben
       *[left] { "" }
    }. Danke fürs Mitspielen!
# $place: a mention of the thread.
seat-yours = { $place }: Dieser Platz gehört jetzt dir.

## Who runs the game

# $by: a mention of whoever asks.
host-asked = { $who }: { $by } bittet dich, Partie { $game } · { $title } zu leiten. Ohne dein Ja ändert sich nichts.
# $host: left (the server) or gone.
host-wanted =
    { $who }: Partie { $game } · { $title } hat keine Spielleitung mehr{ $host ->
        [left] ; sie hat den Server verlassen
       *[gone] { "" }
    }. Willst du die Partie ab jetzt leiten? Sie geht solange weiter.
# The word in bold stands on the button.
host-wanted-of-all = Niemand leitet gerade Partie { $game } · { $title }; sie geht weiter. Wer mitspielt, kann sie übernehmen: Drücke **Ja**.
host-found = { $who }: Niemand hat geantwortet, also leitest ab jetzt du diese Partie. **Verwalten** unter dem neuesten Beitrag zeigt, was du tun kannst; mit `/game host` gibst du sie weiter.

## Taking back, and playing again

# $told: what would be taken back, a quoted line each. $people: mentions.
undo-asked =
    { $who } möchte das zurücknehmen:
    { $told }
    { $people }: Ihr müsst alle zustimmen. Seitdem gemachte Pläne gehen verloren.
# $called: some (then $people, mentions) or none. $again: the number of the new game. $place: a mention of the channel.
# $seats: turned (the other way round) or same.
rematch =
    { $called ->
        [some] { $people }:{" "}
       *[none] { "" }
    }{ $who } will eine Revanche! Partie { $again } ist offen in { $place }, und für alle ist ein Platz da{ $seats ->
        [turned] , diesmal andersherum
       *[same] { "" }
    }. Wenn du nicht kannst, drücke dort **Verlassen**.

## When something goes wrong

stuck = Ich weiß nicht, wie es in Partie { $game } weitergeht. Alle Pläne sind noch da, der Fehler ist notiert, und ich versuche es jede Minute wieder.
# $number: the number that the dice follow from since. The word in bold stands on the button.
restored = Partie { $game } liegt wieder so da wie nach Schritt { $step }, aus einer älteren Sicherung. Was danach kam, ist verloren, die Würfel auch: Ab hier folgen sie aus dem Startwert und der Zahl { $number }, die in der Aufzeichnung steht. Sieh unter **Planen** nach: Was seitdem festgelegt war, muss noch einmal festgelegt werden.
# $place: a mention of where it is played. $why: one of those below.
unavailable = Ich kann Partie { $game } in { $place } nicht weitererzählen: { $why }. Was es zu erzählen gibt, hebe ich auf, bis ich dort wieder schreiben kann. Ich muss den Kanal sehen, dort und in Threads schreiben, Dateien anhängen und den Verlauf lesen dürfen; ein Thread darf nicht gesperrt sein.
# $letter: the name of a message.
lost = Partie { $game }: Eine Nachricht (`{ $letter }`) ließ sich nicht zustellen und ist verloren ({ $why }). Die Partie geht weiter; `/game board` und `/game log` zeigen, wie es steht.
lost-thread = Partie { $game }: In { $place } lässt sich kein Thread öffnen, ich erzähle sie im Kanal selbst ({ $why }). Die Partie geht weiter; `/game board` und `/game log` zeigen, wie es steht.
why-closed = Direktnachrichten sind dort abgeschaltet
why-gone = Kanal, Thread oder Nachricht gibt es nicht mehr
why-forbidden = ich darf dort nicht schreiben
why-unseen = ich darf den Ort nicht sehen
why-unread = ich darf dort nicht lesen
why-refused = Discord nimmt diese Nachricht so nie an
why-unmade = sie ließ sich nicht erstellen
came-twice = Partie { $game }: Diese Nachricht kam doppelt. Nimm bitte die andere.
cannot-draw = Dieses Bild ließ sich nicht zeichnen; der Fehler ist notiert.
cannot-look-back = Auf Partie { $game } lässt sich nicht zurückblicken: { $why }

## After an update

# $again: some (then $people, mentions) or none.
migrated =
    Flugpost wurde aktualisiert und mit ihm die Regeln von { $title }: Diese Partie geht nach den neuen weiter, von da an, wo sie steht.{ $again ->
        [some] {" "}{ $people }: Was du festgelegt hattest, passt nicht mehr; plane bitte neu.
       *[none] { "" }
    }
asked-anew = Partie { $game } · { $title }: Flugpost wurde aktualisiert. Plane unten bitte noch einmal.
called-off =
    Partie { $game } · { $title }
    Diese Partie ist abgebrochen: Flugpost wurde aktualisiert und kann mit ihr nicht weitermachen.
# $why: a sentence.
unopened =
    Partie { $game } · { $title }
    Flugpost wurde aktualisiert, und ich kann diese Partie nicht mehr öffnen: { $why } Mit `/game new` eröffnest du eine neue.
