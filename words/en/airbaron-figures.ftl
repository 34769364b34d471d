# What is wrong with an operator's own figures for Air Baron: clauses that follow the name of a table and an entry.
# Names of tables, entries and fields, and what is in quotes, stand in the operator's files.

# Hubs and spokes. $code: of an airport. $hub: as the entry names it.
code-used-again = the code { $code } is used { $times } times among hubs and spokes
code-malformed = the code { $code } is not three capital letters
no-such-hub = hub { $hub } is not in the table of hubs
no-domestic-spoke = it has no domestic spoke
control-below-dominance = control is worth { $control }, less than dominance ({ $dominance })
hub-profits-crossed = the high profit { $high } is below the low profit { $low }
spoke-profits-crossed = the high profit { $high } is below the price { $price }

# Links between hubs.
joins-itself = it joins a hub to itself
joined-twice = these hubs are joined more than once

# Boards. $boards: all of them, a list.
board-missing = { $board } is missing
boards-are = the boards are { $boards }
too-few-hubs = { $hubs } hubs are in play, fewer than the first round's draws

# Airlines. $colours: all of them, a list. $colour: one of them, as the file has it.
airlines-are = there are { $needed }, not { $given }
colour-unknown = the colour { $colour } is not one of { $colours }
colour-shared = { $times } of them are { $colour }

# Tracks.
five-spaces = 5 different spaces are needed, not { $given }
bills-in-order = each bill once, the largest first
steps-miss-top = the steps do not lead there
