## Rules that a host may switch on, or that a scenario brings along: what each is called, and what it does.

name-rule-special_damage = Special damage
note-rule-special_damage = rudder, engine, crew, smoke and fire
# What Glory calls special damage.
name-standard-rules = Standard Rules
name-rule-aim = Aim
note-rule-aim = firing at the same target again counts one point more a card
name-rule-tailing = Tailing
note-rule-tailing = a pilot behind an enemy sees his next card
name-rule-disruption = Disruption
note-rule-disruption = who is hit loses aim and tail for a round
name-rule-blind_spots = Blind spots
note-rule-blind_spots = rear guns cannot fire past their own tail at close range
name-rule-tournament = Tournament
note-rule-tournament = no explosions in decks A and B
name-rule-real_thing = Shoot at the real thing
note-rule-real_thing = the ruler must reach the picture, not the card
name-rule-halved_a = No B deck
note-rule-halved_a = B guns draw from deck A at half the points
name-rule-no_a_deck = No A deck
note-rule-no_a_deck = flames and crashes draw two B cards for one A
name-rule-altitude = Altitude
note-rule-altitude = levels, climbs and dives
name-rule-adjusting_aim = Adjusting the aim
note-rule-adjusting_aim = gunners may move or delay a shot
name-rule-overdive = Overdive
note-rule-overdive = stall, dive, straight: two levels down
name-rule-collisions = Collisions
note-rule-collisions = who overlaps at the same height collides
name-rule-cloud_cover = Cloud cover
note-rule-cloud_cover = who climbs into the clouds is out of sight
name-rule-bailing_out = Bailing out
note-rule-bailing_out = observers may jump from their balloon
name-rule-barrages = Balloon barrages
note-rule-barrages = cables between balloons
name-rule-ground_fire = Ground fire
name-rule-balloons = Balloons
name-rule-solitaire_gunner = Guns that nobody plays

## The title, and its quick command (what each parameter is for)

summary = Plan three maneuvers in secret, fly them together, and fire at whoever crosses your guns.
# .line: within a line of /help.
maneuvers = Plan an airplane's three maneuvers for this turn
    .line = plan an airplane's three maneuvers for this turn
maneuvers-first = The card flown first
maneuvers-second = The card flown second
maneuvers-third = The card flown third
maneuvers-fire = Whom to fire at (as your orders say, unless you say otherwise)
maneuvers-rockets = How many rockets to fire, if it carries any (as your orders say)
maneuvers-bombs = When to drop its bombs, if it carries any
maneuvers-tail = What to do when the enemy it tails shows a card
maneuvers-ground = Whether it moves while it stands on the ground
maneuvers-plane = Which of your airplanes, if you fly several

## The host's form: labels, and answers with their notes

edition = Edition
scenario = Scenario
scenario-file = Scenario file
variant = Variant
no-variant = None
    .note = the scenario as it is
airplanes-per-side = Airplanes per side
airplanes-central = Central Powers airplanes
airplanes-entente = Entente airplanes
more-central = More airplanes for the Central Powers
more-entente = More airplanes for the Entente
rockets-for = Rockets for
incendiary-bullets-for = Incendiary bullets for
optional-rules = Optional rules
balloon-turns = Turns balloons stay up
level = Starting altitude
levels = Who starts so high
levels-alike = All airplanes alike
levels-own = Each as its owner likes
    .note = said before the first turn
cloud-level = Altitude of the clouds
balloon-level = Starting altitude of balloons
landing-fields = Landing fields
no-fields = None
home-fields = One for each side
    .note = 9 by 27 cm at its edge, if no ground cards or balloons stand there
illegal-plans = Illegal plans
illegal-refused = Refused
    .note = only legal cards can be planned
illegal-book = By the book
    .note = found out, and paid for, when the card is revealed
illegal-lost = Out of control
    .note = optional rule: an illegal card costs the airplane
turn-limit = Turn limit
table-width = Table width (cm)
table-length = Table length (cm)
# What is said of an airplane that can be chosen. $resistance: the damage points it stands. $match: some where the
# book names $rivals of the other side, else none.
flier =
    { $kind ->
        [two-seater] two-seater
       *[fighter] fighter
    }, resistance { $resistance }{ $match ->
        [some] ; a match for { $rivals }
       *[none] { "" }
    }

