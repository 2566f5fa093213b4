## Changes of the past, shown before they are made

past-head = What will change:
past-nothing = Nothing else changes.
past-more = { "  " }and { $count } more
past-place = { $points }, place { $place }
past-no-place = no place
past-line = { $name }: { $was } → { $is }
past-round-started = { $stages ->
    [1] Round { $round }
   *[other] { $stage }, round { $round }
} would have been paired otherwise; it has started and stands unless it is paired again:
past-round = { $stages ->
    [1] Round { $round }
   *[other] { $stage }, round { $round }
} would have been paired otherwise; it has not started yet:
past-papers = To be printed again: { $papers }
past-paper-of-round = { $paper } of round { $round }
past-taken-back = Round { $round } is taken back: { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
}, { $results ->
    [one] { $results } result
   *[other] { $results } results
}, of which { $kept } can stay because the pair is the same
past-later-rounds = Rounds that go with it: { $rounds }
past-new-pairing = The new pairing
past-say-yes = Nothing has been written. To do it, add { $yes }
past-ask = Do it? { $keys }
past-late = { $name } is { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} late, more than the { $limit } allowed: the game would be lost
past-late-flag = { $name } is { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} late; the clock ran from the signal, and its flag has fallen: the game would be lost, of a micro-match both
past-late-yes = Nothing has been written. To write down the loss, add { $yes }; to note the arrival with a valid reason, add { $excused }
