# Pictures and figures of every title.

# A game so far, a picture a turn. $board: the last picture in words.
lapse = Ein Zeitraffer über { $turns } Züge, je ein Bild. Das letzte: { $board }
score = Dein Ergebnis: { $score }.

# What a newcomer is asked to try.
invitation-dogfight = Flieg ein Duell
invitation-baron = Bau Flugzeuge
invitation-airbaron = Führe eine Fluglinie
