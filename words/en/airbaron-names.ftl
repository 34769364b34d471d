# Air Baron's nouns, which forms, tales and pictures all take as arguments. Cities and airlines are proper names.

# Markers that belong to no place.
name-marker-strike = Strike
name-marker-crash = Crash
name-marker-recession = Recession
name-marker-competitor = Local Competitor
name-marker-fuel = Fuel Cost Hike
name-marker-contract = Bid for Contract

# .drawn: as the object of a sentence (“You drew a Jumbo marker and the Miami hub.”); .opening: at its beginning.
name-jumbo = Jumbo
    .drawn = a Jumbo marker
    .opening = A Jumbo marker
# $city: where the hub is.
name-hub = { $city } hub
    .drawn = the { $city } hub
    .opening = The { $city } hub

# Where a Jumbo Jet waits that stands on no spoke.
name-undeployed-box = Undeployed box

# What an airline may sell besides spokes. $city: where the jet stands.
name-jet-at = Jumbo Jet at { $city }
name-jet-undeployed = Undeployed Jumbo Jet
name-sst-alone = SST alone

# $what: a spoke, a box or a thing to sell. $price: in dollars.
priced = { $what }: ${ $price }

# The colours of the six airlines.
name-colour-orange = orange
name-colour-red = red
name-colour-green = green
name-colour-blue = blue
name-colour-yellow = yellow
name-colour-purple = purple

# What chance deals out, for luck told afterwards: “profits drawn $30 ($26 on average)”.
name-lot-profits = profits drawn
name-lot-won = takeovers won
name-lot-lost = spokes lost to takeovers
name-lot-fees = fuel, crashes and settlements
