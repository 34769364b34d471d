# Pictures and figures of every title.

# A game so far, a picture a turn. $board: the last picture in words.
lapse = A time-lapse of { $turns } turns, a picture for each. The last: { $board }
score = Your score: { $score }.

# What a newcomer is asked to try.
invitation-dogfight = Fly a duel
invitation-baron = Build aeroplanes
invitation-airbaron = Run an airline
