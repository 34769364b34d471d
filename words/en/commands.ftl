# The commands: what Discord shows of each and of its options (at most 100 characters each; registered in English),
# and what they answer.

## What every command about a game has

option-game = Which game; left out, the one of this thread or your only one
# $typed: what somebody typed, in quotation marks.
not-a-game = { $typed } is not a game; pick one from the list or type its number.
in-no-game = You are in no game just now: name the one you mean with the game option.
in-several-games = You are in { $games } games: name the one you mean with the game option.
# What can be picked while somebody types, with a note.
option-and-note = { $option } – { $note }
out-of-date = That command has changed since your Discord last looked; please type it anew.
not-meant = One of the options is not something that can be meant there; pick from the list.

## /away

away = Say that you are away, or back, in all your games
away-until = Be away for a while, in all your games
away-until-when = Such as 3 days, Friday 18:00 or 2026-12-01
away-until-meanwhile = What happens in your games; left out, a stand-in plays
away-until-from = When it begins; left out, now
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
away-wait = Deadlines wait, as long as each host allows
away-back = Be there again, in all your games

## /settings

settings = Your time zone, quiet hours, reminders, mentions, and how pictures look
settings-timezone = A large city in your time zone
settings-quiet = Hours without reminders, such as 22-7; or none

## /plan, /hint, /orders, /resign, /mygames

plan = Plan what is asked of you, or change what you locked in
plan-nothing-asked = Nothing is asked of you just now.
plan-several = You are planning in several games.
plan-which = Which game?
plan-waits = waits for your plan
plan-locked = locked in
hint = What an Ace would do in your place, if the host allows it
hint-take = Fill it in as your plan, to look at and lock in
orders = Your standing orders: look at them, change them
resign = Leave a game for good; you are asked once more
# A button. $game: the number of the game.
resign-from = Resign from Game { $game }
mygames = What waits for you, until when, and your other games
mygames-none = You are in no game just now; /game new opens one.

## /rules

rules = The rules in our own words, by topic or by search
rules-about = A topic, or words to look for
rules-title = Of which game; left out, the one played here
rules-topic = { $topic } · { $title }

## Commands that titles declare

quick-all = For all at once, in their order, with a / between them

## /game: opening one

game = Open a game, look at one, or run it
game-new = Open a lobby in this channel
game-new-title = What is played
game-new-scenario = Which scenario, for titles that have several
game-new-file = A scenario of your own, for titles that take one
new-own-scenario = A scenario of your own: attach its file
new-attach = Attach your scenario as well: it goes into `file`.
new-not-both = A file is a scenario of its own: leave `scenario` out, or choose your own there.
# $size, $most: numbers of bytes, with commas.
new-too-large = That file has { $size } bytes; at most { $most } are read.
new-not-fetched = Discord did not hand me your file, so nothing was opened; please attach it again.
new-in-a-server = A game is opened in a channel of a server; its plans are then made here.
new-in-a-text-channel = A game gets a thread of its own: open it in a text channel, not in here.
# $permissions: as Discord names them.
new-permissions = I lack permissions in this channel: { $permissions }.

## /game: looking at one

game-status = Where a game stands, and who is still planning
game-board = The table as you may see it
game-mat = Your own side of the table
game-record = The whole of a finished game, as a file
game-verify = Check that the dice of a game were fair
game-analyse = How a finished game went, and who was lucky
game-replay = A turn once more, moving; or the whole game, turn by turn
game-replay-turn = Which turn (default: all of them, one picture each)
look-board = The table of Game { $game }:
look-mat = Your own side in Game { $game }:
look-record = The record of Game { $game }:
look-turn = **Game { $game } · turn { $turn } of { $last }**
status-lobby = It has not begun: the lobby is open.
status-over = It is over.
status-cancelled = It was called off.
status-players = Players: { $players }
# $until: a moment, as Discord shows it.
status-player-away = { $player } (away until { $until })
status-thread = Thread: { $thread }

