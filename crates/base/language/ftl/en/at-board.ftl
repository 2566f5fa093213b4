# What the arbiter writes down about a board.

board-stands = { $side } to move after { $ply } half-moves: { $position }
board-clock = { $side }: { $left } left, { $used } used, { $moves } moves{ $runs ->
    [yes] , the clock runs
   *[no] { "" }
}{ $trouble ->
    [yes] , in time trouble
   *[no] { "" }
}; { $record ->
    [may-stop] may stop recording
    [may-tick] may tick the moves off
    [none] need not record
   *[record] has to record
}
board-noted = { $side }, after { $ply } half-moves: { $what }
board-waits = { $side }: { $what }. A decision is due:
board-waits-together = { $side }: { $what }. It waits too and is decided together with the first
board-waits-next = { $side }: { $what }. It waits too and is decided next
board-choice = “{ $line }” gives { $position }
board-result = { $result } ({ $marks })
board-not-a-time = “{ $text }” is no time such as 1:05:00
desk-at-board = What happens at a board
desk-at-board-at = Board (3, 3.2 or a name)
desk-at-board-after = Time after the start (1:05:00; empty: now)
desk-at-board-lines = One thing a line, such as “irregular white two-moves”, “clock pause”, “claim black repetition”
desk-at-board-write = Write down
desk-at-board-help = All lines that can be written

