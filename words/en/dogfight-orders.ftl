# Orders of the dogfight: what a player settles beforehand, with a plan or for good.

## The form of standing orders

orders-hold = These orders hold
    .hint = How long the orders below are to hold.
until-changed = Until I change them
this-turn = For this turn only
holds = Holds unless your plan says otherwise.
apart = Orders of their own for
    .hint = Pick the pieces that get orders of their own, below.
attend = In turns when I fly nothing
    .hint = Your guns and balloons can follow their orders without you.
without-me = Go on without me
    .note = my orders stand
# What one piece is ordered. $kind: one of the kinds below.
for-one = { $piece } · { $kind }

## Orders with a plan, and answers

with-plan = For this turn only. Your standing orders stay as they are.
waited-for = The game waits for you. If time runs out, something harmless happens instead.
as-ordered = As my orders say
# $order: the order that stands.
stands = now: { $order }

## Kinds of orders

kind-guns = Airplane guns
kind-ground-fire = Trenches and machine guns
kind-rockets = Rockets
kind-bombs = Bombs
kind-tail = When a tailed enemy shows its card
kind-quarry = Whom to tail, if there are several
kind-taxi = Airplanes on the ground
kind-shell = Anti-aircraft guns
kind-adjust = Artillery counters on the table
kind-descent = Balloon winches
kind-bail = Balloon observers

## What is asked of one piece, beside its letter

about-guns = guns
about-infantry = infantry
about-machine-gun = machine gun and infantry
about-rockets = rockets
about-bombs = bombs
about-tail = when { $target } shows its card
about-taxi = on the ground
about-shell = anti-aircraft gun
about-winch = winch
about-observers = observers

## To be asked: the notes say when

ask = Ask me
    .at-target = the game stops whenever a target comes up
    .over-rim = the game stops over the target's rim
    .every-round = the game stops at the start of each round
    .before-planning = the game stops before planning
    .every-turn = before every turn
    .to-rearrange = see the card, then reorder your own
    .to-taxi = move and turn them in round 2; their cards are not flown
    .round-end = at the end of every round

## Fire

fire-closest = Fire at the closest
    .note = the nearest target in reach
fire-weakest = Fire at the weakest
    .note = the one with the most damage cards, then the nearest
fire-hold = Hold fire
    .note = fire at nobody
fire-several = Ask me if there is a choice
    .note = a single target is fired at

## Rockets

rockets-hold = Keep the rockets
    .note = fire none
    .guns = the guns can fire
rockets-one = Fire one rocket a turn
rockets-both = Fire both rockets
rockets-when = at the nearest balloon, or at anyone once no balloon is up; instead of the guns
# $target: its letter. $name: what it is.
rocket-at = One rocket at { $target } · { $name }
rockets-at = Both rockets at { $target } · { $name }
instead-of-guns = instead of the guns

## Bombs

bombs-middle = Drop over its middle
    .note = destroys the target
bombs-any = Drop at the first chance
    .note = over its rim they only damage the target
bombs-hold = Keep the bombs
    .note = drop none

## Tailing

tail-keep = Keep my order
    .note = you still see the card
tail-by-card = Fly what I say here
    .note = another of your cards first, depending on the enemy's
quarry-nearest = The nearest
quarry-weakest = The weakest
    .note = the one with the most damage cards, then the nearest

## Airplanes on the ground

taxi-stay = As the cards say
    .note = they stay, or take off
taxi-move = Move and turn it
    .note = in round 2, where you say; its cards are not flown

## Balloons

winch-keep = As it is
    .note = aloft, or on its way down
winch-down = Take them down
    .note = as soon as an enemy is on the table
winch-go-on = Go on down
winch-stop = Stop the descent
winch-stay = Stay at this height
winch-resume = Resume the descent
winch-aloft = Stay aloft
winch-take-down = Take it down
    .note = one counter lower at the end of each turn
bail-burning = Jump when it burns
bail-damaged = Jump when it is hit
bail-never = Stay in the basket
bail-hit = Ask me when it is hit
    .note = at the end of that round

## Anti-aircraft guns

shell-path = Fire where the nearest enemy is likely to fly
    .note = in the first round in which none of yours is likely there
shell-place = Fire at a spot I choose
    .note = the shell bursts after two maneuvers
shell-hold = Hold fire
    .note = stay loaded
shell-leave = Leave the counter alone
    .note = it bursts when its time is up
shell-move = Move the counter
    .note = up to a ruler; it bursts in two maneuvers
shell-delay = Delay
    .note = it stays where it is and bursts in two maneuvers
shell-raise = Aim a level higher
    .note = it bursts in two maneuvers
shell-lower = Aim a level lower
    .note = it bursts in two maneuvers
shell-retire = Take the counter back
    .note = the gun can fire again from the next round on
