# The commands: what Discord shows of each and of its options (at most 100 characters each), and what they answer.

## What every command about a game has

option-game = Welche Partie; ohne Angabe die dieses Threads oder deine einzige
# $typed: what somebody typed, in quotation marks.
not-a-game = { $typed } ist keine Partie; wähle eine aus der Liste oder tippe ihre Nummer.
in-no-game = Du spielst gerade nirgends mit: Gib mit `game` an, welche Partie du meinst.
in-several-games = Du spielst in { $games } Partien mit: Gib mit `game` an, welche du meinst.
# What can be picked while somebody types, with a note.
option-and-note = { $option } – { $note }
out-of-date = Dein Discord kennt noch die alte Form dieses Befehls; tippe ihn bitte neu ein.
not-meant = Eine der Angaben passt dort nicht; wähle aus der Liste.

## /away

away = Mach in allen deinen Partien Pause oder melde dich zurück
away-until = Mach in allen deinen Partien Pause
# What is typed is understood in English only, so the examples have no words.
away-until-when = Bis wann, zum Beispiel 3 Tage, Freitag 18 Uhr oder 1.12.
away-until-meanwhile = Was solange in deinen Partien geschieht; ohne Angabe spielt eine Vertretung
away-until-from = Ab wann; ohne Angabe ab jetzt
# Dates that are offered; bot/kit/dates.py has to understand them.
until-tomorrow = morgen
until-3-days = 3 Tage
until-1-week = 1 Woche
until-2-weeks = 2 Wochen
from-today = heute
from-tomorrow = morgen
from-3-days = in 3 Tagen
from-1-week = in 1 Woche
away-stand-in = Eine Vertretung spielt für mich
away-wait = Die Uhr wartet, solange die jeweilige Spielleitung es erlaubt
away-back = Melde dich zurück, in allen deinen Partien

## /settings

settings = Deine Sprache, Zeitzone, Ruhezeit, Erinnerungen, Erwähnungen und Bilder
settings-timezone = Eine große Stadt in deiner Zeitzone
settings-quiet = Stunden ohne Erinnerungen, zum Beispiel 22-7; oder „keine“

## /plan, /hint, /orders, /resign, /mygames

plan = Plane, was für dich ansteht, oder ändere, was du festgelegt hast
plan-nothing-asked = Gerade wartet nichts auf dich.
plan-several = Du planst in mehreren Partien.
plan-which = Welche Partie?
plan-waits = wartet auf deinen Plan
plan-locked = festgelegt
hint = Was ein Ass an deiner Stelle täte, wenn die Spielleitung Tipps erlaubt
hint-take = Trage es als deinen Plan ein, zum Ansehen und Festlegen
orders = Deine Daueraufträge: ansehen und ändern
resign = Verlasse eine Partie endgültig; ich frage noch einmal nach
# A button. $game: the number of the game.
resign-from = Partie { $game } aufgeben
mygames = Was auf dich wartet und bis wann, und deine anderen Partien
mygames-none = Du spielst gerade nirgends mit; /game new eröffnet eine Partie.

## /rules

rules = Die Regeln in unseren Worten, nach Thema oder Suchwort
rules-about = Ein Thema oder Wörter, die du suchst
rules-title = Welches Spiel; ohne Angabe das, das hier läuft
rules-topic = { $topic } · { $title }

## Commands that titles declare

quick-all = Für alle auf einmal, der Reihe nach, mit / dazwischen

## /game: opening one

game = Eröffne eine Partie, sieh sie dir an oder leite sie
game-new = Eröffne eine Lobby in diesem Kanal
game-new-title = Was ihr spielt
game-new-scenario = Welches Szenario, falls das Spiel mehrere hat
game-new-file = Ein eigenes Szenario, falls das Spiel das zulässt
new-own-scenario = Eigenes Szenario: Hänge die Datei an
new-attach = Hänge auch dein Szenario an: Es gehört in `file`.
new-not-both = Eine Datei ist schon ein Szenario: Lass `scenario` weg oder wähle dort dein eigenes.
# $size, $most: numbers of bytes, with commas.
new-too-large = Die Datei hat { $size } Byte; ich lese höchstens { $most }.
new-not-fetched = Discord hat mir deine Datei nicht gegeben, also ist noch nichts eröffnet; hänge sie bitte noch einmal an.
new-in-a-server = Eröffne eine Partie im Kanal eines Servers; planen kannst du dann hier.
new-in-a-text-channel = Jede Partie bekommt einen eigenen Thread: Eröffne sie in einem Textkanal, nicht hier.
# $permissions: as Discord names them.
new-permissions = Mir fehlen in diesem Kanal Berechtigungen: { $permissions }.

## /game: looking at one

game-status = Wie eine Partie steht und wer noch plant
game-board = Der Tisch, so wie du ihn sehen darfst
game-mat = Deine eigene Seite des Tischs
game-record = Eine beendete Partie vollständig, als Datei
game-verify = Prüfe, ob die Würfel einer Partie fair waren
game-analyse = Wie eine beendete Partie lief und wer Glück hatte
game-replay = Ein Zug noch einmal als Film oder die ganze Partie Zug um Zug
game-replay-turn = Welcher Zug (ohne Angabe alle, je ein Bild)
look-board = Der Tisch von Partie { $game }:
look-mat = Deine Seite in Partie { $game }:
look-record = Die Aufzeichnung von Partie { $game }:
look-turn = **Partie { $game } · Zug { $turn } von { $last }**
status-lobby = Noch nicht begonnen: Die Lobby ist offen.
status-over = Die Partie ist vorbei.
status-cancelled = Die Partie ist abgebrochen.
status-players = Am Tisch: { $players }
# $until: a moment, as Discord shows it.
status-player-away = { $player } (abgemeldet bis { $until })
status-thread = Thread: { $thread }

