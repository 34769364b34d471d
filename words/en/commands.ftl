# The commands: what Discord shows of each and of its options (at most 100 characters each; registered in English),
# and what they answer.

## What every command about a game has

option-game = Which game (leave it out for this thread's, or your only one)
# $typed: what somebody typed, in quotation marks.
not-a-game = I don't know a game { $typed }. Pick one from the list, or type its number.
in-no-game = You aren't in any game right now. Name one with the `game` option.
in-several-games = You're in { $games } games. Say which one you mean with the `game` option.
# What can be picked while somebody types, with a note.
option-and-note = { $option } – { $note }
out-of-date = That command has been updated since your Discord last looked. Please type it again.
not-meant = One of your options doesn't fit there. Please pick from the list.

## /away

away = Take a break from all your games, or come back
away-until = Take a break from all your games
away-until-when = Until when, such as 3 days, Friday 18:00 or 2026-12-01
away-until-meanwhile = What happens in your games meanwhile (leave it out and a stand-in plays)
away-until-from = From when (leave it out for now)
# Dates that are offered; bot/kit/dates.py has to understand them.
until-tomorrow = tomorrow
until-3-days = 3 days
until-1-week = 1 week
until-2-weeks = 2 weeks
from-today = today
from-tomorrow = tomorrow
from-3-days = in 3 days
from-1-week = in 1 week
away-stand-in = A stand-in plays for me
away-wait = The clock waits, as long as each host allows
away-back = Come back to all your games

## /settings

settings = Set your language, time zone, quiet hours, reminders, mentions and pictures
settings-timezone = A big city in your time zone
settings-quiet = Hours without reminders, such as 22-7; or none

## /plan, /hint, /orders, /resign, /mygames

plan = Make your plan, or change the one you locked in
plan-nothing-asked = You have nothing to plan right now.
plan-several = You have plans in several games.
plan-which = Which game?
plan-waits = waiting for your plan
plan-locked = locked in
hint = See what an Ace would do in your place, if the host allows hints
hint-take = Fill it in as your plan, ready to check and lock in
orders = See your standing orders, or change them
resign = Leave a game for good (I'll ask you to confirm)
# A button. $game: the number of the game.
resign-from = Resign from Game { $game }
mygames = See what's waiting for you, and your other games
mygames-none = You aren't in any game right now. Open one with /game new.

## /rules

rules = Look up the rules, by topic or by search
rules-about = A topic, or words to search for
rules-title = Which game's rules (leave it out for the game played here)
rules-topic = { $topic } · { $title }

## Commands that titles declare

quick-all = Plan for all at once, in order, with a / in between

## /game: opening one

game = Open a game, look at one, or run it
game-new = Open a lobby in this channel
game-new-title = Which game to play
game-new-scenario = Which scenario, if the game has several
game-new-file = Your own scenario, if the game takes one
new-own-scenario = My own scenario: attach its file
new-attach = Please attach your scenario too: its file goes into `file`.
new-not-both = Your file is a scenario already. Leave `scenario` out, or pick your own there.
# $size, $most: numbers of bytes, with commas.
new-too-large = That file is too large: it has { $size } bytes, and I read { $most } at most.
new-not-fetched = Discord didn't hand me your file, so I haven't opened anything. Please attach it again.
new-in-a-server = Open your game in a channel of a server. After that, you can plan right here.
new-in-a-text-channel = Every game gets a thread of its own. Open it in a text channel instead.
# $permissions: as Discord names them.
new-permissions = I need more permissions in this channel: { $permissions }.

## /game: looking at one

game-status = See where a game stands and who is still planning
game-board = See the table, as far as you may
game-mat = See your own side of the table
game-record = Get a finished game as a file
game-verify = Check that a game's dice were fair
game-analyse = See how a finished game went, and who was lucky
game-replay = Watch a turn again as a film, or the whole game turn by turn
game-replay-turn = Which turn (leave it out for all of them, one picture each)
look-board = The table of Game { $game }:
look-mat = Your side in Game { $game }:
look-record = The record of Game { $game }:
look-turn = **Game { $game } · turn { $turn } of { $last }**
status-lobby = It hasn't started yet: the lobby is open.
status-over = It's over.
status-cancelled = It was called off.
status-players = Players: { $players }
# $until: a moment, as Discord shows it.
status-player-away = { $player } (away until { $until })
status-thread = Thread: { $thread }

## /game: running one

game-pause = Stop a game's clock; nobody loses any time
game-resume = Start the clock of a paused game again
game-nudge = Ping the players a game is waiting for
game-undo = Take back the last move, if that's possible and everyone agrees
game-cancel = End a game without a result
game-host = Make another player the host
game-host-to = The new host
game-cohost = Name a co-host who helps you run a game, or remove them
game-cohost-to = The co-host
game-deadline = Give more or less time, for this question or from the next one on
game-deadline-hours = Time for this question: so many hours from now
game-deadline-pace = Time for each answer, from the next question on
game-deadline-limit = If the game waits for players: ask the host after so many hours
deadline-say-one = Say one of these: `hours` for this question, a `pace`, or a `limit`.
game-replace = Give a seat to somebody else, or to a stand-in
game-replace-seat = Whose seat
game-replace-by = Who takes it (leave it out for a stand-in, right away)
game-replace-level = Which stand-in (leave it out for the one this game usually has)
replace-cadet = A Cadet, who answers at once
replace-ace = An Ace, who thinks ahead
replace-not-both = Name a player or a stand-in, not both.
# $typed: what somebody typed, in quotation marks.
replace-no-seat = This game has no seat { $typed }. Pick one from the list.
game-log = See who did what and when; once a game is over, everything
game-log-search = Show only what has these words in it
game-log-page = Which page

## /server

server = Settings for all games on this server
server-role = Let a role moderate games, beside those who may manage threads
server-role-role = The role (leave it out for none)

## /help: at most 4096 characters in all, with a line for each title. What stands in `…` or in **…** within a sentence is
## the name of a command or the label of a button.

help = How to play
help-heading = Games by post
help-playing = **Playing**
    1. Type `/game new` in a channel to open a lobby. Players press **Join**; stand-ins, played by me, can fill the empty seats. When the host presses **Start**, the game gets a thread of its own.
    2. When there's something to plan, I send you a direct message with your own picture and a panel. Nobody else sees it. If your direct messages are closed, use `/plan` in the thread: only you will see the panel.
    3. When the last plan is in, or time runs out, I play the turn and show it in the thread: the news, and all of it behind **Details**.
help-panel = **The panel**
    Tap cards and pick from the menus. The picture shows where your plan leads, and ⚠️ what it would do to you. **Start over** forgets your answers. **Lock in** hands your plan in, or tells you what's missing. **Change** lets you make another one until the last player has locked in; until then the old one counts. I keep your answers, even if you put the panel aside.
help-orders = **Standing orders**
    Settle things in advance with **Orders** or `/orders`, at any time, and nobody has to wait for you. Orders stand until you change them. You can always choose "Ask me".
help-commands = **Commands**
    `/plan` make your plan · `/orders` your standing orders · `/mygames` your games
    `/hint`, or **Hint** on the panel: what an Ace would do in your place, against stand-ins or where the host allows it
    `/away` take a break · `/settings` time zone, quiet hours, reminders, pictures · `/resign` leave a game
    `/game status` who is still planning · `/game board` the table · `/game mat` your own side
    `/game log` who did what and when · `/game replay` a turn as a film, or the whole game turn by turn
    `/rules` the rules by topic
    {"**"}Manage** under the latest post, or `/game pause`, `resume`, `deadline`, `nudge`, `replace`, `undo`, `host`, `cohost`, `cancel`: run a game as its host
    `/server role` which role may run every game here: for those who manage the server
    `/game record` a finished game as a file · `/game verify` check its dice
    `/game analyse` how a finished game went, where it was decided, and who was lucky
# A command that a title declares: $what is the attribute .line of its description.
help-quick = `/{ $name }` { $what }, in one line
help-fair = **Fair dice**
    Before chance comes in, the thread shows a fingerprint of the game's secret seed. At the end it shows the seed itself, so anyone can check that every roll came from it.
help-games = **Games played here**
