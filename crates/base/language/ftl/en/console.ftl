# Boards on the site and the console of a round.

desk-tab-console = Console

console-annulled = does not count
console-arbiter-corrects = The arbiter has the irregularity put right.
console-attended = Attended to
console-attended-already = Somebody has attended to this call already.
console-awaited = awaited
console-board-decided = This board has its result; it is no longer moved.
console-both-lose = both lose
console-by-schedule = Rounds start by themselves at the hour of the schedule
console-call = Call the arbiter
console-call-about = What about
console-call-too-early = The arbiter is called once the round has started.
console-called = The arbiter has been called.
console-called-already = The arbiter has been called several times already; somebody will come.
console-calm-lost = calm is lost
console-chooses = Chooses
console-chosen-already = This choice has been made already.
console-clock = Clock
console-clocks = Clocks
console-correct = It is put right
console-corrected = put right
console-counters = Counters
console-delay = Spectators see moves so many minutes later
console-delay-too-long = Moves are kept from spectators for two hours at most.
console-go-on-all = Let all clocks run
console-halt-all = Stop all clocks
console-in-hall = In the hall
console-in-name = Results from the site are written down in the name of
console-irregular = Irregularity
console-let-stand = It stands
console-minutes = Minutes
console-more-calls = The arbiter is called.
console-moves = Moves
console-no-such-board = There is no such board, or it is not played on the site.
console-of-time = { $what }: { $time }
console-on-site = This board is played on the site.
console-online = On the site
console-open = Open the board
console-opponent-chooses = The opponent chooses whether it is put right.
console-order-adjourn = Adjourn
console-order-award = Decide the game
console-order-excuse = Excuse the lateness
console-order-give-time = Give time
console-order-go-on = Let the clocks run
console-order-halt = Stop the clocks
console-order-incomplete = Something is missing: who, how much time, how, or the reason.
console-order-reopen = Open the envelope
console-order-take-time = Take time
console-ordered = { $count ->
    [one] Done at one board.
   *[other] Done at { $count } boards.
}
console-play-goes-back = Play goes back to the irregularity.
console-play-in-hall = Play this board in the hall
console-play-on-site = Play this board on the site
console-playing = still playing
console-record = Record
console-regular-on-site = On the site no move against the rules can be made.
console-result-comes = This board is played on the site; its result comes from the game. The console decides a game or moves the board to the hall.
console-room-closes = the room closes
console-seconds = Seconds
console-stands = stands
console-story = What happened here
console-time = Time
console-to-board = To the board
console-trouble = time trouble
console-where = Where boards are played
console-where-help = Boards on the site open when a round is published, between the accounts of the players; clocks start with the round. Single boards can be played elsewhere.
console-your-board = Your board
console-state-hall = in the hall
console-state-no-account = no account
console-state-closed = not open
console-state-waiting = waiting for the start
console-state-playing = playing
console-state-halted = clocks stopped
console-state-sealed = adjourned
console-state-over = over

# The list of duties.

desk-duties = Duties by the code
desk-duties-before = Before round 1
desk-duties-during = While it is played
desk-duties-after = Afterwards

# Irregularities, by their numbers in the unified list.

irregular-1 = Two moves in succession, or out of turn
irregular-2 = Impossible or irregular movement
irregular-3 = One own piece touched, another moved
irregular-4 = Move taken back or replaced
irregular-5 = Opponent’s piece moved
irregular-6 = Quiet move although there was a capture
irregular-7 = Pieces removed without cause
irregular-8 = Fewer or more pieces captured than had to be
irregular-9 = Stop in the middle of a capture
irregular-10 = Pieces removed before the capture was over
irregular-11 = Not as many removed as captured
irregular-12 = Pieces removed that were not captured
irregular-13 = Stop while removing the captured pieces
irregular-14 = Own pieces removed after a capture
irregular-15 = Man promoted but not crowned
irregular-16 = Play with an uncrowned king
irregular-17 = Two hands used for moving and removing
irregular-18 = Pieces touched or adjusted off turn
irregular-19 = Unplayable piece touched without notice
irregular-20 = Pieces added
irregular-21 = Man captures on after the king row
irregular-22 = Board wrongly laid
irregular-23 = Wrong set-up
irregular-24 = Wrong colours
irregular-25 = Piece on a light square or off the board
irregular-26 = Pieces displaced by accident
irregular-27 = Halves of a king on two squares
irregular-28 = Announced move differs from the one on the board
irregular-29 = Capture carried out unclearly or removed out of order
irregular-30 = Refusal to obey the rules
irregular-31 = Moves not recorded as the code demands, or a false record
irregular-32 = Situation that the players did not cause
irregular-33 = Impossible move by letter