## /game: running one

game-pause = Halte die Uhr einer Partie an; die restliche Zeit bleibt erhalten
game-resume = Lass eine pausierte Partie weiterlaufen
game-nudge = Pinge alle an, auf die eine Partie wartet
game-undo = Nimm den letzten Schritt zurück, falls das geht und alle zustimmen
game-cancel = Beende eine Partie ohne Ergebnis
game-host = Übergib die Leitung einer Partie
game-host-to = Wer sie ab jetzt leitet
game-cohost = Hol dir Hilfe für die Spielleitung oder beende sie
game-cohost-to = Wer hilft
game-deadline = Mehr oder weniger Zeit, für die laufende Frage oder ab der nächsten
game-deadline-hours = So viele Stunden ab jetzt für die laufende Frage
game-deadline-pace = Die Zeit für jede Antwort, ab der nächsten Frage
game-deadline-limit = Wenn die Partie wartet: nach so vielen Stunden die Spielleitung fragen
deadline-say-one = Gib eins davon an: Stunden für die laufende Frage (`hours`), ein Tempo (`pace`) oder eine Grenze (`limit`).
game-replace = Gib einen Platz an jemand anderen oder eine Vertretung
game-replace-seat = Wessen Platz
game-replace-by = Wer dort spielen soll; ohne Angabe sofort eine Vertretung
game-replace-level = Welche Vertretung; ohne Angabe die, die für Abwesende eingestellt ist
replace-cadet = Ein Kadett, der sofort antwortet
replace-ace = Ein Ass, das vorausdenkt
replace-not-both = Gib an, wer dort spielen soll, oder welche Vertretung, aber nicht beides.
# $typed: what somebody typed, in quotation marks.
replace-no-seat = { $typed } ist kein Platz dieser Partie; wähle einen aus der Liste.
game-log = Wer wann was getan hat; ist die Partie vorbei, alles
game-log-search = Nur, worin diese Wörter vorkommen
game-log-page = Welche Seite

## /server

server = Was für alle Partien dieses Servers gilt
server-role = Welche Rolle Partien moderiert, neben allen, die Threads verwalten dürfen
server-role-role = Die Rolle; ohne Angabe keine

## /help: at most 4096 characters in all, with a line for each title. What stands in `…` or in **…** within a sentence is
## the name of a command or the label of a button.

help = So spielst du
help-heading = Spielen per Post
help-playing = **Mitspielen**
    1. Mit `/game new` eröffnest du eine Lobby in einem Kanal. Wer dabei sein will, drückt **Mitspielen**; leere Plätze können Vertretungen bekommen, die ich spiele. Die Spielleitung drückt **Starten**, und die Partie bekommt einen eigenen Thread.
    2. Gibt es etwas zu planen, schicke ich dir eine Direktnachricht mit deinem Bild und einem Panel. Nur du siehst sie. Sind deine Direktnachrichten zu, nimm `/plan` im Thread: Auch dieses Panel siehst nur du.
    3. Ist der letzte Plan da oder die Zeit um, spiele ich den Zug und zeige ihn im Thread: das Wichtigste, und alles hinter **Einzelheiten**.
help-panel = **Das Panel**
    Tippe auf Karten und wähle aus den Menüs; das Bild zeigt, wohin dein Plan führt, und ⚠️, was er dich kosten würde. **Neu beginnen** verwirft deine Antworten. **Festlegen** gibt den Plan ab oder sagt, was fehlt. Mit **Ändern** machst du einen neuen, bis alle festgelegt haben; so lange gilt der alte. Deine Antworten bleiben erhalten, auch wenn du das Panel beiseitelegst.
help-orders = **Daueraufträge**
    Was sich vorab klären lässt, klärst du jederzeit mit **Aufträge** oder `/orders`: Es gilt, bis du es änderst, und niemand muss auf dich warten. „Frag mich“ geht immer.
help-commands = **Befehle**
    `/plan` was für dich ansteht · `/orders` deine Daueraufträge · `/mygames` deine Partien
    `/hint` oder **Tipp** auf dem Panel: was ein Ass an deiner Stelle täte, gegen Vertretungen oder wo die Spielleitung es erlaubt
    `/away` Pause machen · `/settings` Zeitzone, Ruhezeit, Erinnerungen, Bilder · `/resign` eine Partie aufgeben
    `/game status` wer noch plant · `/game board` der Tisch · `/game mat` deine Seite
    `/game log` wer wann was getan hat · `/game replay` ein Zug als Film oder die ganze Partie Zug um Zug
    `/rules` die Regeln nach Thema
    {"**"}Verwalten** unter dem neuesten Beitrag oder `/game pause`, `resume`, `deadline`, `nudge`, `replace`, `undo`, `host`, `cohost`, `cancel`: für die Spielleitung
    `/server role` welche Rolle hier jede Partie leiten darf: für die Serverleitung
    `/game record` eine beendete Partie als Datei · `/game verify` ihre Würfel prüfen
    `/game analyse` wie eine beendete Partie lief, wo sie sich entschied und wer Glück hatte
# A command that a title declares: $what is the attribute .line of its description.
help-quick = `/{ $name }` in einer Zeile: { $what }
help-fair = **Faire Würfel**
    Bevor der Zufall mitspielt, zeigt der Thread einen Fingerabdruck des geheimen Startwerts. Am Ende zeigt er den Startwert selbst, und alle können prüfen, dass jeder Wurf daraus stammt.
help-games = **Was ihr hier spielen könnt**
