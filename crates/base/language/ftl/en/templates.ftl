# Templates of events, as `damier event new --list` names them.

phrase-swiss-system = Swiss system
phrase-swiss-system-blitz = Swiss system, blitz
phrase-swiss-system-classification-points = Swiss system, classification points
phrase-swiss-system-each-round-drawn-by-lot = Swiss system, each round drawn by lot
phrase-swiss-system-numbers-by-lot = Swiss system, numbers by lot
phrase-swiss-system-quarter-pairing = Swiss system, quarter pairing
phrase-swiss-system-rapid = Swiss system, rapid
phrase-swiss-system-two-games-with-reversed-colours = Swiss system, two games with reversed colours
phrase-a-match-of-six-games = a match of six games
phrase-a-match-of-seven-sets-each-until-the-first-win = a match of seven sets, each until the first win
phrase-a-match-of-three-sets-of-four-games = a match of three sets of four games
phrase-everybody-meets-everybody-in-two-games = round robin of micro-matches
phrase-everybody-meets-everybody-twice = double round robin
phrase-everybody-meets-everybody = round robin
phrase-everybody-meets-everybody-blitz = round robin, blitz
phrase-everybody-meets-everybody-rapid = round robin, rapid
phrase-everybody-of-one-group-meets-everybody-of-the-other = everybody of one group meets everybody of the other
phrase-losers-play-on-for-their-places = knock-out for all places
phrase-out-after-four-lost-points = out after four lost points
phrase-players-are-paired-teams-add-up-their-best = players are paired, teams add up their best
phrase-teams-are-paired-boards-have-tables = teams are paired, boards have tables
phrase-teams-swiss-system = teams, Swiss system
phrase-teams-everybody-meets-everybody = teams, round robin
phrase-two-groups-then-a-final-of-the-best-four = two groups, then a final of the best four
phrase-who-loses-is-out = knock-out

## What a regulation made from a template says

template-text-main-stage = main
template-text-group = { $number ->
    [1] group A
   *[other] group B
}
template-text-final = final
template-text-aim = To find the strongest, to raise the skill of the participants and to make draughts known.
template-text-place = The event is held at the place and on the dates of its announcement. The programme is posted before round 1.
template-text-organisation = The organiser is responsible for the preparation and the course of the event; a panel headed by the chief arbiter directs the play.
template-text-participants = Players entered by their organisations in time, with a valid document, are admitted.
template-text-safety = The organiser prepares the hall, the boards and the clocks and sees to the safety and the medical care of all who are present.
template-text-awards = The first three receive diplomas and prizes of the organiser.
template-text-finance = The organiser bears the costs of the hall and of the panel; the sending organisations bear those of their participants.
template-text-entries = Entries are taken in writing until the day before round 1; the panel checks them before numbers are drawn.
template-text-panel = The organiser appoints the chief arbiter, the deputies and the secretary.
template-text-panel-listed = The panel is listed with the categories of its members.
template-text-list = The list of participants is published before the draw.
template-text-timetable = One round a day; the hours are posted in the hall.
template-text-missed-games = As posted in the hall; missed games are played on the free days.
template-text-resumed = A resumed game goes on at the same control.
template-text-adjourned = Adjourned games are finished on the morning of the next round.
template-text-qualifying = { $places ->
    [one] The winner qualifies for the next event.
   *[other] The first { $places } qualify for the next event.
}
template-text-character-of = { $character-kind ->
    [team] An event of teams.
    [individual-and-team] An individual and team event: teams are paired, and each board has its own table.
    [individual-with-team-scoring] An individual event; { $counting ->
        [one] a team has the points of its best player.
       *[other] a team has the sum of the points of its { $counting } best players.
    }
   *[individual] An individual event.
}
template-text-control = Rate of play: { $control }.
template-text-stage = { $stage ->
    [none] System: { $play }
   *[other] Stage “{ $stage }”: { $play }
}{ $micro-match ->
    [yes] , in micro-matches of two games with reversed colours
   *[no] { "" }
}.
template-text-winners = { $criteria-count ->
    [0] Places go by points; equal points share their places.
   *[other] Places go by points; on equal points by, in this order: { $criteria }.
}

play-round-robin = { $cycles ->
    [one] round robin
   *[other] round robin, { $cycles } times round
}
play-swiss = { $rounds ->
    [one] Swiss system { $engine }, { $rounds } round
   *[other] Swiss system { $engine }, { $rounds } rounds
}
play-knockout = knockout
play-knockout-for-all-places = knockout with play for all places
play-lost-points = { $points ->
    [one] out after { $points } lost point
   *[other] out after { $points } lost points
}
play-scheveningen = Scheveningen: everybody of one group meets everybody of the other
play-match-of-games = { $games ->
    [one] a match of { $games } game
   *[other] a match of { $games } games
}
play-match-to-points = { $points ->
    [one] a match to { $points } point
   *[other] a match to { $points } points
}
play-match-to-wins = { $wins ->
    [one] a match to { $wins } win
   *[other] a match to { $wins } wins
}
play-match-of-sets = { $sets ->
    [one] a match of { $sets } set
   *[other] a match of { $sets } sets
}, each of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
play-match-of-paces = { $sets ->
    [one] a match of { $sets } set
   *[other] a match of { $sets } sets
}, each until the first win in quicker and quicker games: { $controls }
play-barrage = deciding games of those who are level
