# What the commands of `damier event` say.

event-course =
    The usual course of an event, each step one command:

      damier event new --template ua2023-100/swiss --name "Cup" --rounds 7
      damier event official chief-arbiter "NAME"      who decides
      damier event enter "NAME" --rating 2000         or a whole list: import FILE
      damier event approve                            the entries are checked
      damier event pair --start                       numbers, pairing, signal to start
      damier event result 1 2-0, 2 1-1, 3 0-2         results as they come
      damier event table                              standings; show, explain, at ROUND
      damier event pair --start                       and so on, round by round
      damier event finish                             the results are approved
      damier event paper report --format pdf          the report to be signed

    What is due next: damier event show. All commands: damier event --help

# Files, times, people.
event-no-such-file = there is no file { $file }
event-file-is-folder = { $file } is a folder, not the file of an event
event-new-first = make the event first: damier event new --help
event-no-file-here = no event is named, and there is no *.damier file here
event-several-files = no event is named, and there are several here: { $files }
event-choose-file = name the file with --file FILE or in $DAMIER_EVENT, or make one: damier event new
event-not-a-time = "{ $text }" is no time; write 2026-05-01 10:00, or 10:00 for today
event-nobody = nobody is called "{ $text }"
event-of-another-team = { $name } is a player of { $team }
event-plays-for-team = { $name } plays for { $team }: a team stays or leaves as a whole, and who plays is in its line-up
event-round-waits = round { $round } is paired and has not started: pair it again if this is to count in it
event-search-cut = the search for this round became too long and was ended: everybody has an opponent and no rule is broken, but who leaves some of the score groups, or who meets whom in them, was not sought to the end in the order of the code
event-nobody-perhaps = nobody is called "{ $text }"; did you mean { $name }?
event-no-number = nobody has number { $text }
event-no-team = no team is called "{ $text }"
event-see-entries = see who has entered: damier event show entries
event-several-people = "{ $text }" may be any of these:
event-write-more = write more of the name, or the number
event-no-such-stage = there is no stage "{ $text }"; there are { $stages }
event-no-game = { $name } has no game in round { $round }
event-one-person = birth, rating and title are those of one person; enter the players one by one
event-notice = note: { $text }
event-written-meanwhile = somebody else is writing into the file all the time; try again

# Tables.
event-column-table = table
event-column-number = no.
event-column-white = White
event-column-black = Black
event-column-red = Red
event-column-result = result
event-column-name = name
event-column-title = title
event-column-rating = rating
event-column-federation = federation
event-column-team = team
event-column-round = round
event-column-colour = colour
event-column-opponent = opponent
event-column-points = points

# Rounds and results.
event-round-head = { $stages ->
    [1] Round { $round }, { $phase }
   *[other] { $stage }, round { $round }, { $phase }
}
event-free-bye = { $name } is free, with a plus
event-free-plus = { $name } is free, with a plus after a withdrawal
event-free-no-game = { $name } has no game
event-results-written = { $stages ->
    [1] Round { $round }
   *[other] { $stage }, round { $round }
}: { $count ->
    [one] { $count } result written
   *[other] { $count } results written
}, { $missing ->
    [one] table { $tables } is missing
   *[other] tables { $tables } are missing
}
event-results-complete = { $stages ->
    [1] Round { $round }
   *[other] { $stage }, round { $round }
}: { $count ->
    [one] { $count } result written
   *[other] { $count } results written
}, all results are in
event-results-faulty = nothing was written, because of { $count ->
    [one] this fault:
   *[other] these { $count } faults:
}
event-fault = line { $line }, "{ $text }": { $why }
event-no-results = no results were given; for example: 1 2-0, 2 1-1
event-type-results = Type results, one or more a line, and end with Ctrl-D:
event-no-score = there is no score
event-no-place = there is no table and no name
event-not-a-score = "{ $text }" is no result of a game
event-scores = a game ends { $scores }, or +/- and -/+ where somebody did not come, -/- where neither came, x if it is annulled
event-ambiguous-score = "{ $text }" may be a forfeit or three boards; write +/- for the one and + - - for the other
event-by-boards = a match is written by its { $count } boards: all at once, such as { $all }, or one by one, such as { $one }
event-by-games = a match is written by its { $count } games: all at once, such as { $all }, or one by one, such as { $one }
event-too-many-scores = { $given } scores for { $games ->
    [one] one game; a forfeit is written +/-
   *[other] { $games } games
}
event-no-such-reason = there is no reason "{ $text }"; there are { $known }
event-do-not-meet = { $one } and { $other } do not meet in round { $round }
event-not-a-pair = "{ $text }" is no pair; write WHITE:BLACK, such as 1:2 or Koval:Bondar
event-late-flag = The clock ran from the signal, and its flag fell before he came: a minus
event-too-late = More than { $minutes ->
    [one] one minute late
   *[other] { $minutes } minutes late
}: a minus
event-in-time = Up to { $minutes ->
    [one] one minute is
   *[other] { $minutes } minutes are
} allowed
event-numbered = { $number }  { $name }
event-drawn = Drawn: { $drawn }
event-not-closed = round { $round } is not closed

