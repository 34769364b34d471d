# The dogfight's plan: its cards, what is wrong with them, what a player is told with it, tailing, dangers.

## The form of a plan

plan-turn = Plane Zug { $turn }
# $slot: first, second or third.
card-field =
    { $slot ->
        [first] erste Karte
        [second] zweite Karte
       *[third] dritte Karte
    }
hint-first = Wähle drei Karten in der Reihenfolge, in der du sie fliegst. Graue Karten dürfen jetzt nicht folgen.
hint-second = Die zweite Karte fliegst du von dort, wo die erste endet.
hint-third = Von der dritten Karte hängt auch ab, womit du im nächsten Zug beginnen darfst.
# $number: of the card. $card: the maneuver.
card-option = { $number } · { $card }
note-split-s = abwärts, als Abschwung
note-overdive = steil, beginnt einen Steilsturz
note-steep = steil

## Refusals of a plan

planned-twice = Flugzeug { $plane } kann Karte { $number } nicht zweimal im selben Zug fliegen.
# $slot: first, second or third.
card-missing =
    { $slot ->
        [first] Wähle die erste Karte für Flugzeug { $plane }.
        [second] Wähle die zweite Karte für Flugzeug { $plane }.
       *[third] Wähle die dritte Karte für Flugzeug { $plane }.
    }
# $card: what was answered, in quotation marks.
no-such-card = Flugzeug { $plane } hat keine Karte { $card }: Stapel { $deck } geht von { $least } bis { $most }.
# $card: the card, $before: the one before it; each is a name-card; nothing where there is none. $slot: which card of the plan it is,
# first, second or third.
refused-steep-after-steep = { $plane } darf nicht zweimal hintereinander steil fliegen: { $before }, dann { $card }.
refused-no-straight-before = { $plane } muss direkt vor { $card } geradeaus fliegen.
refused-no-straight-after =
    { $slot ->
        [first] { $plane } muss nach dem Immelmann zuerst geradeaus fliegen, nicht { $card }.
       *[later] { $plane } muss nach dem Immelmann geradeaus fliegen, nicht { $card }.
    }
refused-rudder-jammed = { $plane } kann { $card } nicht fliegen: Das Ruder klemmt nach dieser Seite.
refused-straight-while-burning = { $plane } brennt und darf nicht geradeaus fliegen: Tausch { $card } aus.
refused-no-stall = { $plane } braucht unter den drei Karten ein Überziehen: Der Motor ist beschädigt.
refused-climb-with-immelmann = { $plane } kann nicht im selben Zug steigen und einen Immelmann fliegen: Tausch { $card } aus.
refused-dive-with-split-s = { $plane } kann nicht im selben Zug einen Sturzflug und einen Abschwung fliegen: Tausch { $card } aus.
refused-no-straight-to-overdive = { $plane } muss den Steilsturz nach { $before } geradeaus beenden, nicht mit { $card }.
refused-too-low-to-overdive = { $plane } ist zu tief, um mit { $card } einen Steilsturz zu fliegen: Dazu gehört Höhe 2.
refused-no-straight-to-land = { $plane } muss nach dem Aufsetzen geradeaus rollen, nicht { $card }.
refused-no-stall-to-land = { $plane } muss die Landung mit Überziehen beenden, nicht mit { $card }.
refused-no-straight-to-take-off = { $plane } startet mit Überziehen, geradeaus und Steigflug: { $card } ist nicht geradeaus.
refused-no-climb-to-take-off = { $plane } startet mit Überziehen, geradeaus und Steigflug: { $card } ist kein Steigflug.
# What comes of such a card where it may be planned. $penalty: lost, strained (a damage card as well) or straight.
# .clause is the same without a full stop, as it stands on a picture.
risk =
    { $penalty ->
        [lost] Mit { $card } ist { $plane } verloren
        [strained] { $plane } fliegt geradeaus statt { $card } und bekommt eine Schadenskarte
       *[straight] { $plane } fliegt geradeaus statt { $card }
    }: { $why ->
        [steep-after-steep] Sie ist steil, und davor liegt schon { $before }
        [no-straight-before] Vor einem Immelmann fliegt man geradeaus
        [no-straight-after] Nach einem Immelmann fliegt man geradeaus
        [rudder-jammed] Das Ruder klemmt nach dieser Seite
        [straight-while-burning] Wer brennt, fliegt nicht geradeaus
        [no-stall] Der beschädigte Motor braucht jeden Zug ein Überziehen
        [climb-with-immelmann] Steigflug und Immelmann gehen nicht im selben Zug
        [dive-with-split-s] Sturzflug und Abschwung gehen nicht im selben Zug
        [no-straight-to-overdive] Ein Steilsturz endet geradeaus
        [too-low-to-overdive] Für einen Steilsturz ist es zu tief
        [no-straight-to-land] Nach dem Aufsetzen rollt man geradeaus
        [no-stall-to-land] Eine Landung endet mit Überziehen
        [no-straight-to-take-off] Zum Start gehören Überziehen, geradeaus und Steigflug
       *[no-climb-to-take-off] Zum Start gehören Überziehen, geradeaus und Steigflug
    }.
    .clause =
        { $penalty ->
            [lost] Mit { $card } ist { $plane } verloren
            [strained] { $plane } fliegt geradeaus statt { $card }, mit Schaden
           *[straight] { $plane } fliegt geradeaus statt { $card }
        }
