# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = The lobby of Game { $game } has just changed; look again.
host-runs = { $who } runs the game.
nobody-answered = Nobody has answered.