## Before the first turn, and when an airplane comes in later

# $piece: the letter of an airplane. $name: its model.
named = { $piece } ({ $name })
before-the-first-turn = Before the first turn
arrivals = Arrivals
# $planes: one or several, as in “A (Sopwith Camel), B (SPAD XIII)”.
now-coming-in = Now coming in: { $planes }.
# $mission: photograph or bomb. $secret: secret or open.
say-who-carries =
    Say who carries { $mission ->
        [bomb] the bombs
       *[photograph] the camera
    }{ $secret ->
        [secret] ; the enemy is not told
       *[open] { "" }
    }.
who-carries-camera = Who carries the camera
who-carries-bombs = Who carries the bombs
carrier-hint = Only this airplane can carry out the mission.
lay-a-card = Lay a card for { $plane }, which flies from turn { $turn }; it stays face down until then.
put-on-the-table = Put { $plane } on the table.
about-corner = corner of your side
about-half = half of your side
left = Left
right = Right
left-end = Left end
middle = Middle
right-end = Right end
facing-central = Left and right are yours as you face the enemy, and the same in the pictures.
facing-entente = Left and right are yours as you face the enemy; where a picture has you at the top, your left is on its right.
plane-level = { $piece } · altitude
level-hint = The level at which it begins; higher ones take longer to reach.
plane-place = { $piece } · from your left end
place-hint = Where along your own side it begins.
cm = cm
arrival = { $piece } · coming in
arrival-hint = Where it comes in can be said now, or when its turn has come.
arrival-ask = Ask me
    .note = when its turn has come
arrival-ordered = As I say here
    .note = the game does not stop

## Over a target's rim, with bombs

drop-the-bombs = Drop the bombs?
# $planes: their letters, as in “A, B”.
over-the-rim = { $planes } is over the target's rim, not its middle.
bombs-drop = Drop them now
    .note = the target is damaged
bombs-wait = Wait for the middle
    .note = bombs fall once in a game

## A host's own scenario that cannot be played. Names in quotation marks, and those before a colon, are entries of the
## file, which is written in English whatever language its host reads.

# $faults: what is wrong, as below, one after the other. $more: how many faults are not told.
unplayable =
    This scenario cannot be played: { $faults }{ $more ->
        [0] { "" }
       *[other] ; and { $more } more
    }.

# Where a fault is, before it. $at: an entry of the file, as in “sides, central, airplanes 1”, or one of the names below.
place = { $at }:{" "}
# In a variant; $place is as above, or nothing.
place-in-variant = variant “{ $variant }”, { $place }
name-entry-airplane = { $side }, airplane { $number }
name-entry-ground = { $side }, ground card { $number }
name-entry-balloon = { $side }, balloon { $number }
name-entry-field = { $side }, landing field { $number }
name-entry-mission = mission { $number }
name-entry-end = goals, end { $number }

# Names that there are instead of a wrong one: those that look like it, or all.
instead-alike =
    { $number ->
        [1] perhaps { $first }
        [2] perhaps { $first } or { $second }
       *[3] perhaps { $first } or { $second } or { $third }
    }
instead-all = there are { $names }

# The file as a whole.
fault-bytes = the file has { $size } bytes; at most { $most } are read
fault-not-utf-8 = the file is not in UTF-8; save it as UTF-8 text
fault-too-deep = its brackets are nested too deeply
fault-large-number = the file has a number that is too large
fault-not-closed = the file is no complete JSON text; is a bracket or a quotation mark not closed?
# $fault: what the reader of JSON says, in English.
fault-no-json = line { $line }, column { $column }: the file is no JSON text ({ $fault })

# The form of its entries. $place (here and below): where, with a colon and a blank, or nothing.
fault-kind =
    { $place }{ $wanted ->
        [object] an object {"{"} … {"}"}
        [list] a list [ … ]
        [text] a text
        [whole-number] a whole number
        [truth] true or false
       *[number] a number
    } is wanted, not { $found }
