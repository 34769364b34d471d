# Before a game of Wings for the Baron: what it is, what a host sets, and its command.

summary = Run an aeroplane company through the war: choose Actions in secret, develop fighters, win contracts, and turn paper marks into gold before inflation eats them.

# What a host sets
mode = Mode
mode-standard = Fighters only, two Action cards a turn
mode-campaign = Recon aeroplanes and Bombers too, three Action cards a turn
mode-solitaire = the campaign game, alone against other companies
company-own = Your company
company-of = Company of player { $number }
company-any = Any
    .note = drawn at random
roland = Roland in the draw
roland-advised = Only with 4 or 5 players
    .note = as the rules advise
roland-always = With any number of players
opponents = Rival companies

# The command that chooses Action cards, and its parameters: 100 characters each at most
# .line: within a line of /help.
command-actions = Choose your Action cards for this turn
    .line = choose your Action cards for this turn
command-twice = Your card for slot 2 (performed twice)
command-once = Your card for slot 1 (performed once)
command-once_more = Your card for the second slot 1 (campaign and solitaire)
command-at_resolve = Your event for Resolve Actions, or “Ask me”
command-at_contracts = Your event for Award Contracts, or “Ask me”
command-at_inflation = Your event for Inflation, or “Ask me”
command-at_war = Your event for War Status, or “Ask me”
