# Running a game: what its host is asked before an act, hears after it, and what stands in the log and the thread.
# $game: a game's number, as text. $who: a mention of whoever acts. $to: a mention of somebody else.
# $names, $name: players. $level: of a stand-in, ace or cadet. …-log is what the thread reads and the log keeps.

# Lengths of time; a part of other messages. .dative: after “in”.
name-seconds =
    { $number ->
        [one] { $number } Sekunde
       *[other] { $number } Sekunden
    }
name-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
    .dative =
        { $number ->
            [one] { $number } Minute
           *[other] { $number } Minuten
        }
# $number may have decimals.
name-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
    .dative =
        { $number ->
            [one] { $number } Stunde
           *[other] { $number } Stunden
        }
name-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
    .dative =
        { $number ->
            [one] { $number } Tag
           *[other] { $number } Tagen
        }

# The clock stops, and goes on. $until: some or none; $when: a moment as Discord shows it (“in 4 hours”).
pause-question = Partie { $game } pausieren? Die Uhr hält an, und niemand verliert Zeit. Planen geht weiterhin.
pause-done = Partie { $game } ist pausiert. Planen geht weiterhin.
pause-log = { $who } hat die Partie pausiert: Die Uhr steht.
resume-question = Partie { $game } weiterlaufen lassen? Die Uhr läuft mit der restlichen Zeit weiter.
resume-done = Partie { $game } geht weiter.
resume-log =
    { $who } lässt die Partie weiterlaufen{ $until ->
        [some] : Die Frist endet { $when }
       *[none] { "" }
    }.

# The deadline of the present question. $time: a length of time. $when: a moment.
deadline-question = Soll die laufende Frist in Partie { $game } in { $time-dative } enden?
deadline-later = Weil für jemanden die Uhr zwischendurch steht, heißt das: { $when }.
deadline-done = Die Frist in Partie { $game } endet { $when }.
deadline-log = { $who } setzt eine neue Frist: { $when }.

# The pace. $kind: none (no deadlines) or each ($time for each answer).
pace-question =
    Das Tempo von Partie { $game } ändern? Ab der nächsten Frage { $kind ->
        [none] gäbe es keine Fristen mehr
       *[each] hätten alle { $time } für jede Antwort
    }.
pace-done =
    Ab der nächsten Frage { $kind ->
        [none] gibt es in Partie { $game } keine Fristen mehr
       *[each] haben in Partie { $game } alle { $time } für jede Antwort
    }.
pace-log =
    { $who } ändert das Tempo: Ab der nächsten Frage { $kind ->
        [none] gibt es keine Fristen mehr
       *[each] haben alle { $time } für jede Antwort
    }.

# At a table that waits
limit-question = Soll ich dich in Partie { $game } fragen, wie es weitergeht, sobald jemand { $time } braucht?
limit-done = Braucht in Partie { $game } jemand { $time }, frage ich dich, wie es weitergeht.
limit-log = Braucht jemand { $time }, möchte { $who } gefragt werden.
wait-question = In Partie { $game } weiter warten? Wenn nichts geschieht, frage ich wieder.
wait-done = Partie { $game } wartet weiter.
wait-log = { $who } lässt die Partie weiter auf { $names } warten.

# Reminding
nudge-question = { $names } anpingen?
nudge-done = Ich pinge sie im Thread an.
nudge-log = { $who } pingt { $names } an.

# Who runs the game
host-question = Soll { $to } ab jetzt Partie { $game } leiten?
host-question-away = { $to } ist gerade nicht da. Soll ich wegen der Leitung von Partie { $game } anfragen? Sie wechselt erst nach einem Ja.
host-runs = { $who } hat jetzt die Spielleitung.
host-done = { $to } leitet jetzt Partie { $game }.
host-log = { $who } übergibt die Partie: { $to } leitet sie jetzt.
host-asked = Ich frage { $to } im Thread von Partie { $game }; nach einem Ja wechselt die Leitung.
host-asked-log = { $who } bittet { $to }, die Partie zu leiten.
somebody-else-asked = Inzwischen ist jemand anderes gefragt.
cohost-question = Soll { $to } bei der Leitung von Partie { $game } helfen?
# $former: a mention of the present co-host.
cohost-question-instead = Soll { $to } statt { $former } bei der Leitung von Partie { $game } helfen?
cohost-question-back = Soll { $to } nicht mehr bei der Leitung von Partie { $game } helfen?
cohost-done = { $to } hilft jetzt bei der Leitung von Partie { $game }.
cohost-log = { $who } holt Hilfe: { $to } leitet die Partie jetzt mit.
cohost-back = { $to } hilft nicht mehr bei der Leitung von Partie { $game }.
cohost-back-log = { $who } nimmt es zurück: { $to } leitet die Partie nicht mehr mit.

