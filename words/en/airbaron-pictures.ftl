# Air Baron: what is written on pictures. Room is scarce.

## The head of every picture

# $goal: share and cash that win.
frame = Round { $round } · { $goal } wins