# $number: of the card. $card: the maneuver.
name-card = Karte { $number } ({ $card })
    .gender = f

## What a player is told with the question

# $flown, $commanded: lists of name-alike. $sort: flown, commanded or both.
own =
    { $sort ->
        [flown] Du fliegst { $flown }.
        [commanded] Du befehligst { $commanded }.
       *[both] Du fliegst { $flown } und befehligst { $commanded }.
    }
# Pieces of one kind: “M1 and M2 (machine gun)”. $pieces: their ids. $name: what they are, without brackets.
name-alike = { $pieces } ({ $name })
open-straight = { $plane } muss nach dem Immelmann zuerst geradeaus fliegen.
open-not-steep = { $plane } darf nicht steil beginnen, denn die letzte Karte war es schon.
open-overdive = Steil beginnen darf { $plane } nur mit einem Sturzflug, als Steilsturz.
# $side: left, right, left-right or right-left.
rudder-jammed =
    { $side ->
        [left] Das Ruder von { $plane } klemmt: In diesem Zug gehen keine Karten nach links.
        [right] Das Ruder von { $plane } klemmt: In diesem Zug gehen keine Karten nach rechts.
        [left-right] Das Ruder von { $plane } klemmt: In diesem Zug gehen keine Karten nach links oder rechts.
       *[right-left] Das Ruder von { $plane } klemmt: In diesem Zug gehen keine Karten nach rechts oder links.
    }
engine-damaged = Der Motor von { $plane } ist beschädigt: Plane mindestens ein Überziehen.
# $straights: another (it has to begin with one) or none.
burns =
    { $straights ->
        [another] { $plane } brennt: in diesem Zug kein weiterer Geradeausflug.
       *[none] { $plane } brennt: in diesem Zug kein Geradeausflug.
    }
pilot-wounded = Der Pilot von { $plane } ist verwundet: Nach einer steilen Karte oder einem Immelmann schweigt das Bug-MG.
tails = { $plane } verfolgt { $target } und sieht dessen nächste Karte.
has-pictures = { $plane } hat die Bilder von { $target }. Bring sie über deine eigene Kante nach Hause.
# $mission: photograph or bomb.
observer-hit =
    { $mission ->
        [photograph] Der Beobachter von { $plane } ist getroffen: { $plane } kann { $target } nicht mehr fotografieren.
       *[bomb] Der Beobachter von { $plane } ist getroffen: { $plane } kann { $target } nicht mehr bombardieren.
    }
