# Files that are read and written: regulations, lists of entries, the file of an event.

## A regulation in a file

regulation-file-fault = { $key-kind ->
    [none] line { $line }: { $problem }
   *[some] line { $line }, { $key }: { $problem }
}
file-problem-syntax = { $message }
file-problem-unknown-key = nobody knows this key{ $nearest ->
    [none] { "" }
   *[other] , did you mean “{ $nearest }”?
}; there are { $known }
file-problem-missing = this has to be there
file-problem-wrong-kind = this should be { $wanted }
file-problem-no-such-word = it cannot be “{ $value }”{ $nearest ->
    [none] { "" }
   *[other] , did you mean “{ $nearest }”?
}; it can be { $words }
file-problem-out-of-range = { $value } is not between { $least } and { $most }
file-problem-fault = { $value }
file-problem-twice = this section is there twice
file-problem-only-for = this is only for { $only-for }

phrase-a-text-in-quotes = a text in quotes
phrase-a-whole-number = a whole number
phrase-true-or-false = true or false
phrase-a-date-such-as-2026-05-02 = a date such as 2026-05-02
phrase-a-list-of-texts-in-quotes = a list of texts in quotes
phrase-a-table = a table
phrase-a-list-of-tables = a list of tables
phrase-a-text-a-number-true-or-false = a text, a number, true or false

unknown-template = no template is called “{ $name }”{ $nearest ->
    [none] { "" }
   *[other] , did you mean “{ $nearest }”?
}{ $of-rulebook-count ->
    [0] ; a template is a rulebook and a system, such as ua2023-100/swiss
   *[other] ; for that rulebook there are { $of-rulebook }
}

## A list of entries

entry-fault = { $header ->
    [none] row { $row }: { $what }
   *[other] row { $row }, { $header }: { $what }
}
entry-fault-kind-open-quote = a quotation mark is opened and not closed
entry-fault-kind-unprintable = “{ $value }” holds { $sign }, which cannot be printed
entry-fault-kind-too-many-cells = there are { $cells } cells, but only { $headers } headers; a separator inside a cell needs quotation marks around it
entry-fault-kind-no-name = there is no name
entry-fault-kind-value = “{ $value }” is not { $column-kind ->
    [rating] a rating: a whole number from 1 to 9999, or nothing
    [team-rating] a rating: a whole number from 1 to 9999, or nothing
    [born] a date of birth: 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 or just the year 1990
    [sex] a sex: m or f, ч or ж, м or ж
    [board] a board: a number from 1 to 99, or “reserve”
   *[other] a text of at most 200 characters
}
entry-fault-kind-born-later = born on { $value }, but the event starts on { $starts }
entry-fault-kind-no-team = there is a board, but no team
entry-fault-kind-team-differs = “{ $value }” for team { $team }, but “{ $other }” in row { $other-row }
entry-fault-kind-twice-in-file = { $name } is in row { $earlier } already, with the same birth
entry-fault-kind-entered-already = { $name } has entered already, as number { $number }
entry-fault-kind-refused = { $why }

file-fault-empty = the file is empty
file-fault-workbook = the workbook cannot be read: { $why }
file-fault-old-workbook = this kind of workbook (.xls, .xlsb) is not read: save it as .xlsx, .ods or .csv
file-fault-too-large = the file is too large: a list has at most { $megabytes } MB
file-fault-unpacked = the workbook unpacks to more than { $megabytes } MB, or holds what no list has
file-fault-too-many-parts = the workbook has more than { $most } parts
file-fault-too-many-rows = there are more than { $most } rows
file-fault-too-many-cells = there are more than { $most } cells
file-fault-too-wide = row { $row } has more than { $most } columns
file-fault-too-much-text = the cells hold more than { $megabytes } MB of text
file-fault-not-text = row { $row } holds { $sign }, which cannot be printed: the file is damaged, or neither a workbook nor a text
file-fault-open-quote = row { $row }: a quotation mark is opened and not closed
file-fault-no-entries = there is a header in row { $row }, and no entry below it
file-fault-no-header = no header names a column of names; found: { $found }; expected for example: { $expected }
file-fault-column-twice = row { $row }: “{ $first }” and “{ $second }” are headers of the same column

column-name = name
column-first-name = first name
column-patronymic = patronymic
column-title = title
column-rating = rating
column-federation = federation
column-club = club
column-id = number of the federation
column-born = date of birth
column-sex = sex
column-team = team
column-board = board
column-captain = captain
column-team-federation = federation of the team
column-team-rating = rating of the team

## The file of an event

