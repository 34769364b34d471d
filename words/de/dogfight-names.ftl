# Nouns of the dogfight that several rooms use: maneuver cards, sides, guns, ground cards, and how a
# piece is named on a label.
#
# Attributes that German adds (whole forms, each with its article):
#   .gender     m, f or n
#   .number     singular or plural (of sides: “die Entente gewinnt”, “die Mittelmächte gewinnen”)
#   .article    nominative, within a sentence; .first the same at the beginning of one
#   .accusative, .dative, .genitive
#   .plural     without an article
# Sides have all but .plural; guns and ground cards all but .first and .number. Maneuvers and airplanes have none: they
# stand in brackets or after a colon.

## Maneuver cards

# $side: left or right (where it has one). $angle: degrees, of turns. $steep: usual (as such cards are), steep
# (though they usually are not), flat (not steep, though they usually are).
# .clause is the name within a sentence; .short what a button has room for.

name-maneuver-straight =
    { $steep ->
        [steep] Steil geradeaus
       *[usual] Geradeaus
    }
    .clause =
        { $steep ->
            [steep] steil geradeaus
           *[usual] geradeaus
        }
    .short =
        { $steep ->
            [steep] ↑ geradeaus, steil
           *[usual] ↑ geradeaus
        }
name-maneuver-turn =
    { $steep ->
        [steep] { $side ->
            [left] Steile Linkskurve { $angle }°
           *[right] Steile Rechtskurve { $angle }°
        }
       *[usual] { $side ->
            [left] Linkskurve { $angle }°
           *[right] Rechtskurve { $angle }°
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steile Linkskurve { $angle }°
               *[right] steile Rechtskurve { $angle }°
            }
           *[usual] { $side ->
                [left] Linkskurve { $angle }°
               *[right] Rechtskurve { $angle }°
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↰ { $angle }°, steil
               *[right] ↱ { $angle }°, steil
            }
           *[usual] { $side ->
                [left] ↰ { $angle }°
               *[right] ↱ { $angle }°
            }
        }
name-maneuver-stall =
    { $steep ->
        [flat] Überziehen (nicht steil)
       *[usual] Überziehen
    }
    .clause =
        { $steep ->
            [flat] Überziehen, nicht steil
           *[usual] Überziehen
        }
    .short =
        { $steep ->
            [flat] überziehen, nicht steil
           *[usual] überziehen
        }
name-maneuver-stall-turn =
    { $steep ->
        [flat] { $side ->
            [left] Überzogene Linkskurve { $angle }° (nicht steil)
           *[right] Überzogene Rechtskurve { $angle }° (nicht steil)
        }
       *[usual] { $side ->
            [left] Überzogene Linkskurve { $angle }°
           *[right] Überzogene Rechtskurve { $angle }°
        }
    }
    .clause =
        { $steep ->
            [flat] { $side ->
                [left] überzogene Linkskurve { $angle }°, nicht steil
               *[right] überzogene Rechtskurve { $angle }°, nicht steil
            }
           *[usual] { $side ->
                [left] überzogene Linkskurve { $angle }°
               *[right] überzogene Rechtskurve { $angle }°
            }
        }
    .short =
        { $steep ->
            [flat] { $side ->
                [left] ↰ überziehen { $angle }°, nicht steil
               *[right] ↱ überziehen { $angle }°, nicht steil
            }
           *[usual] { $side ->
                [left] ↰ überziehen { $angle }°
               *[right] ↱ überziehen { $angle }°
            }
        }
name-maneuver-sideslip =
    { $steep ->
        [steep] { $side ->
            [left] Steiler Seitengleitflug links
           *[right] Steiler Seitengleitflug rechts
        }
       *[usual] { $side ->
            [left] Seitengleitflug links
           *[right] Seitengleitflug rechts
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steiler Seitengleitflug links
               *[right] steiler Seitengleitflug rechts
            }
           *[usual] { $side ->
                [left] Seitengleitflug links
               *[right] Seitengleitflug rechts
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↖ seitwärts, steil
               *[right] ↗ seitwärts, steil
            }
           *[usual] { $side ->
                [left] ↖ seitwärts
               *[right] ↗ seitwärts
            }
        }
name-maneuver-wide-sideslip =
    { $steep ->
        [steep] { $side ->
            [left] Steiler großer Seitengleitflug links
           *[right] Steiler großer Seitengleitflug rechts
        }
       *[usual] { $side ->
            [left] Großer Seitengleitflug links
           *[right] Großer Seitengleitflug rechts
        }
    }
    .clause =
        { $steep ->
            [steep] { $side ->
                [left] steiler großer Seitengleitflug links
               *[right] steiler großer Seitengleitflug rechts
            }
           *[usual] { $side ->
                [left] großer Seitengleitflug links
               *[right] großer Seitengleitflug rechts
            }
        }
    .short =
        { $steep ->
            [steep] { $side ->
                [left] ↖ weit seitwärts, steil
               *[right] ↗ weit seitwärts, steil
            }
           *[usual] { $side ->
                [left] ↖ weit seitwärts
               *[right] ↗ weit seitwärts
            }
        }
name-maneuver-immelmann =
    { $steep ->
        [steep] Steiler Immelmann
       *[usual] Immelmann
    }
    .clause =
        { $steep ->
            [steep] steiler Immelmann
           *[usual] Immelmann
        }
    .short =
        { $steep ->
            [steep] ⤺ Immelmann, steil
           *[usual] ⤺ Immelmann
        }
