# Nouns of the dogfight that several rooms use: maneuver cards, sides, guns, ground cards, and how a
# piece is named on a label.

## Maneuver cards

# $side: left or right (where it has one). $angle: degrees, of turns. $steep: usual (as such cards are), steep
# (though they usually are not), flat (not steep, though they usually are).
# .clause is the name within a sentence; .short what a button has room for.

name-maneuver-straight =
    { $steep ->
        [steep] Steep straight
       *[usual] Straight
    }
    .clause =
        { $steep ->
            [steep] steep straight
           *[usual] straight
        }
    .short =
        { $steep ->
            [steep] ↑ straight, steep
           *[usual] ↑ straight
        }
name-maneuver-turn =
    { $steep ->
        [steep] { $side ->
            [left] Steep left turn { $angle }°
           *[right] Steep right turn { $angle }°
        }
       *[usual] { $side ->
            [left] Left turn { $angle }°
           *[right] Right turn { $angle }°
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steep left turn { $angle }°
               *[right] steep right turn { $angle }°
            }
           *[usual] { $side ->
                [left] left turn { $angle }°
               *[right] right turn { $angle }°
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↰ { $angle }°, steep
               *[right] ↱ { $angle }°, steep
            }
           *[usual] { $side ->
                [left] ↰ { $angle }°
               *[right] ↱ { $angle }°
            }
        }
name-maneuver-stall =
    { $steep ->
        [flat] Stall (not steep)
       *[usual] Stall
    }
    .clause =
        { $steep ->
            [flat] stall (not steep)
           *[usual] stall
        }
    .short =
        { $steep ->
            [flat] stall, not steep
           *[usual] stall
        }
name-maneuver-stall-turn =
    { $steep ->
        [flat] { $side ->
            [left] Stall turn left { $angle }° (not steep)
           *[right] Stall turn right { $angle }° (not steep)
        }
       *[usual] { $side ->
            [left] Stall turn left { $angle }°
           *[right] Stall turn right { $angle }°
        }
    }
    .clause =
        { $steep ->
            [flat] { $side ->
                [left] stall turn left { $angle }° (not steep)
               *[right] stall turn right { $angle }° (not steep)
            }
           *[usual] { $side ->
                [left] stall turn left { $angle }°
               *[right] stall turn right { $angle }°
            }
        }
    .short =
        { $steep ->
            [flat] { $side ->
                [left] ↰ stall { $angle }°, not steep
               *[right] ↱ stall { $angle }°, not steep
            }
           *[usual] { $side ->
                [left] ↰ stall { $angle }°
               *[right] ↱ stall { $angle }°
            }
        }
name-maneuver-sideslip =
    { $steep ->
        [steep] { $side ->
            [left] Steep sideslip left
           *[right] Steep sideslip right
        }
       *[usual] { $side ->
            [left] Sideslip left
           *[right] Sideslip right
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steep sideslip left
               *[right] steep sideslip right
            }
           *[usual] { $side ->
                [left] sideslip left
               *[right] sideslip right
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↖ slip, steep
               *[right] ↗ slip, steep
            }
           *[usual] { $side ->
                [left] ↖ slip
               *[right] ↗ slip
            }
        }
name-maneuver-wide-sideslip =
    { $steep ->
        [steep] { $side ->
            [left] Steep wide sideslip left
           *[right] Steep wide sideslip right
        }
       *[usual] { $side ->
            [left] Wide sideslip left
           *[right] Wide sideslip right
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steep wide sideslip left
               *[right] steep wide sideslip right
            }
           *[usual] { $side ->
                [left] wide sideslip left
               *[right] wide sideslip right
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↖ wide slip, steep
               *[right] ↗ wide slip, steep
            }
           *[usual] { $side ->
                [left] ↖ wide slip
               *[right] ↗ wide slip
            }
        }
name-maneuver-immelmann =
    { $steep ->
        [steep] Steep Immelmann
       *[usual] Immelmann
    }
    .clause =
        { $steep ->
            [steep] steep Immelmann
           *[usual] Immelmann
        }
    .short =
        { $steep ->
            [steep] ⤺ Immelmann, steep
           *[usual] ⤺ Immelmann
        }
name-maneuver-climb =
    { $steep ->
        [flat] Climb (not steep)
       *[usual] Climb
    }
    .clause =
        { $steep ->
            [flat] climb (not steep)
           *[usual] climb
        }
    .short =
        { $steep ->
            [flat] ▲ climb, not steep
           *[usual] ▲ climb
        }
name-maneuver-dive =
    { $steep ->
        [flat] Dive (not steep)
       *[usual] Dive
    }
    .clause =
        { $steep ->
            [flat] dive (not steep)
           *[usual] dive
        }
    .short =
        { $steep ->
            [flat] ▼ dive, not steep
           *[usual] ▼ dive
        }
name-maneuver-short-dive =
    { $steep ->
        [flat] Short dive (not steep)
       *[usual] Short dive
    }
    .clause =
        { $steep ->
            [flat] short dive (not steep)
           *[usual] short dive
        }
    .short =
        { $steep ->
            [flat] ▽ short dive, not steep
           *[usual] ▽ short dive
        }

## Sides

# .number: which verb follows.
name-side-central = Central Powers
    .number = plural
    .short = Central
name-side-entente = Entente
    .number = singular

## Seats

# A seat in the lobby: which side it plays, and with guns alone.
name-role-central = Central Powers
name-role-central-guns = Central Powers, guns
name-role-entente = Entente
name-role-entente-guns = Entente, guns

## Guns

# Of an airplane; what fires from the ground.
name-gun-front = front gun
name-gun-rear = rear gun
name-gun-infantry = infantry
name-gun-machine-gun = machine gun

## Ground cards

# .inner stands in brackets, so that it has none of its own; .clause the same within a sentence.
name-ground-trench = Trench
    .inner = Trench
    .clause = trench
name-ground-aa-gun = Anti-aircraft gun
    .inner = Anti-aircraft gun
    .clause = anti-aircraft gun
name-ground-aa-machine-gun-a = Anti-aircraft machine gun (A-firing)
    .inner = Anti-aircraft machine gun, A-firing
    .clause = anti-aircraft machine gun, A-firing
name-ground-aa-machine-gun-b = Anti-aircraft machine gun (B-firing)
    .inner = Anti-aircraft machine gun, B-firing
    .clause = anti-aircraft machine gun, B-firing
name-ground-target = Target
    .inner = Target
    .clause = target

## Airplanes whose names are not only names

name-airplane-hanriot-hd1-a = Hanriot HD.1 (A-firing)
    .inner = Hanriot HD.1, A-firing
name-airplane-nieuport-17-a = Nieuport 17/23 (A-firing)
    .inner = Nieuport 17/23, A-firing
name-airplane-siemens-schuckert-d1-a = Siemens-Schuckert D.I (A-firing)
    .inner = Siemens-Schuckert D.I, A-firing
name-airplane-halberstadt-d3-miniature = Halberstadt D.III (miniature)
    .inner = Halberstadt D.III, miniature

## What chance deals out, before an amount

name-lot-dealt = damage dealt
name-lot-taken = damage taken
name-lot-special = special damage taken
name-lot-jams = guns jammed

## Labels

# $piece: its letter or number, A or G1. $name: what it is. $about: what is asked of it.
name-piece = { $piece } · { $name }
of-piece = { $piece } · { $about }
