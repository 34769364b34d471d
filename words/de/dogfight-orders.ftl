# Orders of the dogfight: what a player settles beforehand, with a plan or for good.
# Options are infinitives, as they stand in a menu.

## The form of standing orders

orders-hold = Diese Aufträge gelten
    .hint = So lange gilt, was du unten einstellst.
until-changed = Bis ich sie ändere
this-turn = Nur für diesen Zug
holds = Gilt, solange dein Plan nichts anderes sagt.
apart = Eigene Aufträge für
    .hint = Wer hier steht, bekommt unten eigene Aufträge.
attend = Wenn ich in einem Zug nichts fliege
    .hint = Deine Geschütze und Ballons folgen ihren Aufträgen auch ohne dich.
without-me = Ohne mich weiterspielen
    .note = meine Aufträge gelten
# What one piece is ordered. $kind: one of the kinds below.
for-one = { $piece } · { $kind }

## Orders with a plan, and answers

with-plan = Nur für diesen Zug; deine Daueraufträge bleiben, wie sie sind.
waited-for = Die Partie wartet auf dich. Läuft die Zeit ab, passiert stattdessen etwas Harmloses.
as-ordered = Nach meinen Aufträgen
# $order: the order that stands.
stands = zurzeit: { $order }

## Kinds of orders

kind-guns = MGs der Flugzeuge
kind-ground-fire = Schützengräben und MG-Nester
kind-rockets = Raketen
kind-bombs = Bomben
kind-tail = Wenn ein Verfolgter seine Karte zeigt
kind-quarry = Wen verfolgen, wenn es mehrere gibt
kind-taxi = Flugzeuge am Boden
kind-shell = Flak
kind-adjust = Flakmarker auf dem Tisch
kind-descent = Ballonwinden
kind-bail = Ballonbeobachter

## What is asked of one piece, beside its letter

about-guns = MGs
about-infantry = Infanterie
about-machine-gun = MG und Infanterie
about-rockets = Raketen
about-bombs = Bomben
about-tail = wenn { $target } die nächste Karte zeigt
about-taxi = am Boden
about-shell = Flak
about-winch = Winde
about-observers = Beobachter

## To be asked: the notes say when

ask = Mich fragen
    .at-target = die Partie hält an, sobald ein Ziel auftaucht
    .over-rim = die Partie hält über dem Rand des Ziels an
    .every-round = die Partie hält zu Beginn jeder Runde an
    .before-planning = die Partie hält vor dem Planen an
    .every-turn = vor jedem Zug
    .to-rearrange = erst die Karte sehen, dann die eigenen umordnen
    .to-taxi = in Runde 2 versetzt und drehst du sie; ihre Karten zählen dann nicht
    .round-end = am Ende jeder Runde

## Fire

fire-closest = Auf das nächste Ziel schießen
    .note = das nächste in Reichweite
fire-weakest = Auf das schwächste Ziel schießen
    .note = das mit den meisten Schadenskarten, bei Gleichstand das nächste
fire-hold = Nicht schießen
    .note = auf niemanden
fire-several = Mich fragen, wenn es mehrere Ziele gibt
    .note = auf ein einziges Ziel wird geschossen

## Rockets

rockets-hold = Raketen aufsparen
    .note = keine abfeuern
    .guns = die MGs dürfen schießen
rockets-one = Eine Rakete pro Zug abfeuern
rockets-both = Beide Raketen abfeuern
rockets-when = auf den nächsten Ballon oder, wenn keiner mehr oben ist, auf irgendwen; statt der MGs
# $target: its letter. $name: what it is.
rocket-at = Eine Rakete auf { $target } · { $name }
rockets-at = Beide Raketen auf { $target } · { $name }
instead-of-guns = statt der MGs

## Bombs

bombs-middle = Über der Mitte abwerfen
    .note = zerstört das Ziel
bombs-any = Bei der ersten Gelegenheit abwerfen
    .note = über dem Rand beschädigen sie das Ziel nur
bombs-hold = Bomben behalten
    .note = nicht abwerfen

## Tailing

tail-keep = Meine Reihenfolge behalten
    .note = die Karte siehst du trotzdem
tail-by-card = Fliegen, was ich hier angebe
    .note = je nach seiner Karte kommt eine andere von deinen zuerst
quarry-nearest = Den nächsten
quarry-weakest = Den schwächsten
    .note = den mit den meisten Schadenskarten, bei Gleichstand den nächsten

## Airplanes on the ground

taxi-stay = Nach den Karten
    .note = sie bleiben stehen oder starten
taxi-move = Versetzen und drehen
    .note = in Runde 2, wohin du willst; seine Karten zählen dann nicht

## Balloons

winch-keep = So lassen
    .note = oben oder auf dem Weg nach unten
winch-down = Einholen
    .note = sobald ein Gegner auf dem Tisch ist
winch-go-on = Weiter einholen
winch-stop = Einholen anhalten
winch-stay = Auf dieser Höhe bleiben
winch-resume = Wieder einholen
winch-aloft = Oben bleiben
winch-take-down = Einholen
    .note = am Ende jedes Zugs um einen Marker tiefer
bail-burning = Abspringen, wenn der Ballon brennt
bail-damaged = Abspringen, wenn der Ballon getroffen wird
bail-never = Im Korb bleiben
bail-hit = Mich fragen, wenn der Ballon getroffen wird
    .note = am Ende dieser Runde

## Anti-aircraft guns

shell-path = Dorthin schießen, wo der nächste Gegner wohl fliegt
    .note = in der ersten Runde, in der dort wohl kein eigenes Flugzeug ist
shell-place = Auf eine Stelle meiner Wahl schießen
    .note = die Granate explodiert nach zwei Manövern
shell-hold = Nicht schießen
    .note = geladen bleiben
shell-leave = Marker liegen lassen
    .note = er explodiert, wenn seine Zeit um ist
shell-move = Marker versetzen
    .note = höchstens einen Messstab weit; er explodiert in zwei Manövern
shell-delay = Verzögern
    .note = er bleibt liegen und explodiert in zwei Manövern
shell-raise = Eine Stufe höher zielen
    .note = er explodiert in zwei Manövern
shell-lower = Eine Stufe tiefer zielen
    .note = er explodiert in zwei Manövern
shell-retire = Marker wegnehmen
    .note = die Flak kann ab der nächsten Runde wieder schießen
