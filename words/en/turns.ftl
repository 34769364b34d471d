# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = The lobby of Game { $game } has just changed. Please look again.
host-runs = { $who } is now the host.
nobody-answered = Nobody answered.
