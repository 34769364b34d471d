# Before a game of Wings for the Baron: what it is, what a host sets, and its command.

summary = Run an aeroplane company through the war: choose actions in secret, develop fighters, win contracts, and turn paper marks into gold before inflation eats them.

# What a host sets
mode = Mode
mode-standard = Fighters only, two Action cards a turn
mode-campaign = Recon aeroplanes and Bombers too, three Action cards a turn
mode-solitaire = the campaign game, alone against companies that nobody plays
company-own = Your company
company-of = Company of player { $number }
company-any = As it comes
    .note = drawn at random
roland = Roland among the companies drawn at random
roland-advised = With 4 or 5 players
    .note = as the rules advise
roland-always = Always
opponents = Companies against you

# The command that chooses Action cards, and its parameters: 100 characters each at most
# .line: within a line of /help.
command-actions = Choose your Action cards for this turn
    .line = choose your Action cards for this turn
command-twice = The card in slot 2, performed twice
command-once = The card in slot 1, performed once
command-once_more = The card in the second slot 1 (campaign and solitaire)
command-at_resolve = An event for Resolve Actions, or “ask me”
command-at_contracts = An event for Award Contracts, or “ask me”
command-at_inflation = An event for Inflation, or “ask me”
command-at_war = An event for War Status, or “ask me”
