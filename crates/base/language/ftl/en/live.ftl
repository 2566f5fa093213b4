# Games over the network: what may not be done and why, how games end, what is counted.

## How a game ended

live-won = { $winner } wins: { $why }
live-drawn = Draw: { $why }
live-aborted = Called off by { $by } before both had moved
live-recorded = Played elsewhere; this is how the record gives the result.
live-left = { $winner } wins: { $loser } had been away for { $away }
live-not-started = The arbiter has not given the signal to start.
live-halted = The arbiter has stopped the clocks.
live-sealed = The game is adjourned; the move is sealed.
live-sealing = The game is adjourned: the next move is sealed and shown to nobody.
live-awaited = Still awaited: { $who }

game-reason-no-pieces = no pieces left
game-reason-blocked = no move left
game-reason-first-king = the first king
game-reason-resignation = resignation
game-reason-clock-stopped = clock stopped without a word
game-reason-refused-rules = refusal to keep the rules
game-reason-time = time is over
game-reason-absence = absence
game-reason-sanction = sanction: { $value }
game-reason-agreement = agreement
game-reason-counter = { $code }, { $value } of { $limit } ({ $unit })
game-reason-instant = { $value }, and the clock adds nothing
game-reason-quick-kings = kings alone against a king in quick play
game-reason-last-minute = recorded by a player short of time
game-reason-both-flags = both flags down, the order unknown
game-reason-quick-finish = declared by the referee
game-reason-nobody-can-win = neither can win
game-reason-arbiter = decision of the arbiter

## What is counted

live-count = { $now } of { $limit }
live-claim-last-minute = little time left and more material
live-engine = Damier, level { $level }

draw-code-kings-only = only kings have moved
draw-code-three-on-road = three against a king on the main road
draw-code-three = three against a king
draw-code-three-off-road = three against a king off the main road
draw-code-two = two or fewer against a king
draw-code-one = king against king
draw-code-balance = balance of forces unchanged
draw-code-forty = forty moves without progress
draw-code-towers = towers unchanged
draw-code-repetition = position repeated

unit-each = moves by each side
unit-stronger = moves of the stronger side
unit-occurrences = occurrences

rank-man = man
rank-king = king

## What may not be done in a game

live-refused-unknown-rulebook = no rulebook is called “{ $name }”
live-refused-not-a-control = “{ $text }” is no time control
live-refused-not-a-position = “{ $text }” is no position of this game ({ $variant })
live-refused-bad-position = the position cannot occur: { $faults }
live-refused-decided-at-start = the position is decided before the first move
live-refused-not-begun = the game has not begun
live-refused-begun-already = the game has begun already
live-refused-over = the game is over
live-refused-standing = the clocks stand until the server has come back
live-refused-time-over = { $color }: the time is over
live-refused-not-your-move = it is the move of { $turn }
live-refused-other-ply = the board has changed: the move belongs after half-move { $asked }, { $now } have been made
live-refused-not-a-move = “{ $text }” is no move
live-refused-not-legal = { $text } is not a legal move
live-refused-illegal = { $why }
live-refused-no-such-route = no capture goes the way of { $text }; there is { $legal }
live-refused-ambiguous = { $text } may mean { $legal }
live-refused-rules = { $value }
live-refused-nothing-to-claim = there is nothing to claim
live-refused-needs-arbiter = only an arbiter could judge this position, and there is none
live-refused-no-takebacks = in this game no move is taken back
live-refused-nothing-to-take-back = { $color }: no move has been made that could be taken back
live-refused-takeback-stands = { $color }: there is a request already to take a move back
live-refused-no-takeback-asked = nobody has asked to take a move back
live-refused-both-have-moved = both have moved, so the game is no longer called off
live-refused-absence-waits = in this game one waits for an absent player, whose clock runs
live-refused-your-move = it is your own move
live-refused-not-away-long = the opponent has been away for { $away }; the game can be claimed after { $needed }
live-refused-in-arena = a game of an arena is played to its end, and then everybody is paired anew
live-refused-no-berserk = nobody gives up time in this game
live-refused-berserk-stands = { $color }: half of the time has been given up already
live-refused-berserk-late = half of the time is given up before one’s first move
live-refused-still-on = the game is still on
live-refused-rematch-stands = { $color }: another game has been proposed already
live-refused-rematch-agreed = the next game has begun
live-refused-rated-is-plain = a rated game begins from the usual position or a drawn opening, with a clock, and nothing is taken back
live-refused-rated-needs-accounts = only two people with accounts can play a rated game
live-refused-second-game-follows = the second game of the match begins by itself
live-refused-no-such-opening = there is no opening { $number } in the table { $table } for this game
live-refused-not-started = the arbiter has not given the signal to start
live-refused-halted = the arbiter has stopped the clocks
live-refused-move-is-sealed = the game is adjourned and the move is sealed
live-refused-opponent-awaited = the clock of the opponent runs until he comes
live-refused-pause-lasts = the pause before the second game lasts { $left } more
live-refused-arbiter-decides = in a game of an event the arbiter decides this
live-refused-no-arbiter = this game has no arbiter
live-refused-has-come = { $color }: the player has come already
live-refused-no-adjournment = this code knows no adjournment
live-refused-too-early-to-adjourn = a game is adjourned after move { $needed }; { $made } have been made
live-refused-wrong-sealer = { $sealer } seals the move and is not to move now
live-refused-not-adjourned = the game is not adjourned

## What the rules refuse

