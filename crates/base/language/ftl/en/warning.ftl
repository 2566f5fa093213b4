# What an arbiter should look at twice: one message for each case of `Warning`.

warning-system-not-in-code = the code does not describe the system of { $stage }
warning-approved-late = { $approved ->
    [none] the regulation should be approved by { $latest }, no date is given
   *[other] the regulation should be approved by { $latest }, it was approved on { $approved }
}
warning-no-control = no time control is stated
warning-control = { $value }
warning-no-tie-breaks = nothing is said about equal points
warning-late-limit-longer = { $minutes ->
    [one] { $minutes } minute of permitted lateness is more than the { $most } of the code
   *[other] { $minutes } minutes of permitted lateness are more than the { $most } of the code
}
warning-no-play-off = a title is at stake, but no form of play-off is stated
warning-early-stop-not-stated = it is not stated whether a match stops once it is decided
warning-no-protest-deadline = no deadline for protests is fixed
warning-rounds = { $entrants } entrants want { $range-from } to { $range-to } rounds, { $planned } are planned
warning-few-arbiters = { $pairs } pairs want at least { $least } arbiters, there are { $there }
warning-no-birth-date = { $player } has no date of birth, so the age group cannot be checked
warning-very-young = { $player } is { $age }, the youngest group begins at { $from }
warning-after-round-one = { $what } should be there before round 1
warning-same-branch = two of the appeals committee represent { $branch }
warning-not-international-arbiter = the chief arbiter of an official event is an International Arbiter
warning-overridden = by decision of the chief arbiter { $a } and { $b } meet although they { $why }
warning-overridden-seat = by decision of the chief arbiter { $entrant } has this seat although he { $why }
warning-corrected-late = the result was corrected after round { $next } had been paired; that pairing stands
warning-mild-sanction = the code provides { $wanted } for this
warning-withdrawal-not-in-code = no clause rules this withdrawal; the half rule of the 2013 code is applied
warning-no-tie-method = it is not stated how a level meeting of { $stage } is decided
warning-engine-of-other-code = { $stage } is paired by the system { $engine }, which is of another code
warning-entry-list-late = { $minutes ->
    [none] the list of players should be final half an hour before the draw, it has not been approved
   *[other] the list of players should be final half an hour before the draw, it was approved { $minutes } minutes before it
}
warning-complaint-language = complaint { $protest } should be written in French or English, with a copy to the chief arbiter

phrase-the-technical-regulation = the technical regulation
phrase-the-appeals-committee = the appeals committee
phrase-have-met = have met
phrase-have-met-as-often-as-planned = have met as often as planned
phrase-should-not = should not
phrase-a-loss = a loss
phrase-exclusion = exclusion
phrase-the-harshest-sanction = the harshest sanction
phrase-should-not-if-it-can-be-avoided = should not if it can be avoided
phrase-has-left = has left
phrase-has-announced-not-to-be-there = has announced not to be there
phrase-has-been-free-before = has been free before
phrase-has-had-this-colour-twice-running = has had this colour twice running