# $planes: who may do it. $height: any, or level. $near: centimetres.
to-photograph =
    { $height ->
        [level] Fotografiere { $target } mit { $planes }: Beginne ein Überziehen auf Höhe { $level }, höchstens einen halben Messstab ({ $near } cm) davon entfernt.
       *[any] Fotografiere { $target } mit { $planes }: Beginne ein Überziehen höchstens einen halben Messstab ({ $near } cm) davon entfernt.
    }
to-bomb =
    { $height ->
        [level] Bombardiere { $target } mit { $planes }: Flieg höchstens auf Höhe { $level } über die Mitte.
       *[any] Bombardiere { $target } mit { $planes }: Flieg über die Mitte.
    }
to-drop-bombs =
    { $height ->
        [level] Zerstöre { $target } mit { $planes }: Wirf die Bomben höchstens aus Höhe { $level } über der Mitte ab. Anderswo über der Karte beschädigen sie das Ziel nur.
       *[any] Zerstöre { $target } mit { $planes }: Wirf die Bomben über der Mitte ab. Anderswo über der Karte beschädigen sie das Ziel nur.
    }

## Tailing

choose-tail = Wen willst du verfolgen?
# $planes: a list of airplanes.
several-ahead = Vor { $planes } fliegt mehr als ein Gegner.
whom-to-tail = wen verfolgen
look = Runde { $round }: Blick auf die Karte eines Verfolgten
# $number, $card: of the card that the enemy shows.
seen = { $plane } verfolgt { $target }. Dessen nächste Karte ist { $number } ({ $card }).
may-rearrange = Du darfst deine noch verdeckten Karten umordnen.
your-order = deine Reihenfolge, denn { $target } fliegt { $number } ({ $card })
note-planned = wie geplant
as-planned = Wie geplant
note-next = als Nächste
# $case: what the enemy's card does: left, right or ahead.
tail-case =
    { $case ->
        [left] wenn { $target } nach links fliegt
        [right] wenn { $target } nach rechts fliegt
       *[ahead] wenn { $target } weder links noch rechts fliegt
    }

## Dangers of a plan

# $number: which card of the turn, 1, 2 or 3 (so an ordinal: cards have numbers of their own). `.clause` is the same
# without a full stop, as it stands on a picture.
strayed = { $plane } hat in den Wolken den Tisch verlassen und ist aus dem Spiel, sobald es herunterkommt.
    .clause = { $plane } hat in den Wolken den Tisch verlassen und ist aus dem Spiel, sobald es herunterkommt
crashes = { $plane } stürzt mit der { $number }. Karte ab.
    .clause = { $plane } stürzt mit der { $number }. Karte ab
comes-down-off-table = { $plane } kommt mit der { $number }. Karte neben dem Tisch herunter.
    .clause = { $plane } kommt mit der { $number }. Karte neben dem Tisch herunter
leaves = { $plane } fliegt mit der { $number }. Karte vom Tisch.
    .clause = { $plane } fliegt mit der { $number }. Karte vom Tisch
strays = { $plane } fliegt mit der { $number }. Karte in den Wolken vom Tisch und ist aus dem Spiel, sobald es herunterkommt.
    .clause = { $plane } fliegt mit der { $number }. Karte in den Wolken vom Tisch und ist aus dem Spiel, sobald es herunterkommt
# $balloons: whose cables.
cables = { $plane } fliegt mit der { $number }. Karte in die Seile von { $balloons }.
    .clause = { $plane } fliegt mit der { $number }. Karte in die Seile von { $balloons }
lands = { $plane } setzt mit der { $number }. Karte auf und muss zum Stehen kommen.
    .clause = { $plane } setzt mit der { $number }. Karte auf und muss zum Stehen kommen
shelled = { $plane } gerät mit der { $number }. Karte unter die Granate von { $gun }.
    .clause = { $plane } gerät mit der { $number }. Karte unter die Granate von { $gun }
meets = { $plane } und { $other } stoßen mit der { $number }. Karte zusammen.
    .clause = { $plane } und { $other } stoßen mit der { $number }. Karte zusammen
bumps = { $plane } prallt mit der { $number }. Karte gegen { $balloon }.
    .clause = { $plane } prallt mit der { $number }. Karte gegen { $balloon }