## /game: running one

game-pause = Stop the clock of a game; the time that is left is kept
game-resume = Let a paused game go on
game-nudge = Remind those whom a game waits for
game-undo = Take back the last thing somebody did, if that can be and all agree
game-cancel = End a game without a result
game-host = Let another player run a game
game-host-to = Who runs it from now on
game-cohost = Name somebody who helps to run a game, or take it back
game-cohost-to = Who helps
game-deadline = More or less time, for what is asked now or from now on
game-deadline-hours = So many hours from now for what is asked now
game-deadline-pace = The time for each answer from the next question on
game-deadline-limit = At a table that waits: ask the host after so many hours
deadline-say-one = Say one of these: hours for what is asked now, a pace, or a limit.
game-replace = Give a seat to somebody else, or to a stand-in
game-replace-seat = Whose seat
game-replace-by = Who shall play there; left out, a stand-in does at once
game-replace-level = Which stand-in; left out, the one the host chose for whoever stays away
replace-cadet = A Cadet, who answers at once
replace-ace = An Ace, who thinks ahead
replace-not-both = Say who shall play there, or which stand-in, but not both.
# $typed: what somebody typed, in quotation marks.
replace-no-seat = { $typed } is no seat of this game; pick one from the list.
game-log = Who did what, and when; once a game is over, everything
game-log-search = Only what has these words in it
game-log-page = Which page

## /server

server = What holds for all games of this server
server-role = Which role moderates games, beside those who may manage threads
server-role-role = The role; left out, no role does

## /help: at most 4096 characters in all, with a line for each title. What stands in `…` or in **…** within a sentence is
## the name of a command or the label of a button.

help = How to play
help-heading = Games by post
help-playing = **Playing**
    1. `/game new` opens a lobby in a channel. Press **Join**; empty seats can go to stand-ins, whom the bot plays. The host presses **Start**, and the game gets a thread of its own.
    2. When a plan is due, you get a direct message with your own picture and a panel. Nobody else sees it. If your direct messages are closed, `/plan` opens the same panel in the thread, for your eyes only.
    3. When the last plan is in, or time runs out, the turn is played and shown in the thread.
help-panel = **The panel**
    Tap cards and pick from the menus; the picture shows where your plan leads, and ⚠️ what it would do to you. **Start over** forgets your answers. **Lock in** hands the plan in, or says what is open. **Change** makes another, until the last player has locked in; the old one stands until then. Your answers are kept, even if you put the panel aside.
help-orders = **Standing orders**
    What can be settled in advance is settled with **Orders** or `/orders`, at any time: orders stand until you change them, and nobody has to wait for you. "Ask me" is always possible.
help-commands = **Commands**
    `/plan` what is asked of you now · `/orders` your standing orders · `/mygames` your games
    `/hint`, or **Hint** on the panel: what an Ace would do in your place, against stand-ins or where the host allows it
    `/away` be away for a while · `/settings` time zone, quiet hours, reminders, pictures · `/resign` leave a game
    `/game status` who is still planning · `/game board` the table · `/game mat` your own side
    `/game log` who did what, and when · `/game replay` the game once more, turn by turn or one turn moving
    `/rules` the rules by topic
    {"**"}Manage** under the latest post, or `/game pause`, `resume`, `deadline`, `nudge`, `replace`, `undo`, `host`, `cohost`, `cancel`: for whoever runs a game
    `/server role` whose holders may run every game here: for whoever runs the server
    `/game record` a finished game as a file · `/game verify` check its dice
    `/game analyse` how a finished game went, where it was decided, and who was lucky
# A command that a title declares: $what is the attribute .line of its description.
help-quick = `/{ $name }` { $what }, in one line
help-fair = **Fair dice**
    Before anything is random, a game's thread shows a fingerprint of its secret seed. At the end the seed itself is shown, and anyone can check that every roll came from it.
help-games = **Games played here**