store-error = { $file }: { $fault }
store-fault-missing = there is no such file
store-fault-no-folder = there is no folder for this file
store-fault-exists = the file exists already
store-fault-not-a-file = this is no file
store-fault-empty = the file is empty
store-fault-foreign = this is no event of Damier
store-fault-another-kind = the file holds something else: an event, or another kind of contest
store-fault-foreign-database = this is no database of a Damier server
store-fault-foreign-table = the file holds what no file of Damier has: { $what }
store-fault-too-much = the file is too large: more than { $most } bytes or facts
store-fault-too-slow = reading the file took more than { $seconds } seconds and was broken off
store-fault-newer = the file was written by a newer Damier
store-fault-damaged = the file is damaged: { $what }
store-fault-read-only = the file cannot be written
store-fault-denied = permission denied
store-fault-locked = the file is in use by another program
store-fault-full = there is no room left on the disk
store-fault-disk = the disk reports an error: { $what }
store-fault-unreachable = the database cannot be reached: { $what }
store-fault-conflict = somebody else has written in the meantime: fact { $found } is next, not { $expected }
store-fault-out-of-order = fact { $found } cannot be stored in the place of fact { $expected }
store-fault-unreadable = fact { $seq } cannot be read: { $why }
store-fault-contradiction = fact { $seq } cannot follow those before it: { $why }
store-fault-other = { $what }

phrase-look-at-the-name-or-make-a-new-event = look at the name, or make a new event
phrase-make-the-folder-first-or-choose-another-one = make the folder first, or choose another one
phrase-choose-another-name-or-open-this-file = choose another name, or open this file
phrase-give-the-name-of-an-event-file = give the name of an event file
phrase-give-the-name-of-another-folder-or-of-another-database = give the name of another folder, or of another database
phrase-see-that-the-database-server-runs-and-that-its-address-is-right = see that the database server runs and that its address is right
phrase-making-it-was-cut-short-make-the-event-again-under-the-same-name = making it was cut short: make the event again under the same name
phrase-install-a-newer-damier-on-this-computer = install a newer Damier on this computer
phrase-go-on-with-a-copy-of-the-file-that-damier-has-written-itself = go on with a copy of the file that Damier has written itself
phrase-leave-the-file-as-it-is-and-go-on-with-the-latest-copy-of-it = leave the file as it is and go on with the latest copy of it
phrase-copy-the-file-to-a-disk-that-can-be-written-or-take-away-its-write-protection = copy the file to a disk that can be written, or take away its write protection
phrase-ask-the-owner-of-the-file-for-permission-or-copy-it-to-a-folder-of-your-own = ask the owner of the file for permission, or copy it to a folder of your own
phrase-end-the-other-program-then-try-again = end the other program, then try again
phrase-make-room-on-the-disk-then-try-again-nothing-was-lost = make room on the disk, then try again; nothing was lost
phrase-copy-the-file-to-another-disk-and-go-on-there = copy the file to another disk and go on there
phrase-look-at-the-event-again-then-repeat-what-is-still-wanted = look at the event again, then repeat what is still wanted
phrase-install-a-newer-damier-or-go-on-with-the-latest-copy-of-the-file = install a newer Damier, or go on with the latest copy of the file

## Tournament reports (TRF)

trf-fault = { $line ->
    [0] { $what }
   *[other] { $column ->
        [none] line { $line }: { $what }
       *[other] line { $line }, column { $column }: { $what }
    }
}
trf-fault-kind-no-players = there is no player, that is no line that begins with 001
trf-fault-kind-field = “{ $value }” is not { $expected }
trf-fault-kind-number-twice = player { $number } is in line { $earlier } already
trf-fault-kind-no-opponent = round { $round }: opponent { $opponent } is not in the file
trf-fault-kind-own-opponent = round { $round }: the player is his own opponent
trf-fault-kind-contradiction = round { $round }: player { $opponent } says “{ $theirs }” where this line says “{ $own }”
trf-fault-kind-result-place = { $with-opponent ->
    [yes] round { $round }: the result “{ $code }” cannot stand beside an opponent
   *[no] round { $round }: the result “{ $code }” cannot stand without an opponent
}
trf-fault-kind-points = the line says { $said } points, the results make { $made }
trf-fault-kind-scoring = a win is worth { $win }, a draw { $draw }, a loss { $loss }, an absence { $absent }, a bye { $bye }; draughts has twice a draw for a win and a bye, and nothing for a loss and an absence
trf-fault-kind-half-bye = round { $round }: no code of draughts has a half-point bye; say whether to take it as an absence
trf-fault-kind-team-record = record { $code } belongs to a team event; only individual events are read
trf-fault-kind-abnormal-points = record 299 gives points that no result explains; they cannot be kept
trf-fault-kind-unknown-player = player { $number } is not in the file
trf-fault-kind-directive = the directive “{ $text }” cannot be read: { $expected }
trf-fault-kind-said-twice = this is said in line { $earlier } already
trf-fault-kind-no-such-round = there is no round { $round } to speak of; there are { $rounds }
trf-fault-kind-rounds-turned = rounds { $first } to { $last } are none
trf-fault-kind-rounds-differ = { $paired } rounds paired and { $started } started are said, but the lines of players tell of { $told }
trf-fault-kind-not-one-stage = the regulation has { $stages } stages; a file holds one
trf-fault-kind-not-a-pair = round { $round }: { $white } with White and { $black } are no pair by the lines of players
trf-fault-kind-no-table = round { $round }: { $white } and { $black } have no table
trf-fault-kind-has-opponent = round { $round }: player { $number } has an opponent
trf-fault-kind-not-so-paired = round { $round } cannot have been paired so by the system of this event
trf-fault-kind-not-in-order = player { $number } is not in the order of entry
trf-fault-kind-no-such-team = team { $team } is not in the file; there are { $teams }
trf-fault-kind-told-otherwise = round { $round }: the columns give { $shown }, the directives { $told }
trf-fault-kind-unprintable = { $sign } cannot be printed; the line is damaged
trf-fault-kind-too-many-rounds = { $played } rounds are in the file, but the number of rounds is { $stated }
trf-fault-kind-refused = { $why }