name-maneuver-climb =
    { $steep ->
        [flat] Steigflug (nicht steil)
       *[usual] Steigflug
    }
    .clause =
        { $steep ->
            [flat] Steigflug, nicht steil
           *[usual] Steigflug
        }
    .short =
        { $steep ->
            [flat] ▲ Steigflug, nicht steil
           *[usual] ▲ Steigflug
        }
name-maneuver-dive =
    { $steep ->
        [flat] Sturzflug (nicht steil)
       *[usual] Sturzflug
    }
    .clause =
        { $steep ->
            [flat] Sturzflug, nicht steil
           *[usual] Sturzflug
        }
    .short =
        { $steep ->
            [flat] ▼ Sturzflug, nicht steil
           *[usual] ▼ Sturzflug
        }
name-maneuver-short-dive =
    { $steep ->
        [flat] Kurzer Sturzflug (nicht steil)
       *[usual] Kurzer Sturzflug
    }
    .clause =
        { $steep ->
            [flat] kurzer Sturzflug, nicht steil
           *[usual] kurzer Sturzflug
        }
    .short =
        { $steep ->
            [flat] ▽ kurzer Sturzflug, nicht steil
           *[usual] ▽ kurzer Sturzflug
        }

## Sides

name-side-central = Mittelmächte
    .gender = f
    .number = plural
    .article = die Mittelmächte
    .first = Die Mittelmächte
    .accusative = die Mittelmächte
    .dative = den Mittelmächten
    .genitive = der Mittelmächte
name-side-entente = Entente
    .gender = f
    .number = singular
    .article = die Entente
    .first = Die Entente
    .accusative = die Entente
    .dative = der Entente
    .genitive = der Entente

## Seats

# A seat in the lobby: which side it plays, and with guns alone.
name-role-central = Mittelmächte
name-role-central-guns = Mittelmächte, Geschütze
name-role-entente = Entente
name-role-entente-guns = Entente, Geschütze

## Guns

# Of an airplane; what fires from the ground.
name-gun-front = Bug-MG
    .gender = n
    .article = das Bug-MG
    .accusative = das Bug-MG
    .dative = dem Bug-MG
    .genitive = des Bug-MGs
    .plural = Bug-MGs
name-gun-rear = Heck-MG
    .gender = n
    .article = das Heck-MG
    .accusative = das Heck-MG
    .dative = dem Heck-MG
    .genitive = des Heck-MGs
    .plural = Heck-MGs
name-gun-infantry = Infanterie
    .gender = f
    .article = die Infanterie
    .accusative = die Infanterie
    .dative = der Infanterie
    .genitive = der Infanterie
    .plural = Infanterie
name-gun-machine-gun = MG
    .gender = n
    .article = das MG
    .accusative = das MG
    .dative = dem MG
    .genitive = des MGs
    .plural = MGs

## Ground cards

# .inner stands in brackets, so that it has none of its own; .clause the same within a sentence.
name-ground-trench = Schützengraben
    .inner = Schützengraben
    .clause = Schützengraben
    .gender = m
    .article = der Schützengraben
    .accusative = den Schützengraben
    .dative = dem Schützengraben
    .genitive = des Schützengrabens
    .plural = Schützengräben
name-ground-aa-gun = Flak
    .inner = Flak
    .clause = Flak
    .gender = f
    .article = die Flak
    .accusative = die Flak
    .dative = der Flak
    .genitive = der Flak
    .plural = Flaks
name-ground-aa-machine-gun-a = MG-Nest (Stapel A)
    .inner = MG-Nest, Stapel A
    .clause = MG-Nest, Stapel A
    .gender = n
    .article = das MG-Nest
    .accusative = das MG-Nest
    .dative = dem MG-Nest
    .genitive = des MG-Nests
    .plural = MG-Nester
name-ground-aa-machine-gun-b = MG-Nest (Stapel B)
    .inner = MG-Nest, Stapel B
    .clause = MG-Nest, Stapel B
    .gender = n
    .article = das MG-Nest
    .accusative = das MG-Nest
    .dative = dem MG-Nest
    .genitive = des MG-Nests
    .plural = MG-Nester
name-ground-target = Ziel
    .inner = Ziel
    .clause = Ziel
    .gender = n
    .article = das Ziel
    .accusative = das Ziel
    .dative = dem Ziel
    .genitive = des Ziels
    .plural = Ziele

## Airplanes whose names are not only names

# “Stapel A”: its hits are drawn from damage deck A.
name-airplane-hanriot-hd1-a = Hanriot HD.1 (Stapel A)
    .inner = Hanriot HD.1, Stapel A
name-airplane-nieuport-17-a = Nieuport 17/23 (Stapel A)
    .inner = Nieuport 17/23, Stapel A
name-airplane-siemens-schuckert-d1-a = Siemens-Schuckert D.I (Stapel A)
    .inner = Siemens-Schuckert D.I, Stapel A
name-airplane-halberstadt-d3-miniature = Halberstadt D.III (Miniatur)
    .inner = Halberstadt D.III, Miniatur

## What chance deals out, before an amount

name-lot-dealt = Schaden ausgeteilt
name-lot-taken = Schaden eingesteckt
name-lot-special = Sonderschaden eingesteckt
name-lot-jams = Ladehemmungen

## Labels

# $piece: its letter or number, A or G1. $name: what it is. $about: what is asked of it.
name-piece = { $piece } · { $name }
of-piece = { $piece } · { $about }