board-due = To be ruled now: { $why }: { $outcome }{ $scope ->
    [encounter] , the whole encounter
   *[game] { "" }
}
board-counter = { $counter }: { $now } of { $limit } ({ $unit })
board-draw-reached = The game is a draw: { $counter }, { $now } of { $limit } ({ $unit }). Write “{ $line }”
board-penalty = { $side }: { $count } irregularities. Think of a penalty: { $lines }
board-penalty-line = “{ $line }” ({ $step })
board-flags-go-on = Both flags are down: the game goes on
board-adjourned-to-think = The game is interrupted and both clocks stand. Once the position is copied, { $side } thinks about the move to be sealed: “{ $line }”
board-adjourned-to-seal = { $side } writes the move in secret. When it is in the envelope: “{ $line }”
board-adjourned-sealed = The move of { $side } is sealed. When play goes on, open the envelope and write “{ "sealed" } MOVE”; the clock of the other runs from then on, also if he is absent. If the move cannot be made, { $side } loses: “{ "sealed impossible" }”
board-both-flags = Both flags are down: the arbiter decides
board-both-lose = Both lose: { $why }
board-annulled = The game is annulled: { $why }
board-clock-line = It is put right on the offender’s time: “{ $line }”
board-refused = refused: { $why }
board-record-gap = { $side }: { $missing } moves are not recorded, more than the code allows
board-restored-too-late = { $side }: restoring the record took too long; the arbiter may declare the game lost
board-warn-after = { $side }: to be warned of the time at { $after } after the start
board-sheet = { $side }: the signed sheet is handed in
board-restoring = The record is restored { $pays ->
    [white] on White’s time
    [black] on Black’s time
    [both] on the time of both, half each
   *[nobody] while the clocks stand
}
noted-irregularity = { $value }
noted-mended-at-once = { $value }, mended at once
noted-accepted = { $value }, accepted
noted-rewound = { $value }, played again from there
noted-wrong-claim = A claim that proved wrong
noted-sanction = Sanction: { $value }
clock-why-flag = { $color }: the flag fell after { $needed ->
    [none] { $made } moves, the time being for the whole game
   *[other] { $made } of { $needed } moves
}
clock-why-both-flags = both flags are down
clock-why-late = { $color }: { $by } late, { $limit } are allowed
clock-why-both-late = both are { $by } late, { $limit } are allowed
clock-why-never-came = { $value }: the flag fell of a player who was not there
clock-why-stopped = { $value }: stopped the clock
clock-why-stopped-for-draw = { $value }: stopped the clock to have a draw
clock-why-right-claim = { $value }: rightly claimed a draw
clock-why-wrong-claim = { $value }: wrongly claimed a draw, and the time ran out meanwhile
clock-why-sealed-move = { $value }: the sealed move cannot be made
clock-why-final-move = { $value }: left the opponent no move before the flag fell
clock-outcome-loses = { $value }: loss
clock-outcome-both-lose = both lose
clock-outcome-draw = a draw
clock-outcome-goes-on = the game goes on
clock-outcome-arbiter-decides = the arbiter decides
not-written-game = { $value }
not-written-words = { $value }
not-written-clock = { $value }
not-written-note = { $value }
not-written-no-clock = this board has no clock
not-written-not-executable = “{ $mv }” is no single move that { $by } can make here, and nothing is written down. If it is the envelope of another board, close it again; if this is what the sheet of { $by } says, { $by } loses: “{ "sealed impossible" }”
not-written-sealed-move-unsaid = the record waits for the sealed move: write “{ "sealed" } MOVE”, and the clock goes on with it
not-written-too-long = the line is too long ({ $value } characters)
not-written-too-many = there are too many lines
line-refusal-text = { $value }
line-refusal-refused = { $value }
not-a-line-unknown = no line begins with “{ $value }”
not-a-line-missing = missing: { $value }
not-a-line-no-side = “{ $value }” is neither white nor black
not-a-line-no-square = the board has no square “{ $value }”
not-a-line-no-piece = “{ $value }” is no piece of a position
not-a-line-no-move = “{ $value }” is no move
not-a-line-not-one-move = { $count ->
    [0] “{ $text }” is no legal move after { $ply } half-moves
   *[other] “{ $text }” may mean { $count } legal moves after { $ply } half-moves
}
not-a-line-no-number = “{ $value }” is no number that fits here
not-a-line-none-of = “{ $word }” is no { $of }; known are { $known }
phrase-which-irregularity = which irregularity
phrase-a-number = a number
phrase-the-time-that-is-left = the time that is left
phrase-the-letter-of-a-side = the letter of a side
phrase-claim = claim
phrase-irregularity = irregularity
phrase-sanction = sanction
phrase-counter = counter
not-an-event-unknown = “{ $value }” is no event of a clock
not-an-event-no-side = “{ $value }” is neither white nor black
not-an-event-no-time = “{ $value }” is no time such as 4:59
not-an-event-no-number = “{ $value }” is no number of moves
not-noted-unknown = “{ $value }” does not fit here
not-noted-side = { $value }
not-noted-no-break = { $clauses-count ->
    [0] the code knows no break during a game
   *[other] a short break is taken at a control move only; { $made } moves have been made
}
not-noted-no-clock = this board has no clock
clock-refused-time-runs-back = it is { $back } earlier than what was written before
clock-refused-not-started = the game has not been started
clock-refused-started-already = the game was started already
clock-refused-over = the game is over
clock-refused-flag-fell = { $color }: the flag fell { $ago } ago
clock-refused-standing = the clocks are stopped
clock-refused-not-standing = the clocks are not stopped
clock-refused-not-to-move = { $value }: it is the other side’s move
clock-refused-absent = { $value }: not at the board
clock-refused-present = { $value }: at the board already
clock-refused-absent-runs = the clock of the absent player runs until he comes
clock-refused-pause-lasts = the pause before the second game lasts { $left } more
clock-refused-pause-length = the pause before the second game is 5 to 10 minutes, not { $pause }
clock-refused-nothing-to-judge = no flag is down and nobody is too late
clock-refused-players-claim = only a player of the game may claim that a flag fell
clock-refused-arbiter-stops = only the arbiter may stop the clock
clock-refused-flag-down-already = { $color }: the flag is down; a defect had to be pointed out before
clock-refused-giver-untouched = { $giver }: the time of whoever gives the display is never altered
clock-refused-no-claim = no claim is being checked
clock-refused-not-both-flags = not both flags are down
clock-refused-no-time = { $value }: there would be no time to go on with
clock-refused-fewer-moves = { $color }: { $made } moves by the clock, so not { $shown }
clock-refused-too-many-moves = { $shown } moves are more than a game can have ({ $most })
clock-refused-no-unproved-count = this code does not go on with an unproved number of moves
clock-refused-no-adjournment = this code knows no adjournment with a sealed move
clock-refused-too-early-to-adjourn = a game may be interrupted after move { $needed }, not after { $made }; if more were made, write them down first
clock-refused-wrong-sealer = { $sealer }: this side seals the move, so the game is interrupted when it is to move
clock-refused-not-interrupted = the game is not interrupted
clock-refused-not-sealed = no move is sealed
console-no-choice = This code leaves no choice: it is put right

