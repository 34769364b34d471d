# Air Baron's nouns, which forms, tales and pictures all take as arguments. Cities and airlines are proper names.

# Markers that belong to no place. They are drawn from the cup, as chips: “zieht Streik”.
name-marker-strike = Streik
name-marker-crash = Absturz
name-marker-recession = Rezession
name-marker-competitor = Lokale Konkurrenz
name-marker-fuel = Treibstoffkosten
name-marker-contract = Staatsauftrag

# .drawn: as the object of a sentence (“Du hast einen Jumbo-Chip und das Drehkreuz Miami gezogen.”); .opening: at its beginning.
name-jumbo = Jumbo
    .drawn = einen Jumbo-Chip
    .opening = Ein Jumbo-Chip
# $city: where the hub is.
name-hub = Drehkreuz { $city }
    .drawn = das Drehkreuz { $city }
    .opening = Das Drehkreuz { $city }

# Where a Jumbo Jet waits that stands on no spoke.
name-undeployed-box = Reserve

# What an airline may sell besides spokes. $city: where the jet stands.
name-jet-at = Jumbo in { $city }
name-jet-undeployed = Jumbo in Reserve
name-sst-alone = Nur der SST

# $what: a spoke, a box or a thing to sell. $price: in dollars.
priced = { $what }: ${ $price }

# The colours of the six airlines.
name-colour-orange = orange
name-colour-red = rot
name-colour-green = grün
name-colour-blue = blau
name-colour-yellow = gelb
name-colour-purple = lila

# What chance deals out, for luck told afterwards: “gezogene Gewinne $30 ($26 im Schnitt)”.
name-lot-profits = gezogene Gewinne
name-lot-won = gelungene Übernahmen
name-lot-lost = verlorene Zubringer
name-lot-fees = Treibstoff, Abstürze und Streiks
