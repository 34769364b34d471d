# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = In der Lobby von Partie { $game } hat sich gerade etwas geändert; sieh noch einmal nach.
host-runs = { $who } hat jetzt die Spielleitung.
nobody-answered = Niemand hat geantwortet.
