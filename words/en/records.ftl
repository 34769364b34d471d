# Tables and records of every title: what a table refuses, and why a record does not tell the game that was played.
# Steps and versions of the rules are numbers, read as names (“step 3”, “version 2”).

## At a table

# $kind: exactly (one number of seats) or between. $least, $most, $seats: numbers of players.
wrong-seats =
    This game takes { $kind ->
        [exactly] { $most }
       *[between] { $least } to { $most }
    } { $most ->
        [one] player
       *[other] players
    }, not { $seats }.
game-over = This game is over.
nothing-asked = Nothing is asked of you just now.
nothing-to-withdraw = You have nothing to take back.
nothing-to-order = There is nothing to order in this game.
too-late-to-undo = That can no longer be taken back.
no-new-dice = A scripted game has no dice that could begin anew.

# $why: together (several chose at once), chance (dice or cards), revealed (something hidden was seen).
cannot-undo =
    Nothing can be taken back in Game { $game }: { $why ->
        [together] several players chose at the same time, and their plans lie open now
        [chance] dice or cards have decided something since
       *[revealed] something hidden has come to light since
    }.

## Older rules. $release: the release of Flugpost that plays by that version, such as “0.1.0”, or unknown.

# $version: by which it was begun. $now: the one in use.
ended-by-update =
    Flugpost was updated, and the rules of { $title } with it. This game was begun by version { $version }, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }, and version { $now } cannot lay its table: it ends here, and nobody wins. All that was told of it stays. We are sorry; `/game new` opens another.
out-of-date =
    Game { $game } was played by version { $version } of the rules of { $title }, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }; I can no longer lay its table.
played-by-older = The first { $steps } steps of this game were played by older rules.

## Reading a record

# $format: what the file says. $first, $now: the formats that are read.
other-format = This record is of the format “{ $format }”; { $first } and { $now } are read here.
# $fault: a library's own words, in English.
not-a-record = This is not a game record: { $fault }.
nested-too-deep = This is not a game record: it is nested too deep.
# $field: its name in the file.
not-as-written = This is not a game record as Flugpost writes it: look at “{ $field }”.
says-it-twice = This is not a game record as Flugpost writes it: it says something twice.
seed-not-hex = The record's seed is not written in hex.
# $title: as the record names it.
other-title = This record is of “{ $title }”, which is not played here.
# $version: by which it was played. $now: the one in use.
other-rules =
    This record was played by version { $version } of the rules; version { $now } is in use. Verify it with the version it was played by, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }.
# $pack, $now: names of component figures.
other-pack = This record was played with the figures “{ $pack }”, not “{ $now }”.

## Verifying a record

scripted-and-carried = A scripted game is not carried from older rules: this record says that it was.
scripted-with-seed = A scripted game has no seed and no commitment: this record has.
no-seed = The record lacks the seed of its dice.
other-seed = The seed does not match the commitment published when the game began.
carried-backwards = A game is carried from older rules to newer ones, not from version { $before } to { $now }.
carried-beyond = The record says that the game was carried after step { $step }, and has { $steps } steps.
carried-at-end = The game was carried after its last step, so that none led to its outcome.
# $fault: a programming language's own words, in English.
cannot-go-on = The table that the record carries cannot be played on: { $fault }
# $why: the sentence by which the rules refuse it.
cannot-set-up = The game cannot be set up as the record says: { $why }
other-dice = The dice of the table that the record carries are not those of the steps before it.
# $differences: a list of those, with semicolons.
other-outcome = The game does not end as the record says: { $differences }.
# $field: its name in the record. $was: as recorded. $now: as replayed.
difference = { $field } was { $was }, and is { $now }
left-out = left out
# $was, $now: the beginnings of two digests.
other-opening = The set-up differs from the one recorded: its digest was { $was }, and is { $now }.
other-step = Step { $step } does not lead where the record says: its digest was { $was }, and is { $now }.
# $epoch: a number that should be above zero.
bad-epoch = Step { $step } has dice that follow from the number { $epoch }, which is none.
# $why: the sentence by which the rules refuse it.
bad-choice = Step { $step } holds a choice the rules refuse: { $why }
wrong-choices = Step { $step } does not hold the choices that were asked for.

## What a record that verifies does not prove

caveat-scripted = The dice were SCRIPTED: somebody wrote down beforehand what would be rolled. This record proves nothing about chance, and it is of no game that a bot has hosted.
# $step: the last one that was played by version $version.
caveat-carried =
    NOT replayed: { $step ->
        [0] the set-up
        [1] the set-up and step 1
       *[other] the set-up and steps 1 to { $step }
    }, which version { $version } of the rules has played, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }. How the table lay after step { $step } is the record's own word, and all that follows rests on it. The thread must say there that Flugpost was updated.
# $epoch: the number that the dice follow from since.
caveat-reseeded = NEW DICE after step { $step }: the table was laid again from an older copy, and its dice follow from the seed and the number { $epoch } since. The thread must say so there, with that number.

## What /game verify answers. $game: a game's number, as text. $commitment: the digest of its seed.

still-on = Game { $game } is still on, and its seed is shown when it is over. Its SHA-256, fixed before the first roll, is `{ $commitment }`.
# $why: a sentence, or a clause with a full stop.
does-not-check-out = Game { $game } does not check out: { $why }
# $published: the digest that the last post of the game shows.
other-digest = the digest of its record is `{ $digest }`, and its last post shows `{ $published }`.
# $carried: yes, if older rules have played it up to step $first, which is the first that was replayed; else no.
# $replayed: how many were, of all $steps.
checks-out =
    Game { $game } checks out{ $carried ->
        [yes] {" "}from step { $first } on: { $replayed } of { $steps }
       *[no] : { $steps }
    } steps replayed, every roll in them follows from the seed `{ $seed }`, and its SHA-256 is the one shown at the start, `{ $commitment }`.
# $shown: whether the last post shows it.
bound =
    The digest of its record is `{ $digest }`. What was chosen is bound by it alone: { $shown ->
        [yes] compare it with the last post of the game.
       *[no] this game ended before last posts showed it.
    }

## Component figures: what is wrong with the tables of a data pack. Names of tables, entries and fields stand in its files.

# $table: a file without its ending. $entry: a key in it. $fault: a clause that says what is wrong, or a library's own words.
figure-fault = { $table }, { $entry }: { $fault }
table-fault = { $table }: { $fault }
# $table, $figure, $source, $origin: as the file has them, in quotes.
table-missing = table { $table } is missing
no-such-table = there is no table { $table }
provenance-missing = the provenance of { $figure } is missing
provenance-of-nothing = provenance is given for { $figure }, which is no figure of this table
provenance-fault = provenance of { $figure }: { $fault }
no-grade = { $origin } does not begin with a grade ({ $grades })
no-source = source { $source } is not among the table's sources
