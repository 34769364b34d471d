# What is asked on the ground and of balloons in the dogfight: artillery, airplanes that stand, observers.

## Artillery

artillery = Zug { $turn }, Runde { $round }: Was tut deine Flak?
# $guns: a list of ids.
commands = Du befehligst { $guns }. Die Manöver sind noch verdeckt.
hint-shell = Sag, was die Flak zu Beginn dieser Runde tut.
about-level = Höhe der Explosion
hint-level = Die Granate trifft nur, was auf dieser Höhe fliegt.
level = Höhe { $level }
about-where = wo
about-where-to = wohin
hint-point = Leg die Mitte des Markers irgendwohin in den markierten Bereich.
where-it-lies = Wo er liegt
ahead-of = Vor { $plane }
spot-touching = an der Karte der Flak, nicht auf Ballons
# Where a counter may lie. $sort: moved (from where it lies, $from) or placed. $far: centimetres. $at: where the gun is.
# $clear: balloons, or card (the gun's as well).
spot-within =
    bis { $sort ->
        [moved] 1 Messstab von { $from } und { $far } cm
       *[placed] { $far } cm
    } von { $gun } ({ $at }), nicht auf { $clear ->
        [balloons] Ballons
       *[card] Ballons oder eigener Karte
    }

## Airplanes that stand

taxi = Zug { $turn }: Am Boden versetzen?
# $planes: a list of ids.
may-taxi = Du darfst { $planes } versetzen und drehen.
about-move = versetzen
taxi-stay = So stehen lassen
taxi-move = Versetzen und drehen
about-dot = wohin mit dem Punkt
    .note = auf der Karte, wie sie jetzt liegt
    .hint = Setz den roten Punkt der Karte irgendwohin auf die Karte, wie sie jetzt liegt.
where-it-stands = Wo es steht
about-heading = Richtung in Grad
    .hint = Dreh die Nase: 0 zeigt zur Kante der Entente, 90 rechts davon.
heading-kept = Wie es steht
heading-left = Links 90°
heading-right = Rechts 90°
heading-about = Umdrehen

## Observers in balloons

bail = Zug { $turn }, nach Runde { $round }: Abspringen oder bleiben?
# $balloons: a list of ids.
shall-jump = Sollen die Beobachter von { $balloons } abspringen?
bail-stay = Im Korb bleiben
bail-jump = Abspringen