name-found-object = an object
name-found-list = a list
fault-no-distance = { $place }{ $found } is no distance; write millimetres (350) or rulers (“0.5 rulers”)
fault-missing = { $place }“{ $entry }” is missing
# $instead (here and below): one of the two sentences above.
fault-no-entry = { $place }there is no entry { $entry } here; { $instead }
fault-no-choice = { $place }{ $found } is not possible; { $instead }
fault-not-possible = { $place }{ $found } is not possible
fault-not-plain = { $place }line breaks and * _ ~ ` | < > @ \ cannot be in it, nor links
fault-unseen = { $place }characters that nobody sees, or that turn the text around, cannot be in it
fault-marks = { $place }{ $marks } signs upon one letter are too many, { $most } fit
fault-empty = { $place }it is empty
fault-long = { $place }it has { $length } characters; at most { $most } fit
fault-huge = { $place }it must be less than { $limit }
fault-not-whole = { $place }a whole number is wanted, not { $found }
fault-too-small =
    { $place }it must be { $bound ->
        [at-least] at least { $limit }
       *[more-than] more than { $limit }
    }, not { $found }
fault-too-big = { $place }it must be at most { $limit }, not { $found }

# Variants.
fault-many-variants = { $place }{ $number } are too many, { $most } fit
fault-plain-variant = { $place }“{ $variant }” is what the scenario without a variant is called
fault-upon = { $place }it builds upon itself, upon a variant that does not exist, or upon too many

# Sides, tables and rules. $side: central or entente. $rule, $other: rules, as the file names them.
fault-no-side = { $place }there is no “{ $side }”
fault-size = { $place }{ $size } mm is not between { $least } and { $most }
fault-centimetres = { $place }{ $size } mm are no whole centimetres
fault-nobody = { $place }at least one of them must be played by somebody
fault-no-rule = { $place }there is no rule “{ $rule }”; { $instead }
fault-rule-barred = { $place }“{ $rule }” is both needed and barred
fault-rule-needs = { $place }“{ $rule }” does nothing without “{ $other }”
fault-rule-called-for =
    { $place }{ $side } has { $piece ->
        [ground] ground cards that fire
        [virtual-gun] an anti-aircraft gun that nobody plays
        [barrage] a barrage
       *[balloons] balloons
    }, so “{ $rule }” must be among them

# Pieces.
fault-virtual-airplanes = { $place }a virtual side has none; only ground cards and balloons play by the book
fault-no-airplanes = { $place }a side that is played needs at least one
fault-many-airplanes = { $place }{ $number } are too many, { $most } can fly
fault-many-pieces = { $place }{ $number } are too many, { $most } fit
fault-not-fixed = { $place }its place must be fixed, not “{ $kind }”
fault-left-and-right = { $place }its place has both “left” and “right”; one of them is enough
fault-off-the-table = { $place }{ $x }, { $y } is off the table
fault-no-airplane = { $place }there is no airplane “{ $model }”; { $instead }
fault-climb = { $place }with { $counters } climb counters it is a level higher
fault-no-card = { $place }there is no “{ $card }”; { $instead }
# $one, $other: balloons, by their entries. $rulers is 1.
fault-balloons-apart = { $place }{ $one } and { $other } are less than { $rulers } ruler apart
# $gun: an anti-aircraft gun, by its entry. $rulers is 3.
fault-balloon-near-gun = { $place }{ $balloon } is less than { $rulers } rulers from { $gun }

# Seats, missions and goals.
fault-seats = { $place }{ $least } to { $most } is not possible; this scenario takes { $fewest } to { $highest }
fault-no-target = { $place }{ $side } has no ground card { $target } (they count from 0)
fault-same-target = { $place }another mission has the same target
fault-not-flown = { $place }“{ $model }” does not fly for { $side }
fault-no-scorer = { $place }a win by the sign of the points needs a “scorer”
fault-no-photograph = { $place }a win by pictures needs a mission to photograph something
fault-end-side = { $place }“{ $end }” needs a “side”
fault-end-mission = { $place }{ $side } has no mission that could be done
# $each: what a line of the score sheet counts, as the file says it.
fault-seat-term = { $place }where each seat counts its own points (“seats”), “{ $each }” counts a seat's own airplanes; leave “of” out, or let “points” decide
