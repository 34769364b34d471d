## Rules that a host may switch on, or that a scenario brings along: what each is called, and what it does.

name-rule-special_damage = Special damage
note-rule-special_damage = rudder, engine, crew, smoke and fire
# What Glory calls special damage.
name-standard-rules = Standard Rules
name-rule-aim = Aim
note-rule-aim = fire at the same target again, and each card does 1 more damage
name-rule-tailing = Tailing
note-rule-tailing = fly behind an enemy and see its next card
name-rule-disruption = Disruption
note-rule-disruption = a hit costs you your aim and your tail for a round
name-rule-blind_spots = Blind spots
note-rule-blind_spots = rear guns can't fire past their own tail at close range
name-rule-tournament = Tournament
note-rule-tournament = no explosions in decks A and B
name-rule-real_thing = Shoot at the real thing
note-rule-real_thing = the ruler must reach the picture, not the card
name-rule-halved_a = No B deck
note-rule-halved_a = B guns draw from deck A, for half the damage
name-rule-no_a_deck = No A deck
note-rule-no_a_deck = for flames and crashes, draw two B cards instead of one A card
name-rule-altitude = Altitude
note-rule-altitude = levels, climbs and dives
name-rule-adjusting_aim = Adjusting the aim
note-rule-adjusting_aim = gunners can move or delay a shot
name-rule-overdive = Overdive
note-rule-overdive = stall, dive, straight: two levels down
name-rule-collisions = Collisions
note-rule-collisions = airplanes that overlap at the same height collide
name-rule-cloud_cover = Cloud cover
note-rule-cloud_cover = climb into the clouds and nobody sees you
name-rule-bailing_out = Bailing out
note-rule-bailing_out = observers can jump from their balloon
name-rule-barrages = Balloon barrages
note-rule-barrages = cables between balloons
name-rule-ground_fire = Ground fire
name-rule-balloons = Balloons
name-rule-solitaire_gunner = Guns that nobody plays

## The title, and its quick command (what each parameter is for)

summary = Plan three maneuvers in secret, fly them with everyone at once, and fire at any enemy in front of your guns.
# .line: within a line of /help.
maneuvers = Plan an airplane's three maneuvers for this turn
    .line = plan an airplane's three maneuvers for this turn
maneuvers-first = The card flown first
maneuvers-second = The card flown second
maneuvers-third = The card flown third
maneuvers-fire = Whom to fire at (if not as your orders say)
maneuvers-rockets = How many rockets to fire, if it has any (if not as your orders say)
maneuvers-bombs = When to drop its bombs, if it has any
maneuvers-tail = What to do when the enemy it tails shows a card
maneuvers-ground = Whether to move it while it stands on the ground
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
balloon-turns = How many turns balloons stay up
level = Starting altitude
levels = Who starts at that altitude
levels-alike = All airplanes
levels-own = Everyone chooses
    .note = before the first turn
cloud-level = Altitude of the clouds
balloon-level = Starting altitude of balloons
landing-fields = Landing fields
no-fields = None
home-fields = One for each side
    .note = 9 by 27 cm at its edge, if no ground cards or balloons stand there
illegal-plans = Illegal plans
illegal-refused = Refused
    .note = you can only plan legal cards
illegal-book = By the book
    .note = you pay for an illegal card when it is revealed
illegal-lost = Out of control
    .note = optional rule: an illegal card costs the airplane
turn-limit = Turn limit
table-width = Table width (cm)
table-length = Table length (cm)
# What is said of an airplane that can be chosen. $resistance: the damage it stands. $match: some where the
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
name-named = { $piece } ({ $name })
before-the-first-turn = Get ready for the first turn
arrivals = Choose where to come in
# $planes: one or several, as in “A (Sopwith Camel), B (SPAD XIII)”.
now-coming-in = { $planes } can come in now.
# $mission: photograph or bomb. $secret: secret or open.
say-who-carries =
    { $mission ->
        [bomb] Choose who carries the bombs.
       *[photograph] Choose who carries the camera.
    }{ $secret ->
        [secret] {" "}The enemy isn't told.
       *[open] { "" }
    }
who-carries-camera = Who carries the camera
who-carries-bombs = Who carries the bombs
carrier-hint = Only this airplane can fly the mission.
lay-a-card = Lay a card for { $plane }. It stays face down until the airplane comes in on turn { $turn }.
put-on-the-table = Put { $plane } on the table.
about-corner = corner of your side
about-half = half of your side
left = Left
right = Right
left-end = Left end
middle = Middle
right-end = Right end
facing-central = Left and right are as you face the enemy, the same as in the pictures.
facing-entente = Left and right are as you face the enemy. Where a picture has you at the top, your left is on its right.
plane-level = { $piece } · altitude
level-hint = The level it starts at. Climbing higher takes time.
plane-place = { $piece } · from your left end
place-hint = Where along your side it starts.
cm = cm
arrival = { $piece } · coming in
arrival-hint = Say where it comes in now, or when its turn comes.
arrival-ask = Ask me
    .note = when its turn comes
arrival-ordered = As I say here
    .note = the game does not stop

## Over a target's rim, with bombs

drop-the-bombs = Drop the bombs?
# $planes: their letters, as in “A, B”.
over-the-rim = Over the target's rim, not its middle: { $planes }.
bombs-drop = Drop them now
    .note = damages the target
bombs-wait = Wait for the middle
    .note = you can only drop them once

## A host's own scenario that can't be played. Names in quotation marks, and those before a colon, are entries of the
## file, which is written in English whatever language its host reads.