refusal-wrong-variant = { $rulebook } is about another game ({ $expected }) than the position ({ $found })
refusal-game-over = the game is over
refusal-illegal-move = half-move { $ply }: { $why }
refusal-offer-too-early = a draw may be agreed after { $needed } moves, not after { $made }
refusal-offer-too-many-pieces = a draw may be agreed when each side has { $limit } pieces or fewer, not { $white } and { $black }
refusal-offer-before-move = { $by }: a draw is offered after one’s own move
refusal-offer-after-press = a draw is offered before the clock is pressed
refusal-offer-stands = { $by }: an offer stands already
refusal-offer-not-renewable = { $by }: the last offer was declined; { $renewal }
refusal-no-offer = { $by }: there is no offer to answer
refusal-claim-off-turn = { $by }: a draw is claimed when it is one’s own move
refusal-claim-by-announcing = a repetition is claimed by announcing the move that brings it
refusal-claim-on-board = a repetition is claimed when the position stands on the board
refusal-no-such-claim = { $rulebook } knows no such claim
refusal-claim-loses = never a draw: the side that stops the clock loses
refusal-record-needed = without a full record { $needed } moves must have been made before the arbiter, not { $seen }
refusal-too-much-time = { $left-ms } ms are left; the claim needs { $limit-ms } ms or less
refusal-no-time-trouble = there is no time trouble
refusal-too-many-pieces = { $pieces } pieces are on the board; the claim needs { $limit } or fewer
refusal-wrong-control = the time control of this game does not allow the claim
refusal-no-refused-offer = { $by }: no offer has been declined
refusal-not-reached = { $code }: { $value } of { $limit }
refusal-no-such-counter = { $rulebook } does not count this: { $code }
refusal-needs-claim = the draw must be claimed by a player
refusal-nothing-to-show = there is no draw at once against which a win could be shown
refusal-no-such-irregularity = { $rulebook } does not know { $code }
refusal-bad-board = the board that stood there is no position: { $value }
refusal-wrong-turn = after the irregularity it is the turn of { $expected }
refusal-put-back = after { $code } the pieces are put back; it is no move that could stand
refusal-nothing-to-decide = no irregularity waits for a decision
refusal-decide-first = { $by }: { $code } waits for a decision first
refusal-accepted-by-moving = the opponent has moved and so accepted it
refusal-not-yours-to-decide = only the opponent of whoever did it decides
refusal-arbiter-decides = the arbiter decides, no player
refusal-may-not-stand = it may not be left as it is
refusal-partial-correction = a partial correction is not allowed
refusal-both-have-moved = both have moved, so it stands
refusal-nothing-irregular = half-move { $ply } was no irregularity
refusal-no-rewind = play is not taken back under this code
refusal-after-the-game = after the game no complaint is accepted
refusal-not-on-the-ladder = the sanctions of { $rulebook } do not include: { $step }
refusal-arbiter-stops = only the arbiter stops the clock
refusal-no-such-fact = there are { $facts } facts, so nothing can go back to { $back-to }

phrase-the-opponent-offers-next-or-the-force-on-the-board-changes-first = the opponent offers next, or the force on the board changes first
phrase-the-opponent-makes-the-next-one = the opponent makes the next one

## Why a move is not legal

move-refused-no-move = a move has a square of departure and one of arrival
move-refused-square-not-on-board = there is no square { $square } on a board of { $squares } squares
move-refused-cannot-move = { $blocked ->
    [yes] { $color }: no move is left, the game is lost
   *[no] { $color }: no piece is left, the game is lost
}
move-refused-no-piece-there = no piece stands on { $square }
move-refused-not-your-piece = the piece on { $square } is the other side’s ({ $owner })
move-refused-not-a-diagonal = { $from } and { $to } are not on one diagonal
move-refused-occupied = { $square } is occupied
move-refused-too-far = { $jumping ->
    [yes] a { $rank } does not jump as far as from { $from } to { $to }
   *[no] a { $rank } does not go as far as from { $from } to { $to }
}
move-refused-man-goes-backward = a man goes forward only, not from { $from } to { $to }
move-refused-man-captures-backward = a man captures forward only, not from { $from } to { $to }
move-refused-nothing-to-jump = nothing can be captured between { $from } and { $to }
move-refused-jumps-own-piece = an own piece stands in the way on { $square }
move-refused-two-in-a-row = the piece on { $first } is covered by the one on { $second }
move-refused-same-piece-twice = the piece on { $square } has been jumped already
move-refused-jumped-piece-stays = the piece jumped on { $square } stays there until the move is over
move-refused-turns-back = the capture may not turn straight back on { $square }
move-refused-not-yet-king = the man becomes a king on { $square } and has a king’s rights only from its next move
move-refused-must-capture = a capture is compulsory, from { $by }
move-refused-capture-not-finished = the capture goes on from { $square } ({ $taken } taken so far)
move-refused-must-land-elsewhere = the king must not stop on { $square }: it can go on capturing from { $instead }
move-refused-must-take-most = { $most } pieces must be taken, not { $taken }
move-refused-men-do-not-take-kings = a man does not take a king, and there is one on { $square }
move-refused-others-go-first = another capture goes before this one, from { $by }
move-refused-king-rests = the king on { $square } has made { $moves } moves in a row, and another piece must move
move-refused-ambiguous = { $moves } legal moves fit; the route must be named
move-refused-of-another-position = the move belongs to another position

## Why pieces on a board are no position

setup-fault-off-the-board = there is no square { $square } on a board of { $squares } squares
setup-fault-square-taken-twice = square { $square } is occupied twice
setup-fault-tower-in-flat-game = { $height } pieces stand on { $square }, but this game has no towers
setup-fault-man-on-last-row = { $color }: a man cannot stand on { $square }, where it becomes a king
setup-fault-too-many-pieces = { $color }: { $count } pieces; the game is played with { $limit } a side
setup-fault-no-pieces = there are no pieces on the board