# Calling a game off. $number: how many $names are.
cancel-question = Partie { $game } für alle beenden, ohne Ergebnis? Sie lässt sich nicht wieder aufnehmen.
cancel-sure = Bist du sicher? Partie { $game } endet dann, und niemand gewinnt.
cancel-others =
    { $number ->
        [one] { $names } spielt noch mit.
       *[other] { $names } spielen noch mit.
    }
cancel-done = Partie { $game } ist abgebrochen.
cancel-log = { $who } hat diese Partie abgebrochen.
cancel-panel = Diese Partie ist abgebrochen.

# A role that moderates
role-none = Partien moderiert hier nur, wer Threads verwalten darf.
# $role: a mention of it.
role-set = Partien moderieren hier alle mit { $role } und alle, die Threads verwalten dürfen.

# A seat for somebody else, or for a stand-in
replace-question =
    Soll in Partie { $game } endgültig { $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $name } spielen?
replace-question-offer = Soll ich { $to } fragen, in Partie { $game } für { $name } zu übernehmen? Nach einem Ja wechselt der Platz.
replace-done =
    In Partie { $game } spielt jetzt { $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $name }.
replace-log =
    { $who } lässt { $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $name } spielen.
replace-asked = Ich frage { $to } im Thread von Partie { $game }.
replace-asked-log = { $who } bittet { $to }, für { $name } zu übernehmen.
# Said before stand-ins sit down, if nobody else is left.
last-word = Sonst spielt niemand mehr mit, also bringen Vertretungen die Partie sofort zu Ende.

# A stand-in plays for those who are awaited. $until: back (until they are back) or end (they are the last).
sit-in-question =
    Soll in Partie { $game } { $until ->
        [back] bis zur Rückkehr{" "}
       *[end] { "" }
    }{ $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $names } spielen?
sit-in-done =
    In Partie { $game } spielt { $until ->
        [back] bis zur Rückkehr{" "}
       *[end] { "" }
    }{ $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $names }.
sit-in-log =
    { $who } lässt { $until ->
        [back] bis zur Rückkehr{" "}
       *[end] { "" }
    }{ $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    } für { $names } spielen.

# Taking back. $told: what happened, as everybody was told it: sentences. In the question it is quoted, a line each.
undo-question =
    Das in Partie { $game } zurücknehmen?
    { $told }
    Pläne, die seitdem entstanden sind, gehen verloren.
# $others: mentions.
undo-must-agree = Zustimmen müssen noch: { $others }.
undo-done = Zurückgenommen. Partie { $game } fragt noch einmal.
# $told ends with a full stop of its own.
undo-log = { $who } nimmt zurück: { $told }
undo-heading = { $who } nimmt zurück:
undo-asked = Ich frage im Thread von Partie { $game }. Zustimmen müssen noch: { $others }.
undo-asked-log = { $who } möchte zurücknehmen: { $told }
undo-panel = Dieser Schritt ist zurückgenommen.
undo-refused = { $who } stimmt nicht zu; es bleibt, wie es ist.
undo-refused-done = Es bleibt, wie es ist.
undo-noted = Notiert. Es fehlt noch das Ja von { $others }.
undo-agreed-log = Alle sind einverstanden und nehmen zurück: { $told }
undo-agreed = Alle sind einverstanden; das ist zurückgenommen.
undo-agreed-heading = Alle sind einverstanden; zurückgenommen ist:
undo-agreed-done = Alle sind einverstanden: In Partie { $game } ist das zurückgenommen.

# Somebody's yes or no. $who: a mention of them.
seat-refused = { $who } möchte lieber nicht mitspielen.
seat-refused-done = Danke für die Antwort; es bleibt, wie es ist.
seat-accepted = { $who } übernimmt den Platz von { $name }.
seat-accepted-done = Du spielst jetzt in Partie { $game } mit. Was für dich ansteht, kommt als Direktnachricht.
seat-taken = Dieser Platz ist vergeben.
# So that somebody who has just sat down can plan. $when: a moment.
seat-deadline = Damit { $who } planen kann, gibt es eine neue Frist: { $when }.
host-refused-done-others = Danke für die Antwort; andere können noch zusagen.
host-refused = { $who } möchte die Partie lieber nicht leiten.
host-refused-done = Danke für die Antwort.
host-accepted-done = Du leitest jetzt Partie { $game }. **Verwalten** unter ihrem neuesten Beitrag zeigt, was du tun kannst.

# Leaving for good
resign-question =
    Partie { $game } endgültig verlassen? { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } übernimmt deinen Platz, und du bekommst ihn nicht zurück.
resigned = { $name } hat aufgegeben.
no-longer-helps = Damit endet auch die Hilfe bei der Spielleitung.
