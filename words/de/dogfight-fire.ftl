# Fire in the dogfight, for those who asked to be asked whom to fire at.

fire = Zug { $turn }, Runde { $round }: Auf wen schießt du?

## What each gun can do

# $gun: a name-gun. $targets: one target, or several with “or”.
gun-reaches = { $piece } trifft mit { $gun-dative } { $targets }.
rockets-reach = { $piece } trifft mit Raketen { $targets }.
cannot-fire = { $piece } kann mit { $gun-dative } nicht schießen: Der Beobachter ist getroffen.
# $cards: what a hit costs it.
name-target =
    { $cards ->
        [one] { $target } ({ $cards } Schadenskarte)
       *[other] { $target } ({ $cards } Schadenskarten)
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
        [airplane] Wähle für { $gun-accusative } von Flugzeug { $piece } ein Ziel oder „Nicht schießen“.
       *[ground] Wähle für { $gun-accusative } von { $piece } ein Ziel oder „Nicht schießen“.
    }
gun-wounded =
    { $owner ->
        [airplane] Flugzeug { $piece } kann mit { $gun-dative } nicht schießen: Der Beobachter ist getroffen.
       *[ground] { $piece } kann mit { $gun-dative } nicht schießen: Der Beobachter ist getroffen.
    }
# $reached: ids, with “or”.
out-of-reach =
    { $owner ->
        [airplane] Flugzeug { $piece } trifft „{ $target }“ mit { $gun-dative } nicht, nur { $reached }.
       *[ground] { $piece } trifft „{ $target }“ mit { $gun-dative } nicht, nur { $reached }.
    }
same-target = Wähle zwei Ziele: Flugzeug { $plane } darf nicht mit beiden MGs auf { $target } schießen.
rockets-instead = { $plane } feuert Raketen und kann in dieser Runde nicht mit { $gun-dative } schießen.
