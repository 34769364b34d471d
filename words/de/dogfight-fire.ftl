# Fire in the dogfight, for those who asked to be asked whom to fire at.

fire = Feuer in Zug { $turn }, Runde { $round }

## What each gun can do

# $guns: one gun-can, or several of them as more-guns.
briefing = { $guns }.
more-guns = { $guns }; { $gun }
# $place: first or later. $gun: a name-gun, or rockets (so neither an article nor a verb: its number is not known).
# $can: reach, or wounded. $targets: a list of ids or targets.
gun-can =
    { $can ->
        [reach] { $piece } · { $gun }: in Reichweite { $targets }
       *[wounded] { $piece } · { $gun }: kein Feuer, der Beobachter ist getroffen
    }
# $cards: what a hit costs it.
name-target =
    { $cards ->
        [one] { $target } (für { $cards } Schadenskarte)
       *[other] { $target } (für { $cards } Schadenskarten)
    }

## Whom to fire at

hold-fire = Nicht schießen
# $status: silenced, or active. $cards: how many it has taken.
so-far =
    { $status ->
        [silenced] { $cards ->
            [one] ausgeschaltet, bisher { $cards } Schadenskarte
           *[other] ausgeschaltet, bisher { $cards } Schadenskarten
        }
       *[active] { $cards ->
            [one] bisher { $cards } Schadenskarte
           *[other] bisher { $cards } Schadenskarten
        }
    }

## Refusals

# $owner: airplane or ground. $gun: a name-gun.
gun-waits =
    { $owner ->
        [airplane] Flugzeug { $piece }, { $gun }: Wähle noch ein Ziel oder „Nicht schießen“.
       *[ground] { $piece }, { $gun }: Wähle noch ein Ziel oder „Nicht schießen“.
    }
gun-wounded =
    { $owner ->
        [airplane] Flugzeug { $piece } kann mit { $gun-dative } nicht schießen: Der Beobachter ist getroffen.
       *[ground] { $piece } kann mit { $gun-dative } nicht schießen: Der Beobachter ist getroffen.
    }
# $reached: a list of ids.
out-of-reach =
    { $owner ->
        [airplane] Flugzeug { $piece } erreicht „{ $target }“ mit { $gun-dative } nicht, nur { $reached }.
       *[ground] { $piece } erreicht „{ $target }“ mit { $gun-dative } nicht, nur { $reached }.
    }
same-target = Flugzeug { $plane } darf nicht mit beiden MGs auf { $target } schießen: Wähle zwei Ziele.
rockets-instead = { $plane } feuert Raketen und kann in dieser Runde nicht mit { $gun-dative } schießen.
