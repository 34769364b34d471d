## The scenarios of the rulebooks, by the key of their files. A host's own scenario is said as its file has it.

## Names. They are known by their names in records too, so that an id never changes.

name-scenario-face-to-face = Face to Face
name-scenario-a-hard-task = A Hard Task
name-scenario-into-the-mud = Into the Mud
name-scenario-look-up = Look Up!
name-scenario-wings-over-cambrai = Wings over Cambrai
name-scenario-bullets-in-the-mud = Bullets in the Mud
name-scenario-fireworks-over-the-front = Fireworks over the Front
name-scenario-a-lonely-sentinel = A Lonely Sentinel
name-scenario-open-dogfight = Open dogfight
name-scenario-outnumbered = Outnumbered!

## What a host reads of each before choosing it, by edition.

summary-glory-face-to-face = Two patrols meet over the front and turn on each other.
summary-war-face-to-face = Two patrols meet over the front and turn on each other.
summary-glory-a-hard-task = A fighter with a camera must photograph a target behind enemy lines and come home.
summary-war-into-the-mud = A lone fighter strafes trenches, which shoot back on their own.
summary-war-look-up = A patrol of two strafes trenches, which shoot back on their own.
summary-glory-wings-over-cambrai = A fighter with bombs dives at its target; another comes out of the sun.
summary-glory-bullets-in-the-mud = Both sides strafe each other's trenches.
summary-war-fireworks-over-the-front = A Nieuport with rockets goes for two balloons under the guns.
summary-war-a-lonely-sentinel = A Nieuport with rockets attacks a balloon before its escort comes back.
summary-glory-open-dogfight = Any airplanes you like, even captured ones, over a wider table.
summary-war-outnumbered = An Ufag with two escorts photographs a trench that one Camel defends.
summary-war-a-hard-task = A D.H.4 must bomb a factory behind a barrage of balloons.
summary-war-open-dogfight = Any airplanes you like, even captured ones, over a wider table.

## Variants: what each is called, and what is different in it (a host chooses by both).

variant-war-face-to-face-bullet-checker = Bullet checker
    .summary = A Pfalz D.III meets a pilot who checks every bullet.
variant-war-face-to-face-aces = Two aces
    .summary = Both pilots can bend the rules of flying.
variant-glory-a-hard-task-as-printed = Target as printed
    .summary = The target lies near the Entente's own edge, as the book has it: an easy task.
variant-war-into-the-mud-late-nieuport = A Nieuport comes late
    .summary = For two: a Nieuport comes in after the second turn, from the left or the right.
variant-war-look-up-rivals = Rivals of one side
    .summary = For two, one airplane each. You both score for yourselves.
variant-glory-bullets-in-the-mud-entente-attacks = The Entente attacks
    .summary = Only the Central Powers have trenches and machine guns.
variant-glory-bullets-in-the-mud-central-attacks = The Central Powers attack
    .summary = Only the Entente has trenches and machine guns.
variant-war-fireworks-over-the-front-altitude = With altitude
    .summary = A machine gun stands before each balloon.
variant-war-fireworks-over-the-front-reversed = Sides reversed
    .summary = A Pfalz with incendiary bullets attacks Allied balloons.
variant-war-fireworks-over-the-front-reversed-altitude = Sides reversed, with altitude
    .summary = The same, and a machine gun before each balloon.
variant-war-a-lonely-sentinel-altitude = With altitude
    .summary = A machine gun before the balloon, and no turn limit.
variant-war-a-lonely-sentinel-two-balloons = Two balloons
    .summary = Two balloons and three guns.
variant-war-a-lonely-sentinel-two-balloons-altitude = Two balloons, with altitude
    .summary = A machine gun before each balloon.
variant-war-a-lonely-sentinel-reversed-rockets = Reversed: rockets
    .summary = An Albatros with rockets and an ace attacks.
variant-war-a-lonely-sentinel-reversed-incendiary = Reversed: incendiary bullets
    .summary = A Pfalz with incendiary bullets attacks.
variant-war-a-lonely-sentinel-reversed-rockets-altitude = Reversed: rockets, with altitude
    .summary = An Albatros with rockets and an ace attacks.
variant-war-a-lonely-sentinel-reversed-incendiary-altitude = Reversed: incendiary bullets, with altitude
    .summary = A Pfalz with incendiary bullets attacks.
variant-war-a-lonely-sentinel-reversed-rockets-two-balloons = Reversed: rockets, two balloons
    .summary = An Albatros with rockets and an ace attacks.
variant-war-a-lonely-sentinel-reversed-incendiary-two-balloons = Reversed: incendiary bullets, two balloons
    .summary = A Pfalz with incendiary bullets attacks.
variant-war-a-lonely-sentinel-reversed-rockets-two-balloons-altitude = Reversed: rockets, two balloons, with altitude
    .summary = An Albatros with rockets and an ace attacks.
variant-war-a-lonely-sentinel-reversed-incendiary-two-balloons-altitude = Reversed: incendiary bullets, two balloons, with altitude
    .summary = A Pfalz with incendiary bullets attacks.
variant-war-outnumbered-watch-your-back = Hanriot and Siemens-Schuckert
    .summary = A Hanriot instead of the Camel, a Siemens-Schuckert instead of the triplane.
variant-war-a-hard-task-ufag = An Ufag drops the bombs
    .summary = Sides swapped, with the airplanes of Famous Aces.

## Lines of a score sheet: what points are given for. Airplanes, balloons and cards are the enemy's or one's own, as
## seen by the side that scores; each line counts however many there are. `.told` is how a story says it, where that differs.

name-deed-enemy-airplane-left = enemy airplane left
name-deed-enemy-airplane-shot-down = enemy airplane shot down
name-deed-own-airplane-shot-down = own airplane shot down
name-deed-enemy-airplane-out-by-a-foreign-side = enemy airplane out by a foreign side
    .told = enemy airplane gone by another edge
name-deed-enemy-airplane-gone-home-mission-undone = enemy airplane gone home, mission undone
name-deed-pictures-brought-home = pictures brought home
name-deed-damage-to-trenches-and-machine-guns = damage to trenches and machine guns
name-deed-own-airplane-lost = own airplane lost
name-deed-own-airplane-out-by-a-foreign-side = own airplane out by a foreign side
    .told = own airplane gone by another edge
name-deed-own-airplane-gone-home = own airplane gone home
name-deed-nieuport-destroyed = Nieuport destroyed
name-deed-nieuport-chased-away = Nieuport chased away
name-deed-target-destroyed = target destroyed
name-deed-target-damaged = target damaged
name-deed-target-undamaged = target undamaged
name-deed-enemy-airplane-destroyed = enemy airplane destroyed
name-deed-enemy-airplane-chased-away = enemy airplane chased away
name-deed-own-airplane-destroyed = own airplane destroyed
name-deed-own-airplane-home-too-early = own airplane home too early
name-deed-trench-or-machine-gun-untouched = trench or machine gun untouched
name-deed-balloon-destroyed = balloon destroyed
name-deed-balloon-on-fire = balloon on fire
name-deed-balloon-damaged = balloon damaged
name-deed-balloon-still-manned = balloon still manned
name-deed-observer-lost = observer lost
name-deed-trench-or-machine-gun-silenced = trench or machine gun silenced
name-deed-no-pictures-brought-out = no pictures brought out
name-deed-target-bombed = target bombed
name-deed-target-not-bombed = target not bombed