# What is shown.
event-stage-line = { $stage }: { $paired } of { $rounds } rounds paired
event-due = Due next
event-more-due = and { $count } more: damier event show due
event-nobody-entered = nobody has entered
event-cell-bye = free, plus
event-cell-plus-after-withdrawal = free, plus
event-cell-not-yet-entered = not yet entered
event-cell-announced = absent
event-cell-withdrawn = left
event-cell-free = free
event-cell-open = …
event-cell-adjourned = adjourned
event-cell-win = won
event-cell-draw = drawn
event-cell-loss = lost
event-cell-plus = plus
event-cell-minus = minus
event-cell-annulled = annulled
event-protest = { $number }  { $from }: { $text } — { $status }
event-no-protests = there are no protests
event-no-ladder = there is no regulation, so no code with sanctions
event-technical-item = { $number }. { $title }: { $text }
event-no-technical = the code of this event wants no technical regulation
event-no-such-duty = "{ $text }" is no duty of the list
event-nothing-to-undo = there is nothing to undo
event-log-line = { $seq } { $mark } { $date } { $time }  { $what }  — { $name }, { $role }
event-log-line-office = { $seq } { $mark } { $date } { $time }  { $what }  — { $role }

# Facts, as the log tells them.
# A fact in an event of several stages.
fact-in-stage = { $stage }: { $fact }
fact-regulation = the regulation of { $value-name } is approved
fact-regulation-changed = the regulation is changed: { $reason }
fact-technical = the technical regulation is laid down
fact-technical-signed = signed the technical regulation: { $value }
fact-appointed = { $value-name } is appointed: { $value-role }
fact-relieved = { $name } is relieved of the office: { $reason }
fact-committee = the appeals committee is appointed: { $members }
fact-scheduled = round { $round } starts on { $starts }
fact-team-entered = { $value-name } enters
fact-entered = { $value-name } enters
fact-entry-corrected = the entry of { $player } is corrected: { $reason }
fact-entries-approved = the entries are approved
fact-field = those who play in { $stage }: { $entrants }
fact-grouped = the groups of { $stage }: { $first }; { $second }
fact-numbered = numbers are given { $by-kind ->
    [rating] by rating, equal ones by lot, seed { $seed }
    [lots] by lot, seed { $seed }
   *[given] as drawn or laid down
}
fact-lots = lots are drawn, { $how }: { $drawn-for ->
    [order-of-rounds] the order of rounds
    [colour] the colour of number 1
    [ballot] an opening
   *[other] { $what }
}
fact-absence-announced = { $entrant } will not be there: round { $rounds }
fact-withdrawn = { $entrant } leaves: { $reason }
fact-further-part = { $goes-on ->
    [yes] { $entrant } goes on: { $reason }
   *[no] { $entrant } is out: { $reason }
}
fact-prohibited = { $pair-a } and { $pair-b } should not meet: { $reason }
fact-prohibition-lifted = { $a } and { $b } may meet again
fact-line-up = { $team }, round { $round }: { $boards }
fact-paired = round { $round } is paired { $by-kind ->
    [engine] by the Swiss system { $engine }, seed { $seed }
    [table] by round { $row } of the table
    [drawn-table] by round { $row } of the table, drawn, seed { $seed }
    [groups] between the groups, seed { $seed }
    [bracket] by the bracket, seed { $seed }
    [lots] by lot, seed { $seed }
    [match] as a match, seed { $seed }
    [hand] by hand: { $reason }
   *[override] by decision of the chief arbiter: { $reason }
}
fact-published = the pairing of round { $round } is published
fact-started = round { $round } starts
fact-closed = round { $round } is closed
fact-seated = { $player } sits at { $place }
fact-at-board = { $place }, { $after }: { $line }
fact-colours-mixed = the colours were mixed up: { $place }
fact-result = { $place }: { $score }
fact-result-played = { $place }: { $score } (game { $game })
fact-result-corrected = { $place } is corrected to { $score }: { $reason }
fact-late = { $name } comes { $minutes ->
    [one] one minute late
   *[other] { $minutes } minutes late
}{ $excused ->
    [yes] , with a valid reason
   *[no] { "" }
}: { $place }
fact-punished = { $player }: { $sanction } ({ $offence }): { $account }
fact-protested = { $from-kind ->
    [captain] protest of the captain of { $from }: { $text }
   *[player] protest of { $from }: { $text }
}
fact-protest-ruled = protest { $protest } is { $upheld ->
    [yes] upheld
   *[no] rejected
}: { $ruling }
fact-appealed = protest { $protest } goes to the appeals committee
fact-appeal-decided = the appeals committee has { $upheld ->
    [yes] upheld
   *[no] rejected
} protest { $protest }: { $ruling }
fact-decided = { $question } — decided: { $decision } ({ $grounds })
fact-note = note: { $value }
fact-duty-done = done: { $value }
fact-interrupted = play is interrupted: { $reason }
fact-cancelled = the event is cancelled: { $reason }
fact-finished = the results are approved
fact-finished-early = the results are approved early, as they stand: { $reason }
fact-undone = number { $seq } is undone: { $reason }


