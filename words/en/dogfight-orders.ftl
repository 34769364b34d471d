# Orders of the dogfight: what a player settles beforehand, with a plan or for good.

## The form of standing orders

orders-hold = These orders hold
    .hint = How long what you order below is to hold.
until-changed = Until I change them
this-turn = For this turn only
holds = Holds whenever a plan says nothing else.
apart = Orders of their own for
    .hint = What is named here is asked for below, piece by piece.
attend = In turns in which I fly nothing
    .hint = Your guns and balloons follow their orders without you.
without-me = Go on without me
    .note = my orders stand
# What one piece is ordered: its kind, as within a sentence.
for-one = { $piece } · { $kind-clause }

## Orders with a plan, and answers

with-plan = For this turn only; your standing orders stay as they are.
waited-for = The game waits for your answer; without one in time, something harmless is chosen.
as-ordered = As my orders say
# $order: the order that stands, as within a sentence.
stands = now: { $order-clause }

## Kinds of orders: what all pieces are ordered (.clause is the same within a sentence)

kind-guns = Guns of my airplanes
    .clause = guns of my airplanes
kind-ground-fire = Trenches and machine guns
    .clause = trenches and machine guns
kind-rockets = Rockets
    .clause = rockets
kind-bombs = Bombs
    .clause = bombs
kind-tail = When an enemy I tail shows his card
    .clause = when an enemy I tail shows his card
kind-quarry = Whom to tail of several
    .clause = whom to tail of several
kind-taxi = Airplanes on the ground
    .clause = airplanes on the ground
kind-shell = Anti-aircraft guns
    .clause = anti-aircraft guns
kind-adjust = Artillery counters on the table
    .clause = artillery counters on the table
kind-descent = Winches of my balloons
    .clause = winches of my balloons
kind-bail = Observers in my balloons
    .clause = observers in my balloons

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
    .clause = ask me
    .at-target = the game stops and asks whenever a target comes up
    .over-rim = the game stops and asks over the target's rim
    .every-round = the game stops and asks at the start of each round
    .before-planning = the game stops before planning
    .every-turn = before every turn
    .to-rearrange = see the card, then put your own in another order
    .to-taxi = move and turn them in round 2; their cards are not flown
    .round-end = at the end of every round

## Fire

fire-closest = Fire at the closest
    .clause = fire at the closest
    .note = the nearest target in reach
fire-weakest = Fire at the weakest
    .clause = fire at the weakest
    .note = the one with most damage cards, then the nearest
fire-hold = Hold fire
    .clause = hold fire
    .note = fire at nobody
fire-several = Ask me if there is a choice
    .clause = ask me if there is a choice
    .note = a gun with a single target fires at it

## Rockets

rockets-hold = Keep the rockets
    .clause = keep the rockets
    .note = fire none
    .guns = the guns may fire
rockets-one = Fire one rocket a turn
    .clause = fire one rocket a turn
rockets-both = Fire both rockets
    .clause = fire both rockets
rockets-when = at the nearest balloon, or at anybody once no balloon is up; instead of the guns
# $target: its letter. $name: what it is.
rocket-at = One rocket at { $target } · { $name }
rockets-at = Both rockets at { $target } · { $name }
instead-of-guns = instead of the guns

## Bombs

bombs-middle = Over its middle
    .clause = over its middle
    .note = the target is destroyed
bombs-any = At the first chance
    .clause = at the first chance
    .note = over its rim the target is damaged
bombs-hold = Hold them
    .clause = hold them
    .note = they are not dropped

## Tailing

tail-keep = Keep my order
    .clause = keep my order
    .note = you still see the card
tail-by-card = Fly what I say here
    .note = another of your cards first, by what he does
quarry-nearest = The nearest
    .clause = the nearest
quarry-weakest = The weakest
    .clause = the weakest
    .note = the one with most damage cards, then the nearest

## Airplanes on the ground

taxi-stay = As the cards say
    .clause = as the cards say
    .note = they stay, or take off
taxi-move = Move and turn it
    .note = in round 2, where you say; its cards are not flown

## Balloons

winch-keep = As it is
    .clause = as it is
    .note = aloft, or on its way down
winch-down = Take them down
    .clause = take them down
    .note = as soon as an enemy is on the table
winch-go-on = Go on down
winch-stop = Stop the descent
winch-stay = Stay at this height
winch-resume = Resume the descent
winch-aloft = Stay aloft
winch-take-down = Take it down
    .note = a counter lower at each turn's end
bail-burning = Jump when it burns
    .clause = jump when it burns
bail-damaged = Jump when it is hit
    .clause = jump when it is hit
bail-never = Stay in the basket
    .clause = stay in the basket
bail-hit = Ask me when it is hit
    .clause = ask me when it is hit
    .note = at the end of that round

## Anti-aircraft guns

shell-path = Shell the nearest enemy's likely path
    .clause = shell the nearest enemy's likely path
    .note = in the first round in which no friend is expected there
shell-place = Shell a spot of my choice
    .note = it goes off after two maneuvers
shell-hold = Hold fire
    .clause = hold fire
    .note = stay loaded
shell-leave = Leave the counter alone
    .clause = leave the counter alone
    .note = it goes off when its time is up
shell-move = Move the counter
    .note = a ruler at most; two maneuvers from now it goes off
shell-delay = Delay
    .note = it stays where it is, and goes off two maneuvers from now
shell-raise = Aim a level higher
    .note = it goes off two maneuvers from now
shell-lower = Aim a level lower
    .note = it goes off two maneuvers from now
shell-retire = Retire the counter
    .note = the gun can fire again from the next round on