irregular-ir01 = { irregular-1 }
irregular-ir02 = { irregular-2 }
irregular-ir03 = { irregular-3 }
irregular-ir04 = { irregular-4 }
irregular-ir05 = { irregular-5 }
irregular-ir06 = { irregular-6 }
irregular-ir07 = { irregular-7 }
irregular-ir08 = { irregular-8 }
irregular-ir09 = { irregular-9 }
irregular-ir10 = { irregular-10 }
irregular-ir11 = { irregular-11 }
irregular-ir12 = { irregular-12 }
irregular-ir13 = { irregular-13 }
irregular-ir14 = { irregular-14 }
irregular-ir15 = { irregular-15 }
irregular-ir16 = { irregular-16 }
irregular-ir17 = { irregular-17 }
irregular-ir18 = { irregular-18 }
irregular-ir19 = { irregular-19 }
irregular-ir20 = { irregular-20 }
irregular-ir21 = { irregular-21 }
irregular-ir22 = { irregular-22 }
irregular-ir23 = { irregular-23 }
irregular-ir24 = { irregular-24 }
irregular-ir25 = { irregular-25 }
irregular-ir26 = { irregular-26 }
irregular-ir27 = { irregular-27 }
irregular-ir28 = { irregular-28 }
irregular-ir29 = { irregular-29 }
irregular-ir30 = { irregular-30 }
irregular-ir31 = { irregular-31 }
irregular-ir32 = { irregular-32 }
irregular-ir33 = { irregular-33 }

# What can be written, what follows from a hand over the board, what an irregularity demands.
board-line-moves = moves, as far as they are known
board-line-played = a move, after which the clock is pressed
board-line-offer = a draw is offered, accepted, declined
board-line-claim-repetition = a draw by repetition is claimed, by a move that is announced, or with so many moves seen by the arbiter
board-line-claim-counting = a draw by counted moves is claimed
board-line-claim-last-minute = a draw is claimed by a player short of time
board-line-claim-quick-finish = the referee is called after a refused offer
board-line-establish = the arbiter finds a draw that a counter has reached
board-line-found = what the arbiter finds: nobody can win, or a win is shown
board-line-flag = a flag fell; of both, which first
board-line-ends = a player resigns, stops the clock or refuses to keep the rules
board-line-absent = somebody did not come
board-line-irregular = an irregularity, mended at once or not, and the board that it left
board-line-decide = it is put right, or it stands, by the word of whoever may choose
board-line-rewind = column draughts: play goes back to an irregular half-move
board-line-touched = a hand touched the piece there without a word
board-line-adjusts = he says so and adjusts pieces
board-line-carried = a piece was moved towards a square and is still held
board-line-released = a piece was moved there and let go
board-line-removing = captured pieces are taken off, all of them or not
board-line-reached = a man reached the last row: who crowns it is told
board-line-sanction = a step of the ladder of this code
board-line-award = the arbiter decides, and says why
board-line-undo = only so many of the first lines remain
board-line-clock-start = the signal to start, and who is absent
board-line-clock-arrive = a late player comes, or his reason is valid
board-line-clock-press = the clock is pressed, or the last move leaves the opponent none
board-line-clock-pause = the arbiter stops both clocks, lets them go on, or lets one run
board-line-clock-add = time is given, taken or set
board-line-clock-replace = a faulty clock is replaced, or a flag is doubted
board-line-clock-stop = a player stops the clock
board-line-clock-judge = the arbiter rules on a flag, or lets play go on with so much time
board-line-clock-claim = a draw is claimed at the clock, and the claim decided
board-line-clock-shown = the moves of the control are shown, or cannot be proved
board-line-clock-adjourn = the game is interrupted, a move sealed, the envelope opened, play ended
board-line-sealed = the envelope is opened: the sealed move is made, or cannot be and its player loses
board-line-missing = so many moves are not on his sheet, or he restored them in that time
board-line-break = he wants a short break away from the board
board-line-sight = he cannot read the clock: when he has to be warned is told
board-line-sheet = he has handed in his signed sheet
board-choice-plain = “{ $line }”
board-demand = { $rule } { $reading }
board-demand-wrong_board = The game is annulled and played anew, however late it is seen
board-demand-accepted_by_moving = Once the opponent moves, it stands
board-demand-corrected_wholly = It is put right wholly or not at all
board-demand-condoned_by_moving = Once the opponent moves, it is condoned
board-demand-complained_in_time = After the game no complaint is accepted
board-demand-nobodys_fault = Nobody’s fault is no irregularity: the position is put back, nobody is punished and nobody’s time pays
board-hand = { $side }, { $point }: { $rule }
board-hand-moves = Moves that are left: { $moves }
board-hand-line = To write it down: “{ $line }”
not-noted-no-piece = no piece stands on “{ $value }”
not-noted-not-his = the piece on “{ $value }” is the opponent’s
not-noted-off-turn = it is not the turn of { $value }
not-noted-not-last-row = “{ $value }” is not on the last row of this player
console-position = The board it left, if known (such as W:W31,32:B1-20)

# What can be written, what follows from a hand over the board, what an irregularity demands.
board-offer-noted = { $side } offers a draw; both note it on their sheets. Answer: “{ $yes }”, “{ $no }” or a move
board-watch = Both are in time trouble: somebody else has to record the moves

# What can be written, what follows from a hand over the board, what an irregularity demands.
noted-corrected = { $value }, put right
