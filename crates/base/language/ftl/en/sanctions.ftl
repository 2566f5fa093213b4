# Decisions by correspondence in words: oversteps, results, sanctions.

# Refusals of sanctions and of short notation
post-refused-short-notation = { $text } is short notation, which counts as an impossible move: enter it as one
post-refused-no-clauses = a sanction names the clauses that were broken
post-refused-no-offence = { $text } is no clause that a player can break under this code; name one of { $offences }
post-refused-not-his-sanction = { $by ->
    [steward] the steward may not do that
   *[judge] the judge may not do that
 }; { $least ->
    [judge] the judge may
   *[body] the organising body may
 }
post-refused-no-term = a bar has a last day in the future, and no other sanction has one
post-refused-bar-too-long = a bar until { $until } is too long: { $last } at the latest
letters-fact-sanctioned = sanction
letters-measure-remark = remark
letters-measure-reprimand = reprimand
letters-measure-no-information = no current information
letters-measure-game-lost = the game is lost
letters-measure-expelled = expelled from the event
letters-measure-barred = barred from tournaments
letters-sanction-by-steward = steward
letters-sanction-by-judge = judge
letters-sanction-by-body = organising body
letters-culprit = Against
letters-used-of = Days used
letters-used-of-value = { $used } of { $limit } for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, overstepped by { $over }
letters-overstep-number = Overstep
letters-new-count = The new count begins on
letters-new-count-first = Days of its first stage
letters-charged-days = Days charged
letters-result = Result
letters-score-white = White wins
letters-score-black = Black wins
letters-score-draw = draw
letters-score-both-lose = minus for both
letters-score-annulled = annulled: the game does not count
letters-score-adjudicate = the game is adjudicated
letters-account-now = Days after the decision
letters-clauses = Clauses broken
letters-barred-until = Barred until
letters-limit = Limit
letters-over-by = Overstep
letters-count-begins = new count { $count }
letters-annulled-note = – annulled: the game does not count
letters-row-faulty = impossible or unreadable move
letters-row-complaint = word that play stands still
letters-row-correction = correction
letters-row-charge = days charged
letters-row-penalty = { $days ->
    [one] { $days } penalty day
   *[other] { $days } penalty days
}
letters-row-uncounted = { $days ->
    [one] { $days } day not counted
   *[other] { $days } days not counted
}
letters-claimed-by = Claim of
letters-forwarded = Move of the claimant that is sent on with this letter
letters-measure = Sanction