not-in-trf-no-such-stage = { $stage } does not exist; there are { $stages }
not-in-trf-teams = teams are paired in this event; TRF is written for individual events
not-in-trf-nobody-entered = nobody has entered
not-in-trf-too-many = TRF has numbers up to 9999, not { $number }

import-warning-renumbered = player { $was } has become number { $is }, because numbers follow each other without gaps
import-warning-tie-break = tie-break { $code } is not known in draughts and is left out
import-warning-overridden = round { $round } was taken over although { $why }
import-warning-lost-by-both = round { $round }: both { $white } and { $black } lost; the game is taken as annulled
import-warning-half-bye = round { $round }: the half point of player { $number } without a game is left out
import-warning-left-out = line { $line }, column { $column }: “{ $value }” is not { $expected }; it is left out

phrase-a-number-of-a-player-from-1-to-9999 = a number of a player from 1 to 9999
phrase-a-rating = a rating
phrase-a-place = a place
phrase-points-such-as-4-5 = points such as 4.5
phrase-points-such-as-2-0 = points such as 2.0
phrase-the-number-of-an-opponent-or-0000 = the number of an opponent, or 0000
phrase-a-colour = a colour
phrase-a-result = a result
phrase-a-blank-between-the-columns-of-rounds = a blank between the columns of rounds
phrase-one-of-w-d-l-a-p-and-x = one of W, D, L, A, P and X
phrase-the-kind-of-an-absence = the kind of an absence
phrase-a-date-such-as-2026-05-09 = a date such as 2026/05/09
phrase-a-number-of-a-round = a number of a round
phrase-numbers-of-players = numbers of players
phrase-two-numbers-of-players-at-least = two numbers of players at least
phrase-a-sex = a sex
phrase-a-date-of-birth-such-as-1999-05-12 = a date of birth such as 1999/05/12
phrase-a-regulation-as-json = a regulation as JSON
phrase-rounds-paired-and-rounds-started = rounds paired and rounds started
phrase-a-team-as-json = a team as JSON
phrase-two-lists-of-numbers-with-a-bar-between-them = two lists of numbers with a bar between them
phrase-a-number-and-an-entry-as-json = a number and an entry as JSON
phrase-numbers-in-the-order-of-entry = numbers in the order of entry
phrase-lots-as-json = lots as JSON
phrase-a-round-and-what-paired-it-as-json = a round and what paired it as JSON
phrase-a-number-and-after-how-many-rounds = a number and after how many rounds
phrase-a-number-after-how-many-rounds-why = a number; after how many rounds; why
phrase-a-round-and-why-and-numbers = a round and why and numbers
phrase-a-round-and-numbers = a round and numbers
phrase-a-round-and-pairs-such-as-5-2 = a round and pairs such as 5-2
phrase-a-round-white-black-a-result-for-each-game = a round; White; Black; a result for each game
phrase-first-and-last-round-and-two-numbers = first and last round and two numbers

## Events as JSON

json-fault-shape = line { $line }, column { $column }: { $why }
json-fault-format = this is no event: its format is “{ $format }”, not “{ $expected }”
json-fault-version = the file is of version { $version }; this program reads up to version { $newest }
json-fault-fact = fact { $seq } is not accepted: { $why }

## Games attached to results

attach-fault-no-such-game = { $key } is not one game of the event
attach-fault-no-rulebook = there is no regulation that names a rulebook
attach-fault-no-game = there is no game in the file
attach-fault-several-games = there are { $games } games in the file, and one is wanted
attach-fault-other-variant = the game is { $found }, the event is { $expected }
attach-fault-illegal-move = line { $line }, column { $column }: move { $ply }, { $text }: { $why }
attach-fault-no-start = the game has no position to begin with
attach-fault-colours-turned = the colours are turned: in the event { $white } has White
attach-fault-result-differs = the game ended { $told }, the event says { $recorded }
attach-fault-other-opening = opening { $number } was drawn, and the game does not begin with it

attach-warning-white = White is called “{ $found }” in the file and “{ $expected }” in the event
attach-warning-black = Black is called “{ $found }” in the file and “{ $expected }” in the event
attach-warning-round = the file says round { $found }
attach-warning-unplayed = the result is { $recorded }, without play, but the game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
attach-warning-other-start = the game begins from a position of its own
attach-warning-no-result = the file does not say how the game ended

unmatched = game { $number } (line { $line }), { $white } – { $black }: { $why }
no-place-other-round = it is of round { $round }
no-place-no-names = nobody of these names meets in this round
no-place-taken = { $key } has a game of this file already
