# Tables and records of every title: what a table refuses, and why a record does not tell the game that was played.
# Steps and versions of the rules are numbers, read as names (“step 3”, “version 2”).

## At a table

# $kind: exactly (one number of seats) or between. $least, $most, $seats: numbers of players.
wrong-seats =
    { $kind ->
        [exactly] { $most ->
            [one] This is a game for { $most } player, not { $seats }.
           *[other] This is a game for { $most } players, not { $seats }.
        }
       *[between] This is a game for { $least } to { $most } players, not { $seats }.
    }
game-over = This game is over.
nothing-asked = You have nothing to plan right now.
nothing-to-withdraw = You have nothing to take back.
nothing-to-order = This game has no standing orders.
too-late-to-undo = It's too late to take that back.
no-new-dice = A scripted game can't have new dice.

# $why: together (several chose at once), chance (dice or cards), revealed (something hidden was seen).
cannot-undo =
    Nothing can be taken back in Game { $game }: { $why ->
        [together] several players chose at the same time, and their plans are on the table now
        [chance] dice or cards have decided something since
       *[revealed] something hidden has come to light since
    }.

## Older rules. $release: the release of Flugpost that plays by that version, such as “0.1.0”, or unknown.

# $version: by which it was begun. $now: the one in use.
ended-by-update =
    This game ends here, and nobody wins. Flugpost was updated, and so were the rules of { $title }: the game began with version { $version }, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }, and version { $now } can't continue it. Everything told so far stays. We're sorry! Open another with `/game new`.
out-of-date =
    I can't show Game { $game } any more. It was played with version { $version } of the rules of { $title }, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }.
played-by-older =
    { $steps ->
        [one] The first step of this game was played with older rules.
       *[other] The first { $steps } steps of this game were played with older rules.
    }

## Reading a record

# $format: what the file says. $first, $now: the formats that are read.
other-format = I can't read a record of the format “{ $format }”, only { $first } and { $now }.
# $fault: a library's own words, in English.
not-a-record = This isn't a game record: { $fault }.
nested-too-deep = This isn't a game record: it's nested too deep.
# $field: its name in the file.
not-as-written = Flugpost wouldn't have written this record: look at “{ $field }”.
says-it-twice = Flugpost wouldn't have written this record: it says something twice.
seed-not-hex = The record's seed isn't written in hex.
# $title: as the record names it.
other-title = This is a record of “{ $title }”, which isn't played here.
# $version: by which it was played. $now: the one in use.
other-rules =
    This record was played with version { $version } of the rules, and I use version { $now }. To verify it, use { $release ->
        [unknown] the release of Flugpost that has its version
       *[known] Flugpost { $release }
    }.
# $pack, $now: names of component figures.
other-pack = This record was played with the figures “{ $pack }”, not “{ $now }”.

## Verifying a record

scripted-and-carried = This record says that a scripted game was carried over from older rules. Scripted games never are.
scripted-with-seed = This record has a seed or a commitment. A scripted game has neither.
no-seed = The record doesn't have the seed of its dice.
other-seed = The seed doesn't match the commitment that was published when the game began.
carried-backwards = A game can only be carried over to newer rules, not from version { $before } to { $now }.
carried-beyond = The record says that the game was carried over after step { $step }, but it only has { $steps } steps.
carried-at-end = The game was carried over after its last step, so no step led to its outcome.
# $fault: a programming language's own words, in English.
cannot-go-on = The table in the record can't be played on: { $fault }
# $why: the sentence by which the rules refuse it.
cannot-set-up = The game can't be set up as the record says: { $why }
other-dice = The table in the record has other dice than the steps before it.
# $differences: a list of those, with semicolons.
other-outcome = The game doesn't end as the record says: { $differences }.
# $field: its name in the record. $was: as recorded. $now: as replayed.
difference = { $field } was { $was }, and is { $now }
left-out = left out
# $was, $now: the beginnings of two digests.
other-opening = The set-up differs from the recorded one: its digest was { $was } and is { $now }.
other-step = Step { $step } doesn't lead where the record says: its digest was { $was } and is { $now }.
# $epoch: a number that should be above zero.
bad-epoch = The dice of step { $step } follow from { $epoch }, which isn't a valid number.
# $why: the sentence by which the rules refuse it.
bad-choice = Step { $step } has a choice that the rules refuse: { $why }
wrong-choices = Step { $step } doesn't have the choices that were asked for.

## What a record that verifies does not prove

caveat-scripted = The dice were SCRIPTED: somebody wrote down beforehand what would be rolled. This record proves nothing about chance, and no bot has hosted this game.
# $step: the last one that was played by version $version.
caveat-carried =
    NOT replayed: { $step ->
        [0] the set-up
        [1] the set-up and step 1
       *[other] the set-up and steps 1 to { $step }
    }, played with version { $version } of the rules, { $release ->
        [unknown] which another release of Flugpost has
       *[known] which Flugpost { $release } has
    }. For the table after step { $step } you have only the record's word, and everything after it rests on that. The thread must say at that point that Flugpost was updated.
# $epoch: the number that the dice follow from since.
caveat-reseeded = NEW DICE after step { $step }: the table was set up again from an older copy. Since then the dice follow from the seed and the number { $epoch }. The thread must say so at that point, with that number.

## What /game verify answers. $game: a game's number, as text. $commitment: the digest of its seed.

still-on = Game { $game } isn't over yet. I'll show its seed when it is; the seed's SHA-256, fixed before the first roll, is `{ $commitment }`.
# $why: a sentence, or a clause with a full stop.
does-not-check-out = Game { $game } doesn't check out: { $why }
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
