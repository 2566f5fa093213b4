# How a round was paired, and why it cannot be: pairs, colours, the free one.

## The story of a pair

pair-story = { $why } ({ $clause }), an opponent being sought for { $seeker }; colours: { $colour }
type-rejected = { $who }: { $reason }
type-pair = { $white } – { $black }

why-first-round = in the order of round 1
why-inside = inside the score group
why-float = { $skipped ->
    [0] a float into the adjacent score group
    [one] a float over { $skipped } score group
   *[other] a float over { $skipped } score groups
}
why-fixed = by the arbiter

## The story of the free one

free-story = free by { $clause }

## The story of a score group

group-story = { $points ->
    [one] group of { $points } point
   *[other] group of { $points } points
}: { $size } to be paired, { $side }; { $leave ->
    [0] nobody leaves it
   *[other] leaving it: { $leavers }
}
worked-upper = worked from the top
worked-lower = worked from the bottom
worked-middle = worked last

## Why a candidate was not taken

rejected-met = they met in round { $round }
rejected-prohibited = the pair is prohibited
rejected-third-colour = both are barred from the same colour
rejected-unwelcome = { $value }
rejected-group-not-closed = the others of the group could not all be paired
rejected-others-not-paired = somebody else would be left without an opponent
rejected-more-leave = more would have to leave the group
rejected-more-unwelcome = more unwelcome pairs would have to be made
rejected-further = somebody would have to go further
rejected-more-damage = more of the group entered would have to leave theirs
rejected-not-tried = not tried any more, the search had become too long
rejected-was-free = has been free before, in round { $round }
rejected-met-withdrawn = met { $who }, who has withdrawn
rejected-nobody-for-him = nobody of the group to be entered could be the opponent

unwelcome-third-colour = a third game running with one colour
unwelcome-colour-difference = the numbers of games with White and with Black would differ too much
unwelcome-same-federation = both are of one federation
unwelcome-other-federation = they are of different federations
unwelcome-prohibited = the pair is to be avoided as far as possible

## Why the colours are so

colour-story-fixed = by the arbiter
colour-story-lot = by lot
colour-story-number = by the number in round 1: odd numbers have { $odd-kind ->
    [white] White
   *[black] Black
}
colour-story-odd-white = odd numbers have White
colour-story-smaller-white = both numbers are odd or both even, the smaller has White
colour-story-both-due = both get the colour due to them
colour-story-one-due = only { $value } has a claim
colour-story-equalisation = { $value } evens out the colours, which comes before alternating
colour-story-stronger = both claim the same; { $value } stands higher and is served first
colour-story-barred = { $value } may not have the same colour a third time running
colour-story-sum = by the sum of the numbers
colour-story-fewer-whites = { $value } has had White less often
colour-story-black-before = { $games-ago ->
    [1] { $who } had Black in the last game
   *[other] { $who } had Black { $games-ago } games ago, the other White
}
colour-story-higher-alternates = the same colours so far; { $value } stands higher and alternates
colour-story-limits = the other colours would break the limits

## The same in checkers, where Red begins

colour-story-red-number = by the number in round 1: odd numbers have { $odd-kind ->
    [white] Red
   *[black] White
}
colour-story-red-odd-white = odd numbers have Red
colour-story-red-smaller-white = both numbers are odd or both even, the smaller has Red
colour-story-red-fewer-whites = { $value } has had Red less often
colour-story-red-black-before = { $games-ago ->
    [1] { $who } had White in the last game
   *[other] { $who } had White { $games-ago } games ago, the other Red
}

## No pairing

swiss-refused-fault = { $value }
swiss-refused-no-pairing = no pairing of this round obeys the rules: { $value-missing ->
    [0] nobody may be free
    [one] at least { $value-missing } would be left without an opponent
   *[other] at least { $value-missing } would be left without an opponent
}
swiss-refused-stopped = the search was stopped

relaxation-third-colour = allow a third game running with one colour in this round (FMJD-V.7.1.6)
relaxation-rematch = let { $a } and { $b } meet again, who met in round { $round }
relaxation-prohibition = lift the prohibition between { $a } and { $b }
relaxation-free-again = let { $who } be free again, as in round { $round }

request-fault-unknown = { $value } is not on the sheet
request-fault-same-number = { $first } and { $second } both have number { $number }
request-fault-own-opponent = { $value } is paired with himself on the sheet
request-fault-fixed-twice = { $value } cannot be in this pair of the arbiter: absent, or in another pair

