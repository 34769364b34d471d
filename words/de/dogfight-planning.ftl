# The dogfight's plan: its cards, what is wrong with them, what a player is told with it, tailing, dangers.

## The form of a plan

plan-turn = Zug { $turn } planen
# $slot: first, second or third.
card-field =
    { $slot ->
        [first] erste Karte
        [second] zweite Karte
       *[third] dritte Karte
    }
hint-first = Tippe drei Karten in der Flugreihenfolge an; graue dürfen nicht als Nächste kommen.
hint-second = Die zweite Karte beginnt, wo die erste endet.
hint-third = Von der dritten Karte hängt auch ab, womit du im nächsten Zug beginnen darfst.
# $number: of the card. $card: the maneuver.
card-option = { $number } · { $card }
note-split-s = abwärts, als Abschwung
note-overdive = steil, beginnt einen Steilsturz
note-steep = steil

## Refusals of a plan

planned-twice = Karte { $number } ist für Flugzeug { $plane } doppelt geplant. Jede Karte geht nur einmal pro Zug.
# $slot: first, second or third.
card-missing =
    { $slot ->
        [first] Flugzeug { $plane } fehlt noch die erste Karte.
        [second] Flugzeug { $plane } fehlt noch die zweite Karte.
       *[third] Flugzeug { $plane } fehlt noch die dritte Karte.
    }
# $card: what was answered, in quotation marks.
no-such-card = In Stapel { $deck } von Flugzeug { $plane } gibt es keine Karte { $card }, nur { $least } bis { $most }.
# $fault: one of the clauses below.
refused = Flugzeug { $plane }: { $fault }.
# $penalty: lost, strained (a damage card as well) or straight.
risk =
    { $penalty ->
        [lost] { $fault }. Damit ist das Flugzeug verloren.
        [strained] { $fault }. Das Flugzeug fliegt stattdessen geradeaus und bekommt eine Schadenskarte.
       *[straight] { $fault }. Das Flugzeug fliegt stattdessen geradeaus.
    }
    .clause =
        { $penalty ->
            [lost] { $fault }; damit ist das Flugzeug verloren
            [strained] { $fault }; das Flugzeug fliegt stattdessen geradeaus und bekommt eine Schadenskarte
           *[straight] { $fault }; das Flugzeug fliegt stattdessen geradeaus
        }

## What is wrong with a card: sentences without a full stop, each after a colon within “refused” or “risk”

# $card: the card, $before: the one before it; each is a name-card, or name-no-card.
fault-steep-after-steep = Nach einer steilen Karte darf keine steile kommen; auf { $before } folgt { $card }
fault-no-straight-before = Direkt vor einen Immelmann gehört ein Geradeausflug; vor { $card } liegt { $before }
fault-no-straight-after = Direkt nach einem Immelmann kommt ein Geradeausflug; auf { $before } folgt { $card }
fault-rudder-jammed = Das Ruder klemmt, und { $card } dreht zur falschen Seite
fault-straight-while-burning = Ein brennendes Flugzeug darf keinen Geradeausflug planen; { $card } ist einer
fault-no-stall = Der Motor ist beschädigt und braucht jeden Zug ein Überziehen; im Plan ist keins
fault-climb-with-immelmann = Immelmann und Steigflug gehen nicht im selben Zug; { $card } ist zu viel
fault-dive-with-split-s = Abschwung und Sturzflug gehen nicht im selben Zug; { $card } ist zu viel
fault-no-straight-to-overdive = Ein Steilsturz endet mit einem Geradeausflug; auf { $before } folgt { $card }
fault-too-low-to-overdive = Ein Steilsturz braucht mindestens Höhe 2; für { $card } ist es zu tief
fault-no-straight-to-land = Nach dem Aufsetzen rollt es geradeaus; { $card } ist kein Geradeausflug
fault-no-stall-to-land = Eine Landung endet mit Überziehen; { $card } ist etwas anderes
fault-no-straight-to-take-off = Zum Start gehören Überziehen, Geradeausflug und Steigflug; { $card } ist kein Geradeausflug
fault-no-climb-to-take-off = Zum Start gehören Überziehen, Geradeausflug und Steigflug; { $card } ist kein Steigflug
# $number: of the card. $card: the maneuver.
name-card = Karte { $number } ({ $card })
    .gender = f
