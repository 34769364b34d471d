# Air Baron's turns: what players are asked, and what they are told with it.

## Draws

# $markers: those drawn, a list of one or two nouns (.drawn of the names).
drew = You drew { $markers }.
drew-nothing = You drew nothing: the cup is empty.

# $marker: the hub or spoke whose payment is at stake.
negate = Local Competitor: negate { $marker }?