# What is wrong follows, a line each, and last how many more faults there are.
unplayable = This scenario can't be played yet:
more-faults =
    { $more ->
        [one] There is { $more } more fault.
       *[other] There are { $more } more faults.
    }

# Where a fault is, before it. $at: an entry of the file, as in “sides, central, airplanes 1”, or one of the names below.
place = { $at }:
in-variant = Variant “{ $variant }”:
name-entry-airplane = { $side }, airplane { $number }
name-entry-ground = { $side }, ground card { $number }
name-entry-balloon = { $side }, balloon { $number }
name-entry-field = { $side }, landing field { $number }
name-entry-mission = mission { $number }
name-entry-end = goals, end { $number }

# Names that there are instead of a wrong one: those that look like it, with “or”, or all.
instead-alike = Did you mean { $names }?
instead-all = You can use { $names }.

# The file as a whole.
fault-bytes = The file has { $size } bytes; I read { $most } at most.
fault-not-utf-8 = The file isn't UTF-8. Save it as UTF-8 text.
fault-too-deep = Its brackets are nested too deeply.
fault-large-number = A number in the file is too large.
fault-not-closed = The file stops in the middle. Is a bracket or a quotation mark not closed?
# $fault: what the reader of JSON says, in English.
fault-no-json = Line { $line }, column { $column } isn't JSON ({ $fault }).

# The form of its entries.
fault-kind =
    { $wanted ->
        [object] Write an object {"{"} … {"}"} here
        [list] Write a list [ … ] here
        [text] Write a text here
        [whole-number] Write a whole number here
        [truth] Write true or false here
       *[number] Write a number here
    }, not { $found }.
name-found-object = an object
name-found-list = a list
fault-no-distance = { $found } is no distance. Write millimetres (350) or rulers (“0.5 rulers”).
fault-missing = “{ $entry }” is missing.
# What there is instead follows this and others like it.
fault-no-entry = There is no entry { $entry } here.
fault-no-choice = { $found } isn't possible.
fault-not-possible = { $found } isn't possible.
fault-not-plain = Leave out line breaks, links and * _ ~ ` | < > @ \.
fault-unseen = Leave out invisible characters, and those that turn text around.
fault-marks = { $marks } signs upon one letter are too many: { $most } fit.
fault-empty = It is empty.
fault-long = It has { $length } characters: { $most } fit.
fault-huge = The number must be less than { $limit }.
fault-not-whole = Write a whole number here, not { $found }.
fault-too-small =
    { $bound ->
        [at-least] Write { $limit } or more here, not { $found }.
       *[more-than] Write more than { $limit } here, not { $found }.
    }
fault-too-big = Write { $limit } or less here, not { $found }.

# Variants.
fault-many-variants = { $number } are too many: { $most } fit.
fault-plain-variant = The scenario without a variant is already called “{ $variant }”.
fault-upon = It builds upon itself, upon a variant that doesn't exist, or upon too many.

# Sides, tables and rules. $side: central or entente. $rule, $other: rules, as the file names them.
fault-no-side = “{ $side }” is missing.
fault-size = { $size } mm isn't between { $least } and { $most }.
fault-centimetres = { $size } mm isn't a whole number of centimetres.
fault-nobody = Somebody must play at least one of them.
fault-no-rule = There is no rule “{ $rule }”.
fault-rule-barred = “{ $rule }” is both needed and barred.
fault-rule-needs = “{ $rule }” does nothing without “{ $other }”.
fault-rule-called-for =
    Add “{ $rule }”, for { $side } has { $piece ->
        [ground] ground cards that fire
        [virtual-gun] an anti-aircraft gun that nobody plays
        [barrage] a barrage
       *[balloons] balloons
    }.

# Pieces.
fault-virtual-airplanes = A virtual side can't have any: only ground cards and balloons play by the book.
fault-no-airplanes = A side that is played needs at least one.
fault-many-airplanes = { $number } are too many: { $most } can fly.
fault-many-pieces = { $number } are too many: { $most } fit.
fault-not-fixed = Its place must be fixed, not “{ $kind }”.
fault-left-and-right = Its place has both “left” and “right”. Leave one out.
fault-off-the-table = { $x }, { $y } is off the table.
fault-no-airplane = There is no airplane “{ $model }”.
fault-climb = With { $counters } climb counters it is already a level higher.
fault-no-card = There is no “{ $card }”.
# $one, $other: balloons, by their entries. $rulers is 1.
fault-balloons-apart =
    { $rulers ->
        [one] There is less than { $rulers } ruler between { $one } and { $other }.
       *[other] There are less than { $rulers } rulers between { $one } and { $other }.
    }
# $gun: an anti-aircraft gun, by its entry. $rulers is 3.
fault-balloon-near-gun =
    { $rulers ->
        [one] There is less than { $rulers } ruler between { $balloon } and { $gun }.
       *[other] There are less than { $rulers } rulers between { $balloon } and { $gun }.
    }

# Seats, missions and goals.
fault-seats = { $least } to { $most } isn't possible: this scenario is for { $fewest } to { $highest }.
fault-no-target = { $side } has no ground card { $target } (they count from 0).
fault-same-target = Another mission has the same target.
fault-not-flown = “{ $model }” doesn't fly for { $side }.
fault-no-scorer = Add a “scorer”: the game is won by the sign of its points.
fault-no-photograph = Add a mission to photograph something: the game is won by pictures.
fault-end-side = “{ $end }” needs a “side”.
fault-end-mission = { $side } has no mission to be done.
# $each: what a line of the score sheet counts, as the file says it.
fault-seat-term = Where each seat scores for itself (“seats”), “{ $each }” counts a seat's own airplanes. Leave “of” out, or let “points” decide.
