# Why a fact is not accepted: one message for each case of `Refused`.

## The list of facts

refused-out-of-order = the next fact is number { $next }, not { $asked }
refused-no-such-fact = there is no fact number { $seq }
refused-undone-already = fact { $seq } does not count any more
refused-undo-breaks = without fact { $seq } fact { $breaks } could not stand: { $why }
refused-no-reason = no reason is given
refused-no-text = the text is empty
refused-not-allowed = { $role }: this office may not { $action }
refused-was-relieved = { $name } has been relieved of the office
refused-over = the event is over (number { $seq } of the log)

## Regulation

refused-no-regulation = there is no regulation yet
refused-regulation-already = there is a regulation already
refused-regulation-incomplete = the regulation lacks: { $sections }
refused-regulation-faulty = the regulation cannot be used: { $faults }
refused-frozen = { $what } cannot change after round 1 has started
refused-technical-incomplete = the technical regulation lacks: { $items }
refused-no-technical = there is no technical regulation to sign

## Officials

refused-chief-already = { $name } is chief arbiter already
refused-organiser-is-arbiter = { $name } cannot be both organiser and arbiter
refused-no-official = nobody called { $name } has an office
refused-arbiter-on-committee = { $name } is an arbiter of the event and cannot sit on the appeals committee
refused-twice-on-committee = { $name } is named twice
refused-committee-size = the appeals committee has { $members } members and { $reserves } reserves, not { $needed } and at least { $needed-reserves }
refused-nobody-of-executive = nobody on the jury was appointed by the executive committee
refused-no-quorum = only { $sitting } of { $needed } members without an interest are left

## Who and where

refused-no-such-stage = { $stage } does not exist; { $stages ->
    [one] there is { $stages }
   *[other] there are { $stages }
}
refused-no-such-player = { $player } does not exist; { $players ->
    [one] { $players } has entered
   *[other] { $players } have entered
}
refused-no-such-team = { $team } does not exist; { $teams ->
    [one] { $teams } has entered
   *[other] { $teams } have entered
}
refused-no-such-entrant = { $entrant } does not exist; { $entrants ->
    [one] { $entrants } has entered
   *[other] { $entrants } have entered
}
refused-no-such-table = table { $table } does not exist; { $tables ->
    [one] there is { $tables }
   *[other] there are { $tables }
}
refused-no-such-board = board { $board } does not exist; { $boards ->
    [one] there is { $boards }
   *[other] there are { $boards }
}
refused-no-such-game = game { $game } does not exist; { $games ->
    [one] there is { $games }
   *[other] there are { $games }
}
refused-which-board = on which of the { $boards } boards?
refused-which-game = in which game?
refused-no-team-event = teams do not play in this event

## Entries

refused-no-name = a name is missing
refused-not-a-name = "{ $name }" is not a name: a number, or with characters that cannot be seen
refused-name-too-long = a name of { $letters } characters is too long, the most is { $most }
refused-rating-too-high = the rating { $rating } is too high, the highest is { $most }
refused-born-after-start = { $name }: the date of birth { $born } is after the start of the event, { $starts }
refused-entered-twice = { $name } has entered already, as number { $earlier }
refused-entries-closed = { $paired ->
    [one] entries are closed, { $paired } round has been paired
   *[other] entries are closed, { $paired } rounds have been paired
}
refused-no-team = { $name } is entered for no team
refused-team-frozen = the entry of { $team } cannot change after round 1 has started
refused-no-reserves = the regulation provides no reserves
refused-board-taken = { $team } has somebody on board { $board } already
refused-nationality = { $name } is of { $own } and cannot play for { $country }
refused-women-only = { $name } cannot play in an event for women
refused-too-old = { $name } is { $age }, the limit is { $limit }
refused-too-young = { $name } is { $age }, the group begins at { $limit }
refused-nobody-entered = there are no entries

## Stages, numbers, lots

refused-no-field = nobody has said who plays in { $stage }
refused-stage-begun = { $stage } has begun
refused-more-rounds-paired = { $paired ->
    [one] { $paired } round is paired already
   *[other] { $paired } rounds are paired already
}, and the regulation would have { $planned } only
refused-numbers-fixed = numbers cannot change once round { $round } is paired
refused-not-the-field = { $given ->
    [one] { $given } number is given for a field of { $field }, or somebody is named twice
   *[other] { $given } numbers are given for a field of { $field }, or somebody is named twice
}
refused-nothing-to-draw = there is nothing to draw from
refused-no-such-lot = one number from 1 to { $most } is drawn, not what was given
refused-no-order-of-rounds = each round from 1 to { $rounds } is drawn once

## Line-ups

