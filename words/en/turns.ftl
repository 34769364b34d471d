# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = The lobby of Game { $game } has just changed. Please look again.
host-runs = { $who } is now the host.
nobody-answered = Nobody answered.
# A question that stood open when the game ended. $kind: what it was about.
offer-void =
    Game { $game } has ended; { $kind ->
        [seat] its seats stay as they were
        [undo] nothing is taken back
       *[host] it no longer needs a host
    }.