name-no-card = gar keine Karte
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
open-straight = { $plane } muss nach dem Immelmann mit einem Geradeausflug beginnen.
open-not-steep = { $plane } darf nach der steilen Karte nicht wieder steil beginnen.
open-overdive = Steil beginnen darf { $plane } nur mit einem Sturzflug, als Steilsturz.
# $side: left, right, left-right or right-left.
rudder-jammed =
    { $side ->
        [left] Das Ruder von { $plane } klemmt: in diesem Zug keine Karten nach links.
        [right] Das Ruder von { $plane } klemmt: in diesem Zug keine Karten nach rechts.
        [left-right] Das Ruder von { $plane } klemmt: in diesem Zug keine Karten nach links oder rechts.
       *[right-left] Das Ruder von { $plane } klemmt: in diesem Zug keine Karten nach rechts oder links.
    }
engine-damaged = Der Motor von { $plane } ist beschädigt: Plane mindestens ein Überziehen.
# $straights: another (it has to begin with one) or none.
burns =
    { $straights ->
        [another] { $plane } brennt und darf keinen weiteren Geradeausflug planen.
       *[none] { $plane } brennt und darf keinen Geradeausflug planen.
    }
pilot-wounded = Der Pilot von { $plane } ist verwundet: Nach einer steilen Karte oder einem Immelmann schweigt das Bug-MG.
tails = { $plane } verfolgt { $target } und sieht dessen nächste Karte.
has-pictures = { $plane } hat die Bilder von { $target }: Bring sie über deine eigene Kante nach Hause.
# $mission: photograph or bomb.
observer-hit =
    { $mission ->
        [photograph] Der Beobachter von { $plane } ist getroffen: { $plane } kann { $target } nicht mehr fotografieren.
       *[bomb] Der Beobachter von { $plane } ist getroffen: { $plane } kann { $target } nicht mehr bombardieren.
    }
# $planes: who may do it. $height: any, or level. $near: centimetres.
to-photograph =
    { $height ->
        [level] { $planes } hat die Kamera: Um { $target } zu fotografieren, flieg ein Überziehen, das auf Höhe { $level } und höchstens einen halben Messstab ({ $near } cm) davon entfernt beginnt.
       *[any] { $planes } hat die Kamera: Um { $target } zu fotografieren, flieg ein Überziehen, das höchstens einen halben Messstab ({ $near } cm) davon entfernt beginnt.
    }
to-bomb =
    { $height ->
        [level] { $planes } hat die Bomben: Um { $target } zu zerstören, flieg höchstens auf Höhe { $level } über die Mitte.
       *[any] { $planes } hat die Bomben: Um { $target } zu zerstören, flieg über die Mitte.
    }
to-drop-bombs =
    { $height ->
        [level] { $planes } hat die Bomben: Sie zerstören { $target }, wenn sie höchstens aus Höhe { $level } und genau über der Mitte fallen; anderswo über der Karte beschädigen sie das Ziel nur.
       *[any] { $planes } hat die Bomben: Sie zerstören { $target }, wenn sie genau über der Mitte fallen; anderswo über der Karte beschädigen sie das Ziel nur.
    }

## Tailing

choose-tail = Wen willst du verfolgen?
# $planes: a list of airplanes.
several-ahead = Vor { $planes } fliegt mehr als ein Gegner.
whom-to-tail = wen verfolgen
look = Verfolgen, Runde { $round }
# $number, $card: of the card that the enemy shows.
seen = { $plane } verfolgt { $target }. Dessen nächste Karte ist { $number } ({ $card }).
may-rearrange = Du darfst deine noch verdeckten Karten umordnen.
your-order = deine Reihenfolge; { $target } fliegt { $number } ({ $card })
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

# $number: which card of the turn (so an ordinal: cards have numbers of their own). `.clause` is the same without a full
# stop, as it stands on a picture.
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