refused-line-up-late = { $minutes ->
    [one] the line-up came { $minutes } minute before the round, not { $needed }
   *[other] the line-up came { $minutes } minutes before the round, not { $needed }
}
refused-line-up-size = the line-up names { $given ->
    [one] { $given } player
   *[other] { $given } players
} for { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
refused-twice-in-line-up = { $player } is named twice
refused-not-his-board = { $player } may not play on board { $board }

## Rounds

refused-wrong-round = round { $next } is next, not round { $asked }
refused-no-such-round = there is no round { $round }; { $rounds ->
    [one] there is one round
   *[other] there are { $rounds } rounds
}
refused-too-many-games = an event has at most { $most } games
refused-no-more-rounds = { $rounds ->
    [one] the only round has been paired
   *[other] all { $rounds } rounds have been paired
}
refused-results-missing = { $tables-count ->
    [one] round { $round } lacks the result of table { $tables }
   *[other] round { $round } lacks the results of tables { $tables }
}
refused-rounds-to-come = { $stage }: { $planned ->
    [one] { $planned } round is planned
   *[other] { $planned } rounds are planned
}, paired so far: { $played }
refused-not-decided = { $stage } is not decided yet, rounds so far: { $played }
refused-still-adjourned = { $tables-count ->
    [one] round { $round } has an adjourned game on table { $tables }
   *[other] round { $round } has adjourned games on tables { $tables }
}
refused-not-in-stage = { $entrant } does not play in { $stage }
refused-seated-twice = { $entrant } is there twice
refused-forgotten = nobody has thought of { $entrants }
refused-rematch = { $a } and { $b } met in round { $round }
refused-met-often = { $a } and { $b } have met { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} in { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
}
refused-has-left = { $entrant } has left
refused-is-absent = { $entrant } has announced not to be there in round { $round }
refused-prohibited = { $a } and { $b } should not be paired: { $reason }
refused-not-prohibited = { $a } and { $b } are not prohibited from meeting
refused-second-bye = { $entrant } has been free before
refused-not-paired = round { $round } has not been paired
refused-paired-already = round { $round } has started already
refused-not-started = round { $round } has not started
refused-earlier-not-started = the round before round { $round } has not started
refused-already-phase = round { $round } is { $phase } already

## Results

refused-has-result = { $key } has the result { $score }
refused-nothing-to-correct = { $key } has no result to correct
refused-same-result = { $key } has the result { $score } already
refused-at-board = { $key }: “{ $line }” cannot be written down: { $why }
refused-not-in-game = { $player } does not play in { $key }

## Sanctions and protests

refused-not-on-ladder = the code knows no { $sanction } for this; it has: { $has }
refused-punished-already = { $player } has been punished for this: { $sanction }
refused-captain-only = in a team event only the captain protests
refused-protest-late = the protest comes after { $passed ->
    [one] { $passed } minute
   *[other] { $passed } minutes
}; { $minutes ->
    [one] { $minutes } is allowed
   *[other] { $minutes } are allowed
}
refused-no-such-protest = there is no protest number { $seq }
refused-ruled-already = protest { $protest } has gone on from there
refused-not-ruled-yet = the chief arbiter has not ruled on protest { $protest }
refused-not-appealed = protest { $protest } has not been brought to the appeals committee
refused-no-committee = there is no appeals committee
refused-final = the decision of the appeals committee is final

## What cannot change

phrase-whether-teams-or-players-are-paired = whether teams or players are paired
phrase-the-rulebook = the rulebook
phrase-the-order-of-criteria-on-equal-points = the order of criteria on equal points
phrase-the-number-of-boards = the number of boards
phrase-the-system-of-a-stage-that-has-begun = the system of a stage that has begun

## What to do instead

phrase-approve-a-regulation-first = approve a regulation first
phrase-take-back-the-end-of-the-event-first = take back the end of the event first
phrase-play-on-or-approve-the-results-early-with-a-reason = play on, or approve the results early with a reason
phrase-change-the-regulation-instead = change the regulation instead
phrase-write-the-missing-sections = write the missing sections
phrase-write-the-missing-items = write the missing items
phrase-write-the-technical-regulation-first = write the technical regulation first
phrase-relieve-the-chief-arbiter-first = relieve the chief arbiter first
phrase-enter-the-team-first-and-name-it-in-the-entry = enter the team first and name it in the entry
phrase-change-the-regulation-if-it-may-allow-this = change the regulation, if it may allow this
phrase-name-those-who-play-in-the-stage = name those who play in the stage
phrase-the-main-line-up-plays-or-in-free-order-that-of-the-round-before = the main line-up plays, or in free order that of the round before
phrase-enter-the-missing-results = enter the missing results
phrase-pair-them-or-announce-their-absence = pair them, or announce their absence
phrase-pair-otherwise-or-override-with-a-reason = pair otherwise, or override with a reason
phrase-let-him-leave-and-pair-the-round-again = let him leave, and pair the round again
phrase-take-the-later-rounds-back-first = take the later rounds back first
phrase-let-the-chief-arbiter-decide-on-further-part = let the chief arbiter decide on further part
phrase-pair-the-round-first = pair the round first
phrase-give-a-minus-to-whoever-does-not-come = give a minus to whoever does not come
phrase-start-the-round-first = start the round first
phrase-start-the-earlier-round-first = start the earlier round first
phrase-correct-the-result-instead = correct the result instead
phrase-enter-the-result = enter the result
phrase-let-the-chief-arbiter-rule-first = let the chief arbiter rule first
phrase-let-the-complainant-appeal-first = let the complainant appeal first
phrase-appoint-the-appeals-committee = appoint the appeals committee
phrase-appoint-more-reserves = appoint more reserves
phrase-say-why = say why