## What differs when a past round is paired again

difference-missing = the program makes the pair { $value-white } – { $value-black }, the sheet does not have it
difference-unexpected = the sheet has the pair { $value-white } – { $value-black }, the program does not make it
difference-colours = the colours should be { $value-white } (White) – { $value-black } (Black)
difference-not-free = { $value-entrant } should be free
difference-freed = { $value-entrant } is free, but should not be

## Systems without a draw each round

schedule-error-too-few = a schedule needs at least two participants, not { $value }
schedule-error-too-many = a schedule can have at most { $most } participants, not { $given }
schedule-error-no-cycle = a round robin is played at least once
knockout-error-no-such-meeting = { $winner } has no meeting in round { $round }
knockout-error-missing = { $first } and { $second } have no result in round { $round }, and the next round has begun

tie-method-replay = the meeting is played again
tie-method-higher-boards = the better result on the higher boards
tie-method-board-coefficients = coefficients of the boards
tie-method-extra-games = extra games at a shortened control
tie-method-higher-placed = the one placed higher before goes on
tie-method-lot = lots

## Why the next round cannot be paired

cannot-pair-no-regulation = there is no regulation yet
cannot-pair-event-over = the event is over (number { $seq } of the log)
cannot-pair-no-such-stage = { $stage } does not exist; there are { $stages }
cannot-pair-stage-over = { $stage } is over: { $over }
cannot-pair-no-field = nobody has said who plays in { $stage }
cannot-pair-waits = { $stage } waits for the places of { $until }
cannot-pair-place-shared = a place of { $of } that leads to { $stage } is shared by { $entrants }
cannot-pair-too-few = { $stage } has { $field ->
    [one] { $field } entrant
   *[other] { $field } entrants
} and needs at least 2
cannot-pair-not-two = a match is played by two, { $stage } has { $field ->
    [one] { $field } entrant
   *[other] { $field } entrants
}
cannot-pair-rounds-do-not-fit = { $stage }: a field of { $field } plays { $needed ->
    [one] { $needed } round
   *[other] { $needed } rounds
}, and the regulation says { $planned }
cannot-pair-no-numbers = no numbers have been given in { $stage }
cannot-pair-no-groups = nobody has said who belongs to which of the two groups of { $stage }
cannot-pair-not-started = round { $round } has not started
cannot-pair-results-missing = { $tables-count ->
    [one] round { $round } lacks the result of table { $tables }
   *[other] round { $round } lacks the results of tables { $tables }
}
cannot-pair-adjourned = { $tables-count ->
    [one] round { $round } has an adjourned game on table { $tables }
   *[other] round { $round } has adjourned games on tables { $tables }
}
cannot-pair-lots-first = the lot decides between the two at table { $table } of round { $round }
cannot-pair-still-level = { $first } and { $second } are level, and the regulation names nothing that could decide
cannot-pair-off-course = round { $round } was paired by hand in a way that the system cannot go on from
cannot-pair-no-pairing = no pairing of this round obeys the rules: { $value-missing ->
    [0] nobody may be free
   *[other] at least { $value-missing } would be left without an opponent
}
cannot-pair-stopped = the search was stopped
cannot-pair-contradiction = { $value }
cannot-pair-schedule = { $value }
cannot-pair-match = { $value }

stage-over-all-rounds = { $rounds ->
    [one] its only round has been played
   *[other] all { $rounds } rounds have been played
}
stage-over-won = { $winner } has won
stage-over-nobody-left = nobody is left
stage-over-match-over = { $winner ->
    [none] the match is drawn
   *[other] { $winner } has won the match
}; points: { $points }

phrase-finish-the-earlier-stage-then-name-those-who-play-on = finish the earlier stage, then name those who play on
phrase-hold-a-play-off-or-name-those-who-play-on-by-decision = hold a play-off, or name those who play on by decision
phrase-enter-more-players-or-teams = enter more players or teams
phrase-name-the-two-who-play-the-match = name the two who play the match
phrase-draw-or-give-the-numbers-first = draw or give the numbers first
phrase-change-the-number-of-rounds-in-the-regulation = change the number of rounds in the regulation
phrase-name-the-two-groups-first = name the two groups first
phrase-finish-the-adjourned-games = finish the adjourned games
phrase-draw-the-lot-first = draw the lot first
phrase-add-a-method-to-the-regulation-or-pair-by-decision-with-a-reason = add a method to the regulation, or pair by decision with a reason
phrase-pair-by-hand-or-by-decision-with-a-reason = pair by hand, or by decision with a reason
phrase-end-with-the-rounds-that-were-played-or-pair-by-hand-with-a-reason = end with the rounds that were played, or pair by hand, with a reason
phrase-relax-one-of-the-rules-named-by-decision-with-a-reason = relax one of the rules named, by decision with a reason

