# Places: the criteria for equal points, what they were reckoned from, what parts two rows.

## Criteria

criterion-play-off = additional contest
criterion-encounter = direct encounter
criterion-shmulyan = Shmulyan coefficient
criterion-sonneborn-berger = Sonneborn-Berger coefficient
criterion-berger = Berger coefficient
criterion-solkoff = Solkoff coefficient
criterion-truncated = truncated Solkoff coefficient
criterion-median = median Solkoff coefficient
criterion-wins = number of wins
criterion-results-by-place = results against the others in the order of places
criterion-match-points = match points
criterion-board-points = board points
criterion-team-product = team coefficient
criterion-places-on-boards = sum of the places on boards
criterion-board-by-board = results on board 1, 2 and so on

## The same at the head of a column

criterion-short-play-off = Extra
criterion-short-encounter = Enc.
criterion-short-shmulyan = Shm.
criterion-short-sonneborn-berger = S-B
criterion-short-berger = Berg.
criterion-short-solkoff = Solk.
criterion-short-truncated = Trunc.
criterion-short-median = Med.
criterion-short-wins = Wins
criterion-short-results-by-place = By place
criterion-short-match-points = MP
criterion-short-board-points = BP
criterion-short-team-product = Coeff.
criterion-short-places-on-boards = Places
criterion-short-board-by-board = Boards

## How a value came about

source-opponents-points = points of the opponent
source-withdrawn = { $own } points, and { $average } more as the average of the score group
source-last-finisher = points of the last who finished, for a plus
source-lowest-score = the lowest score of the tournament, for a plus
source-result = result, { $value }
source-place = { $board ->
    [none] place in the additional contest
   *[other] place on board { $board }
}
source-board = points on board { $value }
source-opponents-boards = all board points of the opponent
source-opponents-solkoff = the Solkoff coefficient of the opponent
source-against = points against those on places { $first } to { $last }

how-played = played
how-forfeit = decided without play
how-adjourned = adjourned
how-free = free, a plus

## Why a place

parting-score = more points: { $above } against { $below }
parting-criterion = equal points; { $criterion }: { $above } against { $below }
place-shared = equal in everything: places { $first } to { $last } are shared
place-unplaced = left too early, no place is given

parted-by-score = more points
parted-by-criterion = { $criterion }{ $step ->
    [1] { "" }
   *[other] , step { $step }
}
parted-by-bracket = went further in the bracket
parted-by-match = result of the match

standings-note-unfinished = { $open ->
    [one] { $open } result is missing: these are the places of the moment
   *[other] { $open } results are missing: these are the places of the moment
}
standings-note-adjourned = { $games ->
    [one] { $games } adjourned game is counted as it stands
   *[other] { $games } adjourned games are counted as they stand
}
standings-note-rounds-left = { $rounds ->
    [one] { $rounds } round is still to be played
   *[other] { $rounds } rounds are still to be played
}
standings-note-no-order = neither the code nor the regulation orders equal points: their places are shared
standings-note-undecided = nobody has won yet: these are the places of the moment
standings-note-order-changed = the order of criteria on equal points was changed by the chief arbiter after the start: { $reason }
standings-note-by-bracket = places come from the bracket
standings-note-by-match = places come from the match

order-from-regulation = order of the regulation
order-from-edition = order of the later edition
order-from-code = order of the code
order-from-nobody = no order of criteria

no-standings-no-such-stage = { $stage } does not exist; there are { $stages }
no-standings-no-regulation = there is no regulation yet
no-standings-not-paired = round { $round } has not been paired; { $paired ->
    [0] none has been
    [one] { $paired } round has been
   *[other] { $paired } rounds have been
}
no-standings-faulty = the regulation cannot be used: { $value }
no-standings-sheet = { $value }

standings-error-no-such-opponent = { $entrant } is paired with { $opponent } in round { $round }, who is not in the sheet
standings-error-no-boards = { $number ->
    [0] the score needs the results of single boards, and there are none
   *[other] criterion { $number } of the order needs the results of single boards, and there are none
}
