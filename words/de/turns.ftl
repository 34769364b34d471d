# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = In der Lobby von Partie { $game } hat sich gerade etwas geändert; sieh noch einmal nach.
host-runs = { $who } hat jetzt die Spielleitung.
nobody-answered = Niemand hat geantwortet.
# A question that stood open when the game ended. $kind: what it was about.
offer-void =
    Partie { $game } ist vorbei; { $kind ->
        [seat] die Plätze bleiben, wie sie waren
        [undo] nichts wird zurückgenommen
       *[host] eine Spielleitung braucht sie nicht mehr
    }.