match-error-over = the match was over after { $after } games, and { $played } are given
match-error-empty = a match has at least one game, one point, one win or one set

## How a pair of any system came about

basis-swiss = { $why }, an opponent being sought for { $seeker }
basis-table = { $drawn ->
    [yes] round { $row } of the table, drawn from those left: number { $white } has White, number { $black } Black
   *[no] round { $row } of the table: number { $white } has White, number { $black } Black
}
basis-bracket = round { $level } of the bracket, numbers { $numbers }, for places { $places-first } to { $places-last }
basis-again = level since round { $first-met }: { $method }
basis-lot = { $again ->
    [yes] by lot among those left; they meet again because nothing else was possible
   *[no] by lot among those left
}
basis-groups = round { $row } between the groups: number { $first } of the first, number { $second } of the second
basis-match = game { $value-number } of the match{ $value-set ->
    [none] { "" }
   *[other] , set { $value-set }
}, { $value-rate }
basis-barrage = deciding games of { $level }, { $rate }
basis-ladder = game { $game } of the deciding games of two, { $rate }

rate-official = at the rate of the regulation
rate-twenty = 20 minutes and 10 seconds a move
rate-ten = 10 minutes and 10 seconds a move
rate-standard = standard game
rate-rapid = rapid game
rate-blitz = blitz game
rate-lehmann-georgiev = Lehmann-Georgiev, one clock until a win

free-why-first-who-can-be = the first in the order of the clause after whom all others can be paired
free-why-first-who-can-be-turned = the first in the order of the clause after whom all others can be paired; in an even round the larger number stands higher
free-why-bracketed = number { $number } meets the number in brackets, which nobody has
free-why-opponent-left = the opponent of the table, { $opponent }, has left
free-why-no-opponent-in-bracket = the other place of the bracket is empty
free-why-lot = by lot among those who have been free least often
free-why-smaller-group = the other group is smaller
free-why-by-decision = by decision of the chief arbiter

## Rules that a pairing breaks

broken-rule-rematch = { $a } and { $b } met in round { $round }
broken-rule-met-often = { $a } and { $b } have met { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} in { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
}
broken-rule-left = { $entrant } has left
broken-rule-absent = { $entrant } has announced not to be there in round { $round }
broken-rule-prohibited = { $a } and { $b } should not be paired: { $reason }
broken-rule-unwelcome = { $a } and { $b } should be paired only if nothing else is possible: { $reason }
broken-rule-second-bye = { $entrant } has been free before, in round { $round }
broken-rule-third-colour = { $entrant } would have { $color-kind ->
    [white] White
   *[black] Black
} a third time running

## What differs when a past round of an event is paired again

type-difference = round { $round }: { $what }
differs-pair = table { $table } has { $white } against { $black }; { $white } would meet { $white-would ->
    [none] nobody
   *[other] { $white-would }
}, { $black } { $black-would ->
    [none] nobody
   *[other] { $black-would }
}
differs-missing = { $white } would play { $black }, and neither is paired
differs-colours = on table { $table } { $white } has White, and it would be { $black }
differs-table = { $white } and { $black } sit at table { $table }, and it would be table { $would }
differs-free = { $entrant }: { $stands ->
    [none] not free
   *[other] { $stands }
}, and it would be: { $would ->
    [none] not free
   *[other] { $would }
}
differs-row = round { $stands } of the table was played, and it would be round { $would }
differs-engine = paired by { $stands }, and the regulation says { $would }
differs-breaks = it breaks a rule: { $value }
differs-by-hand = paired by hand ({ $by-name }): { $reason }
differs-by-decision = paired by decision ({ $by-name }): { $reason }
differs-not-paired = it could not be paired: { $value }

not-explained-not-paired = round { $round } has not been paired
not-explained-not-in-stage = { $entrant } does not play in { $stage }
