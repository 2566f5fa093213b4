# Games by correspondence: what cannot be had and why, which terms run.

## What cannot be had

post-refused-unknown-rulebook = no rulebook is called “{ $name }”
post-refused-unknown-code = no code of correspondence play is called “{ $name }”
post-refused-bad-switch = the reading { $name } cannot be “{ $value }”
post-refused-dates-backwards = { $later } is not after { $earlier }
post-refused-not-begun = the game has not begun
post-refused-begun-already = the game has begun already
post-refused-over = the game is over
post-refused-still-on = the game is still on
post-refused-no-such-fact = there is no entry { $number } that could be struck out
post-refused-not-your-move = it is the move of { $turn }
post-refused-no-own-move = a letter ends with a move of its sender
post-refused-not-legal = { $text } is not a legal move
post-refused-is-legal = { $text } is legal, so the letter is in order
post-refused-not-proposed = { $text } was neither proposed by the opponent nor forced
post-refused-suspended = play stands until the arbiter has ruled on the claim
post-refused-awaits-correction = a faulty letter waits for its correction ({ $by })
post-refused-nothing-to-correct = there is nothing to correct
post-refused-other-piece = { $text } is a move of another piece than the one named
post-refused-not-overstepped = time is not overstepped: days used { $used }, allowed { $limit } (moves made: { $moves })
post-refused-claim-stands = a claim is being considered already
post-refused-no-claim = there is no claim
post-refused-sealed-needed = the claim needs your next move, sealed with the arbiter
post-refused-too-late = too late: days passed { $days }, the term is { $term }
post-refused-too-early = too early: days passed { $days }, needed { $term }
post-refused-objection-open = the opponent may object until { $until }
post-refused-not-registered = a repeat is sent by registered letter
post-refused-nothing-to-repeat = the opponent waits for your answer; there is nothing to repeat
post-refused-too-many-breaks = no more breaks: taken { $taken }, allowed { $most }
post-refused-too-long-break = too long: with it the breaks last { $days } days, allowed { $most }
post-refused-break-overlaps = there is a break already from { $from } to { $to }
post-refused-after-closing = play closed on { $closing }: a draw can be accepted, or the game resigned
post-refused-no-adjudication = the game does not wait for adjudication
post-refused-right-lost = without record and analysis the right to protest is lost
post-refused-same-adjudicator = somebody else than { $name } must decide on the protest
post-refused-nothing-claimed = here the time ends the game by itself; nothing is claimed
post-refused-rules = { $value }

## What has to be done

post-due-answer = answer in time
post-due-tell-delay = warn the opponent of a delay
post-due-repeat = repeat the move by registered letter
post-due-sign-of-life = answer, or be taken to have left
post-due-correct = correct the faulty letter
post-due-claim = claim the overstep while it lasts
post-due-object = object to the claim
post-due-rule = rule on the claim
post-due-punish = punish a repeated offence
post-due-answer-before-break = answer before the break
post-due-repeat-after-break = send the move again after the break
post-due-close = closing day
post-due-record = send in the record of the game
post-due-analyse = send in assessment and analysis
post-due-adjudicate = adjudicate the game
post-due-protest = protest against the adjudication
post-due-rule-protest = decide on the protest
post-due-rule-left = decide the game of a player who left