# New events, lists, explanations.
event-made = The event is kept in { $file }
event-needs-name = an event needs a name
event-needs-template = name a template or a regulation file
event-no-templates = there are no templates for "{ $text }"
event-regulation-file = { $file } is no regulation that can be used:
event-unknown-header = nobody knows the column "{ $header }"; it is left out
event-list-encoding = The list is read as { $encoding }; if the letters are wrong, save it as UTF-8.
event-list-faulty = nothing was entered, because the list has { $count ->
    [one] this fault:
   *[other] these { $count } faults:
}
event-list-next = correct the list, or take the good rows with --good-rows
event-list-taken = { $count ->
    [one] { $count } entry taken
   *[other] { $count } entries taken
}
event-list-would = { $count ->
    [one] { $count } entry could be taken
   *[other] { $count } entries could be taken
}, { $faults ->
    [0] no faults
    [one] { $faults } fault
   *[other] { $faults } faults
}
event-column-place = place
event-column-games = games
event-column-counted = counted
event-table-head = { $stages ->
    [1] After round { $after } of { $rounds }
   *[other] { $stage }, after round { $after } of { $rounds }
}
event-board-head = Board { $board }
event-no-teams-here = { $name }: the event is individual, so no team can enter
event-field-too-small = { $stage }: at least two must play, and only { $given } is named
event-no-boards = there are no tables of boards in this event
event-no-team-scoring = there is no team scoring in this event
event-place = { $name }: place { $place }, { $points } (+{ $won } ={ $drawn } −{ $lost }{ $free ->
    [0] { "" }
    [one] , { $free } free round
   *[other] , { $free } free rounds
}{ $pluses ->
    [0] { "" }
    [one] , { $pluses } plus without play
   *[other] , { $pluses } pluses without play
}) after round { $after }
event-below = Below { $name }: { $by }, { $own } against { $other }
event-above = Above { $name }: { $by }, { $own } against { $other }
event-below-match = Below { $name }: { $over }
event-above-match = Above { $name }: { $over }
event-below-bracket = Below { $name }: { $loser } lost to { $winner } in round { $round } of the bracket
event-above-bracket = Above { $name }: { $loser } lost to { $winner } in round { $round } of the bracket
event-meeting-won = Round { $round } of the bracket: won against { $opponent } ({ $result })
event-meeting-lost = Round { $round } of the bracket: lost to { $opponent } ({ $result })
event-meeting-open = Round { $round } of the bracket: plays { $opponent }
event-opponent-left = the opponent left
event-match-kind = { $kind ->
    [main] { $set ->
        [0] Regular games
       *[other] Set { $set }
    }
    [quick] { $set ->
        [0] Two quick games, { $rate }
       *[other] Set { $set }, two quick games, { $rate }
    }
    [pace] Set { $set }, { $rate }
   *[sudden] { $set ->
        [0] Quick games to the first loss, { $rate }
       *[other] Set { $set }, quick games to the first loss, { $rate }
    }
}
event-match-part = { event-match-kind }: { $games }; points { $first }-{ $second }
event-match-sets = Sets: { $first } { $own }, { $second } { $other }
event-match-pace = { $rate }: { $first } { $own }, { $second } { $other }
event-match-worth = Worth of the sets: { $first } { $own }, { $second } { $other }
event-by-score = points
event-by-match = the match
event-shares = Equal in everything with { $names }: the place is shared
event-term = round { $round }, { $opponent }: { $times } × { $number } = { $amount } ({ $source })
event-term-alone = round { $round }: { $times } × { $number } = { $amount } ({ $source })
event-term-bare = { $times } × { $number } = { $amount } ({ $source })
event-unplaced = { $name } has no place
event-ruling = { $played } of { $planned } games played: { $effect }
event-pair = Round { $round }, table { $table }: { $white } – { $black }
event-colours = Colours: { $colour }
event-rejected = Before that were thought of:
event-or-ahead = { $next }, or start it all the same with --ahead
event-decided-only-in-swiss = --fix and --relax are for Swiss rounds; pair this one with --by-hand or --override
event-no-such-rule = "{ $text }" is no rule that can be relaxed: { $rules }
event-never-free = { $name } has not been free
event-seat-of = Round { $round }: { $name }
event-by-hand = Paired by hand ({ $name }): { $reason }
event-by-decision = Paired by decision ({ $name }): { $reason }
event-not-there = Not there in this round
event-otherwise = The rules, asked again, would have it otherwise:
event-difference = { $stages ->
    [1] round { $round } (number { $seq } of the log): { $what }
   *[other] { $stage }, round { $round } (number { $seq } of the log): { $what }
}
event-verified = { $rounds ->
    [one] { $rounds } round paired again
   *[other] { $rounds } rounds paired again
}: { $count ->
    [0] everything agrees
    [one] { $count } difference
   *[other] { $count } differences
}
event-breaks = breaks a rule: { $rule }
event-verified-by-people = { $rounds ->
    [one] { $rounds } round was paired by people
   *[other] { $rounds } rounds were paired by people
}: { $count ->
    [0] the program would have made the same
    [one] the program would have made { $count } thing otherwise
   *[other] the program would have made { $count } things otherwise
}
event-attached = The moves are attached to { $place } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
})
event-attached-others = { $place } has other moves attached already, which stay as they are
event-nothing-attached = nothing is attached
event-one-simulated = only one event can be written into a file
event-simulation-failed = seed { $seed }: { $why }
failed-refused = fact { $seq } of the simulation was refused: { $refused }
failed-not-two = a match has two sides, not { $entrants }: --players 2
event-simulated = seed { $seed }: { $rulebook }, { $systems }, { $players ->
    [one] { $players } entrant
   *[other] { $players } entrants
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
}; { $count ->
    [0] every round agrees
    [one] { $count } difference
   *[other] { $count } differences
}
event-trf-faulty = { $file } cannot be taken over, because of { $count ->
    [one] this fault:
   *[other] these { $count } faults:
}
event-trf-taken = { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} taken over; the event is kept in { $file }
event-trf-would = { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} could be taken over into { $file }
event-paper-written = written: { $file }
event-no-such-paper = there is no paper "{ $text }"
event-no-such-format = this paper cannot be had as { $format }, only as { $known }
event-not-a-number = "{ $text }" is no number
fact-lots-opening = lots are drawn, { $how }: opening { $number } for { $place }
fact-lots-meeting = the lot is drawn, { $how }: { $name } goes on from the level meeting of { $place }
event-late-first-game = The first game is lost; the second is played
event-late-both-games = Both games are lost
event-late-neither = Neither came in time: both players lose
paper-irregularities = Irregularities at the boards
paper-col-half-moves = After half-moves

event-match-next = { $begun ->
    [yes] Being played
   *[no] Next game
}: { event-match-kind }