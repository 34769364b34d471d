# What happens by itself when time passes. $game: a game's number, as text. $who: a mention.

lobby-changed = The lobby of Game { $game } has just changed; look again.
host-runs = { $who } runs the game.
nobody-answered = Nobody has answered.
# A question that stood open when the game ended. $kind: what it was about.
offer-void =
    Game { $game } has ended; { $kind ->
        [seat] nobody else sits down
        [undo] nothing is taken back
       *[host] nobody need run it any more
    }.
