## Formats of events, and what places bring

phrase-swiss-system-accelerated = Swiss system, accelerated
phrase-who-loses-twice-is-out = double elimination
phrase-two-divisions-by-strength-everybody-meets-everybody = two divisions by strength, round robin
phrase-two-groups-then-finals-a-and-b-with-the-games-already-played = two groups, then finals A and B with the games already played
template-text-second-final = final B
template-text-accelerated-half = In rounds { $first } to { $last } the upper half by number has extra points that count for pairing alone: { $points }.
template-text-accelerated-quarter = In rounds { $first } to { $last } the upper quarter by number has extra points that count for pairing alone: { $points }.
template-text-accelerated-numbers = In rounds { $first } to { $last } numbers { $from } to { $to } have extra points that count for pairing alone: { $points }.
template-text-carried-games = Games that participants of this stage have played against each other before count and are not played again.
template-text-carried-points = The points of the earlier stages count.
play-double-elimination = knockout in which two lost meetings put out
knockout-places-double = out after two lost meetings
free-why-already-met = { $opponent } was met in an earlier stage, and that game counts
standings-note-carried-games = games against each other in earlier stages are counted
standings-note-carried-points = points of earlier stages are counted
regulation-fault-unknown-category = “{ $text }” is no part of the field; there are { $known }
regulation-fault-prizes = a fund has 1 to { $most } prizes of 1 to { $largest }, and there are at most { $most } funds, rights and tables
regulation-fault-right = the right “{ $right }” needs places such as 1 or 1-3, not “{ $places }”
regulation-fault-carried-from-nowhere = { $stage } can take over points only from places of an earlier stage, and games only in a round robin
regulation-fault-accelerated-otherwise = { $stage } is not played by the Swiss system and cannot be accelerated
awards-women = Women
awards-men = Men
awards-under = Under { $age }
awards-from = { $age } and older
awards-prizes = Prizes
awards-rights = Rights
awards-places = { $places ->
    [1] Place 1
   *[other] Places { $places }
}
awards-column-overall = Overall
awards-column-prize = Prize
awards-column-right = Right
awards-undecided = still to be decided between { $names }
awards-provisional = places may still change: not all stages have ended
awards-accelerated = for this pairing alone { $name } has { $points } more
sharing-by-place = by places
sharing-by-points = shared by equal points
sharing-half-and-half = half by places, half shared by equal points
